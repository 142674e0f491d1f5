"""One offline HTML file of a session or of a dispute: `greffe dossier`."""
