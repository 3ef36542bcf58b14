-- Personal data is deleted when its retention period is over (by the worker, once a day) or when somebody asks for it (by
-- the owner). The periods are those of the privacy policy, 'How long we keep it'.

-- Deletes at most this many expired rows of each kind and returns how many. Each quote has its own customer, and everything
-- about a quote or a message, its emails too, is deleted with it.
create function forget_expired(most int) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  quotes_gone int;
  messages_gone int;
  distances_gone int;
  counters_gone int;
begin
  delete from customers where id in (
    select customer_id from quotes where created_at < now() - interval '5 years' order by created_at limit most);
  get diagnostics quotes_gone = row_count;
  delete from contact_submissions where id in (
    select id from contact_submissions where submitted_at < now() - interval '5 years' order by submitted_at limit most);
  get diagnostics messages_gone = row_count;
  delete from known_distances where key in (
    select key from known_distances where found_at < now() - interval '30 days' limit most for update skip locked);
  get diagnostics distances_gone = row_count;
  delete from rate_limits where key in (
    select key from rate_limits where window_ends < now() limit most for update skip locked);
  get diagnostics counters_gone = row_count;
  return jsonb_build_object('quotes', quotes_gone, 'messages', messages_gone, 'distances', distances_gone,
    'counters', counters_gone);
end $$;

-- Deletes at most this many photos of quotes that ended without an accepted version 90 days ago, and returns how many. Photos
-- of orders are deleted with the quote. The files follow: the worker deletes those without a row.
create function forget_photos(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  photos_gone int;
begin
  delete from quote_photos where photo_key in (
    select photo_key from quote_photos photo
    where (
      select min(at) from quote_events ended
      where quote_id = photo.quote_id and record ->> 'accepted' is null and seq > (
        select coalesce(max(seq), 0) from quote_events earlier
        where quote_id = photo.quote_id and state not in ('declined', 'expired', 'lost', 'replaced'))
    ) < now() - interval '90 days'
    limit most for update skip locked);
  get diagnostics photos_gone = row_count;
  return photos_gone;
end $$;

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
  delete from price_list_drafts where id in (
    select id from price_list_drafts where created_at < now() - interval '1 day' limit most);
  get diagnostics gone = row_count;
  forgotten := forgotten + gone;
  delete from desk_log where id in (select id from desk_log where at < now() - interval '7 years' limit most);
  get diagnostics gone = row_count;
  return forgotten + gone;
end $$;

-- Deletes what is stored about one person, as found by server/privacy/personal-data.ts.
create function forget_person(quote_ids bigint[], message_keys uuid[], subscription_ids bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from customers where id in (select customer_id from quotes where id = any (quote_ids));
  delete from contact_submissions where message_key = any (message_keys);
  delete from newsletter_subscriptions where id = any (subscription_ids);
end $$;

revoke execute on function forget_expired, forget_photos, forget_desk, forget_person from public;
grant execute on function forget_expired, forget_photos, forget_desk to hctc_worker;
-- Only after a fresh touch of the passkey.
grant execute on function forget_person to hctc_desk;
