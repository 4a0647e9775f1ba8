import { Client } from 'pg'
import { BENCH_IDEAS } from './bench-ideas'

const IDEAS_PER_USER = 20
/** Packs of the measured founder: each unlocks phases in one project. */
const PACKS = 1_000

/** Inserts the rows without triggers and foreign keys, which would take hours, and inserts their results as well. */
const FILL = `
set session_replication_role = replica;
set maintenance_work_mem = '1GB';
drop index private.idea_search_parts, private.user_search_parts;

insert into auth.users (id, email, raw_user_meta_data)
select gen_random_uuid(), 'bench-' || n || '@example.test', '{}' from generate_series(1, $users) n;
insert into public.profiles (id, "firstName", "lastName", created_at)
select id, 'Founder', 'Number ' || substring(email from '\\d+'),
  now() - substring(email from '\\d+')::int * interval '365 days' / $users
from auth.users where email like 'bench-%';
insert into private.quota_accounts (user_id) select id from public.profiles on conflict do nothing;
insert into private.user_search
select p.id, p.created_at, lower(concat_ws(' ', p."firstName", p."lastName", u.email))
from public.profiles p join auth.users u on u.id = p.id where u.email like 'bench-%';

create temporary table owner as
  select id, row_number() over (order by created_at) - 1 as number from public.profiles where "firstName" = 'Founder';
create temporary table bench_idea as
  select gen_random_uuid() as id, n, now() - n * interval '365 days' / $ideas as created_at,
    case when n = $ideas / 2 or n % 10000 = 7 then 'pending' when n % 10 = 0 then 'error' else 'completed' end as status,
    'Idea ' || n || ' w' || n % 100 || ' ' || ($texts)[1 + n % 10] || ' ' || md5(n::text) as idea
  from generate_series(1, $ideas) n;
create index on owner (number);
analyze owner;
insert into public.idea_validations
  (id, "originalIdea", title, title_key, status, "userId", "marketValidation", card, score, created_at, updated_at, completed_at)
select i.id, i.idea, left(i.idea, 60), private.title_key(left(i.idea, 60)), i.status, owner.id,
  jsonb_build_object('uniqueValue', repeat(md5(n::text), 16)),
  jsonb_build_object('idea', i.idea, 'overview', 'An overview', 'roles', 2, 'coreFeatures', 4, 'market', true, 'scored', 8),
  n % 100 / 10.0, i.created_at, i.created_at, case when status = 'completed' then i.created_at end
from bench_idea i join owner on owner.number = i.n % $users;
insert into private.idea_search select id, created_at, lower(left(idea, 60) || E'\\n' || idea) from bench_idea;

insert into private.runs (id, kind, validation_id, requester, state)
select id, 'validation', id, 'owner', case status when 'completed' then 'completed' else 'failed' end from bench_idea;
insert into private.run_steps (run_id, step, position, needs, attempt, started_at, finished_at)
select i.id, s.step, s.position, '{}', 1, i.created_at, i.created_at
from bench_idea i cross join (values ('concept', 1), ('audience', 2), ('market', 3), ('evidence', 4)) s (step, position)
where i.n % 10 = 1 or $ideas < 100000;
insert into private.run_log (run_id, kind, started_at, ended_at, outcome)
select id, 'validation', created_at, created_at, case status when 'completed' then 'completed' else 'failed' end
from bench_idea;
insert into private.attempt_log
  (at, kind, step, position, seconds, failure, provider, model, searches, input, output, dollars)
select i.created_at, 'validation', s.step, s.position, s.position * 9,
  case when i.status = 'error' then 'The provider could not be reached' end, 'openai', 'gpt-6-luna', 2, 40000, 5000, 0.02
from bench_idea i cross join (values ('concept', 1), ('audience', 2), ('market', 3), ('evidence', 4)) s (step, position);
insert into private.charges (user_id, validation_id, source, state)
select v."userId", v.id, 'pack', 'settled' from public.idea_validations v where v.status = 'completed';

insert into public.project_planning (validation_id) select id from bench_idea where n % 3 = 0;
insert into public.roadmaps (validation_id, user_id, phase, status, content, created_at)
select v.id, v."userId", phase,
  case when i.n % 30000 = 3 then 'pending' when i.n % 300 = 3 then 'draft' else 'published' end,
  case when i.n % 300 <> 3 then '{"name": "Plan", "phases": []}'::jsonb end, v.created_at
from bench_idea i join public.idea_validations v on v.id = i.id cross join unnest(array['interactive', 'poc']) phase
where i.n % 3 = 0;
insert into public.roadmap_drafts (roadmap_id, content, validation_id, project_created_at)
select r.id, '{"name": "Plan", "phases": []}', v.id, v.created_at
from public.roadmaps r join public.idea_validations v on v.id = r.validation_id where r.status = 'draft';
insert into public.user_subscriptions (user_id, plan_id, status, pack_type, ideas, interval)
select owner.id, 'multi-idea', 'active', 'ideas-5', 5, 'once' from owner cross join generate_series(1, 2);
insert into public.user_subscriptions (user_id, plan_id, status, pack_type, project_id, interval, phases)
select $founder, 'full-development', 'active', 'full', i.id, 'once', '{poc,mvp}' from bench_idea i where i.n <= $packs;
update public.idea_validations set "userId" = $founder where id in (select id from bench_idea where n <= 200);
insert into private.audit_log (actor, action, subject, subject_id, before, after)
select $founder, 'update', case when n % 1000 = 0 then 'user_roles' else 'roadmaps' end, md5(n::text), '{}', '{}'
from generate_series(1, $ideas / 10) n;

create index idea_search_parts on private.idea_search using gin (words extensions.gin_trgm_ops);
create index user_search_parts on private.user_search using gin (words extensions.gin_trgm_ops);
reset session_replication_role;
-- As the sweeps of a year do.
select private.roll_up_day() from generate_series(1, 400);
vacuum analyze;
`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Fills an empty database with this many ideas of other users, and gives the founder 200 ideas and many packs. */
export async function fillDatabase(url: string, ideas: number, founderId: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const values: Record<string, string> = {
    ideas: String(ideas),
    users: String(ideas / IDEAS_PER_USER),
    packs: String(Math.min(PACKS, ideas / 10)),
    founder: quoted(founderId),
    texts: `array[${BENCH_IDEAS.map(quoted).join()}]`,
  }
  // One statement at a time, because `vacuum` cannot run in a transaction with others.
  const statements = FILL.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? '').split(/;\n/)
  for (const statement of statements.filter((text) => text.trim())) await client.query(statement)
  await client.end()
}
