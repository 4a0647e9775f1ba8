-- Two administrators who change one pack price, or the free limits: as for plans, whoever saves second is told instead
-- of overwriting what they did not see.
alter table public.pack_prices add column updated_at timestamptz not null default now();
alter table public.free_plan_limits add column updated_at timestamptz not null default now();

create trigger stamp before update on public.pack_prices
  for each row execute function private.stamp_change();
create trigger stamp before update on public.free_plan_limits
  for each row execute function private.stamp_change();

-- As in the migration of plans and prices, with the time of the last change.
create or replace function public.get_free_plan_limits() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'idea_validations', idea_validations, 'unlocked_phases', unlocked_phases, 'updated_at', updated_at)
  from public.free_plan_limits
$$;

-- p_updated_at: the version that was edited; without it whatever is stored is replaced (spec part 2 §7).
create function private.save_free_plan_limits(p_limits jsonb, p_updated_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored timestamptz;
begin
  perform private.require_admin();
  select updated_at into stored from public.free_plan_limits for update;
  if p_updated_at is not null and stored is distinct from p_updated_at then
    raise exception 'The free limits were changed meanwhile. Nothing was saved.' using errcode = 'PT409';
  end if;
  return private.update_free_plan_limits(p_limits);
end $$;

create function private.save_pack_price(p_plan text, p_pack text, p_price numeric, p_updated_at timestamptz)
returns public.pack_prices
language plpgsql security definer set search_path = '' as $$
declare
  stored timestamptz;
begin
  perform private.require_admin();
  select updated_at into stored from public.pack_prices where plan_id = p_plan and pack = p_pack for update;
  if p_updated_at is not null and stored is null then
    raise exception 'This pack was deleted meanwhile. Nothing was saved.' using errcode = 'PT409';
  elsif p_updated_at is not null and stored <> p_updated_at then
    raise exception 'This price was changed meanwhile. Nothing was saved.' using errcode = 'PT409';
  end if;
  return private.update_pack_price(p_plan, p_pack, p_price);
end $$;

drop function public.update_free_plan_limits(jsonb);
create function public.update_free_plan_limits(new_limits jsonb, limits_updated_at timestamptz default null)
returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_free_plan_limits(new_limits, limits_updated_at)
$$;

drop function public.update_pack_price(text, text, numeric);
create function public.update_pack_price(
  p_plan text, p_pack text, p_price numeric, p_updated_at timestamptz default null
) returns public.pack_prices
language sql security invoker set search_path = '' as $$
  select private.save_pack_price(p_plan, p_pack, p_price, p_updated_at)
$$;

revoke all on function
  private.save_free_plan_limits(jsonb, timestamptz), private.save_pack_price(text, text, numeric, timestamptz)
  from public;
revoke all on function
  private.update_free_plan_limits(jsonb), private.update_pack_price(text, text, numeric)
  from authenticated;
revoke all on function
  public.update_free_plan_limits(jsonb, timestamptz), public.update_pack_price(text, text, numeric, timestamptz)
  from public, anon, authenticated;
grant execute on function
  private.save_free_plan_limits(jsonb, timestamptz), private.save_pack_price(text, text, numeric, timestamptz),
  public.update_free_plan_limits(jsonb, timestamptz), public.update_pack_price(text, text, numeric, timestamptz)
  to authenticated;
