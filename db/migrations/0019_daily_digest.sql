-- The letter that tells the business each morning what came in. One row a day, written together with its job by whichever
-- worker is first; what it tells reaches from the end of the one before, so that nothing is told twice or left out.
create table daily_digests (
  day date primary key,
  covers_from timestamptz not null,
  covers_until timestamptz not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  refused_at timestamptz,
  check (covers_from < covers_until)
);
create index daily_digests_unsent on daily_digests (queued_at) where sent_at is null;

grant select, insert on daily_digests to hctc_worker;
grant update (sent_at, refused_at) on daily_digests to hctc_worker;

-- For the health check: how long letters wait, and which the mail server refused, which are dead letters until somebody has
-- looked at them.
grant select (queued_at, sent_at, refused_at) on daily_digests to hctc_web;
grant select (refused_at) on contact_submissions to hctc_web;
