-- Care after planting: who asked for the care emails, and which were sent. Rows go with their quote.

create table care_consents (
  quote_id bigint primary key references quotes on delete cascade,
  -- Unsubscribes, and does nothing else.
  stop_token text not null unique check (stop_token ~ '^[0-9a-f]{32}$'),
  given_at timestamptz not null,
  -- The words that were agreed to: domain/care/care-consent.ts has them all.
  wording text not null,
  ended_at timestamptz
);

-- The page says whether they're on. Tokens stay with the worker.
grant select (quote_id, given_at, wording, ended_at) on care_consents to hctc_web, hctc_desk;
grant select on care_consents to hctc_worker;

-- Consent that's given again keeps its token, so that the links in earlier emails still work.
create function give_care_consent(of_quote bigint, token text, words text, at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into care_consents as consent (quote_id, stop_token, given_at, wording) values (of_quote, token, at, words)
  on conflict (quote_id) do update set given_at = excluded.given_at, wording = excluded.wording, ended_at = null
  where consent.ended_at is not null;
$$;

create function end_care_consent(of_quote bigint, at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update care_consents set ended_at = at where quote_id = of_quote and ended_at is null;
$$;

create function stop_care(of_token text, at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update care_consents set ended_at = at where stop_token = of_token and ended_at is null;
$$;

revoke execute on function give_care_consent, end_care_consent, stop_care from public;
grant execute on function give_care_consent, end_care_consent, stop_care to hctc_web;

create table care_mails (
  quote_id bigint not null references quotes on delete cascade,
  kind text not null check (kind in
    ('week-1', 'month-1', 'first-august', 'first-winter', 'stake', 'guarantee-ends', 'second-spring')),
  due_on date not null,
  queued_at timestamptz not null,
  sent_at timestamptz,
  refused_at timestamptz,
  primary key (quote_id, kind)
);
create index care_mails_unsent on care_mails (queued_at) where sent_at is null;

grant select on care_mails to hctc_worker, hctc_desk;
grant insert on care_mails to hctc_worker;
grant update (sent_at, refused_at) on care_mails to hctc_worker;
grant update (refused_at) on care_mails to hctc_desk;

-- The days whose care emails have all been queued.
create table care_sweeps (
  day date primary key,
  finished_at timestamptz not null default now()
);

grant select, insert on care_sweeps to hctc_worker;
