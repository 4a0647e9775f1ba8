import { Check } from 'lucide-react'

/** Contents of an order, one line each. */
export const IncludedList = ({ items }: { items: readonly string[] }) => (
  <ul className="grid gap-2 text-sm">
    {items.map((item) => (
      <li key={item} className="flex min-w-0 items-start gap-2.5">
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <span className="min-w-0">{item}</span>
      </li>
    ))}
  </ul>
)
