import { LegalPage } from './legal-page'

const PARTS = [
  {
    heading: 'What a report is',
    paragraphs: [
      'A report is a structured starting point. It is no advice on law, taxes or investments, and no prediction of success. Its marks say which statements stand on a source, which on a model, on your own words, on a template or on an assumption.',
      'Models can be wrong, pages change, and a quote that was found on its page can still be mistaken. Check what a decision depends on.',
    ],
  },
  {
    heading: 'Your ideas stay yours',
    paragraphs: [
      'Submitting an idea gives nobody a right to it. The program uses it to write your report, plan and roadmaps, and for nothing else. Submit only what you may share with the administrators of this site and with the model provider that they use.',
    ],
  },
  {
    heading: 'Plans and purchases',
    paragraphs: [
      'The free plan covers a limited number of completed validations; a validation that fails is not counted. Writing a section anew is free for 24 hours after the report is complete, and costs one validation later.',
      'A recurring plan lifts the limit while it is active. Packs add validations or open phases of one project. Prices, and what each includes, are shown before you buy.',
    ],
  },
  {
    heading: 'Roadmaps and estimates',
    paragraphs: [
      'Hours, rates and costs of a roadmap are estimates, added up from the figures that it shows. They become an offer only when somebody signs one.',
    ],
  },
  {
    heading: 'The operator',
    paragraphs: [
      'Groundwork is a program that others operate. Claims on the front page that are marked as the operator’s are theirs, and so are the contract, the invoices and the law that apply to purchases.',
    ],
  },
]

/** /terms: how the program behaves, in so far as it can be relied on. */
export const TermsPage = () => (
  <LegalPage
    title="Terms"
    subtitle="What you can rely on, and what you cannot. The operator of this site may add terms of their own."
    parts={PARTS}
  />
)
