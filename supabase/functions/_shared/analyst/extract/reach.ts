import { shorten } from './plain.ts'

/* How customers are to be reached, and numbers that the text gives for size. */

const MEDIA =
  /\b(?:via|through|over|on|using|from|with) ((?:Instagram|TikTok|YouTube|LinkedIn|Facebook(?: groups?)?|Reddit|WhatsApp(?: groups?)?|Telegram|Google Ads|Product Hunt|Etsy|Amazon|Shopify|the App Store|app stores?|SEO|email newsletters?|newsletters?|influencers?|word of mouth|referrals?|trade (?:shows|fairs)|radio|QR codes?|flyers|podcasts|farmers' markets?)(?:\s+(?:and|or)\s+[A-Z]?[^\s.,;]+)?)/i
const PARTNER =
  '(?:schools?|universit\\w+|employers?|clinics?|doctors?|dentists?|pharmac\\w+|hospitals?|gyms?|shops?|retailers?|resellers?|distributors?|agencies|agents?|banks?|insurers?|NGOs?|cooperatives?|churches|councils?|municipalit\\w+|associations?|communities|clubs|libraries|vets|hotels|landlords)'
const PARTNERS = new RegExp(
  String.raw`\b(?:sold|sell|selling|distributed?|offered?|market(?:ed)?|promot\w+|reach(?:ing|ed)?|launch(?:ing)?|start(?:ing)?|partner(?:ing|s|ships?)?)\s+(?:[^\s.,;]+\s+){0,3}?(?:through|via|with|by)\s+((?:[^\s.,;]+[ -]){0,3}?${PARTNER}(?:\s+(?:and|or)\s+(?:[^\s.,;]+[ -]){0,2}?${PARTNER})?)`,
  'i',
)

/** The channel that the founder names for reaching customers, null when there is none. */
export function channelOf(text: string): string | null {
  const found = PARTNERS.exec(text)?.[1] ?? MEDIA.exec(text)?.[1]
  return found ? shorten(found.trim(), 60) : null
}

const COUNT =
  /\b((?:over |about |around |nearly |more than |first )?(?:\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)\s?(?:k|m|million|billion|thousand)?\+? (?:[a-z-]+ ){0,2}(?:people|users|customers|restaurants|shops|stores|schools|students|patients|companies|businesses|households|families|members|teams|farmers|drivers|clinics|hospitals|employees|workers|visitors|guests|sellers|buyers|listings|cities|hotels|teachers|women|men|children|adults|homes|apartments|freelancers|subscribers|nurses|residents|players|creators|developers))\b/i

/** A number of people or organisations that the text gives, with its noun; null when there is none. */
export const scaleOf = (text: string): string | null => COUNT.exec(text)?.[1]?.trim() ?? null
