import { PageHeader } from '@/shared/ui/page-header'

interface LegalPageProps {
  title: string
  subtitle: string
  parts: { heading: string; paragraphs: string[] }[]
}

/** A page of plain text. */
export const LegalPage = ({ title, subtitle, parts }: LegalPageProps) => (
  <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-8">
    <PageHeader title={title} subtitle={subtitle} />
    <div className="flex max-w-measure flex-col gap-8">
      {parts.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className="font-semibold font-serif text-xl tracking-tight">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  </div>
)
