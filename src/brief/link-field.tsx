import type { ComponentProps } from 'react'
import { Input } from '@/shared/ui/input'

const LINK_CHARS = 500

/** A web address as stored, with its scheme; null if the field is empty, false if the address is invalid. */
export function readLink(text: string): string | null | false {
  const bare = text.trim()
  if (bare === '') return null
  const address = /^[a-z]+:\/\//i.test(bare) ? bare : `https://${bare}`
  return URL.canParse(address) && /^https?:\/\/[^/]+\.[^/]+/i.test(address) ? address : false
}

export const NOT_A_LINK = { problem: 'Enter a web address such as example.com.' }

interface LinkFieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: string
  onText: (text: string) => void
}

export const LinkField = ({ onText, ...props }: LinkFieldProps) => (
  <Input {...props} type="url" maxLength={LINK_CHARS} onChange={({ target }) => onText(target.value)} />
)
