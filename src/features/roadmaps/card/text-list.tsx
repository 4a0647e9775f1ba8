import { keyed } from '@/shared/lib/keyed'

export const TextList = ({ texts, none }: { texts: readonly string[]; none: string }) =>
  texts.length === 0 ? (
    <p className="text-ink-muted">{none}</p>
  ) : (
    <ul className="flex max-w-report list-disc flex-col gap-1.5 pl-5 marker:text-ink-faint">
      {keyed(texts, (text) => text).map(({ key, item }) => (
        <li key={key} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  )
