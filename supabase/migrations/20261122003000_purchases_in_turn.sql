-- A purchase is paid by one caller at a time, a refusal of its payment is kept, and one that was left behind is taken
-- up again only while it is sold at the price that it was begun at.
alter table public.user_subscriptions
  -- While a caller is paying it; nobody else starts to before that.
  add column paying_until timestamptz;

-- As in the migration of bought_rights; what was never bought, as its payment was refused, hides no plan that runs.
create or replace function private.pro_row(p_user uuid) returns public.user_subscriptions
language sql stable security definer set search_path = '' as $$
  with latest as (
    select s.*
    from public.user_subscriptions s join public.pricing_plans p on p.id = s.plan_id
    where s.user_id = p_user and coalesce(s.interval, p.interval) in ('month', 'year') and s.status <> 'pending'
      and not (s.status = 'canceled' and s.valid_until is null)
    order by s.created_at desc, s.id desc
    limit 1
  )
  select latest.* from latest where status = 'active' and valid_until > now()
$$;

-- How long one caller may take to pay. The function gives up sooner; only one that was killed uses it up.
create function private.payment_turn() returns interval
language sql immutable set search_path = '' as $$ select interval '1 minute' $$;

-- Why a purchase that lost its place some minutes ago cannot be taken up as it was begun: it is not sold any more, or
-- for another price. Null: it can be.
create function private.left_behind_answer(p_known public.user_subscriptions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  offered record;
begin
  if p_known.created_at > clock_timestamp() - interval '5 minutes' then
    return null;
  elsif not exists (select from public.pricing_plans where id = p_known.plan_id and is_active) then
    return jsonb_build_object('outcome', 'unknown_plan');
  end if;
  select * into offered from private.offer(p_known.plan_id, p_known.pack_type, p_known.project_id);
  return case
    when not found then jsonb_build_object('outcome', 'unknown_pack')
    when offered.amount <> p_known.amount then
      jsonb_build_object('outcome', 'price_changed', 'amount', offered.amount)
  end;
end $$;

-- As in the migration of careful_purchases, for one caller at a time, and only while it is sold as it was begun.
create or replace function private.resume_purchase(
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
    -- The project was deleted meanwhile: what is bought for it could not be used.
    return jsonb_build_object('outcome', 'unknown_project');
  elsif private.is_owned(
    known.user_id, known.project_id, known.interval, known.ideas, known.phases, known.id)
  then
    return private.owned_answer(known.plan_id, known.interval, known.phases);
  end if;
  left_behind := private.left_behind_answer(known);
  if left_behind is not null then
    return left_behind;
  elsif not p_again and private.is_just_bought(
    known.user_id, known.plan_id, known.pack_type, known.project_id,
    least(known.created_at, clock_timestamp() - interval '2 minutes'), known.id)
  then
    return jsonb_build_object('outcome', 'just_bought');
  end if;
  -- Its place is kept for the next minutes again.
  update public.user_subscriptions
  set created_at = clock_timestamp(), paying_until = clock_timestamp() + private.payment_turn()
  where id = known.id returning * into known;
  return jsonb_build_object('outcome', 'begun', 'purchase', private.describe_purchase(known));
end $$;

-- As in the migration of careful_purchases; whoever begins a purchase pays it.
create or replace function private.begin_purchase(
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
    request, paying_until
  ) values (
    p_user, p_plan, 'pending', p_pack, p_project, offered.ideas, offered.phases, offered.interval, offered.amount,
    p_processor, p_payment, asked, clock_timestamp() + private.payment_turn()
  ) returning * into known;
  return jsonb_build_object('outcome', 'begun', 'purchase', private.describe_purchase(known));
end $$;

-- As in the migration of purchases, which ends the turn too.
create or replace function private.complete_purchase(p_user uuid, p_purchase uuid) returns jsonb
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

-- The processor refused: nothing was bought. That is kept, so that nothing can be bought any more by a request with
-- this payment id that arrives late. False when it was not waiting for its payment any more.
create or replace function private.cancel_purchase(p_user uuid, p_purchase uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_account(p_user);
  update public.user_subscriptions set status = 'canceled', paying_until = null
  where id = p_purchase and user_id = p_user and status = 'pending';
  return found;
end $$;

-- The processor failed without a clear answer: the next caller may try at once.
create function private.release_purchase(p_user uuid, p_purchase uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_account(p_user);
  update public.user_subscriptions set paying_until = null
  where id = p_purchase and user_id = p_user and status = 'pending';
  return found;
end $$;

create function public.release_purchase(p_user uuid, p_purchase uuid) returns boolean
language sql security invoker set search_path = '' as $$
  select private.release_purchase(p_user, p_purchase)
$$;

revoke all on function
  private.payment_turn(), private.left_behind_answer(public.user_subscriptions),
  private.release_purchase(uuid, uuid)
  from public;
revoke all on function public.release_purchase(uuid, uuid) from public, anon, authenticated;
grant execute on function private.release_purchase(uuid, uuid), public.release_purchase(uuid, uuid) to service_role;
