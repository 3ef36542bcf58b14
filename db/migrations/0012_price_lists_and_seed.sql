-- The latest price lists with what each of them changed, so that the last one can be undone for 14 days.
create table price_lists (
  id bigint generated always as identity primary key,
  wholesaler_id bigint not null references wholesalers,
  imported_at timestamptz not null default now(),
  undone_at timestamptz,
  -- [{id, before, after}] of the inventory rows; before is null for a row that the list added.
  changes jsonb not null
);

-- Each row as the seed wrote it last, by its slug or ZIP code. A row that differs was changed by the owner.
create table seeded_rows (
  table_name text not null,
  row_key text not null,
  written jsonb not null,
  primary key (table_name, row_key)
);

-- One plant in one size from two wholesalers is one offer: of the one that has the cheapest with stock. The other rows stay in
-- carts and quotes. Decided here, because the site doesn't know who supplies what.
create view stock_offers as
  select id as inventory_id, available,
    wholesaler_id is not distinct from first_value(wholesaler_id) over (
      partition by plant_id, lower(size_description)
      order by available is not distinct from 0, wholesale_price, id) as is_offered
  from inventory join available_stock on inventory_id = id;

grant select on stock_offers to hctc_web, hctc_worker;

-- What's held decides what the site shows.
create trigger announce_change after insert or update or delete on stock_holds
  for each statement execute function announce_change();
