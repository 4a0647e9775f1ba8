import type { Alternative, BriefPlace, BriefValues } from '@domain/brief/brief'
import { BRIEF_TEXT_CHARS } from '@domain/brief/limits'
import { numberText, readNumber } from '@domain/typed-number'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Input, Select } from '@/shared/ui/input'
import { COUNTRIES, loadPlaces, placeNamed } from './countries'
import { editorOf, numberProblem, type Read } from './editor-form'
import { LinkField, NOT_A_LINK, readLink } from './link-field'
import { type MoneyDraft, MoneyFields, moneyDraftOf, NumberField, readMoney } from './money-editors'
import { Line, Lines } from './text-editors'

interface AlternativeDraft {
  name: string
  price: MoneyDraft
  link: string
  detailed: boolean
}

function readAlternatives(drafts: AlternativeDraft[]): Read<Alternative, AlternativeDraft[]> {
  const values: Alternative[] = []
  for (const [index, item] of drafts.entries()) {
    const { name, price, link } = item
    if (name.trim() === '') continue
    const money = readMoney(price)
    if ('problem' in money) {
      const { problem, options = [] } = money
      const changed = options.map(({ label, draft }) => ({
        label,
        draft: drafts.with(index, { ...item, price: draft }),
      }))
      return { problem, options: changed }
    }
    const address = readLink(link)
    if (address === false) return NOT_A_LINK
    values.push({ name: name.trim(), price: money.value, link: address })
  }
  return { values }
}

const emptyAlternative = (currency: string | null): AlternativeDraft => ({
  name: '',
  price: moneyDraftOf(null, currency),
  link: '',
  detailed: false,
})

export const TodayEditor = editorOf<Alternative, AlternativeDraft[]>({
  draftOf: (values, { currency }) =>
    values.map(({ name, price, link }) => ({
      name,
      price: moneyDraftOf(price, currency),
      link: link ?? '',
      detailed: price !== null || link !== null,
    })),
  read: readAlternatives,
  Controls: ({ label, draft, onDraft, main, example, context }) => (
    <Lines
      items={draft}
      most={5}
      isEmpty={({ name }) => name.trim() === ''}
      onItems={onDraft}
      empty={emptyAlternative(context.currency)}
      noun="alternative"
    >
      {(item, onItem, index) => (
        <div className="flex flex-col items-start gap-2">
          <Line
            {...(index === 0 ? main : { 'aria-label': `${label} (${index + 1})` })}
            value={item.name}
            placeholder={index === 0 ? example : undefined}
            onText={(name) => onItem({ ...item, name })}
          />
          {item.detailed ? (
            <AlternativeDetails item={item} onItem={onItem} />
          ) : (
            item.name.trim() !== '' && (
              <Button variant="link" size="sm" onClick={() => onItem({ ...item, detailed: true })}>
                <Plus aria-hidden />
                Price and link
              </Button>
            )
          )}
        </div>
      )}
    </Lines>
  ),
})

interface AlternativeDetailsProps {
  item: AlternativeDraft
  onItem: (item: AlternativeDraft) => void
}

const AlternativeDetails = ({ item, onItem }: AlternativeDetailsProps) => (
  <>
    <MoneyFields
      draft={item.price}
      onDraft={(price) => onItem({ ...item, price })}
      amount={{ 'aria-label': `Price of ${item.name}`, placeholder: 'Price' }}
    />
    <LinkField
      aria-label={`Link to ${item.name}`}
      placeholder="example.com"
      value={item.link}
      onText={(link) => onItem({ ...item, link })}
    />
  </>
)

interface PlaceDraft {
  name: string
  /** Chosen in the list; null if the name decides. */
  country: string | null
}

const toPlace = ({ name, country }: PlaceDraft): BriefPlace => {
  const named = placeNamed(name)
  return {
    name: name.trim(),
    country: country ?? named.country,
    local: named.local || (country !== null && country !== named.country),
  }
}

export const PlaceEditor = editorOf<BriefPlace, PlaceDraft[]>({
  draftOf: (values) => values.map(({ name, country }) => ({ name, country })),
  read: (drafts, before) => ({
    values: drafts
      .filter(({ name }) => name.trim() !== '')
      .map(toPlace)
      .map((place) => before.find((b) => b.name === place.name && b.country === place.country) ?? place),
  }),
  Controls: function PlaceFields({ label, draft, onDraft, main, example }) {
    const [, setLoaded] = useState(false)
    const load = () => {
      // Without the towns, the country is chosen in the list.
      loadPlaces().then(
        () => setLoaded(true),
        () => setLoaded(false),
      )
    }
    return (
      <Lines
        items={draft}
        most={5}
        isEmpty={({ name }) => name.trim() === ''}
        onItems={onDraft}
        empty={{ name: '', country: null }}
        noun="place"
      >
        {(item, onItem, index) => (
          <div className="flex flex-col gap-2">
            <Input
              {...(index === 0 ? main : { 'aria-label': `${label} (${index + 1})` })}
              value={item.name}
              maxLength={BRIEF_TEXT_CHARS}
              placeholder={index === 0 ? example : undefined}
              onFocus={load}
              onChange={({ target }) => onItem({ name: target.value, country: null })}
            />
            {item.name.trim() !== '' && (
              <Select
                aria-label={`Country of ${item.name}`}
                value={toPlace(item).country ?? ''}
                onChange={({ target }) => onItem({ ...item, country: target.value || null })}
              >
                <option value="">Country</option>
                {COUNTRIES.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </div>
        )}
      </Lines>
    )
  },
})

type Count = BriefValues['count']

interface CountDraft {
  value: string
  source: string
}

export const CountEditor = editorOf<Count, CountDraft>({
  draftOf: ([count]) =>
    count ? { value: numberText(count.value), source: count.source } : { value: '', source: '' },
  read: (draft): Read<Count, CountDraft> => {
    const { value, source } = draft
    if (value.trim() === '') return { values: [] }
    const read = readNumber(value, 'count', 1e10)
    if ('problem' in read) return numberProblem(read, (text) => ({ ...draft, value: text }))
    if (read.value === 0) return { problem: 'Enter a number above 0.' }
    return { values: [{ value: read.value, source: source.trim() }] }
  },
  Controls: ({ draft, onDraft, main, example }) => (
    <div className="flex flex-wrap gap-2">
      <NumberField
        {...main}
        value={draft.value}
        placeholder={example}
        onText={(value) => onDraft({ ...draft, value })}
        className="w-28 flex-1"
      />
      <Input
        aria-label="Where does the number come from?"
        placeholder="Source"
        maxLength={BRIEF_TEXT_CHARS}
        value={draft.source}
        onChange={({ target }) => onDraft({ ...draft, source: target.value })}
        className="w-40 flex-[2]"
      />
    </div>
  ),
})
