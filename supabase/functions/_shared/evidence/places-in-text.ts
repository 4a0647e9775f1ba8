import { countryOfPeople, isAlsoWord, knownPlace } from '../domain/brief/reader/places.ts'
import { type Claim, type Objection, quotedClause } from './claim.ts'
import { monthsIn } from './dates-in-text.ts'
import { languageOf } from './language.ts'
import { memoizeByText } from './memoize.ts'

/** A place that a text names. */
interface NamedPlace {
  /** The same for every name of it that is known. */
  key: string
  /** ISO 3166-1 code. */
  country: string
  isCountry: boolean
  name: string
}

/** Places with other names in another language, the English one first. Those that begin alike need no line. */
const EXONYMS = `
Bavaria,Bayern,Bavière,Baviera|Saxony,Sachsen,Saxe,Sajonia|Lower Saxony,Niedersachsen,Basse-Saxe,Baja Sajonia
Saxony-Anhalt,Sachsen-Anhalt,Saxe-Anhalt,Sajonia-Anhalt|Hesse,Hessen|Thuringia,Thüringen,Thuringe,Turingia
North Rhine-Westphalia,Nordrhein-Westfalen,NRW,Rhénanie-du-Nord-Westphalie,Renania del Norte-Westfalia
Rhineland-Palatinate,Rheinland-Pfalz,Rhénanie-Palatinat,Renania-Palatinado|Saarland,Sarre|Black Forest,Schwarzwald
Baden-Württemberg,Bade-Wurtemberg|Mecklenburg-Western Pomerania,Mecklenburg-Vorpommern|Brandenburg,Brandebourg
Cologne,Köln,Colonia|Munich,München,Múnich|Nuremberg,Nürnberg|Hanover,Hannover,Hanovre|Brunswick,Braunschweig
Aachen,Aix-la-Chapelle,Aquisgrán|Mainz,Mayence,Maguncia|Trier,Trèves,Tréveris|Ratisbon,Regensburg,Ratisbonne
Vienna,Wien,Vienne,Viena|Styria,Steiermark,Styrie,Estiria|Carinthia,Kärnten,Carinthie,Carintia|Tyrol,Tirol
Lower Austria,Niederösterreich|Upper Austria,Oberösterreich|Geneva,Genf,Genève,Ginebra|Lucerne,Luzern
Basel,Basle,Bâle,Basilea|Zurich,Zürich|Valais,Wallis|Vaud,Waadt|Grisons,Graubünden|Ticino,Tessin|Bern,Berne,Berna
Brittany,Bretagne,Bretaña|Normandy,Normandie,Normandía|Burgundy,Bourgogne,Burgund,Borgoña|Corsica,Corse,Korsika,Córcega
Lyon,Lyons|Marseille,Marseilles,Marsella|Nice,Nizza,Niza|Strasbourg,Straßburg,Estrasburgo|Toulouse,Tolosa
Paris,París|Bordeaux,Burdeos|Alsace,Elsass,Alsacia|Picardy,Picardie|Brussels,Bruxelles,Brüssel,Bruselas
Antwerp,Antwerpen,Anvers,Amberes|Ghent,Gent,Gand,Gante|Bruges,Brugge,Brügge|Liège,Lüttich|Flanders,Flandern,Flandre,Flandes
Seville,Sevilla,Séville|Catalonia,Cataluña,Catalunya,Katalonien,Catalogne|Andalusia,Andalucía,Andalusien,Andalousie
Basque Country,País Vasco,Euskadi,Baskenland,Pays basque|Zaragoza,Saragossa,Saragosse|Castile,Castilla,Kastilien,Castille
Navarre,Navarra|Balearic Islands,Baleares,Balearen,Baléares|Canary Islands,Canarias,Kanaren|Majorca,Mallorca,Majorque
Biscay,Bizkaia,Vizcaya|A Coruña,La Coruña,Corunna|Lisbon,Lisboa,Lissabon,Lisbonne|Porto,Oporto
Rome,Roma,Rom|Milan,Milano,Mailand,Milán|Turin,Torino,Turín|Florence,Firenze,Florenz,Florencia|Venice,Venezia,Venedig,Venecia,Venise
Naples,Napoli,Neapel,Nápoles|Genoa,Genova,Genua,Gênes,Génova|Tuscany,Toscana,Toskana,Toscane|Sicily,Sicilia,Sizilien,Sicile
Lombardy,Lombardia,Lombardei,Lombardie|Sardinia,Sardegna,Sardinien,Cerdeña,Sardaigne|Piedmont,Piemonte,Piemont,Piémont
South Tyrol,Südtirol,Alto Adige,Haut-Adige|Bolzano,Bozen|Copenhagen,København,Kopenhagen,Copenhague
Warsaw,Warszawa,Warschau,Varsovie,Varsovia|Krakow,Kraków,Krakau,Cracovie,Cracovia|Wroclaw,Wrocław,Breslau
Prague,Praha,Prag,Praga|Moravia,Morava,Mähren|Gdansk,Gdańsk,Danzig|Athens,Athen,Athènes,Atenas|Moscow,Moskau,Moscou,Moscú
Bucharest,București,Bukarest|Belgrade,Beograd,Belgrad,Belgrado|Gothenburg,Göteborg|The Hague,Den Haag,La Haye,La Haya
London,Londres|Edinburgh,Édimbourg,Edimburgo|Scotland,Schottland,Écosse,Escocia|Wales,Gales|England,Angleterre,Inglaterra
Northern Ireland,Nordirland,Irlande du Nord,Irlanda del Norte|New York,Nueva York|Philadelphia,Filadelfia
Quebec,Québec|Montreal,Montréal|Beijing,Peking,Pékin,Pekín|Tokyo,Tokio|Cairo,Kairo,Le Caire,El Cairo`

const folded = (name: string) =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

const LANGUAGES = ['en', 'de', 'fr', 'es']
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Adjectives of peoples that are written without capitals. */
const PEOPLES: readonly [RegExp, string][] = (
  [
    ['deutsch(?:e[nrms]?)?|allemande?s?|alem[aá]n(?:a|es|as)?', 'DE'],
    ['österreichisch(?:e[nrms]?)?|autrichien(?:ne)?s?|austriac[oa]s?', 'AT'],
    ['schweizer(?:isch)?(?:e[nrms]?)?|suisses?|suiz[oa]s?', 'CH'],
    ['französisch(?:e[nrms]?)?|français(?:es?)?|frances(?:es|as?)?|francés', 'FR'],
    ['spanisch(?:e[nrms]?)?|espagnol(?:e?s?)|español(?:es|as?)?', 'ES'],
    ['italienisch(?:e[nrms]?)?|italien(?:ne)?s?|italian[oa]s?', 'IT'],
    ['britisch(?:e[nrms]?)?|britanniques?|británic[oa]s?', 'GB'],
  ] as const
).map(([words, country]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), country])

let names: Map<string, { key: string; country?: string }> | null = null

/** Countries in four languages and the places of `EXONYMS`, read when they are first needed. */
function knownNames(): Map<string, { key: string; country?: string }> {
  if (names) return names
  names = new Map()
  for (const language of LANGUAGES) {
    const named = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const first of ALPHABET)
      for (const second of ALPHABET) {
        const name = named.of(first + second)
        if (name && !names.has(folded(name)))
          names.set(folded(name), { key: first + second, country: first + second })
      }
  }
  for (const group of EXONYMS.trim().split(/[|\n]/)) {
    const all = group.split(',')
    const key = folded(all[0] ?? '')
    const country = knownPlace(all[0] ?? '')?.country
    for (const name of all) names.set(folded(name), { key, country })
  }
  return names
}

let codes: Set<string> | null = null
function countryCodes(): Set<string> {
  codes ??= new Set([...knownNames().values()].map(({ key }) => key))
  return codes
}

const MAX_WORDS = 4
/** Enough for 'in the' before a name. */
const BEFORE_CHARS = 12
const CAPITAL = /(?<![\p{L}\d'’-])\p{Lu}[\p{L}.'’-]*/gu
const SMALL_WORDS = /^(?:and|of|the|du|de|la|le|del|am|an|der|sur|los|las)$/

/** Names of up to four words that begin with a capital, the longest first. */
function* candidates(text: string): Generator<{ name: string; before: string; at: number }> {
  for (const { index } of text.matchAll(CAPITAL)) {
    const words = (/^[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,3}/u.exec(text.slice(index))?.[0] ?? '').split(' ')
    for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--) {
      const last = words[count - 1] ?? ''
      if (SMALL_WORDS.test(last)) continue
      yield {
        name: words
          .slice(0, count)
          .join(' ')
          .replace(/(?:['’]s?|\.|-\p{Ll}+)$/u, ''),
        before: text.slice(Math.max(0, index - BEFORE_CHARS), index),
        at: index,
      }
    }
  }
}

const IN =
  /(?:^|\s)(?:in|from|near|across|around|of|aus|bei|à|en|de|dans|desde)\s(?:the |la |le |el |der )?$/i

/** A name that no list holds is a place behind these words; German writes every noun with a capital. */
const UNKNOWN_IN = /(?:^|\s)(?:in|near|en|à)\s$/i
const isNoPlace = (name: string): boolean =>
  monthsIn(name).size > 0 ||
  /^(?:may|mai|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|excel|word|english|french|german|spanish|instagram|facebook|google|youtube|tiktok)$/i.test(
    name,
  )

/** The places that a text names, each once. */
export const placesIn = memoizeByText(readPlaces)

function readPlaces(text: string): NamedPlace[] {
  const isGerman = languageOf(text) === 'de'
  const found = new Map<string, NamedPlace>()
  let end = 0
  for (const { name, before, at } of candidates(text)) {
    // 'Lower Austria' is no Austria.
    if (at < end) continue
    const known = knownNames().get(folded(name))
    const place = knownPlace(name)
    const people = countryOfPeople(name)
    if (known || place) {
      const country = known?.country ?? place?.country ?? ''
      const key = known?.key ?? (place?.kind === 'country' ? place.country : folded(name))
      if (!known && isAlsoWord(name) && !IN.test(before)) continue
      found.set(key, { key, country, isCountry: key.length === 2, name })
      end = at + name.length
    } else if (
      !people &&
      !isGerman &&
      UNKNOWN_IN.test(before) &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(name) &&
      !isNoPlace(name)
    ) {
      found.set(folded(name), { key: folded(name), country: '', isCountry: false, name })
    } else if (people) found.set(people, { key: people, country: people, isCountry: true, name })
  }
  for (const [, code = ''] of text.matchAll(/(?<![\p{L}\d])(\p{Lu}{2}):?\s\d/gu)) {
    const isCode = countryCodes().has(code)
    if (isCode && !found.has(code)) found.set(code, { key: code, country: code, isCountry: true, name: code })
  }
  for (const [pattern, country] of PEOPLES) {
    const name = pattern.exec(text)?.[0]
    if (name && !found.has(country)) found.set(country, { key: country, country, isCountry: true, name })
  }
  return [...found.values()]
}

const PREFIX_CHARS = 4
const isSame = (a: NamedPlace, b: NamedPlace) =>
  a.key === b.key ||
  (!a.isCountry && !b.isCountry && a.key.slice(0, PREFIX_CHARS) === b.key.slice(0, PREFIX_CHARS))
/** A town that no list holds may lie in any region. */
const isInRegion = (town: NamedPlace, region: NamedPlace) =>
  town.country === '' && knownPlace(region.name)?.kind === 'region'
/** One may lie in the other: a town in its country, or one whose country is not known. */
const mayHold = (a: NamedPlace, b: NamedPlace) =>
  isInRegion(a, b) ||
  isInRegion(b, a) ||
  (a.isCountry !== b.isCountry && (a.country === b.country || a.country === '' || b.country === '')) ||
  /^(?:EU|UN)$/.test(a.key) ||
  /^(?:EU|UN)$/.test(b.key)

const OUTSIDE =
  /(?<!\p{L})(?:outside|other than|except|excluding|außerhalb(?: von)?|ohne|hors(?: de| d['’])?|en dehors de|sauf|fuera de|salvo|excepto)\s(?:of )?(?:the |der |la |le |el |l['’])?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/gu

/** Objects where the page is about another place, or about every place except the statement's. */
export function otherPlace(claim: Claim): Objection | null {
  const own = quotedClause(claim)
  const said = placesIn(claim.statement)
  if (said.length === 0) return null
  for (const [, name = ''] of own.matchAll(OUTSIDE)) {
    const isOutside = new RegExp(OUTSIDE.source, 'u').test(claim.statement)
    if (!isOutside && claim.statement.includes(name) && !/abroad|overseas|elsewhere/i.test(claim.statement))
      return { verdict: 'contradicts', reason: `The page says this of places outside ${name}.` }
  }
  const page = [claim.title, claim.before, claim.own, claim.after, claim.quotation].join('\n')
  const there = placesIn(page)
  const text = folded(page)
  const here = folded(own)
  const ofOwn = placesIn(own)
  // Where its own sentence names a place, that is the one that it is about.
  const missing = said.filter((place) =>
    ofOwn.length > 0
      ? !here.includes(folded(place.name)) && !ofOwn.some((one) => isSame(one, place))
      : !text.includes(folded(place.name)) && !there.some((one) => isSame(one, place)),
  )
  const isFree = (one: NamedPlace) => !said.some((place) => isSame(one, place) || mayHold(one, place))
  const rival = [own, `${claim.title}\n${claim.before}`]
    .map((part) => placesIn(part))
    .find((places) => places.length > 0)
    ?.find(isFree)
  return missing.length > 0 && rival
    ? { verdict: 'contradicts', reason: `The page speaks of ${rival.name}, not of ${missing[0]?.name}.` }
    : null
}
