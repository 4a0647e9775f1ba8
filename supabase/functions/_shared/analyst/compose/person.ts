/** What a word for people says about their age and work. */
interface Profile {
  cue: RegExp
  age: string
  occupation: string
  technicalLevel: string
}

const PROFILES: readonly Profile[] = [
  {
    cue: /\b(?:toddlers|babies|newborns)\b/i,
    age: 'Under 4; a parent decides',
    occupation: 'Too young to use it alone',
    technicalLevel: 'The parent uses the product',
  },
  {
    cue: /\b(?:kids|children|pupils|schoolchildren)\b/i,
    age: '6 to 12; a parent decides',
    occupation: 'At school',
    technicalLevel: 'At ease with tablets, reading level varies',
  },
  {
    cue: /\b(?:teens|teenagers|high school)\b/i,
    age: '13 to 18',
    occupation: 'At school',
    technicalLevel: 'High on phones, little patience for forms',
  },
  {
    cue: /\bstudents\b/i,
    age: '18 to 27',
    occupation: 'Studying, often with a side job',
    technicalLevel: 'High on phones',
  },
  {
    cue: /\bgraduates|interns|apprentices|job ?seekers\b/i,
    age: '20 to 30',
    occupation: 'Finishing training or starting work',
    technicalLevel: 'High on phones',
  },
  {
    cue: /\b(?:seniors|elderly|retirees|retired|grandparents|pensioners|older)\b/i,
    age: '65 and over',
    occupation: 'Mostly retired',
    technicalLevel: 'Mixed: some use apps daily, some only calls and messages',
  },
  {
    cue: /\b(?:parents|mothers|moms|mums|dads|fathers|families)\b/i,
    age: '28 to 48',
    occupation: 'Working, with children at home',
    technicalLevel: 'Good on phones, little time',
  },
  {
    cue: /\bpatients\b/i,
    age: 'Any age, often over 50; a relative may act for them',
    occupation: 'Days are planned around treatment',
    technicalLevel: 'Mixed: some use apps daily, some only calls',
  },
  {
    cue: /\b(?:brides|grooms)\b/i,
    age: '24 to 38',
    occupation: 'Planning a wedding beside a job',
    technicalLevel: 'High on phones, compares pictures for weeks',
  },
  {
    cue: /\bcommuters\b/i,
    age: '20 to 60',
    occupation: 'Travels to work on most weekdays',
    technicalLevel: 'Good on phones, in a hurry',
  },
  {
    cue: /\b(?:men|women|widows|widowers) after\b/i,
    age: '30 to 60',
    occupation: 'Working, with a change in private life behind them',
    technicalLevel: 'Good on phones; writes more openly than on the telephone',
  },
  {
    cue: /\b(?:singers|gardeners|beekeepers|hobbyists|collectors|anglers|hikers|birdwatchers|knitters|climbers|cyclists|runners|players)\b/i,
    age: '20 to 70',
    occupation: 'Does it beside a job or in retirement',
    technicalLevel: 'Mixed; knows the subject better than the screen',
  },
  {
    cue: /\b(?:treasurers|parishes|congregations|churches|mosques|temples|associations|clubs)\b/i,
    age: '40 to 75',
    occupation: 'Holds an office beside a job or in retirement, mostly unpaid',
    technicalLevel: 'Spreadsheets and e-mail; a successor must understand it',
  },
  {
    cue: /\b(?:adjusters|roofers|plumbers|electricians|carpenters|installers|builders|contractors|mechanics|tradespeople)\b/i,
    age: '25 to 60',
    occupation: 'On the road or on site all day, paperwork in the evening',
    technicalLevel: 'Phone first; a tool must work with dirty hands',
  },
  {
    cue: /\b(?:farmers|fishers|fishermen|growers|herders|crofters)\b/i,
    age: '30 to 65',
    occupation: 'Runs a farm or works on one',
    technicalLevel: 'Phone first; calls and chat before apps',
  },
  {
    cue: /\b(?:developers|engineers|programmers|designers|data scientists|analysts)\b/i,
    age: '22 to 45',
    occupation: 'Employed or freelance in a technical team',
    technicalLevel: 'Very high; expects documentation and shortcuts',
  },
  {
    cue: /\b(?:nurses|doctors|physicians|therapists|physiotherapists|dentists|pharmacists|carers|caregivers|vets)\b/i,
    age: '25 to 60',
    occupation: 'Works with patients, often in shifts',
    technicalLevel: 'Used to clinical software, no time to learn another',
  },
  {
    cue: /\b(?:teachers|tutors|professors|lecturers|instructors|coaches|trainers)\b/i,
    age: '25 to 60',
    occupation: 'Teaches, prepares and marks outside lesson hours',
    technicalLevel: 'Good with common tools',
  },
  {
    cue: /\b(?:freelancers|creators|photographers|artists|writers|consultants|influencers|podcasters|streamers|musicians)\b/i,
    age: '22 to 50',
    occupation: 'Self-employed with changing income',
    technicalLevel: 'Good; pays for tools that save hours',
  },
  {
    cue: /\b(?:refugees|migrants|immigrants|expats|newcomers)\b/i,
    age: '20 to 50',
    occupation: 'Settling in a new country',
    technicalLevel: 'Good on phones; language is the harder part',
  },
  {
    cue: /\b(?:companies|businesses|smes|smbs|startups|firms|agencies|enterprises|teams|restaurants|barbershops|\w+shops|garages|cafes|cafés|bars|bakeries|hotels|hostels|clinics|hospitals|pharmacies|practices|shops|stores|retailers|salons|gyms|schools|universities|municipalities|councils|cities|ngos|nonprofits|charities|factories|manufacturers|warehouses|farms|landlords|brands|merchants|banks|clubs|studios|labs|breweries|wineries|distilleries|dairies|parishes|wards|opticians|laundries|garages|offices|boutiques|employers|managers|owners of|recruiters|cooperatives)\b/i,
    age: '30 to 58, the person who decides',
    occupation: 'Owner, manager or the one who runs the daily work',
    technicalLevel: 'Mixed; judges by time saved in the first week',
  },
]

/** A first guess at the person behind the founder's word for the audience; null when the word tells nothing. */
export const profileOf = (audience: string): Omit<Profile, 'cue'> | null =>
  PROFILES.find(({ cue }) => cue.test(audience)) ?? null
