import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

/** Devices that a professional fits to one person. */
const FITTED =
  '(?:hearing aids?|contact lenses|prescription (?:glasses|lenses)|(?:clear )?aligners|(?:dental |teeth )braces|dentures|prosthe(?:sis|ses|tics?)|orthotics|cpap(?: machines?| masks?)?|insulin pumps?|pacemakers?)'
const SELLS =
  '<sell, resell, ship, post, mail, send, print, make, adjust, fit, rent, deliver, offer, refurbish>'
const ILLNESS =
  '(?:skin cancer|cancers?|melanoma|diabetes|seizures?|arrhythmia|heart (?:attacks?|failure)|strokes?|depression|adhd|autism|dementia|pneumonia|apn(?:e|o)ea|apnea|glaucoma|sepsis|infections?|preeclampsia|anemia|anaemia|malaria|tuberculosis|epilepsy|asthma|diseases?|illness(?:es)?)'
const NOT_PEOPLE =
  'cows?|cattle|calves|dogs?|cats?|horses?|pigs?|sheep|goats?|hens|chickens?|poultry|fish|bees|hives?|animals?|vets?|plants?|crops?|lea(?:f|ves)|trees?|tomato\\w*|vines?|coffee|rice|bananas?|cassava'
const EATEN_OR_RUBBED =
  '(?:gummies|teas?|powders?|capsules?|creams?|oils?|juices?|honey|supplements?|tinctures?|drops|soaps?|balms?|herb\\w*|mushrooms?|vitamins?|ointments?|lotions?|extracts?|kombucha|roots?|smoothies?|drinks?|serums?)'

/** Medical devices, medicines, treatments and claims about health. */
export const HEALTH: readonly RegulatedAct[] = [
  {
    id: 'fitted-device',
    weight: 'licensed',
    shown: [
      `${SELLS} ~ ${FITTED}`,
      `(?:refurbished|used|second.?hand|cheap|cheaper|custom|online|mail.order) ${FITTED}`,
      `(?:we|i) (?:\\w+ ){0,4}?(?:sell|resell|send|ship|post|print) (?:\\w+ ){0,3}?(?:in|on|over) (?:the )?(?:internet|web)`,
      `(?:we|i) (?:\\w+ ){0,4}?(?:send|ship|post|sell|print|sells) (?:them|it|the devices?|the pair|the trays|the set)`,
    ],
    near: FITTED,
    product: FITTED,
    unless: `(?:cases?|batter(?:y|ies)|cleaning (?:kits?|tablets)|stands?|straps?|stickers) for|for (?:audiologists|dentists|opticians|orthodontists|practices|clinics|dental labs)|(?:an? |our |by (?:an? )?)(?:licensed |registered |qualified )?(?:audiologist|dentist|optician|orthodontist) (?:fits|checks|adjusts|sees|signs)|${NOT_PEOPLE}`,
    says: 'Hearing aids, aligners, dentures and other devices that correct the body are medical devices: many countries require that a professional fits them, and some forbid selling them online or by mail without that.',
    asks: 'Ask the authority for medical devices of each country you sell in, in writing: who may fit this device, may it be sold online, may it be sold used, and who becomes its maker once you change it? Sell none before the answer.',
    laws: [
      law(
        'ES',
        'In Spain, hearing aids are medical devices that a professional fits individually: they are sold only in authorized hearing centers, and not over the internet.',
        '¿Dónde se compran los audífonos y por qué?',
        'GAES',
        'https://www.gaes.es/blog/salud-auditiva/donde-se-compran-los-audifonos-y-por-que/',
      ),
      euLaw(
        'reg/2017/745',
        'Regulation (EU) 2017/745 on medical devices',
        'In the EU, devices that correct the body need the CE mark; whoever sells them changed or renewed under their own name takes on the duties of the maker.',
      ),
      ukLaw(
        'ukpga/1984/24/section/38',
        'Dentists Act 1984, section 38',
        'In the UK only registered dentists and dental care professionals may practise dentistry, which includes fitting dentures and aligners.',
      ),
      usRule(
        'title-21/section-800.30',
        'Over-the-counter hearing aid controls',
        'In the US, hearing aids for adults with a mild to moderate loss may be sold over the counter if they meet the FDA’s rules; all others are prescription devices.',
      ),
    ],
  },
  {
    id: 'diagnosing',
    weight: 'licensed',
    shown: [
      `(?:diagnos(?:e|es|ing)|detects?|detecting|screens? for|screening for|predicts?|predicting|recogni[sz]es?|warns? of|spots?) ~ ${ILLNESS}`,
      '(?:calculates?|recommends?|suggests?|sets?|adjusts?|tells?) ~ (?:doses?|dosage) of (?:insulin|medicine|medication|morphine|warfarin|drugs?)',
      '(?:calculates?|recommends?|sets?|adjusts?) ~ insulin',
    ],
    unless: `${NOT_PEOPLE}|aquarium|software bugs|for doctors to train|quiz|game|(?:infected|infection) (?:computer|file)s?`,
    says: 'A program or device that is meant to diagnose, watch or treat an illness of people is a medical device: it takes proof and in most countries a mark, a registration or an approval before it is sold.',
    asks: 'Ask the authority for medical devices or a specialist for its approval, in writing: in which class is this device, which proof does that take, and which claim could you make without it? Let no patient rely on it before the answer.',
    laws: [
      euLaw(
        'reg/2017/745',
        'Regulation (EU) 2017/745 on medical devices',
        'Software and devices meant to diagnose, monitor or treat need the CE mark in the EU, mostly with a notified body.',
      ),
      law(
        'US',
        'Software that diagnoses, treats or controls a medical device may need FDA clearance in the US; many reminders and wellness tools do not.',
        'Policy for Device Software Functions and Mobile Medical Applications',
        'US Food and Drug Administration',
        'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/policy-device-software-functions-and-mobile-medical-applications',
        '2022-09',
      ),
      ukLaw(
        'uksi/2002/618',
        'Medical Devices Regulations 2002',
        'Medical devices, software included, must be registered with the MHRA and marked before they are used in Great Britain.',
      ),
    ],
  },
  {
    id: 'medicines',
    weight: 'licensed',
    shown: [
      '<sell, resell, deliver, ship, import, share, swap, donate, collect, give> ~ (?:medicines?|medications?|prescription drugs?|antibiotics|ozempic|semaglutide|insulin|painkillers|inhalers)',
      '(?:leftover|unused|expired) (?:medicines?|medications?|pills|drugs)',
    ],
    unless: `reminders?|${NOT_PEOPLE}|pill ?box(?:es)?|schedule`,
    says: 'Medicines may be sold, passed on or mailed only by pharmacies and others with a license in most countries, whether they are new, left over or given away.',
    asks: 'Ask the medicines authority or the chamber of pharmacists, in writing: which part of this may only a pharmacy do, and may you work for one? Hand out nothing before the answer.',
    laws: [
      euLaw(
        'dir/2001/83',
        'Directive 2001/83/EC on medicinal products for human use',
        'Wholesale and online sale of medicines in the EU take an authorization; prescription medicines may be mailed only where the country allows it.',
      ),
      ukLaw(
        'uksi/2012/1916',
        'Human Medicines Regulations 2012',
        'Prescription and pharmacy medicines may be sold in the UK only from a registered pharmacy, under a pharmacist.',
      ),
      usRule(
        'title-21/part-205',
        'Guidelines for state licensing of wholesale prescription drug distributors',
        'Whoever trades in prescription drugs in the US needs a license of the state.',
      ),
    ],
  },
  {
    id: 'health-claims',
    weight: 'forbidden',
    shown: [
      `(?:cures?|heals?|treats?|prevents?|gets rid of|kills) ~ (?:cancer|burnout|diabetes|eczema|psoriasis|arthritis|depression|anxiety|insomnia|bad sleep|covid|asthma|adhd|hair loss|migraines?|high blood pressure|infertility|ulcers?|dementia|malaria|gout|hiv|infections?)`,
    ],
    near: `${EATEN_OR_RUBBED}`,
    unless: `${NOT_PEOPLE}|\\bapp\\b|software|massage|therap\\w+|doctor|clinic`,
    says: 'A claim that food, a supplement or a cosmetic cures or prevents an illness makes it a medicine in the eyes of the law, and is forbidden in the EU, the UK and the US without approval.',
    asks: 'Ask the food or medicines authority, with the label and the ad in hand: which words are allowed for this product, and which would make it a medicine? Print and post none of them before the answer.',
    laws: [
      euLaw(
        'reg/2011/1169',
        'Regulation (EU) No 1169/2011 on food information to consumers, article 7',
        'Food in the EU, supplements included, may not be said to prevent, treat or cure a disease.',
      ),
      usRule(
        'title-21/section-101.93',
        'Certain types of statements for dietary supplements',
        'A supplement may not be said to treat or prevent a disease in the US; claims on the functions of the body need a disclaimer and a notice to the FDA.',
      ),
      ukLaw(
        'uksi/2012/1916',
        'Human Medicines Regulations 2012',
        'In the UK, a product that is presented as treating or preventing a disease is a medicine and needs a marketing authorization.',
      ),
    ],
  },
  {
    id: 'supplements',
    weight: 'conditioned',
    shown: [
      `<sell, make, mix, pour, produce, blend, bottle> ~ (?:supplements?|vitamins?|gummies|capsules|protein powders?|herbal (?:teas?|remed\\w+|mix\\w*)|tinctures?|ashwagandha|electrolytes?)`,
      `gummies (?:with|for)|herbal (?:supplement|remed(?:y|ies))`,
    ],
    product: '(?:supplements?|gummies|tinctures?|herbal remed(?:y|ies))',
    unless: `${NOT_PEOPLE}|track\\w*|test kits?|reminders?|gel capsules for|coffee capsules|time capsules?`,
    says: 'Supplements are regulated food: what may be in them, what the label says and which claims are made follow rules, and in many countries each product is notified before it is sold.',
    asks: 'Ask the food authority: must each product be notified, which amounts and claims are allowed, and which rooms and tests does making it take?',
    laws: [
      euLaw(
        'dir/2002/46',
        'Directive 2002/46/EC on food supplements',
        'Food supplements in the EU may contain only listed vitamins and minerals, need a label with daily amount and warnings, and many countries want a notice first.',
      ),
      usRule(
        'title-21/part-111',
        'Current good manufacturing practice for dietary supplements',
        'Makers of supplements in the US test what goes in, keep records for each batch and answer for the label; the FDA does not approve them beforehand.',
      ),
    ],
  },
  {
    id: 'injections-and-lasers',
    weight: 'licensed',
    shown: [
      '<inject, do, offer, give, sell> ~ (?:botox|(?:lip )?fillers?|iv drips?|vitamin (?:drips?|infusions?|injections?)|microneedling|laser (?:hair|tattoo) removal|mole removal|teeth whitening|mesotherapy|hydrafacials? by needle)',
      '(?:mobile|home) (?:botox|iv drips?|infusions?|teeth whitening)',
      '<do, offer, give> ~ (?:tattoos|piercings?)\\b',
    ],
    unless: 'for clinics|(?:doctor|nurse|dentist) (?:does|gives|injects)|booking|temporary tattoos?',
    says: 'Injections, infusions, lasers on skin and bleaching of teeth are reserved for doctors, nurses or dentists in many places, and elsewhere take training, a registration and hygiene checks.',
    asks: 'Ask the health authority, in writing: who may do this treatment, under whose supervision, with which training and rooms, and who may supply the product? Treat no one before the answer.',
    laws: [
      germanLaw(
        'nisv',
        'Verordnung zum Schutz vor schädlichen Wirkungen nichtionisierender Strahlung (NiSV)',
        'Studios in Germany need trained staff to use lasers, strong light or radio frequency on skin; only doctors may remove tattoos by laser.',
      ),
      ukLaw(
        'ukpga/2021/19',
        'Botulinum Toxin and Cosmetic Fillers (Children) Act 2021',
        'Botox and fillers for people under 18 are a crime in England unless a doctor ordered them; botox is a prescription medicine for everyone.',
      ),
    ],
  },
  {
    id: 'treating-people',
    weight: 'conditioned',
    shown: [
      '<give, offer, do, provide, sell> ~ (?:psychotherapy|therapy sessions|physiotherapy|counsell?ing sessions|hypnosis|acupuncture|chiropractic|osteopathy)',
      '(?:wash|dress|bathe|nurse|care for) ~ (?:old|elderly|sick|disabled|frail|bedridden) (?:people|persons|parents|ladies|folks|patients)',
      '(?:test|analy[sz]e|screen)s? ~ (?:blood|urine|saliva|stool|dna) (?:samples?|drops?)',
    ],
    unless: `${NOT_PEOPLE}|for (?:therapists|practices|carers|physios)|water|soil`,
    says: 'Treating, nursing and testing people is a regulated profession or a registered activity in many places, also when it comes to their home or happens by video.',
    asks: 'Ask the health authority or the chamber of the profession: who may do this, which registration and cover does it take, and how must records on health be kept?',
    laws: [
      ukLaw(
        'uksi/2014/2936',
        'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014',
        'Treating patients and giving personal care at home in England needs registration with the Care Quality Commission.',
      ),
      germanLaw(
        'heilprg',
        'Heilpraktikergesetz',
        'In Germany, treating illness takes the license of a doctor or psychotherapist, or the permit of a Heilpraktiker.',
      ),
      usRule(
        'title-42/part-493',
        'Laboratory requirements (CLIA)',
        'Testing samples of people for health needs a CLIA certificate in the US; states license therapists and nurses.',
      ),
    ],
  },
]
