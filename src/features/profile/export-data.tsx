import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Profile } from '@/account/profile'
import { saveFile } from '@/shared/lib/save-file'
import { Button } from '@/shared/ui/button'
import { fetchOwnData } from './requests'

const jsonFile = (content: unknown) =>
  new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })

/** A file with all rows of one's own. */
export function ExportData({ profile: { id, email } }: { profile: Profile }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchOwnData(id),
    meta: { failure: 'Failed to export your data. Please try again.' },
    onSuccess: (tables) =>
      saveFile(
        jsonFile({ exported_at: new Date().toISOString(), email, ...tables }),
        'groundwork-my-data.json',
      ),
  })
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      <Download aria-hidden />
      {isPending ? 'Exporting...' : 'Export my data'}
    </Button>
  )
}
