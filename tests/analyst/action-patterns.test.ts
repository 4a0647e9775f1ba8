import { expect, it } from 'vitest'
import { actionPatternsOf } from '../../supabase/functions/_shared/analyst/selection'
import { agreedNatures } from '../../supabase/functions/_shared/analyst/source'
import { emptyBrief, entriesOf, type Nature } from '../../supabase/functions/_shared/domain/brief/brief'
import { answered } from '../../supabase/functions/_shared/domain/brief/changes'
import { readText } from '../../supabase/functions/_shared/domain/brief/read-text'
import { withReading } from '../../supabase/functions/_shared/domain/brief/with-reading'

/*
 * What founders write in many senses, with the kind of product ('-' where it is not known) and the pattern that fits
 * ('none' where none does). A wrong pattern is worse than none, so none may be wrong; a few may be missed.
 */
const PHRASES = `
forecasts tomorrow's demand per product | - | forecast
predict how many rolls will be sold | software | forecast
forecast the weather on stage with puppets | content | none
reads receipts from a photo | software | extract
scans delivery notes and fills in the stock list | software | extract
read bedtime stories to children | service | none
reads palms and tells the future | service | none
book a time slot with a groomer | software | book
reserve a table in two taps | - | book
clients book appointments online | software | book
keeps the books for small shops | service | none
writes books about gardens | content | none
match volunteers with retired people nearby | marketplace | match
connects stand-in cooks with kitchens | marketplace | match
connects to the heating by cable | device | none
matches the color of old paint | physical | none
deliver groceries by cargo bike | service | deliver
picks up parcels from shops and brings them home | service | deliver
delivers insight into sales | software | none
delivers a speech at weddings | service | none
reminds patients of their appointment by text message | software | remind
sends an alert when the freezer is too warm | device | alarm
warns the guard when the water rises | device | alarm
reminds me of home, says every customer | physical | none
measures moisture in stored hay | device | sense
records the temperature of the cellar every ten minutes | device | sense
measures windows and sews curtains | service | none
track record of thirty years in trade | service | none
check the home for hazards | service | none
checks references of nannies | service | none
compares energy tariffs | software | compare
compare quotes from movers side by side | marketplace | compare
tenants compare notes over coffee | service | none
drafts replies to customer emails | software | draft
summarizes meetings in five lines | software | draft
write a comment under each recipe | software | none
write their will with a notary | service | none
translates menus into six languages | software | translate
translates ideas into furniture | physical | none
print the baking list for the morning | software | none
buys fleeces from local farms | physical | none
hand in worn coats and swap them for clean ones | service | none
find which merchant has the part | software | none
rents lab coats to small practices | service | rent
borrow tools from neighbors | marketplace | rent
repairs coffee machines on site | service | repair
fixes bugs in spreadsheets | software | none
fix a price for the season | software | none
detects leaks in pipes by sound | device | detect
spot fake invoices before they are paid | software | detect
spot on for every party | service | none
plans shifts for nurses | software | plan
plan a wedding with your mother | service | none
plans delivery routes for florists | software | plan
calculates the import duty of a parcel | software | calculate
teaches seniors to use a smartphone | service | teach
learn Portuguese with short stories | content | teach
trains dogs that pull | service | none
visits older people for an hour of talk | service | visit
visit our shop on Main Street | physical | none
exchange rates are shown daily | software | none
turns off pumps when a pipe bursts | device | control
turns off customers | software | none
cleans offices at night | service | clean
clean data from tills | software | none
submits the VAT return to the tax office | software | file
files nails at home | service | none
sends invoices and follows up late payments | software | invoice
pays for itself within a year | device | none
books tables of figures for auditors | software | none
makes shifts easier | software | none
brings peace to your home | service | none
takes payments seriously | software | none
looks after dogs | service | petcare
helps dog walkers with their taxes | software | none
collects dust in the attic | physical | none
made from coffee grounds | physical | none
installs rainwater tanks | service | install
tracks expiry dates in the store | software | stock
reads freelance contracts | software | review
holds stock for shops | service | none
hosts websites | service | none
scans letters for blind people | service | none
fits into any bag | physical | none
picks up laundry on Mondays | service | deliver
hosts tastings in a barn | service | host
claims compensation for late flights | service | recover
`
const CASES = PHRASES.trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, Nature | '-', string])

const open = emptyBrief()
const selectedBy = (action: string, nature: Nature | '-') =>
  actionPatternsOf({
    idea: '',
    brief: {
      ...open,
      actions: answered([action], open.actions),
      nature: nature === '-' ? open.nature : answered([nature], open.nature),
    },
  }).map(({ pattern }) => pattern.id)

it.each(CASES)('%s (%s): %s or nothing', (action, nature, expected) => {
  expect(selectedBy(action, nature).filter((id) => id !== expected)).toEqual([])
})

it('finds most of the patterns that fit', () => {
  const fitting = CASES.filter(([, , expected]) => expected !== 'none')
  const found = fitting.filter(([action, nature, expected]) => selectedBy(action, nature).includes(expected))
  expect(found.length / fitting.length).toBeGreaterThanOrEqual(0.6)
})

it('shows no text for programs where people do the work, and the reverse', () => {
  expect(selectedBy('compares energy tariffs', 'service')).toEqual([])
  expect(selectedBy('cleans offices at night', 'software')).toEqual([])
  // What people do with their hands says itself what kind of work it is.
  expect(selectedBy('cleans offices at night', '-')).toEqual(['clean'])
  expect(selectedBy('reads receipts', '-')).toEqual([])
})

const sourceOf = (idea: string, answers: Partial<typeof open> = {}) => ({
  idea,
  brief: withReading({ ...open, ...answers }, readText(idea), idea),
})

it.each([
  ['An app for janitors. It texts the owners the evening before.', 'software', 'alarm'],
  [
    'Florists that deliver to offices take orders on paper. We give them one page for all.',
    'software',
    'deliver',
  ],
] as const)('chooses nothing by one word alone: %s', (idea, nature, wrong) => {
  const chosen = actionPatternsOf(sourceOf(idea, { nature: answered([nature], open.nature) }))
  expect(chosen.map(({ pattern }) => pattern.id)).not.toContain(wrong)
})

it('shows nothing for another business field than the one that the founder chose', () => {
  const nature = answered(['physical'] as const, open.nature)
  const product = answered(['Pea soup in jars'], open.product)
  const inField = (field: string) =>
    actionPatternsOf(sourceOf('', { nature, product, field: answered([field], open.field) })).length
  expect(inField('food-restaurants')).toBe(1)
  expect(inField('media-creators')).toBe(0)
})

it.each([
  ['Wooden soup spoons', 'physical'],
  ['Shoe racks for the hall', 'physical'],
  ['A tag and sensor system for forklifts', 'device'],
  ['Software for car workshops', 'service'],
  ['An app that shows the therapist who has done them', 'software'],
] as const)('asks for a second sign: %s (%s)', (name, nature) => {
  const product = answered([name], open.product)
  const chosen = actionPatternsOf(sourceOf('', { nature: answered([nature], open.nature), product }))
  expect(chosen.map(({ pattern }) => pattern.id)).toEqual([])
})

it('does not take a counter for a device', () => {
  const idea = 'A noodle counter at the ferry terminal. A bowl is 6 euros.'
  const chosen = { ...open, nature: answered(['device'] as const, open.nature) }
  const [entry] = entriesOf(chosen, 'nature')
  const read = { ...entry, value: 'device' as const, origin: { kind: 'quote' as const, start: 9, end: 16 } }
  const brief = {
    ...open,
    nature: { state: 'stated' as const, entries: [{ ...read, confirmed: false }], silenced: [] },
  }
  expect(agreedNatures({ idea, brief })).toEqual([])
  expect(agreedNatures({ idea, brief: chosen })).toEqual(['device'])
})
