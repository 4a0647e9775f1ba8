/** Roles that may work on a roadmap. Teams and tasks refer to a role by its `name`. */
export const ROADMAP_ROLES = [
  { id: 'product-manager', name: 'Product Manager' },
  { id: 'designer', name: 'UX/UI Designer' },
  { id: 'frontend', name: 'Frontend Developer' },
  { id: 'backend', name: 'Backend Developer' },
  { id: 'mobile', name: 'Mobile Developer' },
  { id: 'full-stack', name: 'Full-Stack Developer' },
  { id: 'ai-engineer', name: 'AI Engineer' },
  { id: 'qa', name: 'QA Engineer' },
  { id: 'devops', name: 'DevOps Engineer' },
  { id: 'founder', name: 'Founder' },
  { id: 'operations', name: 'Operations Coordinator' },
  { id: 'legal', name: 'Legal Adviser' },
  { id: 'electronics', name: 'Electronics Engineer' },
  { id: 'firmware', name: 'Firmware Engineer' },
  { id: 'mechanics', name: 'Mechanical Engineer' },
  { id: 'technician', name: 'Technician' },
  { id: 'maker', name: 'Production Worker' },
  { id: 'buyer', name: 'Buyer' },
  { id: 'cook', name: 'Cook' },
  { id: 'caregiver', name: 'Caregiver' },
  { id: 'childcare', name: 'Childcare Worker' },
  { id: 'animal-care', name: 'Animal Caretaker' },
  { id: 'cleaner', name: 'Cleaner' },
  { id: 'driver', name: 'Driver' },
  { id: 'teacher', name: 'Teacher' },
  { id: 'trade', name: 'Tradesperson' },
  { id: 'service', name: 'Service Worker' },
  { id: 'seller', name: 'Sales and Marketing' },
  { id: 'writer', name: 'Author' },
  { id: 'editor', name: 'Editor' },
  { id: 'media', name: 'Media Producer' },
] as const
export type RoleId = (typeof ROADMAP_ROLES)[number]['id']
export type RoleName = (typeof ROADMAP_ROLES)[number]['name']

export const REGIONS = [
  { id: 'north-america', name: 'North America' },
  { id: 'western-europe', name: 'Western Europe' },
  { id: 'eastern-europe', name: 'Eastern Europe' },
  { id: 'latin-america', name: 'Latin America' },
  { id: 'south-asia', name: 'South and Southeast Asia' },
  { id: 'africa', name: 'Africa' },
  { id: 'asia-pacific', name: 'Asia-Pacific' },
] as const
export type RegionId = (typeof REGIONS)[number]['id']

/** Cost of rent, fees, insurance and travel relative to Western Europe, by region name: assumptions without a source. */
const LOCAL_SHARES: Readonly<Record<string, number>> = {
  'North America': 1.2,
  'Western Europe': 1,
  'Eastern Europe': 0.55,
  'Latin America': 0.5,
  'South and Southeast Asia': 0.3,
  Africa: 0.4,
  'Asia-Pacific': 0.8,
}

/** Local costs relative to Western Europe; 1 if the name is not a region. */
export const localShareOf = (regionName: string): number => LOCAL_SHARES[regionName] ?? 1

export const DEFAULT_REGION: RegionId = 'western-europe'

/**
 * Hourly rates of freelancers in US dollars, one per region in the order of REGIONS. Founders are paid from what is
 * left, so their hours cost nothing. In South Asia and Africa they are what local firms pay, not what agencies bill abroad.
 * All are initial assumptions without a source; an administrator replaces them with
 * the rates actually paid.
 */
const ASSUMED_DOLLARS: Record<RoleId, readonly [number, number, number, number, number, number, number]> = {
  'product-manager': [110, 85, 50, 45, 18, 18, 72],
  designer: [95, 75, 45, 40, 14, 14, 64],
  frontend: [105, 80, 45, 42, 14, 14, 68],
  backend: [110, 85, 48, 45, 15, 15, 72],
  mobile: [115, 90, 50, 45, 15, 15, 76],
  'full-stack': [110, 85, 48, 45, 15, 15, 72],
  'ai-engineer': [140, 110, 65, 55, 22, 22, 94],
  qa: [75, 60, 35, 30, 10, 10, 51],
  devops: [120, 95, 55, 48, 18, 18, 81],
  founder: [0, 0, 0, 0, 0, 0, 0],
  operations: [40, 32, 16, 14, 4, 4, 24],
  legal: [250, 190, 90, 80, 25, 25, 170],
  electronics: [115, 90, 50, 45, 16, 16, 75],
  firmware: [120, 92, 52, 46, 16, 16, 78],
  mechanics: [105, 82, 45, 40, 14, 14, 70],
  technician: [55, 45, 20, 18, 5, 5, 35],
  maker: [28, 25, 11, 8, 2, 2, 18],
  buyer: [60, 48, 24, 20, 6, 6, 38],
  cook: [28, 25, 11, 8, 2, 2, 18],
  caregiver: [28, 25, 11, 8, 2, 2, 18],
  childcare: [28, 25, 11, 8, 2, 2, 18],
  'animal-care': [28, 24, 10, 8, 2, 2, 18],
  cleaner: [25, 22, 10, 7, 2, 2, 16],
  driver: [30, 25, 11, 8, 2, 2, 18],
  teacher: [50, 42, 18, 15, 5, 5, 30],
  trade: [60, 50, 20, 15, 4, 4, 38],
  service: [30, 26, 11, 8, 2, 2, 18],
  seller: [65, 52, 26, 22, 6, 6, 40],
  writer: [60, 50, 25, 20, 7, 7, 38],
  editor: [65, 55, 27, 22, 7, 7, 40],
  media: [75, 60, 30, 26, 8, 8, 45],
}

const byRegion = (dollars: readonly number[]) =>
  Object.fromEntries(REGIONS.map(({ id }, index) => [id, dollars[index] ?? 0])) as Record<RegionId, number>

/** Assumed US dollars per hour, by role and region; no one has verified them. */
export const DEFAULT_RATES = Object.fromEntries(
  ROADMAP_ROLES.map(({ id }) => [id, byRegion(ASSUMED_DOLLARS[id])]),
) as Record<RoleId, Record<RegionId, number>>

const COUNTRIES: Readonly<Record<RegionId, string>> = {
  'north-america': 'US CA',
  'western-europe': 'EU AT BE CH CY DE DK ES FI FR GB GR IE IS IT LU MT NL NO PT SE',
  'eastern-europe': 'AL AM AZ BA BG BY CZ EE GE HR HU KZ LT LV MD ME MK PL RO RS SI SK TR UA XK',
  'latin-america': 'AR BO BR CL CO CR CU DO EC GT HN JM MX NI PA PE PY SV UY VE',
  'south-asia': 'AF BD BT ID IN KH LA LK MM MN MV MY NP PH PK TH VN',
  africa:
    'AO BF BI BJ BW CD CG CI CM DJ DZ EG ET GA GH GM GN KE LR LY MA MG ML MU MW MZ NA NE NG RW SD SL SN SO SS TD TG TN TZ UG ZA ZM ZW',
  'asia-pacific': 'AE AU BH CN HK IL JO JP KR KW NZ OM QA SA SG TW',
}
const REGION_OF = new Map(
  REGIONS.flatMap(({ id }) => COUNTRIES[id].split(' ').map((country): [string, RegionId] => [country, id])),
)

/** The countries with a known region, as ISO 3166-1 codes, and 'EU'. */
export const LISTED_COUNTRIES: readonly string[] = [...REGION_OF.keys()]

/** The region whose rates are assumed for a country, given as an ISO 3166-1 code or 'EU'; null if it is not listed. */
export const regionOfCountry = (country: string): RegionId | null => REGION_OF.get(country) ?? null
