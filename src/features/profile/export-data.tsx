import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Profile } from '@/account/profile'
import { Button } from '@/shared/ui/button'
import { fetchOwnData } from './requests'

function download(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** A file with all rows of one's own. */
export function ExportData({ profile: { id, email } }: { profile: Profile }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchOwnData(id),
    meta: { failure: 'Failed to export your data. Please try again.' },
    onSuccess: (tables) =>
      download('groundwork-my-data.json', { exported_at: new Date().toISOString(), email, ...tables }),
  })
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      <Download aria-hidden />
      {isPending ? 'Exporting...' : 'Export my data'}
    </Button>
  )
}
