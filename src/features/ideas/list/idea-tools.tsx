import { Columns3 } from 'lucide-react'
import { ListTools } from '@/shared/list/list-tools'
import { Button } from '@/shared/ui/button'
import { type ListView, SORTS } from '../list-view'

const SEARCH = { label: 'Search your ideas', placeholder: 'Search titles and ideas' }

interface IdeaToolsProps {
  view: ListView
  onChange: (changes: Partial<ListView>) => void
  choosing: boolean
  onChoose: () => void
}

/** Search, status and order of the list, and the way to comparing. */
export const IdeaTools = ({ view, onChange, choosing, onChoose }: IdeaToolsProps) => (
  <ListTools search={SEARCH} sorts={SORTS} view={view} onChange={onChange}>
    <Button variant="secondary" aria-pressed={choosing} onClick={onChoose} className="max-sm:w-full">
      <Columns3 aria-hidden />
      {choosing ? 'Cancel comparison' : 'Compare ideas'}
    </Button>
  </ListTools>
)
