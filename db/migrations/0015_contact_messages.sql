-- A message's letter to the business, written down with the job that sends it: a job that runs again finds here that it was
-- sent. The site makes the key and names the message by it, so that it need not read any.
alter table contact_submissions
  add column message_key uuid not null unique default gen_random_uuid(),
  add column sent_at timestamptz,
  add column refused_at timestamptz;
create index contact_submissions_unsent on contact_submissions (submitted_at) where sent_at is null;

-- How long letters wait, for the health check: nothing of what was written.
grant select (submitted_at, sent_at) on contact_submissions to hctc_web;
grant update (sent_at, refused_at) on contact_submissions to hctc_worker;
