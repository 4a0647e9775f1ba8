-- Two administrators who edit one plan: whoever saves second is told, instead of overwriting what they did not see.
alter table public.pricing_plans add column updated_at timestamptz not null default now();

-- One function stamps every row that keeps the time of its last change.
alter function private.stamp_planning() rename to stamp_change;
create or replace trigger stamp before update on public.ai_provider_settings
  for each row execute function private.stamp_change();
drop function private.stamp_ai_settings();

create trigger stamp before update on public.pricing_plans
  for each row execute function private.stamp_change();

-- As in the migration of plans and prices, with the time of the last change.
create or replace function public.get_pricing_plans() returns setof public.pricing_plans
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

-- p_updated_at: the version that was edited; p_new: there was none. Neither is the call of spec part 2 §7, which
-- saves whatever is stored.
create function private.save_pricing_plan(
  p_id text, p_name text, p_price numeric, p_interval text, p_features jsonb, p_active boolean,
  p_updated_at timestamptz, p_new boolean
) returns public.pricing_plans
language plpgsql security definer set search_path = '' as $$
declare
  stored timestamptz;
begin
  perform private.require_admin();
  -- One at a time, so that two cannot add the same id either.
  lock table public.pricing_plans in share row exclusive mode;
  select updated_at into stored from public.pricing_plans where id = p_id;
  if p_new and found then
    raise exception 'There is a plan with this ID already.' using errcode = 'PT409';
  elsif p_updated_at is not null and stored is null then
    raise exception 'This plan was deleted meanwhile. Nothing was saved.' using errcode = 'PT409';
  elsif p_updated_at is not null and stored <> p_updated_at then
    raise exception 'This plan was changed meanwhile. Nothing was saved.' using errcode = 'PT409';
  end if;
  return private.upsert_pricing_plan(p_id, p_name, p_price, p_interval, p_features, p_active);
end $$;

drop function public.upsert_pricing_plan(text, text, numeric, text, jsonb, boolean);
create function public.upsert_pricing_plan(
  plan_id text, plan_name text, plan_price numeric, plan_interval text, plan_features jsonb,
  is_plan_active boolean default true, plan_updated_at timestamptz default null, is_new_plan boolean default false
) returns public.pricing_plans
language sql security invoker set search_path = '' as $$
  select private.save_pricing_plan(
    plan_id, plan_name, plan_price, plan_interval, plan_features, is_plan_active, plan_updated_at, is_new_plan)
$$;

revoke all on function
  private.save_pricing_plan(text, text, numeric, text, jsonb, boolean, timestamptz, boolean)
  from public;
revoke all on function private.upsert_pricing_plan(text, text, numeric, text, jsonb, boolean) from authenticated;
revoke all on function
  public.upsert_pricing_plan(text, text, numeric, text, jsonb, boolean, timestamptz, boolean)
  from public, anon, authenticated;
grant execute on function
  private.save_pricing_plan(text, text, numeric, text, jsonb, boolean, timestamptz, boolean),
  public.upsert_pricing_plan(text, text, numeric, text, jsonb, boolean, timestamptz, boolean)
  to authenticated;
