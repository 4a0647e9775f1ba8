/** Law that applies first; 'any' where the knowledge base has no entry. */
type Region = 'eu' | 'us' | 'uk' | 'india' | 'any'

export interface KnownPlace {
  name: string
  /** Inhabitants in millions, rounded by hand: a starting value, not a statistic. */
  millions: number
  region: Region
  /** Data-protection law by name, as founders need to look it up. */
  law: string | null
}

const LAWS: Record<string, string> = {
  eu: 'GDPR',
  uk: 'UK GDPR',
  us: 'privacy laws of the states, which differ and which some states do not have yet',
  ca: 'California Consumer Privacy Act',
  ch: 'Federal Act on Data Protection',
  india: 'Digital Personal Data Protection Act 2023',
  brazil: 'LGPD',
  kenya: 'Data Protection Act 2019',
  nigeria: 'Data Protection Act 2023',
  za: 'Protection of Personal Information Act (POPIA)',
  canada: 'PIPEDA',
  australia: 'Privacy Act 1988',
  nz: 'Privacy Act 2020',
  japan: 'Act on the Protection of Personal Information',
  sg: 'Personal Data Protection Act',
  turkey: 'KVKK',
  philippines: 'Data Privacy Act of 2012',
  indonesia: 'Personal Data Protection Law (2022)',
  thailand: 'Personal Data Protection Act',
  ghana: 'Data Protection Act 2012',
}

// name|millions|region|law, separated by ';'. Several names are separated by '/', the first one is shown.
const TABLE = `
Europe/European Union/the EU|450|eu|eu; Germany|84|eu|eu; Berlin|3.7|eu|eu; Munich|1.5|eu|eu
Hamburg|1.9|eu|eu; Cologne|1.1|eu|eu; Austria|9|eu|eu; Vienna|2|eu|eu; Switzerland|9|any|ch
Zurich|0.4|any|ch; Geneva|0.2|any|ch; France|68|eu|eu; Paris|2.1|eu|eu; Lyon|0.5|eu|eu; Spain|48|eu|eu
Madrid|3.3|eu|eu; Barcelona|1.6|eu|eu; Portugal|10.5|eu|eu; Lisbon|0.55|eu|eu; Italy|59|eu|eu
Rome|2.8|eu|eu; Milan|1.4|eu|eu; Netherlands/the Netherlands|18|eu|eu; Amsterdam|0.9|eu|eu
Belgium|11.8|eu|eu; Brussels|1.2|eu|eu; Denmark|6|eu|eu; Copenhagen|0.65|eu|eu; Sweden|10.5|eu|eu
Stockholm|1|eu|eu; Norway|5.5|any|eu; Oslo|0.7|any|eu; Finland|5.6|eu|eu; Helsinki|0.7|eu|eu
Ireland|5.3|eu|eu; Dublin|0.6|eu|eu; Poland|37|eu|eu; Warsaw|1.9|eu|eu
Czech Republic/Czechia|10.9|eu|eu; Prague|1.4|eu|eu; Hungary|9.6|eu|eu; Budapest|1.7|eu|eu
Romania|19|eu|eu; Bulgaria|6.4|eu|eu; Greece|10.4|eu|eu; Athens|3|eu|eu; Croatia|3.9|eu|eu
Slovakia|5.4|eu|eu; Slovenia|2.1|eu|eu; Estonia|1.4|eu|eu; Latvia|1.9|eu|eu; Lithuania|2.9|eu|eu
Ukraine|37|any|; UK/United Kingdom/Britain/Great Britain|68|uk|uk; England|57|uk|uk; Scotland|5.5|uk|uk
Wales|3.1|uk|uk; London|9|uk|uk; Manchester|0.55|uk|uk; Birmingham|1.1|uk|uk; Glasgow|0.6|uk|uk
Edinburgh|0.5|uk|uk; Bristol|0.48|uk|uk; United States/USA/U.S./the US/the States/America|340|us|us
California|39|us|ca; Texas|30|us|us; Florida|23|us|us; New York/New York City/NYC|8.3|us|us
Los Angeles|3.8|us|ca; Chicago|2.7|us|us; Houston|2.3|us|us; San Francisco/Bay Area|0.8|us|ca
Seattle|0.75|us|us; Boston|0.65|us|us; Austin|1|us|us; Denver|0.7|us|us; Portland|0.63|us|us
Miami|0.45|us|us; Atlanta|0.5|us|us; Canada|40|any|canada; Toronto|2.8|any|canada
Vancouver|0.66|any|canada; Montreal|1.8|any|canada; Mexico|130|any|; Mexico City|9.2|any|
Brazil|212|any|brazil; São Paulo/Sao Paulo|11.5|any|brazil; Rio de Janeiro|6.2|any|brazil
Argentina|46|any|; Buenos Aires|3.1|any|; Colombia|52|any|; Bogotá/Bogota|7.9|any|
Medellín/Medellin|2.6|any|; Peru|34|any|; Lima|10|any|; Chile|20|any|; Latin America|660|any|
Africa|1500|any|; East Africa|500|any|; West Africa|450|any|; Nigeria|230|any|nigeria
Lagos|15|any|nigeria; Abuja|4|any|nigeria; Kenya|56|any|kenya; Nairobi|4.4|any|kenya
Mombasa|1.2|any|kenya; Uganda|50|any|; Kampala|1.7|any|; Tanzania|68|any|; Rwanda|14|any|
Ethiopia|130|any|; Ghana|34|any|ghana; Accra|2.5|any|ghana; Senegal|18|any|; South Africa|63|any|za
Cape Town|4.8|any|za; Johannesburg|4.8|any|za; Egypt|115|any|; Cairo|10|any|; Morocco|38|any|
Turkey/Türkiye|85|any|turkey; Istanbul|16|any|turkey; Israel|10|any|; Tel Aviv|0.47|any|
Saudi Arabia|35|any|; UAE/United Arab Emirates|10|any|; Dubai|3.7|any|; India|1440|india|india
Mumbai|12.5|india|india; Delhi/New Delhi|20|india|india; Bangalore/Bengaluru|13|india|india
Hyderabad|10|india|india; Chennai|7|india|india; Pune|4|india|india; Pakistan|245|any|; Karachi|20|any|
Lahore|13|any|; Bangladesh|173|any|; Dhaka|10|any|; Sri Lanka|22|any|; Nepal|30|any|
Southeast Asia|680|any|; Singapore|6|any|sg; Indonesia|280|any|indonesia; Jakarta|10.6|any|indonesia
Bali|4.4|any|indonesia; Philippines/the Philippines|115|any|philippines; Manila|13|any|philippines
Vietnam|100|any|; Hanoi|8.5|any|; Ho Chi Minh City|9|any|; Thailand|70|any|thailand
Bangkok|9|any|thailand; Malaysia|34|any|; Kuala Lumpur|2|any|; Japan|124|any|japan; Tokyo|14|any|japan
South Korea/Korea|52|any|; Seoul|9.4|any|; China|1410|any|; Shanghai|24|any|; Beijing|22|any|
Hong Kong|7.5|any|; Taiwan|23|any|; Australia|27|any|australia; Sydney|5.4|any|australia
Melbourne|5.2|any|australia; Brisbane|2.7|any|australia; New Zealand|5.3|any|nz; Auckland|1.7|any|nz`

// Places without a number of their own: their country stands in and is named in the report.
const WITHIN = `
India: Jaipur, Kolkata, Ahmedabad, Lucknow, Surat, Kochi, Goa, Kerala, Punjab, Gujarat, Rajasthan, Tamil Nadu, Karnataka, Maharashtra, Bihar, Assam
UK: Leeds, Liverpool, Sheffield, Newcastle, Nottingham, Leicester, Cardiff, Belfast, Brighton, Oxford, Cambridge, Yorkshire, Cornwall, Devon, Kent, Sussex, Northern Ireland
Germany: Frankfurt, Stuttgart, Leipzig, Dresden, Düsseldorf, Dortmund, Hannover, Bremen, Nuremberg, Bavaria, Saxony
United States: Alabama, Alaska, Arizona, Arkansas, Colorado, Connecticut, Delaware, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Utah, Vermont, Virginia, West Virginia, Wisconsin, Wyoming, Philadelphia, Phoenix, New England, Dallas, San Diego, Detroit, Nashville, Minneapolis, Brooklyn, Queens, Las Vegas, New Orleans, Pittsburgh, Cleveland
Canada: Calgary, Ottawa, Edmonton, Winnipeg, Quebec, Ontario, Alberta, British Columbia, Nova Scotia
France: Marseille, Toulouse, Bordeaux, Lille, Nantes, Nice, Brittany, Provence
Spain: Valencia, Seville, Malaga, Bilbao, Mallorca, Andalusia, Catalonia
Italy: Naples, Turin, Bologna, Florence, Venice, Sicily, Tuscany, Sardinia
Portugal: Porto, Algarve, Madeira, Azores
Netherlands: Rotterdam, Utrecht, Eindhoven, The Hague
Greece: Thessaloniki, Crete
Poland: Krakow, Kraków, Gdansk, Wroclaw, Poznan
Austria: Graz, Salzburg, Tyrol
Switzerland: Basel, Bern, Lausanne
Sweden: Gothenburg, Malmö
Norway: Bergen, Trondheim
Ireland: Cork, Galway, Limerick
Nigeria: Kano, Ibadan, Port Harcourt, Kaduna
Kenya: Kisumu, Nakuru, Eldoret
Ghana: Kumasi
South Africa: Durban, Pretoria, Soweto
Brazil: Brasília, Salvador, Recife, Curitiba, Belo Horizonte
Mexico: Guadalajara, Monterrey, Oaxaca
Philippines: Cebu, Davao
Indonesia: Surabaya, Bandung, Java, Sumatra
Vietnam: Da Nang
Thailand: Chiang Mai, Phuket
Australia: Perth, Adelaide, Queensland, Tasmania, Canberra
New Zealand: Wellington, Christchurch
Japan: Osaka, Kyoto, Hokkaido
Pakistan: Islamabad, Punjab province
Turkey: Ankara, Izmir
Egypt: Alexandria`

const rows = TABLE.trim()
  .split(/;\s|\n/)
  .flatMap((row) => {
    const [names = '', millions = '', region = 'any', law = ''] = row.split('|')
    const spellings = names.split('/')
    const place = {
      name: spellings[0] ?? names,
      millions: Number(millions),
      region: region as Region,
      law: LAWS[law] ?? null,
    }
    return spellings.map((spelling) => [spelling.replace(/^the /, ''), place] as const)
  })

/** Names that stand with an article: 'in the Philippines'. */
const TAKES_THE =
  /^(?:UK|United|Netherlands|Philippines|European Union|UAE|Bay Area|Azores|Algarve|Czech Republic)/

/** The name as it stands in a sentence. */
export const placeInText = (name: string): string => (TAKES_THE.test(name) ? `the ${name}` : name)

/** Places by every spelling, without a leading 'the'. */
export const KNOWN_PLACES: ReadonlyMap<string, KnownPlace> = new Map(rows)

/** Towns and regions, each with its country. */
export const PLACES_WITHIN: ReadonlyMap<string, KnownPlace> = new Map(
  WITHIN.trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', names = ''] = line.split(': ')
      const known = KNOWN_PLACES.get(country)
      return known ? names.split(', ').map((name) => [name, known] as const) : []
    }),
)
