create table company_settings (
  setting_key text primary key,
  setting_value jsonb not null,
  setting_type text not null default 'string' check (setting_type in ('string', 'number', 'boolean', 'json')),
  updated_at timestamptz not null default now(),
  check (case setting_type
    when 'string' then jsonb_typeof(setting_value) = 'string'
    when 'number' then jsonb_typeof(setting_value) = 'number'
    when 'boolean' then jsonb_typeof(setting_value) = 'boolean'
    else true end)
);

create table invoicing_documents (
  key text primary key,
  value_number numeric(12, 2),
  value_text text,
  updated_at timestamptz not null default now(),
  check (key <> 'minimum_price' or value_number >= 0)
);

grant select on company_settings, invoicing_documents to hctc_web, hctc_worker;

-- Whoever changes what the site holds in memory, with a command or with plain SQL, tells every process. PostgreSQL sends
-- equal notifications of one transaction once.
create function announce_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('hctc_changes', tg_table_name);
  return null;
end $$;

do $$
declare
  cached text;
begin
  foreach cached in array array['company_settings', 'invoicing_documents', 'container_markup_rules', 'delivery_zones',
    'communities', 'zip_positions', 'plants', 'inventory'] loop
    execute format('create trigger announce_change after insert or update or delete or truncate on %I
      for each statement execute function announce_change()', cached);
  end loop;
end $$;

-- GET /ready compares the applied migrations with those the running build expects.
grant select (name) on schema_migrations to hctc_web;
