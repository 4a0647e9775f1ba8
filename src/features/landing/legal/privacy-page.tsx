import { LegalPage } from './legal-page'

const PARTS = [
  {
    heading: 'Your account',
    paragraphs: [
      'Your e-mail address, a password that is stored as a hash only, your first and last name, when the account was made and when you last signed in. The sign-in service may also keep the network address and the browser of each session.',
      'While you are signed in, this browser keeps your session, your name, the theme and the state of the side bar in its local storage. Drafts that you have not sent stay in this browser too. Groundwork sets no cookies for advertising and loads no tracker.',
    ],
  },
  {
    heading: 'Your ideas and what is made of them',
    paragraphs: [
      'Every idea that you submit, in your words; the report with its sources and scores; sections that were written anew, in their earlier version; your corrections and your changes of the market’s inputs.',
      'The answers to the planning questionnaire, and the roadmaps with their drafts.',
      'For each run when it was made, which engine wrote it, how many tokens and searches it took, and why a step failed where one did.',
    ],
  },
  {
    heading: 'Purchases',
    paragraphs: [
      'Which plan or pack was bought, for which project, the price, when it was bought and until when it holds, and an identifier of the payment. Card numbers are not stored by Groundwork.',
    ],
  },
  {
    heading: 'Who can read it',
    paragraphs: [
      'You, and the administrators of this site. Other users cannot: the database itself refuses them, row by row.',
      'What administrators change is recorded with who, what and when. That record cannot be changed, and it outlives the account.',
    ],
  },
  {
    heading: 'Who else receives it',
    paragraphs: [
      'Where the operator has set up a model provider (OpenAI, Anthropic or DeepSeek), your idea and parts of the report and plan are sent to that provider for writing and web research, under the terms between the operator and the provider. To check quotes, the server opens the pages that are cited; those pages see the server, not you.',
      'Where no provider is set up, the built-in analysis runs on this site’s own server and sends your idea to nobody.',
      'The database, the sign-in and the mails run where the operator hosts them.',
    ],
  },
  {
    heading: 'Taking it along, and having it deleted',
    paragraphs: [
      'Your profile page has a file with all your data, and a validation can be deleted from the dashboard together with its plan and roadmaps. What was paid stays on record.',
      'There is no button for deleting the whole account yet. Ask the operator of this site; deleting the account in the database removes the profile, the ideas, the reports, the plans and the roadmaps.',
    ],
  },
]

/** /privacy: what the tables, the browser and the providers hold, as the migrations and the source say. */
export const PrivacyPage = () => (
  <LegalPage
    title="Privacy"
    subtitle="What Groundwork stores about you, who can read it, and how you get it back. It describes the program; the operator of this site answers for its use."
    parts={PARTS}
  />
)
