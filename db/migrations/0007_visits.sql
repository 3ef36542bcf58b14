-- The 811 ticket and a note for the crew. Deleted with the quote.
create table visit_details (
  quote_id bigint primary key references quotes on delete cascade,
  ticket_number text check (length(ticket_number) between 1 and 40),
  ticket_called_on date,
  crew_note text not null default '' check (length(crew_note) <= 500),
  check ((ticket_number is null) = (ticket_called_on is null))
);

grant select, insert, update on visit_details to hctc_desk;

-- Photos of what was done, by line of the accepted version. The files are in PRIVATE_FILES, as the customers' are; the worker
-- deletes those without a row.
create table visit_photos (
  photo_key uuid primary key default gen_random_uuid(),
  quote_id bigint not null references quotes on delete cascade,
  line int not null check (line >= 1),
  width int not null check (width between 1 and 2048),
  height int not null check (height between 1 and 2048),
  added_at timestamptz not null default now()
);
create index visit_photos_of_quote on visit_photos (quote_id);

grant select, insert, delete on visit_photos to hctc_desk;
-- Which files still have their row.
grant select (photo_key) on visit_photos to hctc_worker;
