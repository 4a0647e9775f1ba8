import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { contactLink } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { ErrorState } from '@/shared/ui/states'
import { Section } from './section'

const FAILED = 'The prices could not be loaded.'
const Failed = () => <ErrorState message={FAILED} />

const PriceList = lazy(() =>
  import('./price-list').then(
    ({ PriceList }) => ({ default: PriceList }),
    (): { default: typeof Failed } => ({ default: Failed }),
  ),
)

/** Plans and prices, loaded without an account when the section is almost in view. */
export function Pricing() {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return (
    <Section
      id="pricing"
      title="Pricing"
      beside={
        <Button asChild variant="secondary">
          <Link to={contactLink('sales')}>Contact Sales</Link>
        </Button>
      }
    >
      <div ref={place} className="noscript:hidden min-h-120 sm:min-h-80 lg:min-h-44">
        {isNear ? (
          <Suspense fallback={<Pending />}>
            <PriceList pending={<Pending />} failed={FAILED} />
          </Suspense>
        ) : (
          <Pending />
        )}
      </div>
      <p className="noscript:block hidden text-ink-muted">The price list needs JavaScript.</p>
    </Section>
  )
}

const NEAR_PX = 600

/** Whether an element is or was almost in view; true at once if the browser cannot tell. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${NEAR_PX}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}

const COLUMNS = ['a', 'b', 'c', 'd']

const Pending = () => (
  <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
    {COLUMNS.map((column) => (
      <div key={column} className="border-line border-t pt-3">
        <Skeleton className="my-1 w-24" />
        <Skeleton className="mt-4 w-full" />
        <Skeleton className="mt-3 w-full" />
      </div>
    ))}
  </div>
)
