-- Care after planting: who asked for the care emails. Rows go with their quote.

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

-- Emails that are queued already aren't sent anymore.
create function end_care_consent(of_quote bigint, at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update care_consents set ended_at = at where quote_id = of_quote and ended_at is null;
  update emails set dropped_at = at where quote_id = of_quote and type = 'care' and sent_at is null and dropped_at is null;
$$;

create function stop_care(of_token text, at timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  select end_care_consent(quote_id, at) from care_consents where stop_token = of_token and ended_at is null;
$$;

revoke execute on function give_care_consent, end_care_consent, stop_care from public;
grant execute on function give_care_consent, end_care_consent, stop_care to hctc_web;
