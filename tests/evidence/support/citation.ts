import { type Citation, citationSchema } from '@domain/citation'

/** A citation of a page of its own with what a test cares about. */
export const citation = (values: Partial<Citation>): Citation =>
  citationSchema.parse({
    id: 's1',
    title: 'Bread by bike',
    source: 'site.example',
    url: 'https://site.example/page',
    ...values,
  })
