import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'
import { ScreenSkeleton } from './screen-skeleton'

/** Says why the project is not shown and goes back to the dashboard. */
export function LeaveScreen({ message }: { message: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    toast.error(message, { id: message })
    void navigate(paths.dashboard, { replace: true })
  }, [navigate, message])
  return <ScreenSkeleton />
}
