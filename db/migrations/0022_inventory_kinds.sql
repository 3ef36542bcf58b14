-- What filters ask of a plant, copied by triggers into its rows in stock: kind, heights and names. One index then answers a
-- search by plant, size and price together; without it each row would be joined to its plant only to be refused.

-- Made again below; without them the copying is many times faster.
drop index inventory_in_shop_order, inventory_by_height_now, inventory_by_size_and_price;

alter table inventory
  add column size_key text not null generated always as (lower(size_description)) stored,
  add column facet_bits bigint not null default 0,
  add column min_height_ft numeric(5, 2),
  add column max_height_ft numeric(5, 2),
  add column search_text text not null default '';

update inventory set facet_bits = plants.facet_bits, min_height_ft = plants.min_height_ft,
  max_height_ft = plants.max_height_ft, search_text = plants.search_text
from plants where plants.id = inventory.plant_id;

create function copy_plant_into_stock() returns trigger
  language plpgsql as $$
begin
  select plants.facet_bits, plants.min_height_ft, plants.max_height_ft, plants.search_text
  into new.facet_bits, new.min_height_ft, new.max_height_ft, new.search_text
  from plants where plants.id = new.plant_id;
  return new;
end $$;
create trigger copy_plant before insert or update on inventory for each row execute function copy_plant_into_stock();

create function copy_changed_plants_into_stock() returns trigger
  language plpgsql as $$
begin
  -- The row's own trigger reads the plant again.
  update inventory set plant_id = inventory.plant_id
  from after_change join before_change using (id)
  where inventory.plant_id = after_change.id
    and (after_change.facet_bits, after_change.min_height_ft, after_change.max_height_ft, after_change.search_text)
      is distinct from (before_change.facet_bits, before_change.min_height_ft, before_change.max_height_ft, before_change.search_text);
  return null;
end $$;
create trigger copy_changed_plants after update on plants
  referencing old table as before_change new table as after_change
  for each statement execute function copy_changed_plants_into_stock();

create index inventory_by_kind on inventory (facet_bits, size_key, wholesale_price)
  include (id, plant_name, is_priority, current_height_inches, min_height_ft, max_height_ft, search_text)
  where deleted_at is null;
create index inventory_best_sellers_by_kind on inventory (facet_bits, plant_id)
  include (min_height_ft, max_height_ft, search_text) where is_priority and deleted_at is null;
create index inventory_in_shop_order on inventory (is_priority desc, plant_name, id)
  include (facet_bits, size_key, wholesale_price, min_height_ft, max_height_ft, search_text) where deleted_at is null;
create index inventory_by_height_now on inventory (current_height_inches desc nulls last, plant_name, id)
  include (is_priority, facet_bits, size_key, wholesale_price, min_height_ft, max_height_ft, search_text) where deleted_at is null;
create index inventory_by_mature_height on inventory (max_height_ft desc nulls last, plant_name, id)
  include (is_priority, facet_bits, size_key, wholesale_price, min_height_ft, search_text) where deleted_at is null;
create index inventory_by_size_and_price on inventory (size_key, wholesale_price, plant_name, id)
  include (is_priority, facet_bits, min_height_ft, max_height_ft, search_text) where deleted_at is null;

grant select (size_key, facet_bits, min_height_ft, max_height_ft, search_text) on inventory to hctc_web;
grant select (size_key) on inventory to hctc_worker;
