import { emptyBrief } from '@domain/brief/brief'
import { answered } from '@domain/brief/changes'
import { closenessOf, isOwnPurchase } from '@domain/brief/own-things'
import { guaranteeIn, madeFromAfar, planRisks } from '@domain/brief/plan-risks'
import { demandIn } from '@domain/brief/told-demand'
import { lossesIn, occasionIn, peopleWords, resultOf, survivorsIn } from '@domain/brief/told-result'
import { describe, expect, it } from 'vitest'

const open = emptyBrief()

describe('what the founder bought', () => {
  it.each([
    'We have already 46 pairs bought, we paid between 40 and 90 euros',
    'We have bought 210 pieces so far, we paid 2 to 5 pounds each',
    'Pairs bought from families',
    '46 pairs bought, we paid 40 euros each',
    'I have ordered 500 tags',
    'We paid 300 euros for the first mold',
  ])('is no sale: %s', (text) => {
    expect(demandIn(text)?.stage ?? null).not.toBe('sold')
    expect(isOwnPurchase(text)).toBe(true)
  })

  it.each([
    'Five families paid me for Easter',
    '12 shops bought a box',
    'Two hotels bought from us twice',
    'They bought 40 jars',
    'We have 12 customers who bought it',
    'Three bakeries ordered and paid',
  ])('is not what others bought: %s', (text) => {
    expect(isOwnPurchase(text)).toBe(false)
  })
})

describe('who a trial is with', () => {
  it.each([
    ['12 prototypes in my own hives over one winter', 'own'],
    ['Nine scales under my own hives since April', 'own'],
    ['Two run in my greenhouse since May', 'own'],
    ['Eight friends of my sister tried it', 'close'],
    ['Three hang in the tanks of my uncle and his two neighbours', 'close'],
    ['Houses bought, nine of them in my own village', 'own'],
    ['Eight hotels in Porto tried it', null],
    ['A farmer I did not know runs two', null],
    ['40 sold to people on our own site', null],
    ['Five units hand built in my garage', null],
  ] as const)('%s: %s', (text, closeness) => {
    expect(closenessOf(text)).toBe(closeness)
  })
})

describe('the result of evidence', () => {
  const of = (kind: 'interviews' | 'other', count: number | null, text: string) => {
    const result = resultOf({ kind, count, text, link: null })
    return result && [result.part, result.whole, result.said]
  }
  it.each([
    ['interviews', 9, 'Nine shop owners on Mont-Royal, four said yes to one trial window', [4, 9, 'yes']],
    ['interviews', 11, '8 of them said the inspector forgetting is the headache', [8, 11, 'problem']],
    ['interviews', 12, 'Boards of 12 choirs, 7 said they would take a set', [7, 12, 'yes']],
    ['other', null, 'Eight families tried it free and six asked for a date', [6, 8, 'yes']],
    ['interviews', 20, 'Firms, 13 said the date is forgotten', [13, 20, 'problem']],
  ] as const)('counts who said what: %s %s %s', (kind, count, text, expected) => {
    expect(of(kind, count, text)).toEqual(expected)
  })

  it.each([
    ['interviews', 11, "two said they'd lost a job over it and none would pay"],
    ['interviews', 10, 'Bakers in Lyon'],
    ['other', null, 'Nineteen children wore it and three pairs were lost'],
    ['interviews', 8, 'Owners, 5 would not pay'],
    ['other', 4, 'Hotels in 3 towns'],
  ] as const)('takes no other number for a yes: %s %s %s', (kind, count, text) => {
    expect(of(kind, count, text)?.[2]).not.toBe('yes')
  })

  it('tells what still works and what went wrong', () => {
    expect(survivorsIn('12 prototypes in my own hives, 10 still talking in spring')).toEqual({
      part: 10,
      all: 12,
    })
    expect(survivorsIn('Ten of them are still on the list')).toBeNull()
    expect(lossesIn('17 traders, 1,340 crate nights, only 9 crates spoiled')).toEqual({ wrong: 9, all: 1340 })
    expect(lossesIn('it opened wrong 3 times out of 28')).toEqual({ wrong: 3, all: 28 })
    expect(lossesIn('17 traders in six weeks')).toBeNull()
  })

  it.each([
    [
      'Nine shop owners on Mont-Royal and Saint-Denis, four said yes',
      'Nine shop owners on Mont-Royal and Saint-Denis',
    ],
    ['Five families paid me for Easter', 'Five families'],
    ['We did a pilot with one butchery, 17 traders, 1,340 crate nights', '17 traders'],
    ['12 prototypes in my own hives', null],
    ['Signed up on a Google Form from my page', null],
    ['A reddit post with 1,900 upvotes', null],
  ])('names people as people: %s', (text, people) => {
    expect(peopleWords(text)).toBe(people)
  })

  it('knows feasts and seasons, and no mere date', () => {
    expect(occasionIn('Five families paid me for Easter')).toBe('Easter')
    expect(occasionIn('26 growers, 21 booked for next November')).toBe('for next November')
    for (const text of ['Customers since Advent', 'Sold 138 last spring', 'In March three shops paid'])
      expect(occasionIn(text), text).toBeNull()
  })
})

describe('what the plan puts at risk', () => {
  it.each([
    'We guarantee a pass or your money back',
    'Who fails gets the whole fee back',
    'I guarantee a loaf that rises within seven days',
    'Results guaranteed, or the money back',
  ])('is a guarantee of results: %s', (text) => expect(guaranteeIn(`A thing. ${text}.`)).not.toBeNull())

  it.each([
    'They get the $150 deposit back if it works',
    'The guarantee of the roof runs out after two years',
    'We refund whoever is not happy',
    'Give the money to the driver',
  ])('is none: %s', (text) => expect(guaranteeIn(`A thing. ${text}.`)).toBeNull())

  it.each([
    'Customer keeps the foot on A4 paper and sends two photos, we make the pair by hand.',
    'You film your foot with the phone, we print the shell and ship it, no returns.',
    'You send three photos of your face and we make glasses to measure.',
  ])('is a piece that fits one person: %s', (text) => expect(madeFromAfar(text)).not.toBeNull())

  it.each([
    'He takes three photos and the office sees them.',
    'The app reads a photo of the slip and prints the list.',
    'We make soap and send photos to the shop.',
  ])('is none of these: %s', (text) => expect(madeFromAfar(text)).toBeNull())

  it('is a told problem that no feature answers', () => {
    const idea = '8 of them said the inspector forgetting is their biggest headache. He scans a tag.'
    const said = (text: string) => planRisks(open, text).map(({ said: { text: words } }) => words)
    expect(said(idea).join()).toContain('nothing that you describe reminds anyone')
    expect(said(`${idea} It reminds him each Friday.`).join()).not.toContain('reminds anyone')
    expect(said('He forgot the keys once, so I made a hook.').join()).not.toContain('reminds anyone')
  })

  it('is a buyer who came through someone close', () => {
    const given = (text: string) => ({
      ...open,
      evidence: answered([{ kind: 'paying' as const, count: 2, text, link: null }], open.evidence),
    })
    const words = (text: string) => planRisks(given(text), 'A thing.').map(({ said }) => said.text)
    expect(words('Offices paid, my father manages them').join()).toContain('came through people close to you')
    expect(words('Offices in Porto paid').join()).not.toContain('close to you')
  })
})
