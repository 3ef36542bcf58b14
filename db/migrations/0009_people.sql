-- The desk: who may use it, how they sign in, and what they changed. Secrets are stored only as SHA-256 hashes: each has at least
-- 100 random bits, so nobody can find one by trying candidates.

create table desk_people (
  id bigint generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 80),
  role text not null check (role in ('owner', 'yard')),
  -- A passkey stores this instead of the name.
  user_handle bytea not null unique check (length(user_handle) = 32),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);

grant select, insert, update (name, removed_at) on desk_people to hctc_desk;

-- The tables of earlier files that name a person.
alter table price_list_drafts add foreign key (person_id) references desk_people;
alter table quote_notes add foreign key (person_id) references desk_people;

create table desk_passkeys (
  credential_id text primary key,
  person_id bigint not null references desk_people,
  public_key bytea not null,
  -- Grows with each use on devices that count; a smaller number would be a copy.
  counter bigint not null,
  transports text[] not null default '{}',
  used_at timestamptz
);

-- A removed person's passkeys go, too.
grant select, insert, update (counter, used_at), delete on desk_passkeys to hctc_desk;

create table desk_sessions (
  id_hash bytea primary key check (length(id_hash) = 32),
  person_id bigint not null references desk_people,
  expires_at timestamptz not null default now() + interval '7 days',
  -- When the person last proved to be there, with a passkey.
  touched_at timestamptz not null default now()
);

grant select, insert, update (touched_at), delete on desk_sessions to hctc_desk;

create table desk_invitations (
  token_hash bytea primary key check (length(token_hash) = 32),
  name text not null check (name <> '' and length(name) <= 80),
  role text not null check (role in ('owner', 'yard')),
  expires_at timestamptz not null default now() + interval '15 minutes',
  used_at timestamptz
);

grant select, insert, update (used_at) on desk_invitations to hctc_desk;

-- A challenge is signed and carries its own end (server/people/challenges.ts), so only used ones are stored, so that none works
-- twice.
create table desk_spent_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz not null
);

grant insert on desk_spent_challenges to hctc_desk;

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
-- The latest changes of one item.
create index desk_log_by_subject on desk_log (subject, at);
-- A change made in the yard carries a key: one that a phone sends twice is made and logged once.
create unique index desk_log_by_key on desk_log ((details ->> 'key')) where details ? 'key';

grant select, insert on desk_log to hctc_desk;
