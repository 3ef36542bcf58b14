-- Personal data is deleted when its retention period is over (by the worker, once a day) or when somebody asks for it (by
-- the owner). The periods are those of the privacy policy, 'How long we keep it'.

-- Each quote has its own customer, and everything about a quote is deleted with it. An email job that's still queued finds no
-- quote and sends nothing; finished jobs name only the quote's id and are deleted after a week.
create function forget_quotes(ids bigint[]) returns int
language plpgsql set search_path = public, pg_temp as $$
declare
  forgotten int;
begin
  delete from pgboss.job where name = 'mail-dead' and data ->> 'quoteId' = any (ids::text[]);
  delete from customers where id in (select customer_id from quotes where id = any (ids));
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

create function forget_messages(keys uuid[]) returns int
language plpgsql set search_path = public, pg_temp as $$
declare
  forgotten int;
begin
  delete from pgboss.job where name = 'mail-dead' and data ->> 'messageKey' = any (keys::text[]);
  delete from contact_submissions where message_key = any (keys);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

-- Deletes at most this many expired rows of each kind and returns how many. One caller at a time.
create function forget_expired(most int) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  quotes_gone int;
  messages_gone int;
  distances_gone int;
  counters_gone int;
begin
  if not pg_try_advisory_xact_lock(hashtext('hctc forget_expired')) then
    return null;
  end if;
  quotes_gone := forget_quotes(array(
    select id from quotes where created_at < now() - interval '5 years' order by created_at limit most));
  messages_gone := forget_messages(array(
    select message_key from contact_submissions where submitted_at < now() - interval '5 years' order by submitted_at limit most));
  delete from known_distances where key in (
    select key from known_distances where found_at < now() - interval '30 days' limit most for update skip locked);
  get diagnostics distances_gone = row_count;
  delete from rate_limits where key in (
    select key from rate_limits where window_ends < now() limit most for update skip locked);
  get diagnostics counters_gone = row_count;
  -- A mail server's error about an address that has left the list may contain the address.
  delete from pgboss.job where name = 'mail-dead' and data ? 'subscriptionId'
    and not exists (select from newsletter_subscriptions still where still.id::text = data ->> 'subscriptionId');
  return jsonb_build_object('quotes', quotes_gone, 'messages', messages_gone, 'distances', distances_gone,
    'counters', counters_gone);
end $$;

-- One row for each day on which the worker has deleted expired data, with how much.
create table forgetting_runs (
  day date primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  forgotten jsonb not null default '{}'
);

revoke execute on function forget_quotes, forget_messages, forget_expired from public;
grant execute on function forget_expired to hctc_worker;
grant select, insert, update on forgetting_runs to hctc_worker;
