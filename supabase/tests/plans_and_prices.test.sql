begin;
create extension if not exists pgtap with schema extensions;
select plan(21);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');

-- Products of a new installation
select results_eq(
  $$ select pack, ideas, price from public.pack_prices where plan_id = 'multi-idea' order by ideas $$,
  $$ values ('ideas-1', 1, 5.00), ('ideas-2', 2, 9.99), ('ideas-3', 3, 15.00), ('ideas-5', 5, 19.99),
    ('ideas-10', 10, 45.00) $$, 'the idea packs');
select results_eq(
  $$ select pack, phases, price from public.pack_prices where plan_id = 'roadmap-pack' order by price $$,
  $$ values ('poc', '{poc}'::text[], 10.00), ('poc-mvp', '{poc,mvp}', 17.00),
    ('all', '{interactive,poc,mvp,production}', 20.00) $$, 'the roadmap packs');
select set_eq($$ select id || ' ' || interval from public.pricing_plans $$,
  array['free once', 'multi-idea once', 'roadmap-pack once', 'pro month'], 'the plans');
select throws_ok('insert into public.free_plan_limits (id) values (false)', '23514', null,
  'there is one row of free limits');
select throws_ok('update public.free_plan_limits set idea_validations = 0', '23514', null,
  'the free limit is at least one');
select throws_ok($$ update public.free_plan_limits set unlocked_phases = '{launch}' $$, '23514', null,
  'a phase must be known');
select throws_ok($$ update public.pricing_plans set features = '{"phases": ["launch"]}' where id = 'pro' $$,
  '23514', null, 'also in a plan');
select throws_ok($$ update public.pricing_plans set price = -1 where id = 'pro' $$, '23514', null,
  'a price is not negative');
select throws_ok(
  $$ insert into public.pack_prices (plan_id, pack, ideas, phases, price) values ('pro', 'x', 1, '{poc}', 1) $$,
  '23514', null, 'a pack holds ideas or phases');

set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from public.pricing_plans', '42501', null, 'anon reads no plans');
select throws_ok('select * from public.get_pricing_plans()', '42501', null, 'in no way');
select throws_ok('select public.get_free_plan_limits()', '42501', null, 'and no limits');

reset role;
update public.pricing_plans set is_active = false where id = 'multi-idea';
update public.free_plan_limits set idea_validations = 2, unlocked_phases = '{interactive,poc}';

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select results_eq('select id from public.get_pricing_plans()', array['free', 'roadmap-pack', 'pro'],
  'people see the active plans, cheapest first');
select is((select features from public.get_pricing_plans() where id = 'free'),
  '{"validations": 2, "phases": ["interactive", "poc"]}', 'the free plan shows the free limits');
select is_empty($$ select * from public.pack_prices where plan_id = 'multi-idea' $$,
  'prices of an inactive plan are hidden');
select is(public.get_free_plan_limits() - 'updated_at',
  '{"idea_validations": 2, "unlocked_phases": ["interactive", "poc"]}', 'the free limits');
select throws_ok($$ update public.pack_prices set price = 0 $$, '42501', null, 'people change no price');
select throws_ok('update public.free_plan_limits set idea_validations = 99', '42501', null, 'and no limit');

reset role;
grant all on public.pricing_plans, public.pack_prices, public.free_plan_limits to authenticated;
set local role authenticated;
select is_empty('update public.pack_prices set price = 0 returning pack', 'not even where a host widens the grants');
select is_empty('delete from public.free_plan_limits returning id', 'nor delete the limits');

set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is((select count(*) from public.get_pricing_plans()), 4::bigint, 'administrators see every plan');

select * from finish();
rollback;
