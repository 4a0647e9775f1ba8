begin;
create extension if not exists pgtap with schema extensions;
-- Lets every role call this file's functions.
alter default privileges grant execute on functions to public;
select plan(63);

insert into auth.users (id, email) values
  ('a1111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('a3333333-3333-4333-8333-333333333333', 'admin@example.com');
select private.grant_admin('admin@example.com');
-- Restores the migration's settings, whatever has been chosen since.
update public.ai_provider_settings set is_active = true where provider = 'openai';
update public.ai_provider_settings
set openai_model = default, anthropic_model = default, deepseek_model = default;

create function pg_temp.active() returns text language sql security definer as $$
  select string_agg(provider, ', ' order by provider) from public.ai_provider_settings where is_active
$$;
create function pg_temp.id(name text) returns uuid language sql security definer as $$
  select id from public.ai_provider_settings where provider = name
$$;

select results_eq(
  $$ select provider, is_active, openai_model, anthropic_model, deepseek_model
    from public.ai_provider_settings order by provider $$,
  $$ values
    ('anthropic', false, 'gpt-4o-mini', 'claude-3-5-haiku-latest', 'deepseek-chat'),
    ('deepseek', false, 'gpt-4o-mini', 'claude-3-5-haiku-latest', 'deepseek-chat'),
    ('openai', true, 'gpt-4o-mini', 'claude-3-5-haiku-latest', 'deepseek-chat') $$,
  'three providers with the default models, one of them active');

-- Access
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from public.ai_provider_settings', '42501', null, 'anon reads nothing');
select throws_ok($$ select public.switch_ai_provider('deepseek') $$, '42501', null, 'switches nothing');
set local role authenticated;
set local request.jwt.claims = '{"sub": "a1111111-1111-4111-8111-111111111111", "role": "authenticated"}';
select is_empty('select * from public.ai_provider_settings', 'people read nothing');
select lives_ok($$ update public.ai_provider_settings set openai_model = 'o1', is_active = true $$, 'change');
select is(pg_temp.active(), 'openai', 'nothing');
select throws_ok($$ insert into public.ai_provider_settings (provider) values ('openai') $$, '42501', null,
  'add nothing');
select throws_ok('delete from public.ai_provider_settings', '42501', null, 'delete nothing');
select throws_ok($$ select public.switch_ai_provider('deepseek') $$, '42501',
  'Only administrators switch the provider', 'switch nothing');
set local role service_role;
set local request.jwt.claims = '{"role": "service_role"}';
select is((select count(*) from public.ai_provider_settings), 3::bigint, 'the service reads');
select throws_ok($$ update public.ai_provider_settings set is_active = true $$, '42501', null, 'and changes nothing');
select throws_ok($$ select public.switch_ai_provider('deepseek') $$, '42501', null, 'nor switches');

-- Administrators
set local role authenticated;
set local request.jwt.claims = '{"sub": "a3333333-3333-4333-8333-333333333333", "role": "authenticated"}';
select is((select count(*) from public.ai_provider_settings), 3::bigint, 'administrators read');
select lives_ok($$ select public.switch_ai_provider('anthropic') $$, 'switch');
select is(pg_temp.active(), 'anthropic', 'to one provider');
select lives_ok($$ select public.switch_ai_provider('anthropic') $$, 'again, to the same');
select is(pg_temp.active(), 'anthropic', 'which stays');
select throws_ok($$ select public.switch_ai_provider('google') $$, '22023', 'There is no provider google', 'not to others');
select throws_ok($$ select public.switch_ai_provider(null) $$, '22023', null, 'nor to none');
select throws_ok($$ update public.ai_provider_settings set is_active = false where provider = 'anthropic' $$, '22023',
  'At least one provider must be active.', 'one is always left');
select throws_ok($$ update public.ai_provider_settings set is_active = true $$, '22023',
  'Only one provider can be active.', 'and never more');
select is(pg_temp.active(), 'anthropic', 'so that one stays');
select lives_ok($$ update public.ai_provider_settings set is_active = true where provider = 'deepseek' $$,
  'activating one');
select is(pg_temp.active(), 'deepseek', 'deactivates the others');
select lives_ok($$ update public.ai_provider_settings set openai_model = 'gpt-6-luna' where provider = 'openai' $$,
  'a current model can be chosen');
select lives_ok($$ update public.ai_provider_settings set anthropic_model = 'claude-3-opus-latest'
  where provider = 'anthropic' $$, 'and one that the contract lists');
select throws_ok(format('update public.ai_provider_settings set %I = %L', model_column, model), '23514', null,
  format('%s cannot be %s', model_column, model))
from (values
  ('openai_model', 'gpt-99'), ('openai_model', ''), ('openai_model', 'gpt-4o '), ('anthropic_model', 'gpt-4o'),
  ('deepseek_model', repeat('x', 200))
) wrong (model_column, model);
select throws_ok($$ update public.ai_provider_settings set openai_model = null $$, '23502', null, 'nor be missing');
select throws_ok($$ update public.ai_provider_settings set provider = 'google' where provider = 'openai' $$, '42501',
  'Only is_active, openai_model, anthropic_model, deepseek_model, local_model, updated_at of ai_provider_settings can be changed',
  'the providers are fixed');
select throws_ok($$ update public.ai_provider_settings set id = gen_random_uuid() where provider = 'openai' $$, '42501',
  null, 'and so are their ids');
select throws_ok($$ update public.ai_provider_settings set created_at = now() $$, '42501', null, 'and their times');
select throws_ok($$ insert into public.ai_provider_settings (provider) values ('google') $$, '23514', null,
  'no provider is added');
select throws_ok($$ insert into public.ai_provider_settings (provider) values ('openai') $$, '23505', null,
  'nor one twice');
select throws_ok('delete from public.ai_provider_settings', '42501', null, 'nor deleted');

-- Models on your own servers
select lives_ok($$ update public.ai_provider_settings set local_model = 'ollama/gpt-oss:20b', is_active = true
  where provider = 'openai' $$, 'a local model writes in place of those of OpenAI');
select is(pg_temp.active(), 'openai', 'whose format it speaks');
select throws_ok($$ update public.ai_provider_settings set local_model = 'ollama/gpt-oss:20b' where provider = 'deepseek' $$,
  '23514', null, 'not that of others');
select throws_ok(format('update public.ai_provider_settings set local_model = %L where provider = %L', local, 'openai'),
  '23514', null, format('%s is none', local))
from (values ('http://169.254.169.254/x'), ('ollama/a b'), ('ollama/' || repeat('x', 129))) wrong (local);
select lives_ok($$ update public.ai_provider_settings set local_model = null where provider = 'openai' $$, 'and none again');

-- Several at once, in any order (docs/contract.md#calls)
create function pg_temp.upsert(variadic wanted text[]) returns text language plpgsql as $$
begin
  insert into public.ai_provider_settings (id, provider, is_active, openai_model, anthropic_model, deepseek_model)
  select pg_temp.id(split_part(one, ' ', 1)), split_part(one, ' ', 1), one like '% on', 'o1', default_model, 'deepseek-chat'
  from unnest(wanted) with ordinality w (one, place), (select 'claude-opus-5-5') d (default_model)
  order by place
  on conflict (id) do update
  set id = excluded.id, provider = excluded.provider, is_active = excluded.is_active,
      openai_model = excluded.openai_model, anthropic_model = excluded.anthropic_model,
      deepseek_model = excluded.deepseek_model;
  return pg_temp.active();
end $$;
select is(pg_temp.upsert('openai off', 'anthropic on', 'deepseek off'), 'anthropic', 'all in one statement');
select is(pg_temp.upsert('openai off', 'anthropic off', 'deepseek on'), 'deepseek', 'with the old one first');
select is(pg_temp.upsert('openai on'), 'openai', 'or the new one alone');
select is(pg_temp.upsert('openai on', 'anthropic on'), 'anthropic', 'or the new one beside the old one');
select is(pg_temp.upsert('openai on'), 'openai', 'and back');
select throws_ok($$ select pg_temp.upsert('openai off', 'deepseek off') $$, '22023',
  'At least one provider must be active.', 'but not to none');
select throws_ok($$ select pg_temp.upsert('anthropic on', 'deepseek on') $$, '22023',
  'Only one provider can be active.', 'nor to two');
select results_eq($$ select openai_model, anthropic_model from public.ai_provider_settings where provider = 'openai' $$,
  $$ values ('o1', 'claude-opus-5-5') $$, 'and models with it');
reset role;
select ok((select bool_and(updated_at > created_at) from public.ai_provider_settings), 'each change has its time');
select lives_ok('set constraints all immediate', 'the rule of one holds when the transaction ends');

-- Tests the triggers alone: every grant, and no policies.
grant all on public.ai_provider_settings to authenticated;
alter table public.ai_provider_settings disable row level security;
set local role authenticated;
select throws_ok('delete from public.ai_provider_settings', '42501', 'Rows of ai_provider_settings cannot be removed', 'providers stay');
select throws_ok('truncate public.ai_provider_settings', '42501', 'Rows of ai_provider_settings cannot be removed', 'all of them');
set local role service_role;
select throws_ok('delete from public.ai_provider_settings', '42501', null, 'also for the service');
set local role authenticated;
select throws_ok($$ update public.ai_provider_settings set created_at = '2001-01-01' $$, '42501', null, 'with their times');
reset role;
select throws_ok('delete from public.ai_provider_settings', '42501', 'Rows of ai_provider_settings cannot be removed',
  'not even an operator removes one');
select throws_ok('truncate public.ai_provider_settings', '42501', null, 'or empties the table');
select throws_ok('update public.ai_provider_settings set is_active = false', '22023',
  'At least one provider must be active.', 'or is left without one');

alter table public.ai_provider_settings disable trigger keep_one;
select throws_ok('update public.ai_provider_settings set is_active = true', '23P01', null, 'nor ends with two');

select * from finish();
rollback;
