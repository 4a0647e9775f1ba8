import { describe, expect, it } from 'vitest'
import { emptyBrief } from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { contradictionIn } from '../../../supabase/functions/_shared/domain/brief/checks'
import { damageFeared, weaknessOf } from '../../../supabase/functions/_shared/domain/brief/told-weakness'

const open = emptyBrief()

describe('what went badly with the founder’s own product', () => {
  it.each([
    'The cooks who tested it say it burns longer but it takes time to catch fire.',
    'Nurses who tried it like the color but the clip is too stiff.',
    'Those who wore them said the sole was a bit hard to clean.',
    'Two bakers tried it and said the lid was too heavy.',
    'I have built six. One of them got a bit soft near the lamp.',
    'We put out ten feeders and three of them cracked in the frost.',
    'The first batch went moldy after five days.',
    'My prototype stopped working after the rain.',
    'After the tasting most said it was too salty.',
    'In our pilot guests complained about the door.',
  ])('is found in: %s', (idea) => {
    expect(weaknessOf(open, idea)).not.toBeNull()
  })

  it.each([
    'The old pumps broke every winter and nobody mends them.',
    'One of them forgets the key each week.',
    'Owners who tried it want a second one.',
    'Shops find the big systems too slow.',
    'The bus is late and the stop is too far.',
    'We put 400 socks on chairs and only six of them came off.',
    'If one of the samples broke we would send another.',
    'We have sold 40, and none of them broke.',
    'The till froze twice last week at the bakery.',
    'Bags from the market leaked on my way home.',
    'My mother finds it hard to open jars.',
    'They complained about the council.',
  ])('is not found in: %s', (idea) => {
    expect(weaknessOf(open, idea)).toBeNull()
  })

  it.each(['Cockatoos chew the cable', 'Salt water gets into the housing', 'The belt wears out'])(
    'is feared in: %s',
    (risk) => {
      expect(damageFeared({ ...open, risks: answered([risk], open.risks) })).not.toBeNull()
    },
  )

  it.each(['Owners prefer paper', 'The season is short'])('is not feared in: %s', (risk) => {
    expect(damageFeared({ ...open, risks: answered([risk], open.risks) })).toBeNull()
  })
})

it('takes only a total of the plan for a contradiction of it', () => {
  expect(
    contradictionIn(
      open,
      'Plan is 40 independent shops, each gets a new window every two weeks at $280 a change, so that is about $45,000 a month coming in.',
    )?.said.text,
  ).toMatch(/^Your own numbers give/)
  expect(
    contradictionIn(
      open,
      'The school wants a blazer, two dresses and a tunic, and that is $540. A blazer is $75.',
    ),
  ).toBeNull()
})
