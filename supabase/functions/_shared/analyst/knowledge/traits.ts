import type { FeatureGroup } from '../../domain/report.ts'
import { both, type FeatureEntry, mobile, web } from './schema.ts'

/** Something an idea of any domain may bring with it, and what follows from that. */
export interface Trait {
  id: string
  cue: RegExp
  features: Partial<Record<FeatureGroup, FeatureEntry>>
  challenge: string
}

const TRAITS: readonly Trait[] = [
  {
    id: 'restricted',
    cue: /\b(?:(?:illegal|illicit) |(?<!drug )\bdrugs\b(?! store)|cocaine|heroin|meth|cannabis|marijuana|weed delivery|guns?\b|firearms?|weapons?|counterfeit|stolen|fake (?:ids?|passports?|reviews?|degrees?)|hitman|escorts?\b|gambling|casino|sports betting|exam answers|ghostwrit\w+ essays)/i,
    features: {},
    challenge:
      'What the text offers is forbidden or tightly licensed in most countries. Ask a lawyer whether it may be offered at all before spending anything; nothing else in this report answers that',
  },
  {
    id: 'ai',
    cue: /\b(?:AI|A\.I\.|artificial intelligence|machine learning|LLMs?|GPT|neural|computer vision|AI-powered|generative|predicts?|predicting|recogni[sz]es?)\b/,
    features: {
      mustHave: both(
        'Every automatic result on {focus} shows what it was based on and can be corrected by hand',
      ),
      shouldHave: web(
        'A set of real cases with known answers, run before each release, so that quality on {focus} is a number',
      ),
    },
    challenge:
      'Automatic answers on {focus} will sometimes be wrong. Decide which mistakes are tolerable, who checks, and what a correct answer may cost per request',
  },
  {
    id: 'chat-channel',
    cue: /\b(?:WhatsApp|Telegram|SMS|USSD|text messages?|texting|Messenger|WeChat|Viber)\b/i,
    features: {
      core: mobile(
        'The whole path works inside the chat that {audience} already use, with short numbered replies and no installation',
      ),
      shouldHave: web(
        'A console where the team sees open conversations and takes over from the automatic answers',
      ),
    },
    challenge:
      'Building on a messaging service means its rules, its message fees and its right to block a number. Price the cost per conversation before setting a price',
  },
  {
    id: 'offline',
    cue: /\b(?:offline|without internet|no internet|low[- ]bandwidth|poor connectivity|feature phones?|remote areas|rural)\b/i,
    features: {
      mustHave: mobile(
        'Work continues without a connection and is merged later, with a plain note of what has not been sent yet',
      ),
    },
    challenge:
      'Weak connections change the design: small downloads, saved drafts and no step that fails half-way. Test on the cheapest phone that {audience} own',
  },
  {
    id: 'children',
    cue: /\b(?:kids?|child(?:ren)?|toddlers?|teens?|teenagers?|pupils|schoolchildren|babies|minors)\b/i,
    features: {
      mustHave: both(
        'Accounts of younger children belong to an adult, who can see and delete what is stored; from the legal age on, young people decide',
      ),
    },
    challenge:
      'Where children use the product, consent of a parent and limits on their data apply (COPPA in the United States, Article 8 GDPR and national ages of consent in the EU)',
  },
  {
    id: 'location',
    cue: /\b(?:near(?:by| me| them| you)?|map|maps|GPS|geo\w*)\b/i,
    features: {
      shouldHave: mobile('Location is used only while the screen is open, and a typed address works as well'),
    },
    challenge:
      'A product that depends on who is nearby feels empty outside its first area. Open one area at a time and say honestly where it does not work yet',
  },
  {
    id: 'subscription',
    cue: /\b(?:subscriptions?|subscribe|subscribers|monthly|per month|\/month|a month|membership)\b/i,
    features: {
      shouldHave: both(
        'Cancelling or pausing takes two taps and asks for one reason, which the team reads every week',
      ),
    },
    challenge:
      'A subscription stands or falls with the third month. Know why {audience} would still pay after the first need is met',
  },
  {
    id: 'hardware',
    cue: /\b(?:hardware(?! (?:founders|startups|start-ups|engineers|teams|companies|stores?|shops?))|devices?|sensors?|wearables?|smart (?:collar|bottle|ring|lock|plug|mirror)|kiosks?|(?:our|the|an?|this|own) (?:drone|robot)s?(?! (?:inspect|survey|deliver|photo|pilot|video|flight)\w*)|IoT)\b/i,
    features: {
      core: mobile(
        'First set-up of the device in under five minutes, with a clear signal for each step that worked',
      ),
      future: web('Firmware updates in stages, with the number of devices that failed to update'),
    },
    challenge:
      'Hardware ties up money before the first sale: tooling, certification (CE, FCC), stock and returns. Try the benefit with bought-in parts first',
  },
  {
    id: 'booking',
    cue: /\b(?:(?<!\b(?:the|their|our|your|of|comic|used|old|children's|audio|read|keep) )book(?:s|ed)?(?! (?:clubs?|shops?|stores?|lovers?|readers?))|bookings?|appointments?|reserv(?:e|ation|ations)|schedul(?:e|es|ing)|slots?|calendar)\b/i,
    features: {
      mustHave: both(
        'Free times come from a real calendar, and a change or cancellation reaches both sides at once',
      ),
      niceToHave: both('A waiting list that offers a freed time to the next person automatically'),
    },
    challenge:
      'Late cancellations decide whether booking pays. Agree on deposits or fees before launch and check what {audience} accept',
  },
  {
    id: 'payments',
    cue: /\b(?:payments?|pay(?:s|ing)?|checkout|escrow|deposit|payouts?|wallet|commission)\b/i,
    features: {
      mustHave: both(
        'Payment through a licensed provider, with receipts, refunds and a record that both sides can read',
      ),
    },
    challenge:
      'Holding money for others can need a licence. Let a payment provider hold and split it, and read its terms for {focus}',
  },
  {
    id: 'video',
    cue: /\b(?:video|videos|livestream|live stream|webinars?|(?:video|phone|voice) calls?|voice (?:messages?|notes?|chats?|recordings?))\b/i,
    features: {
      shouldHave: both(
        'Recordings are kept only with consent, for a stated time, and can be deleted by the person in them',
      ),
    },
    challenge:
      'Video and voice cost money per minute and fail on weak lines. Measure how much of it {audience} truly need',
  },
  {
    id: 'community',
    cue: /\b(?:community|forum|group chat|social feed|share (?:their|photos|stories)|reviews?|ratings?|comments?)\b/i,
    features: { shouldHave: both('Report, block and a named moderator with an answer within a day') },
    challenge:
      'What users post has to be moderated from the first day. Plan who does it and which rules of the place apply',
  },
  {
    id: 'integration',
    cue: /\b(?:integrat\w+|plug(?:s)? into|connects? to (?:your|their|existing)|syncs?|API|Shopify|Slack|Gmail|Outlook|Salesforce|QuickBooks|Xero|DATEV|Excel|Google (?:Calendar|Sheets|Drive))\b/i,
    features: {
      mustHave: web(
        'Connection to the one system that {audience} use most for {focus}, set up without a developer',
      ),
    },
    challenge:
      'A product inside another company’s system can lose access when the terms change. Keep the data model independent of any one of them',
  },
  {
    id: 'gamified',
    cue: /\b(?:gamif\w+|streaks?|badges?|leaderboards?|points|challenges|rewards?|quests?)\b/i,
    features: {
      niceToHave: both(
        'Goals and rewards can be set low, paused and switched off, so that a missed day does not end the habit',
      ),
    },
    challenge:
      'Rewards bring people back for some weeks and then wear off. Measure whether the result itself improves, not only the visits',
  },
  {
    id: 'sustainability',
    cue: /\b(?:sustainab\w+|carbon|CO2|climate|recycl\w+|zero[- ]waste|eco-friendly|circular|refill\w*|plastic[- ]free|food waste)\b/i,
    features: {
      niceToHave: both(
        'The effect of each use in kilograms or pieces, with the way it was worked out one tap away',
      ),
    },
    challenge:
      'Environmental claims must be provable (EU rules on green claims, the FTC Green Guides). State the method beside every figure',
  },
]

/** Most traits that one report speaks of, so that the domain still leads. */
const MAX_TRAITS = 4

/** The traits that an idea's text shows. */
export const traitsOf = (text: string): Trait[] =>
  TRAITS.filter(({ cue }) => cue.test(text)).slice(0, MAX_TRAITS)
