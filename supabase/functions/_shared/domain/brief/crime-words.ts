/*
 * Word lists of crimes, and how they are combined into patterns over a plain sentence (refusal.ts): lower case, one
 * space around every word, commas and colons as separate words, no possessive endings, 'not' separated from its verb.
 */

/** A word with its endings: sells, selling; spotted; carries; traded. */
function inflected(word: string): string {
  const stem = word.slice(0, -1)
  if (word.length < 3) return word
  if (word.endsWith('e')) return `${stem}(?:e[sd]?|ing)`
  if (word.endsWith('y')) return `${stem}(?:ys?|yed|ying|ies|ied)`
  return `${word}(?:e?s|${word.at(-1)}?(?:ed|ing))?`
}

/** A phrase whose first and last word may have endings: breaks into, prescription drugs. */
const withEndings = (phrase: string): string => {
  const words = phrase.split(' ')
  return words.map((word, at) => (at === 0 || at === words.length - 1 ? inflected(word) : word)).join(' ')
}

/** Matches any word or phrase of the comma-separated lists. */
export const anyOf = (...lists: string[]): string =>
  `(?:${lists
    .flatMap((list) => list.split(','))
    .map((word) => withEndings(word.trim()))
    .join('|')})`

/** Matches the parts in this order, with at most `most` words between two neighboring parts, and no colon. */
const within = (most: number, ...parts: string[]): string => parts.join(` (?:[^ :]+ ){0,${most}}`)

const either = (...patterns: string[]): string => `(?:${patterns.join('|')})`

/* Words that make ordinary goods and deeds a crime. */

const NO =
  '(?:without|no|not|never|nobody|none|skip(?:s|ping)?|bypass(?:es|ing)?|avoid(?:s|ing)?|zero|instead of)'
const NO_DOCTOR = either(
  within(6, NO, anyOf('prescription, script, rx, doctor, gp, physician, dermatologist, medical check')),
  within(6, anyOf('prescription, script'), '(?:not (?:needed|required|necessary|ask|care|want)|optional)'),
  within(3, anyOf('fake, forge, invent'), 'prescriptions?'),
)
const NO_CHECK = within(
  5,
  NO,
  anyOf(
    'license, licence, permit, background check, registration, serial number, check, paper, paperwork, id, question, age check, trace, traced, record, license plate',
  ),
)
const SHADY = either(
  anyOf(
    'untraceable, off the books, under the counter, dark web, darknet, tor, telegram, black market, plain envelope, plain packaging, plain box, discreet',
  ),
  anyOf(
    'filed off, scratched off, no questions, past customs, avoid customs, customs taken care of, disguised as, hidden in, hidden inside, fell off a truck, unregistered, unlicensed, illegal, illegally, smuggle, burner',
  ),
)
const BAD_BUYER = anyOf(
  'gang, militia, cartel, felon, criminal, minor, underage, schoolkid, school kid, teenager, under 18, under 18s, school gate, pupil, high school, teens, whoever pay, anyone who pay',
  'cannot pass, can not pass, banned from, terrorist, mercenary, mercenaries, warlord, rebel, vigilante, hooligan',
)
const COVERT = either(
  anyOf(
    'secret, secretly, silent, silently, covert, covertly, invisible, invisibly, undetectable, undetected, unnoticed, stealth, stealthy, stalker, stalking',
  ),
  anyOf(
    'hidden, concealed, disguised, in the background, behind their back, behind her back, behind his back, spy, spying, no notification, looks like a normal',
  ),
  within(
    3,
    '(?:without|not|never|no|nobody)',
    anyOf(
      'know, notice, realize, realise, suspect, find out, aware, tell, told, idea, consent, asked, informed, detect, message, alert, refuse',
    ),
  ),
  within(
    4,
    'without',
    anyOf('knowledge, consent, knowing, noticing, permission, finding out, being aware, telling, asking'),
  ),
  within(2, 'while (?:she|he|they)', anyOf('sleep, asleep, away, shower')),
)
const GENUINE = either(
  within(
    4,
    anyOf('sell, sold, pass off, passed off, label, market, relabel, resell'),
    'as (?:the |if |a |an )?' +
      anyOf('genuine, original, authentic, real, new, organic, fresh, beef, vintage, unused'),
  ),
  within(
    3,
    anyOf('customer, buyer, nobody, no one, people, they, even expert, client'),
    anyOf('think, believe, notice, can tell, tells, know'),
  ),
  within(
    2,
    anyOf('look, passes'),
    anyOf('real, original, genuine, authentic, pen test, border, inspection, scanner'),
  ),
  anyOf(
    'real looking, with logo, indistinguishable, good enough for, pass the, passes the, with fake, holds up to, undetectable, scannable, original packaging',
  ),
)

/* Goods. */

const DRUGS = anyOf(
  'cocaine, heroin, meth, crystal meth, methamphetamine, amphetamine, fentanyl, mdma, lsd, ghb, gbl, rohypnol, ecstasy pill, 2c b, crack cocaine, pcp, crack house, synthetic opioid, synthetic cannabinoid',
  'magic mushroom, psychedelic mushroom, dmt, raw opium, mephedrone, ecstasy and, and ecstasy, legal high, carfentanil, angel dust, illegal drug, illicit drug, hard drug, party drug, street drug, coca paste',
  'club drug, narcotic, date rape drug, knockout drop, drug mule, recreational drug, line of coke, for coke, gram of coke, crystal lab, ayahuasca powder',
)
const DOUBTFUL_DRUGS = anyOf(
  'ecstasy, opium, ketamine, psychedelic, psilocybin, narcotic, gram of hash, hash and coke',
)
const LOOSE_DRUGS = anyOf(
  'cannabis, thc, gummies, drug, pill, powder, weed, edible, coke, crack, speed, molly, acid, hash, mushroom, joint, spice',
)
const MEDICINES = anyOf(
  'xanax, valium, adderall, ritalin, vyvanse, oxycodone, oxycontin, oxy, percocet, vicodin, morphine, tramadol, codeine, opioid, zolpidem, diazepam, clonazepam',
  'viagra, cialis, ozempic, wegovy, semaglutide, mounjaro, antibiotic, amoxicillin, steroid, testosterone, benzo, ambien, zopiclone, insulin, mifepristone, lorazepam',
  'pregabalin, sleeping pill, sleeping tablet, botox, abortion pill, accutane, modafinil, growth hormone, hormone, adhd med, diet pill, antidepressant, beta blocker',
  'any medicine, any drug, any pill, controlled substance, strong painkiller, prescription only, pain injection, chemotherapy, cancer drug, injection, sedative',
  'prescription drug, prescription medicine, prescription medication, prescription pill, prescription painkiller, prescription med, meds, stimulant, adhd pill, adhd drug, weight loss injection, abortion drug, tranquilizer',
)
const GUNS = anyOf(
  'gun, handgun, firearm, rifle, pistol, weapon, silencer, suppressor, explosive, grenade, ammunition, ammo, shotgun, revolver, glock, ar 15, ar15, bullet, taser',
  'kalashnikov, ak47, ak 47, assault rifle, machine gun, dynamite, detonator, gun part, lower receiver, gun barrel, rocket launcher, landmine, rpg, switchblade, butterfly knife, butterfly knives, machete, pepper spray',
)
const BOMBS = anyOf(
  'pipe bomb, nail bomb, car bomb, petrol bomb, letter bomb, homemade bomb, dirty bomb, fire bomb, molotov, explosive device, nerve agent, nerve gas, poison gas',
  'ghost gun, auto sear, glock switch, sarin, ricin, suicide vest, bomb at home, bomb making, drop grenade, drops grenade, explosive drone, fully automatic gun',
)
const RARE_ANIMALS = anyOf(
  'ivory, elephant tusk, rhino horn, pangolin, pangolin scale, tiger bone, tiger skin, tiger cub, tiger pelt, bear bile, shark fin, bear paw, totoaba, wild ginseng',
  'chimpanzee, orangutan, gorilla, slow loris, leopard skin, leopard cub, cheetah cub, turtle shell, tortoiseshell, sea turtle egg, turtle egg, glass eel, rosewood',
  'endangered animal, endangered species, endangered bird, endangered parrot, endangered turtle, protected animal, protected species, protected bird, rare wild bird',
)
const ANIMALS = anyOf(
  'animal, parrot, turtle, tortoise, monkey, bird, reptile, orchid, songbird, falcon, lizard, frog, snake, tiger, leopard, lion, elephant, seahorse, baby tiger, cub, cacti, coral, ape, lemur, eagle, butterfly, species',
)
const BRANDS = anyOf(
  'rolex, nike, gucci, louis vuitton, chanel, prada, adidas, jordan, yeezy, hermes, birkin, apple, iphone, airpod, ray ban, brand, branded, samsung, dior, puma, lego',
  'designer, designer label, designer bag, luxury, luxury watch, brand name, cartier, omega, supreme, balenciaga, grey goose, disney, burberry, patek, north face, viagra, pfizer',
)
const BRANDED_GOODS = anyOf(
  'bag, handbag, sneaker, shoe, watch, watches, medicine, vaccine, vaccine vial, tablet, perfume, jersey, charger, battery, batteries, airbag, car part, brake pad, bearing, spare part, label, t shirt',
  'whisky, vodka, wine, champagne, olive oil, honey, cigarette, goods, merchandise, jewelry, cosmetic, makeup, painting, autograph, antique, hologram, cancer drug, painkiller, seed, pesticide, chip, memorabilia, trading card, baby formula, helmet, insulin, inhaler, pill, drug, antibiotic, condom, ink, engine part, car seat',
)
const WORKS = anyOf(
  'movie, film, game, textbook, ebook, stream, streaming, tv, channel, match, matches, software, music, photoshop, windows, netflix, sky sport, premier league, iptv, course, audiobook, comic, journal',
)
const PAPERS = anyOf(
  'id, ids, id card, identity, identities, identity card, passport, visa, residence permit, work permit, driver license, driver licence, driving license, driving licence, license, licence',
  'diploma, degree, certificate, transcript, payslip, pay stub, paystub, bank statement, receipt, invoice, sick note, doctor note, reference letter, reference, prescription, title deed, land title, green card',
  'vaccination card, vaccine card, vaccine passport, birth certificate, marriage certificate, number plate, tax stamp, ticket, banknote, note, money, dollar, euro, tax return, utility bill, work reference, customs seal, customs stamp',
  'test result, insurance card, employment letter, badge, permit, paper, document, bill, coin, signature, insurance certificate, organic certificate, safety certificate, safety record, logbook, service history, school record, police badge, lab result, pcr test',
)
const REVIEWS = anyOf('review, five star, rating, testimonial, vote, like, upvote')
const GOODS = anyOf(
  'bike, bicycle, ebike, e bike, car, phone, iphone, laptop, goods, watch, watches, handbag, sneaker, art, painting, artifact, antique, jewelry, jewellery, scooter, e scooter, motorbike, camera',
  'card, credit card, card number, card detail, data, account, password, identity, identities, tool, merchandise, parcel, package, part, catalytic converter, copper, metal, cable, battery, batteries, box, boxes, luggage, suitcase, wallet',
  'motorcycle, diamond, gold, medicine, clothes, gift card, cattle, dog, puppy, puppies, pet, sheep, tractor, machinery, suv, vehicle, truck, boat, electronics, login, crypto, property, item, passport, ticket, bag, stuff, crop, timber, sand, fish, mail, horse, ring, statue, relic, manuscript, fossil, sculpture',
)
const HOMES = anyOf(
  'home, house, flat, apartment, shop, store, car, villa, warehouse, van, cabin, safe, truck, yard, summer house, container, locker, church, museum, museums, grave, tomb, parked car, cars, garage',
)

/* People. */

const PERSON = anyOf(
  'wife, wives, husband, spouse, partner, girlfriend, boyfriend, ex, lover, crush, neighbor, neighbour, employee, staff, worker, roommate, flatmate, classmate',
  'colleague, coworker, tenant, guest, woman, women, men, girl, stranger, someone, somebody, anyone, anybody, people, person, her, him, rival, competitor, celebrity, celebrities',
  'nanny, babysitter, patient, student, target, renter, user, customer, passer by, journalist, activist, voter, in law, boss, daughter in law, teacher, date, lodger, cleaner, maid',
)
const PRIVATE = anyOf(
  'phone, iphone, message, chat, text, email, whatsapp, location, call, screen, laptop, room, camera, microphone, conversation, photo, keystroke, webcam, tinder, diary, inbox, bedroom, car, movement, home, everything, voice, browsing',
)
const ROOMS = anyOf(
  'flat, apartment, bathroom, toilet, shower, bedroom, rental, hotel, changing room, fitting room, locker room, airbnb, guest room, skirt, dressing room, tenant, au pair, nanny, gym, sauna, women, girl, holiday home, changing cabin, rented, swimming pool',
)
const OTHERS = anyOf(
  'someone, somebody, anyone, anybody, other people, others, ex, wife, husband, spouse, girlfriend, boyfriend, partner, rival, competitor, neighbor, neighbour, stranger, victim, target, school, boss, classmate, celebrity, celebrities, other company, law firm, hospital, company, companies, bank, her, his, their, any, every, opponent, business competitor, politician, employer, any woman, any girl, coworker',
)
const WEAK = anyOf(
  'pensioner, elderly, old people, older people, senior, widow, widower, grandparent, grandmother, grandma, grandpa, victim, lonely, lonely men, lonely women, retiree, old lady, old ladies, dementia, homeowner',
  'tourist, migrant, immigrant, investor, job seeker, applicant, believer, refugee, desperate, naive, gullible, insurer, insurance companyies, buyer, seller, newcomer, farmer, bereaved, patient, student, poor families',
)
const THIEVES = anyOf(
  'thief, thieves, burglar, robber, shoplifter, pickpocket, carjacker, looter, car thief, car thieves, insider, porch pirate',
)
const OFFICIALS = anyOf(
  'bank, police, tax office, irs, hmrc, tax authority, grandchild, grandson, granddaughter, grand, relative, courier, dhl, fedex, ups, paypal, microsoft, officer, official, son, daughter, nephew, family member, boss, ceo',
  'tech support, government, embassy, utility, energy company, social security, court, charity, amazon, apple support, doctor, soldier, lawyer, parcel service, post office, landlord, customs, inspector, recruiter, priest, real shop, popular shop, airline, gas company, water company, city council, support team, celebrity, hospital',
)
const HUMANS = anyOf(
  'woman, women, girl, human, orphan, baby, babies, bride, child, children, boy, maid, virgin, newborn',
)
const TARGET = anyOf(
  'debtor, people, someone, somebody, anyone, ex, tenant, rival, competitor, witness, witnesses, neighbor, neighbour, voter, enemy, enemies, person, relative, husband, wife, boss, journalist, activist, woman, women, girl, girlfriend, borrower, employee, her, him, drink, refugee, juror, judge, teacher, critic, striker, family, opponent, them, who owe, squatter, owner, shop owner, business partner, union, blogger, shopkeeper',
)

/* Deeds. */

const WATCH = anyOf(
  'track, spy, monitor, watch, follow, locate, stream, listen, record, film, read, intercept, copy, stalk, bug, see, photograph, eavesdrop, mirror, snoop, switch on, turn on, tap, scan',
  'activate, forward, capture, view, overhear, hear, show where, know where, shows when, show every, show all, full access, get access, send you, sends you, log, spying',
)
const STEAL = anyOf('steal, shoplift, rob, burgle, burglarize, pickpocket, loot, hijack, swipe, stole')
const TRICK = anyOf(
  'trick, scam, con, swindle, defraud, deceive, dupe, fleece, fool, cheat, rip off, phish, lure, pressure, manipulate, bait, milk, exploit, cold call, robocall',
)
const PRETEND = anyOf(
  'pretend, pose as, posing as, claim to be, claims to be, say we are, says we are, say they are, says they are, say it is, says he is, saying, impersonate, impersonating, spoof, look like, looks like, sound like, sounds like, mimic, imitate, as if from, clone, act as, dressed as, in the name of, in name of, copy of the',
)
const GAIN = anyOf(
  'money, card, card number, card detail, password, login, pin, saving, gift card, pay, transfer, deposit, donation, fee, bank detail, wire, credential, crypto, code, send, cash, bail, advance, valuables, jewelry, jewellery, let us in, order, details, wallet, access',
)
const FALSE = anyOf(
  'fake, counterfeit, bogus, phony, phoney, forged, false, falsified, doctored, cloned, made up, invented, fabricated, sham, non existent, nonexistent, imaginary, fictitious, phantom, staged, stage, forge, backdated, ghost employee',
)
const PRETEXT = anyOf(
  'flat, apartment, rental, listing, child, children, victim, charity, charities, patient, ticket, puppy, puppies, landlord, lottery, prize, injury, injuries, accident, claim, car crash, crash, crashes, vacation, festival, treatment, visit, work',
  'job, job offer, job ad, website, web shop, online shop, shop, company, companies, supplier, fundraiser, crowdfunding, orphan, orphanage, ico, coin, profile, damage, employee, investment, invoice, goods, car, holiday home, theft, burglary, break in, whiplash, property, loan, scholarship, plot, land, donation, fund, worker, expense, bidder, order, return, refund, parking ticket, fine, parking meter, qr code, debt, sale, casino, giveaway',
)
const MALWARE = anyOf(
  'ransomware, malware, spyware, keylogger, key logger, trojan virus, banking trojan, trojan disguised, botnet, ddos, denial of service, rootkit, exploit kit, phishing kit, phishing page, phishing site, backdoor, credential stuffing, logic bomb',
  'phishing template, computer virus, phishing, phishing as a service, password stealer, card skimmer, sim swap, sim swapping, phishing campaign, phishing mail, phishing email, zero day exploit, remote access trojan, hacker for hire, hackers for hire, infected computer',
)
const SYSTEM = anyOf(
  'account, instagram, snapchat, facebook, whatsapp, gmail, icloud, phone, email, inbox, webcam, camera, network, system, database, website, wifi, wi fi, server, mail server, computer, laptop, bank, cars, portal, tiktok, wallet, router, competitor, rival, ex, atm, netflix, voicemail, cloud, baby monitor, web shop, voting machine, machine, slot machine',
)
const SECRETS = anyOf(
  'password, credential, login, card number, card detail, identity, identities, crypto wallet, wallet, bank account, phone number, account, credit card, user data, customer data, customer list, cookie, social security number, trade secret, exam, exam paper, exam question, blueprint, source code, gift card, loyalty point, air mile',
)
const HURT = anyOf(
  'beat, beat up, rough up, kill, murder, assassinate, threaten, intimidate, scare, harass, stalk, poison, kidnap, abduct, torture, hurt, terrorize, bully, silence, get rid of, eliminate, dox, stab, humiliate, spike, arson, burn down, drive out, force out, ruin the life of, smash the, throw acid, acid thrown, acid is thrown, break the leg of, break the arm of, teach a lesson, visit at night',
)
const NUDES = anyOf('nude, naked, sexual, porn, porno, undressed, intimate, sex, topless, explicit')
const PICTURES = anyOf('picture, photo, image, video, deepfake, clip, tape, pic')

const CONSENT = anyOf(
  'consent form, with consent, own consent, agree, permission, court, family member, both sides, invitation, wildlife, bird, deer',
)

const NAMED: Readonly<Record<string, string>> = {
  ANIMALS,
  BAD_BUYER,
  BOMBS,
  BRANDED_GOODS,
  BRANDS,
  CONSENT,
  COVERT,
  DOUBTFUL_DRUGS,
  DRUGS,
  FALSE,
  GAIN,
  GENUINE,
  GOODS,
  GUNS,
  HOMES,
  HUMANS,
  HURT,
  LOOSE_DRUGS,
  MALWARE,
  MEDICINES,
  NO_CHECK,
  NO_DOCTOR,
  NUDES,
  OFFICIALS,
  OTHERS,
  PAPERS,
  PERSON,
  PICTURES,
  PRETEND,
  PRETEXT,
  PRIVATE,
  RARE_ANIMALS,
  REVIEWS,
  ROOMS,
  SECRETS,
  SHADY,
  STEAL,
  SYSTEM,
  TARGET,
  THIEVES,
  TRICK,
  WATCH,
  WEAK,
  WORKS,
}

/**
 * The source of a regular expression for a line of the table in crimes.ts: <a, b> are words with their endings, ' ~3 '
 * stands for up to three words, and names in capitals refer to a list in this file.
 */
export const patternOf = (line: string): string =>
  line
    .replace(/\((?!\?)/g, '(?:')
    .replace(/<([^>]*)>/g, (_, words: string) => anyOf(words))
    .replace(/ ~(\d+) /g, ' (?:[^ :]+ ){0,$1}')
    .replace(/\b[A-Z][A-Z_]+\b/g, (name) => NAMED[name] ?? name)
