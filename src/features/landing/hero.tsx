import { Link } from 'react-router-dom'
import { useAuthStore } from '@/account/auth-store'
import { paths } from '@/shared/lib/paths'
import { Button } from '@/shared/ui/button'
import { ConsultationLink } from './consultation-link'
import { Picture } from './picture'
import { PICTURES } from './pictures'

export const Hero = () => (
  <section className="pt-12 pb-12 sm:pt-18">
    <h1 className="max-w-[18ch] font-semibold font-serif text-3xl tracking-tight sm:text-4xl">
      See what your idea stands on.
    </h1>
    <p className="mt-5 max-w-[58ch] text-ink-muted text-lg">
      Describe a business or software idea in your own words. Groundwork turns it into a structured report:
      who it is for, what to build first, how large the market could be and what stands in the way.
    </p>
    <Actions />
    <figure className="mt-10 sm:mt-14">
      <Picture
        {...PICTURES.hero}
        first
        alt="Part of a report: the market size as three areas in proportion, each with its range, and the inputs that it is calculated from"
        className="max-sm:[&>img]:aspect-[4/3] max-sm:[&>img]:object-cover max-sm:[&>img]:object-left-top"
      />
      <figcaption className="mt-3 text-ink-faint text-sm">
        The market of a sample report, written by the built-in analysis.{' '}
        <Link to={paths.sample()} className="underline underline-offset-4 hover:text-ink">
          Read all of it without an account
        </Link>
      </figcaption>
    </figure>
  </section>
)

function Actions() {
  const isAdmin = useAuthStore((state) => state.isAuthenticated && state.isAdmin)
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {!isAdmin && (
        <Button asChild size="lg">
          <Link to={paths.validateIdea}>Validate Your Idea</Link>
        </Button>
      )}
      <Button asChild size="lg" variant="secondary">
        <Link to={paths.sample()}>Read a sample report</Link>
      </Button>
      <ConsultationLink size="lg" variant="ghost" />
    </div>
  )
}
