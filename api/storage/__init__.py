"""Writing to the register beside the event loop: commits, worker threads, snapshots, the manifest, signing keys."""
