begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(49);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'founder@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');

create function pg_temp.save(plan text default 'team', name text default 'Team', price numeric default 49,
  every text default 'month', features jsonb default '{"validations": null, "phases": ["interactive"]}',
  active boolean default true) returns public.pricing_plans language sql as $$
  select public.upsert_pricing_plan(plan, name, price, every, features, active)
$$;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok('select pg_temp.save()', '42501', null, 'founders make no plans');
select throws_ok($$ select public.delete_pricing_plan('pro') $$, '42501', null, 'or delete them');
select throws_ok($$ select public.update_free_plan_limits(
  '{"idea_validations": 99, "unlocked_phases": ["interactive"]}') $$, '42501', null, 'or raise the free limits');
select throws_ok($$ select public.update_pack_price('multi-idea', 'ideas-1', 0) $$, '42501', null, 'or lower a price');
select throws_ok($$ update public.pricing_plans set price = 0 $$, '42501', null, 'not even in the table');
select throws_ok($$ update public.pack_prices set price = 0 $$, '42501', null, 'nor in the list of prices');

set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select lives_ok('select pg_temp.save()', 'administrators add a plan');
select is((select array[name, interval, price::text, is_active::text] from public.get_pricing_plans() where id = 'team'),
  array['Team', 'month', '49.00', 'true'], 'as they said');
select lives_ok($$ select pg_temp.save(name => ' Teams ', price => 59.999, active => false) $$, 'and change it');
select is((select array[name, price::text, is_active::text] from public.get_pricing_plans() where id = 'team'),
  array['Teams', '60.00', 'false'], 'with a price in cents');
create function pg_temp.edit(plan text, name text, read timestamptz, fresh boolean default false)
returns public.pricing_plans language sql as $$
  select public.upsert_pricing_plan(
    plan, name, 49, 'month', '{"validations": null, "phases": ["interactive"]}', true, read, fresh)
$$;
select set_config('test.read', updated_at::text, true) from public.get_pricing_plans() where id = 'team';
select lives_ok($$ select pg_temp.edit('team', 'First', current_setting('test.read')::timestamptz) $$,
  'who edits the version that is stored saves it');
select throws_ok($$ select pg_temp.edit('team', 'Second', current_setting('test.read')::timestamptz) $$, 'PT409',
  'This plan was changed in the meantime. Nothing was saved.', 'who edits an older one is told');
select is((select name from public.get_pricing_plans() where id = 'team'), 'First', 'and overwrites nothing');
select is((pg_temp.edit('team', 'First', updated_at)).updated_at, updated_at, 'saving no change is none')
from public.get_pricing_plans() where id = 'team';
select throws_ok($$ select pg_temp.edit('gone', 'Gone', now()) $$, 'PT409',
  'This plan was deleted in the meantime. Nothing was saved.', 'what was deleted does not come back');
select throws_ok($$ select pg_temp.edit('team', 'Mine', null, true) $$, 'PT409',
  'A plan with this ID already exists.', 'a new plan overwrites none');
select lives_ok($$ select pg_temp.edit('squad', 'Squad', null, true) $$, 'a new one is added');
select ok(public.delete_pricing_plan('squad'), 'for a while');
select throws_ok($$ select private.upsert_pricing_plan('team', 'X', 1, 'month', '{}', true) $$, '42501', null,
  'nobody saves past it');
select throws_ok($$ select pg_temp.save(plan => 'x') $$, '22023', null, 'an id has two characters');
select throws_ok($$ select pg_temp.save(plan => 'a/b?c') $$, '22023', null, 'that fit into an address');
select throws_ok($$ select pg_temp.save(name => ' x ') $$, '22023', 'Name is required', 'a name too');
select throws_ok($$ select pg_temp.save(price => -1) $$, '22023', 'Price must be 0 or higher', 'no price below 0');
select throws_ok($$ select pg_temp.save(price => 'NaN') $$, '22023', 'Price must be 0 or higher', 'or beside the numbers');
select throws_ok($$ select pg_temp.save(every => 'week') $$, '22023', 'Interval is required', 'known intervals');
select throws_ok($$ select pg_temp.save(features => '{"validations": 0, "phases": ["poc"]}') $$, '22023',
  'Must allow at least 1 validation', 'one validation at least');
select throws_ok($$ select pg_temp.save(features => '{"validations": 1.5, "phases": ["poc"]}') $$, '22023',
  'Must allow at least 1 validation', 'and no half ones');
select throws_ok($$ select pg_temp.save(features => '{"validations": 1, "phases": []}') $$, '22023',
  'Must include at least one phase', 'one phase at least');
select throws_ok($$ select pg_temp.save(features => '{"validations": 1, "phases": ["beta"]}') $$, '22023',
  'Must include at least one phase', 'that exists');
select throws_ok($$ select pg_temp.save(features => null) $$, '22023', null, 'and not nothing');
select throws_ok($$ select pg_temp.save(plan => 'multi-idea') $$, '22023', 'A plan that is sold in packs is paid once.',
  'packs do not recur');
select is(public.update_free_plan_limits('{"idea_validations": 2, "unlocked_phases": ["interactive", "poc"]}') - 'updated_at',
  '{"idea_validations": 2, "unlocked_phases": ["interactive", "poc"]}', 'the free limits change');
select throws_ok($$ select public.update_free_plan_limits('{"idea_validations": "many", "unlocked_phases": ["poc"]}') $$,
  '22023', 'Must allow at least 1 validation', 'to numbers');
select set_config('test.limits', public.get_free_plan_limits() ->> 'updated_at', true);
select lives_ok($$ select public.update_free_plan_limits(
  '{"idea_validations": 3, "unlocked_phases": ["poc"]}', current_setting('test.limits')::timestamptz) $$,
  'who edits the limits that are stored saves them');
select throws_ok($$ select public.update_free_plan_limits(
  '{"idea_validations": 4, "unlocked_phases": ["mvp"]}', current_setting('test.limits')::timestamptz) $$, 'PT409',
  'The free limits were changed in the meantime. Nothing was saved.', 'who edits older ones is told');
select is(public.get_free_plan_limits() - 'updated_at', '{"idea_validations": 3, "unlocked_phases": ["poc"]}',
  'and overwrites nothing');
select is((select price from public.update_pack_price('multi-idea', 'ideas-1', 6)), 6::numeric(10, 2),
  'prices of packs change');
create function pg_temp.price(price numeric) returns public.pack_prices language sql as $$
  select public.update_pack_price('multi-idea', 'ideas-1', price, current_setting('test.read')::timestamptz)
$$;
select set_config('test.read', updated_at::text, true) from public.pack_prices where pack = 'ideas-1';
select is((pg_temp.price(6)).updated_at, current_setting('test.read')::timestamptz, 'the same price is no change');
select lives_ok('select pg_temp.price(7)', 'who edits the price that is stored saves it');
select throws_ok('select pg_temp.price(8)', 'PT409', 'This price was changed in the meantime. Nothing was saved.',
  'who edits an older one is told');
select is((select price from public.pack_prices where pack = 'ideas-1'), 7::numeric(10, 2), 'and overwrites nothing');
select throws_ok($$ select public.update_pack_price('multi-idea', 'ideas-7', 6, now()) $$, 'PT409',
  'This pack was deleted in the meantime. Nothing was saved.', 'what was deleted does not come back');
select throws_ok($$ select public.update_pack_price('multi-idea', 'ideas-7', 6) $$, '22023', 'There is no such pack.',
  'nor does anything come of it');
select throws_ok($$ select private.update_pack_price('multi-idea', 'ideas-1', 1) $$, '42501', null, 'nobody saves past it');
select throws_ok($$ select private.update_free_plan_limits('{}') $$, '42501', null, 'here neither');
select throws_ok($$ select public.update_pack_price('multi-idea', 'ideas-1', -1) $$, '22023',
  'Price must be 0 or higher', 'never below 0');
reset role;
insert into public.user_subscriptions (user_id, plan_id, valid_until)
values ('a1111111-1111-4111-8111-111111111111', 'pro', now() + interval '1 month');
set local role authenticated;
select throws_ok($$ select public.delete_pricing_plan('pro') $$, '23503',
  'This plan was bought and cannot be deleted. Deactivate it instead.', 'a plan that was bought stays');
select ok(public.delete_pricing_plan('team'), 'another is deleted');
select throws_ok($$ select public.delete_pricing_plan('free') $$, '22023', null, 'the free one is not');

select * from finish();
rollback;
