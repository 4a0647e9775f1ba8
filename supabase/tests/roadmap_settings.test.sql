begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(34);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');

select is((select publish_automatically || ' ' || region from public.roadmap_settings), 'false western-europe',
  'at first somebody reviews, and people work in Western Europe');
select is((select count(*) from public.role_rates), 217::bigint, '31 roles have a rate in seven regions');
select throws_ok('insert into public.roadmap_settings default values', '23505', null, 'there is one row of settings');

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ select public.update_roadmap_settings(true, 'south-asia') $$, '42501',
  'Only administrators change how roadmaps are made', 'others do not change the settings');
select throws_ok($$ select public.update_role_rate('qa', 'south-asia', 0) $$, '42501',
  'Only administrators change hourly rates', 'nor the rates');

set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is((select publish_automatically || ' ' || region from public.update_roadmap_settings(true, 'south-asia')),
  'true south-asia', 'administrators do, and get them back');
select throws_ok($$ select public.update_roadmap_settings(true, 'atlantis') $$, '22023', 'There is no region atlantis',
  'with a region that is there');
select is((select publish_automatically || ' ' || region from public.roadmap_settings), 'true south-asia',
  'what was refused changes nothing');
select is((select publish_automatically || ' ' || region from public.update_roadmap_settings(p_publish => false)),
  'false south-asia', 'who switches leaves the region to whoever chose it');
select is((select publish_automatically || ' ' || region from public.update_roadmap_settings(p_region => 'latin-america')),
  'false latin-america', 'and who chooses the region switches nothing');
select is((select publish_automatically || ' ' || region from public.update_roadmap_settings()), 'false latin-america',
  'who asks for nothing changes nothing');
select is((select dollars_per_hour from public.update_role_rate('qa', 'south-asia', 27.505)), 27.51,
  'rates are whole cents');
select is((select count(*) from public.role_rates where dollars_per_hour = 27.51), 1::bigint, 'one is changed');
select throws_ok($$ select public.update_role_rate('qa', 'south-asia', -0.01) $$, '22023',
  'A rate is between 0 and 10,000 dollars an hour.', 'not below nothing');
select throws_ok($$ select public.update_role_rate('qa', 'south-asia', 'NaN') $$, '22023', null, 'a number');
select throws_ok($$ select public.update_role_rate('qa', 'south-asia', null) $$, '22023', null, 'and there');
select throws_ok($$ select public.update_role_rate('wizard', 'south-asia', 1) $$, '22023',
  'There is no such role or region.', 'of a role that is there');
select throws_ok('update public.roadmap_settings set publish_automatically = false', '42501', null,
  'the tables themselves are read');
select throws_ok('update public.role_rates set dollars_per_hour = 1', '42501', null, 'and not written');
select throws_ok('delete from public.role_rates', '42501', null, 'by nobody');

-- Tests the triggers alone: every grant, and no policies. Operators are refused too.
reset role;
grant all on public.roadmap_settings, public.role_rates to authenticated, service_role;
alter table public.roadmap_settings disable row level security;
alter table public.role_rates disable row level security;
create function pg_temp.attack(p_role text, p_statement text) returns text language plpgsql as $$
begin
  perform set_config('role', p_role, true);
  execute p_statement;
  return 'done';
exception when insufficient_privilege then
  return sqlerrm;
end $$;
select is(pg_temp.attack(role, format(statement, kept)), format('Rows of %s cannot be removed', kept),
  format('%s cannot %s', role, format(statement, kept)))
from unnest(array['authenticated', 'service_role', 'postgres']) role,
  unnest(array['delete from public.%s', 'truncate public.%s']) statement,
  unnest(array['roadmap_settings', 'role_rates']) kept;
reset role;
select is((select count(*) from public.roadmap_settings), 1::bigint, 'the settings are still there');
select is((select count(*) from public.role_rates), 217::bigint, 'and every rate');

select * from finish();
rollback;
