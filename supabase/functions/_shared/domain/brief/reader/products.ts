import type { Nature } from '../brief.ts'
import { singular } from './people.ts'
import { wordSet } from './word-lists.ts'

/** Nouns that say what kind of thing a product is, by the nature that they tell; only its last noun is looked up. */
const HEADS: Readonly<Record<Exclude<Nature, 'other'>, ReadonlySet<string>>> = {
  software: wordSet(`
    app application software website webapp plugin plug-in extension dashboard api chatbot saas crm portal browser
    copilot sdk webpage cms add-on addon widget script bot editor generator scheduler planner calculator spreadsheet
    database ledger cloud inbox mini-app interface vpn`),
  device: wordSet(`
    device sensor wearable gadget camera meter robot drone thermometer kettle doorbell detector tester incubator
    chip plug alarm charger valve pump machine printer scanner tracker thermostat lamp light buzzer headset earbud
    headphone watch smartwatch speaker microphone receiver router battery inverter stove oven fridge freezer cooler
    humidifier filter hood dispenser feeder trap lock key controller monitor scale prosthetic wheelchair scooter
    motorbike e-bike ebike trailer tractor panel heater boiler dryer washer vacuum mower collar bracelet ring vest
    glove inhaler screen display keyboard`),
  physical: wordSet(`
    box kit bag shoe clothing garment soap food drink snack bar bottle shop store cafe café bakery restaurant kiosk
    stall truck van cart container bread cake cookie chocolate coffee tea beer wine juice sauce jam honey cheese
    meal furniture chair table desk bed mattress pillow blanket toy puzzle card poster mug cup plate bowl pot tiffin
    jar candle perfume cream shampoo detergent powder paint brick tile block coat jacket shirt dress sock hat helmet
    glove mask bra swimsuit wetsuit uniform bike bicycle tent backpack suitcase wallet case cover strap tag label
    pen pencil notebook seed fertilizer fertiliser feed pellet fuel medicine supplement vitamin pad toothbrush knife
    pan shear ladder net fence gate door window roof spice flour oil milk yogurt egg noodle pasta pizza burger
    sandwich salad soup bookshop boutique supermarket grocery restaurant cooperative bar pub market hostel`),
  service: wordSet(`
    repair cleaning delivery training tutoring consultancy consulting agency clinic laundry catering tour concierge
    workshop class lesson coaching mentoring therapy counselling counseling apprenticeship internship bootcamp camp
    daycare nursery kindergarten school academy salon spa gym studio hotel hostel guesthouse shuttle taxi courier
    inspection assessment audit survey installation maintenance contract companion nurse cleaner gardener crew
    rental hire insurance subscription-box storage translation bookkeeping accounting babysitting babysitter
    dog-walking wash laundry sauna maintenance grooming boarding transport transfer rescue helpdesk desk cooperative
    co-op coop club co-working coworking festival event`),
  marketplace: wordSet('marketplace exchange market-place classifieds matchmaker bazaar swapboard'),
  content: wordSet(`
    podcast magazine newsletter course book ebook zine channel blog film video story guide audiobook series
    documentary comic novel textbook workbook curriculum webinar tutorial show radio song calendar journal newspaper
    worksheet`),
}

/** Words for things that people pay for, whose nature is open: 'platform', 'tool', 'system'. */
const OPEN_HEADS = wordSet(`
    platform service tool system solution assistant network community library bank registry directory hub engine
    solver kit product service-app line map board list index catalog catalogue finder matcher checker builder maker
    helper manager organizer organiser reader writer recorder translator companion coach tutor roster program
    programme package bundle plan fund pass membership subscription card wallet account robot assistant agent studio
    lab space room house home farm factory plant workshop garage station point locker vending-machine machine
    handover forecast letter report site page group model method game ai gpt adapter attachment set pack box frame`)

/** Words that only frame an idea: never a product by themselves. */
const FRAMES = wordSet(`
    idea plan project concept business startup start-up company thing something problem mess nightmare issue
    challenge question way reason goal aim mission vision dream hope risk pain hassle headache lot bit kind sort
    type number part side day time people person man woman friend place world life example case fact point luxury
    pleasure shame disaster money price cost fee market customer user client team founder option chance opportunity
    advantage benefit difference revenue profit pilot evidence waiting-list waitlist interview trial feedback edge
    goal hobby job degree experience trend half third majority minority total average rest disease illness city town
    village lot guy bit mistake shame fun joke dream crisis fact pricing`)

export const isProductNoun = (lower: string): boolean => {
  const noun = singular(lower)
  return OPEN_HEADS.has(noun) || naturesOfHead(lower).length > 0
}

export const isFrameNoun = (lower: string): boolean => FRAMES.has(singular(lower))

/** What the last noun of a product says about its nature; [] when it leaves that open. */
export function naturesOfHead(lower: string): Nature[] {
  const noun = singular(lower)
  const last = noun.slice(noun.lastIndexOf('-') + 1)
  return (Object.keys(HEADS) as (keyof typeof HEADS)[]).filter(
    (nature) => HEADS[nature].has(noun) || HEADS[nature].has(last),
  )
}
