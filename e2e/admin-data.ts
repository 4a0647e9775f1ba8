import type { App } from './app'

/** Enough for several pages; the bench measures lists of 5,000. */
export const CROWD = { users: 60, validations: 600 }

const IDEAS = [
  'A marketplace where retired engineers mentor young hardware founders by the hour, $60 per call.',
  'An app for small restaurants in Lisbon that predicts how much to cook so that less food is thrown away.',
  'Accounting for freelancers who are paid in three currencies and do not want to learn accounting.',
  'A recruiting tool for care homes that finds night-shift nurses within two days.',
]

/** An account that no test signs in to. */
export async function addAccount(
  { backend }: App,
  email: string,
  first: string,
  last: string,
): Promise<void> {
  await backend.sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     values (gen_random_uuid(), $1, jsonb_build_object('first_name', $2::text, 'last_name', $3::text))`,
    [email, first, last],
  )
}

/** Many accounts whose validations were run by models, some of them failed. */
export async function addCrowd({ backend }: App): Promise<void> {
  await backend.sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), 'crowd-' || n || '@example.test',
       jsonb_build_object('first_name', 'Founder', 'last_name', 'Number ' || n)
     from generate_series(1, $1::int) n`,
    [CROWD.users],
  )
  await backend.sql(
    `with owner as (select id, row_number() over () - 1 as number from auth.users where email like 'crowd-%')
     insert into public.idea_validations ("originalIdea", status, "statusDetail", "userId", created_at)
     select 'Number ' || n || ': ' || ($2::text[])[1 + n % array_length($2::text[], 1)],
       case when n % 10 = 0 then 'error' else 'completed' end,
       case when n % 10 = 0 then 'The provider could not be reached.' end, owner.id,
       now() - n * interval '8 minutes'
     from generate_series(1, $1::int) n join owner on owner.number = n % $3::int`,
    [CROWD.validations, `{${IDEAS.map((idea) => JSON.stringify(idea)).join()}}`, CROWD.users],
  )
  await backend.sql(
    `insert into private.runs (kind, validation_id, requester, state)
     select 'validation', id, 'owner', case status when 'error' then 'failed' else 'completed' end
     from public.idea_validations where "originalIdea" like 'Number %'`,
  )
  await backend.sql(
    `insert into private.run_log (run_id, kind, started_at, ended_at, outcome)
     select r.id, r.kind, v.created_at, v.created_at + interval '2 minutes', r.state
     from private.runs r join public.idea_validations v on v.id = r.validation_id
     where v."originalIdea" like 'Number %'`,
  )
  await backend.sql(
    `with work as (
       select r.id as run_id, v.created_at, v.created_at + s.seconds * interval '1 second' as ended_at,
         case when v.status = 'error' then 'The provider could not be reached' end as failure, s.*
       from private.runs r join public.idea_validations v on v.id = r.validation_id
       cross join (values
         ('concept', 1, 'openai', 'gpt-6-luna', 9.4, 3000, 0),
         ('audience', 2, 'openai', 'gpt-6-luna', 14.2, 5000, 0),
         ('market', 3, 'anthropic', 'claude-haiku-5-5', 71.8, 42000, 6),
         ('evidence', 4, 'anthropic', 'claude-haiku-5-5', 5.1, 900, 0)
       ) s (step, position, provider, model, seconds, tokens, searches)
       where v."originalIdea" like 'Number %' and (s.position < 3 or v.status = 'completed')
     ), step as (
       insert into private.run_steps (run_id, step, position, needs, attempt, usage, failures, started_at, finished_at)
       select run_id, step, position, '{}', 1,
         jsonb_build_array(jsonb_build_object('provider', provider, 'model', model, 'calls', 4, 'searches', searches,
           'inputTokens', tokens, 'outputTokens', 5000, 'costDollars', tokens / 1000000.0, 'notes', '[]'::jsonb,
           'attempt', 1, 'at', ended_at)),
         case when failure is null then '[]' else jsonb_build_array(jsonb_build_object('attempt', 1, 'at', ended_at,
           'reason', failure || '. Please try again.', 'detail', '503 from the provider')) end,
         created_at, case when failure is null then ended_at end
       from work
     )
     insert into private.attempt_log
       (at, kind, step, position, seconds, failure, provider, model, searches, input, output, dollars)
     select ended_at, 'validation', step, position, seconds, failure, provider, model, searches, tokens, 5000,
       tokens / 1000000.0
     from work`,
  )
}
