import { patternOf } from './crime-words.ts'

/** A crime that can be a business. */
export interface Crime {
  /** Completes 'Groundwork does not analyze plans to …' in the founder's message. */
  purpose: string
  /**
   * `offer`: goods that must be offered. `deed`: something that the founder, the product or its customers do. `sign`:
   * words that are sufficient on their own.
   */
  kind: 'offer' | 'deed' | 'sign'
  what: RegExp
  /** Must match in the surrounding sentences for the match to be a crime. */
  only?: RegExp
  /** Makes a match lawful if it matches in the surrounding sentences. */
  unless?: RegExp
}

/*
 * The crimes of each purpose, one kind and pattern per line; the first match wins. 'only' and 'unless' belong to the
 * line above. <a, b> are words with their endings, ' ~3 ' stands for up to three words, and names in capitals refer to
 * a list in crime-words.ts.
 */
const TABLE = `
# sell prescription drugs without a prescription
offer MEDICINES
  only SHADY
  unless <telehealth, doctor, consult, prescription>
sign MEDICINES
  only NO_DOCTOR
  unless <consult, consultation, telehealth, video call, video visit, prescribe, our doctor, licensed doctor, real doctor signs>
sign <write, issue, generate, forge> ~4 <prescription, script>
  only NO_DOCTOR
sign <write, issue, generate, forge, fake> ~3 prescriptions? ~3 (for|to) ~3 MEDICINES
  only NO_DOCTOR

# sell drugs that are illegal
offer DOUBTFUL_DRUGS
  unless <clinic, therapy, therapist, therapies, rehab, licensed, licence, license, veterinary, vet, trial, retreat insurance,
      hospital>
offer LOOSE_DRUGS
  only (SHADY|BAD_BUYER|<get high, cartel, runner, pusher, clean product, to the club, party>)
  unless <vitamin, supplement, prescription, mushroom box, chef, cooking>
sign DRUGS
  unless <clinic, therapy, therapist, therapies, rehab, licensed, licence, license, veterinary, vet, trial, hospital,
      anesthetist, lawyer>

# watch people without their knowledge
deed WATCH ~5 (PERSON|(her|his|their|your) ([^ ]+ )?PRIVATE|<keystroke, webcam, screen, laptop, phone, call,
      chat> ~2 (of|from) ~2 PERSON)
  only COVERT
  unless CONSENT
deed <slip, hide, stick, plant, sneak, put, attach, drop, clip, install> ~5 (in|into|under|on|to|behind|inside) ~5 <ex, wife,
      husband, her, his, someone, partner, girlfriend, boyfriend, neighbor, neighbour, anyone, spouse> ~5 <car, bag, phone,
      room, purse, coat, bike, pocket, home, handbag, laptop>
  only <track, tag, gps, tracker, camera, mic, microphone, spy, message, listen, where>
  unless CONSENT
deed <everything, every message, every word, each message> ~2 PERSON
  only COVERT
  unless CONSENT
deed <spy on, spying on, stalk, snoop on, eavesdrop on> ~2 PERSON
deed <full access to, read, see inside, listen to, hear> ~4 <wife, husband, spouse, girlfriend, boyfriend, ex,
      partner> ~4 <phone, iphone, message, chat, text, whatsapp, email>
  unless CONSENT
sign <hidden, hide, secret, spy, concealed, pinhole, disguised> ~3 <camera, cam, microphone,
      mic> ~3 (in|into|for|inside|behind|under) ~3 ROOMS
sign <hidden, hide, secret, spy, concealed, pinhole, disguised> ~8 <camera, cam, microphone, mic> ~8 <ex girlfriend,
      girlfriend, wife, wives, husband, ex, tenant, neighbor, neighbour, guest>
  unless CONSENT
sign <camera, cam, microphone> ~1 <disguised as, hidden in, hidden inside, look like>
  only (ROOMS|<film guest, filming guest, film people, woman>)
sign <camera, cam, microphone> ~2 hidden ~1 (in|inside|into|behind) ~2 ROOMS
sign <camera, film> ~4 under ~4 <skirt, dress>
sign spy ~1 <app, software, tool, camera>
  only PERSON
sign stalkerware
sign <tracker, gps, gps tracker, microphone, bug> ~4 (in|on|under|into) ~1 <car, bag, phone, home> ~1 of ~2 <ex, ex girlfriend, ex wife, wife, girlfriend, husband, neighbor, neighbour, stranger>
  unless CONSENT
sign <tracker, gps, tag, camera, microphone> ~6 (in|into|under|behind|inside|on) ~6 <wife, husband, ex, girlfriend, boyfriend,
      her, his> ~2 <car, bag, phone, room, purse, coat, bike, bedroom>
  only COVERT
  unless CONSENT
sign <live location, location, whereabouts, movement, home address> ~3 of ~3 <any celebrity, celebrity, celebrities,
      any woman, any person, anyone, stranger, ex, your ex, any girl>
sign <turn, make, convert> ~4 PERSON ~4 <phone, laptop, tv, speaker> ~4 into ~4 <listening device, bug, tracker, microphone,
      wire>
  unless CONSENT
sign <secret address, new address, hiding place, shelter address, address> ~3 (of|where) ~3 <ex wife, ex, ex girlfriend,
      ex partner, wife, witness>
sign (<stranger, woman, women, anyone, girl> ~8 (home address(es)?|lives?)|<home address, address,
      daily routine> ~7 (of|from) ~7 <any woman, woman, women, stranger, anyone, girl, ex>)
  only <face, photo, picture, plate, license plate, sell you, find out, selfie, database, subscriber, list>
  unless <lawyer, heir>

# trade in protected animals and plants
offer RARE_ANIMALS
  unless (with ([^ ]+ )?(papers|documents|permits)|<ivory coast, captive bred, replace, restore, restoration, rescue, ranger, adopt, resin,
      sanctuary, rehome, conservation, tagua, plush, vegetable, coloured, colored, reclaimed, tour>)
offer <endangered, protected, poached> ~3 ANIMALS
  unless <sanctuary, rescue, tour, camera, plush, conservation, donate, adopt, habitat, breeding program>
offer ANIMALS
  only <caught in the wild, taken from the wild, poached, poacher, from reserve, from a reserve, smuggle, wild caught,
      illegally, past customs>
  unless <captive bred, camera, tour>
sign <catch, trap, poach, take, capture> ~3 <wild songbird, songbird, wild bird, wild parrot, wild animal, baby monkey,
      wild monkey, wild falcon, protected>
  only <sell, sold, pet, buyer, export>

# sell or make weapons outside the law
offer GUNS
  only (NO_CHECK|SHADY|BAD_BUYER|<file and part, print at home>)
  unless <toy gun, toy rifle, toy pistol, wooden, cardboard, nerf, water, paint, glue, nail, heat, staple, massage, airsoft,
      paintball, prop, replica, spray, grease, caulk, film, studio, movie, theatre, theater, collector, antique, laser tag,
      safe, cap gun, starter, potato, cosplay, exam, trigger lock, disarm, licensed, laser>
deed <mix, cook, print> ~4 <bomb, explosive, grenade, gun at home>
  unless <bath, seed bomb, cocktail, smoke bomb, chocolate, tea, glitter, permit, licensed, game>
sign BOMBS
  unless <safe to disarm, defuse, clearance, disposal>
sign <build, make, assemble> ~4 <own bomb, a bomb, bombs, explosives, pipe bomb, own gun, silencer>
  unless <bath, seed, chocolate, glitter, cocktail, disposal, smoke, sugar, tea, toy, wooden, game, lego, defuse>
sign <recipe, guide, manual, instruction, tutorial, video, blueprint, file> ~6 <explosives, bomb, ghost gun, silencer,
      grenade, nerve agent>
  unless <bath, seed, chocolate, glitter, cocktail, disposal>
sign <convert, turn, reactivate, reactivating> ~4 <gun, pistol, glock, rifle, ar15, weapon, kalashnikov, deactivated, blank>
  only (<full auto, fully automatic, machine gun>|(into|to) ~4 <live, lethal, real, automatic>|reactivat[^ ]+)
offer <grenade, rocket launcher, landmine>
  unless <deactivate, paintball, smoke, prop, museum, game, disposal, clear, clearance>

# make or sell counterfeits
offer <counterfeit, bootleg, pirated, knock off, knockoff, cracked> ~3 (BRANDED_GOODS|BRANDS|WORKS)
offer <fake, replica, imitation, copied, cloned, copies of, copy of, knock off, clone watches, clone watch,
      super clone> ~2 BRANDS
offer FALSE ~2 (BRANDED_GOODS|<designer label, botox>)
  unless <leather bag, faux>
offer <super clone, super clone watch, super clone watches, aaa replica, first copy, mirror copy>
offer BRANDS ~1 <clone, copy, copies, replica, fake, knock off>
sign <fake, copy, replica, counterfeit, imitation, knock off, cheap, relabel, refilled, refill, expired, sew, horse meat,
      factory, print, clone, used, tap water, diluted, farmed, ordinary> ~9 GENUINE
  unless <licensed, fur, plant, teeth, eyelash, grass, flower, identity, id, passport, note, leather, wood>
sign <bottle, bottling, refill, pour, repackage, relabel, mix, fill> ~5 <cheap, expired, fake, industrial, homemade, methanol,
      out of date, rejected, used> ~5 ([^ ]+ )?(bottles?|packaging|labels?|boxes|brands?|vials?|dates?)
  unless <shampoo, zero waste, own bottle, deposit, recycle>
sign <mix, dilute, blend, stretch, stuff, fill> ~5 ([^ :]+ ){0,8}<label it, sell it as, call it, label it as>
sign bottles? of ~3 <famous, expensive, premium, well known, big brand>
  only <cheap, label, fake, refill>
sign <change, remove, replace, reprint, scratch off> ~4 <expiry date, best before date, expiration date, use by date,
      serial number>
sign <pirate, pirated, cracked, illegal, unlicensed, bootleg> ~3 WORKS
sign WORKS
  only (not|never|without|no|pay|and) ~5 <pay for any right, pay for right, license fee, licence fee, royalty, royalties,
      the rights, paying studios, paying for right, pay the studio, permission of the studio, publishers knowing,
      pay nothing to, pay nothing, pay the author, pay author, paying author, paying for it>

# forge documents, money or reviews
offer (FALSE|<cheap copies of, perfect copies of, photoshopped, copies of real, duplicate>) ~3 PAPERS
  unless <prop, movie, film, play money, board game, party, invitation, wedding, comedy, from a real, fake money for learn,
      paper trading, learn>
offer (FALSE|<paid for, bought, glowing, purchased, fake>) ~4 REVIEWS
  unless <real guest>
offer <print, counterfeit, forge> ~2 <euro, dollar, banknote, pound note, money, 50s>
deed (faking|fakes|<forge, falsify, photoshop, fabricate, backdate>) ~3 PAPERS
deed <print> ~2 <euro, dollar, pound note, banknote, dollar bill, our own money>
  unless <play, movie, prop, collector, museum, gift, framed>
sign PAPERS( ,)?( all)? (forged|faked|fake|counterfeit)(?= (by|with|in|on|so|to|,|$))
sign <bot, click farm, fake account, phone farm> ~5 <leave, write, post, give, generate, add> ~5 (REVIEWS|<five star rating>)
sign PAPERS
  only ((without|no|never|skip) ~5 <take the exam, taking the exam, sit the exam, sitting the exam, exam, study, studying,
      attend, training, taking the test, test, seeing a doctor, course>|<real looking, looks original, look original,
      buy a degree>)
  unless <tutor, apprentice, required, needed, quotation, tax, passport photo, free from, fee>
sign REVIEWS ~8 (never ([^ ]+ )?<buy, bought, visit, eat, ate, eaten, stay, treat, use, try, tried, order, been, set foot,
      met, meet, saw, see>|<competitor, rival, competition, account we control, accounts we control, our own account,
      our network, fake account, bot account>)
sign (REVIEWS ~9 <fake customer, fake guest, fake account, fake user, fake profile>|<fake customer, fake guest, fake account,
      fake user, fake profile> ~5 REVIEWS)
sign <sell, buy> ~2 reviews
sign <sell, buy, order, write, post, get> ~3 <five star, five star google review, positive review, google review,
      amazon review, star review, hundreds of review, good review>
  only <sell, price, package, hire us, account, each, per review, bot, for>
  unless <real guest, real customer, verified, ask guest, after checkout, after each visit, after every visit, after each job, after the
      visit, invite, if they, remind, help customers, honest, unhappy>

# break into accounts or computers
offer (stolen ~5 <login, password, data, account, credential, identities, database>|<hacked, hack, cracked, breached, leaked,
      compromised, hijacked> ~3 (SYSTEM|SECRETS|<login, data, cookie, record, medical record, hospital, forum, shop,
      companies, company, site, data dump>))
  unless <back, own account, recover, was hacked, was leaked>
offer SYSTEM ~4 <from leaked, from stolen, from hacked, of hacked, with stolen>
deed <hack> ~4 (SYSTEM|<school>)
  unless <permission, own, client, bug bounty, authorized, legally, report, with consent, growth, game>
deed (gets?|breaks?|hacks?|logs?|sneaks?|goes|getting|breaking|hacking) (into|to|through) ~3 (OTHERS ~2 SYSTEM|<mail
      server>|SYSTEM ~1 of (private homes?|strangers|OTHERS))
  unless <permission, locked out, support, owner>
deed <get, give, sell, hand, deliver, obtain> ~3 <access to, email of, emails of, message of, messages of, password of,
      passwords of, chat of> ~3 (OTHERS ~2 SYSTEM|<ex, competitor, business competitor, rival, wife, husband>)
  unless <their own, your own, permission, lawyer, consent>
deed <take, knock, bring, force, crash, flood, shut> ~3 (<rival, competitor, any, enemy, enemies, other, opponent,
      someone> ~3 <website, site, shop, web shop, server, store, page, network>|<website, site,
      server>) ~3 (offline|down)(?! payment)
  unless <own, load test, maintenance>
deed <steal, harvest, hijack, drain, empty, take over, crack, brute force, guess, copy> ~3 SECRETS
  unless <forgot, owner, own account, forensic>
sign MALWARE
  unless <antivirus, anti virus, firewall>
sign <back door> ~1 <in, into, to> ~3 (SYSTEM|<software, firmware, router, code>)
  unless <antivirus, anti virus, firewall, find, audit, close, detect>
sign <encrypt, lock, delete, freeze, shut down, paralyze, block, disable> ~4 <file, data, computer, server, system,
      phone> ~4 ([^ :]+ ){0,6}(until|unless|after payment|and demand|only give|ransom|pay|paid)
  unless <parent, screen time, own file, insurance, backup, child, kid>
sign <unlock, hack, break, crack, manipulate, change, alter, edit, fix, improve> ~4 <grading system, grade, school record,
      criminal record, exam server, exam result>
  only <hack, unlock, student can change, in the system, in the database, log in, server, grading system>
  unless <teacher, tutor, study, lawyer>

# steal, or sell stolen goods
sign <burglary crew, burglary team, burglary service, burglar for hire, theft to order, steal to order, car theft ring,
      shoplifting crew>
offer <stolen, looted, shoplifted, nicked, robbed, hot> ~2 GOODS
  unless <owner, return, recover, report, registry, register, find, found, back, insure, police, checked, proof, safe, lock,
      protect, invoice, hot dog>
deed STEAL ~4 (GOODS|HOMES|to order|(them|stuff))
  unless <look, deal, show, game, idea, base, recover, owner>
deed (<break into, sneak into, empty, clear out, dig up, raid>|breaks? in) ~4 HOMES
  only <while, owner, away, on holiday, neighbor, neighbour, at night, thief, thieves, unnoticed, loot, sell, before>
  unless <clean, move, clearance, estate, locked out, relocation, waste, furniture, decluttering>
deed <take, grab, pick up, lift, cut, collect, remove, pull> ~4 GOODS
  only (off (the street|porches|doorsteps)|from (porches|doorsteps|parked cars|building sites|warehouses by
      insiders|graves|churches|unlocked)|before (the )?(customers?|owners?|they) (do|come|notice|get)|fell off|without paying)
  unless <recycle, city council, owner asked>
sign (for|to|lets?|helps?|where|by|from|tells?|shows?|gives?|sends?|recruit|organi[sz]e|teams? of|gangs? of|hire|train) ([^ ]+ )?THIEVES
sign GOODS ~4 (we|our|i) ~4 <steal>
  only <sell, resell, buyer, outlet, scrap>
  unless <owner, insurance, police, if your, alarm, lock>
sign (GOODS|HOMES) ~6 easy to ~6 <steal, rob, break into>
sign <organize, organise, recruit, hire, pay, train, lead, run, team> ~3 THIEVES
sign GOODS ~4 <cut, lift, take, taken, steal, stolen, pinched, removed, dug up,
      looted> ~4 (from|off|by|illegally) ~4 (HOMES|<insider, store, night, employee, dock, the street, in>)
  only <sell, sold, outlet, off, scrap, buyer, abroad, price>
  unless <return, recover, owner, police, insurance, alarm, detect>
sign <jam, jammer, disable, defeat, bypass, unlock, open, get past, beat, remove, start, relay, stop people from lock, clone,
      block, foil> ~4 <car alarm, alarm, security tag, shop alarm, anti theft, keyless car, keyless, immobilizer, icloud lock,
      activation lock, lock their car, locking their car, security gate, key fob, remote lock, the tag, any lock, room lock,
      door lock>
  only <thief, thieves, drive away, without key, without the key, unnoticed, not yours, steal, stolen, shoplift, jam, jammer,
      walk out, take what, take it, drive off, inside, be taken, belongings>
  unless <owner, locksmith>

# defraud people
sign <pay> ~5 (from|with|out of) ~5 (new|later|newer) ~1 <investor, member, customer, user>
sign <say, tell, claim> ~3 account ~3 <hacked, blocked, in danger, frozen> ~12 <transfer, send, pay, move>
offer <money laundering, ponzi, ponzi scheme, pyramid scheme, pump and dump, rug pull, insider tip, insider information,
      match fixing, fixed match, romance scam, scam kit, scam app, scam agency, scam page, scam site, scam call center, scam call centre,
      rental scam kit, rental scam, scam as a service, scammers as a service, fraud as a service, advance fee, card skimming, carding, tax evasion, insurance fraud, refund fraud,
      crash for cash, identity theft, click fraud, election rigging, money mule, atm skimmer, card trapping>
offer FALSE ~5 PRETEXT
  only <collect, deposit, donation, pay, payment, money, insurance, fee, bill, cash, raise, claim, payout, compensation,
      refund, insurer, sell, cents>
  unless <stunt, dummy, drill, dummies>
deed TRICK ~2 (WEAK|<people into, people out, customer into, them into, them out, customers, user into>)
  unless <magic, magician, party, study>
deed <clone, fake, deepfake, imitate> ~8 <voice, face, call, video> ~8 <ask, send, transfer, money, relative, bank, pay>
  unless <own, consent, contract, actor, dub, als, birthday>
deed <make, get, talk, persuade, convince, lure, push, charm> ~6 WEAK ~6 <send, transfer, wire, hand over, give us, give away,
      sign over, fall in love, pay with gift card, buy gift card, invest, remortgage>
  unless <bill, doctor, family, donate, back to work>
deed (launder(s|ing)?|<clean, wash, hide, move, turn> ([^ ]+ ){0,2}(dirty|drug|black|criminal|mafia)) ~4 <money, cash, funds,
      proceed, crypto, coin, income, profit>
deed <evade, dodge, cheat on, not pay, hide income from, hide money from> ~4 <tax, taxes, vat, duty, duties, customs,
      tax office, irs>
deed <hide, conceal, keep> ~7 <sale, income, cash, profit, revenue, money, half> ~7 <from the tax, from the irs, from hmrc,
      from tax, from customs>
deed <tell, convince, show> ~6 <computer, pc, phone, roof, boiler> ~6 (has|needs|is) ([^ ]+
      ){0,2}(virus|infected|broken|hacked|repairs?)
  only <charge, pay, for nothing, fee>
  unless <honest, free check, if it>
deed <roll back, wind back, turn back, reset, rewind, lower, correct, dial back> ~4 <odometer, mileage, speedometer>
deed <bribe, pay off, buy off> ~3 <official, inspector, officer, politician, judge, doctor, referee, player, examiner, police,
      mayor, minister>
deed <skim, clone> ~3 <card, credit card, bank card>
deed <rig, fix, manipulate> ~4 <match, matches, election, auction, lottery, casino, vote, stock price, scale, meter, bid>
sign PRETEND ~5 OFFICIALS
  only GAIN
  unless <consent, contract, dub>
sign OFFICIALS ~8 <accident, jail, hospital, trouble, arrest, kidnap> ~8 <cash, money, bail, send, transfer>
  unless <bail bond, insurance>
sign <only we can sell, cash out and delete, cash out and close, cash out and disappear, exit scam>
sign pay(s|ing)?( out)? ~5 <early, earlier, old, older, existing, first> ~5 <member, investor, customer, user> ~5 <new, newer,
      later, join>
sign <guarantee, guaranteed, promise> ~6 [0-9.]+ ?(%|percent)
  only <a day, per day, a week, per week, a month, per month, daily, weekly, invest, deposit, return, profit>
  unless <uptime, refund, satisfaction>
sign [0-9.]+ ?(%|percent) ~6 <guaranteed, guarantee>
  only <a day, per day, a week, per week, a month, per month, daily, weekly>
  unless <uptime, refund, satisfaction>
sign PRETEXT ~4 (<that, who, which> ~2 (do|does|did) not exist|(that|which) (we|you|i) do not own|never ([^ ]+
      )?(arrives?|existed|exist|ships?|deliver(s|ed)?|happen(ed|s)?|took place|takes? place|come|comes|built|performed|worked))
  only <collect, deposit, donation, pay, payment, money, insurance, fee, bill, claim, sell, buyer, invoice, charge,
      raise, close after, vanish, disappear>
sign <token, coin, meme coin, stock, penny stock, nft> ~12 <pull the liquidity, dump, dump them, sell our, leave with,
      disappear, exit>
  unless <waste, dump site>
sign <victim>
  only <victim> ~8 <pay, send, transfer, never withdraw, profits grow, wallet, deposit>
  unless <compensation, help, support, lawyer, of crime, shelter, fund, victims of>
sign <set fire to, burn down, burn, torch, sink, wreck> ~4 <car, house, boat, shop, barn, restaurant, phone>
  only <insurance, insurer, payout>
  unless <if you, when you, after, fire brigade>
sign crash(es|ing)? ~1 (your|their|his|her|a|the) ([^ ]+ )?cars?
  only <insurance, insurer, compensation, payout>
  unless <if you, when you, after>
sign <disappear, vanish, leave after, run off> ~6 <paid, pay, payment, with the money, after a week, deposit>
  unless <secure, escrow, refund>
sign take (the )?(money|deposits|payments?) ~7 <disappear, vanish, leave, never deliver, close the, run>

# harm or exploit people
offer <child porn, child pornography, human trafficking, sex slave, forced labor, forced labour, child labor, child labour,
      child worker, child bride, underage girl, underage escort, slave worker, slave labor, bonded labor, bonded labour,
      revenge porn, dog fight, dogfight, cockfight, suicide kit, snuff film, child soldier, bum fight, forced begging,
      begging ring, sweatshop labor, threatening letter, forced marriage, teen wives, underage bride, underage model,
      contract killing, upskirt, deepfake porn, nudify, forced prostitution>
offer <force, lure, trap, sell, push, trick> ~5 <them, her, girl, women, woman, migrant,
      runaway> ~7 (in|into|to) ~1 <prostitution, brothel, sex work, slavery, marriage, porn>
offer <hitman, hit man, hitmen, hit men, contract killer, contract killing, murder for hire, assassin for hire,
      hired assassin, swatting, killer for hire, thug for hire, muscle for hire, human organ, human kidney, kidney broker,
      organ broker, leg breaker, hit squad, arsonist>
offer <poison, venom>
  only <no trace, untraceable, undetectable, get rid of, kill someone, husband, leave no trace, leaves no trace>
deed HURT ~3 TARGET
  only <we, our, hire, rent, pay, order, service, marketplace, for people who, customer, price, trace, crew, gang, team, send,
      thug, boys>
  unless <self defense, self defence, foam, glove, boredom, game, haunted, prank, halloween, horror, ride, wrinkle, stage>
deed <blackmail, extort> ~1 [^ ]+
deed <have, get> ~4 <them, someone, people, him, her, ex, enemy,
      rival> ~4 (beaten|killed|hurt|attacked|roughed up|kidnapped|punched|raped)
deed <send, hire, rent, dispatch> ~3 <thug, hooligan, goon, enforcer, biker>
deed <remove, take off> ~3 (the )?clothes ~3 <of, from> ~3 <any woman, woman, women, girl, anyone, person, people, celebrity,
      photo, picture>
deed <place, marry, sell, rent, offer> ~4 <as wives, as wife, as bride, as brides, off to>
deed <keep, take, hold, confiscate, lock away> ~4 ((their|her|his|the) )?(passports?|papers|documents|ids)
  only <work, maid, debt, worker, girl, women, labor, labour, farm, refugee, complain, leave, run away, paid>
  unless (<safe place, scan, copy, vault, folder>|(crews?|workers?|maids?|they|au pairs?|women|employees) keep)
deed <traffic, trafficking, sell, buy, lease, auction, sold> ~4 HUMANS
  only <traffic, trafficking, to men, brothel, highest bidder, virgin, to couple, to farmer, as wife, as wives, debt>
  unless <clothes, shoe, dress, gift, toy, book, product, photo>
deed <buy, sell, pay, broker, trade> ~5 <a kidney, kidney, liver, human organ, a cornea>
  unless <church, donor card, dish, stone, bean, pie, dialysis, food, care>
deed <get rid of, dispose of, dissolve, make disappear> ~4 <a body, body, bodies, corpse, witness, evidence>
  unless <funeral, undertaker, pet, cremat, mortuary>
sign <employer, family, families, agency, agencies, boss, bosses, owner> ~2 <keep, take, hold, confiscate> ~2 <passport>
sign <organ trade, organ trading, organ trafficking, people trafficking>
sign nudes? ~3 of ~3 <any, actress, actresses, celebrity, celebrities, classmate, ex, coworker, anyone, teacher, girl, women>
sign <dump, pour, bury, burn> ~5 <toxic, chemical, hazardous, medical, radioactive> ~5 waste
  unless <clean up, licensed, report>
sign <terror attack, terrorist cell, jihad, isis, al qaeda, bomb threat, hate crime>
  only <recruit, fund, donate, arm, training camp, send, order, pay>
sign <surgery, surgeries, operation, dentist, injection, abortion, liposuction, silicone> ~6 <without a license,
      without license, unlicensed, without medical training, no medical training, no license, not a doctor>
sign <hire a killer, hired killer, rent a killer, professional killer>
sign <make, force, have> ~2 (them|girls|women) ~2 <work as> ~2 <prostitute, escort, sex worker>
sign <extortion service, protection money, extortion ring>
sign HUMANS ~4 ([^ :]+ ){0,6}<sold, auctioned, bought, placed, married off> ~4 (to|as|with) ([^ ]+ ){0,3}<couple, men, wives,
      wife, farmer, bidder, family, old men, servant, client, brothel, bride>
  unless <clothes, shoe, dress, toy, book, food, product, milk>
sign <child, children, migrant, refugee, women, girl, people, boy, prisoner> ~9 <work, working, beg, labor> ~9 <without pay,
      without wages, unpaid, for free, no pay, no wage, never paid>
  unless <volunteer, intern, help, rights, union>
sign <undress, strip> ~2 ((a|any|the|her|photos?|pictures?|of) ){0,4}<woman, women, girl, people, anyone, classmate,
      celebrity, celebrities, teacher, person, ex>
sign <classmate, celebrity, celebrities, coworker, teacher, face of, ex girlfriend, anyone, any woman, any girl,
      her face> ~7 NUDES
  only (PICTURES|NUDES)
  unless <model, consent, paid, life drawing>
sign NUDES ~6 PICTURES ~6 <ex, her, classmate, celebrity, celebrities, without, girlfriend, coworker, colleague, anyone, teacher,
      someone, any girl, any woman, any actress, any person>
  unless <only for them, take down, removed>
sign <break, broken, smash, crack> ~4 <bone, finger, leg, arm, kneecap, knee, window>
  only <debt, owe, pay, lesson, extra, scare>
  unless <insurance, doctor, cast, surgeon, hospital, screen>
sign <acid is thrown, throws acid, throw acid, acid attack service>
sign <dog, cock, rooster, animal> ~3 <fight, fighting> ~3 (to the death|[^ ]+ bet|for money|each other)
  only <bet, death, viewer, stream, ticket>

# smuggle goods or people
deed <smuggle> ~4 <people, migrant, refugee, human, cigarette, tobacco, gold, phone, goods, alcohol, currency, cash, fuel,
      animal, wine, medicine, diamond, cocaine, weapon>
deed <take, bring, drive, ship, carry, get, hide, transport> ~8 <migrant, people, refugee, family,
      families> ~8 <across the us border, across the border, over the border, through the border, across the mexican border,
      over the mountain, across the sea, across the channel, into europe, into the uk, to england, into germany, into america,
      into the us>
  only <illegal, illegally, hidden, hide, without paper, without visa, no visa, no paper, undetected, truck, smuggle, lorry,
      dinghy, boat, secret, border guard>
  unless <rescue, charity, visa help, legal, embassy>
sign <boat, truck, lorry, lorries, van, dinghy, tunnel, guide> ~3 (for|with|full of) ~3 <migrant, refugee>
  only <per seat, per person, no paper, without paper, no visa, border guard, across the border>
  unless <rescue, charity, blanket>
sign <cigarette, tobacco, gold, phone, alcohol, wine, fuel, diamond, people, migrant> ~3 smuggled

# sell to minors what the law keeps from them
offer <beer, vodka, alcohol, vape, cigarette, nicotine, booze, liquor, tobacco, gambling, betting, casino>
  only (to|for|by|let|under|near) ~3 <minor, underage, under 18, under 18s, teenager, school kid, schoolkid, kid,
      schoolchildren, 15 year old, 16 year old, 14 year old, schools with no>
  unless <prevent, toy, detect, alcohol free, teach, keep out, age check, nothing, learn, education, stop>
`

/** Finds a pattern at every position where it begins, including overlapping matches, as the first group. */
const everywhere = (pattern: string): RegExp => new RegExp(`(?<= )(?=(${pattern}) )`, 'g')
const somewhere = (pattern: string): RegExp => new RegExp(` ${pattern} `)

function crimesOf(table: string): Crime[] {
  const crimes: Crime[] = []
  let purpose = ''
  for (const line of table
    .replace(/\n {6}/g, ' ')
    .trim()
    .split('\n')) {
    const [word = '', rest = ''] = line.trim().split(/ (.*)/)
    const latest = crimes.at(-1)
    if (word === '#') purpose = rest
    else if (word === 'offer' || word === 'deed' || word === 'sign')
      crimes.push({ purpose, kind: word, what: everywhere(patternOf(rest)) })
    else if (latest && (word === 'only' || word === 'unless')) latest[word] = somewhere(patternOf(rest))
  }
  return crimes
}

/** All crimes, in search order. */
export const CRIMES: readonly Crime[] = crimesOf(TABLE)
