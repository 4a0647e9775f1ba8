import { type Claim, type Objection, quotedClause } from './claim.ts'
import { negationIn, plainly } from './denial.ts'
import { memoizeByText } from './memoize.ts'
import { spelledNumbers } from './spelled-numbers.ts'

/*
 * Things that exclude each other: a page that speaks of one does not bear out a statement about the other. By the words
 * for them in English, German, French and Spanish, so that a statement and a page in two languages can be compared.
 */

type Sides = Readonly<Record<string, string>>

/** Kinds of which naming one side and not the other decides, wherever it stands. */
const KINDS: Readonly<Record<string, Sides>> = {
  channel: {
    online:
      'online\\p{L}*|on the (?:internet|web)|internet|(?:web|app)[- ]?(?:shop|site)s?|im netz|en ligne|por internet|en línea|e-commerce',
    store:
      'in[- ]stores?|in (?:the |their |our )?shops?|at the (?:shop|counter|till)|offline|brick-and-mortar|in person|im (?:laden|geschäft)|vor ort|stationär\\p{L}*|en (?:boutique|magasin)s?|en (?:la )?tiendas?(?! (?:online|en línea))|presencial\\p{L}*|box office|at the door|taquillas?|abendkasse|guichets?',
  },
  area: {
    urban: 'urban|städtisch\\p{L}*|urbaine?s?|urban[oa]s?',
    rural: 'rural(?:es)?|rura(?:ux|les?)|countryside|ländlich\\p{L}*|auf dem land|à la campagne|en el campo',
  },
  season: {
    spring: 'spring(?:time)?|frühling\\p{L}*|frühjahr\\p{L}*|printemps|primavera',
    summer: 'summer\\p{L}*|sommer\\p{L}*|étés?|verano',
    autumn: 'autumn|fall season|herbst\\p{L}*|automne|otoño',
    winter: 'winter\\p{L}*|hivers?|hivernal\\p{L}*|inviernos?',
  },
  weekday: {
    monday: 'mondays?|mon|montags?|lundis?|lunes',
    tuesday: 'tuesdays?|tue|dienstags?|mardis?|martes',
    wednesday: 'wednesdays?|wed(?=[ –-])|mittwochs?|mercredis?|miércoles',
    thursday: 'thursdays?|thu|donnerstags?|jeudis?|jueves',
    friday: 'fridays?|fri|freitags?|vendredis?|viernes',
    saturday:
      'saturdays?|sat(?=[ –-])|samstags?|samedis?|sábados?|weekends?|wochenenden?|week-ends?|fin(?:es)? de semana',
    sunday:
      'sundays?|sun(?=[ –-]\\d|[–-])|sonntags?|dimanches?|domingos?|weekends?|wochenenden?|week-ends?|fin(?:es)? de semana',
  },
  daytime: {
    morning: 'mornings?|morgens|vormittags?|matin(?:s|ée)?|por la mañana|mañanas',
    afternoon: 'afternoons?|nachmittags?|après-midi|por la tarde|tardes',
    evening: 'evenings?|abends?|soir(?:s|ée|ées)?|por la (?:tarde|noche)',
    night: 'nights?|overnight|nachts?|nächte|nuits?|noches?',
  },
  sex: {
    women:
      'women|woman|females?|ladies|frauen|weiblich\\p{L}*|damen\\p{L}*|femmes?|féminin\\p{L}*|mujer(?:es)?|femenin\\p{L}*',
    men: 'men|males?|männer\\p{L}*|männlich\\p{L}*|herren\\p{L}*|hommes?|masculin\\p{L}*|hombres?|varones',
  },
  age: {
    children: 'children|kids|child|kinder\\p{L}*|kindes|enfants?|niñ[oa]s?',
    adults: 'adults?|grown-ups?|erwachsene\\p{L}*|adultes?|adult[oa]s',
    seniors: 'seniors?|pensioners?|elderly|senioren|rentner\\p{L}*|retraité\\p{L}*|jubilad[oa]s',
  },
  lease: {
    tenant: 'tenants?|renters?|lessees?|mieter\\p{L}*|locataires?|inquilin[oa]s?|arrendatari[oa]s?',
    landlord: 'landlords?|lessors?|vermieter\\p{L}*|bailleurs?|caser[oa]s?|arrendador\\p{L}*',
  },
  school: {
    teacher:
      'teachers?|lehrer\\p{L}*|lehrkräfte?n?|enseignante?s?|professeure?s?|profesor(?:es|as?)?|maestr[oa]s?|docentes?',
    student:
      'students?|pupils?|schüler\\p{L}*|studierende\\p{L}*|studenten|élèves?|étudiante?s?|alumn[oa]s?|estudiantes?',
  },
  health: {
    doctor: 'doctors?|physicians?|ärzt\\p{L}*|arzt|médecins?|docteurs?|médic[oa]s?',
    patient: 'patients?|patient(?:en|in|innen)|pacientes?',
  },
  work: {
    employer: 'employers?|arbeitgeber\\p{L}*|employeurs?|patrons?|empleador(?:es|as?)?|patronal',
    employee:
      'employees?|workers?|arbeitnehmer\\p{L}*|beschäftigte[nr]?|salariés?|emplead[oa]s?|trabajador(?:es|as?)?',
  },
  currency: {
    euro: '€|euros?|eur',
    dollar: '\\$|dollars?|usd|dólar(?:es)?',
    pound: '£|gbp',
    franc: 'chf|franken|schweizer franken|francs suisses|francos suizos',
  },
  trade: {
    imports: 'import(?!an)\\p{L}*|einfuhr\\p{L}*|importaci\\p{L}*',
    exports: 'export\\p{L}*|ausfuhr\\p{L}*|exportaci\\p{L}*',
  },
  rank: {
    most: 'largest|biggest|highest|record highs?|all-time highs?|most expensive|priciest|maximum|größte[nrms]?|höchste[nrms]?|teuerste[nrms]?|(?:la |le |les )?plus (?:grand|gros|haut|élevé|cher|chèr)\\p{L}*|maxim\\p{L}*|más (?:grand|alt|car[oa])\\p{L}*|(?:el|la) mayor(?!ía)|máxim\\p{L}*|longest|längste[nrms]?',
    least:
      'smallest|lowest|fewest|record lows?|all-time lows?|cheapest|least expensive|minimum|kleinste[nrms]?|niedrigste[nrms]?|günstigste[nrms]?|billigste[nrms]?|mindest\\p{L}*|(?:la |le |les )?plus (?:petit|bas|faible)\\p{L}*|moins ch(?:er|ère)s?|más (?:pequeñ|baj|barat)\\p{L}*|(?:el|la) menor|mínim\\p{L}*|shortest|kürzeste[nrms]?',
  },
  worktime: {
    full: 'full[- ]time(?:rs?)?|vollzeit\\p{L}*|temps plein|tiempo completo|jornada completa',
    part: 'part[- ]time(?:rs?)?|teilzeit\\p{L}*|temps partiel|tiempo parcial|jornada parcial|media jornada',
  },
  deduction: {
    gross: 'gross|brutto\\p{L}*|brut(?:s|e|es)?|brut[oa]s?',
    net: 'net|netto\\p{L}*|nets?|nettes?|net[oa]s?',
  },
  middle: {
    mean: 'averages?|averaged|averaging|durchschnitt\\p{L}*|im schnitt|mittelwert\\p{L}*|moyenn\\p{L}*|promedios?|de media|en media|media de|(?:gasto|precio|coste|costo|salario|sueldo|valor|importe|alquiler|tiempo|consumo) medio|(?:edad|renta|duración|tarifa|nota) media',
    median: 'median\\p{L}*|médian\\p{L}*|median[oa]s?',
  },
  result: {
    sales:
      "revenues?|turnover|net sales|umsatz\\p{L}*|umsätze\\p{L}*|chiffre d'affaires|recettes|facturación|facturaron|ingresos",
    profit:
      'profits?|net income|gewinne?s?|überschuss|überschüsse|bénéfices?|résultat net|beneficios?|ganancias?',
    loss: 'loss(?:es)?|verluste?n?|fehlbetrag|pertes?|pérdidas?',
  },
  opening: {
    opens:
      '(?:re)?open(?:s|ed|ings?)|(?:is|are|was|were|stays?) open|(?:wieder)?eröffn\\p{L}*|ouvr\\p{L}*|ouvert\\p{L}*|abr(?:e|en|ió|ieron|ir)|abiert\\p{L}*|apertura\\p{L}*',
    closes:
      'clos(?:ed?|es|ing|ures?)|shut(?:s| down)?|geschlossen\\p{L}*|schließ(?:t|en|ung|ungen)|schloss(?:en)?|ferm(?:e|ent|é|ée|és|ées|er|eture|etures|ait|aient)|cerr(?:ó|aron|ad[oa]s?|ar|aba)|cierr\\p{L}*',
  },
  position: {
    for: '(?:is|are|was|were) in favou?r|favou?r(?:s|ed)|approv(?:es?|ed)|befürwort\\p{L}*|sind dafür|favorables?|approuv\\p{L}*|a favor|apoya\\p{L}*',
    against:
      "(?:is|are|was|were) against|oppos(?:es?|ed)|disapprov(?:es?|ed)|reject(?:s|ed)?|ablehn\\p{L}*|lehn(?:t|en|te|ten)|sind dagegen|opposé\\p{L}*|s'oppos\\p{L}*|refus(?:e|ent|é)|en contra|rechaz\\p{L}*|se opon\\p{L}*",
  },
  decision: {
    granted:
      'approved|granted|accepted|admitted|passed|genehmigt\\p{L}*|bewilligt\\p{L}*|angenommen|accordée?s?|acceptée?s?|approuvée?s?|aprobad[oa]s?|concedid[oa]s?|aceptad[oa]s?|admitid[oa]s?',
    refused:
      'refused|rejected|denied|turned down|turned away|declined|abgelehnt\\p{L}*|abgewiesen|verweigert|refusée?s?|rejetée?s?|rechazad[oa]s?|denegad[oa]s?|excluid[oa]s?',
  },
  speed: {
    faster: 'faster|quicker|more quickly|schneller\\p{L}*|plus (?:rapide|vite)\\p{L}*|más rápid\\p{L}*',
    slower: 'slower|more slowly|langsamer\\p{L}*|plus lent\\p{L}*|más lent\\p{L}*',
  },
  quality: {
    better:
      'better|improv(?:e|es|ed|ing|ement|ements)|besser\\p{L}*|verbesser\\p{L}*|mieux|meilleure?s?|mejor(?:es|ó|a|an)?',
    worse:
      'worse\\p{L}*|deteriorat\\p{L}*|schlechter\\p{L}*|verschlechter\\p{L}*|pires?|peor(?:es)?|empeor\\p{L}*|dégrad\\p{L}*',
  },
  duration: {
    longer:
      'longer(?! than expected to)|länger(?:e|er|es|en)?|plus long(?:s|ue|ues|temps)?|más (?:larg\\p{L}*|tiempo)',
    shorter: 'shorter|kürzer\\p{L}*|plus courte?s?|más cort\\p{L}*',
  },
  expense: {
    cheaper: 'cheaper|less expensive|billiger\\p{L}*|günstiger\\p{L}*|moins ch(?:er|ère)s?|más barat\\p{L}*',
    dearer: 'more expensive|dearer|pricier|costlier|teurer\\p{L}*|plus ch(?:er|ère)s?|más car[oa]s?',
  },
  generation: {
    older: 'older|ältere?[nrms]?|plus âgé\\p{L}*|mayores de|más viej\\p{L}*',
    younger: 'younger|jüngere?[nrms]?|plus jeunes?|menores de|más jóven\\p{L}*|más joven',
  },
  majority: {
    most: 'majority|mehrheit\\p{L}*|die meisten|majorité|la plupart|mayoría|most of',
    minority: 'minority|minderheit\\p{L}*|minorité|minoría',
  },
  ground: {
    indoor: 'indoors?|innenräume?n?|drinnen|en intérieur|interior(?:es)?',
    outdoor: 'outdoors?|im freien|draußen|en (?:extérieur|plein air)|al aire libre|exterior(?:es)?',
  },
  packing: {
    bulk: 'in bulk|lose ware|en vrac|a granel',
    packed:
      'bottled|prepacked|packaged|abgefüllt\\p{L}*|abgepackt\\p{L}*|en bouteilles?|emballée?s?|embotellad[oa]s?|envasad[oa]s?',
  },
  clientele: {
    trade:
      'professionals|trade customers|profis|gewerbekunden|geschäftskunden|gewerbetreibende\\p{L}*|professionnels|profesionales',
    private:
      'private (?:customers|clients|individuals)|consumers|privatkunden|privatleute\\p{L}*|privatpersonen|particuliers|particulares|consumidores',
  },
  selling: {
    wholesale: 'wholesale\\p{L}*|großhandel\\p{L}*|grossistes?|commerce de gros|mayoristas?|al por mayor',
    retail: 'retail\\p{L}*|einzelhandel\\p{L}*|commerce de détail|détaillants?|minoristas?|al por menor',
  },
  sides: {
    buyers: 'buyers?|käufer\\p{L}*|acheteurs?|comprador(?:es)?',
    sellers: 'sellers?|verkäufer\\p{L}*|vendeurs?|vendedor(?:es)?',
  },
  custom: {
    new: '(?:new|first-time) (?:customers?|clients?|members?|users?|visitors?)|neukunden|neue[nr]? (?:kunden|mitglieder\\p{L}*)|nouveaux (?:clients|membres|adhérents)|nuevos (?:clientes|socios)',
    known:
      '(?:existing|current|returning|long-time|regular) (?:customers?|clients?|members?|users?|visitors?)|bestandskunden|stammkunden|(?:clients|membres) (?:existants|fidèles)|(?:clientes|socios) (?:actuales|habituales)',
  },
  firms: {
    small:
      '(?:small(?:er)?|micro) (?:firms?|compan\\p{L}+|business(?:es)?|employers?|farms?)|kleine[nr]? (?:firmen|unternehmen|betriebe?n?)|petites (?:entreprises|sociétés)|(?:pequeñas (?:empresas|compañías)|empresas pequeñas|pymes)',
    large:
      '(?:large[r]?|big) (?:firms?|compan\\p{L}+|business(?:es)?|employers?|farms?)|große[nr]? (?:firmen|unternehmen|betriebe?n?)|grandes (?:entreprises|sociétés)|(?:grandes (?:empresas|compañías)|empresas grandes)',
  },
  schools: {
    public:
      '(?:public|state) (?:schools?|hospitals?|clinics?|sector)|öffentliche[nr]? (?:schulen|krankenhäuser\\p{L}*|kliniken)|(?:écoles|hôpitaux|cliniques) publi(?:ques|cs)|(?:escuelas|hospitales|colegios|clínicas) públic[oa]s',
    private:
      'private (?:schools?|hospitals?|clinics?|sector)|privat(?:schulen|kliniken)|private[nr]? (?:schulen|krankenhäuser\\p{L}*|kliniken)|(?:écoles|hôpitaux|cliniques) privée?s|(?:escuelas|hospitales|colegios|clínicas) privad[oa]s',
  },
  heading: {
    north: 'north(?:ern)?|nord(?!s)\\p{L}*|norte',
    south: 'south(?:ern)?|süd\\p{L}*|sud|sur de|sureñ\\p{L}*',
    east: '(?:north|south)?east(?:ern)?|(?:nord|süd)?ost(?!er)\\p{L}*|(?:nord-|sud-)?est de|(?:nor|sur)?este',
    west: '(?:north|south)?west(?:ern)?|(?:nord|süd)?west\\p{L}*|ouest|(?:nor|sur)?oeste',
  },
}

/** Kinds whose words have other senses, so that they only tell two figures of one page apart. */
const LOOSE_KINDS: Readonly<Record<string, Sides>> = {
  time: {
    now: "now|currently|today|these days|aktuell|heute|jetzt|derzeit|actuellement|aujourd'hui|maintenant|actualmente|ahora|hoy",
    before:
      'used to|formerly|previously|once|früher|zuvor|vorher|damals|auparavant|autrefois|antes|anteriormente',
  },
  size: {
    small: 'small(?:er)?|klein(?:e|er|en|es|ere|eren)?|petite?s?|pequeñ[oa]s?',
    large: 'large(?:r)?|big(?:ger)?|groß(?:e|er|en|es)?|größere[nrs]?|grande?s?',
  },
  age: {
    new: 'new|neue?[nrs]?|neuf|neuve?s?|nouve\\p{L}*|nuev[oa]s?',
    used: "used|second-?hand|gebraucht\\p{L}*|d'occasion|usad[oa]s?|de segunda mano",
  },
  sector: {
    public: 'public|state|öffentlich\\p{L}*|staatlich\\p{L}*|publi(?:c|cs|que|ques)|públic[oa]s?',
    private: 'private|privat\\p{L}*|privée?s?|privad[oa]s?',
  },
  deal: {
    buy: 'buy\\p{L}*|bought|kauf(?:en|t|te|ten)|achat|achèt\\p{L}*|achet\\p{L}*|compr(?:a|an|ar|aron)',
    sell: 'sell\\p{L}*|sold|verkauf\\p{L}*|vend\\p{L}*|vent[ae]s?',
    rent: 'rent\\p{L}*|miet\\p{L}*|lou(?:er|é|ent|ée)|location|alquil\\p{L}*',
  },
  years: { young: 'young|junge?[nr]?|jeunes?|jóvenes|joven', old: 'old|alte?[nr]?|âgé\\p{L}*|mayores' },
  temperature: {
    cold: 'cold|kalt\\p{L}*|froide?s?|frí[oa]s?',
    hot: 'hot|heiß\\p{L}*|warm\\p{L}*|chaude?s?|caliente\\p{L}*',
  },
  order: {
    first: 'first|erste[nrms]?|premi(?:er|ère)s?|primer[oa]?s?',
    second: 'second|zweite[nrms]?|deuxième|segund[oa]s?',
    last: 'last|letzte[nrms]?|derni(?:er|ère)s?|últim[oa]s?',
  },
  user: {
    business:
      'business(?:es)?|compan(?:y|ies)|firms?|firmen\\p{L}*|unternehmen|betriebe?n?|entreprises?|sociétés?|empresas?',
    person:
      'households?|consumers?|individuals?|haushalte?n?|privatpersonen|ménages?|particuliers?|hogares|particulares',
    worker:
      'employees?|workers?|staff|beschäftigte[nr]?|mitarbeiter\\p{L}*|angestellte[nr]?|salariés?|employés?|emplead[oa]s|trabajador\\p{L}*',
    customer: 'customers?|clients?|kunden|kundinnen|clientes?|kund(?:e|in)',
  },
}

const compiled = (kinds: Readonly<Record<string, Sides>>, prefix = '') =>
  Object.entries(kinds).map(([kind, sides]) => ({
    kind: prefix + kind,
    sides: Object.entries(sides).map(([side, words]) => ({
      side,
      pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'),
    })),
  }))

const STRICT = compiled(KINDS)
const ALL = [...STRICT, ...compiled(LOOSE_KINDS, 'loose ')]

/** 'kind:side' for each side of each kind that a text names. */
export const sidesIn = memoizeByText((text) => namedSides(text, ALL))
const strictSidesIn = memoizeByText((text) => namedSides(text, STRICT))

function namedSides(text: string, kinds: typeof ALL): string[] {
  const plain = plainly(text)
  return kinds.flatMap(({ kind, sides }) =>
    sides.flatMap(({ side, pattern }) => (pattern.test(plain) ? [`${kind}:${side}`] : [])),
  )
}

export const kindOf = (side: string): string => side.split(':')[0] ?? side

/** Whether two sides exclude each other. */
export const isOpposite = (a: string, b: string): boolean => a !== b && kindOf(a) === kindOf(b)

/** Objects where the statement is about one thing and the page about its opposite. */
export function opposite(claim: Claim): Objection | null {
  if (negationIn(claim.statement) !== null) return null
  const text = quotedClause(claim)
  if (negationIn(text) !== null || isRest(claim.statement, text)) return null
  const said = strictSidesIn(claim.statement)
  const there = strictSidesIn(text)
  const other = said.flatMap((side) => {
    const ofKind = there.filter((one) => kindOf(one) === kindOf(side))
    const isOpen = said.some((one) => one !== side && ofKind.includes(one)) || ofKind.includes(side)
    return ofKind.length > 0 && !isOpen ? ofKind : []
  })[0]
  return other
    ? { verdict: 'contradicts', reason: `The page says this of another: “${wordOf(other, text)}”.` }
    : null
}

const OF_ALL =
  /(?<![\d.,])(\d+) (?:of|out of|von|sur|des|de) (?:the |den |les |l[oa]s |its |our )?(\d+)(?![\d.,]*%)/iu

/** 'Open on eight of the ten days' complements 'closed on two of the ten'. */
function isRest(statement: string, text: string): boolean {
  const [said, there] = [statement, text].map((one) => OF_ALL.exec(spelledNumbers(one)))
  return (
    said?.[2] !== undefined &&
    said[2] === there?.[2] &&
    Number(said[1]) + Number(there[1]) === Number(said[2])
  )
}

function wordOf(side: string, text: string): string {
  const found = STRICT.flatMap(({ kind, sides }) =>
    sides.map((one) => ({ ...one, id: `${kind}:${one.side}` })),
  )
    .find(({ id }) => id === side)
    ?.pattern.exec(plainly(text))
  return found?.[0] ?? side
}
