begin;
create extension if not exists pgtap with schema extensions;
select plan(18);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');

select is((select publish_automatically || ' ' || region from public.roadmap_settings), 'false western-europe',
  'at first somebody reviews, and people work in Western Europe');
select is((select count(*) from public.role_rates), 45::bigint, 'nine roles have a rate in five regions');
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
select throws_ok($$ select public.update_roadmap_settings(null, 'south-asia') $$, '22023', null, 'and a choice');
select is((select publish_automatically || ' ' || region from public.roadmap_settings), 'true south-asia',
  'what was refused changes nothing');
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

select * from finish();
rollback;
