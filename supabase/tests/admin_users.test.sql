begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(13);

insert into auth.users (id, email, raw_user_meta_data) values
  ('a1111111-1111-4111-8111-111111111111', 'ada@example.com', '{"first_name": "Ada", "last_name": "Lovelace"}'),
  ('a2222222-2222-4222-8222-222222222222', 'percent@example.com', '{"first_name": "100%", "last_name": "O''Hara_"}'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com', null);
select private.grant_admin('boss@example.com');
-- Sorts before the seed's accounts; the first two have the same time.
update public.profiles set created_at = '2100-01-02 00:00:00.123456+00'
  where id in ('a1111111-1111-4111-8111-111111111111', 'a2222222-2222-4222-8222-222222222222');
update public.profiles set created_at = '2100-01-01' where id = 'a3333333-3333-4333-8333-333333333333';
insert into public.idea_validations ("userId", "originalIdea") values
  ('a1111111-1111-4111-8111-111111111111', 'One'), ('a1111111-1111-4111-8111-111111111111', 'Two');
insert into public.user_subscriptions (user_id, plan_id, pack_type, status) values
  ('a1111111-1111-4111-8111-111111111111', 'multi-idea', 'ideas-1', 'active'),
  ('a1111111-1111-4111-8111-111111111111', 'multi-idea', 'ideas-2', 'expired'),
  ('a1111111-1111-4111-8111-111111111111', 'multi-idea', 'ideas-5', 'pending');

create function pg_temp.emails(page jsonb) returns text[] language sql as $$
  select array(select row ->> 'email' from jsonb_array_elements(page) with ordinality e (row, n) order by n) $$;
create function pg_temp.found(sought text) returns text[] language sql as $$
  select pg_temp.emails(public.get_admin_users(sought)) $$;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok('select public.get_admin_users()', '42501', null, 'founders read no list of users');
select throws_ok('select private.admin_users(null, null, null, 50)', '42501', null, 'nor past the door');

set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is(
  pg_temp.emails(public.get_admin_users(null, null, null, 3)),
  array['percent@example.com', 'ada@example.com', 'boss@example.com'], 'administrators do, the newest first');
select is(
  pg_temp.emails(public.get_admin_users(null, '2100-01-02 00:00:00.123456+00',
    'a2222222-2222-4222-8222-222222222222', 2)),
  array['ada@example.com', 'boss@example.com'], 'the next page goes on after the last row, also within a moment');
select is(
  public.get_admin_users('ada@example.com') -> 0,
  (select jsonb_build_object('id', id, 'firstName', 'Ada', 'lastName', 'Lovelace', 'email', 'ada@example.com',
    'created_at', created_at, 'updated_at', updated_at, 'validations', 2, 'purchases', 2)
    from public.profiles where id = 'a1111111-1111-4111-8111-111111111111'),
  'a row has names, address, dates, and how much was validated and paid for');
select is(public.get_admin_users('boss@') -> 0 ->> 'firstName', '', 'who gave no name has none');
select is(public.get_admin_users('boss@') -> 0 -> 'validations', '0', 'and who did nothing counts nothing');
select is(pg_temp.found(' ADA love '), array['ada@example.com'], 'names are found by a part, in any letters');
select is(pg_temp.found('%'), array['percent@example.com'], 'a percent sign means itself');
select is(pg_temp.found('o''hara_'), array['percent@example.com'], 'so do quotes and underscores');
select is(pg_temp.found('A1111111-1111-4111-8111-111111111111'), array['ada@example.com'], 'a whole id is found');
select is(pg_temp.found('nobody at all'), array[]::text[], 'nobody is an empty list');
select is(
  jsonb_array_length(public.get_admin_users(null, null, null, 0)), 1, 'a page has one row at least');

select * from finish();
rollback;
