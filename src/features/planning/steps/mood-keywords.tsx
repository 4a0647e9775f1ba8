import { MOOD_KEYWORDS } from '@domain/planning'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, IconButton } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { toggle } from '../choices/choice-group'

interface MoodKeywordsProps {
  keywords: string[]
  onChange: (keywords: string[]) => void
}

/** Twelve suggested keywords as checkboxes, and custom ones. */
export const MoodKeywords = ({ keywords, onChange }: MoodKeywordsProps) => (
  <fieldset className="flex min-w-0 flex-col gap-4">
    <legend className="mb-3 font-semibold text-sm">Mood keywords</legend>
    <ul className="flex flex-wrap gap-2">
      {MOOD_KEYWORDS.map((keyword) => (
        <li key={keyword}>
          <SuggestedKeyword
            keyword={keyword}
            chosen={keywords.includes(keyword)}
            onToggle={() => onChange(toggle(keywords, keyword))}
          />
        </li>
      ))}
    </ul>
    <OwnKeywords keywords={keywords} onChange={onChange} />
    <AddKeyword keywords={keywords} onChange={onChange} />
  </fieldset>
)

interface SuggestedKeywordProps {
  keyword: string
  chosen: boolean
  onToggle: () => void
}

const SuggestedKeyword = ({ keyword, chosen, onToggle }: SuggestedKeywordProps) => (
  <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface-raised px-3 text-sm transition-colors duration-150 ease-out hover:bg-surface-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 pointer-coarse:min-h-11">
    <input
      type="checkbox"
      checked={chosen}
      onChange={onToggle}
      className="size-4 cursor-pointer accent-accent outline-none"
    />
    {keyword}
  </label>
)

const isSuggested = (keyword: string) => MOOD_KEYWORDS.some((suggested) => suggested === keyword)

function OwnKeywords({ keywords, onChange }: MoodKeywordsProps) {
  const own = keywords.filter((keyword) => !isSuggested(keyword))
  if (own.length === 0) return null
  return (
    <ul aria-label="Your own keywords" className="flex flex-wrap gap-2">
      {own.map((keyword) => (
        <li
          key={keyword}
          dir="auto"
          className="flex min-w-0 max-w-full items-center rounded-full border border-accent bg-accent-soft pl-3 font-medium text-sm"
        >
          <span className="min-w-0 py-1.5">{keyword}</span>
          <IconButton
            label={`Remove ${keyword}`}
            onClick={() => onChange(toggle(keywords, keyword))}
            className="size-9 min-h-9 rounded-full pointer-coarse:size-11"
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function AddKeyword({ keywords, onChange }: MoodKeywordsProps) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const added = withKeyword(keywords, typed)
    if ('refused' in added) return setRefused(added.refused)
    onChange(added.keywords)
    setTyped('')
  }
  return (
    <form onSubmit={add} noValidate className="max-w-md">
      <Field label="Own keyword" error={refused}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              dir="auto"
              value={typed}
              autoComplete="off"
              onChange={({ target }) => {
                setTyped(target.value)
                setRefused(undefined)
              }}
            />
            <Button type="submit" variant="secondary" className="shrink-0">
              Add keyword
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

/** Long enough for two words, short enough for one line on a phone. */
const KEYWORD_MAX_CHARS = 40
const KEYWORDS_MAX = 24

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0

type Added = { keywords: string[] } | { refused: string }

/** The keywords with one more, or why it was refused: it is empty, too long, or already included in any case. */
function withKeyword(keywords: readonly string[], typed: string): Added {
  const plain = typed.replace(/\s+/g, ' ').trim()
  // A suggested keyword keeps its own spelling.
  const keyword = MOOD_KEYWORDS.find((suggested) => same(suggested, plain)) ?? plain
  const there = keywords.find((one) => same(one, keyword))
  if (keyword === '') return { refused: 'Type a keyword first.' }
  if (there !== undefined) return { refused: `“${there}” is already chosen.` }
  if ([...keyword].length > KEYWORD_MAX_CHARS)
    return {
      refused: `A keyword can have up to ${KEYWORD_MAX_CHARS} characters. This one has ${[...keyword].length}.`,
    }
  if (keywords.length >= KEYWORDS_MAX)
    return { refused: `There are ${KEYWORDS_MAX} keywords already. Remove one first.` }
  return { keywords: [...keywords, keyword] }
}
