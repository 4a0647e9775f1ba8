begin;
create extension if not exists pgtap with schema extensions;
select plan(33);

insert into auth.users (id, email, raw_user_meta_data) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com', '{"first_name": " Ada ", "last_name": "Owner"}'),
  ('a2222222-2222-4222-8222-222222222222', 'other@example.com', '{"first_name": "Otto", "last_name": "Other"}'),
  ('a3333333-3333-4333-8333-333333333333', 'Admin@Example.com', null),
  ('a4444444-4444-4444-8444-444444444444', 'google@example.com', '{"full_name": "Grace Brewster Hopper"}'),
  ('a5555555-5555-4555-8555-555555555555', 'list@example.com', '["no", "names"]'),
  ('a6666666-6666-4666-8666-666666666666', 'given@example.com', '{"given_name": "Gil", "family_name": "Lee"}'),
  ('a7777777-7777-4777-8777-777777777777', 'long@example.com',
    jsonb_build_object('first_name', repeat('x', 300), 'last_name', E'a\tb'));

-- Sign-up
select results_eq(
  $$ select "firstName", "lastName" from public.profiles where id::text like 'a_______-%' and id in (
      'a1111111-1111-4111-8111-111111111111', 'a3333333-3333-4333-8333-333333333333',
      'a4444444-4444-4444-8444-444444444444', 'a5555555-5555-4555-8555-555555555555',
      'a6666666-6666-4666-8666-666666666666') order by id $$,
  $$ values ('Ada', 'Owner'), ('', ''), ('Grace', 'Brewster Hopper'), ('', ''), ('Gil', 'Lee') $$,
  'a sign-up makes a profile, with the names that are there');
select is(
  (select char_length("firstName") || "lastName" from public.profiles
    where id = 'a7777777-7777-4777-8777-777777777777'),
  '100a b', 'names that are too long or hold control characters do not refuse the sign-up');
select is(
  (select count(*) from private.quota_accounts where user_id = 'a1111111-1111-4111-8111-111111111111'),
  1::bigint, 'and opens a quota account');

-- Administrators
select lives_ok($$ select private.grant_admin('admin@example.COM') $$, 'an operator makes an administrator');
select lives_ok($$ select private.grant_admin('admin@example.com') $$, 'twice does no harm');
select is(
  (select count(*) from public.user_roles where user_id = 'a3333333-3333-4333-8333-333333333333'),
  1::bigint, 'and leaves one row');
select throws_ok(
  $$ select private.grant_admin('nobody@example.com') $$, '22023', 'No account has the address nobody@example.com',
  'an unknown address is named');
select throws_ok(
  $$ insert into public.user_roles (user_id, role) values ('a2222222-2222-4222-8222-222222222222', 'editor') $$,
  '23514', null, 'there is no role but admin');

-- Anonymous
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from public.profiles', '42501', null, 'anon reads no profiles');
select throws_ok('select * from public.user_roles', '42501', null, 'anon reads no roles');
select throws_ok('select public.is_admin()', '42501', null, 'anon may not ask');

-- The owner
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select results_eq('select id from public.profiles',
  $$ values ('a1111111-1111-4111-8111-111111111111'::uuid) $$, 'people read their own profile only');
select is_empty('select * from public.user_roles', 'and no roles of others');
select is(public.is_admin(), false, 'are no administrators');
select isnt_empty($$
  update public.profiles set "firstName" = ' Adele ', updated_at = '2001-01-01'
  where id = 'a1111111-1111-4111-8111-111111111111' returning id
$$, 'may change their names');
select results_eq(
  $$ select "firstName", updated_at > created_at from public.profiles $$, $$ values ('Adele', true) $$,
  'which are trimmed, and the server sets the time');
select throws_ok($$ update public.profiles set "firstName" = 'A' $$, '22023',
  'First name must be at least 2 characters', 'a first name has two characters');
select throws_ok($$ update public.profiles set "lastName" = ' ' $$, '22023',
  'Last name must be at least 2 characters', 'and so has a last name');
select throws_ok($$ update public.profiles set "firstName" = U&'\200B\200B\202E' $$, '22023',
  'First name must be at least 2 characters', 'that can be seen');
select results_eq($$ update public.profiles set "firstName" = U&'A\202Eda\000AMay' returning "firstName" $$,
  $$ values ('Ada May') $$, 'names stay on their line and run in their own direction');
select throws_ok($$ update public.profiles set created_at = now() $$, '42501', null, 'other columns are closed');
select is_empty($$
  update public.profiles set "firstName" = 'Hacked' where id = 'a2222222-2222-4222-8222-222222222222' returning id
$$, 'other profiles cannot be changed');
select throws_ok(
  $$ insert into public.profiles (id) values ('a9999999-9999-4999-8999-999999999999') $$, '42501', null,
  'nor added');
select throws_ok('delete from public.profiles', '42501', null, 'nor deleted');
select throws_ok(
  $$ insert into public.user_roles (user_id, role) values ('a1111111-1111-4111-8111-111111111111', 'admin') $$,
  '42501', null, 'nobody makes themselves an administrator');
select throws_ok($$ select private.grant_admin('owner@example.com') $$, '42501', null, 'in no way');

-- Tests the triggers and policies alone, with wider grants
reset role;
grant all on public.profiles, public.user_roles to authenticated, anon;
set local role authenticated;
select throws_ok($$ update public.profiles set created_at = '2001-01-01' $$, '42501', null, 'the trigger holds alone');
select throws_ok(
  $$ update public.profiles set id = 'a2222222-2222-4222-8222-222222222222' $$, '42501', null,
  'a profile stays with its account');
select throws_ok(
  $$ insert into public.user_roles (user_id, role) values ('a1111111-1111-4111-8111-111111111111', 'admin') $$,
  '42501', null, 'the missing policy refuses new roles');
select is_empty('delete from public.profiles returning id', 'and deleted profiles');
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select is_empty('select id from public.profiles', 'anon still reads nothing');

-- Administrators
set local role authenticated;
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select ok(public.is_admin() and (select count(*) from public.profiles) >= 7
  and (select count(*) from public.user_roles) >= 1, 'administrators read every profile and role');
select is_empty($$
  update public.profiles set "firstName" = 'Changed' where id = 'a2222222-2222-4222-8222-222222222222' returning id
$$, 'but change nobody else''s');

select * from finish();
rollback;
