-- What is kept about people goes away again: when its time is over (the worker, once a day), or when one of them asks for it
-- (the owner). How long what is kept: content/policies/privacy-policy.md, 'How long we keep it'.

-- A quote that another one replaced can be deleted without a look at all others.
create index quotes_replacing on quotes (replaces_quote_id) where replaces_quote_id is not null;

-- The one place that knows every table in which a quote has rows. A letter that is being sent at this moment finds nothing;
-- the jobs of the others name the quote only, and go a week after they are done.
create function forget_quotes(ids bigint[]) returns int
language plpgsql set search_path = public, pg_temp as $$
declare
  whose bigint[];
  forgotten int;
begin
  update quotes set replaces_quote_id = null where replaces_quote_id = any (ids);
  delete from quote_items where quote_id = any (ids);
  delete from quote_items_gone where quote_id = any (ids);
  delete from quote_answers where quote_id = any (ids);
  delete from quote_mails where quote_id = any (ids);
  delete from pgboss.job where name = 'mail-dead' and data ->> 'quoteId' = any (ids::text[]);
  with gone as (delete from quotes where id = any (ids) returning customer_id)
  select array_agg(customer_id), count(*) into whose, forgotten from gone;
  delete from customers where id = any (whose) and not exists (select from quotes where customer_id = customers.id);
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

-- Forgets at most so many of each kind whose time is over, and answers how many they were. One caller at a time.
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
  -- What a mail server said about an address that has left the list may name it.
  delete from pgboss.job where name = 'mail-dead' and data ? 'subscriptionId'
    and not exists (select from newsletter_subscriptions kept where kept.id::text = data ->> 'subscriptionId');
  return jsonb_build_object('quotes', quotes_gone, 'messages', messages_gone, 'distances', distances_gone,
    'counters', counters_gone);
end $$;
create index contact_submissions_by_time on contact_submissions (submitted_at);

-- One row for each day on which the worker has looked for what is over, with what it found.
create table forgetting_runs (
  day date primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  forgotten jsonb not null default '{}'
);

revoke execute on function forget_quotes, forget_messages, forget_expired from public;
grant execute on function forget_expired to hctc_worker;
grant select, insert, update on forgetting_runs to hctc_worker;
