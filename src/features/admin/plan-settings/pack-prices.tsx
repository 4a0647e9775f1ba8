import { Pencil } from 'lucide-react'
import { exactPrice } from '@/shared/lib/price-words'
import { IconButton } from '@/shared/ui/icon-button'
import { packWords } from './plan-words'
import type { StoredPack } from './requests'

interface PackPricesProps {
  packs: StoredPack[]
  onPrice: (pack: StoredPack) => void
}

/** What each size of a plan costs. */
export const PackPrices = ({ packs, onPrice }: PackPricesProps) => (
  <div className="mt-5">
    <h3 className="mb-1 font-medium text-sm">Pack prices</h3>
    <ul className="divide-y divide-line border-line border-y text-sm">
      {packs.map((pack) => (
        <li key={pack.pack} className="flex items-center gap-3">
          <span className="min-w-0 flex-1 py-1.5">{packWords(pack)}</span>
          <span className="tabular-nums">{exactPrice(pack.price)}</span>
          <IconButton
            label={`Change the price of ${packWords(pack)}`}
            onClick={() => onPrice(pack)}
            className="-mr-2"
          >
            <Pencil aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  </div>
)
