-- What the owner's desk needs to take in a wholesaler's list: how many plants are to be had, where the list says so, and a way
-- to one wholesaler's rows. Visitors are not shown quantities, so the site's roles get no right to them.

alter table inventory add column quantity_available int check (quantity_available >= 0);
comment on column inventory.quantity_available is 'as the wholesaler''s last list has it; null: not said';

create index inventory_of_wholesaler on inventory (wholesaler_id, plant_id);
