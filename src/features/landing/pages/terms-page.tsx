import { LegalPage } from '../legal-frame'

const PARTS = [
  {
    heading: 'What a report is',
    paragraphs: [
      'A report is a structured starting point. It is not legal, tax or investment advice, and it does not predict success. Its marks show whether each statement comes from a source, a model, your own words, standard text or an assumption.',
      'Models can be wrong, pages change, and a quote that was found on its page can still be wrong. Check anything that a decision depends on.',
    ],
  },
  {
    heading: 'Your ideas stay yours',
    paragraphs: [
      'Submitting an idea gives no one else any rights to it. The software uses it only to write your report, plan and roadmaps. Submit only what you may share with the administrators of this site and their model provider.',
    ],
  },
  {
    heading: 'Plans and purchases',
    paragraphs: [
      'The free plan covers a limited number of completed validations; failed validations do not count. Rewriting a section is free for 24 hours after the report is complete; after that, it counts as one validation.',
      'A recurring plan removes the limit while it is active. Packs add validations or unlock phases of one project. Prices, and what each includes, are shown before you buy.',
    ],
  },
  {
    heading: 'Roadmaps and estimates',
    paragraphs: [
      'Hours, rates and costs of a roadmap are estimates, added up from the figures that it shows. They become an offer only when someone signs one.',
    ],
  },
  {
    heading: 'The operator',
    paragraphs: [
      'Groundwork is software that an operator runs. The operator is responsible for the claims on the home page and for the contract, invoices and law that apply to purchases.',
    ],
  },
]

/** /terms: the terms of use. */
export const TermsPage = () => (
  <LegalPage
    title="Terms"
    subtitle="What you can rely on, and what you cannot. The operator of this site may add further terms."
    parts={PARTS}
  />
)
