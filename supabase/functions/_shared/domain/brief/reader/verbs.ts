import { wordSet } from './word-lists.ts'

/** Verbs that are rarely nouns, in their base form. */
const VERBS = wordSet(`
 accept accompany acquire activate add adjust adopt advertise advise align allow analyse analyze apply appoint
 approve argue arrange arrive ask assemble assess assign assist attach attend attract automate avoid babysit become
 beg begin bind boil borrow bring browse build burn bury buy buzz calculate calibrate carry categorize celebrate
 chase chew choose clarify classify clean cleanse clear close clutter collaborate collapse collect combine come
 communicate compare compete compile complain complete comply compose compute conduct configure confirm confuse
 connect consider consolidate construct consult consume contain continue contribute convert cooperate coordinate
 correct create curate customise customize debug decide decorate defend define deliver demonstrate deny depend
 describe destroy detect determine develop diagnose dial dictate digitize discard discover discuss disinfect
 distribute divide do donate double draw duplicate earn eat educate eliminate empty enable encourage encrypt engage
 enhance enjoy enrol enroll ensure enter entertain equip establish evaluate examine expand expect explain explore
 expose express extend fact-check fail feel fertilize fill finalize find finish fit flush forget forward freeze fry
 function gather generate get give go grab greet grow hammer hang happen hate haul have hear help hide highlight
 hoard hope hurt identify ignore implement import improve include inform insert inspect install instruct integrate
 introduce investigate involve irrigate itemize join juggle keep kill know learn lease leave lend let listen live
 locate look lose lower maintain make manage manufacture maximise maximize meet mend minimize misprice misread
 misuse modify mount nag narrate narrow navigate neglect negotiate notarize notify observe omit open operate
 optimize organise organize overcharge overcook overeat overestimate overflow overheat overlook overorder overpay
 overspend overwhelm owe own pair participate pay perform personalise personalize polish pour predict prefer prep
 prepare prepay prescribe prevent preview promote proofread propose protect prove provide prune publish pull push
 put quit quote raise reach react read rearrange rebook rebuild recap receive recognise recognize recommend recover
 recreate recycle redeem redesign redo reduce refer refill refresh refuse reimburse reject relieve rely remain
 remember remind remove renew renovate reopen reorder repay repeat replace replenish reply require reschedule resend
 resize restock restore resubmit retain retrain retrieve reuse reveal rewrite save say see seek seem select sell
 send separate serve shake sharpen shorten shred shut simplify sit skip solve spare speak spend spoil steal stop
 stretch submit subscribe subtitle suffer summarise summarize take teach tell tend think throw tidy transcribe
 transform translate trigger trim tutor unbox underprice undersell understand unlock unpack unsubscribe upcycle
 abandon absorb adapt admit allocate announce annoy anticipate apologise assume await believe belong botch
 breathe cease choke chop collide compensate convince cope crush cry delegate delete demolish die digitise
 disappear disturb drown ease embed endanger erase evaporate exist expire explode fade fasten flatten frustrate
 fulfil heal infect inflate injure interrupt knock lag melt misdiagnose mislead misplace moderate mourn mow
 multiply mute nominate nudge obtain onboard outgrow outsource overrun pester photocopy pluck poke puncture
 punish pursue reassure reconcile redirect resist resolve resume retry rinse rip rob rotate rub scrape scrub
 settle shave shrink snap soak solder specify spill spin squander squeeze starve steer stir suggest supervise
 suspect swallow swipe tackle tap tempt tie tighten tolerate tow underestimate undergo undo vanish vary weave
 weld wilt yell
 utilize validate verify vet visualize wake warn wear weigh wipe write zoom
`)

/** Verbs whose base form is as often a noun: 'a book', 'the order'. */
const NOUN_VERBS = wordSet(`
 act address advance aid alert answer appeal approach attack audit back backup bag bake balance base beat bench
 benchmark bid bill bin bite blend block blow book bookmark boost border bottle break breed brew broadcast brush budget
 bundle burden cache call campaign cancel cap capture card catch cater cause challenge chance change charge chart
 chat cheat check checkout claim click climb clip clone coach code comment commit commute compost contact contract
 contrast control cook cool copy cost count cover crawl credit crop cross cut cycle damage date deal debate debit
 debut decline decrease delay demand demo deploy deposit design discount dispatch display dispute document dose
 download draft dress drill drink drive drop drug dry dust edit email end engineer escape estimate exchange excuse
 exercise exit experience experiment export extract face fall farm fast feature fee feed fetch fight figure file
 film filter finance fine fish fix flip floor fly focus fold follow forecast forge form front fuel fund grade grant
 graph grill groom group guarantee guard guess guide hand handle harvest head heat hire hit hold home hook host
 house hunt increase insure interview inventory invite invoice iron job juice land launch lead leak letter license
 lie lift light like limit link list load loan lock log login loop love machine mail map mark market massage master
 match mate measure mention mentor merge message milk mind mine miss mistake mix mock model monitor mortgage move
 name need net network note notice number nurse object offer offset oil order outline output pack package page paint
 panel paper parent park part partner pass patent path pattern phase phone photo photograph pick picture piece pilot
 ping pitch place plan plant plate play plot podcast point pool pop position post power practice preorder present
 pressure price prime print prize process produce profile profit program programme progress project promise prompt
 prototype pump purchase purpose query question queue race rain rank rate ration reason recipe record recruit
 reference refund regard register release rent repair report reprint request rescue research resell reserve reset
 rest result retail retreat return review reward ride rise risk roam roast roll room roster round route row rule run
 rush sample scale scan schedule school scope score scout screen screenshot search season seed service set sew share
 shelter ship shoot shop show side sign signal signup ski sleep slice slip slow smell smoke snack snow sort source
 speed split sponsor stack staff stage stand start state station stay step stitch stock storage store story stream
 structure struggle study style suit supply support surface surprise survey swim switch sync table talk target task
 tax team tease telephone template term test text ticket time timestamp title token tool top total touch tour trace
 track trade traffic trail train transfer transit transport trap travel treat trial trick trip trouble truck trust
 batch blame bleed blink bounce bump clash clog crack crash dip dock drag dump fear flag flood flow gift glue
 harm hint hop kick mirror mop nail paste pause peel pile pin plug press punch quiz regret rot rust scrap scratch
 seal shape shift shortlist shout sketch slap slide slot spark spot spray spread stain stall stamp swap sweep tag
 taste tick toss tweak twist
 try turn type update upgrade upload upsell use value video view visit volunteer vote wait walk want war wash waste
 watch water weight welcome win word work worry wrap zip
`)

/** Base forms by irregular past forms and participles. */
const IRREGULAR: Record<string, string> = Object.fromEntries(
  `beat beaten,become became,begin began begun,blow blew blown,break broke broken,
breed bred,bring brought,build built,burn burnt,buy bought,catch caught,choose chose chosen,come came,deal dealt,
do did done,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,feed fed,feel felt,
fight fought,find found,fly flew flown,forget forgot forgotten,freeze froze frozen,get got gotten,give gave given,go went gone,
grind ground,grow grew grown,have had,hear heard,hide hid hidden,hold held,keep kept,know knew known,lead led,learn learnt,
leave left,lend lent,light lit,lose lost,make made,mean meant,meet met,pay paid,ride rode ridden,
rise rose risen,run ran,say said,see saw seen,sell sold,send sent,sew sewn,shake shook shaken,
show shown,sing sang sung,sit sat,sleep slept,speak spoke spoken,spend spent,
spoil spoilt,stand stood,steal stole stolen,stick stuck,
take took taken,teach taught,tell told,think thought,throw threw thrown,understand understood,
wake woke woken,wear wore worn,win won,write wrote written,rewrite rewrote rewritten,
rebuild rebuilt,resell resold,bind bound,bury buried`
    .split(/,\s*/)
    .flatMap((row) => {
      const [base = '', ...forms] = row.split(' ')
      return forms.map((form) => [form, base])
    }),
)
const MORE_VERBS = wordSet(
  'aim mean index concern sleep bend blow dig shoot swing weep bet dry fry carry stare',
)

type VerbForm = 'base' | 'third' | 'past' | 'ing'
export interface VerbReading {
  base: string
  form: VerbForm
  /** Whether the same letters are as often a noun. */
  alsoNoun: boolean
}

const isVerb = (base: string) => VERBS.has(base) || NOUN_VERBS.has(base) || MORE_VERBS.has(base)

const known = (bases: readonly string[], form: VerbForm): VerbReading | null => {
  const base = bases.find(isVerb)
  return base === undefined
    ? null
    : { base, form, alsoNoun: (form === 'base' || form === 'third') && NOUN_VERBS.has(base) }
}

/** 'plann' → 'plan', 'sav' → 'save'. */
const stems = (stem: string): string[] => [
  stem,
  `${stem}e`,
  ...(/([^aeiouls])\1$|ll$/.test(stem) ? [stem.slice(0, -1)] : []),
]

function readVerb(lower: string): VerbReading | null {
  const irregular = Object.hasOwn(IRREGULAR, lower) ? IRREGULAR[lower] : undefined
  if (irregular !== undefined) return { base: irregular, form: 'past', alsoNoun: false }
  if (isVerb(lower)) return known([lower], 'base')
  if (lower.endsWith('ing') && lower.length > 4) return known(stems(lower.slice(0, -3)), 'ing')
  if (lower.endsWith('ied')) return known([`${lower.slice(0, -3)}y`], 'past')
  if (lower.endsWith('ed')) return known(stems(lower.slice(0, -2)), 'past')
  if (lower.endsWith('ies')) return known([`${lower.slice(0, -3)}y`], 'third')
  if (/(?:s|sh|ch|x|z|o)es$/.test(lower)) return known([lower.slice(0, -2), lower.slice(0, -1)], 'third')
  return lower.endsWith('s') && !lower.endsWith('ss') ? known([lower.slice(0, -1)], 'third') : null
}

/**
 * The verb that a lower-case word may be, null when it is none of the list. 're-order' and 'auto-sorts' are read by
 * what follows the hyphen.
 */
export const verbReading = (lower: string): VerbReading | null =>
  readVerb(lower) ??
  (/^(?:re|auto|pre|co|double|cross)-/.test(lower) ? readVerb(lower.replace(/^[a-z]+-/, '')) : null)
