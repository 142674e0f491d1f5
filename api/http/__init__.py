"""Parts shared by requests and responses: callers, rate limits, bodies, problems, languages."""
