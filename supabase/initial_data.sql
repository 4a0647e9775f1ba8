-- What a new installation starts with: rows and scheduled jobs, which a declarative schema cannot hold. `npm run schema`
-- appends this file to the baseline migration. Everything in it is for the operator to change later.

-- Hosted projects have it, and the app does not use it: one way to the tables is enough to guard.
drop extension if exists pg_graphql;

-- Setting up an installation is not an action of an administrator.
alter table public.pricing_plans disable trigger audit;
alter table public.pack_prices disable trigger audit;
alter table public.free_plan_limits disable trigger audit;
alter table public.ai_provider_settings disable trigger audit;
alter table public.roadmap_settings disable trigger audit;
alter table public.role_rates disable trigger audit;

-- Accounts that existed before this schema; a trigger opens their quota accounts.
select private.add_profile(id, raw_user_meta_data) from auth.users;

insert into public.free_plan_limits default values;

insert into public.pricing_plans (id, name, price, interval, features) values
  ('free', 'Free', 0, 'once', '{"validations": 1, "phases": ["interactive"]}'),
  ('multi-idea', 'Idea Validation Pack', 5, 'once', '{"validations": 1, "phases": ["interactive"]}'),
  ('roadmap-pack', 'Roadmap Pack', 10, 'once',
    '{"validations": null, "phases": ["interactive", "poc", "mvp", "production"]}'),
  -- The specification names no price for Pro: $29 a month is a starting point.
  ('pro', 'Pro', 29, 'month', '{"validations": null, "phases": ["interactive"]}');

insert into public.pack_prices (plan_id, pack, ideas, phases, price) values
  ('multi-idea', 'ideas-1', 1, '{}', 5),
  ('multi-idea', 'ideas-2', 2, '{}', 9.99),
  ('multi-idea', 'ideas-3', 3, '{}', 15),
  ('multi-idea', 'ideas-5', 5, '{}', 19.99),
  ('multi-idea', 'ideas-10', 10, '{}', 45),
  ('roadmap-pack', 'poc', null, '{poc}', 10),
  ('roadmap-pack', 'poc-mvp', null, '{poc,mvp}', 17),
  ('roadmap-pack', 'all', null, '{interactive,poc,mvp,production}', 20);

-- One row per model column, so that a new provider needs none here.
insert into public.ai_provider_settings (provider, is_active)
select replace(attname, '_model', ''), attname = 'openai_model'
from pg_attribute
where attrelid = 'public.ai_provider_settings'::regclass and attname like '%\_model' and attname <> 'local_model';

insert into public.roadmap_settings default values;
-- DEFAULT_RATES of _shared/domain/roadmap/rates.ts; a test compares them. The numbers are assumptions without a source.
insert into public.role_rates (role, region, dollars_per_hour)
select assumed.role, rate.region, rate.dollars
from (values
  ('product-manager', array[110, 85, 50, 45, 18, 18, 72]),
  ('designer', array[95, 75, 45, 40, 14, 14, 64]),
  ('frontend', array[105, 80, 45, 42, 14, 14, 68]),
  ('backend', array[110, 85, 48, 45, 15, 15, 72]),
  ('mobile', array[115, 90, 50, 45, 15, 15, 76]),
  ('full-stack', array[110, 85, 48, 45, 15, 15, 72]),
  ('ai-engineer', array[140, 110, 65, 55, 22, 22, 94]),
  ('qa', array[75, 60, 35, 30, 10, 10, 51]),
  ('devops', array[120, 95, 55, 48, 18, 18, 81]),
  ('founder', array[0, 0, 0, 0, 0, 0, 0]),
  ('operations', array[40, 32, 16, 14, 4, 4, 24]),
  ('legal', array[250, 190, 90, 80, 25, 25, 170]),
  ('electronics', array[115, 90, 50, 45, 16, 16, 75]),
  ('firmware', array[120, 92, 52, 46, 16, 16, 78]),
  ('mechanics', array[105, 82, 45, 40, 14, 14, 70]),
  ('technician', array[55, 45, 20, 18, 5, 5, 35]),
  ('maker', array[28, 25, 11, 8, 2, 2, 18]),
  ('buyer', array[60, 48, 24, 20, 6, 6, 38]),
  ('cook', array[28, 25, 11, 8, 2, 2, 18]),
  ('caregiver', array[28, 25, 11, 8, 2, 2, 18]),
  ('childcare', array[28, 25, 11, 8, 2, 2, 18]),
  ('animal-care', array[28, 24, 10, 8, 2, 2, 18]),
  ('cleaner', array[25, 22, 10, 7, 2, 2, 16]),
  ('driver', array[30, 25, 11, 8, 2, 2, 18]),
  ('teacher', array[50, 42, 18, 15, 5, 5, 30]),
  ('trade', array[60, 50, 20, 15, 4, 4, 38]),
  ('service', array[30, 26, 11, 8, 2, 2, 18]),
  ('seller', array[65, 52, 26, 22, 6, 6, 40]),
  ('writer', array[60, 50, 25, 20, 7, 7, 38]),
  ('editor', array[65, 55, 27, 22, 7, 7, 40]),
  ('media', array[75, 60, 30, 26, 8, 8, 45])
) assumed (role, rates)
cross join unnest(
  array['north-america', 'western-europe', 'eastern-europe', 'latin-america', 'south-asia', 'africa', 'asia-pacific'],
  assumed.rates
) rate (region, dollars);

alter table public.pricing_plans enable trigger audit;
alter table public.pack_prices enable trigger audit;
alter table public.free_plan_limits enable trigger audit;
alter table public.ai_provider_settings enable trigger audit;
alter table public.roadmap_settings enable trigger audit;
alter table public.role_rates enable trigger audit;

-- Where the host has pg_cron, runs are looked after even when no function is called. A server may list the extension
-- without having loaded it; then the sweeps of the functions are the only ones.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('wake-runs', '* * * * *', 'select private.wake_workers()');
  end if;
exception when others then
  raise notice 'pg_cron is not in use: %', sqlerrm;
end $$;

-- Where the host has pg_net, wake_workers can start workers.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
exception when others then
  raise notice 'pg_net is not in use: %', sqlerrm;
end $$;

insert into private.limits (kind, label, most, period) values
  ('idea', 'new ideas a day', 200, '1 day'),
  ('start', 'analyses an hour', 30, '1 hour'),
  ('change', 'changes an hour', 600, '1 hour'),
  ('password', 'attempts an hour', 10, '1 hour'),
  ('contact', 'messages an hour', 5, '1 hour'),
  ('contact_all', 'messages a day from everyone', 200, '1 day');
