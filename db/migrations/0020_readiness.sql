-- GET /ready compares what has been migrated with what the running build was written for.
grant select (name) on schema_migrations to hctc_web;
