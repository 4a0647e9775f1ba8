import { stemOf, tokensOf } from './trades/words.ts'

/*
 * Products that public buyers buy, as codes of the Common Procurement Vocabulary (CPV): its divisions, and the groups
 * of software and services that founders sell most. Labels and words are our own. Notices are in the buyer's language,
 * while a code works in every language and reveals only the kind of product.
 */

export interface Procurement {
  /** Two digits name a division, more digits a part of it. */
  cpv: string
  label: string
}

/** Software, chosen by its subject alone if the term names it as software. */
const SOFTWARE = `
4811|Point-of-sale software|till cash register checkout pos point-of-sale
4815|Industrial control software|machine machining factory plant production manufacturing scada
4816|Library software|library
4817|Compliance software|compliance audit whistleblower gdpr
4818|Medical software|medical dental dentist patient clinic clinical hospital doctor physician nurse nursing care therapy health pharmacy veterinary
4819|Educational software|education educational school student pupil teacher learning classroom university kindergarten
4822|Internet and intranet software|website portal intranet internet
4831|Document management software|document archive record paperwork contract
4832|Drawing and mapping software|cad drawing design map mapping gis imaging photo image
4833|Scheduling and project software|schedule scheduling shift roster rota calendar appointment booking reservation project task
4842|Facilities management software|facility building maintenance cleaning property
4843|Inventory software|inventory stock warehouse asset keg parts
4844|Accounting and finance software|accounting bookkeeping invoice invoicing billing tax finance financial expense payment
4845|Human resources and time software|payroll timesheet time-tracking hr personnel recruiting recruitment applicant attendance erp
4846|Analysis and forecasting software|analysis analytics forecast forecasting statistic statistical simulation
4848|Sales and marketing software|crm sales marketing customer newsletter
4849|Procurement software|procurement purchasing tender tendering
4851|Communication software|chat messaging messenger video-call telephone communication email
4873|Security software|security password antivirus encryption
4881|Information systems|dispatch emergency passenger transit
`

/** Everything else, chosen by any word of the term. */
const OTHERS = `
03|Farm products, fish and wood|crop vegetable fruit grain livestock timber fish flower plant
09|Fuel and energy|fuel electricity gas energy solar photovoltaic heating
15|Food and drinks|food bread meal snack beverage drink meat milk coffee
18|Clothing|clothing clothes uniform shoe garment workwear
22|Printed matter|book magazine label brochure
30|Office and computer equipment|computer printer laptop tablet
32|Radio, audio and network equipment|antenna router camera microphone broadcast
33|Medical equipment and supplies|prosthesis bandage hearing syringe wheelchair stethoscope
34|Vehicles and their parts|vehicle bus truck bicycle bike boat drone car
35|Security and rescue equipment|fire-fighting extinguisher surveillance alarm
37|Sport, games and instruments|toy playground sport instrument
38|Measuring and laboratory devices|sensor meter laboratory microscope measuring detector
39|Furniture and furnishings|furniture chair desk bed kitchenware
42|Industrial machines|machinery pump robot packaging
44|Building materials|pipe cable brick window door timber
45|Construction work|construction roofing renovation plumbing insulation
50|Repair and maintenance|repair
5552|Catering|catering canteen
60|Transport|transport haulage freight delivery courier shuttle taxi
63|Travel and logistics services|travel logistics parking tourism
66|Financial and insurance services|insurance
70|Real estate services|rental letting tenant
71|Architecture and engineering|architecture engineering surveying inspection
73|Research|research
77|Gardening and forestry|gardening landscaping forestry pruning
791|Legal services|legal law notary
792|Accounting and auditing services|auditing
7934|Advertising and marketing|advertising advert
7953|Translation|translation translating interpreting interpreter
796|Recruitment and temporary staff|staffing temping
797|Security services|guard guarding patrol
798|Printing services|printing
80|Education and training|training course tutoring lesson e-learning teaching
85|Health and social services|childcare ambulance counselling nursing care therapy
905|Waste services|waste recycling garbage refuse
909|Cleaning services|cleaning
92|Recreation, culture and sport services|museum concert theater event swimming
`

const read = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [cpv = '', label = '', words = ''] = line.split('|')
      return { cpv, label, words: new Set(words.split(' ').flatMap((word) => tokensOf(word).map(stemOf))) }
    })
const software = read(SOFTWARE)
const others = read(OTHERS)

const ANY_SOFTWARE: Procurement = { cpv: '48', label: 'Software' }
const IT_SERVICES: Procurement = { cpv: '72', label: 'IT services' }

/** Words for products that are software, whatever their subject. */
const SOFTWARE_KINDS = new Set(
  'software app application program tool platform system portal website chatbot saas plugin'
    .split(' ')
    .map(stemOf),
)

/** Labels of all rows, for showing the founder's choice. */
const labels = new Map(
  [...software, ...others, ANY_SOFTWARE, IT_SERVICES].map(({ cpv, label }): [string, string] => [cpv, label]),
)
/** The label of a code; the code itself if the table does not have it. */
export const procurementLabel = (cpv: string): string => labels.get(cpv) ?? `CPV ${cpv}`

const MOST = 3

/**
 * The codes under which public buyers may buy a product, by the words for its category ('dental recall software'), the
 * closest first, at most three. `isSoftware` is set if it is known to be software for other reasons. [] if no word
 * matches.
 */
export function procurementsOf(category: string, isSoftware = false): Procurement[] {
  const stems = tokensOf(category).map(stemOf)
  const byWord = (rows: typeof software): Procurement[] =>
    // The head of an English noun phrase comes last.
    stems
      .toReversed()
      .flatMap((stem) =>
        rows.filter(({ words }) => words.has(stem)).map(({ cpv, label }) => ({ cpv, label })),
      )
  const found =
    isSoftware || stems.some((stem) => SOFTWARE_KINDS.has(stem))
      ? [...byWord(software), ANY_SOFTWARE, IT_SERVICES]
      : byWord(others)
  return [...new Map(found.map((each) => [each.cpv, each])).values()].slice(0, MOST)
}
