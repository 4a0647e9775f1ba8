import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/shared/lib/paths'
import { toast } from '@/shared/ui/toast'
import { OrderSkeleton } from './order-skeleton'
import type { Refusal } from './read-order'

interface LeaveOrderProps extends Refusal {
  project: string | null
}

/** Says why this cannot be bought and goes back to the prices. */
export function LeaveOrder({ kind, message, project }: LeaveOrderProps) {
  const navigate = useNavigate()
  useEffect(() => {
    toast[kind](message, { id: message })
    void navigate(paths.pricing(project ?? undefined), { replace: true })
  }, [navigate, kind, message, project])
  return <OrderSkeleton />
}
