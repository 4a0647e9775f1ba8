-- A purchase in two steps around the payment processor: begin_purchase fixes plan, price and what it grants;
-- complete_purchase makes it count. Whoever reports the same payment again gets the same purchase.
alter table public.user_subscriptions drop constraint user_subscriptions_status_check;
alter table public.user_subscriptions
  add constraint user_subscriptions_status_check
    check (status in ('pending', 'active', 'canceled', 'expired')),
  -- What was asked for under the payment id.
  add column request jsonb;

-- What is sold under a plan and a pack, by the price list alone; no row when it is not on sale.
create function private.offer(p_plan text, p_pack text, p_project uuid)
returns table (amount numeric, "interval" text, ideas integer, phases text[])
language sql stable security definer set search_path = '' as $$
  select pack.price, plan.interval, pack.ideas, pack.phases
  from public.pricing_plans plan join public.pack_prices pack on pack.plan_id = plan.id
  where plan.id = p_plan and plan.is_active and pack.pack = p_pack
    -- Phases are bought for one project, ideas for none.
    and (p_project is not null) = (pack.ideas is null)
  union all
  select plan.price, plan.interval,
    case when plan.interval = 'once' then (plan.features ->> 'validations')::integer end,
    array(select jsonb_array_elements_text(plan.features -> 'phases'))
  from public.pricing_plans plan
  where plan.id = p_plan and plan.is_active and plan.id <> 'free' and p_pack is null and p_project is null
    and not exists (select from public.pack_prices where plan_id = plan.id)
$$;

-- Whether buying would bring nothing: the phases are open there, or a recurring plan runs. A purchase that is being
-- paid counts for some minutes, so that two tabs do not pay twice.
create function private.is_owned(p_user uuid, p_project uuid, p_interval text, p_phases text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    when p_interval in ('month', 'year') then private.pro_plan(p_user) is not null or exists (
      select from public.user_subscriptions
      where user_id = p_user and status = 'pending' and interval in ('month', 'year')
        and created_at > clock_timestamp() - interval '5 minutes')
    when p_project is not null then
      p_phases <@ (private.phases_everywhere(p_user) || array(
        select phase from public.user_subscriptions s cross join unnest(s.phases) phase
        where s.user_id = p_user and s.project_id = p_project and (
          s.status = 'active'
          or (s.status = 'pending' and s.created_at > clock_timestamp() - interval '5 minutes'))))
    else false
  end
$$;

create function private.describe_purchase(p_row public.user_subscriptions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_row.id, 'plan_id', p_row.plan_id, 'pack_type', p_row.pack_type, 'project_id', p_row.project_id,
    'ideas', p_row.ideas, 'phases', p_row.phases, 'amount', p_row.amount, 'status', p_row.status,
    'valid_until', p_row.valid_until, 'created_at', p_row.created_at)
$$;

create function private.begin_purchase(
  p_user uuid, p_processor text, p_payment text, p_plan text, p_pack text, p_project uuid, p_shown numeric
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked constant jsonb := jsonb_build_object('plan', p_plan, 'pack', p_pack, 'project', p_project);
  known public.user_subscriptions;
  offered record;
begin
  if not private.lock_account(p_user) then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  select * into known from public.user_subscriptions
  where user_id = p_user and payment_processor = p_processor and payment_id = p_payment;
  if found then
    return case
      when known.request is distinct from asked then jsonb_build_object('outcome', 'conflict')
      else jsonb_build_object(
        'outcome', case known.status when 'pending' then 'begun' else 'bought' end,
        'purchase', private.describe_purchase(known))
    end;
  end if;
  if not exists (select from public.pricing_plans where id = p_plan and is_active) then
    return jsonb_build_object('outcome', 'unknown_plan');
  elsif p_plan = 'free' then
    return jsonb_build_object('outcome', 'free_plan');
  end if;
  select * into offered from private.offer(p_plan, p_pack, p_project);
  if not found then
    return jsonb_build_object('outcome', 'unknown_pack');
  elsif p_project is not null and not exists (
    select from public.idea_validations where id = p_project and "userId" = p_user for key share
  ) then
    return jsonb_build_object('outcome', 'unknown_project');
  elsif private.is_owned(p_user, p_project, offered.interval, offered.phases) then
    return jsonb_build_object('outcome', 'owned');
  elsif p_shown is distinct from offered.amount and p_shown is not null then
    return jsonb_build_object('outcome', 'price_changed', 'amount', offered.amount);
  end if;
  insert into public.user_subscriptions (
    user_id, plan_id, status, pack_type, project_id, ideas, phases, interval, amount, payment_processor, payment_id,
    request
  ) values (
    p_user, p_plan, 'pending', p_pack, p_project, offered.ideas, offered.phases, offered.interval, offered.amount,
    p_processor, p_payment, asked
  ) returning * into known;
  return jsonb_build_object('outcome', 'begun', 'purchase', private.describe_purchase(known));
end $$;

-- Null when there is nothing to complete. A recurring plan runs from now.
create function private.complete_purchase(p_user uuid, p_purchase uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bought public.user_subscriptions;
begin
  perform private.lock_account(p_user);
  update public.user_subscriptions
  set status = 'active', created_at = clock_timestamp(),
      valid_until = case interval
        when 'month' then clock_timestamp() + interval '1 month'
        when 'year' then clock_timestamp() + interval '1 year'
      end
  where id = p_purchase and user_id = p_user and status = 'pending';
  select * into bought from public.user_subscriptions where id = p_purchase and user_id = p_user;
  return case when found then private.describe_purchase(bought) end;
end $$;

-- The processor refused: nothing was bought, and the payment id is free again.
create function private.cancel_purchase(p_user uuid, p_purchase uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_account(p_user);
  delete from public.user_subscriptions where id = p_purchase and user_id = p_user and status = 'pending';
  return found;
end $$;

create function public.begin_purchase(
  p_user uuid, p_processor text, p_payment text, p_plan text, p_pack text default null,
  p_project uuid default null, p_shown numeric default null
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_purchase(p_user, p_processor, p_payment, p_plan, p_pack, p_project, p_shown)
$$;
create function public.complete_purchase(p_user uuid, p_purchase uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.complete_purchase(p_user, p_purchase)
$$;
create function public.cancel_purchase(p_user uuid, p_purchase uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.cancel_purchase(p_user, p_purchase)
$$;

revoke all on function
  private.offer(text, text, uuid), private.is_owned(uuid, uuid, text, text[]),
  private.describe_purchase(public.user_subscriptions),
  private.begin_purchase(uuid, text, text, text, text, uuid, numeric),
  private.complete_purchase(uuid, uuid), private.cancel_purchase(uuid, uuid)
  from public;
revoke all on function
  public.begin_purchase(uuid, text, text, text, text, uuid, numeric), public.complete_purchase(uuid, uuid),
  public.cancel_purchase(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  private.begin_purchase(uuid, text, text, text, text, uuid, numeric),
  private.complete_purchase(uuid, uuid), private.cancel_purchase(uuid, uuid),
  public.begin_purchase(uuid, text, text, text, text, uuid, numeric), public.complete_purchase(uuid, uuid),
  public.cancel_purchase(uuid, uuid)
  to service_role;
