-- Quotes at the desk: our own notes, and the rights to read, price, send and carry out a quote.

-- What we note about a quote or a customer, who never sees it. Deleted with the quote.
create table quote_notes (
  id bigint generated always as identity primary key,
  quote_id bigint not null references quotes,
  person_id bigint not null references desk_people,
  at timestamptz not null default now(),
  words text not null check (words <> '' and length(words) <= 4000)
);
create index quote_notes_of_quote on quote_notes (quote_id);

create or replace function forget_quotes(ids bigint[]) returns int
language plpgsql set search_path = public, pg_temp as $$
declare
  whose bigint[];
  forgotten int;
begin
  update quotes set replaces_quote_id = null where replaces_quote_id = any (ids);
  delete from stock_holds where quote_id = any (ids);
  delete from quote_notes where quote_id = any (ids);
  delete from quote_photos where quote_id = any (ids);
  delete from quote_event_texts where quote_id = any (ids);
  delete from quote_events where quote_id = any (ids);
  delete from quote_version_lines where quote_id = any (ids);
  delete from quote_versions where quote_id = any (ids);
  delete from quote_items where quote_id = any (ids);
  delete from quote_items_gone where quote_id = any (ids);
  delete from quote_answers where quote_id = any (ids);
  delete from quote_mails where quote_id = any (ids);
  delete from pgboss.job where name = 'mail-dead' and data ->> 'quoteId' = any (ids::text[]);
  with gone as (delete from quotes where id = any (ids) returning customer_id)
  select array_agg(customer_id), count(*) into whose, forgotten from gone;
  delete from customers where id = any (whose) and not exists (select from quotes where customer_id = customers.id);
  return forgotten;
end $$;

-- The request, its customer and what was offered.
grant select on customers, quotes, quote_items, quote_items_gone, quote_versions, quote_version_lines, quote_events,
  quote_event_texts, quote_photos, quote_mails, quote_notes, stock_holds, available_stock, stock_offers, wholesalers to hctc_desk;
-- A new version and what the desk did; nothing that happened can be changed or deleted.
grant insert on quote_versions, quote_version_lines, quote_events, quote_event_texts, quote_mails, quote_notes to hctc_desk;
create policy desk_records_people on quote_events for insert to hctc_desk with check (actor like 'person %');
grant execute on function adopt_quotes, settle_holds to hctc_desk;
-- Stock that a line can be quoted from, who supplies it, and what today's price follows from.
grant select (id, plant_id, size_description, wholesale_price, wholesaler_id, quantity_available, use_catalog_image,
  custom_image_url, image_url, current_height_inches, caliper_inches, deleted_at) on inventory to hctc_desk;
grant select on plants to hctc_desk;
grant select (id, container_size, markup_percentage, planting_fee, active) on container_markup_rules to hctc_desk;
-- Done work is taken off the list.
grant update (quantity_available) on inventory to hctc_desk;
-- The promise, the tax, cages and pick-up; the desk sets the tax before the first official quote.
grant select, insert, update on company_settings to hctc_desk;
