-- What visitors send. Money is in whole cents, and a row whose sums do not add up cannot be stored.

create table customers (
  id bigint generated always as identity primary key,
  first_name text not null check (first_name <> ''),
  last_name text not null default '',
  email text,
  phone text check (phone ~ '^[0-9]{10}$'),
  address text not null check (address <> ''),
  city text not null default '',
  state text not null default 'TX',
  zip_code text not null default '',
  created_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);

create table quotes (
  id bigint generated always as identity primary key,
  quote_number text not null unique check (quote_number ~ '^HCT-[0-9]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  customer_id bigint not null references customers,
  project_notes text not null default '' check (length(project_notes) <= 2000),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  labor_cents bigint not null check (labor_cents >= 0),
  -- Null while delivery is still to be confirmed: never 0 for unknown.
  delivery_cents bigint check (delivery_cents >= 0),
  grand_total_cents bigint not null,
  delivery_miles numeric(6, 1),
  delivery_reason text not null default '',
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (grand_total_cents = subtotal_cents + labor_cents + coalesce(delivery_cents, 0))
);
create index quotes_of_customer on quotes (customer_id);
create index quotes_by_time on quotes (created_at);

create table quote_items (
  quote_id bigint not null references quotes,
  line int not null check (line between 1 and 100),
  inventory_id bigint not null references inventory,
  plant_id bigint not null references plants,
  plant_name text not null,
  scientific_name text not null,
  container_size text not null,
  quantity int not null check (quantity between 1 and 999),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  planting_fee_cents bigint not null check (planting_fee_cents >= 0),
  line_total_cents bigint not null,
  current_height_inches numeric(6, 1),
  caliper_inches numeric(5, 2),
  primary key (quote_id, line),
  check (line_total_cents = (unit_price_cents + planting_fee_cents) * quantity)
);

create table contact_submissions (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null default '',
  service text not null default '',
  message text not null check (message <> '' and length(message) <= 10000),
  submitted_at timestamptz not null default now()
);

-- The site writes what a visitor sends and can show a quote again; it reads back no message, and changes and deletes nothing.
grant select, insert on customers, quotes, quote_items to hctc_web;
grant insert on contact_submissions to hctc_web;
grant select on customers, quotes, quote_items, contact_submissions to hctc_worker;
