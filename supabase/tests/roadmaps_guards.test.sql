-- Tests the triggers alone: every grant, and no policies.
begin;
create extension if not exists pgtap with schema extensions;
select plan(16);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
delete from public.idea_validations;
insert into public.idea_validations (id, "userId", "originalIdea", status) values
  ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Mine', 'completed');
insert into public.roadmaps (id, validation_id, phase) values
  ('c1111111-1111-4111-8111-111111111111', 'b1111111-1111-4111-8111-111111111111', 'interactive');
insert into public.roadmap_drafts (roadmap_id, content) values
  ('c1111111-1111-4111-8111-111111111111', '{"name": "Draft"}');
grant all on public.roadmaps, public.roadmap_drafts to anon, authenticated;
alter table public.roadmaps disable row level security;
alter table public.roadmap_drafts disable row level security;

set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select throws_ok($$ update public.roadmaps set status = 'published' $$, '42501', 'Only administrators publish roadmaps',
  'owners do not publish');
select throws_ok($$ update public.roadmaps set content = '{}', status = 'published' $$, '42501',
  'Only status of roadmaps can be changed', 'nor write what they read');
select throws_ok($$ insert into public.roadmaps (validation_id, phase)
  values ('b1111111-1111-4111-8111-111111111111', 'poc') $$, '42501',
  'Roadmaps are neither added nor removed by hand', 'nor add a roadmap');
select throws_ok('delete from public.roadmaps', '42501', null, 'nor remove one');
select throws_ok($$ update public.roadmap_drafts set content = '{}' $$, '42501',
  'Only administrators write drafts', 'nor change a draft');
select throws_ok('delete from public.roadmap_drafts', '42501', null, 'or remove one');
select throws_ok($$ insert into public.roadmap_drafts (roadmap_id, content)
  values ('c1111111-1111-4111-8111-111111111111', '{}') on conflict (roadmap_id) do update set content = '{}' $$,
  '42501', null, 'or add one');

set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select throws_ok($$ update public.roadmaps set generating = true $$, '42501', null, 'administrators start no run');
select throws_ok($$ update public.roadmaps set status = 'in_progress' $$, '42501',
  'A roadmap cannot be set to in_progress', 'by hand');
select throws_ok($$ update public.roadmaps set published_at = now() $$, '42501', null, 'and set no times');
select throws_ok($$ insert into public.roadmaps (validation_id, phase)
  values ('b1111111-1111-4111-8111-111111111111', 'poc') $$, '42501', null, 'and add no roadmap');
select throws_ok('delete from public.roadmaps', '42501', null, 'or remove one');
select throws_ok($$ update public.roadmap_drafts set roadmap_id = gen_random_uuid() $$, '42501', null,
  'a draft stays with its roadmap');
select throws_ok($$ update public.roadmap_drafts set updated_at = '2001-01-01' $$, '42501', null,
  'and is as old as it is');

set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok($$ update public.roadmaps set status = 'published' $$, '42501', null, 'anon publishes nothing');
select throws_ok('delete from public.roadmap_drafts', '42501', null, 'and removes nothing');

select * from finish();
rollback;
