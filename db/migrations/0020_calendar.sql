-- The calendar: what the crew needs for a visit, photos of the work, and calendars that people at the desk subscribe to.

-- The 811 ticket and a note for the crew. Deleted with the quote.
create table visit_details (
  quote_id bigint primary key references quotes on delete cascade,
  ticket_number text check (length(ticket_number) between 1 and 40),
  ticket_called_on date,
  crew_note text not null default '' check (length(crew_note) <= 500),
  check ((ticket_number is null) = (ticket_called_on is null))
);

-- Photos of what was done, by line of the accepted version. The files are in PRIVATE_FILES, as the customers' are; the worker
-- deletes those without a row.
create table visit_photos (
  photo_key uuid primary key default gen_random_uuid(),
  quote_id bigint not null references quotes on delete cascade,
  line int not null check (line >= 1),
  width int not null check (width between 1 and 2048),
  height int not null check (height between 1 and 2048),
  bytes int not null check (bytes > 0),
  person_id bigint not null references desk_people,
  added_at timestamptz not null default now()
);
create index visit_photos_of_quote on visit_photos (quote_id);

-- The secret in the URL of a person's calendar, of which only the hash is stored. Deleted when it's turned off.
create table desk_calendars (
  person_id bigint primary key references desk_people,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);

grant select, insert, update on visit_details to hctc_desk;
grant select, insert, delete on visit_photos to hctc_desk;
grant select, insert, delete on desk_calendars to hctc_desk;
-- Which files still have their row.
grant select (photo_key) on visit_photos to hctc_worker;
