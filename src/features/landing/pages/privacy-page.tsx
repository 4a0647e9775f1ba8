import { PROVIDERS, providerName } from '@domain/model-providers'
import { LegalPage } from '../legal-frame'

const PROVIDERS_IN_WORDS = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  PROVIDERS.map(providerName),
)

const PARTS = [
  {
    heading: 'Your account',
    paragraphs: [
      'Your email address, a password that is stored as a hash only, your first and last name, when the account was created and when you last signed in, until you delete the account. The sign-in service may also keep the IP address and browser of each session.',
      'While you are signed in, this browser keeps your session, your name, the theme and the state of the sidebar in local storage. Drafts you have not submitted stay in this browser too, until you sign out; what you type on the home page without an account stays for 24 hours. Groundwork sets no advertising cookies and loads no trackers.',
    ],
  },
  {
    heading: 'Your ideas and reports',
    paragraphs: [
      'Every idea you submit, in your words; its brief, with what was read from those words, what you answered and whether you confirmed it; the report with its sources and scores; earlier versions of rewritten sections; your changes to the market inputs.',
      'The answers to the planning questionnaire, and the roadmaps with their drafts.',
      'For each run: when it took place, which engine wrote it, how many tokens and searches it used, and why any step failed.',
      'All of this is kept until you delete the validation or your account. Only when each run took place, how it ended and what it used stays, without your name and your words.',
    ],
  },
  {
    heading: 'Purchases',
    paragraphs: [
      'Which plan or pack you bought, for which project, the price, the purchase and end dates, and a payment ID. These records are kept for the operator’s accounts, also after you delete your account. Groundwork does not store card numbers.',
    ],
  },
  {
    heading: 'Messages to us',
    paragraphs: [
      'What you enter in the contact form: your name, email address, subject and message. Administrators read it. It is kept until an administrator deletes it, or until the account with the same address is deleted. To prevent spam, a keyed hash of your IP address is used for 24 hours, separately from the message, and removed when the next message comes in after that.',
    ],
  },
  {
    heading: 'Who can read it',
    paragraphs: [
      'You and the administrators of this site. Other users cannot: the database blocks them row by row.',
      'If you create a link to a report, anyone who has that link can read the report without an account, with your idea and your evidence only if you included them, until the link expires or you revoke it.',
      'Changes made by administrators are logged with who, what and when. The log cannot be changed; when an account is deleted, its entries lose everything that names the person or tells of their projects.',
    ],
  },
  {
    heading: 'Who else receives it',
    paragraphs: [
      `If the operator has set up a model provider (${PROVIDERS_IN_WORDS}), your idea and parts of the report and plan are sent to that provider for writing and web research, under the terms between the operator and the provider. To check quotes, the server opens the cited pages; those pages see the server, not you.`,
      'Where the provider is OpenAI, its answers may be made in the background, and OpenAI keeps each of them for about ten minutes so that the server can fetch it. Otherwise Groundwork asks OpenAI not to store what it sends.',
      'If no provider is set up, the built-in analysis runs on this site’s own server and does not send your idea to anyone.',
      'If you leave ‘Look up public sources’ on, the terms that the form shows you, such as the kind of customer, the trade and the countries, are sent to public sources like statistics offices and app stores, never a sentence of your idea. They see the server, not you. The terms are kept with the report. The sources’ answers are kept for up to three months after they expire, without who asked.',
      'The database, sign-in and email run where the operator hosts them.',
    ],
  },
  {
    heading: 'Exporting and deleting your data',
    paragraphs: [
      'You can export all your data from your profile page, and delete a validation with its plan and roadmaps from the dashboard.',
      'Your profile page also deletes your whole account: your profile, ideas, reports, plans, roadmaps, shared links, messages sent from your address, and the sign-in records of your account. Records of payments are kept without your name and address. The log of administrators’ changes stays, as described above.',
    ],
  },
]

/** /privacy: the data stored by the tables, the browser and the providers, as defined by the schema and the source. */
export const PrivacyPage = () => (
  <LegalPage
    title="Privacy"
    subtitle="What Groundwork stores about you, who can read it, and how to export it. This page describes the software; the operator of this site is responsible for its use."
    parts={PARTS}
  />
)
