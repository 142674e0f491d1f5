"""What tells whether a register is whole: its storage asked, its manifest, what a backup promises."""
