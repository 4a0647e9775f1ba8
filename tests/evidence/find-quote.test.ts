import { describe, expect, it } from 'vitest'
import { findQuote } from '../../supabase/functions/_shared/evidence/find-quote'
import { searchable } from '../../supabase/functions/_shared/evidence/occurrences'

const PAGE = `Bread by bike, a survey of 2024.
  We asked 1,250 households in “Leipzig” whether they’d pay for a delivery of fresh bread.
  About 34.5% of the households said that they would pay up to €3.50 per delivery — most of them twice a week.
  Many did not like the idea of a monthly subscription. The market grew from $4.2 million to $5.8 million in 2023.
  Bakers organise their own rounds[12] in small towns, and hardly anybody recieves bread before 7 a.m.
  Plan Starter costs $19 per month. Plan Team costs $49 per month. Eighty per cent of bakers bake at night.`

const find = (quote: string, page = PAGE) => findQuote(searchable(page), quote)

describe('a quote', () => {
  it.each([
    ['as it stands', 'Many did not like the idea of a monthly subscription.'],
    ['in other letters', 'MANY DID NOT LIKE THE IDEA OF A MONTHLY SUBSCRIPTION'],
    ['in other German letters', 'AUF DEN STRASSEN VON LEIPZIG', 'Brot auf den Straßen von Leipzig.'],
    ['with other quotes and apostrophes', `in "Leipzig" whether they'd pay for a delivery`],
    ['with other dashes and spaces', 'up to €3.50 per  delivery - most\nof them twice a\u00a0week'],
    ['in wide characters', 'Ｍａｎｙ ｄｉｄ ｎｏｔ ｌｉｋｅ ｔｈｅ ｉｄｅａ'],
    ['with invisible characters', 'a monthly sub\u00adscription. The mar\u200bket grew'],
    ['with character references', 'in &ldquo;Leipzig&rdquo; whether they&#8217;d pay for a delivery'],
    ['without the mark of a footnote', 'Bakers organise their own rounds in small towns'],
    ['without thousands separator', 'We asked 1250 households in Leipzig'],
    ['with a sign for its word', '80% of bakers', 'About 80 per cent of bakers bake at night.'],
    ['with a fraction written out', 'about 8 1/2 hours a week', 'It takes about 8½ hours a week.'],
    ['in another spelling', 'Bakers organize their own rounds in small towns'],
    ['with a mistake put right', 'and hardly anybody receives bread before 7 a.m.'],
    ['with a compound apart', 'many sub scriptions are sold', 'There are many subscriptions are sold here.'],
    ['with a compound together', 'a fast delivery by cargobike', 'A fast delivery by cargo-bike.'],
    [
      'with an article more',
      'Many did not like the idea of a monthly subscription. The market grew',
      PAGE.replace('The market', 'Market'),
    ],
    ['with words left out', 'About 34.5% of the households said … up to €3.50 per delivery'],
    ['with words left out in brackets', 'We asked 1,250 households [...] a delivery of fresh bread.'],
    ['with the end left out', 'Many did not like the idea of a monthly ...'],
    ['cut off within its last word', 'Many did not like the idea of a monthly subscr...'],
    ['of few letters', '$19 per month'],
    ['in British spelling', 'the colour of the travelled road', 'See the color of the traveled road.'],
  ])('is found %s', (_, quote, page = PAGE) => {
    expect(find(quote, page)).toBe('found')
  })

  it.each([
    ['another digit', 'About 34.6% of the households said that they would pay up to €3.50 per delivery'],
    ['a digit less', 'We asked 125 households in Leipzig whether they’d pay'],
    ['a decimal point less', 'About 345% of the households said that they would pay up to €3.50'],
    ['another year', 'The market grew from $4.2 million to $5.8 million in 2024.'],
    ['numbers changed round', 'The market grew from $5.8 million to $4.2 million in 2023.'],
    ['the number of another row', 'Plan Starter costs $49 per month'],
  ])('is not found with %s, and that is said', (_, quote) => {
    expect(find(quote)).toBe('other_numbers')
  })

  it.each([
    ['without its not', 'Many did like the idea of a monthly subscription.'],
    ['with a not', 'About 34.5% of the households said that they would not pay up to €3.50 per delivery'],
    ['with another magnitude', 'The market grew from $4.2 billion to $5.8 billion in 2023.'],
    ['with another direction', 'The market shrank from $4.2 million to $5.8 million in 2023.'],
    ['with a number word changed', 'Eight per cent of bakers bake at night.'],
    [
      'with another word of one letter’s difference',
      'The employee pays for the bread',
      'The employer pays for the bread.',
    ],
    [
      'with more mistakes than its length allows',
      'they recieve the seperate calender in May',
      'They receive the separate calendar in May.',
    ],
    ['cut off within another word', 'Many did not like the idea of a monthly news...'],
    ['with a word more', 'Many customers did not like the idea of a monthly subscription.'],
    ['without the word after its first', 'The grew from $4.2 million to $5.8 million in 2023.'],
    ['with a word less', 'Many did not like the idea of a subscription.'],
  ])('is not found %s', (_, quote, page = PAGE) => {
    expect(find(quote, page)).toBe('similar')
  })

  it.each([
    ['from another page', 'Rye flour has become dearer by a third since the spring.'],
    [
      'in other words',
      'Over a third of people in Leipzig are willing to spend three euros on bread brought home',
    ],
    ['of few letters that do not stand there', '$29 per month'],
    ['of a number that is only the start of another', '$4'],
    ['of a sign that is missing', '€19'],
    ['of no words', '“…”'],
  ])('is not found %s', (_, quote) => {
    expect(find(quote)).toBe('absent')
  })

  it('is not found when its parts are there in another order, or far from each other', () => {
    expect(find('The market grew from $4.2 million ... We asked 1,250 households')).toBe('apart')
    const far = `Bread is bought by bike. ${'And so on it goes. '.repeat(100)} Nobody pays for it.`
    expect(find('Bread is bought by bike. ... Nobody pays for it.', far)).toBe('apart')
  })

  it.each([
    ['after a not', 'pay for bread by bike', 'We will never pay for bread by bike.'],
    ['before a not', 'Of all the programmes, Medicare does', 'Of all the programmes, Medicare does not.'],
    ['after a not, in Chinese', '愿意使用送货平台的面包店', '不愿意使用送货平台的面包店占三成。'],
  ])('may not begin or end right %s', (_, quote, page) => {
    expect(find(quote, page)).not.toBe('found')
  })

  it.each([
    ['No, we would pay for bread by bike.', 'we would pay for bread by bike'],
    ['They did not. We pay for bread by bike.', 'We pay for bread by bike'],
    ['Bread comes by bike on Sundays, not on Mondays.', 'Bread comes by bike on Sundays'],
    ['All bread comes by bike without a contract.', 'All bread comes by bike'],
    ['The old claim is false. We know that all bread comes by bike.', 'all bread comes by bike'],
    ['Some say wrong things, but we know that all bread comes by bike.', 'all bread comes by bike'],
  ])('may stand beside a not that is not its own: %s', (page, quote) => {
    expect(find(quote, page)).toBe('found')
  })

  it('is found where it stands, also when the page has it with other numbers before', () => {
    const page = 'In 2022 the shops sold 140 bikes[3] a day. In 2023 the shops sold 180 bikes [4] each day.'
    expect(find('In 2023 the shops sold 180 bikes each day', page)).toBe('found')
  })

  it('keeps signs: a loss is no gain, at most is not at least', () => {
    expect(find('The result was 4.2% of sales', 'The result was -4.2% of sales')).toBe('other_numbers')
    expect(find('answered by <5% of the shops', 'answered by >5% of the shops')).not.toBe('found')
  })
})

describe('a quote in a script without spaces', () => {
  const JAPANESE =
    '調査によると、パン宅配の市場は2023年に\n１２．５％成長し、４２０億円になった。主婦の多くは月額制を好まない。'
  const CHINESE = '调查显示，受访的1200家面包店中，有34%不愿意使用送货平台。平均客单价为45元。'

  it.each([
    ['as it stands', '主婦の多くは月額制を好まない', JAPANESE],
    ['over a line break, with narrow digits', '市場は2023年に12.5%成長し、420億円になった', JAPANESE],
    ['with a particle more', 'パン宅配の市場は2023年に12.5%の成長し、420億円になった', JAPANESE],
    ['with other punctuation', '受访的1200家面包店中,有34%不愿意使用送货平台.', CHINESE],
    ['of few characters', '客单价为45元', CHINESE],
  ])('is found %s', (_, quote, page) => {
    expect(find(quote, page)).toBe('found')
  })

  it.each([
    ['with another digit', '市場は2023年に12.6%成長し、420億円になった', JAPANESE],
    ['with another magnitude', '市場は2023年に12.5%成長し、420万円になった', JAPANESE],
    ['without its not', '受访的1200家面包店中，有34%愿意使用送货平台', CHINESE],
    ['from another page', '面包的价格在过去三年中几乎没有变化', CHINESE],
  ])('is not found %s', (_, quote, page) => {
    expect(find(quote, page)).not.toBe('found')
  })
})

describe('a page that repeats itself', () => {
  it('does not take longer for it than a test may', () => {
    const page = searchable('ab '.repeat(300_000))
    expect(findQuote(page, `${'ab '.repeat(60)}ac ${'ab '.repeat(60)}`)).not.toBe('found')
    expect(findQuote(page, `${'ab '.repeat(60)}... ac ... ${'ab '.repeat(60)}`)).not.toBe('found')
  })
})
