import { useState } from 'react'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import { hexColour } from './mood'

interface BrandColourProps {
  /** #RRGGBB */
  colour: string
  onChange: (colour: string) => void
}

/** A hex colour as text, with a swatch beside it that opens the browser's own picker. */
export function BrandColour({ colour, onChange }: BrandColourProps) {
  const [typed, setTyped] = useState(colour)
  const write = (text: string) => {
    setTyped(text)
    const valid = hexColour(text)
    if (valid) onChange(valid)
  }
  const error = hexColour(typed)
    ? undefined
    : `Enter a hex color such as #1A6DD4. Until then, ${colour} is kept.`
  return (
    <div className="flex max-w-md flex-col">
      <Field label="Default brand color" error={error}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label="Pick the brand color"
              value={colour.toLowerCase()}
              onChange={({ target }) => write(target.value.toUpperCase())}
              className="h-10 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface-raised p-1 pointer-coarse:h-11"
            />
            <Input
              {...control}
              value={typed}
              onChange={({ target }) => write(target.value)}
              onBlur={() => setTyped(hexColour(typed) ?? typed)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="w-36 font-mono tabular-nums"
            />
          </div>
        )}
      </Field>
    </div>
  )
}
