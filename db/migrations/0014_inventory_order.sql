-- The inventory in the orders in which it is read, so that a page of two million rows costs what it costs of a hundred.

-- Within one container size the retail price rises with the wholesale price, so the sizes can be merged by price.
drop index inventory_by_size;
create index inventory_by_size_and_price on inventory (lower(size_description), wholesale_price, plant_name, id) where deleted_at is null;
create index inventory_by_height_now on inventory (current_height_inches desc nulls last, plant_name, id) where deleted_at is null;
