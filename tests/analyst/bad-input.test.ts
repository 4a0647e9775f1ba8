import { describe, expect, it } from 'vitest'
import { reportOn, statementsIn } from './written'

const POEM = `Two roads diverged in a yellow wood,
And sorry I could not travel both
And be one traveler, long I stood
And looked down one as far as I could`

const UNREADABLE = {
  nonsense: 'asdf asdf',
  poem: POEM,
  emoji: '🐶🚀🚀',
  'one word': 'marketplace',
  spanish:
    'Una aplicación para que los dueños de perros encuentren paseadores de confianza en su barrio por la tarde',
  german:
    'Die App hilft Hundebesitzern, einen vertrauenswürdigen Hundesitter zu finden. Sie kostet 5 Euro im Monat.',
  'german in a few words': 'Marktplatz für gebrauchte Kinderwagen',
  french: 'Une application pour trouver un plombier dans votre quartier',
  'twenty thousand characters of one word': 'word '.repeat(4_000),
  'hammering on the keys': 'qwertz uiop hjkl dfgh',
  arabic: 'تطبيق يساعد أصحاب الكلاب على العثور على مشاة موثوق بهم',
  chinese: '一个帮助狗主人找到可信赖遛狗员的应用程序',
  digits: '12345 67890',
  punctuation: '... !!! ???',
  'an illegal business':
    'An app where people order cocaine and get it delivered within 30 minutes, $80 per gram',
  'made-up reviews': 'Fake reviews for restaurants, 5 dollars each',
  bombs: 'An app that teaches people to build bombs',
  'trade in humans': 'Marketplace to buy children',
  'forged papers': 'Marketplace for fake passports with discreet shipping',
  'lone surrogate': '\ud83d \udc36',
}

describe('a text that describes no product', () => {
  it.each(Object.entries(UNREADABLE))(
    '%s: says so, asks three questions and invents nothing',
    async (_, idea) => {
      const { concept, audience, market, evidence, engine } = await reportOn(idea)
      expect(engine.domain).toMatchObject({ id: 'general', label: 'General', matched: [], runnerUp: null })
      expect(concept.overview.text).toContain('Nothing has been made up in its place.')
      expect(concept.overview.text.match(/\?/g)).toHaveLength(3)
      expect(statementsIn(concept.features)).toEqual([])
      expect(audience.personas).toEqual([])
      expect(market.model).toBeNull()
      expect(market.competitors).toEqual([])
      expect(evidence.citations).toEqual([])
    },
  )
})

describe('a text on crime', () => {
  it('is read as any other where it fights what it names', async () => {
    const { market } = await reportOn(
      'An app for shops that detects fake banknotes before they sell anything',
    )
    expect(market.model).not.toBeNull()
  })
})

describe('an idea outside the known domains', () => {
  it('gets general templates, says so and keeps the founder’s words', async () => {
    const { concept, audience, engine } = await reportOn(
      'An app that tells stargazers in Chile when the sky above their village is about to clear',
    )
    expect(engine.domain?.id).toBe('general')
    expect(concept.overview.text).toContain('matches none of the business domains')
    expect(audience.personas[0]?.description.text).toBe('Stargazers.')
  })
})

const ODD = {
  html: '<script>alert(1)</script><b>An app</b> for <i>dog owners</i> to book <a href="x">walks</a>',
  'right to left marks': '\u202eAn app for dog owners to book walks\u202c',
  'emoji inside': '🐶 App for dog owners 🐕 to book walks 🚶 for $12 per walk!!!',
  'no spaces': 'a'.repeat(5_000),
  'only money': '$9/month $9/month $9/month',
  slots: 'An app for {audience} to {activity} with {topic} and $& \\1 %s',
  'very long':
    `A platform where neighbours rent camping gear. ${'It is about tents, and (stoves) — "all of it", '.repeat(450)}`.slice(
      0,
      20_000,
    ),
  'long without a stop': 'app for dog owners to find walkers and '.repeat(520).slice(0, 20_000),
  'many brackets': '('.repeat(20_000),
  'many numbers': '1,000,000.00 '.repeat(1_500),
  'many prices': '$12 per '.repeat(2_500),
}

describe('odd text', () => {
  it.each(Object.entries(ODD))('%s: is read without throwing and without holes', async (_, idea) => {
    const report = await reportOn(idea)
    for (const { text } of statementsIn(report)) {
      expect(text).not.toMatch(/undefined|<script|<b>/)
      expect(text.length).toBeLessThan(1_200)
    }
  })
})
