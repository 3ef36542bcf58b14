-- How often something was asked for lately. After a crash the counts begin anew, which harms nobody, so they need no log.
create unlogged table rate_limits (
  key bytea primary key,
  window_ends timestamptz not null,
  taken int not null
);
create index rate_limits_by_end on rate_limits (window_ends);

-- How far a place is by road. The key is a keyed hash of the address; the address itself is kept nowhere.
create table known_distances (
  key bytea primary key,
  miles numeric(6, 1) not null check (miles >= 0),
  minutes int not null check (minutes >= 0),
  found_at timestamptz not null default now()
);
create index known_distances_by_age on known_distances (found_at);

-- The site's role updates and deletes nothing by itself: these two functions do, and only this.

-- Takes one from the limit. Answers 0, or the seconds until there is one again. Each call also clears two windows that
-- are over, so the table stays as small as what is going on.
create function take_from_limit(limit_key bytea, most int, per_seconds int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from rate_limits where key in (
    select key from rate_limits where window_ends < clock_timestamp() and key <> limit_key
    order by window_ends limit 2 for update skip locked);
  insert into rate_limits as kept values (limit_key, clock_timestamp() + make_interval(secs => per_seconds), 1)
  on conflict (key) do update set
    taken = case when kept.window_ends <= clock_timestamp() then 1 else kept.taken + 1 end,
    window_ends = case when kept.window_ends <= clock_timestamp() then excluded.window_ends else kept.window_ends end
  where kept.window_ends <= clock_timestamp() or kept.taken < most;
  if found then
    return 0;
  end if;
  return coalesce((select greatest(1, ceil(extract(epoch from window_ends - clock_timestamp())))
    from rate_limits where key = limit_key), 1);
end $$;

create function keep_distance(distance_key bytea, new_miles numeric, new_minutes int) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from known_distances where key in (
    select key from known_distances where found_at < now() - interval '30 days'
    order by found_at limit 2 for update skip locked);
  insert into known_distances values (distance_key, new_miles, new_minutes)
  on conflict (key) do update set miles = excluded.miles, minutes = excluded.minutes, found_at = excluded.found_at;
$$;

revoke execute on function take_from_limit, keep_distance from public;
grant execute on function take_from_limit to hctc_web, hctc_worker;
grant execute on function keep_distance to hctc_web;
grant select on known_distances to hctc_web;
