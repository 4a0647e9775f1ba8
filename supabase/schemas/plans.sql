-- Plans, one-time packs and the limits of the free plan, and how administrators change them (docs/contract.md#calls).
-- Administrators cannot write the tables directly, so every price has passed the checks of these functions.

create table public.pricing_plans (
  id text primary key check (char_length(id) between 2 and 60),
  name text not null check (char_length(name) between 2 and 120),
  price numeric(10, 2) not null check (price >= 0),
  interval text not null check (interval in ('month', 'year', 'once')),
  -- { validations: number, or null for unlimited; phases: [phase] }
  features jsonb not null check (
    coalesce(features -> 'phases' <@ '["interactive", "poc", "mvp", "production"]', false)
    and jsonb_typeof(features -> 'phases') = 'array'
    and jsonb_typeof(features -> 'validations') in ('number', 'null')
  ),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The only price list for one-time packs: a price is never taken from a request.
create table public.pack_prices (
  plan_id text not null references public.pricing_plans (id) on update cascade on delete cascade,
  pack text not null check (char_length(pack) between 1 and 60),
  ideas integer check (ideas > 0),
  phases text[] not null default '{}' check (phases <@ array['interactive', 'poc', 'mvp', 'production']),
  price numeric(10, 2) not null check (price >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (plan_id, pack),
  constraint ideas_or_phases check ((ideas is null) = (cardinality(phases) > 0))
);

create table public.free_plan_limits (
  -- A table with a single row.
  id boolean primary key default true check (id),
  idea_validations integer not null default 1 check (idea_validations >= 1),
  unlocked_phases text[] not null default '{interactive}' check (
    cardinality(unlocked_phases) > 0 and unlocked_phases <@ array['interactive', 'poc', 'mvp', 'production']
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger stamp before update on public.pricing_plans
  for each row execute function private.stamp_change();
create trigger stamp before update on public.pack_prices
  for each row execute function private.stamp_change();
create trigger stamp before update on public.free_plan_limits
  for each row execute function private.stamp_change();

grant select on public.pricing_plans, public.pack_prices, public.free_plan_limits to authenticated;
grant select, insert, update, delete on public.pricing_plans, public.pack_prices, public.free_plan_limits
  to service_role;

alter table public.pricing_plans enable row level security;
create policy "signed-in users read active plans, admins read all" on public.pricing_plans
  for select to authenticated
  using (is_active or (select private.is_admin()));

alter table public.pack_prices enable row level security;
create policy "signed-in users read active prices, admins read all" on public.pack_prices
  for select to authenticated
  using (
    plan_id in (select id from public.pricing_plans where is_active) or (select private.is_admin())
  );

alter table public.free_plan_limits enable row level security;
create policy "signed-in users read the free limits" on public.free_plan_limits
  for select to authenticated
  using ((select auth.uid()) is not null);

-- The features of the free plan are the free limits, which are only stored in free_plan_limits.
create function public.get_pricing_plans() returns setof public.pricing_plans
language sql stable security invoker set search_path = '' as $$
  select
    p.id, p.name, p.price, p.interval,
    case when p.id = 'free' and l.id
      then jsonb_build_object('validations', l.idea_validations, 'phases', l.unlocked_phases)
      else p.features
    end,
    p.is_active, p.created_at, p.updated_at
  from public.pricing_plans p left join public.free_plan_limits l on true
  order by p.price, p.id
$$;
grant execute on function public.get_pricing_plans to authenticated, service_role;

create function public.get_free_plan_limits() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'idea_validations', idea_validations, 'unlocked_phases', unlocked_phases, 'updated_at', updated_at)
  from public.free_plan_limits
$$;
grant execute on function public.get_free_plan_limits to authenticated, service_role;

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

-- p_updated_at: the version that was edited; p_new: the plan must not exist yet. Without both, the saved plan is
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
  -- Serializes saves, so that two administrators cannot add the same id.
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
