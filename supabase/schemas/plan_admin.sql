-- How administrators change plans, pack prices and the free limits (docs/contract.md#calls). The tables themselves
-- stay closed to the API, so nothing is sold at a price that these functions have not checked.

create function private.are_phases(p_phases jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(p_phases) = 'array' and jsonb_array_length(p_phases) > 0
      and p_phases <@ '["interactive", "poc", "mvp", "production"]', false)
$$;

create function private.is_positive_integer(p_number jsonb) returns boolean
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
  -- Null means unlimited for a recurring plan, and none for a pack.
  validations constant jsonb := coalesce(p_features -> 'validations', 'null');
begin
  perform private.require_admin();
  perform private.refuse_invalid(message) from (values
    (coalesce(p_id ~ '^[a-z0-9][a-z0-9-]{1,59}$', false),
      'ID is required: 2 to 60 lower-case letters, digits and hyphens'),
    (coalesce(char_length(btrim(p_name)) between 2 and 120, false), 'Name is required'),
    (coalesce(p_price between 0 and 99999999, false), 'Price must be 0 or higher'),
    (coalesce(p_interval in ('month', 'year', 'once'), false), 'Interval is required'),
    (validations = 'null' or private.is_positive_integer(validations), 'Must allow at least 1 validation'),
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

-- p_updated_at: the version that was edited; p_new: the plan must not exist yet. Without either, the saved plan is
-- replaced, as in the call of docs/contract.md#calls.
create function private.save_pricing_plan(
  p_id text, p_name text, p_price numeric, p_interval text, p_features jsonb, p_active boolean,
  p_updated_at timestamptz, p_new boolean
) returns public.pricing_plans
language plpgsql security definer set search_path = '' as $$
declare
  stored timestamptz;
begin
  perform private.require_admin();
  -- One save at a time, so that two administrators cannot add the same id.
  lock table public.pricing_plans in share row exclusive mode;
  select updated_at into stored from public.pricing_plans where id = p_id;
  if p_new and found then
    raise exception 'A plan with this ID already exists.' using errcode = 'PT409';
  elsif p_updated_at is not null and stored is null then
    raise exception 'This plan was deleted in the meantime. Nothing was saved.' using errcode = 'PT409';
  elsif p_updated_at is not null and stored <> p_updated_at then
    raise exception 'This plan was changed in the meantime. Nothing was saved.' using errcode = 'PT409';
  end if;
  return private.upsert_pricing_plan(p_id, p_name, p_price, p_interval, p_features, p_active);
end $$;
grant execute on function private.save_pricing_plan to authenticated;

create function public.upsert_pricing_plan(
  plan_id text, plan_name text, plan_price numeric, plan_interval text, plan_features jsonb,
  is_plan_active boolean default true, plan_updated_at timestamptz default null, is_new_plan boolean default false
) returns public.pricing_plans
language sql security invoker set search_path = '' as $$
  select private.save_pricing_plan(
    plan_id, plan_name, plan_price, plan_interval, plan_features, is_plan_active, plan_updated_at, is_new_plan)
$$;
grant execute on function public.upsert_pricing_plan to authenticated;

create function private.delete_pricing_plan(p_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if p_id = 'free' then
    perform private.refuse_invalid('The free plan cannot be deleted.');
  elsif exists (select from public.user_subscriptions where plan_id = p_id) then
    raise exception 'This plan was bought and cannot be deleted. Deactivate it instead.' using errcode = '23503';
  end if;
  delete from public.pricing_plans where id = p_id;
  return found;
end $$;
grant execute on function private.delete_pricing_plan to authenticated;

create function public.delete_pricing_plan(plan_id text) returns boolean
language sql security invoker set search_path = '' as $$
  select private.delete_pricing_plan(plan_id)
$$;
grant execute on function public.delete_pricing_plan to authenticated;

create function private.update_free_plan_limits(p_limits jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not private.is_positive_integer(p_limits -> 'idea_validations') then
    perform private.refuse_invalid('Must allow at least 1 validation');
  elsif not private.are_phases(p_limits -> 'unlocked_phases') then
    perform private.refuse_invalid('Must include at least one phase');
  end if;
  insert into public.free_plan_limits as l (id, idea_validations, unlocked_phases)
  values (
    true, (p_limits ->> 'idea_validations')::integer,
    array(select jsonb_array_elements_text(p_limits -> 'unlocked_phases')))
  on conflict (id) do update
  set idea_validations = excluded.idea_validations, unlocked_phases = excluded.unlocked_phases;
  return public.get_free_plan_limits();
end $$;

-- p_updated_at: the version that was edited. Without it, the saved limits are replaced.
create function private.save_free_plan_limits(p_limits jsonb, p_updated_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored timestamptz;
begin
  perform private.require_admin();
  select updated_at into stored from public.free_plan_limits for update;
  if p_updated_at is not null and stored is distinct from p_updated_at then
    raise exception 'The free limits were changed in the meantime. Nothing was saved.' using errcode = 'PT409';
  end if;
  return private.update_free_plan_limits(p_limits);
end $$;
grant execute on function private.save_free_plan_limits to authenticated;

create function public.update_free_plan_limits(new_limits jsonb, limits_updated_at timestamptz default null)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_free_plan_limits(new_limits, limits_updated_at)
$$;
grant execute on function public.update_free_plan_limits to authenticated;

create function private.update_pack_price(p_plan text, p_pack text, p_price numeric) returns public.pack_prices
language plpgsql security definer set search_path = '' as $$
declare
  saved public.pack_prices;
begin
  perform private.require_admin();
  if coalesce(p_price between 0 and 99999999, false) is not true then
    perform private.refuse_invalid('Price must be 0 or higher');
  end if;
  update public.pack_prices set price = round(p_price, 2) where plan_id = p_plan and pack = p_pack
  returning * into saved;
  if not found then
    perform private.refuse_invalid('There is no such pack.');
  end if;
  return saved;
end $$;

-- p_updated_at: the version that was edited. Without it, the saved price is replaced.
create function private.save_pack_price(p_plan text, p_pack text, p_price numeric, p_updated_at timestamptz)
returns public.pack_prices
language plpgsql security definer set search_path = '' as $$
declare
  stored timestamptz;
begin
  perform private.require_admin();
  select updated_at into stored from public.pack_prices where plan_id = p_plan and pack = p_pack for update;
  if p_updated_at is not null and stored is null then
    raise exception 'This pack was deleted in the meantime. Nothing was saved.' using errcode = 'PT409';
  elsif p_updated_at is not null and stored <> p_updated_at then
    raise exception 'This price was changed in the meantime. Nothing was saved.' using errcode = 'PT409';
  end if;
  return private.update_pack_price(p_plan, p_pack, p_price);
end $$;
grant execute on function private.save_pack_price to authenticated;

create function public.update_pack_price(
  p_plan text, p_pack text, p_price numeric, p_updated_at timestamptz default null
) returns public.pack_prices
language sql security invoker set search_path = '' as $$
  select private.save_pack_price(p_plan, p_pack, p_price, p_updated_at)
$$;
grant execute on function public.update_pack_price to authenticated;
