import { describe, expect, it } from 'vitest'
import { IDEA_LIST, SEARCHED_COLUMNS } from '@/features/ideas/list-view'
import { type KeysetOrder, nextCursor, PAGE_ROWS, pageOf } from '@/shared/lib/keyset'
import { queryOf } from '@/shared/list/list-address'
import { searchFilter } from '@/shared/list/search-filter'

const { everything: EVERYTHING, paramsOf, viewOf } = IDEA_LIST

describe('the view in the address', () => {
  it('comes back as it was', () => {
    const view = { q: '50% (net), "gross"', status: 'in-progress', sort: 'score' } as const
    expect(viewOf(new URLSearchParams(paramsOf(view).toString()))).toEqual(view)
  })

  it('is empty when everything is shown', () => expect(paramsOf(EVERYTHING).toString()).toBe(''))

  it.each(['status=constructor&sort=__proto__', 'status=&sort=', 'q=%20%20&sort=worst'])(
    'shows everything for %s',
    (search) => expect(viewOf(new URLSearchParams(search))).toEqual(EVERYTHING),
  )

  it('trims what is searched for, composes it and holds it short', () => {
    expect(queryOf('  Mu\u0308nchen \n')).toBe('München')
    expect(queryOf('x'.repeat(500))).toHaveLength(200)
  })

  it('searches for nothing below three characters', () => {
    expect(['', 'a', ' ab ', 'abc', 'u\u0308ber'].map(queryOf)).toEqual(['', '', '', 'abc', '\u00FCber'])
    expect(viewOf(new URLSearchParams('q=ab'))).toEqual(EVERYTHING)
  })
})

describe('the search filter', () => {
  it('is none without a search', () => expect(searchFilter('', SEARCHED_COLUMNS)).toBeNull())

  it('holds nothing that could end its quotation or open a group', () => {
    const all = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
    const [title, idea, ...rest] = searchFilter(all, SEARCHED_COLUMNS)?.split('",') ?? []
    expect(rest).toEqual([])
    expect(title).toMatch(/^title\.imatch\."[^"\\()]+$/)
    expect(idea).toMatch(/^originalIdea\.imatch\."[^"\\()]+"$/)
  })
})

type Row = { id: string; score: number | null }
const ORDER: KeysetOrder<Row> = { column: 'score', ascending: false, valueOf: ({ score }) => score }

/** Records the calls of a query. */
class Recorder {
  asked: string[] = []
  private note(...what: unknown[]) {
    this.asked.push(what.join(' '))
    return this
  }
  lte = (column: string, value: unknown) => this.note('lte', column, value)
  gte = (column: string, value: unknown) => this.note('gte', column, value)
  or = (filters: string) => this.note('or', filters)
  order = (column: string, { ascending }: { ascending: boolean }) =>
    this.note('order', column, ascending ? 'up' : 'down')
  limit = (count: number) => this.note('limit', count)
}

const END = ['order score down', 'order id down', `limit ${PAGE_ROWS}`]

describe('pageOf', () => {
  it.each([
    ['the first page', ORDER, null, null, []],
    [
      'a further page',
      ORDER,
      { value: 7, id: 'b' },
      null,
      ['lte score 7', 'or score.lt."7",and(score.eq."7",id.lt.b)'],
    ],
    [
      'a further page where values may be missing',
      { ...ORDER, nullable: true },
      { value: 7, id: 'b' },
      null,
      ['or score.lt."7",and(score.eq."7",id.lt.b),score.is.null'],
    ],
    [
      'a page among rows without a value',
      { ...ORDER, nullable: true },
      { value: null, id: 'b' },
      null,
      ['or and(score.is.null,id.lt.b)'],
    ],
    ['the first page of a search', ORDER, null, 'a.eq.1,b.eq.2', ['or a.eq.1,b.eq.2']],
    [
      'a further page of a search',
      ORDER,
      { value: 7, id: 'b' },
      'a.eq.1,b.eq.2',
      ['lte score 7', 'or and(or(a.eq.1,b.eq.2),or(score.lt."7",and(score.eq."7",id.lt.b)))'],
    ],
  ])('asks for %s', (_, order, cursor, either, asked) => {
    expect(pageOf(new Recorder(), order, cursor, either).asked).toEqual([...asked, ...END])
  })
})

describe('nextCursor', () => {
  const rows = Array.from({ length: PAGE_ROWS }, (_, index) => ({ id: `${index}`, score: null }))

  it('goes on after the last row of a full page', () =>
    expect(nextCursor(ORDER, rows)).toEqual({ value: null, id: `${PAGE_ROWS - 1}` }))

  it('ends with a page that is not full', () => expect(nextCursor(ORDER, rows.slice(1))).toBeNull())
})
