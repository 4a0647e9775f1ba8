import { Link } from 'react-router-dom'
import { Wordmark } from '@/shared/ui/wordmark'
import { ConsultationLink } from './consultation-link'
import { FOOTER } from './content'

const LINK = 'inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11'

export const LandingFooter = () => (
  <footer className="border-line border-t print:hidden">
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-4 py-12 sm:px-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <Wordmark />
        <p className="mt-4 max-w-[48ch] text-ink-muted text-sm">
          What you write is stored with your account. Only you and the administrators of this site can read it
          here.
        </p>
        <ConsultationLink className="mt-6" />
      </div>
      <nav aria-label="Footer" className="grid gap-x-12 gap-y-8 min-[24rem]:grid-cols-2 sm:grid-cols-4">
        {FOOTER.map(({ heading, links }) => (
          <div key={heading}>
            <h2 className="font-medium text-sm">{heading}</h2>
            <ul className="mt-2">
              {links.map((link) => (
                <li key={link.label}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Contact />
      </nav>
    </div>
  </footer>
)

/** Without an address it is a mere word: a link that leads nowhere would promise a page. */
const FooterLink = ({ label, to }: { label: string; to: string | null }) =>
  to ? (
    <Link to={to} className={`${LINK} text-ink-muted underline-offset-4 hover:text-ink hover:underline`}>
      {label}
    </Link>
  ) : (
    <span className={`${LINK} text-ink-faint`}>{label}</span>
  )

function Contact() {
  const address = import.meta.env.VITE_SALES_EMAIL
  if (!address) return null
  return (
    <div>
      <h2 className="font-medium text-sm">Contact</h2>
      <a
        href={`mailto:${address}`}
        className={`${LINK} mt-2 text-ink-muted underline-offset-4 [overflow-wrap:anywhere] hover:text-ink hover:underline`}
      >
        {address}
      </a>
    </div>
  )
}
