/** What the founder wants to build on. Both flags are false when the text names no platform. */
export interface Platform {
  /** How the report speaks of the thing: 'the app'. */
  product: string
  web: boolean
  mobile: boolean
  /** The founder's words, null when none were found. */
  named: string | null
}

interface Kind {
  cue: RegExp
  product: string
  web: boolean
  mobile: boolean
}

/** In order of precedence: the more particular the words, the earlier. */
const KINDS: readonly Kind[] = [
  {
    cue: /\b(?:browser|chrome|firefox|safari|edge) (?:extension|plugin|add-on)\b/i,
    product: 'the extension',
    web: true,
    mobile: false,
  },
  {
    cue: /\b(?:whatsapp|telegram|messenger|sms|ussd|viber|line|wechat|slack|discord|teams)(?:[- ]based)? (?:bot|chatbot|assistant|service|app|group|channel)s?\b|\b(?:via|over|through|on|by|using|inside|just|only) (?:a )?(?:whatsapp|telegram|sms|ussd|text message)s?\b|\btext message (?:service|bot)/i,
    product: 'the chat service',
    web: false,
    mobile: true,
  },
  {
    cue: /\b(?:vs code|vscode|jetbrains|figma|shopify|wordpress|woocommerce|excel|notion|slack|gmail|outlook|jira) (?:extension|plugin|add-on|add-in|app)\b/i,
    product: 'the plugin',
    web: true,
    mobile: false,
  },
  { cue: /\b(?:command[- ]line|cli)(?: tool)?\b/i, product: 'the tool', web: true, mobile: false },
  {
    cue: /\b(?:mobile(?: phone)? (?:app|application|game)|phone app|smartphone app|iphone app|ios (?:app|and android)|android (?:app|and ios)|ios|android|react native|flutter)\b/i,
    product: 'the app',
    web: false,
    mobile: true,
  },
  {
    cue: /\b(?:wearable|smart ?watch|sensors?|hardware(?! (?:founders|startups|start-ups|engineers|teams|companies|stores?|shops?))|kiosks?|wristband|smart (?:collar|bottle|mirror|ring|lock|plug)|device)\b/i,
    product: 'the device',
    web: false,
    mobile: true,
  },
  {
    cue: /\b(?:website|portal|online (?:platform|shop|store|marketplace|service|courses?)|webshop|a site (?:where|for|that|to|on))\b/i,
    product: 'the website',
    web: true,
    mobile: false,
  },
  {
    cue: /\b(?:web ?apps?|web application|web platform|web-based|online tool|saas|dashboard)\b/i,
    product: 'the software',
    web: true,
    mobile: false,
  },
  { cue: /\bmarketplace\b/i, product: 'the marketplace', web: false, mobile: false },
  { cue: /\bsubscription (?:box|service)\b/i, product: 'the service', web: false, mobile: false },
  { cue: /\bapps?\b/i, product: 'the app', web: false, mobile: false },
  { cue: /\b(?:platform|network)\b/i, product: 'the platform', web: false, mobile: false },
  { cue: /\b(?:software|tool|system|program)\b/i, product: 'the software', web: false, mobile: false },
  { cue: /\b(?:bot|chatbot|assistant|copilot)\b/i, product: 'the assistant', web: false, mobile: false },
]

/** 'No app, just WhatsApp'. */
const DENIED = /\b(?:no|not an?|without an?|don't need an?) (?:app|website|platform|software)\b/gi

const BOTH =
  /\b(?:web and mobile|mobile and web|app and (?:a )?(?:website|web)|website and (?:an? |mobile )?app)\b/i

/** The platform that the text names, with what to call the product. */
export function platformOf(text: string): Platform {
  const kind = KINDS.find(({ cue }) => cue.test(text.replace(DENIED, ' ')))
  if (!kind) return { product: 'the product', web: false, mobile: false, named: null }
  const both = BOTH.test(text)
  const platformNamed = kind.web || kind.mobile || both
  return {
    product: kind.product,
    web: both || kind.web,
    mobile: both || kind.mobile,
    named: platformNamed ? ((both ? BOTH : kind.cue).exec(text)?.[0] ?? null) : null,
  }
}
