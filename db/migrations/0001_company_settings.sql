create table company_settings (
  setting_key text primary key,
  setting_value text not null
);
grant select on company_settings to hctc_web;
