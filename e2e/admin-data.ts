import type { App } from './app'

/** Enough for several pages; how fast lists of 5,000 are is the bench's to say. */
export const CROWD = { users: 60, validations: 600 }

const IDEAS = [
  'A marketplace where retired engineers mentor young hardware founders by the hour, $60 per call.',
  'An app for small restaurants in Lisbon that predicts how much to cook so that less food is thrown away.',
  'Accounting for freelancers who are paid in three currencies and do not want to learn accounting.',
  'A recruiting tool for care homes that finds night-shift nurses within two days.',
]

/** An account that nobody signs in to. */
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

/** Many accounts whose validations were run by models, some of which failed. */
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
    `insert into private.validation_runs (validation_id)
     select id from public.idea_validations where "originalIdea" like 'Number %'`,
  )
  await backend.sql(
    `insert into private.run_log (validation_id, kind, started_at, ended_at, outcome)
     select id, 'report', created_at, created_at + interval '2 minutes',
       case status when 'error' then 'failed' else 'completed' end
     from public.idea_validations where "originalIdea" like 'Number %'`,
  )
  await backend.sql(
    `insert into private.validation_steps
       (validation_id, step, position, needs, attempt, usage, failures, started_at, finished_at)
     select v.id, s.step, s.position, '{}', 1,
       jsonb_build_array(jsonb_build_object('provider', s.provider, 'model', s.model, 'calls', 4, 'searches',
         s.searches, 'inputTokens', s.tokens, 'outputTokens', 5000, 'costDollars', s.tokens / 1000000.0,
         'notes', '[]'::jsonb, 'attempt', 1, 'at', v.created_at)),
       case when v.status = 'error' then jsonb_build_array(jsonb_build_object('attempt', 1, 'at', v.created_at,
         'reason', 'The provider could not be reached. Please try again.', 'detail', '503 from the provider'))
       else '[]' end,
       v.created_at, v.created_at + s.seconds * interval '1 second'
     from public.idea_validations v
     cross join (values
       ('concept', 1, 'openai', 'gpt-6-luna', 9.4, 3000, 0),
       ('audience', 2, 'openai', 'gpt-6-luna', 14.2, 5000, 0),
       ('market', 3, 'anthropic', 'claude-haiku-5-5', 71.8, 42000, 6),
       ('evidence', 4, 'anthropic', 'claude-haiku-5-5', 5.1, 900, 0)
     ) s (step, position, provider, model, seconds, tokens, searches)
     where v."originalIdea" like 'Number %' and (s.position < 3 or v.status = 'completed')`,
  )
}
