-- Nothing is bought by accident: what is owned, or was bought a moment ago in another tab, is not sold again unasked,
-- neither by a new payment nor by an old one that is taken up again.
drop function public.begin_purchase(uuid, text, text, text, text, uuid, numeric);
drop function private.begin_purchase(uuid, text, text, text, text, uuid, numeric);
drop function private.is_owned(uuid, uuid, text, text[]);

-- Whether buying would bring nothing: a recurring plan runs, or the phases are open there. A purchase that is being
-- paid counts for some minutes, so that two tabs do not pay twice. p_except: the purchase that asks.
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
    -- More validations are always more.
    when p_ideas is not null then false
    else p_phases <@ (private.phases_everywhere(p_user) || array(
      select phase from counting cross join unnest(phases) phase
      where project_id = p_project or (project_id is null and pack_type is null and interval = 'once')))
  end
$$;

-- Whether the same was bought under another payment id since then, so that buying it may be an accident.
create function private.is_just_bought(
  p_user uuid, p_plan text, p_pack text, p_project uuid, p_since timestamptz, p_except uuid default null
) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_subscriptions
    where user_id = p_user and plan_id = p_plan and pack_type is not distinct from p_pack
      and project_id is not distinct from p_project and id is distinct from p_except
      and status in ('pending', 'active') and created_at > p_since)
$$;

-- What is not sold because it is there already, in the words that a refusal needs.
create function private.owned_answer(p_plan text, p_interval text, p_phases text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('outcome', 'owned', 'plan', name, 'interval', p_interval, 'phases', p_phases)
  from public.pricing_plans where id = p_plan
$$;

-- Takes up a payment that is known by its id. A purchase that was begun only has lost its place after some minutes:
-- before any money is taken for it, what was bought meanwhile is looked at again. It stays 'pending' when refused,
-- because nobody knows whether money was taken for it then.
create function private.resume_purchase(
  p_known public.user_subscriptions, p_asked jsonb, p_shown numeric, p_again boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.user_subscriptions := p_known;
  other_price constant boolean := p_shown is not null and p_shown <> known.amount;
begin
  if known.request is distinct from p_asked or (other_price and known.status <> 'pending') then
    return jsonb_build_object('outcome', 'conflict');
  elsif known.status = 'canceled' then
    return jsonb_build_object('outcome', 'canceled');
  elsif known.status <> 'pending' then
    return jsonb_build_object('outcome', 'bought', 'purchase', private.describe_purchase(known));
  elsif other_price then
    return jsonb_build_object('outcome', 'price_changed', 'amount', known.amount);
  elsif known.request ->> 'project' is not null and known.project_id is null then
    -- The project was deleted meanwhile: what is bought for it could not be used.
    return jsonb_build_object('outcome', 'unknown_project');
  elsif private.is_owned(
    known.user_id, known.project_id, known.interval, known.ideas, known.phases, known.id)
  then
    return private.owned_answer(known.plan_id, known.interval, known.phases);
  elsif not p_again and private.is_just_bought(
    known.user_id, known.plan_id, known.pack_type, known.project_id,
    least(known.created_at, clock_timestamp() - interval '2 minutes'), known.id)
  then
    return jsonb_build_object('outcome', 'just_bought');
  end if;
  -- Its place is kept for the next minutes again.
  update public.user_subscriptions set created_at = clock_timestamp() where id = known.id returning * into known;
  return jsonb_build_object('outcome', 'begun', 'purchase', private.describe_purchase(known));
end $$;

-- Phases are sold for a report that is finished: before that there is no roadmap to open. Null: it can be bought for.
create function private.project_refusal(p_user uuid, p_project uuid) returns text
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
    when found_status <> 'completed' then 'unfinished_project'
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
  select * into offered from private.offer(p_plan, p_pack, p_project);
  if not found then
    return jsonb_build_object('outcome', 'unknown_pack');
  elsif private.project_refusal(p_user, p_project) is not null then
    return jsonb_build_object('outcome', private.project_refusal(p_user, p_project));
  elsif private.is_owned(p_user, p_project, offered.interval, offered.ideas, offered.phases) then
    return private.owned_answer(p_plan, offered.interval, offered.phases);
  elsif p_shown is distinct from offered.amount and p_shown is not null then
    return jsonb_build_object('outcome', 'price_changed', 'amount', offered.amount);
  elsif not again and private.is_just_bought(
    p_user, p_plan, p_pack, p_project, clock_timestamp() - interval '2 minutes')
  then
    return jsonb_build_object('outcome', 'just_bought');
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

-- p_again: the buyer was told that they bought the same a moment ago, and wants another.
create function public.begin_purchase(
  p_user uuid, p_processor text, p_payment text, p_plan text, p_pack text default null,
  p_project uuid default null, p_shown numeric default null, p_again boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.begin_purchase(p_user, p_processor, p_payment, p_plan, p_pack, p_project, p_shown, p_again)
$$;

revoke all on function
  private.is_owned(uuid, uuid, text, integer, text[], uuid), private.is_just_bought(uuid, text, text, uuid, timestamptz, uuid),
  private.owned_answer(text, text, text[]),
  private.resume_purchase(public.user_subscriptions, jsonb, numeric, boolean),
  private.project_refusal(uuid, uuid),
  private.begin_purchase(uuid, text, text, text, text, uuid, numeric, boolean)
  from public;
revoke all on function public.begin_purchase(uuid, text, text, text, text, uuid, numeric, boolean)
  from public, anon, authenticated;
grant execute on function
  private.begin_purchase(uuid, text, text, text, text, uuid, numeric, boolean),
  public.begin_purchase(uuid, text, text, text, text, uuid, numeric, boolean)
  to service_role;
