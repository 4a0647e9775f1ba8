-- A purchase keeps the name that its plan had: a plan that is not sold any more, or is called otherwise by now, can be
-- named to who bought it without opening the plans that are not sold.
alter table public.user_subscriptions add column plan_name text;

update public.user_subscriptions s set plan_name = p.name from public.pricing_plans p where p.id = s.plan_id;

create function private.fill_plan_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select name into new.plan_name from public.pricing_plans where id = new.plan_id;
  return new;
end $$;

create trigger fill_plan_name before insert on public.user_subscriptions
  for each row execute function private.fill_plan_name();

revoke all on function private.fill_plan_name() from public;
