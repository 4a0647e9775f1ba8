import type { BriefField } from '@domain/brief/brief'
import { QUESTIONS } from '@domain/brief/questions'
import { Plus } from 'lucide-react'
import { Button } from '@/shared/ui/button'
import { useAsk } from './ask-context'

/** 'Add your price': opens the question of an open field. Renders nothing on read-only reports. */
export function AddButton({ field, className }: { field: BriefField; className?: string }) {
  const ask = useAsk()
  if (!ask) return null
  return (
    <Button variant="link" onClick={() => ask(field)} className={className}>
      <span className="inline-flex items-center gap-1 whitespace-nowrap text-sm print:hidden">
        <Plus aria-hidden />
        {QUESTIONS[field].add}
      </span>
    </Button>
  )
}
