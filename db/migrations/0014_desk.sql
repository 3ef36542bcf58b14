-- The desk: who may use it, how they sign in, and what they changed. Secrets are stored only as SHA-256 hashes: each has at least
-- 100 random bits, so nobody can find one by trying candidates.

create table desk_people (
  id bigint generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 80),
  role text not null check (role in ('owner', 'yard')),
  -- What a passkey stores instead of the name.
  user_handle bytea not null unique check (length(user_handle) = 32),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);

create table desk_passkeys (
  credential_id text primary key,
  person_id bigint not null references desk_people,
  public_key bytea not null,
  -- Grows with each use on devices that count; a smaller number would be a copy.
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index desk_passkeys_by_person on desk_passkeys (person_id);

create table desk_sessions (
  id_hash bytea primary key check (length(id_hash) = 32),
  person_id bigint not null references desk_people,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  -- When the person last proved to be there, with a passkey.
  touched_at timestamptz not null default now()
);
create index desk_sessions_by_person on desk_sessions (person_id);

create table desk_invitations (
  token_hash bytea primary key check (length(token_hash) = 32),
  name text not null check (name <> '' and length(name) <= 80),
  role text not null check (role in ('owner', 'yard')),
  -- Null: from the command line.
  invited_by bigint references desk_people,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '15 minutes',
  used_at timestamptz
);

create table desk_recovery_codes (
  id bigint generated always as identity primary key,
  code_hash bytea not null unique check (length(code_hash) = 32),
  person_id bigint not null references desk_people,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- The email that tells the business about its use.
  sent_at timestamptz,
  refused_at timestamptz
);
create index desk_recovery_codes_by_person on desk_recovery_codes (person_id);

-- A challenge is signed and carries its own end (server/desk/access/challenges.ts), so only used ones are stored, so that none works
-- twice.
create table desk_spent_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz not null
);

-- Only grows. Ids and names of fields; values only for stock, prices and settings.
create table desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the command line.
  person_id bigint references desk_people,
  action text not null check (action <> ''),
  subject text not null,
  details jsonb not null default '{}'
);
create index desk_log_by_time on desk_log (at);

-- Deletes at most this many rows of each kind that are past their time, and returns how many.
create function forget_desk(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone int;
  forgotten int := 0;
begin
  delete from desk_sessions where id_hash in (select id_hash from desk_sessions where expires_at < now() limit most);
  get diagnostics gone = row_count;
  forgotten := forgotten + gone;
  delete from desk_invitations where token_hash in (
    select token_hash from desk_invitations where expires_at < now() - interval '1 day' limit most);
  get diagnostics gone = row_count;
  forgotten := forgotten + gone;
  delete from desk_spent_challenges where challenge_hash in (
    select challenge_hash from desk_spent_challenges where expires_at < now() limit most);
  get diagnostics gone = row_count;
  forgotten := forgotten + gone;
  delete from desk_log where id in (select id from desk_log where at < now() - interval '7 years' limit most);
  get diagnostics gone = row_count;
  return forgotten + gone;
end $$;

revoke execute on function forget_desk from public;
grant execute on function forget_desk to hctc_worker;
-- The email about a recovery code says whose it was.
grant select (id, name) on desk_people to hctc_worker;
grant select (id, person_id, used_at, sent_at, refused_at), update (sent_at, refused_at) on desk_recovery_codes to hctc_worker;

grant select, insert on desk_people, desk_log to hctc_desk;
grant update (removed_at) on desk_people to hctc_desk;
grant select, insert on desk_passkeys to hctc_desk;
grant update (counter, used_at) on desk_passkeys to hctc_desk;
-- A removed person's passkeys and codes go, too, and a new code replaces the old one.
grant delete on desk_passkeys, desk_recovery_codes to hctc_desk;
grant select, insert, delete on desk_sessions to hctc_desk;
grant update (touched_at) on desk_sessions to hctc_desk;
grant select, insert on desk_invitations, desk_recovery_codes to hctc_desk;
grant update (used_at) on desk_invitations, desk_recovery_codes to hctc_desk;
grant insert on desk_spent_challenges to hctc_desk;
grant execute on function take_from_limits to hctc_desk;
-- To see whether the database has this release's migrations.
grant select (name) on schema_migrations to hctc_desk;
