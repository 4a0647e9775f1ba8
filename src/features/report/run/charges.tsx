import { formatMoment } from '@/shared/lib/dates'
import { keyed } from '@/shared/lib/keyed'
import { Remarks } from '@/shared/run/run-remarks'
import type { RunRecord } from '../run-record'

const KINDS: Record<string, string> = { validation: 'Validation', rerun: 'Section rewritten' }

/** Who paid for a run and its reruns. */
export const Charges = ({ charges }: Pick<RunRecord, 'charges'>) => (
  <Remarks title="Charges" none="Nothing was charged">
    {keyed(charges, ({ kind, at }) => `${kind} ${at}`).map(({ key, item }) => (
      <li key={key}>
        {KINDS[item.kind] ?? item.kind}: {item.source}, {item.state}, {formatMoment(item.at)}
      </li>
    ))}
  </Remarks>
)
