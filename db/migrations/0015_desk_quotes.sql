-- Quotes at the desk: our own notes, and the rights to read, price, send and carry out a quote.

-- What we note about a quote or a customer, who never sees it. Deleted with the quote.
create table quote_notes (
  id bigint generated always as identity primary key,
  quote_id bigint not null references quotes on delete cascade,
  person_id bigint not null references desk_people,
  at timestamptz not null default now(),
  words text not null check (words <> '' and length(words) <= 4000)
);
create index quote_notes_of_quote on quote_notes (quote_id);

-- The request, its customer and what was offered.
grant select on customers, quotes, quote_items_gone, quote_versions, quote_items, quote_events,
  quote_event_texts, quote_photos, quote_mails, quote_notes, stock_holds, available_stock, stock_offers, wholesalers to hctc_desk;
-- A new version and what the desk did; nothing that happened can be changed or deleted.
grant insert on quote_versions, quote_items, quote_events, quote_event_texts, quote_mails, quote_notes to hctc_desk;
create policy desk_records_people on quote_events for insert to hctc_desk with check (actor like 'person %');
create policy desk_sends_official_versions on quote_versions for insert to hctc_desk with check (version > 1);
create policy desk_sends_official_versions on quote_items for insert to hctc_desk with check (version > 1);
grant execute on function settle_holds to hctc_desk;
-- Stock that a line can be quoted from, who supplies it, and what today's price follows from.
grant select (id, plant_id, size_description, wholesale_price, wholesaler_id, quantity_available, use_catalog_image,
  custom_image_url, image_url, current_height_inches, caliper_inches, deleted_at) on inventory to hctc_desk;
grant select on plants to hctc_desk;
grant select (id, container_size, markup_percentage, planting_fee, active) on container_markup_rules to hctc_desk;
-- Done work is taken off the list.
grant update (quantity_available) on inventory to hctc_desk;
-- The promise, the tax, cages and pick-up; the desk sets the tax before the first official quote.
grant select, insert, update on company_settings to hctc_desk;
