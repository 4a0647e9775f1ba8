-- What administrators do with plans, pack prices and free limits (spec part 2 §7). The tables themselves stay
-- closed to the API: nothing is sold for a price that these functions did not check.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Access denied. Admin privileges required.' using errcode = '42501';
  end if;
end $$;

create function private.refuse_value(p_message text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_message using errcode = '22023';
end $$;

create function private.are_phases(p_phases jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(p_phases) = 'array' and jsonb_array_length(p_phases) > 0
      and p_phases <@ '["interactive", "poc", "mvp", "production"]', false)
$$;

create function private.is_whole(p_number jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(p_number) = 'number' and (p_number #>> '{}')::numeric % 1 = 0
      and (p_number #>> '{}')::numeric between 1 and 100000, false)
$$;

create function private.upsert_pricing_plan(
  p_id text, p_name text, p_price numeric, p_interval text, p_features jsonb, p_active boolean
) returns public.pricing_plans
language plpgsql security definer set search_path = '' as $$
declare
  saved public.pricing_plans;
  -- Null is no number: unlimited for a recurring plan, none for a pack.
  validations constant jsonb := coalesce(p_features -> 'validations', 'null');
begin
  perform private.require_admin();
  perform private.refuse_value(message) from (values
    (coalesce(p_id ~ '^[a-z0-9][a-z0-9-]{1,59}$', false),
      'ID is required: 2 to 60 lower-case letters, digits and hyphens'),
    (coalesce(char_length(btrim(p_name)) between 2 and 120, false), 'Name is required'),
    (coalesce(p_price between 0 and 99999999, false), 'Price must be 0 or higher'),
    (coalesce(p_interval in ('month', 'year', 'once'), false), 'Interval is required'),
    (validations = 'null' or private.is_whole(validations), 'Must allow at least 1 validation'),
    (private.are_phases(p_features -> 'phases'), 'Must include at least one phase'),
    (p_interval = 'once' or not exists (select from public.pack_prices where plan_id = p_id),
      'A plan that is sold in packs is paid once.'),
    (p_id <> 'free' or (p_price = 0 and p_interval = 'once'), 'The free plan costs nothing.')
  ) rule (holds, message) where not holds;
  insert into public.pricing_plans as p (id, name, price, interval, features, is_active)
  values (
    p_id, btrim(p_name), round(p_price, 2), p_interval,
    jsonb_build_object('validations', validations, 'phases', p_features -> 'phases'), coalesce(p_active, true))
  on conflict (id) do update
  set name = excluded.name, price = excluded.price, interval = excluded.interval, features = excluded.features,
      is_active = excluded.is_active
  returning p.* into saved;
  return saved;
end $$;

create function private.delete_pricing_plan(p_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if p_id = 'free' then
    perform private.refuse_value('The free plan cannot be deleted.');
  elsif exists (select from public.user_subscriptions where plan_id = p_id) then
    raise exception 'This plan was bought and cannot be deleted. Deactivate it instead.' using errcode = '23503';
  end if;
  delete from public.pricing_plans where id = p_id;
  return found;
end $$;

create function private.update_free_plan_limits(p_limits jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not private.is_whole(p_limits -> 'idea_validations') then
    perform private.refuse_value('Must allow at least 1 validation');
  elsif not private.are_phases(p_limits -> 'unlocked_phases') then
    perform private.refuse_value('Must include at least one phase');
  end if;
  insert into public.free_plan_limits as l (id, idea_validations, unlocked_phases)
  values (
    true, (p_limits ->> 'idea_validations')::integer,
    array(select jsonb_array_elements_text(p_limits -> 'unlocked_phases')))
  on conflict (id) do update
  set idea_validations = excluded.idea_validations, unlocked_phases = excluded.unlocked_phases;
  return public.get_free_plan_limits();
end $$;

create function private.update_pack_price(p_plan text, p_pack text, p_price numeric) returns public.pack_prices
language plpgsql security definer set search_path = '' as $$
declare
  saved public.pack_prices;
begin
  perform private.require_admin();
  if coalesce(p_price between 0 and 99999999, false) is not true then
    perform private.refuse_value('Price must be 0 or higher');
  end if;
  update public.pack_prices set price = round(p_price, 2) where plan_id = p_plan and pack = p_pack
  returning * into saved;
  if not found then
    perform private.refuse_value('There is no such pack.');
  end if;
  return saved;
end $$;

create function public.upsert_pricing_plan(
  plan_id text, plan_name text, plan_price numeric, plan_interval text, plan_features jsonb,
  is_plan_active boolean default true
) returns public.pricing_plans
language sql security invoker set search_path = '' as $$
  select private.upsert_pricing_plan(
    plan_id, plan_name, plan_price, plan_interval, plan_features, is_plan_active)
$$;
create function public.delete_pricing_plan(plan_id text) returns boolean
language sql security invoker set search_path = '' as $$
  select private.delete_pricing_plan(plan_id)
$$;
create function public.update_free_plan_limits(new_limits jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.update_free_plan_limits(new_limits)
$$;
create function public.update_pack_price(p_plan text, p_pack text, p_price numeric) returns public.pack_prices
language sql security invoker set search_path = '' as $$
  select private.update_pack_price(p_plan, p_pack, p_price)
$$;

revoke all on function
  private.require_admin(), private.refuse_value(text), private.are_phases(jsonb), private.is_whole(jsonb),
  private.upsert_pricing_plan(text, text, numeric, text, jsonb, boolean), private.delete_pricing_plan(text),
  private.update_free_plan_limits(jsonb), private.update_pack_price(text, text, numeric)
  from public;
revoke all on function
  public.upsert_pricing_plan(text, text, numeric, text, jsonb, boolean), public.delete_pricing_plan(text),
  public.update_free_plan_limits(jsonb), public.update_pack_price(text, text, numeric)
  from public, anon, authenticated;
grant execute on function
  private.upsert_pricing_plan(text, text, numeric, text, jsonb, boolean), private.delete_pricing_plan(text),
  private.update_free_plan_limits(jsonb), private.update_pack_price(text, text, numeric),
  public.upsert_pricing_plan(text, text, numeric, text, jsonb, boolean), public.delete_pricing_plan(text),
  public.update_free_plan_limits(jsonb), public.update_pack_price(text, text, numeric)
  to authenticated;
