-- A quote is stored by the site's own statements in one transaction.
drop function store_quote;

-- One function for all limits, each with its own seconds.
drop function take_from_limit;
drop function take_from_limits;

-- Takes one from each limit, in order. Returns 0, or the seconds until the first used-up limit has one again.
-- Expired windows are cleared last, a few with each call: a caller that holds locks on them waits for nobody else's.
-- The time is read once: a volatile function in the condition would rule out the index.
create function take_from_limits(limit_keys bytea[], mosts int[], seconds int[]) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moment constant timestamptz := clock_timestamp();
begin
  for i in 1 .. cardinality(limit_keys) loop
    insert into rate_limits as kept values (limit_keys[i], moment + make_interval(secs => seconds[i]), 1)
    on conflict (key) do update set
      taken = case when kept.window_ends <= moment then 1 else kept.taken + 1 end,
      window_ends = case when kept.window_ends <= moment then excluded.window_ends else kept.window_ends end
    where kept.window_ends <= moment or kept.taken < mosts[i];
    if not found then
      return coalesce((select greatest(1, ceil(extract(epoch from window_ends - moment)))
        from rate_limits where key = limit_keys[i]), 1);
    end if;
  end loop;
  delete from rate_limits where key in (
    select key from rate_limits where window_ends < moment
    order by window_ends limit 2 * cardinality(limit_keys) for update skip locked);
  return 0;
end $$;

revoke execute on function take_from_limits from public;
grant execute on function take_from_limits to hctc_web, hctc_worker;
