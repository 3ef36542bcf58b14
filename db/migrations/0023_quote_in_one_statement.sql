-- Takes one from each of several limits, in their order. Answers 0, or the seconds until the first that is used up has one again.
-- Windows that are over are cleared at the end, a few with each call: whoever has locked rows to clear them waits for no other's.
-- The moment is read once: a function that may answer differently for each row cannot bound an index scan, and every call read every
-- open window.
create function take_from_limits(limit_keys bytea[], mosts int[], per_seconds int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moment constant timestamptz := clock_timestamp();
begin
  for place in 1 .. cardinality(limit_keys) loop
    insert into rate_limits as kept values (limit_keys[place], moment + make_interval(secs => per_seconds), 1)
    on conflict (key) do update set
      taken = case when kept.window_ends <= moment then 1 else kept.taken + 1 end,
      window_ends = case when kept.window_ends <= moment then excluded.window_ends else kept.window_ends end
    where kept.window_ends <= moment or kept.taken < mosts[place];
    if not found then
      return coalesce((select greatest(1, ceil(extract(epoch from window_ends - moment)))
        from rate_limits where key = limit_keys[place]), 1);
    end if;
  end loop;
  delete from rate_limits where key in (
    select key from rate_limits where window_ends < moment
    order by window_ends limit 2 * cardinality(limit_keys) for update skip locked);
  return 0;
end $$;

create or replace function take_from_limit(limit_key bytea, most int, per_seconds int) returns int
language sql security definer set search_path = public, pg_temp as $$
  select take_from_limits(array[limit_key], array[most], per_seconds);
$$;

-- A whole quote in one statement, and so in one transaction: the site is one of many that wait for the disk, and holds no
-- connection and no lock while a message travels. The rights are the caller's own.
--
-- Answers the seconds to wait if a limit is used up, and then nothing is stored. A key or a number that is taken raises
-- unique_violation, which gives back what was taken from the limits; a request with the same key that is being stored at this
-- moment is waited for. Two requests for one mailbox do not run at once, because they share a limit: so copies are counted rightly.
create function store_quote(
  limit_keys bytea[], limit_mosts int[], limit_seconds int,
  customer jsonb, quote jsonb, replaces_key text, lines jsonb, gone jsonb,
  copy_key bytea, most_copies_a_day int,
  out wait_seconds int, out stored_at timestamptz)
language plpgsql as $$
declare
  new_customer bigint;
  new_quote bigint;
  letters text[] := array['business'];
begin
  wait_seconds := take_from_limits(limit_keys, limit_mosts, limit_seconds);
  if wait_seconds > 0 then
    return;
  end if;

  insert into customers (first_name, last_name, email, phone, address, city, state, zip_code)
  select first_name, last_name, email, phone, address, city, state, zip_code
  from jsonb_populate_record(null::customers, customer)
  returning id into new_customer;

  insert into quotes (quote_number, page_token, customer_id, project_notes, subtotal_cents, labor_cents, delivery_cents,
    grand_total_cents, delivery_miles, delivery_reason, delivery_approximate, terms_version, terms_accepted_at,
    idempotency_key, body_hash, replaces_quote_id)
  select quote_number, page_token, new_customer, project_notes, subtotal_cents, labor_cents, delivery_cents,
    grand_total_cents, delivery_miles, delivery_reason, delivery_approximate, terms_version, now(),
    idempotency_key, body_hash, (select earlier.id from quotes earlier where earlier.idempotency_key = replaces_key)
  from jsonb_populate_record(null::quotes, quote)
  returning id, created_at into new_quote, stored_at;

  insert into quote_items (quote_id, line, inventory_id, plant_id, plant_name, scientific_name, container_size, quantity,
    unit_price_cents, planting_fee_cents, line_total_cents, current_height_inches, caliper_inches)
  select new_quote, line, inventory_id, plant_id, plant_name, scientific_name, container_size, quantity,
    unit_price_cents, planting_fee_cents, line_total_cents, current_height_inches, caliper_inches
  from jsonb_populate_recordset(null::quote_items, lines);

  if gone is not null then
    insert into quote_items_gone (quote_id, line, inventory_id, plant_name, container_size, quantity)
    select new_quote, line, inventory_id, plant_name, container_size, quantity
    from jsonb_populate_recordset(null::quote_items_gone, gone);
  end if;

  if copy_key is not null and most_copies_a_day > (
    select count(*) from quote_mails where recipient_key = copy_key and queued_at > now() - interval '1 day')
  then
    letters := letters || 'customer'::text;
  end if;
  insert into quote_mails (quote_id, kind, recipient_key)
  select new_quote, kind, case when kind = 'customer' then copy_key end from unnest(letters) kind;

  -- As pg-boss puts jobs in, with the queue's own settings. The business's letter first: without it a quote is as good as lost.
  insert into pgboss.job (name, data, priority, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select queue.name, jsonb_build_object('type', 'quote', 'quoteId', new_quote, 'kind', kind), case when kind = 'customer' then 0 else 1 end,
    now() + queue.retention_seconds * interval '1s', queue.expire_seconds, queue.deletion_seconds, queue.retry_limit,
    queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.policy, queue.dead_letter, queue.heartbeat_seconds
  from pgboss.queue, unnest(letters) kind where queue.name = 'mail';
end $$;

revoke execute on function take_from_limits, store_quote from public;
grant execute on function take_from_limits, store_quote to hctc_web;
