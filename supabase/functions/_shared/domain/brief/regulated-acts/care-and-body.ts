import { euLaw, germanLaw, law, type RegulatedAct, ukLaw, usRule } from './act.ts'

const SUBSTANCES =
  '(?:steroids?|sarms|testosterone|growth hormones?|peptides|melanotan|clenbuterol|abortion pills?|viagra|sildenafil|modafinil|adderall|ketamine|nitrous oxide|laughing gas|poppers|weight.loss (?:shots|injections|pens))'

/** Work on the body, parts of it, and tests of it. */
export const CARE_AND_BODY: readonly RegulatedAct[] = [
  {
    id: 'eye-tests',
    weight: 'licensed',
    shown: [
      '<test, check, measure, examine> (?:\\w+ ){0,3}?(?:eyes?|eyesight|vision|hearing) (?:\\w+ ){0,5}?(?:glasses|lenses|hearing aids?|prescri\\w+|home|van|schools?)\\b',
      '<do, offer, give> (?:\\w+ ){0,3}?(?:eye (?:tests?|exams?)|sight tests?|vision tests?)',
    ],
    unless:
      'for opticians|by (?:an? )?(?:licensed |registered )?(?:optician|optometrist)s?|(?:our|an?) optometrist|remind\\w*|screen time',
    says: 'Testing sight for glasses and lenses is reserved for optometrists, opticians or doctors in many countries, online tests included.',
    asks: 'Ask the chamber of opticians or the health authority, in writing: who may test and prescribe, and may glasses be sold by an online test? Test no one before the answer.',
    laws: [
      ukLaw(
        'ukpga/1989/44/section/24',
        'Opticians Act 1989, section 24',
        'In the UK, only registered optometrists and doctors may test the sight of another person.',
      ),
    ],
  },
  {
    id: 'procedures',
    weight: 'licensed',
    shown: [
      '<remove, clean, do, offer, give, perform> (?:\\w+ ){0,3}?(?:ear ?wax|ingrown (?:toe)?nails?|moles|skin tags?|warts|circumcisions?|wet cupping|hijama|leech therapy|colonics?|enemas?|ear cleaning|teeth cleaning|dental cleaning|tooth (?:gems|extractions?)|braces tightening|chemical peels?|microblading)\\b',
      '(?:attend|assist at|assist|deliver)(?:s|ing)? (?:\\w+ ){0,2}?(?:home births?|births|babies at home)',
      '(?:pull|extract)(?:s|ing)? (?:\\w+ ){0,2}?teeth',
    ],
    unless:
      'dogs?|cats?|pets?|horses?|vets?|for (?:clinics|dentists|midwives)|(?:our|a|licensed|registered) (?:nurse|dentist|doctor|midwife)|parcel|photos? of|garlic|enamel pins?',
    says: 'Work in ears, mouth, skin and at births is reserved for doctors, dentists, nurses or midwives in many countries, and elsewhere takes training, registration and hygiene checks.',
    asks: 'Ask the health authority, in writing: who may do this, under whose supervision, and which rooms, registration and insurance does it take? Treat no one before the answer.',
    laws: [
      ukLaw(
        'ukpga/1984/24/section/38',
        'Dentists Act 1984, section 38',
        'In the UK, only registered dentists and dental care professionals may practise dentistry.',
      ),
      germanLaw(
        'heilprg',
        'Heilpraktikergesetz',
        'In Germany, treating people takes the license of a doctor or the permit of a Heilpraktiker.',
      ),
    ],
  },
  {
    id: 'human-tissue',
    weight: 'forbidden',
    shown: [
      '<sell, buy, resell, trade, pay for, match, broker, ship> (?:\\w+ ){0,6}?(?:breast ?milk|(?:human )?(?:kidneys?|livers?|organs)|sperm|human eggs|egg donors?|sperm donors?|donor eggs|blood plasma|placentas?|umbilical cords?|embryos)\\b',
      '(?:surroga(?:te|cy)) (?:agency|service|platform|app|matching|mothers? for)|<find, match, pay, connect, introduce, bring> ~ surrogate(?:s| mothers?)',
      '(?:adoption|adopt) (?:\\w+ ){0,2}?(?:agency|babies|children) (?:for|from|abroad)',
    ],
    unless:
      'dogs?|cats?|pets?|cattle|bulls?|horses?|breast ?milk (?:bags?|storage|jewel\\w*|coolers?|bottles?)|church organs?|pipe organs?|instrument|kidney beans|rescue|plants?',
    says: 'Parts and cells of the human body may not be sold in many countries, or pass only through licensed banks with tests; paid surrogacy and private adoption are forbidden in many of them.',
    asks: 'Ask the health authority, in writing: may this be given or sold at all, for what, with which tests and license, and may anyone be paid? Buy and pass on none before the answer.',
    laws: [
      ukLaw(
        'ukpga/2004/30/section/32',
        'Human Tissue Act 2004, section 32',
        'In England, Wales and Northern Ireland, it is a crime to pay, or to be paid, for human material for transplants, or to broker it.',
      ),
      euLaw(
        'reg/2024/1938',
        'Regulation (EU) 2024/1938 on substances of human origin',
        'From August 2027, banks of blood, milk, cells and tissue in the EU need an authorization or registration, and donors give without payment.',
      ),
      law(
        'US',
        'In the US it is a crime to buy or sell human organs for transplants.',
        '42 U.S.C. 274e, Prohibition of organ purchases',
        'Legal Information Institute',
        'https://www.law.cornell.edu/uscode/text/42/274e',
      ),
    ],
  },
  {
    id: 'patient-transport',
    weight: 'licensed',
    shown: [
      '(?:private|motorbike|community|tricycle|air) ambulances?',
      '<run, offer, send, start> (?:\\w+ ){0,3}?ambulances?\\b',
    ],
    unless: 'software|for ambulance (?:services|crews)|app for|toy|tracks?',
    says: 'Carrying sick or injured people takes a license for vehicle, crew and operator in most countries, beyond that for passengers.',
    asks: 'Ask the health and transport authorities, in writing: which license, vehicle, crew and cover does carrying patients take? Carry none before the answer.',
    laws: [
      ukLaw(
        'uksi/2014/2936',
        'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014',
        'In England, transport of patients in vehicles made for it needs a registration with the Care Quality Commission.',
      ),
    ],
  },
  {
    id: 'self-tests',
    weight: 'licensed',
    shown: [
      '<sell, make, import, ship, offer> (?:\\w+ ){0,4}?(?:home test kits?|self.?tests?|pregnancy tests?|std tests?|hiv tests?|covid tests?|dna (?:test )?kits?|dna tests?|allerg(?:y|en) tests? (?:for people|at home)|paternity tests?|drug tests?|hormone tests?|microbiome tests?|thermometers? for fever)\\b',
    ],
    unless: 'dogs?|cats?|pets?|soil|water|software|horses?|food for allergens|tested by',
    says: 'Tests for health and descent that people do at home are medical devices in many countries: they are assessed, registered and labelled first, and genetic ones may take a doctor.',
    asks: 'Ask the authority for medical devices, in writing: in which class is this test, who may sell and read it, and what must each buyer be told? Sell none before the answer.',
    laws: [
      euLaw(
        'reg/2017/746',
        'Regulation (EU) 2017/746 on in vitro diagnostic medical devices',
        'Tests for health in the EU need the CE mark, and those for use at home a check by a notified body.',
      ),
      usRule(
        'title-21/part-809',
        'In vitro diagnostic products for human use',
        'Tests for health in the US follow rules on label and approval; tests sold over the counter mostly need a clearance of the FDA.',
      ),
    ],
  },
  {
    id: 'performance-drugs',
    weight: 'forbidden',
    shown: [
      `<sell, import, ship, deliver, mix, make, bottle, resell> (?:\\w+ ){0,4}?${SUBSTANCES}\\b`,
      '<import, bottle, sell, ship, mix> (?:them|it|these)\\b',
    ],
    near: SUBSTANCES,
    unless: 'test(?:s|ing) for|for labs?|detect\\w*|skin ?care|collagen|against',
    says: 'Hormones, peptides and other drugs that change body or mind may be sold only as approved medicines, mostly on prescription; “for research only” on the label does not change that.',
    asks: 'Ask the medicines authority, in writing: is this substance a medicine or a controlled drug where you sell? Sell and mail none before the answer.',
    laws: [
      germanLaw(
        'antidopg',
        'Anti-Doping-Gesetz',
        'In Germany, making, selling and passing on doping substances is a crime.',
      ),
      ukLaw(
        'uksi/2012/1916',
        'Human Medicines Regulations 2012',
        'In the UK, medicines may be sold only with an authorization, and those on prescription only from pharmacies.',
      ),
    ],
  },
  {
    id: 'beauty-trades',
    weight: 'conditioned',
    shown: [
      '<cut, dye, braid, shave, do, style> (?:\\w+ ){0,3}?(?:hair|beards?|lashes|eyelash extensions|nails|manicures?|pedicures?|waxing|brazilian wax|eyebrows) (?:\\w+ ){0,4}?(?:at (?:home|the office|their)|in (?:your|their|my|a van|care homes?|offices)|from home|on wheels)',
      '(?:mobile|home) (?:hairdress(?:er|ing)|barbers?|nail (?:salon|studio)|lash (?:studio|salon)|waxing)',
      'sun ?beds?|tanning (?:salon|studio|beds?)',
    ],
    unless: 'for (?:hairdressers|barbers|salons)|software|booking|dogs?|pets?|app for|dolls?|horses?',
    says: 'Cutting hair, lashes, nails, waxing and tanning take a license, a qualification or a hygiene registration in many places, also in homes and vans.',
    asks: 'Ask the chamber or licensing board: which license or qualification does each treatment take, may it be done in homes, and which hygiene rules apply?',
    laws: [
      germanLaw(
        'hwo',
        'Handwerksordnung (Crafts Code)',
        'In Germany, hairdressing as a business takes a master craftsman or an equal qualification, also without a salon.',
      ),
      ukLaw(
        'ukpga/2010/20',
        'Sunbeds (Regulation) Act 2010',
        'In England and Wales, people under 18 may not use sunbeds of a business.',
      ),
    ],
  },
]
