-- The worker, too, must see whether a newer release has migrated the database: only then may its rights go beyond its own list.
grant select (name) on schema_migrations to hctc_worker;
