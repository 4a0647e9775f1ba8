-- Packs and recurring plans that were bought. Written by the payment function only.
create table public.user_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  plan_id text not null references public.pricing_plans (id) on update cascade,
  status text not null default 'active' check (status in ('active', 'canceled', 'expired')),
  -- Null for packs, which do not run out.
  valid_until timestamptz,
  pack_type text check (char_length(pack_type) between 1 and 60),
  -- What was paid stays on record when the project is deleted.
  project_id uuid references public.idea_validations (id) on delete set null,
  ideas integer check (ideas > 0),
  amount numeric(10, 2) not null default 0 check (amount >= 0),
  payment_processor text not null default 'manual' check (char_length(payment_processor) between 1 and 60),
  payment_id text not null default gen_random_uuid()::text check (char_length(payment_id) between 1 and 200),
  created_at timestamptz not null default now(),
  -- A payment that is reported twice counts once.
  unique (user_id, payment_processor, payment_id)
);
create index user_subscriptions_of_owner on public.user_subscriptions (user_id, created_at desc, id desc);
create index user_subscriptions_newest on public.user_subscriptions (created_at desc, id desc);
create index user_subscriptions_of_plan on public.user_subscriptions (plan_id);
create index user_subscriptions_of_project on public.user_subscriptions (project_id);

-- Pro: the latest row of a recurring plan is active and not past its date. Packs, bought later, do not hide it.
create function private.pro_plan(p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select latest.plan_id
  from (
    select s.plan_id, s.status, s.valid_until
    from public.user_subscriptions s join public.pricing_plans p on p.id = s.plan_id
    where s.user_id = p_user and p.interval in ('month', 'year')
    order by s.created_at desc, s.id desc
    limit 1
  ) latest
  where latest.status = 'active' and latest.valid_until > now()
$$;

create function private.purchased_ideas(p_user uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(ideas), 0)
  from public.user_subscriptions
  where user_id = p_user and status = 'active'
$$;

-- Any lists of phases as one, in the order in which a product passes through them.
create function private.merge_phases(variadic lists text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(phase order by position), '[]')
  from unnest(array['interactive', 'poc', 'mvp', 'production']) with ordinality known (phase, position)
  where phase = any (lists)
$$;

-- The phases that somebody may use in every project: interactive, the free ones, those of their Pro plan.
create function private.phases_everywhere(p_user uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select case when private.has_admin_role(p_user) then array['interactive', 'poc', 'mvp', 'production']
    else array['interactive']
      || coalesce((select unlocked_phases from public.free_plan_limits), '{}')
      || array(
        select jsonb_array_elements_text(features -> 'phases')
        from public.pricing_plans where id = private.pro_plan(p_user)
      )
  end
$$;

-- Per project that a roadmap pack was bought for: what may be used there, { project: [phase] }.
create function private.phases_by_project(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with bought as (
    select s.project_id, array_agg(phase) as phases
    from public.user_subscriptions s
    join public.pack_prices p on p.plan_id = s.plan_id and p.pack = s.pack_type
    cross join unnest(p.phases) phase
    where s.user_id = p_user and s.status = 'active' and s.project_id is not null
    group by s.project_id
  )
  select coalesce(
    jsonb_object_agg(
      project_id, private.merge_phases(variadic phases || private.phases_everywhere(p_user))),
    '{}')
  from bought
$$;

revoke all on public.user_subscriptions from public, anon, authenticated;
grant select on public.user_subscriptions to authenticated;
grant select, insert, update, delete on public.user_subscriptions to service_role;

alter table public.user_subscriptions enable row level security;
create policy "people read their own purchases, admins every one" on public.user_subscriptions
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on function
  private.pro_plan(uuid), private.purchased_ideas(uuid), private.merge_phases(text[]),
  private.phases_everywhere(uuid), private.phases_by_project(uuid)
  from public;
