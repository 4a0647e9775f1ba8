import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, openBackend } from '../../local/backend'
import { openPglite } from '../../local/database-pglite'
import { PROJECT_DIR } from '../../local/paths'
import { tempFolder } from '../local/folders'

/** The last migration of the first release. */
const SHIPPED = '20261120000800_sweep.sql'
/** A database without a snapshot takes its time. */
const SLOW_MS = 180_000
const NOTE = { id: 'built-in', model: null, domain: { id: 'pets' } }
const WRITER = { id: 'built-in', model: null }

let backend: Backend
let applied: string[]

/** A report and a run in its second step, as the first release left them, brought up to date. */
beforeAll(async () => {
  const projectDir = path.join(tempFolder(afterAll), 'supabase')
  const migrations = path.join(projectDir, 'migrations')
  const files = fs.readdirSync(path.join(PROJECT_DIR, 'migrations')).sort()
  const copy = (file: string) =>
    fs.copyFileSync(path.join(PROJECT_DIR, 'migrations', file), path.join(migrations, file))
  fs.mkdirSync(migrations, { recursive: true })
  fs.copyFileSync(path.join(PROJECT_DIR, 'config.toml'), path.join(projectDir, 'config.toml'))
  files.filter((file) => file <= SHIPPED).map(copy)
  backend = await openBackend({ database: await openPglite({}), projectDir })
  await backend.database.script(FIRST_RELEASE)
  files.filter((file) => file > SHIPPED).map(copy)
  applied = await backend.migrate()
}, SLOW_MS)
afterAll(() => backend.close())

const FIRST_RELEASE = `
  insert into auth.users (id, email) values ('a1111111-1111-4111-8111-111111111111', 'founder@example.com');
  insert into public.user_subscriptions (user_id, plan_id, pack_type, ideas)
  values ('a1111111-1111-4111-8111-111111111111', 'multi-idea', 'ideas-1', 1);
  insert into public.idea_validations (id, "userId", "originalIdea") values
    ('b1111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 'Done'),
    ('b2222222-2222-4222-8222-222222222222', 'a1111111-1111-4111-8111-111111111111', 'Halfway'),
    ('b3333333-3333-4333-8333-333333333333', 'a1111111-1111-4111-8111-111111111111', 'New');
  select public.begin_validation("userId", id) from public.idea_validations where "originalIdea" <> 'New';
  create table public.work as
    select validation_id, public.claim_step(validation_id, fence, 600) as claim from private.validation_runs;
  do $$
  declare claim jsonb;
  begin
    perform public.finish_step((work.claim ->> 'lease')::uuid,
      '{"projectConcept": {"overview": "Kept"}, "engine": ${JSON.stringify(NOTE)}}', '{"overview": "Kept"}',
      '{"provider": "openai", "calls": 2}')
    from public.work;
    loop
      select public.claim_step(validation_id, fence, 600) into claim from private.validation_runs
      where validation_id = 'b1111111-1111-4111-8111-111111111111';
      exit when claim is null;
      perform public.finish_step((claim ->> 'lease')::uuid, '{"engine": ${JSON.stringify(NOTE)}}', '{}', null);
    end loop;
    select public.claim_step(validation_id, fence, 600) into claim from private.validation_runs
    where validation_id = 'b2222222-2222-4222-8222-222222222222';
    perform public.fail_step((claim ->> 'lease')::uuid, 'Busy', 'HTTP 503', true);
  end $$;
  drop table public.work;`

const steps = (idea: string) =>
  backend.database.query(
    `select s.step, s.usage, s.failures, s.writer, s.checkpoint, s.needs
     from private.validation_steps s join public.idea_validations v on v.id = s.validation_id
     where v."originalIdea" = $1 order by position`,
    [idea],
  )
const call = async (text: string) => (await backend.database.query<{ answer: unknown }>(text))[0]?.answer

it('applies what was added since the first release', () => {
  expect(applied.length).toBeGreaterThan(0)
  expect(applied.every((file) => file > SHIPPED)).toBe(true)
})

it('keeps what steps used and why they failed, as the first entries of their lists', async () => {
  expect(await steps('Halfway')).toMatchObject([
    {
      step: 'concept',
      usage: [{ provider: 'openai', calls: 2, attempt: 1, at: expect.any(String) }],
      failures: [],
      writer: NOTE,
    },
    { step: 'audience', usage: [], failures: [{ attempt: 1, at: null, detail: 'HTTP 503' }], writer: null },
    { step: 'market', usage: [], failures: [], checkpoint: null },
    { step: 'evidence', needs: ['concept', 'audience', 'market'] },
  ])
})

it('counts what models used before, once for each step', async () => {
  const used = { provider: 'openai', input: 0, dollars: null }
  expect(await backend.database.query('select provider, input, dollars from private.model_usage')).toEqual([
    used,
    used,
  ])
})

it('names the writer of each section that was written', async () => {
  const rows = await backend.database.query(
    'select engine, previous, rerun from public.idea_validations order by id',
  )
  const nothing = { previous: {}, rerun: null }
  expect(rows).toEqual([
    { engine: { ...NOTE, sections: { concept: WRITER, audience: WRITER, market: WRITER } }, ...nothing },
    { engine: { ...NOTE, sections: { concept: WRITER } }, ...nothing },
    { engine: null, ...nothing },
  ])
})

it('lets a report of the first release be written anew, and switched back', async () => {
  const report = `where id = 'b1111111-1111-4111-8111-111111111111'`
  const bytes = () =>
    call(
      `select concat_ws('|', "projectConcept", engine, status) as answer from public.idea_validations ${report}`,
    )
  const before = await bytes()
  expect(
    await call(
      `select public.begin_rerun("userId", id, 'concept') ->> 'outcome' as answer from public.idea_validations ${report}`,
    ),
  ).toBe('started')
  for (const columns of ['{"projectConcept": {}, "engine": {"id": "openai", "model": "m"}}', '{}'])
    await call(
      `select public.finish_step((public.claim_step(validation_id, fence, 60) ->> 'lease')::uuid, '${columns}', '{}', null)
         as answer from private.validation_runs where validation_id = 'b1111111-1111-4111-8111-111111111111'`,
    )
  expect(await bytes()).not.toBe(before)
  expect(
    await call(
      `select public.switch_section("userId", id, 'concept', updated_at, null) as answer from public.idea_validations ${report}`,
    ),
  ).toBe(true)
  expect(await bytes()).toBe(before)
})

it('lets a run go on where it was', async () => {
  await backend.database.script(`
    do $$
    declare claim jsonb;
    begin
      loop
        select public.claim_step(validation_id, fence, 60) into claim from private.validation_runs
        where validation_id = 'b2222222-2222-4222-8222-222222222222';
        exit when claim is null;
        perform public.finish_step((claim ->> 'lease')::uuid, '{}', '{}', null);
      end loop;
    end $$`)
  expect(
    await call(`select status as answer from public.idea_validations where "originalIdea" = 'Halfway'`),
  ).toBe('completed')
  expect(await call(`select string_agg(kind || ' ' || state, ', ') as answer from private.charges`)).toBe(
    'validation settled, validation settled',
  )
})
