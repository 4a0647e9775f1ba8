import {
  ANIMALS,
  any,
  BAD_BUYER,
  BOMBS,
  BRANDED_GOODS,
  BRANDS,
  COVERT,
  DOUBTFUL_DRUGS,
  DRUGS,
  either,
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
  within,
} from './crime-words.ts'

/** Finds the words of a pattern at every place where they begin, as its first group. */
const find = (pattern: string): RegExp => new RegExp(`(?<= )(?=(${pattern}) )`, 'g')

/** A crime that a business can be made of. */
export interface Crime {
  /** What the founder reads after 'Groundwork does not analyze plans to …'. */
  purpose: string
  /** Goods that have to be offered; a deed that the founder, the product or its customers do; or words that say enough. */
  kind: 'offer' | 'deed' | 'sign'
  what: RegExp
  /** What makes it a crime, in the same sentence or the next. */
  only?: RegExp
  /** What makes it lawful, in the same sentence or the next. */
  unless?: RegExp
}

type Details = { only?: string; unless?: string }
type Signs = [what: string, details?: Details]

const crime =
  (kind: Crime['kind'], purpose: string) =>
  ([what, { only, unless } = {}]: Signs): Crime => ({
    kind,
    purpose,
    what: find(what),
    ...(only && { only: new RegExp(` ${only} `) }),
    ...(unless && { unless: new RegExp(` ${unless} `) }),
  })

const crimes = (purpose: string, kinds: Partial<Record<Crime['kind'], Signs[]>>): Crime[] =>
  (['offer', 'deed', 'sign'] as const).flatMap((kind) => (kinds[kind] ?? []).map(crime(kind, purpose)))

const CONSENT = any(
  'consent form, with consent, own consent, agree, permission, court, family member, both sides, invitation, wildlife, bird, deer',
)

export const CRIMES: readonly Crime[] = [
  ...crimes('sell prescription drugs without a prescription', {
    sign: [
      [
        MEDICINES,
        {
          only: NO_DOCTOR,
          unless: any(
            'consult, consultation, telehealth, video call, video visit, prescribe, our doctor, licensed doctor, real doctor signs',
          ),
        },
      ],
      [within(4, any('write, issue, generate, forge'), any('prescription, script')), { only: NO_DOCTOR }],
      [
        within(3, any('write, issue, generate, forge, fake'), 'prescriptions?', '(?:for|to)', MEDICINES),
        { only: NO_DOCTOR },
      ],
    ],
    offer: [[MEDICINES, { only: SHADY, unless: any('telehealth, doctor, consult, prescription') }]],
  }),
  ...crimes('sell drugs that are illegal', {
    sign: [
      [
        DRUGS,
        {
          unless: any(
            'clinic, therapy, therapist, therapies, rehab, licensed, licence, license, veterinary, vet, trial, hospital, anesthetist, lawyer',
          ),
        },
      ],
    ],
    offer: [
      [
        DOUBTFUL_DRUGS,
        {
          unless: any(
            'clinic, therapy, therapist, therapies, rehab, licensed, licence, license, veterinary, vet, trial, retreat insurance, hospital',
          ),
        },
      ],
      [
        LOOSE_DRUGS,
        {
          only: either(
            SHADY,
            BAD_BUYER,
            any('get high, cartel, runner, pusher, clean product, to the club, party'),
          ),
          unless: any('vitamin, supplement, prescription, mushroom box, chef, cooking'),
        },
      ],
    ],
  }),
  ...crimes('watch people without their knowledge', {
    sign: [
      [
        within(
          3,
          any('hidden, hide, secret, spy, concealed, pinhole, disguised'),
          any('camera, cam, microphone, mic'),
          '(?:in|into|for|inside|behind|under)',
          ROOMS,
        ),
      ],
      [
        within(
          8,
          any('hidden, hide, secret, spy, concealed, pinhole, disguised'),
          any('camera, cam, microphone, mic'),
          any('ex girlfriend, girlfriend, wife, wives, husband, ex, tenant, neighbor, neighbour, guest'),
        ),
        { unless: CONSENT },
      ],
      [within(4, any('camera, film'), 'under', any('skirt, dress'))],
      [within(1, 'spy', any('app, software, tool, camera')), { only: PERSON }],
      ['stalkerware'],
      [
        within(
          3,
          any('live location, location, whereabouts, movement, home address'),
          'of',
          any(
            'any celebrity, celebrity, celebrities, any woman, any person, anyone, stranger, ex, your ex, any girl',
          ),
        ),
      ],
      [
        within(
          4,
          any('turn, make, convert'),
          PERSON,
          any('phone, laptop, tv, speaker'),
          'into',
          any('listening device, bug, tracker, microphone, wire'),
        ),
        { unless: CONSENT },
      ],
      [
        within(
          3,
          any('secret address, new address, hiding place, shelter address, address'),
          '(?:of|where)',
          any('ex wife, ex, ex girlfriend, ex partner, wife, witness'),
        ),
      ],
      [
        either(
          within(8, any('stranger, woman, women, anyone, girl'), either('home address(?:es)?', 'lives?')),
          within(
            7,
            any('home address, address, daily routine'),
            '(?:of|from)',
            any('any woman, woman, women, stranger, anyone, girl, ex'),
          ),
        ),
        {
          only: any(
            'face, photo, picture, plate, license plate, sell you, find out, selfie, database, subscriber, list',
          ),
          unless: any('lawyer, heir'),
        },
      ],
    ],
    deed: [
      [
        within(
          5,
          WATCH,
          either(
            PERSON,
            `(?:her|his|their|your) (?:[^ ]+ )?${PRIVATE}`,
            within(2, any('keystroke, webcam, screen, laptop, phone, call, chat'), '(?:of|from)', PERSON),
          ),
        ),
        { only: COVERT, unless: CONSENT },
      ],
      [
        within(
          5,
          any('slip, hide, stick, plant, sneak, put, attach, drop, clip, install'),
          '(?:in|into|under|on|to|behind|inside)',
          any(
            'ex, wife, husband, her, his, someone, partner, girlfriend, boyfriend, neighbor, neighbour, anyone, spouse',
          ),
          any('car, bag, phone, room, purse, coat, bike, pocket, home, handbag, laptop'),
        ),
        {
          only: any('track, tag, gps, tracker, camera, mic, microphone, spy, message, listen, where'),
          unless: CONSENT,
        },
      ],
      [
        within(2, any('everything, every message, every word, each message'), PERSON),
        { only: COVERT, unless: CONSENT },
      ],
      [within(2, any('spy on, spying on, stalk, snoop on, eavesdrop on'), PERSON)],
      [
        within(
          4,
          any('full access to, read, see inside, listen to, hear'),
          any('wife, husband, spouse, girlfriend, boyfriend, ex, partner'),
          any('phone, iphone, message, chat, text, whatsapp, email'),
        ),
        { unless: CONSENT },
      ],
    ],
  }),
  ...crimes('trade in protected animals and plants', {
    offer: [
      [
        RARE_ANIMALS,
        {
          unless: either(
            'with (?:[^ ]+ )?(?:papers|documents|permits)',
            any(
              'captive bred, replace, restore, restoration, rescue, ranger, adopt, resin, sanctuary, rehome, conservation, tagua, plush, vegetable, coloured, colored, reclaimed, tour',
            ),
          ),
        },
      ],
      [
        within(3, any('endangered, protected, poached'), ANIMALS),
        {
          unless: any(
            'sanctuary, rescue, tour, camera, plush, conservation, donate, adopt, habitat, breeding program',
          ),
        },
      ],
      [
        ANIMALS,
        {
          only: any(
            'caught in the wild, taken from the wild, poached, poacher, from reserve, from a reserve, smuggle, wild caught, illegally, past customs',
          ),
          unless: any('captive bred, camera, tour'),
        },
      ],
    ],
    sign: [
      [
        within(
          3,
          any('catch, trap, poach, take, capture'),
          any(
            'wild songbird, songbird, wild bird, wild parrot, wild animal, baby monkey, wild monkey, wild falcon, protected',
          ),
        ),
        { only: any('sell, sold, pet, buyer, export') },
      ],
    ],
  }),
  ...crimes('sell or make weapons outside the law', {
    sign: [
      [BOMBS, { unless: any('safe to disarm, defuse, clearance, disposal') }],
      [
        within(
          4,
          any('build, make, assemble'),
          any('own bomb, a bomb, bombs, explosives, pipe bomb, own gun, silencer'),
        ),
        {
          unless: any(
            'bath, seed, chocolate, glitter, cocktail, disposal, smoke, sugar, tea, toy, wooden, game, lego, defuse',
          ),
        },
      ],
      [
        within(
          6,
          any('recipe, guide, manual, instruction, tutorial, video, blueprint, file'),
          any('explosives, bomb, ghost gun, silencer, grenade, nerve agent'),
        ),
        { unless: any('bath, seed, chocolate, glitter, cocktail, disposal') },
      ],
      [
        within(
          4,
          any('convert, turn, reactivate, reactivating'),
          any('gun, pistol, glock, rifle, ar15, weapon, kalashnikov, deactivated, blank'),
        ),
        {
          only: either(
            any('full auto, fully automatic, machine gun'),
            within(4, '(?:into|to)', any('live, lethal, real, automatic')),
            'reactivat[^ ]+',
          ),
        },
      ],
    ],
    offer: [
      [
        GUNS,
        {
          only: either(NO_CHECK, SHADY, BAD_BUYER, any('file and part, print at home')),
          unless: any(
            'toy gun, toy rifle, toy pistol, wooden, cardboard, nerf, water, paint, glue, nail, heat, staple, massage, airsoft, paintball, prop, replica, spray, grease, caulk, film, studio, movie, theatre, theater, collector, antique, laser tag, safe, cap gun, starter, potato, cosplay, exam, trigger lock, disarm, licensed, laser',
          ),
        },
      ],
    ],
    deed: [
      [
        within(4, any('mix, cook, print'), any('bomb, explosive, grenade, gun at home')),
        {
          unless: any(
            'bath, seed bomb, cocktail, smoke bomb, chocolate, tea, glitter, permit, licensed, game',
          ),
        },
      ],
    ],
  }),
  ...crimes('make or sell counterfeits', {
    offer: [
      [
        within(
          3,
          any('counterfeit, bootleg, pirated, knock off, knockoff, cracked'),
          either(BRANDED_GOODS, BRANDS, WORKS),
        ),
      ],
      [
        within(
          2,
          any(
            'fake, replica, imitation, copied, cloned, copies of, copy of, knock off, clone watches, clone watch, super clone',
          ),
          BRANDS,
        ),
      ],
      [
        within(2, FALSE, either(BRANDED_GOODS, any('designer label, botox'))),
        { unless: any('leather bag, faux') },
      ],
      [any('super clone, super clone watch, super clone watches, aaa replica, first copy, mirror copy')],
      [within(1, BRANDS, any('clone, copy, copies, replica, fake, knock off'))],
    ],
    sign: [
      [
        within(
          9,
          any(
            'fake, copy, replica, counterfeit, imitation, knock off, cheap, relabel, refilled, refill, expired, sew, horse meat, factory, print, clone, used, tap water, diluted, farmed, ordinary',
          ),
          GENUINE,
        ),
        {
          unless: any(
            'licensed, fur, plant, teeth, eyelash, grass, flower, identity, id, passport, note, leather, wood',
          ),
        },
      ],
      [
        within(
          5,
          any('bottle, bottling, refill, pour, repackage, relabel, mix, fill'),
          any('cheap, expired, fake, industrial, homemade, methanol, out of date, rejected, used'),
          '(?:[^ ]+ )?(?:bottles?|packaging|labels?|boxes|brands?|vials?|dates?)',
        ),
        { unless: any('shampoo, zero waste, own bottle, deposit, recycle') },
      ],
      [
        within(
          5,
          any('mix, dilute, blend, stretch, stuff, fill'),
          '(?:[^ :]+ ){0,8}' + any('label it, sell it as, call it, label it as'),
        ),
      ],
      [
        within(3, 'bottles? of', any('famous, expensive, premium, well known, big brand')),
        { only: any('cheap, label, fake, refill') },
      ],
      [
        within(
          4,
          any('change, remove, replace, reprint, scratch off'),
          any('expiry date, best before date, expiration date, use by date, serial number'),
        ),
      ],
      [within(3, any('pirate, pirated, cracked, illegal, unlicensed, bootleg'), WORKS)],
      [
        WORKS,
        {
          only: within(
            5,
            '(?:not|never|without|no|pay|and)',
            any(
              'pay for any right, pay for right, license fee, licence fee, royalty, royalties, the rights, paying studios, paying for right, pay the studio, permission of the studio, publishers knowing, pay nothing to, pay nothing, pay the author, pay author, paying author, paying for it',
            ),
          ),
        },
      ],
    ],
  }),
  ...crimes('forge documents, money or reviews', {
    offer: [
      [
        within(
          3,
          either(FALSE, any('cheap copies of, perfect copies of, photoshopped, copies of real, duplicate')),
          PAPERS,
        ),
        {
          unless: any(
            'prop, movie, film, play money, board game, party, invitation, wedding, comedy, from a real, fake money for learn, paper trading, learn',
          ),
        },
      ],
      [
        within(4, either(FALSE, any('paid for, bought, glowing, purchased, fake')), REVIEWS),
        { unless: any('real guest') },
      ],
      [within(2, any('print, counterfeit, forge'), any('euro, dollar, banknote, pound note, money, 50s'))],
    ],
    deed: [
      [within(3, either('faking|fakes', any('forge, falsify, photoshop, fabricate, backdate')), PAPERS)],
      [
        within(2, any('print'), any('euro, dollar, pound note, banknote, dollar bill, our own money')),
        { unless: any('play, movie, prop, collector, museum, gift, framed') },
      ],
    ],
    sign: [
      [`${PAPERS}(?: ,)?(?: all)? (?:forged|faked|fake|counterfeit)(?= (?:by|with|in|on|so|to|,|$))`],
      [
        within(
          5,
          any('bot, click farm, fake account, phone farm'),
          any('leave, write, post, give, generate, add'),
          either(REVIEWS, any('five star rating')),
        ),
      ],
      [
        PAPERS,
        {
          only: either(
            within(
              5,
              '(?:without|no|never|skip)',
              any(
                'take the exam, taking the exam, sit the exam, sitting the exam, exam, study, studying, attend, training, taking the test, test, seeing a doctor, course',
              ),
            ),
            any('real looking, looks original, look original, buy a degree'),
          ),
          unless: any('tutor, apprentice, required, needed, quotation, tax, passport photo, free from, fee'),
        },
      ],
      [
        within(
          8,
          REVIEWS,
          either(
            'never (?:[^ ]+ )?' +
              any(
                'buy, bought, visit, eat, ate, eaten, stay, treat, use, try, tried, order, been, set foot, met, meet, saw, see',
              ),
            any(
              'competitor, rival, competition, account we control, accounts we control, our own account, our network, fake account, bot account',
            ),
          ),
        ),
      ],
      [
        either(
          within(9, REVIEWS, any('fake customer, fake guest, fake account, fake user, fake profile')),
          within(5, any('fake customer, fake guest, fake account, fake user, fake profile'), REVIEWS),
        ),
      ],
      [within(2, any('sell, buy'), 'reviews')],
      [
        within(
          3,
          any('sell, buy, order, write, post, get'),
          any(
            'five star, five star google review, positive review, google review, amazon review, star review, hundreds of review, good review',
          ),
        ),
        {
          only: any('sell, price, package, hire us, account, each, per review, bot, for'),
          unless: any(
            'real guest, real customer, verified, ask guest, after checkout, invite, if they, remind, help customers, honest',
          ),
        },
      ],
    ],
  }),
  ...crimes('break into accounts or computers', {
    offer: [
      [
        either(
          within(5, 'stolen', any('login, password, data, account, credential, identities, database')),
          within(
            3,
            any('hacked, hack, cracked, breached, leaked, compromised, hijacked'),
            either(
              SYSTEM,
              SECRETS,
              any(
                'login, data, cookie, record, medical record, hospital, forum, shop, companies, company, site, data dump',
              ),
            ),
          ),
        ),
      ],
      [within(4, SYSTEM, any('from leaked, from stolen, from hacked, of hacked, with stolen'))],
    ],
    deed: [
      [
        within(4, any('hack'), either(SYSTEM, any('school'))),
        {
          unless: any(
            'permission, own, client, bug bounty, authorized, legally, report, with consent, growth, game',
          ),
        },
      ],
      [
        within(
          3,
          '(?:gets?|breaks?|hacks?|logs?|sneaks?|goes|getting|breaking|hacking) (?:into|to|through)',
          either(
            within(2, OTHERS, SYSTEM),
            any('mail server'),
            within(1, SYSTEM, `of ${either('private homes?', 'strangers', OTHERS)}`),
          ),
        ),
        { unless: any('permission, locked out, support, owner') },
      ],
      [
        within(
          3,
          any('get, give, sell, hand, deliver, obtain'),
          any('access to, email of, emails of, message of, messages of, password of, passwords of, chat of'),
          either(within(2, OTHERS, SYSTEM), any('ex, competitor, business competitor, rival, wife, husband')),
        ),
        { unless: any('their own, your own, permission, lawyer, consent') },
      ],
      [
        within(
          3,
          any('take, knock, bring, force, crash, flood, shut'),
          either(
            within(
              3,
              any('rival, competitor, any, enemy, enemies, other, opponent, someone'),
              any('website, site, shop, web shop, server, store, page, network'),
            ),
            any('website, site, server'),
          ),
          '(?:offline|down)(?! payment)',
        ),
        { unless: any('own, load test, maintenance') },
      ],
      [
        within(
          3,
          any('steal, harvest, hijack, drain, empty, take over, crack, brute force, guess, copy'),
          SECRETS,
        ),
        { unless: any('forgot, owner, own account, forensic') },
      ],
    ],
    sign: [
      [either(MALWARE)],
      [
        within(
          4,
          any('encrypt, lock, delete, freeze, shut down, paralyze, block, disable'),
          any('file, data, computer, server, system, phone'),
          '(?:[^ :]+ ){0,6}(?:until|unless|after payment|and demand|only give|ransom|pay|paid)',
        ),
        { unless: any('parent, screen time, own file, insurance, backup, child, kid') },
      ],
      [
        within(
          4,
          any('unlock, hack, break, crack, manipulate, change, alter, edit, fix, improve'),
          any('grading system, grade, school record, criminal record, exam server, exam result'),
        ),
        {
          only: any(
            'hack, unlock, student can change, in the system, in the database, log in, server, grading system',
          ),
          unless: any('teacher, tutor, study, lawyer'),
        },
      ],
    ],
  }),
  ...crimes('steal, or sell stolen goods', {
    offer: [
      [
        within(2, any('stolen, looted, shoplifted, nicked, robbed, hot'), GOODS),
        {
          unless: any(
            'owner, return, recover, report, registry, register, find, found, back, insure, police, checked, proof, safe, lock, protect, invoice, hot dog',
          ),
        },
      ],
    ],
    deed: [
      [
        within(4, STEAL, either(GOODS, HOMES, 'to order', '(?:them|stuff)')),
        { unless: any('look, deal, show, game, idea, base, recover, owner') },
      ],
      [
        within(4, either(any('break into, sneak into, empty, clear out, dig up, raid'), 'breaks? in'), HOMES),
        {
          only: any(
            'while, owner, away, on holiday, neighbor, neighbour, at night, thief, thieves, unnoticed, loot, sell, before',
          ),
          unless: any(
            'clean, move, clearance, estate, locked out, relocation, waste, furniture, decluttering',
          ),
        },
      ],
      [
        within(4, any('take, grab, pick up, lift, cut, collect, remove, pull'), GOODS),
        {
          only: either(
            'off (?:the street|porches|doorsteps)',
            'from (?:porches|doorsteps|parked cars|building sites|warehouses by insiders|graves|churches|unlocked)',
            'before (?:the )?(?:customers?|owners?|they) (?:do|come|notice|get)',
            'fell off',
            'without paying',
          ),
          unless: any('recycle, city council, owner asked'),
        },
      ],
    ],
    sign: [
      [
        `(?:for|to|lets?|helps?|where|by|from|tells?|shows?|gives?|sends?|recruit|organi[sz]e|teams? of|hire|train) (?:[^ ]+ )?${THIEVES}`,
      ],
      [
        within(4, GOODS, '(?:we|our|i)', any('steal')),
        {
          only: any('sell, resell, buyer, outlet, scrap'),
          unless: any('owner, insurance, police, if your, alarm, lock'),
        },
      ],
      [within(6, either(GOODS, HOMES), 'easy to', any('steal, rob, break into'))],
      [within(3, any('organize, organise, recruit, hire, pay, train, lead, run, team'), THIEVES)],
      [
        within(
          4,
          GOODS,
          any('cut, lift, take, taken, steal, stolen, pinched, removed, dug up, looted'),
          '(?:from|off|by|illegally)',
          either(HOMES, any('insider, store, night, employee, dock, the street, in')),
        ),
        {
          only: any('sell, sold, outlet, off, scrap, buyer, abroad, price'),
          unless: any('return, recover, owner, police, insurance, alarm, detect'),
        },
      ],
      [
        within(
          4,
          any(
            'jam, jammer, disable, defeat, bypass, unlock, open, get past, beat, remove, start, relay, stop people from lock, clone, block, foil',
          ),
          any(
            'car alarm, alarm, security tag, shop alarm, anti theft, keyless car, keyless, immobilizer, icloud lock, activation lock, lock their car, locking their car, security gate, key fob, remote lock, the tag, any lock, room lock, door lock',
          ),
        ),
        {
          only: any(
            'thief, thieves, drive away, without key, without the key, unnoticed, not yours, steal, stolen, shoplift, jam, jammer, walk out, take what, take it, drive off, inside, be taken, belongings',
          ),
          unless: any('owner, locksmith'),
        },
      ],
    ],
  }),
  ...crimes('defraud people', {
    offer: [
      [
        any(
          'money laundering, ponzi, ponzi scheme, pyramid scheme, pump and dump, rug pull, insider tip, insider information, match fixing, fixed match, romance scam, scam kit, scam app, scam agency, scam page, scam site, scam call center, rental scam kit, rental scam, advance fee, card skimming, carding, tax evasion, insurance fraud, refund fraud, crash for cash, identity theft, click fraud, election rigging, money mule, atm skimmer, card trapping',
        ),
      ],
      [
        within(5, FALSE, PRETEXT),
        {
          only: any(
            'collect, deposit, donation, pay, payment, money, insurance, fee, bill, cash, raise, claim, payout, compensation, refund, insurer, sell, cents',
          ),
          unless: any('stunt, dummy, drill, dummies'),
        },
      ],
    ],
    deed: [
      [
        within(
          2,
          TRICK,
          either(
            WEAK,
            any('people into, people out, customer into, them into, them out, customers, user into'),
          ),
        ),
        { unless: any('magic, magician, party, study') },
      ],
      [
        within(
          8,
          any('clone, fake, deepfake, imitate'),
          any('voice, face, call, video'),
          any('ask, send, transfer, money, relative, bank, pay'),
        ),
        { unless: any('own, consent, contract, actor, dub, als, birthday') },
      ],
      [
        within(
          6,
          any('make, get, talk, persuade, convince, lure, push, charm'),
          WEAK,
          any(
            'send, transfer, wire, hand over, give us, give away, sign over, fall in love, pay with gift card, buy gift card, invest, remortgage',
          ),
        ),
        { unless: any('bill, doctor, family, donate, back to work') },
      ],
      [
        within(
          4,
          either(
            'launder(?:s|ing)?',
            `${any('clean, wash, hide, move, turn')} (?:[^ ]+ ){0,2}(?:dirty|drug|black|criminal|mafia)`,
          ),
          any('money, cash, funds, proceed, crypto, coin, income, profit'),
        ),
      ],
      [
        within(
          4,
          any('evade, dodge, cheat on, not pay, hide income from, hide money from'),
          any('tax, taxes, vat, duty, duties, customs, tax office, irs'),
        ),
      ],
      [
        within(
          7,
          any('hide, conceal, keep'),
          any('sale, income, cash, profit, revenue, money, half'),
          any('from the tax, from the irs, from hmrc, from tax, from customs'),
        ),
      ],
      [
        within(
          6,
          any('tell, convince, show'),
          any('computer, pc, phone, roof, boiler'),
          '(?:has|needs|is) (?:[^ ]+ ){0,2}(?:virus|infected|broken|hacked|repairs?)',
        ),
        { only: any('charge, pay, for nothing, fee'), unless: any('honest, free check, if it') },
      ],
      [
        within(
          4,
          any('roll back, wind back, turn back, reset, rewind, lower, correct, dial back'),
          any('odometer, mileage, speedometer'),
        ),
      ],
      [
        within(
          3,
          any('bribe, pay off, buy off'),
          any(
            'official, inspector, officer, politician, judge, doctor, referee, player, examiner, police, mayor, minister',
          ),
        ),
      ],
      [within(3, any('skim, clone'), any('card, credit card, bank card'))],
      [
        within(
          4,
          any('rig, fix, manipulate'),
          any('match, matches, election, auction, lottery, casino, vote, stock price, scale, meter, bid'),
        ),
      ],
    ],
    sign: [
      [within(5, PRETEND, OFFICIALS), { only: GAIN, unless: any('consent, contract, dub') }],
      [
        within(
          8,
          OFFICIALS,
          any('accident, jail, hospital, trouble, arrest, kidnap'),
          any('cash, money, bail, send, transfer'),
        ),
        { unless: any('bail bond, insurance') },
      ],
      [any('only we can sell, cash out and delete, cash out and close, cash out and disappear, exit scam')],
      [
        within(
          5,
          `pay(?:s|ing)?(?: out)?`,
          any('early, earlier, old, older, existing, first'),
          any('member, investor, customer, user'),
          any('new, newer, later, join'),
        ),
      ],
      [
        within(6, any('guarantee, guaranteed, promise'), '[0-9.]+ ?(?:%|percent)'),
        {
          only: any('day, week, month, daily, weekly, invest, deposit'),
          unless: any('uptime, refund, satisfaction'),
        },
      ],
      [
        within(6, '[0-9.]+ ?(?:%|percent)', any('guaranteed, guarantee')),
        {
          only: any('a day, per day, a week, per week, a month, per month, daily, weekly'),
          unless: any('uptime, refund, satisfaction'),
        },
      ],
      [
        within(
          4,
          PRETEXT,
          either(
            within(2, any('that, who, which'), '(?:do|does|did) not exist'),
            'never (?:[^ ]+ )?(?:arrives?|existed|exist|ships?|deliver(?:s|ed)?|happen(?:ed|s)?|took place|come|comes|built|performed|worked)',
          ),
        ),
        {
          only: any(
            'collect, deposit, donation, pay, payment, money, insurance, fee, bill, claim, sell, buyer, invoice, charge, raise',
          ),
        },
      ],
      [
        within(
          12,
          any('token, coin, meme coin, stock, penny stock, nft'),
          any('pull the liquidity, dump, dump them, sell our, leave with, disappear, exit'),
        ),
        { unless: any('waste, dump site') },
      ],
      [
        any('victim'),
        {
          only: within(
            8,
            any('victim'),
            any('pay, send, transfer, never withdraw, profits grow, wallet, deposit'),
          ),
          unless: any('compensation, help, support, lawyer, of crime, shelter, fund, victims of'),
        },
      ],
      [
        within(
          4,
          any('set fire to, burn down, burn, torch, sink, wreck'),
          any('car, house, boat, shop, barn, restaurant, phone'),
        ),
        { only: any('insurance, insurer, payout'), unless: any('if you, when you, after, fire brigade') },
      ],
      [
        within(1, 'crash(?:es|ing)?', '(?:your|their|his|her|a|the) (?:[^ ]+ )?cars?'),
        { only: any('insurance, insurer, compensation, payout'), unless: any('if you, when you, after') },
      ],
      [
        within(
          6,
          any('disappear, vanish, leave after, run off'),
          any('paid, pay, payment, with the money, after a week, deposit'),
        ),
        { unless: any('secure, escrow, refund') },
      ],
      [
        within(
          7,
          'take (?:the )?(?:money|deposits|payments?)',
          any('disappear, vanish, leave, never deliver, close the, run'),
        ),
      ],
    ],
  }),
  ...crimes('harm or exploit people', {
    offer: [
      [
        any(
          'child porn, child pornography, human trafficking, sex slave, forced labor, forced labour, child labor, child labour, child worker, child bride, underage girl, underage escort, slave worker, slave labor, bonded labor, bonded labour, revenge porn, dog fight, dogfight, cockfight, suicide kit, snuff film, child soldier, bum fight, forced begging, begging ring, sweatshop labor, threatening letter, forced marriage, teen wives, underage bride, underage model, contract killing, upskirt, deepfake porn, nudify, forced prostitution',
        ),
      ],
      [
        within(
          5,
          any('force, lure, trap, sell, push, trick'),
          any('them, her, girl, women, woman, migrant, runaway'),
          'into',
          any('prostitution, brothel, sex work, slavery, marriage, porn'),
        ),
      ],
      [
        any(
          'hitman, hit man, hitmen, hit men, contract killer, contract killing, murder for hire, assassin for hire, hired assassin, swatting, killer for hire, thug for hire, muscle for hire, human organ, human kidney, kidney broker, organ broker, leg breaker, hit squad, arsonist',
        ),
      ],
      [
        any('poison, venom'),
        {
          only: any(
            'no trace, untraceable, undetectable, get rid of, kill someone, husband, leave no trace, leaves no trace',
          ),
        },
      ],
    ],
    deed: [
      [
        within(3, HURT, TARGET),
        {
          only: any(
            'we, our, hire, rent, pay, order, service, marketplace, for people who, customer, price, trace, crew, gang, team, send, thug, boys',
          ),
          unless: any(
            'self defense, self defence, foam, glove, boredom, game, haunted, prank, halloween, horror, ride, wrinkle, stage',
          ),
        },
      ],
      [within(1, any('blackmail, extort'), '[^ ]+')],
      [
        within(
          4,
          any('have, get'),
          any('them, someone, people, him, her, ex, enemy, rival'),
          '(?:beaten|killed|hurt|attacked|roughed up|kidnapped|punched|raped)',
        ),
      ],
      [within(3, any('send, hire, rent, dispatch'), any('thug, hooligan, goon, enforcer, biker'))],
      [
        within(
          3,
          any('remove, take off'),
          '(?:the )?clothes',
          any('of, from'),
          any('any woman, woman, women, girl, anyone, person, people, celebrity, photo, picture'),
        ),
      ],
      [
        within(
          4,
          any('place, marry, sell, rent, offer'),
          any('as wives, as wife, as bride, as brides, off to'),
        ),
      ],
      [
        within(
          4,
          any('keep, take, hold, confiscate, lock away'),
          '(?:(?:their|her|his|the) )?(?:passports?|papers|documents|ids)',
        ),
        {
          only: any(
            'work, maid, debt, worker, girl, women, labor, labour, farm, refugee, complain, leave, run away, paid',
          ),
          unless: either(
            any('safe place, scan, copy, vault, folder'),
            '(?:crews?|workers?|maids?|they|au pairs?|women|employees) keep',
          ),
        },
      ],
      [
        within(4, any('traffic, sell, buy, lease, auction, sold'), HUMANS),
        {
          only: any(
            'traffic, to men, brothel, highest bidder, virgin, to couple, to farmer, as wife, as wives, debt',
          ),
          unless: any('clothes, shoe, dress, gift, toy, book, product, photo'),
        },
      ],
      [
        within(
          5,
          any('buy, sell, pay, broker, trade'),
          any('a kidney, kidney, liver, human organ, a cornea'),
        ),
        { unless: any('church, donor card, dish, stone, bean, pie, dialysis, food, care') },
      ],
      [
        within(
          4,
          any('get rid of, dispose of, dissolve, make disappear'),
          any('a body, body, bodies, corpse, witness, evidence'),
        ),
        { unless: any('funeral, undertaker, pet, cremat, mortuary') },
      ],
    ],
    sign: [
      [
        within(
          2,
          any('employer, family, families, agency, agencies, boss, bosses, owner'),
          any('keep, take, hold, confiscate'),
          any('passport'),
        ),
      ],
      [any('organ trade, organ trading, organ trafficking, people trafficking')],
      [
        within(
          3,
          'nudes?',
          'of',
          any(
            'any, actress, actresses, celebrity, celebrities, classmate, ex, coworker, anyone, teacher, girl, women',
          ),
        ),
      ],
      [
        within(
          5,
          any('dump, pour, bury, burn'),
          any('toxic, chemical, hazardous, medical, radioactive'),
          'waste',
        ),
        { unless: any('clean up, licensed, report') },
      ],
      [
        any('terror attack, terrorist cell, jihad, isis, al qaeda, bomb threat, hate crime'),
        { only: any('recruit, fund, donate, arm, training camp, send, order, pay') },
      ],
      [
        within(
          6,
          any('surgery, surgeries, operation, dentist, injection, abortion, liposuction, silicone'),
          any(
            'without a license, without license, unlicensed, without medical training, no medical training, no license, not a doctor',
          ),
        ),
      ],
      [
        within(
          4,
          HUMANS,
          '(?:[^ :]+ ){0,6}' + any('sold, auctioned, bought, placed, married off'),
          '(?:to|as|with) (?:[^ ]+ ){0,3}' +
            any('couple, men, wives, wife, farmer, bidder, famil, old men, servant, client, brothel, bride'),
        ),
        { unless: any('clothes, shoe, dress, toy, book, food, product, milk') },
      ],
      [
        within(
          9,
          any('child, children, migrant, refugee, women, girl, people, boy, prisoner'),
          any('work, working, beg, labor'),
          any('without pay, without wages, unpaid, for free, no pay, no wage, never paid'),
        ),
        { unless: any('volunteer, intern, help, rights, union') },
      ],
      [
        within(
          2,
          any('undress, strip'),
          '(?:(?:a|any|the|her|photos?|pictures?|of) ){0,4}' +
            any('woman, women, girl, people, anyone, classmate, celebrity, celebrities, teacher, person, ex'),
        ),
      ],
      [
        within(
          7,
          any(
            'classmate, celebrity, celebrities, coworker, teacher, face of, ex girlfriend, anyone, any woman, any girl, her face',
          ),
          NUDES,
        ),
        { only: either(PICTURES, NUDES), unless: any('model, consent, paid, life drawing') },
      ],
      [
        within(
          6,
          NUDES,
          PICTURES,
          any(
            'ex, her, classmate, celebrity, celebrities, without, girlfriend, coworker, anyone, teacher, someone',
          ),
        ),
        { unless: any('only for them, take down, removed') },
      ],
      [
        within(4, any('break, broken, smash, crack'), any('bone, finger, leg, arm, kneecap, knee, window')),
        {
          only: any('debt, owe, pay, lesson, extra, scare'),
          unless: any('insurance, doctor, cast, surgeon, hospital, screen'),
        },
      ],
      [any('acid is thrown, throws acid, throw acid, acid attack service')],
      [
        within(
          3,
          any('dog, cock, rooster, animal'),
          any('fight, fighting'),
          '(?:to the death|[^ ]+ bet|for money|each other)',
        ),
        { only: any('bet, death, viewer, stream, ticket') },
      ],
    ],
  }),
  ...crimes('smuggle goods or people', {
    sign: [
      [
        within(
          3,
          any('boat, truck, lorry, lorries, van, dinghy, tunnel, guide'),
          '(?:for|with|full of)',
          any('migrant, refugee'),
        ),
        {
          only: any(
            'per seat, per person, no paper, without paper, no visa, border guard, across the border',
          ),
          unless: any('rescue, charity, blanket'),
        },
      ],
      [
        within(
          3,
          any('cigarette, tobacco, gold, phone, alcohol, wine, fuel, diamond, people, migrant'),
          'smuggled',
        ),
      ],
    ],
    deed: [
      [
        within(
          4,
          any('smuggle'),
          any(
            'people, migrant, refugee, human, cigarette, tobacco, gold, phone, goods, alcohol, currency, cash, fuel, animal, wine, medicine, diamond, cocaine, weapon',
          ),
        ),
      ],
      [
        within(
          8,
          any('take, bring, drive, ship, carry, get, hide, transport'),
          any('migrant, people, refugee, family, families'),
          any(
            'across the us border, across the border, over the border, through the border, across the mexican border, over the mountain, across the sea, across the channel, into europe, into the uk, to england, into germany, into america, into the us',
          ),
        ),
        {
          only: any(
            'illegal, illegally, hidden, hide, without paper, without visa, no visa, no paper, undetected, truck, smuggle, lorry, dinghy, boat, secret, border guard',
          ),
          unless: any('rescue, charity, visa help, legal, embassy'),
        },
      ],
    ],
  }),
  ...crimes('sell to minors what the law keeps from them', {
    offer: [
      [
        any(
          'beer, vodka, alcohol, vape, cigarette, nicotine, booze, liquor, tobacco, gambling, betting, casino',
        ),
        {
          only: within(
            3,
            '(?:to|for|by|let|under|near)',
            any(
              'minor, underage, under 18, under 18s, teenager, school kid, schoolkid, kid, schoolchildren, 15 year old, 16 year old, 14 year old, schools with no',
            ),
          ),
          unless: any(
            'prevent, toy, detect, alcohol free, teach, keep out, age check, nothing, learn, education, stop',
          ),
        },
      ],
    ],
  }),
]
