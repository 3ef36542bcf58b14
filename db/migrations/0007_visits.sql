-- The 811 ticket and a note for the crew. Deleted with the quote.
create table visit_details (
  quote_id bigint primary key references quotes on delete cascade,
  ticket_number text check (length(ticket_number) between 1 and 40),
  ticket_called_on date,
  crew_note text not null default '' check (length(crew_note) <= 500),
  check ((ticket_number is null) = (ticket_called_on is null))
);

grant select, insert, update on visit_details to hctc_desk;
