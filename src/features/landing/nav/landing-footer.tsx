import { Link } from 'react-router-dom'
import { contactLink, paths } from '@/shared/lib/paths'
import { Wordmark } from '@/shared/ui/wordmark'
import { ConsultationLink } from '../links'

/** The anchors of the footer (docs/contract.md#landing-page). */
const footer = (): { heading: string; links: { label: string; to: string }[] }[] => [
  {
    heading: 'Product',
    links: [
      { label: 'Features', to: `${paths.home}#benefits` },
      { label: 'Pricing', to: `${paths.home}#pricing` },
      { label: 'Testimonials', to: `${paths.home}#showcase` },
      { label: 'Sample report', to: paths.sample() },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'About', to: `${paths.home}#about` },
      { label: 'Blog', to: contactLink('blog') },
      { label: 'Careers', to: contactLink('careers') },
      { label: 'Contact', to: contactLink() },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy', to: paths.privacy },
      { label: 'Terms', to: paths.terms },
    ],
  },
]

export const LandingFooter = () => (
  <footer className="border-line border-t print:hidden">
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-4 py-10 sm:px-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <Wordmark />
        <p className="mt-3 max-w-[40ch] text-ink-muted text-sm">
          Reports on business ideas that show where every statement comes from.
        </p>
        <ConsultationLink className="mt-6" />
      </div>
      <nav aria-label="Footer" className="grid grid-cols-2 gap-x-12 gap-y-6 sm:grid-cols-3">
        {footer().map(({ heading, links }) => (
          <div key={heading}>
            <h2 className="font-medium text-sm">{heading}</h2>
            <ul className="mt-1">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="inline-flex min-h-8 items-center text-ink-muted text-sm underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  </footer>
)
