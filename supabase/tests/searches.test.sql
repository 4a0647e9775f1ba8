begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(28);

insert into auth.users (id, email, raw_user_meta_data) values
  ('a1111111-1111-4111-8111-111111111111', 'ada@example.com', '{"first_name": "Ada", "last_name": "Lovelace"}'),
  ('a3333333-3333-4333-8333-333333333333', 'boss@example.com', null);
select private.grant_admin('boss@example.com');
insert into public.idea_validations (id, "userId", "originalIdea", title, status, created_at) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111',
    'Bakeries deliver 100% of their zanderbread', 'MÜNCHEN: Bäckerei', 'completed', '2100-01-03'),
  ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111',
    'zanderbread_and "more" \ (sic)', 'An older one', 'error', '2100-01-02'),
  ('b3333333-3333-4333-8333-333333333333', 'a3333333-3333-4333-8333-333333333333',
    'The third zanderbread', 'Bread', 'pending', '2100-01-02');

-- Titles of the ideas found, in order.
create function pg_temp.titles(page jsonb) returns text[] language sql as $$
  select array(select row ->> 'title' from jsonb_array_elements(page) with ordinality e (row, n) order by n) $$;
create function pg_temp.found(sought text, statuses text[] default null, sort text default 'newest') returns text[]
language sql as $$
  select pg_temp.titles(public.get_admin_validations(sought, statuses, sort)) $$;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok(
  $$ select public.get_admin_validations('zanderbread') $$, '42501', null, 'founders search no ideas of others');
select throws_ok(
  $$ select private.admin_validations('zanderbread', null, 'newest', null, null) $$, '42501', null, 'nor past the door');
select throws_ok(
  $$ select private.search_by_text('user_search', 'a', false, null, null, 9) $$, '42501', null, 'nor through what it calls');
select throws_ok($$ select * from private.idea_search $$, '42501', null, 'nor in the words of everyone');
select throws_ok($$ select * from private.user_search $$, '42501', null, 'nor in their addresses');
select throws_ok(
  $$ select public.get_roadmap_projects('all') $$, '42501', null, 'and read no roadmap requests of others');
select throws_ok(
  $$ select private.roadmap_projects('all', null, null) $$, '42501', null, 'nor past that door');

set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is(pg_temp.found('ZANDERbread'), array['MÜNCHEN: Bäckerei', 'Bread', 'An older one'],
  'administrators find the ideas of everyone, the newest first, in any letters');
select is(pg_temp.found('zanderbread', null, 'oldest'), array['An older one', 'Bread', 'MÜNCHEN: Bäckerei'],
  'or the oldest first');
select is(pg_temp.found('zanderbread', null, 'title'), array['An older one', 'Bread', 'MÜNCHEN: Bäckerei'],
  'or by title');
select is(pg_temp.found('zanderbread', array['pending', 'error']), array['Bread', 'An older one'], 'or of some statuses');
select is(pg_temp.found('zanderbread', array['error'], 'title'), array['An older one'], 'also by title');
select is(pg_temp.found('münchen: bäck'), array['MÜNCHEN: Bäckerei'], 'titles are searched, accents included');
select is(pg_temp.found('100% of'), array['MÜNCHEN: Bäckerei'], 'a percent sign means itself');
select is(pg_temp.found('zander%'), array[]::text[], 'and nothing else');
select is(pg_temp.found('bread_and'), array['An older one'], 'so does an underscore');
select is(pg_temp.found('"more" \ (s'), array['An older one'], 'and so do quotation marks and backslashes');
select is(pg_temp.found('B2222222-2222-4222-8222-222222222222'), array['An older one'], 'a whole id is found');
select is(pg_temp.found('a1111111-1111-4111-8111-111111111111', null, 'title'),
  array['An older one', 'MÜNCHEN: Bäckerei'], 'and the id of a user finds theirs');
select is(
  pg_temp.titles(public.get_admin_validations(
    'zanderbread', null, 'newest', '2100-01-02 00:00:00+00', 'b3333333-3333-4333-8333-333333333333')),
  array['An older one'], 'the next page goes on after the last row, also within a moment');
select is(
  pg_temp.titles(public.get_admin_validations(
    'zanderbread', null, 'title', 'an older one', 'b2222222-2222-4222-8222-222222222222')),
  array['Bread', 'MÜNCHEN: Bäckerei'], 'by title as well');
select is(
  public.get_admin_validations('"more" \ (s') -> 0,
  (select jsonb_build_object('id', id, 'userId', "userId", 'originalIdea', "originalIdea", 'title', title,
    'status', status, 'created_at', created_at, 'title_key', title_key,
    'owner', '{"firstName": "Ada", "lastName": "Lovelace"}'::jsonb)
    from public.idea_validations where id = 'b2222222-2222-4222-8222-222222222222'),
  'a row is what the list shows');

reset role;
update public.idea_validations set title = 'Quince' where id = 'b2222222-2222-4222-8222-222222222222';
update public.profiles set "lastName" = 'Kingsley' where id = 'a1111111-1111-4111-8111-111111111111';
-- Updated after the profile, because a change to the profile would also store the new address.
update auth.users set email = 'countess@example.com' where id = 'a1111111-1111-4111-8111-111111111111';
set local role authenticated;
select is(pg_temp.found('quince'), array['Quince'], 'a new title is found');
select is(pg_temp.found('older one'), array[]::text[], 'and the former one no longer');
select is(public.get_admin_users('ADA king') -> 0 ->> 'email', 'countess@example.com', 'a new name is found');
select is(public.get_admin_users('countess@') -> 0 ->> 'lastName', 'Kingsley', 'and a new address');
select is(public.get_admin_users('ada@example'), '[]', 'and the former one no longer');

reset role;
delete from auth.users where id = 'a1111111-1111-4111-8111-111111111111';
select is_empty($$
  select words from private.user_search where words like '%countess%'
  union all select words from private.idea_search where words like '%quince%'
$$, 'an account that is deleted leaves no words behind');

select * from finish();
rollback;
