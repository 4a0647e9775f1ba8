begin;
create extension if not exists pgtap with schema extensions;
select plan(31);

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
select throws_ok('select public.restore_roadmap_settings()', '42501', 'Only administrators restore how roadmaps are made',
  'nor restore them');

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

-- Emptied
reset role;
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Mine', 'completed');
insert into public.project_planning (validation_id) values ('b1111111-1111-4111-8111-111111111111');
create function pg_temp.begin_it() returns text language sql as $$
  select public.begin_roadmap('a1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111',
    'interactive') ->> 'outcome'
$$;
create function pg_temp.rates() returns text language sql as $$
  select count(*) || ' ' || max(dollars_per_hour) filter (where role = 'qa' and region = 'south-asia')
  from public.role_rates
$$;
delete from public.roadmap_settings;
select is(pg_temp.begin_it(), 'settings_missing', 'without settings no roadmap is begun');
select is((select count(*) from public.roadmaps where validation_id = 'b1111111-1111-4111-8111-111111111111'), 0::bigint,
  'and none is left behind');
set local role authenticated;
select is((select publish_automatically || ' ' || region from public.update_roadmap_settings(p_publish => true)),
  'true western-europe', 'changed settings are there again');
reset role;
delete from public.role_rates where role = 'designer' and region = 'western-europe';
select is(pg_temp.begin_it(), 'settings_missing', 'neither is one begun with a rate missing');
set local role authenticated;
select public.restore_roadmap_settings();
reset role;
select is(pg_temp.rates(), '45 27.51', 'what is missing comes back, what is there stays');
select is((select publish_automatically from public.roadmap_settings), true, 'also of the settings');
delete from public.role_rates;
delete from public.roadmap_settings;
set local role authenticated;
select public.restore_roadmap_settings();
reset role;
select is(pg_temp.rates(), '45 22.00', 'everything comes back');
select is((select publish_automatically || ' ' || region from public.roadmap_settings), 'false western-europe',
  'as it was at first');
select is(pg_temp.begin_it(), 'started', 'then a roadmap is begun');
select is(
  (select public.claim_roadmap_step(roadmap_id, fence, 60) #>> '{rates,designer}' from private.roadmap_runs
    where roadmap_id in (select id from public.roadmaps where validation_id = 'b1111111-1111-4111-8111-111111111111')),
  '75.00', 'and can be claimed');

select * from finish();
rollback;
