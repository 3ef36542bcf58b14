-- What the owner changes in the desk's settings.
grant delete on company_settings to hctc_desk;
-- Only the minimum order, which is a number.
grant select (key, value_number), insert (key, value_number, updated_at), update (value_number, updated_at)
  on invoicing_documents to hctc_desk;
grant select (id, zone_name, min_miles, max_miles, base_fee, per_mile_fee, active) on delivery_zones to hctc_desk;
grant insert (zone_name, min_miles, max_miles, base_fee, per_mile_fee, active) on delivery_zones to hctc_desk;
grant update (zone_name, min_miles, max_miles, base_fee, per_mile_fee, active) on delivery_zones to hctc_desk;
grant delete on delivery_zones to hctc_desk;
grant insert (container_size, markup_percentage, planting_fee, active) on container_markup_rules to hctc_desk;
grant update (markup_percentage, planting_fee, active) on container_markup_rules to hctc_desk;
-- Where delivery distances start and end.
grant select on zip_positions to hctc_desk;
-- Only a confirmation: what a rule says comes from its source.
grant update (confirmed_on) on oak_rules, water_suppliers to hctc_desk;
