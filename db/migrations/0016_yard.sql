-- A change made in the yard carries a key: one that a phone sends twice is made and logged once.
create unique index desk_log_by_key on desk_log ((details ->> 'key')) where details ? 'key';
-- The latest changes of one item.
create index desk_log_by_subject on desk_log (subject, at);

-- The search uses the same catalog as the site's.
grant select on plants, communities, stock_offers, available_stock to hctc_desk;
grant select (id, container_size, markup_percentage, planting_fee, active) on container_markup_rules to hctc_desk;
grant select on inventory, wholesalers, stock_holds to hctc_desk;
grant update (quantity_available, deleted_at, listed_at, wholesale_price, is_priority, custom_image_url, use_catalog_image)
  on inventory to hctc_desk;
-- For whom a plant is held.
grant select (id, quote_number, customer_id) on quotes to hctc_desk;
grant select (id, first_name, last_name) on customers to hctc_desk;
