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
