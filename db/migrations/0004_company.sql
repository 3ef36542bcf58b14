create table company_settings (
  setting_key text primary key,
  setting_value jsonb not null,
  setting_type text not null default 'string' check (setting_type in ('string', 'number', 'boolean', 'json')),
  check (case setting_type
    when 'string' then jsonb_typeof(setting_value) = 'string'
    when 'number' then jsonb_typeof(setting_value) = 'number'
    when 'boolean' then jsonb_typeof(setting_value) = 'boolean'
    else true end)
);

create trigger announce_change after insert or update or delete or truncate on company_settings
  for each statement execute function announce_change();

grant select on company_settings to hctc_web, hctc_worker;
grant select, insert, update, delete on company_settings to hctc_desk;

create table invoicing_documents (
  key text primary key,
  value_number numeric(12, 2),
  check (key <> 'minimum_price' or value_number >= 0)
);

create trigger announce_change after insert or update or delete or truncate on invoicing_documents
  for each statement execute function announce_change();

grant select on invoicing_documents to hctc_web;
grant select, insert, update (value_number) on invoicing_documents to hctc_desk;
