-- Whoever changes what the site keeps in memory, by a command or by hand, tells every process of it. Once for a statement,
-- and once for a transaction however many statements it has: PostgreSQL sends equal notifications of one transaction once.

create function announce_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('hctc_changes', tg_table_name);
  return null;
end $$;

do $$
declare
  kept text;
begin
  -- Every table that a value of server/cache.ts is read from.
  foreach kept in array array['company_settings', 'invoicing_documents', 'container_markup_rules', 'delivery_zones',
    'communities', 'zip_positions', 'plants', 'inventory'] loop
    execute format('create trigger announce_change after insert or update or delete or truncate on %I
      for each statement execute function announce_change()', kept);
  end loop;
end $$;
