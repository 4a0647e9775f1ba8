import { saveFile } from '@/shared/lib/save-file'
import { toast } from '@/shared/ui/toast'

/** Saves a file; a failure is told, and costs nothing but the file. */
export function save(make: () => string, type: string, name: string) {
  try {
    saveFile(new Blob([make()], { type: `${type};charset=utf-8` }), name)
  } catch {
    toast.error('The file could not be created', { description: 'Your roadmap is safe. Try again.' })
  }
}
