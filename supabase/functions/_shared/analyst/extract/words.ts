/* Small word lists that stand in for a grammar. They need to be good enough to split phrases, not complete. */

const set = (list: string) => new Set(list.trim().split(/\s+/))

/** Words that carry grammar, not meaning. A text without them is hardly English. */
export const FUNCTION_WORDS = set(`
a about above across after afterwards beforehand again against all also although always am an and another any anyone anything are
around as at be because been before being between both but by can cannot could did do does doing don't down
during each either else enough even ever every everyone everything few for from further get gets getting had
has have having he her here hers him his how however i if in instead into is isn't it its itself just
least less like lot lots made make makes many may me might more most much must my near need needs never no
nobody nor not nothing now of off often on once one ones only onto or other others otherwise our out over own
per quite rather really same she should since so some someone something soon still such than that the their
them themselves then there these they thing things this those though through throughout to together too
toward towards under unless until up upon us use used using very via want wants was way ways we well were what
whatever when whenever where whether which while who whoever whom whose why will with within without won't
would yet unlike aside away back thee thou thy shall am ours mine herself himself themselves you your yours they're it's i'm we're you're can't doesn't aren't i'd we'd let's there's that's`)

const VERBS = set(`
accept access add adjust advertise alert allow analyse analyze answer apply arrange ask assist automate avoid
become begin borrow bring browse build bundle buy calculate call cancel capture catch change charge chat check
choose clean collect combine communicate compare complete connect control convert cook coordinate create cut
decide deliver describe detect discover do donate download draft drive earn eat edit eliminate enable engage
enter estimate exchange explain explore extract fight figure file fill find finish fix follow forget gather
generate get give go grow handle have hear help hire identify improve include increase inform integrate invite
join keep know land learn leave lend let listen live log lose maintain make manage match measure meet message
monitor move navigate negotiate notify offer onboard open optimise optimize order organise organize pay pick
plan play post practise practice predict prepare prevent print prove provide publish pull push put reach read
receive recommend record recover reduce register remember remind remove rent repair replace reply report
request reserve resolve respond review run save scan schedule search see sell send serve set share show sign
simplify skip solve sort speak spend split start stay stop store stream streamline struggle submit subscribe
suggest summarise summarize support swap switch sync take talk teach tell test trace track trade train
transcribe mentor fold alter transfer translate travel try turn understand unlock update upgrade upload use validate verify view
visit wait walk warn waste watch work write accelerate aggregate analyse annotate assess assign attend audit
back balance benchmark bid book brew budget cache care celebrate certify chase claim classify coach collaborate
compose configure convert crowdfund curate customise customize debug deal deploy design diagnose digitise
digitize discuss distribute document ease enforce evaluate experience export express feed feel filter forecast
gain guide highlight host import inspect invest invoice issue journal lease level list load locate lower map
master merge mix nominate outsource pair pool process procure promote protect quit rank rate rebuild recycle
redeem refer refill rehearse relax release reuse rewrite route screen secure settle ship simulate source spot
afford stand like love hate come happen appear exist grade mark say prefer agree announce adapt break wake listen invent
dictate photograph license bake roll draw anonymise pay drop put suffer care worry belong study supervise surface survey swipe tackle tag tip turn type unsubscribe vote win withdraw`)

const verbBase = (word: string): string[] => {
  const lower = word.toLowerCase()
  const bases = [lower]
  if (lower.endsWith('ies')) bases.push(`${lower.slice(0, -3)}y`)
  if (lower.endsWith('es')) bases.push(lower.slice(0, -2))
  if (lower.endsWith('s')) bases.push(lower.slice(0, -1))
  return bases
}

const ingBases = (word: string): string[] => {
  const stem = word.toLowerCase().slice(0, -3)
  return [stem, `${stem}e`, /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem]
}

/** 'find' and 'finds' from 'find'; null when the word is no verb of the list. */
export const baseOfVerb = (word: string): string | null =>
  verbBase(word).find((base) => VERBS.has(base)) ?? null

/** 'finding' → 'find'; null for other words. */
export const baseOfIng = (word: string): string | null =>
  /ing$/i.test(word) ? (ingBases(word).find((base) => VERBS.has(base)) ?? null) : null

/** Nouns for people and organisations that the endings below do not catch. */
const PEOPLE = set(`
people person persons men women man woman kids kid children child teens teenager teenagers adults adult seniors
elderly parents parent mothers mother moms mom mums dads fathers families family couples couple friends
neighbours neighbors residents citizens locals expats migrants refugees immigrants students student pupils
patients patient athletes clients customers households guests tourists commuters nomads singles professionals
individuals freelancers graduates interns volunteers staff crews teams team companies company businesses
business startups startup agencies agency firms firm enterprises smes smbs nonprofits ngos charities
organisations organizations schools school universities university colleges hospitals hospital clinics clinic
pharmacies practices restaurants restaurant cafes cafés bars bakeries hotels hotel hostels shops shop stores
store boutiques retailers salons gyms gym farms municipalities councils cities governments banks clubs
communities churches brands merchants landlords tenants homeowners apprentices veterans nurses chefs cooks
guides hosts gamers pros vets dentists cyclists mechanics officers execs executives ceos ctos founders folks
youth girls boys babies toddlers newborns dogs pets creatives cooperatives co-ops landlords factories
warehouses garages households studios offices departments libraries museums venues theatres theaters
festivals labs laboratories facilities homes dealerships workshops drivers speakers learners newcomers fans enthusiasts addicts roommates flatmates hosts tenants vegans
vegetarians beginners introverts women's makers growers locals lawyers bands choirs charities associations
siblings groups courts prisons seamstresses brides grooms bridesmaids widows twins priests monks nuns pastors imams rabbis deacons sailors captains soldiers cadets pilots clerks nannies surgeons
gps cpas physios grandmas grannies inmates parishes congregations mosques temples synagogues breweries distilleries wineries vineyards dairies
kitchens nurseries kindergartens creches daycares hospices foundries mills ports airports marinas stables orchards ranches monasteries cinemas
embassies campsites shelters orchestras unions federations ministries utilities airlines societies hoas labs dorms troupes squads fisheries
diabetics asthmatics midwives aunties singles crofters fishmongers treasurers
descendants heirs grandparents grandchildren citizens voters activists scientists researchers trucks barbershops seniors toddlers readers`)

const PEOPLE_ENDING =
  /(?:[a-z]{2,}(?:ers|ors|ists|ians|ees|eurs|ants|ents|men|women|smiths|wives|mates|shops|houses|stores))$/i
const NOT_PEOPLE = set(`
computers numbers orders offers papers letters newsletters servers containers flyers covers filters trackers
reminders calendars documents payments appointments apartments events comments moments contents ingredients
components investments shipments treatments statements restaurants elements environments incidents stickers
chargers printers scooters dinners answers prayers posters folders headers powers errors colors doors sensors
motors factors monitors mirrors floors accidents garments payslips fees trees degrees guarantees coffees
committees synthesizers scooters sneakers trailers rollers blenders drawers boilers burgers crackers diapers
vouchers semesters quarters blockers routers printers propellers coolers heaters ladders lockers banners timers
controllers adapters toppers fasteners fertilizers fertilisers sanitizers moisturizers dresses mattresses freezers
mixers amplifiers speakers headers pointers skewers flowers transfers chapters rivers matters centers centres flowers plants agents assistants talents
attachments parents parents' experiments assessments papers weekers clusters buffers lasers routers
extractors tractors collectors' connectors elevators escalators indicators calculators processors generators detectors incubators simulators
radiators separators batteries adaptors
rupees euros dollars pounds pesos others ones warehouses greenhouses workshops`)
for (const person of ['parents', 'restaurants', 'agents', 'assistants']) NOT_PEOPLE.delete(person)

/** True for a word that names people or organisations, such as 'nurses', 'restaurants', 'bike owners'. */
export const isPeople = (word: string): boolean => {
  const lower = word.toLowerCase()
  return PEOPLE.has(lower) || (PEOPLE_ENDING.test(lower) && !NOT_PEOPLE.has(lower))
}

/** Words that say nothing about the idea: product words, adverbs and empty adjectives. */
export const FILLER = set(`
app apps application applications platform platforms tool tools software website site service services system
systems solution solutions product products startup company business idea mobile online digital web based
simple easy easily quickly quick fast better best good great new smart modern innovative seamless powerful
intuitive user users user-friendly people person customer customers today currently usually basically simply
directly automatically real-time real time times day days week weeks month months year years hour hours
minute minutes world life help helps helping want first second third main key different various several
feature features free premium option options marketplace kind type bunch stuff part parts place places number
amount percent ai-powered ai powered using lets let allow allows enable enables small big large local nearby
existing available able also right top high low full whole monday tuesday wednesday thursday friday saturday sunday tonight tomorrow yesterday etc
two three four five six seven eight nine ten dozen dozens hundred thousands various problem problems lack pain point
percent cheap expensive hard difficult long short called name named next last instead saas hardware device
extension chrome browser bot chatbot whatsapp telegram subscription basis plan plans cost costs price prices
commission sale fee fees location locations pilot notice trust internet server servers sake bit fun uber airbnb tinder half month-to-month budget mode euro euros dollar dollars rupees price per user-friendly level based version app's phone phones smartphone smartphones ios android iphone desktop crm erp cli forum planner membership wallet plugin kit board editor dashboard newsletter shopify figma slack github
notion duolingo amazon etsy instagram tiktok google facebook youtube wordpress salesforce jira outlook gmail zoom stripe
mobile-first peer-to-peer open-source all-in-one one-stop messy honest trusted unused forgotten common comparable past biased boring annoying checked vetted affordable
evening evenings morning mornings afternoon pounds naira shillings rands cents kroner bucks quid co-op co-operative coop cooperative somebody
dozens box boxes feel seem busy own demand late summary sort sorts set sets example examples thing early sure certain`)
