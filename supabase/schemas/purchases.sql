-- A purchase in two steps around the payment processor: begin_purchase fixes the plan, the price and the rights;
-- complete_purchase makes them effective. The same payment reported again returns the same purchase. To prevent
-- accidental purchases, the buyer is asked before buying something that they own or have just bought in another tab.

-- The amount that a user has paid for smaller packs of a project, in US dollars: packs whose phases a pack of p_phases
-- contains. Only active purchases are deducted, not those that are pending, refused or ended.
create function private.credit_for_upgrade(p_user uuid, p_project uuid, p_phases text[]) returns numeric
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(amount), 0) from public.user_subscriptions
  where user_id = p_user and project_id = p_project and status = 'active' and pack_type is not null
    and phases <@ p_phases
$$;

-- The current offer for a plan and a pack, according to the price list; no row if it is not for sale. The owner of a
-- smaller pack of the project pays the difference.
create function private.current_offer(p_user uuid, p_plan text, p_pack text, p_project uuid)
returns table (amount numeric, "interval" text, ideas integer, phases text[])
language sql stable security definer set search_path = '' as $$
  select greatest(pack.price - private.credit_for_upgrade(p_user, p_project, pack.phases), 0),
    plan.interval, pack.ideas, pack.phases
  from public.pricing_plans plan join public.pack_prices pack on pack.plan_id = plan.id
  where plan.id = p_plan and plan.is_active and pack.pack = p_pack
    -- Phases are sold for one project, ideas without a project.
    and (p_project is not null) = (pack.ideas is null)
  union all
  select plan.price, plan.interval,
    case when plan.interval = 'once' then (plan.features ->> 'validations')::integer end,
    array(select jsonb_array_elements_text(plan.features -> 'phases'))
  from public.pricing_plans plan
  where plan.id = p_plan and plan.is_active and plan.id <> 'free' and p_pack is null and p_project is null
    and not exists (select from public.pack_prices where plan_id = plan.id)
$$;

-- The caller's prices of phase packs in a project, in US dollars: [{ plan_id, pack, paid, amount }], where `paid` is
-- what they have paid for smaller packs and `amount` what begin_purchase charges.
create function private.project_prices(p_project uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(jsonb_build_object(
      'plan_id', sold.plan_id, 'pack', sold.pack,
      'paid', private.credit_for_upgrade(auth.uid(), p_project, sold.phases), 'amount', offered.amount)),
    '[]')
  from public.pack_prices sold
  cross join lateral private.current_offer(auth.uid(), sold.plan_id, sold.pack, p_project) offered
  where sold.ideas is null
$$;
grant execute on function private.project_prices to authenticated;

create function public.get_project_prices(project_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.project_prices(project_id)
$$;
grant execute on function public.get_project_prices to authenticated;

-- Whether the purchase would add nothing: a recurring plan is running, or the phases are already unlocked. A pending
-- purchase counts for five minutes, so that two tabs do not pay twice. p_except: the purchase being checked.
create function private.is_owned(
  p_user uuid, p_project uuid, p_interval text, p_ideas integer, p_phases text[], p_except uuid default null
) returns boolean
language sql stable security definer set search_path = '' as $$
  with counting as (
    select s.* from public.user_subscriptions s
    where s.user_id = p_user and s.id is distinct from p_except and (
      s.status = 'active' or (s.status = 'pending' and s.created_at > clock_timestamp() - interval '5 minutes'))
  )
  select case
    when p_interval in ('month', 'year') then private.pro_plan(p_user) is not null or exists (
      select from counting where status = 'pending' and interval in ('month', 'year'))
    -- Further validations always add something.
    when p_ideas is not null then false
    else p_phases <@ (private.phases_for_all_projects(p_user) || array(
      select phase from counting cross join unnest(phases) phase
      where project_id = p_project or (project_id is null and pack_type is null and interval = 'once')))
  end
$$;

-- Whether the same product has been bought under another payment id since p_since, so that this purchase may be an
-- accident.
create function private.is_recently_bought(
  p_user uuid, p_plan text, p_pack text, p_project uuid, p_since timestamptz, p_except uuid default null
) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_subscriptions
    where user_id = p_user and plan_id = p_plan and pack_type is not distinct from p_pack
      and project_id is not distinct from p_project and id is distinct from p_except
      and status in ('pending', 'active') and created_at > p_since)
$$;

-- The refusal to sell something that the buyer already has, with the values for its message.
create function private.already_owned_refusal(p_plan text, p_interval text, p_phases text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('outcome', 'owned', 'plan', name, 'interval', p_interval, 'phases', p_phases)
  from public.pricing_plans where id = p_plan
$$;

create function private.describe_purchase(p_row public.user_subscriptions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_row.id, 'plan_id', p_row.plan_id, 'pack_type', p_row.pack_type, 'project_id', p_row.project_id,
    'ideas', p_row.ideas, 'phases', p_row.phases, 'amount', p_row.amount, 'status', p_row.status,
    'valid_until', p_row.valid_until, 'created_at', p_row.created_at)
$$;

-- The time that one caller has to pay. The function gives up sooner, so only a killed one uses all of it.
create function private.payment_lease() returns interval
language sql immutable set search_path = '' as $$ select interval '1 minute' $$;

-- Why a purchase abandoned a few minutes ago cannot be resumed unchanged: it is no longer sold, or its price has
-- changed. Null if it can.
create function private.stale_purchase_refusal(p_known public.user_subscriptions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  offered record;
begin
  if p_known.created_at > clock_timestamp() - interval '5 minutes' then
    return null;
  elsif not exists (select from public.pricing_plans where id = p_known.plan_id and is_active) then
    return jsonb_build_object('outcome', 'unknown_plan');
  end if;
  select * into offered from private.current_offer(p_known.user_id, p_known.plan_id, p_known.pack_type, p_known.project_id);
  return case
    when not found then jsonb_build_object('outcome', 'unknown_pack')
    when offered.amount <> p_known.amount then
      jsonb_build_object('outcome', 'price_changed', 'amount', offered.amount)
  end;
end $$;

-- Resumes a payment with a known id, for one caller at a time. Before an abandoned purchase is charged, purchases made
-- in the meantime are checked again. A refused purchase stays 'pending', because it is unknown whether money was taken
-- for it.
create function private.resume_purchase(
  p_known public.user_subscriptions, p_asked jsonb, p_shown numeric, p_again boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.user_subscriptions := p_known;
  other_price constant boolean := p_shown is not null and p_shown <> known.amount;
  left_behind jsonb;
begin
  if known.request is distinct from p_asked or (other_price and known.status <> 'pending') then
    return jsonb_build_object('outcome', 'conflict');
  elsif known.status = 'canceled' then
    return jsonb_build_object('outcome', 'canceled');
  elsif known.status <> 'pending' then
    return jsonb_build_object('outcome', 'bought', 'purchase', private.describe_purchase(known));
  elsif other_price then
    return jsonb_build_object('outcome', 'price_changed', 'amount', known.amount);
  elsif known.paying_until > clock_timestamp() then
    return jsonb_build_object('outcome', 'being_paid', 'purchase', private.describe_purchase(known));
  elsif known.request ->> 'project' is not null and known.project_id is null then
    -- The project was deleted in the meantime, so a purchase for it could not be used.
    return jsonb_build_object('outcome', 'unknown_project');
  elsif private.is_owned(
    known.user_id, known.project_id, known.interval, known.ideas, known.phases, known.id)
  then
    return private.already_owned_refusal(known.plan_id, known.interval, known.phases);
  end if;
  left_behind := private.stale_purchase_refusal(known);
  if left_behind is not null then
    return left_behind;
  elsif not p_again and private.is_recently_bought(
    known.user_id, known.plan_id, known.pack_type, known.project_id,
    least(known.created_at, clock_timestamp() - interval '2 minutes'), known.id)
  then
    return jsonb_build_object('outcome', 'just_bought');
  end if;
  -- Reserves the purchase for a few more minutes.
  update public.user_subscriptions
  set created_at = clock_timestamp(), paying_until = clock_timestamp() + private.payment_lease()
  where id = known.id returning * into known;
  return jsonb_build_object('outcome', 'begun', 'purchase', private.describe_purchase(known));
end $$;

-- Phases are sold for a finished report: an unfinished one, or one that consists of questions, cannot have a roadmap.
-- Null if the phases can be bought.
create function private.phase_purchase_refusal(p_user uuid, p_project uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_status text;
begin
  if p_project is null then
    return null;
  end if;
  select status into found_status from public.idea_validations
  where id = p_project and "userId" = p_user for key share;
  return case
    when not found then 'unknown_project'
    when found_status <> 'completed' or private.was_released(p_project) then 'unfinished_project'
  end;
end $$;

create function private.begin_purchase(
  p_user uuid, p_processor text, p_payment text, p_plan text, p_pack text, p_project uuid, p_shown numeric,
  p_again boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked constant jsonb := jsonb_build_object('plan', p_plan, 'pack', p_pack, 'project', p_project);
  again constant boolean := coalesce(p_again, false);
  known public.user_subscriptions;
  offered record;
begin
  if not private.lock_account(p_user) then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  select * into known from public.user_subscriptions
  where user_id = p_user and payment_processor = p_processor and payment_id = p_payment;
  if found then
    return private.resume_purchase(known, asked, p_shown, again);
  elsif not exists (select from public.pricing_plans where id = p_plan and is_active) then
    return jsonb_build_object('outcome', 'unknown_plan');
  elsif p_plan = 'free' then
    return jsonb_build_object('outcome', 'free_plan');
  end if;
  select * into offered from private.current_offer(p_user, p_plan, p_pack, p_project);
  if not found then
    return jsonb_build_object('outcome', 'unknown_pack');
  elsif private.phase_purchase_refusal(p_user, p_project) is not null then
    return jsonb_build_object('outcome', private.phase_purchase_refusal(p_user, p_project));
  elsif private.is_owned(p_user, p_project, offered.interval, offered.ideas, offered.phases) then
    return private.already_owned_refusal(p_plan, offered.interval, offered.phases);
  elsif p_shown is distinct from offered.amount and p_shown is not null then
    return jsonb_build_object('outcome', 'price_changed', 'amount', offered.amount);
  elsif not again and private.is_recently_bought(
    p_user, p_plan, p_pack, p_project, clock_timestamp() - interval '2 minutes')
  then
    return jsonb_build_object('outcome', 'just_bought');
  end if;
  insert into public.user_subscriptions (
    user_id, plan_id, status, pack_type, project_id, ideas, phases, interval, amount, payment_processor, payment_id,
    request, paying_until
  ) values (
    p_user, p_plan, 'pending', p_pack, p_project, offered.ideas, offered.phases, offered.interval, offered.amount,
    p_processor, p_payment, asked, clock_timestamp() + private.payment_lease()
  ) returning * into known;
  return jsonb_build_object('outcome', 'begun', 'purchase', private.describe_purchase(known));
end $$;
grant execute on function private.begin_purchase to service_role;

-- p_again: the buyer was told about their recent purchase of the same product, and wants another one.
create function public.begin_purchase(
  p_user uuid, p_processor text, p_payment text, p_plan text, p_pack text default null,
  p_project uuid default null, p_shown numeric default null, p_again boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_purchase(p_user, p_processor, p_payment, p_plan, p_pack, p_project, p_shown, p_again)
$$;
grant execute on function public.begin_purchase to service_role;

-- Null if there is nothing to complete. A recurring plan starts now.
create function private.complete_purchase(p_user uuid, p_purchase uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bought public.user_subscriptions;
begin
  perform private.lock_account(p_user);
  update public.user_subscriptions
  set status = 'active', created_at = clock_timestamp(), paying_until = null,
      valid_until = case interval
        when 'month' then clock_timestamp() + interval '1 month'
        when 'year' then clock_timestamp() + interval '1 year'
      end
  where id = p_purchase and user_id = p_user and status = 'pending';
  select * into bought from public.user_subscriptions where id = p_purchase and user_id = p_user;
  return case when found then private.describe_purchase(bought) end;
end $$;
grant execute on function private.complete_purchase to service_role;

create function public.complete_purchase(p_user uuid, p_purchase uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.complete_purchase(p_user, p_purchase)
$$;
grant execute on function public.complete_purchase to service_role;

-- For a payment that the processor refused. The row stays, so that a late request with this payment id cannot buy
-- anything either. False if the purchase was not waiting for its payment.
create function private.cancel_purchase(p_user uuid, p_purchase uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_account(p_user);
  update public.user_subscriptions set status = 'canceled', paying_until = null
  where id = p_purchase and user_id = p_user and status = 'pending';
  return found;
end $$;
grant execute on function private.cancel_purchase to service_role;

create function public.cancel_purchase(p_user uuid, p_purchase uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.cancel_purchase(p_user, p_purchase)
$$;
grant execute on function public.cancel_purchase to service_role;

-- For a processor that failed without a clear answer: the next caller may try at once.
create function private.release_purchase(p_user uuid, p_purchase uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_account(p_user);
  update public.user_subscriptions set paying_until = null
  where id = p_purchase and user_id = p_user and status = 'pending';
  return found;
end $$;
grant execute on function private.release_purchase to service_role;

create function public.release_purchase(p_user uuid, p_purchase uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.release_purchase(p_user, p_purchase)
$$;
grant execute on function public.release_purchase to service_role;
