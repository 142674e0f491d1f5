"""The page in a real browser. Needs a Chromium: that of the system, or the one that `GREFFE_CHROMIUM` names."""
