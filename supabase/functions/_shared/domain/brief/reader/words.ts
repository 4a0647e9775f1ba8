import { packWords, unpackWords } from './packed-words.ts'

/*
 * Word lists of the reader, as they are edited. The reader holds them packed in word-table.ts:
 * run `npm run words` after a change.
 */
const WORDS: Readonly<Record<string, string>> = {
  /** Verbs that say nothing of what a product does. */
  STATES: `
    be become believe belong charge consist cost depend differ disappear do earn exist feel finance finish fund
    happen hate have hope know last like live look love matter mean need pay rain replace seem serve smell sound
    sponsor stay taste think want
  `,
  /** 'It starts at €5', 'we plan': about the business, not the product. */
  BUSINESS: `
    add advertise aim ask assume begin build call compete create design develop do drink eat estimate expect
    focus get go hear hire imagine interview keep kick launch make market meet offer open partner picture pilot
    plan produce promote propose provide raise run say see sell sleep speak start stay survey take talk target
    trial try use watch work
  `,
  /** Words that tie no sentence to an idea, in the short form of `stemsOf`. */
  UNTYING: `
    about after also app around bad before best book busine check client compan company cost could custom
    day each every find free from give good great have help home hour into just keep left look lot make many
    money month more most need only other part pay peopl people person place platfo price right save sell
    send servic shop small softwa some start store system take than that their them then there they thing
    this time tool use user want way week what when where which will with work would year your
  `,
  DATA_NOUNS: `
    audio bill booking calendar contract data deed document email export exports feed file form histories
    history holidays image invoice log map measurement note order photo picture price reading receipt record
    recording register report review sale sales satellite scan schedule sensor statement transcript video
    weather x-ray
  `,
  /** Verbs that tell of a state, not of what people do instead. */
  NO_HABIT: `
    arrive ask be become believe come complain cost die discover fail fall fear feel find forget get go hate
    have hope know lie like live lose love mean miss need notice own pay queue rot say see seem sit spoil stand
    struggle suffer think understand vary wait want waste worry
  `,
  ENGLISH: `
    a about all an and any app are as at be because been but by can can't do does don't each every for from has
    have he help her his how i i'm if in into is it it's its make me more most my need no not of on one or other
    our out pay people she so some than that the their them there they this to us want was we what when where
    which who will with would yes you your
  `,
  FOREIGN: `
    a aan aber adalah akan al ale am ama ang as at att auch auf aur aus aux av avec avoir bei bij bir bu care ce
    cette che com come como con cu da dan dans das dass dat de dei del della delle dem den dengan der des det di
    die dla do donde door dos du e een ei ein eine einem einen einer eines el eller elles em en er es est este
    ett että ex för für gli haben hai har hat het i ich ik ikke il ile ils im in ini inte is ist itu için ja jag
    jak jako je jeg jest joka jsou kan kann ke können la las le les leur leurs lo los ma mais mas med men met
    mga mit muy myös más möchte na naar nach nas ne ng nicht nie niet no non nos nous nu nuestra nuestro não
    o och od oder og om on op os ou para pas pe pentru per pero più po por pour pro przez på que quero qui
    quiero se seu sich sie sind się soll som son sono sont su sua suo sur sus são să są te tidak til till to
    um uma umas un una und une uno unos uns unsere unter untuk v van ve vi vogliamo von voor vous w was wenn
    werden wie wij wir wird yang z ze zijn zu zum zur är è é être über że že și
  `,
  /** Words with a capital that are no places, though 'in' may stand before them. */
  NO_PLACES: `
    amazon amharic android april arabic august bengali bible bluetooth cantonese canva christmas class december
    diwali east easter excel facebook february figma friday gmail google gujarati gulf hausa hindi igbo instagram
    january java july june kannada latin level malayalam mandarin marathi march may monday north notion november
    october odia outlook part phase pidgin punjabi python quickbooks quran ramadan saturday section september
    shopify slack south stage step stripe sunday swahili tagalog tamil teams telegram telugu thursday tuesday
    twi urdu wednesday west whatsapp wifi word wordpress xero year yoruba youtube zoom zulu
  `,
  MAKING: `
    bake brew bring build code craft create deliver design develop do establish found grow import introduce
    invent launch make manufacture offer open organise organize produce program prototype provide publish
    release rent run sell set sketch start supply write
  `,
  /** 'We need a permit', 'I know a man who …': nothing that is offered. */
  NO_MAKING: `
    apply ask be buy charge feel find get give have hear help hire keep know live lose meet need own pass pay
    read receive remember replace say see send take talk tell use visit watch work
  `,
  /** 'Airbnb for tattoo chairs'. */
  ANALOGIES: `
    airbnb amazon canva craigslist deliveroo doordash duolingo ebay etsy fiverr github ikea kickstarter linkedin
    netflix notion patreon shopify spotify strava stripe substack tiktok tinder tripadvisor uber upwork
    wikipedia yelp youtube
  `,
  LOSSES: `
    abandon annoy argue beg bin bleed botch bounce burst bypass chase cheat choke clash clog collapse
    collide complain confuse corrode crack crash cry despair die discard dispute disturb double-book dread
    drown dump endanger evaporate expire fade fail fear fight flood forget fray freeze frighten frustrate
    gamble ghost guess harm hate hurt injure juggle kill leak limp lose misdiagnose mislay misplace misprice
    misread miss mix-up neglect outgrow overcharge overcook overestimate overflow overheat overorder overpay
    overrun overspend overwhelm panic peel photocopy quarrel redo refuse regret reject remake retype rip rob
    rot ruin rush rust sag scare scold scrap shrink slip smell snap spill spoil squander stall starve steal
    stink stress struggle suffer sweat tear underestimate underprice undersell vanish waste wilt wither
    wobble worry worsen
  `,
  /** Predicates that say that something is bad. */
  BAD: `
    a-pain abused afraid alone annoying ashamed awful bad banned blamed blocked blurry bored boring broken
    bulky bullied burned burnt canceled cancelled chaotic cheated closed clunky complicated confusing
    contaminated costly cracked crowded damaged dangerous daunting dead deadly dear delayed denied difficult
    dire disaster double-booked doublebooked dusty embarrassing empty error-prone exhausted exhausting
    expensive expired exposed fatal faulty fiddly fined flaky flimsy flooded forgotten fragile fragmented
    frozen frustrating ghosted gone grim half-empty hard hassle hazardous heartbreaking hopeless humiliating
    idle ignored illegible impossible inaccessible inaccurate inadequate inconvenient ineffective
    inefficient infected infested insufficient intimidating invisible isolated labor-intensive
    labour-intensive late leaking limited lonely lost lousy mess messy misleading moldy mouldy neglected
    nightmare noisy opaque outdated overwhelming pain painful patchy polluted poor pricey rare refused
    rejected ripped risky robbed rotten rubbish rude ruined scammed scarce scolded shortage sick slippery
    slow soaked spoiled spoilt stale stolen stressful stuck sued sweaty tedious terrible thrown
    time-consuming tired tiring torn toxic trapped ugly unclear unfair unhealthy unknown unpaid unpleasant
    unreadable unsafe unsold useless vague vulnerable wasted wasteful worse wrong
  `,
  /** Singular nouns for people that the endings below do not tell. */
  PERSONS: `
    academic addict admin adolescent adult agent alumni amateur analyst apprentice architect artisan athlete
    attorney auntie aunty autistic baby bachelorette barista bloke boy boyfriend bride bro builder cadet
    candidate captain ceo chef child citizen clerk client coach concierge cook couple cpa creative crew cto
    dad dev diabetic dj dyslexic elderly enthusiast entrepreneur executive expert family fan fitter folk
    foodie friend girl girlfriend gp graduate grandchild grandkid grandma grandpa grandparent granny groom
    guard guest guy heir homeless host household hr husband individual intern judge kid lad lady landlady
    landlord local maid man mechanic millennial mom mum nanny neighbour nerd newbie newborn newlywed ngo
    nomad notary novice nurse organiser organizer orphan packer paralegal paramedic parent patient people
    person physio picker planner player pm postgraduate priest principal pro professional publican pupil
    reader ref resident restaurateur scholar schoolchild seamstress secretary sibling single solopreneur
    spouse staff stagehand steward student superintendent surgeon sweep tech techie tradie undergraduate
    vegan vet veteran victim warden widow wife youth
  `,
  /** Singular nouns for organizations and the places where they work. */
  ORGANIZATIONS: `
    abattoir academy agency agribusiness airline airport allotment anganwadi apiary aquarium archive arena
    assembly association authority bakery band bank bar bistro board boat boatyard boda borough boutique
    brand brewery business butchery cafe café campground campsite campus canteen caravan casino cemetery
    center centre chain chamber chapter charity chippy choir church cinema circus clinic club co-op
    co-operative collective college committee community company condo condominium congregation consultancy
    convenience convent coop cooperative corporate corporation council county court creamery creche
    crematorium dairy daycare dealership deli department depot dispensary district dojo dorm eatery ensemble
    enterprise estate facility factory farm ferry festival firm fishery fleet foodbank foundation foundry
    franchise gallery garage government greenhouse grocery group guesthouse guild gym hall hatchery hoa home
    hospice hospital hostel hotel household hypermarket inn institute institution kennel kindergarten kirana
    kitchen lab label laboratory laundromat laundry league library lodge marina matatu mill mine ministry
    mission mosque motel municipality museum newsroom ngo nightclub non-profit nonprofit nursery office
    okada orchard orchestra organisation organization outfit panchayat pantry parish park patisserie
    pharmacy pizzeria plant plantation playgroup port practice preschool prison pub quarry ranch refinery
    rehab resort roastery salon sari-sari sauna sawmill school shelter shipyard shop site slaughterhouse smb
    sme smes society spa squad stable stadium start-up startup station store studio supermarket surgery
    takeaway tavern team temple terminal theater theatre tortillería tribunal truck trust union university
    utility venue vessel vineyard ward warehouse winery yard zoo
  `,
  /** Things with those endings. */
  THINGS: `
    adapter adaptor after agree anger another answer armor asian assistant banner barrier behavior better
    bigger binder blazer blocker blower boiler border breaker browser buffer builder burner butter career
    carter center chamber chapter character charger cheaper checker checklist chiller climate cluster coffee
    color committee compiler compressor computer conditioner connector container controller converter cooker
    coolant cooler copper corner corridor counter cover decor degree detector dinner discover dispenser
    drawer dresser drier dryer earlier easier editor enter error estimate exterior factor faster favor
    feather feeder fertilizer fiber filter finger fixer flavor floor flower flyer folder freezer gender
    german grant greenhouse guarantee hamper handler harbor header heater higher holder human important
    indian italian kilometer labor larger laser later latter layer leather ledger letter lighter liter
    litter liver locker logger longer lower major manner marker matter median meter minor mirror mixer
    monitor motor mower newer newsletter number october offer order other oyster paper parameter parser
    planner plant player poster powder power prayer printer processor purifier quant quarter reactor reader
    recorder recover register reminder render river roaster roller roster rotor router ruler rupee scanner
    scheduler sensor server shelter shorter shortlist shower speaker stabilizer starter sticker stroller
    summer tailer tester theater thermometer three ticker timber timer toaster tower tracker tractor trailer
    transfer trigger voucher waitlist washer watchlist water weather winter wishlist wrist
  `,
  /** What is bought once and kept, or paid once per customer. */
  LASTING: `
    apartment applicator backpack basket bathroom bed belt bench bicycle bike blanket board boat book boot bucket
    building bus cabin car cart chair clinic clock coat copy course cover door dress family farm flat frame
    furniture garden garment gauge guitar hat helmet hive home hospital house household installation jacket jumper kit
    kitchen knife ladder lamp licence license mat mattress metre mug pair pillow pouch print property puzzle
    rack record roof room rug saddle scarf school share stool suit tap shirt shoe shop site sofa store stove stroller suitcase sweater table tank
    tent tool toy trailer trough truck uniform unit vehicle watch wedding wheelchair
  `,
  /** What is used up or happens again: 'R$ 3 for ticket'. */
  OCCASIONS: `
    acre ad afternoon anthem appointment assessment audit bag barrel batch block booking bottle box call check claim
    class cleaning consultation crate day delivery document envelope evening event field file haircut head
    hectare hire hour image inspection invoice job kg kilo km lesson letter liter litre listing load massage meal mile
    minute morning night order package page pallet parcel permit piece plot portion project refill rental
    repair report return ride sale sample scan seat session shift story swap template test ticket ton tonne tour transaction
    transfer tray treatment trip use view visit walk wash weekend workshop
  `,
  /** Words for things that people pay for, whose nature is open: 'platform', 'tool', 'system'. */
  OPEN_HEADS: `
    account adapter agent ai assistant attachment bank board box builder bundle card catalog catalogue checker
    coach community companion directory engine factory farm finder forecast frame fund game garage gpt group
    handover helper home house hub index kit lab letter library line list locker machine maker manager map
    matcher membership method model network organiser organizer pack package page pass plan plant platform point
    product program programme reader recorder registry report robot room roster service service-app set site
    solution solver space station studio subscription system tool translator tutor vending-machine wallet
    workshop writer
  `,
  /** Words that only frame an idea: never a product by themselves. */
  FRAMES: `
    advantage aim average benefit bit business case challenge chance city client company concept cost crisis
    customer day degree difference disaster disease dream edge evidence example experience fact fee feedback
    founder friend fun goal guy half hassle headache hobby hope idea illness interview issue job joke kind life
    lot luxury majority man market mess minority mission mistake money nightmare number opportunity option pain
    part people person pilot place plan pleasure point price pricing problem profit project question reason rest
    revenue risk shame side something sort start-up startup team thing third time total town trend trial type
    user village vision waiting-list waitlist way woman world
  `,
  /** Verbs that are rarely nouns, in their base form. */
  VERBS: `
    accept acquire adapt add adjust admit adopt afford aim align allocate allow announce annoy appear apply
    approve argue arrange arrive ask assess assign assist assume attach attend attract automate avoid await
    babysit become beg begin believe belong bet borrow brainstorm breathe bring browse build burn burst bury
    buy buzz calculate calibrate carry celebrate chase choose chop clean clear close collaborate collate
    collect combine come communicate compare compete compile complain complete compose concern confirm
    connect consider construct consult contain continue contribute convert coordinate cope correct create
    crush cry curate debug decide defend delegate delete deliver demolish demonstrate depend describe
    destroy detect develop diagnose dial die dig disappear discard disconnect discover discuss disinfect
    dispense distribute disturb divide do donate double draw drown earn eat educate eliminate empty enable
    encourage encrypt engage engrave enjoy enroll ensure enter establish evaluate exist expand expect expire
    explain explore express extend fact-check fade fail feel fill find finish fit flatten forget forward
    freeze fry gather generate get give go grow hang happen hatch hate haul have hear help highlight hoard
    hope hurt ignore implement import improve include index inform inspect inspire install integrate
    interpret introduce investigate irrigate join juggle keep kill know learn lease leave lend let listen
    live locate look lose lower maintain make manage manufacture mean meet melt mend misdiagnose misplace
    misprice misread mount multiply nag navigate neglect negotiate nudge observe onboard open operate
    outgrow outsource overcharge overcook overeat overestimate overflow overheat overlook overorder overpay
    overrun overspend owe own pair participate pay perform photocopy polish pour predict prefer prep prepare
    prepay prevent preview promote proofread propose protect prove provide publish pull push put quit quote
    raise reach react read rebuild receive recommend reconcile recover recreate recycle redesign redo reduce
    refer refill refresh refurbish refuse rehearse reject rely remember remind remove rename renew reorder
    repay repeat replace replenish reply represent require reschedule resend resolve respond restock restore
    resume retrieve retry reuse revive rewrite rip rob rotate ruin salvage save say scribble see seek seem
    select sell send separate serve shake sharpen shorten shred shut sit skip snap soak solve spare speak
    spend spill spin spoil stare starve steal stink stop submit subscribe substitute subtitle suffer suggest
    swallow swipe take tap teach tell think throw tidy tie tow transcribe transform translate transplant
    transpose trigger trim tutor unblock underestimate underprice undersell understand unload unlock unpack
    unsubscribe upcycle update validate vet wake warn wear weigh wipe withdraw write zoom
  `,
  /** Verbs whose base form is as often a noun: 'a book', 'the order'. */
  NOUN_VERBS: `
    act address advance aid alert answer appeal approach attack auction audit back backup bag bake balance
    barter base batch beat bench benchmark bid bill bin bite blame bleed blend blink block blow blueprint
    book bookmark boost border bottle bounce break breed brew brief broadcast brush budget bump bundle
    burden cache call campaign cancel cap capture card catch cater cause challenge chance change charge
    chart chat cheat check checkout claim clash click climb clip clog clone coach code comment commit
    commute compost contact contract contrast control cook cool copy cost count cover crack crash crawl
    credit crop cross cut cycle damage date deal debate debit debut decline decrease delay demand demo
    deploy deposit design digest dip discount dispatch display dispute dock document dose download draft
    drag dress drill drink drive drop drug dry dump dust edit email end engineer escape estimate exchange
    excuse exercise exit experience experiment export extract face fall farm fast fax fear feature fee feed
    fetch fight figure file film filter finance fine fish fix flag flip flood floor flow fly focus fold
    follow forecast forge form front fuel fund gift glue grade grant graph grill groom group guarantee guard
    guess guide hand handle harm harvest head heat herd hint hire hit hold home hook hop host house hunt
    increase insure interview inventory invite invoice iron job juice kick land launch lead leak letter
    licence license lie lift light like limit link list load loan lock log login loop love machine mail map
    mark market mash massage master match mate measure mention mentor merge message milk mind mine mirror
    miss mistake mix mock model monitor mop mortgage move nail name need net network note notice number
    nurse object offer offset oil order outline output pack package paddle page paint panel panic paper
    parent park part partner pass paste patent path pattern pause peel perch phase phone photo photograph
    pick picture piece pile pilot pin ping pitch place plan plant plate play plot plug podcast point polish
    pool pop position post power practice preorder present press pressure price prime print prize process
    produce profile profit program programme progress project promise prompt prototype pump punch purchase
    purpose query question queue quiz race rain rank rate ration reason recall recipe record recruit
    reference refine refund regard register regret release rent repair report reprint request rescue
    research resell reserve reset rest result retail retreat return review reward ride ring rise risk roam
    roast roll room roster rot round route row ruin rule run rush rust sample scale scan scare schedule
    school scope score scout scramble scrap scratch screen screenshot seal search season seed service set
    sew shape share shelter shift ship shoot shop shortlist shout show side sign signal signup sketch ski
    slap sleep slice slide slip slot slow smell smoke snack snow sort source spark speed split sponsor spot
    spray spread stack staff stage stain stall stamp stand start state station stay step stick stitch stock
    storage store story stream structure struggle study style suit supply support surface surprise survey
    swap sweep swim switch sync table tag talk tally target task taste tax team tear tease telephone
    template term test text tick ticket time timestamp title toast token tool top toss total touch tour
    trace track trade traffic trail train transfer transit transport trap travel treat trial trick trip
    trouble truck trust try turn tweak twist type update upgrade upload upsell use vacuum value video view
    visit volunteer vote wait walk want war warm wash waste watch water weight welcome win word work worry
    wrap zip
  `,
  PREPOSITIONS: `
    about above across against along alongside amid among around at away behind below beside besides between
    beyond by despite down during except for from in inside into like minus near of off on onto out outside over
    per plus round through throughout toward towards under unlike up upon using versus via vs with within
    without
  `,
  ADVERBS: `
    abroad afterwards again ahead almost already also always anymore anyway away back currently down even ever
    everywhere forever hence here however instead just later maybe meanwhile never now nowadays offline often
    online only otherwise out overnight perhaps please presently quite rather so sometimes soon still straight
    then there therefore thus today together tomorrow tonight too twice up usually very well yesterday
  `,
  /** Words in -ly that are no adverbs. */
  NOT_ADVERBS: `
    ally anomaly apply assembly belly bully butterfly comply costly curly daily disorderly doily early
    eco-friendly elderly family fly fortnightly friendly holy homely hourly imply italy jelly july likely lily
    lively lonely lovely monthly multiply nightly only orderly quarterly rally rely reply supply tally
    user-friendly weekly yearly
  `,
  /** Adjectives that no ending gives away. */
  ADJECTIVES: `
    acute adult advanced african agricultural alone american angry annoying annual arab arabic asian australian
    austrian automatic average aware back bad basic bespoke best better big bitter black blind blue bored boring
    bottom brazilian bright broken busy calm canadian canned certain certified cheap cheaper cheapest chinese
    chronic classic clean clear close cold commercial common confusing cool costly custom daily dark deaf decent
    deep dense dental different digital dirty distant domestic double dried dry dutch early easy educational
    elderly electric electronic empty entire european exact expensive experienced extra fair fake false far fast
    final financial fine first flat foreign fragile free freelance french fresh front frozen full full-time fun
    german ghanaian glass global good great greek green grey halal handmade happy hard healthy heavy high
    high-end homemade honest hot hourly huge idle ill independent indian indonesian industrial initial inner
    inside international italian japanese junior kenyan korean kosher large last late left leftover legal
    licensed light likely little local lonely long lost loud low low-cost lower luxury main manual medium mere
    metal mexican micro mini missing mixed mobile modern monthly mute narrow national natural near nearby
    necessary new next nice nigerian nightly noisy norwegian offline old on-demand online open open-source
    orange organic outer outside overpriced overseas own paper part-time permanent personal plastic poor
    portuguese pregnant premium pricey prime private professional proper public qualified quarterly quick quiet
    rare raw ready real red regional remote retired rich right risky rural russian sad safe same scary seasonal
    second second-hand secondhand secure self-employed senior short sick silly similar simple single skilled
    slow small smart social soft solar solo spanish spare special steel stressed strong stuck sure swiss
    temporary thai thick thin third tiny tired top tough traditional trained tricky true ugly ukrainian
    unemployed unlikely unpaid unread unsafe unskilled unsold untrained unused upper urban used vegan vegetarian
    vietnamese vintage virtual warm weak weekly welsh wet white whole wide wooden worse worst worth wrong yearly
    yellow young
  `,
  /** Nouns of time: 'every night', 'last year'. */
  TIME_NOUNS: `
    afternoon autumn christmas day days decade decades diwali easter evening evenings fall hour hours lunchtime
    midnight minute minutes moment monsoon month months morning mornings night nights noon quarter quarters
    ramadan season seasons second seconds shift spring summer teatime time times today tomorrow week weekend
    weekends weeks winter year years yesterday
  `,
  HEADS_SOFTWARE: `
    add-on addon api app application bot browser calculator chatbot cloud cms copilot crm dashboard database
    editor extension generator inbox interface ledger mini-app planner plug-in plugin portal saas scheduler
    script sdk software spreadsheet vpn webapp webpage website widget
  `,
  HEADS_DEVICE: `
    alarm battery beacon boiler bracelet buoy buzzer camera charger chip clip collar controller cooler counter
    detector device dispenser display doorbell drone dryer e-bike earbud ebike fan feeder filter freezer fridge
    gadget gauge glove headphone headset heater hood humidifier incubator inhaler inverter kettle key keyboard
    lamp light lock machine meter microphone monitor motorbike mower oven panel plug printer probe prosthetic
    pump receiver ring robot router scale scanner scooter screen sensor smartwatch speaker sticker stove tag
    tester thermometer thermostat tracker tractor trailer trap vacuum valve vest washer watch wearable
    wheelchair
  `,
  HEADS_PHYSICAL: `
    backpack bag bakery bar basket bed beer bicycle bike blanket block bookshop bottle boutique bowl box bra
    bread brick cafe café cake candle card cart case chair cheese chocolate clothing coat coffee container
    cookie cooperative cover cream cup cushion desk detergent door dress drink egg feed fence fertilizer
    flour food fuel furniture garment gate glove grocery hat helmet honey hook hostel jacket jam jar juice
    kiosk kit knife label ladder market mask mattress meal medicine milk mug net noodle notebook oil pad
    paint pan pasta pellet pen pencil perfume pillow pizza plate poster pot pouch powder pub puzzle rack
    restaurant roof salad sandwich sauce seed shampoo shear shirt shoe shop sleeve snack soap sock soup
    spice stall store strap suitcase supermarket supplement swimsuit table tag tank tea tent tiffin tile
    toothbrush toy tray truck uniform van vitamin wallet wetsuit window wine yogurt
  `,
  HEADS_SERVICE: `
    academy accounting agency apprenticeship assessment audit babysitting boarding bookkeeping bootcamp camp
    catering class cleaner cleaning clinic club co-op co-working coaching companion concierge consultancy
    consulting contract coop cooperative counseling counselling courier coworking crew daycare delivery desk
    dog-walking event festival gardener grooming guesthouse gym helpdesk hire hostel hotel inspection
    installation insurance internship kindergarten laundry lesson maintenance mentoring nurse nursery rental
    repair rescue salon sauna school shuttle spa storage studio subscription-box survey taxi therapy tour
    training transfer translation transport tutoring wash workshop
  `,
  HEADS_MARKETPLACE: `
    exchange market-place marketplace matchmaker
  `,
  HEADS_CONTENT: `
    audiobook blog book calendar channel comic course curriculum documentary ebook film guide journal
    magazine newsletter newspaper novel podcast radio series show song story textbook tutorial video webinar
    workbook worksheet zine
  `,
  /** Nouns that only tell a nature together with other words: 'a counter' is a device or a shop. */
  VAGUE_HEADS: `
    aid alarm board box cabin calendar camp card catalogue channel check class collection contract
    controller counter course desk display event exchange feed film frame generator hire hub interface key
    kit label lesson library light list lock machine monitor net network panel planner plant platform pool
    rack register rental robot room roster round scanner school series service shop site stall stand station
    sticker storage store system tag tour tracker training unit van walk workshop
  `,
  /** Work that founders do for customers. */
  DEEDS: `
    accompany advise answer assemble audit babysit bring calibrate carry cater check clean coach collect
    come cook deliver digitise digitize disinfect dismantle do drive drop dye empty engrave fetch film fit
    fix go grind groom guard handle harvest haul help hire host inspect install interpret lend look massage
    mend move mow negotiate offer organise organize pack paint photograph pick plough polish press process
    record refill remove rent repair restore retrofit run serve service sharpen shave shear sit sort spray
    stay sterilise sterilize store swap sweep take teach test top train transcribe translate transport treat
    trim tune turn tutor unpack visit walk wash
  `,
  /** Work that makes goods. */
  CRAFTS: `
    bake blend bottle brew carve cast craft cure cut distil distill dry ferment forge grow import knit make
    manufacture mold mould pickle press print produce roast sell sew ship smoke stitch turn upcycle weave
  `,
  /** What programs do. */
  PROGRAM_DEEDS: `
    alert answer assign book build calculate call chase check choose collect compare convert count create
    detect digitise digitize draft email estimate explain export figure file fill find flag forecast freeze
    generate give help import index invoice keep let list lock log look manage map match message notify
    organise organize pay pick plan post predict propose publish pull rank read recommend reconcile record
    remind route schedule score send show sort split spot suggest summarise summarize sync tell text track
    transcribe translate turn update warn watch work write
  `,
  /** What devices do. */
  DEVICE_DEEDS: `
    beep blink buzz clip cool dim dispense drill dry float glow hang heat hover light lock measure
    plug pump ring roll rotate sense shut spin squirt steer stir unlock vibrate weigh
  `,
  /** Nouns that name a program by their use: 'a tool', 'a maintenance log'. */
  PROGRAM_HEADS: `
    assistant calculator detection diary form generator log page register reminder report software system
    tool tracker
  `,
  /** What founders do that is no service. */
  NO_DEEDS: `
    add ask be begin believe build call charge connect create design develop do earn expect find get give
    have help hope import keep know launch let like link live look lose make manufacture match need offer
    open pay plan print produce propose put see sell spend start take think transform turn use want work
  `,
  /** Nouns of a nature that say nothing for the rest of the reading. */
  NATURE_SOFTWARE: `
    autocomplete checklist linter logbook notifier optimizer parser simulator timetable translator
  `,
  NATURE_DEVICE: `
    aid belt blower buzzer chiller cooker doormat drill glasses grill grinder jukebox mailbox mixer padlock
    purifier refractometer saw siren socket switch thermometer turbine wristband
  `,
  NATURE_PHYSICAL: `
    balm bench blazer boot bouquet broom brush bucket buggy carpet chalk chutney cider clothes clothing
    compost costume cot curtain deodorant diaper dumpling dye earring fertiliser floor frame ghee gin glue
    granola hammock hamper harness hat hoodie ink insulation jean jerky jewellery jewelry kombucha leash
    lens liner lotion lunch nappy net overlay pallet pant papad parcel pickle pie pillowcase plank plant
    pottery pram quilt rope rug saddle sandal scarf secateur secateurs seedling shelf sorbet sourdough stool
    sunscreen swag sweet tempeh tofu towel trailer trouser vase wreath yoghurt
  `,
  NATURE_SERVICE: `
    adjustment ambulance check checkup creche crèche escort facilitation ferry grinding helpline hire
    hotline interpretation ironing launderette lending minibus moving pool removal rental retreat round
    screening service sharpening sitter sweeping testing trimming tuition visit walk
  `,
  NATURE_MARKETPLACE: `
    airbnb auction classifieds noticeboard swap uber
  `,
  NATURE_CONTENT: `
    anthem arrangement audiowalk broadcast campaign catalogue column flashcard lecture masterclass playlist
    poem printable recipe score tabletop walkthrough
  `,
}

/**
 * Words that tell a business field (`BUSINESS_DOMAINS`), in the singular, between commas. A word may stand with several
 * fields; it then tells less.
 */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  marketplaces:
    'marketplace,exchange,auction,classifieds,listing,seller,buyer,peer-to-peer,second-hand,secondhand,resale,swap',
  'b2b-saas':
    'crm,saas,dashboard,workflow,sales team,proposal,onboarding,helpdesk,ticketing,customer support,lead,pipeline,knowledge base,consultant,b2b',
  'health-fitness':
    'patient,clinic,hospital,doctor,nurse,physiotherapist,physio,dentist,dental,pharmacy,medicine,medication,fitness,gym,workout,diet,dietitian,nutrition,diabetes,blood,rehab,ward,surgery,allergy,therapist,wheelchair,health,sleep,runner',
  education:
    'school,student,teacher,pupil,lesson,course,tutor,tutoring,exam,homework,university,classroom,learn,learner,teach,language,math,reading,training,curriculum',
  fintech:
    'bank,payment,loan,credit,insurance,insurer,savings,invest,investing,budgeting,wallet,mobile money,money transfer,pension,premium,fraud,mortgage',
  'e-commerce':
    'online shop,e-commerce,ecommerce,shopify,etsy,brand,merchant,product description,clothes,clothing,fashion,shoe,soap,cosmetic,furniture,toy,subscription box,jewelry,shirt',
  'food-restaurants':
    'restaurant,bakery,baker,cafe,café,kitchen,chef,menu,meal,food,lunch,bread,coffee,tea,beer,brewery,winery,wine,cheese,snack,catering,recipe,cook,grocery,supermarket,vegetable',
  travel: 'travel,tourist,tourism,hotel,hostel,trip,tour,guide,guesthouse,homestay,visa,ski,museum,holiday',
  recruiting:
    'hiring,recruiter,recruiting,job,candidate,cv,resume,shift worker,staffing,interview,employer,hire',
  'local-services':
    'cleaning,laundry,plumber,electrician,repair,handyman,gardener,hairdresser,barber,salon,car wash,babysitter,moving,boiler,florist',
  'developer-tools':
    'developer,api,code,programmer,deploy,react,sdk,debug,bug,repository,cloud cost,aws,database,browser extension',
  'social-community':
    'community,neighbor,neighbour,neighbourhood,neighborhood,friend,social network,dating,club,volunteer,family photo,meetup,group chat',
  pets: 'dog,cat,pet,vet,puppy,kennel,groomer',
  erp: 'erp,inventory,stock level,purchasing,warehouse stock,wholesaler,production planning,order management,supplier order,spare part',
  accounting:
    'accounting,bookkeeping,bookkeeper,accountant,invoice,tax,vat,payroll,receipt,expense,ledger,audit',
  logistics:
    'truck,freight,courier,parcel,delivery,shipping,shipment,warehouse,pallet,port,vessel,lorry,driver,cargo,haulage,route,ferry,customs,fleet,last mile',
  legal:
    'lawyer,law firm,legal,contract,court,claim,tenancy,regulatory,compliance,judge,appeal,immigration,litigation,patent',
  property:
    'landlord,tenant,apartment,flat,rent,real estate,property,condo,housing,mortgage broker,building,homeowner,room',
  construction:
    'construction,builder,building site,architect,contractor,scaffolding,roof,brick,carpenter,concrete,tiler,roofer,site manager',
  manufacturing:
    'factory,machine,machinery,manufacturer,mill,textile,production line,weld,assembly,cnc,turned part,milled part,inspection,loom',
  agriculture:
    'farmer,farm,crop,harvest,cow,dairy,sheep,poultry,egg incubator,tractor,seed,soil,irrigation,beehive,beekeeper,vineyard,grower,orchard,hectare,milk,cattle,livestock,animal feed,agronomist,greenhouse,forest owner',
  'mental-health':
    'mental health,therapy,anxiety,depression,meditation,burnout,stress,counsellor,counselor,counselling,grief,lonely,loneliness,mood,suicide,peer support',
  'energy-climate':
    'solar,energy,battery,electricity,heat pump,turbine,carbon,emission,charging,grid,power outage,methane,biogas,recycling,waste,compost,climate,heat recovery,gas',
  iot: 'sensor,smart device,connected device,smart home,smart lock,thermostat,tracker,camera,wearable,chip,doorbell,iot,smart meter,plug,air quality',
  'non-profit':
    'charity,non-profit,nonprofit,ngo,volunteer,donation,food bank,food pantry,refugee,homeless,hospice,prison,prisoner,foundation,community fridge',
  'ai-assistants': 'chatbot,voice assistant,copilot,llm,gpt,ai,virtual assistant',
  'media-creators':
    'podcast,newsletter,video,film,creator,youtube,magazine,zine,blog,subtitle,musician,band,dj set,photographer,audio tour,story,book,whatsapp channel,news channel,journalist,streamer',
  games: 'game,puzzle,player,escape room,tabletop,role-playing,gamer,level editor,quiz',
}

/** Every word once, in order, with the numbers of its lists. */
function entriesOf(lists: readonly (readonly string[])[]): [string, number[]][] {
  const numbers = new Map<string, number[]>()
  lists.forEach((words, list) => {
    for (const word of new Set(words)) numbers.set(word, [...(numbers.get(word) ?? []), list])
  })
  return [...numbers].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The text of `word-table.ts`. */
export function wordTable(): string {
  const names = Object.keys(WORDS)
  const fields = Object.keys(FIELD_WORDS)
  const lists = [
    ...Object.values(WORDS).map((words) => words.trim().split(/\s+/)),
    ...Object.values(FIELD_WORDS).map((words) => words.split(',')),
  ]
  const entries = entriesOf(lists)
  const letters = [...new Set(entries.flatMap(([word]) => [...word]))].toSorted().join('')
  const packed = packWords(entries, letters)
  const listOf = unpackWords(packed, letters, entries.length)
  lists.forEach((words, list) => {
    const lost = words.find((word) => !listOf(list).has(word))
    if (lost !== undefined || listOf(list).size !== new Set(words).size)
      throw new Error(`Cannot pack '${lost}'`)
  })
  return `import { unpackWords } from './packed-words.ts'

/* Made by \`npm run words\` from words.ts. */

const listOf = unpackWords(
  '${packed}',
  ${JSON.stringify(letters)},
  ${entries.length},
)
${names.map((name, i) => `export const ${name} = listOf(${i})`).join('\n')}

/** The words of each business field. */
export const FIELD_LISTS: Readonly<Record<string, ReadonlySet<string>>> = {
${fields.map((field, i) => `  ${/^\w+$/.test(field) ? field : `'${field}'`}: listOf(${names.length + i}),`).join('\n')}
}
`
}
