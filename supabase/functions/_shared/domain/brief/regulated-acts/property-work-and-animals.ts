import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const NEW_YORK = /\b(?:new york city|nyc|manhattan|brooklyn|queens|bronx)\b/i
const CHILDREN = '(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|pupils?)'
const WORKERS =
  '(?:nurses?|workers?|welders?|maids?|drivers?|carers?|caregivers?|staff|labou?rers?|pickers?|cleaners?|temps|seafarers|cooks?|farm ?hands|au ?pairs?|engineers?)'

/** Homes, work of others, childcare and animals. */
export const PROPERTY_WORK_AND_ANIMALS: readonly RegulatedAct[] = [
  {
    id: 'short-lets',
    weight: 'licensed',
    shown: [
      '<rent, let, list, offer, sublet, put> ~ (?:on airbnb|on booking|per night|by the night|nightly|short.term)',
      '(?:rent|let) (?:them|it) (?:out )?(?:per|by the|for a) (?:night|day) ~ airbnb',
      '(?:we|i) (?:run|operate|manage|rent out|offer) ~ (?:short.?term (?:lets?|rentals?)|holiday (?:lets?|rentals?|homes?|flats?)|vacation rentals?|airbnbs?)',
      'sublet(?:s|ting)? ~ (?:flats?|apartments?|rooms?)',
    ],
    unless:
      'for (?:hosts|owners of holiday)|clean(?:s|ing)?|laundry|sheets|software|(?:bikes?|cameras?|tools?|tents?|cars?|boats?|camper|desks?|parking)',
    says: 'Renting homes by the night takes a registration or a permit in many cities, and some forbid it for homes that are not one’s own; a lease often forbids to sublet.',
    asks: 'Ask the city’s office for housing or tourism, in writing: may this home be let by the night, is a new registration still given here, and does the owner’s lease and house allow it? Sign no lease for it before the answer.',
    laws: [
      euLaw(
        'reg/2024/1028',
        'Regulation (EU) 2024/1028 on data of short-term rentals',
        'Since May 2026, short lets in the EU show a registration number wherever the place demands a registration, and platforms pass on the data of stays.',
      ),
      law(
        'US',
        'Hosts in New York City must register with the city before they let for fewer than 30 days, and platforms may take no booking without that.',
        'Registration Law',
        'New York City Mayor’s Office of Special Enforcement',
        'https://www.nyc.gov/site/specialenforcement/registration-law/registration.page',
        '2022',
        NEW_YORK,
      ),
    ],
  },
  {
    id: 'tenancy-deposits',
    weight: 'conditioned',
    shown: [
      "(?:we|i|app|platform|users?|landlords?) ~ (?:hold|keep|take|collect|insure|replace|guarantee)s? ~ (?:tenan(?:t|cy|ts)[’']?s? |rental |rent |security )?deposits?",
    ],
    near: '(?:tenants?|landlords?|flat|apartment|rental home|rent a room)',
    unless: 'checklist|guide|evidence|keeps? the deposit for nothing',
    says: 'Deposits of tenants are protected in many places: how much may be asked, where it is kept and when it is returned is set by law, and a fee or cover instead of it may be regulated.',
    asks: 'Ask the office for housing or a lawyer: who may hold a deposit, in which account or scheme, and is a fee instead of it insurance?',
    laws: [
      ukLaw(
        'ukpga/2004/34/section/213',
        'Housing Act 2004, section 213',
        'In England, the deposit of a private tenancy must be protected in an authorized scheme within 30 days.',
      ),
      germanLaw(
        'bgb/__551.html',
        'Bürgerliches Gesetzbuch, section 551',
        'In Germany, a deposit for a home may be at most three months of rent and is kept apart from the landlord’s money.',
      ),
    ],
  },
  {
    id: 'childcare',
    weight: 'licensed',
    shown: [
      `(?:look(?:s|ing)? after|mind(?:s|ing)?|watch(?:es|ing)?|care for|baby-?sit(?:s|ting)?) (?:\\w+ ){0,3}?${CHILDREN}`,
      '<open, run, start, host> ~ (?:day ?care|kindergarten|after.?school club|nursery for|summer camp|play ?group|forest school|cr[eè]che)',
      '(?:after.?school (?:club|care)|day ?care|child ?minding|play ?group) (?:in|at|for)',
    ],
    unless:
      'for (?:nurseries|day ?care (?:centers?|centres?)|childminders|kindergartens)|(?:software|app|tool|spreadsheet|rota|planner|tablets?) (?:\\w+ )?for|watch (?:videos?|films?|tv)|pets?|dog day ?care|doggy|while (?:the )?parents (?:shop|eat)|parents (?:who )?(?:look|mind|watch)',
    says: 'Looking after other people’s children for pay takes a registration or a license in most places, with checks of the people, the rooms and how many children there are.',
    asks: 'Ask the youth or education office of your town, in writing: from how many children and hours on does this take a permit, which checks and first aid do the adults need, and are the rooms fit? Take no child before the answer.',
    laws: [
      ukLaw(
        'ukpga/2006/21',
        'Childcare Act 2006',
        'In England, people who are paid to look after children under eight for more than two hours a day must register with Ofsted.',
      ),
      germanLaw(
        'sgb_8/__43.html',
        'Sozialgesetzbuch VIII, section 43',
        'In Germany, paid care of children outside their home for more than 15 hours a week and three months needs a permit from the youth welfare office.',
      ),
      law(
        'US',
        'US states license child care; how many children one may look after at home without a license differs by state.',
        'Child care licensing and regulation',
        'US Department of Health and Human Services',
        'https://childcare.gov/consumer-education/child-care-licensing-and-regulations',
      ),
      law(
        'AU',
        'Those who work with children in Australia usually need a working with children check under the law of their state or territory.',
        'Working with children checks',
        'Australian Government Department of Education',
        'https://education.gov.au/early-childhood/provider-obligations/background-checks/working-children-checks',
      ),
    ],
  },
  {
    id: 'placing-workers',
    weight: 'licensed',
    shown: [
      `(?:we|i|agency|platform) (?:\\w+ ){0,2}?(?:bring|place|supply|hire out|recruit|lease) (?:\\w+ ){0,3}?${WORKERS} (?:\\w+ ){0,2}?(?:to|for|in|into|abroad)\\b`,
      `(?:each|every|the|a) (?:\\w+ )?(?:${WORKERS.slice(3, -1)}|candidates?|job ?seekers?|applicants?) (?:\\w+ ){0,2}?pays? (?:us|me) ~ (?:job|placed|placement|hired|visa|contract|deployed)`,
      '(?:temp|temporary|staffing|manning|labou?r) (?:agency|staffing|workers? to)',
    ],
    unless:
      'software for|app for (?:agencies|recruiters)|for recruiters|(?:send|bring|lend) (?:our|my) (?:own )?(?:cleaners?|drivers?)|cleaners? to (?:homes|offices|customers|you)|maids? to clean|for (?:manning|temp|staffing) agencies|(?:manning|staffing) agencies (?:in|as)|robots?|dishwash\\w+',
    says: 'Placing or hiring out workers takes a license in many countries, and taking a fee from the worker is forbidden in many of them.',
    asks: 'Ask the labor ministry of both countries, or of your own, in writing: which license does placing or hiring out workers take, and may the worker pay anything? Take no fee from a worker before the answer.',
    laws: [
      germanLaw(
        'a_g/__1.html',
        'Arbeitnehmerüberlassungsgesetz, section 1',
        'Hiring out workers to other companies needs a permit in Germany; finding candidates for a permanent job does not.',
      ),
      ukLaw(
        'uksi/2003/3319',
        'Conduct of Employment Agencies and Employment Businesses Regulations 2003',
        'Agencies in Great Britain may not charge people for finding them work, and must check candidates and jobs.',
      ),
      law(
        'IN',
        'Agencies that place workers from India abroad must be registered with the Ministry of External Affairs.',
        'eMigrate',
        'Ministry of External Affairs',
        'https://emigrate.gov.in/',
      ),
    ],
  },
  {
    id: 'false-self-employment',
    weight: 'conditioned',
    shown: [
      '(?:self.?employed|freelancers?|independent contractors?|1099|on (?:own )?invoices?|gig workers?|sub-?contractors?)',
    ],
    near: '(?:uniforms?|hours we|shifts? (?:we|that we)|we (?:set|give|plan|fix) (?:their|the|them)|no (?:holiday|sick|vacation|overtime)|(?:we|i) pay them \\W?\\d|rota|roster|they (?:wear|work|must|have to)|no employees|no staff costs)',
    unless: 'for freelancers|freelancers (?:who|pay|use|need)|customers are',
    byAnyone: true,
    says: 'People who work as you direct, in your hours and your clothes, count as employees in most countries, whatever the contract says, with taxes, insurance and fines owed afterwards.',
    asks: 'Ask the office for social insurance or a lawyer for labor law: by these terms, are the workers self-employed, and what would have to change? Most countries decide it in writing on request.',
    laws: [
      usRule(
        'title-29/part-795',
        'Employee or independent contractor classification under the Fair Labor Standards Act',
        'In the US, whether a worker is an employee depends on the economic reality, such as who controls the work; several states use a stricter test.',
      ),
      euLaw(
        'dir/2024/2831',
        'Directive (EU) 2024/2831 on platform work',
        'From December 2026, people whom a platform in the EU controls and directs are presumed to be its employees.',
      ),
      germanLaw(
        'sgb_4/__7a.html',
        'Sozialgesetzbuch IV, section 7a',
        'In Germany, the pension insurer decides on request whether someone is self-employed or an employee.',
      ),
    ],
  },
  {
    id: 'security-guards',
    weight: 'licensed',
    shown: [
      '(?:we|i|our (?:guards?|men|people|team)) (?:\\w+ ){0,2}?(?:guard|patrol|protect|secure)s? ~ (?:shops?|events?|(?:building|construction) sites?|clubs?|warehouses?|streets?|estates?|farms?|villages?|homes)',
      '<send, supply, rent, hire out, offer> ~ (?:security guards?|bouncers?|bodyguards?|night watchmen|doormen)',
    ],
    unless: 'software|cameras? that|sensor|alarm that|insurance|data|for security companies',
    says: 'Guarding people and property for pay takes a license for the firm and proof of training for each guard in most countries.',
    asks: 'Ask the police or the authority for private security: which license and training do firm and guards need, and what must the insurance cover? Post no guard before the answer.',
    laws: [
      germanLaw(
        'gewo/__34a.html',
        'Gewerbeordnung, section 34a',
        'Guarding for others in Germany needs a permit, and guards need an instruction or an exam.',
      ),
      ukLaw(
        'ukpga/2001/12',
        'Private Security Industry Act 2001',
        'Guards and door staff who work under contract in the UK need a license of the Security Industry Authority.',
      ),
    ],
  },
  {
    id: 'animals',
    weight: 'conditioned',
    shown: [
      '<breed> (?:\\w+ ){0,4}?(?:dogs?|puppies|bitches|cats?|kittens|pups|parrots|bulldogs?|labradors?|poodles?|doodles?|rabbits?)',
      '<sell, import> (?:\\w+ ){0,2}?(?:puppies|kittens|pups|parrots|reptiles)',
      '<transport, drive, ship, carry> (?:\\w+ ){0,2}?(?:dogs?|cats?|pets?|horses?|cattle|livestock|animals) (?:\\w+ ){0,2}?(?:to|for|from|between|across)',
      '<board, kennel, host> (?:\\w+ ){0,2}?(?:dogs?|cats?|pets?) (?:\\w+ ){0,3}?(?:overnight|home|while|holiday|house)',
    ],
    unless:
      'for (?:breeders|kennels|vets)|pedigree software|stuffed|toys?|portraits?|photos?|breeders (?:who|pay|can)',
    says: 'Breeding, selling, boarding and carrying animals for pay takes a registration, a license or an inspection in many places, mostly from a small number of animals on.',
    asks: 'Ask the veterinary office: from how many animals on does this take a license, which rooms, records and chips does it demand, and who inspects them?',
    laws: [
      ukLaw(
        'uksi/2018/486',
        'Animal Welfare (Licensing of Activities Involving Animals) (England) Regulations 2018',
        'In England, breeding three or more litters a year, or selling or boarding pets as a business, needs a license of the council.',
      ),
      germanLaw(
        'tierschg/__11.html',
        'Tierschutzgesetz, section 11',
        'Breeding, keeping for others and trading in vertebrates as a business needs a permit of the veterinary office in Germany.',
      ),
      euLaw(
        'reg/2005/1',
        'Regulation (EC) No 1/2005 on the protection of animals during transport',
        'Carrying live vertebrates as a business in the EU takes an authorization from 65 kilometers on.',
      ),
      usRule(
        'title-9/part-2',
        'Animal welfare regulations',
        'Breeders, dealers and carriers of pets in the US need a license or registration of the USDA above small numbers.',
      ),
    ],
  },
]
