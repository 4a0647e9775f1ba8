import type { Validation } from '@domain/stored-validation'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { cn } from '@/shared/lib/cn'
import { paths } from '@/shared/lib/paths'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { roadmapQueries } from '../roadmap-queries'

const ID_CHARS = 8

export function RoadmapHeader({ validation }: { validation: Validation }) {
  const { id, idea, title } = validation
  const isAdmin = useAuthStore((state) => state.isAdmin)
  const [open, setOpen] = useState(false)
  const { data: rows, isPending } = useQuery(roadmapQueries.ofValidation(id))
  const name = idea.trim() || title || 'Untitled Project'
  return (
    <PageHeader
      title={<IdeaTitle text={name} open={open} />}
      subtitle={isAdmin ? 'Admin view - Roadmap management' : 'Development roadmaps for your project'}
      back={
        isAdmin
          ? { to: paths.adminRoadmaps, label: 'Back to Roadmaps' }
          : { to: paths.dashboard, label: 'Back to Dashboard' }
      }
      meta={
        <>
          <Badge variant="outline">
            Project ID <span className="font-mono">{id.slice(0, ID_CHARS)}</span>
          </Badge>
          {isFolded(name) && (
            <Button
              variant="link"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="print:hidden"
            >
              {open ? 'Show less of the idea' : 'Show the whole idea'}
            </Button>
          )}
          {isPending && <Skeleton className="h-5.5 w-36" />}
          {rows?.some(({ status }) => status === 'published') && (
            <Badge variant="success">
              <CircleCheck aria-hidden />
              Roadmap Available
            </Badge>
          )}
        </>
      }
      actions={
        <Button asChild variant="secondary" size="sm">
          <Link to={paths.results(id)}>View Report</Link>
        </Button>
      }
    />
  )
}

/** Longer ideas use a smaller font. */
const SMALL_CHARS = 100
/** Longer ideas are collapsed. */
const FOLDED_CHARS = 240

const isFolded = (text: string): boolean => text.length > FOLDED_CHARS

interface IdeaTitleProps {
  text: string
  open: boolean
}

/** The idea as a heading. */
const IdeaTitle = ({ text, open }: IdeaTitleProps) => (
  <span
    className={cn(
      'block whitespace-pre-line',
      text.length > SMALL_CHARS && 'text-lg leading-7 sm:text-xl sm:leading-8',
      isFolded(text) && !open && 'line-clamp-3 print:line-clamp-none',
    )}
  >
    {text}
  </span>
)
