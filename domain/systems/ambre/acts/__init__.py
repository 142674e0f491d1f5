"""The two acts, scene by scene: initiative, setting up, narration, closing, consequences, conclusion.

Rules: AMB-ACT, AMB-STAGE, AMB-NARR, AMB-CLOSE, AMB-WIN, AMB-CONS, AMB-ACT2.
"""
