import { describe, expect, it } from 'vitest'
import { emptyBrief } from '../../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../../supabase/functions/_shared/domain/brief/changes'
import { demand } from '../../../supabase/functions/_shared/domain/brief/demand'
import { demandIn, hasSold, latestDemand } from '../../../supabase/functions/_shared/domain/brief/told-demand'

const open = emptyBrief()

describe('the stage of demand that a text tells', () => {
  it.each([
    ['The health-food store has reordered four times since Easter.', 'repeat'],
    ['Seven of the nine families booked again.', 'repeat'],
    ['Nine of them came from someone who stood in the line.', 'repeat'],
    ['118 packs went at the show in a day and a half.', 'sold'],
    ['Since Easter we’ve done 14 funerals.', 'sold'],
    ['In July and August we had 164 nights from 22 owners.', 'sold'],
    ['37 juniors bought the first videos.', 'sold'],
    ['Now we serve two clubs, one pays and the other lends us a room.', 'sold'],
    ['The first run was sold out in nine days.', 'sold'],
    ['Three agents have let me run it in one block each.', 'tried'],
    ['One harbor signed for a test season.', 'tried'],
    ['Two guest houses serve it at breakfast.', 'tried'],
    ['Three chandleries have said they’d put it on the counter.', 'stocked'],
    ['26 traders gave their name after the demonstration.', 'waiting'],
    ['I talked to 12 bakers about it.', 'talked'],
  ])('%s', (words, stage) => {
    expect(demandIn(words)?.stage).toBe(stage)
  })

  it.each([
    'Bakers would buy it again.',
    'Half of the cadets must come again after three months.',
    'Customers never come back.',
    'The app reorders flour when it runs out.',
    '2 million people bought a scooter last year.',
    'Farmers pay a shearer.',
    'One farmer told us they pay £90 to a shearer.',
    'Every club throws away bags of balls.',
  ])('is none in “%s”', (words) => {
    expect(demandIn(words)).toBeNull()
  })

  it('is quoted and asked about instead of denied', () => {
    const idea = 'We sharpen shears for sheep farmers. Eleven farmers have paid us.'
    const line = demand(open, idea)
    expect(line.about?.text).toBe('“Eleven farmers have paid us”')
    expect(line.asks).toBe('evidence')
    expect(hasSold(open, idea)).toBe(true)
  })

  it('is the latest one of answers and text, and none where the founder says so', () => {
    const waiting = { kind: 'waiting' as const, count: 9, text: 'nine on the list', link: null }
    const brief = { ...open, evidence: answered([waiting], open.evidence) }
    expect(latestDemand(brief, 'Mugs for bakers.')?.stage).toBe('waiting')
    expect(latestDemand(brief, 'Mugs for bakers. We sold 40 mugs.')?.stage).toBe('sold')
    expect(latestDemand({ ...open, evidence: { state: 'none' } }, 'We sold 40 mugs.')).toBeNull()
  })
})
