import os

from hypothesis import settings

pytest_plugins = ["tests.servers"]

# No deadline: a slow machine is no failure. In CI the same change must give the same answer twice.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
