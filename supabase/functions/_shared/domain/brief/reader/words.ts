import { packWords, unpackWords } from './packed-words.ts'

/*
 * The word lists of the reader, in editable form. The reader uses the packed version in word-table.ts:
 * run `npm run words` after a change.
 */
const WORDS: Readonly<Record<string, string>> = {
  ABOUT: `
    . about almost already an approx approximately around at ca circa easily estimated least like maybe more
    nearly now only over perhaps probably roughly say some than the well ~
  `,
  /** Amounts near these words are not a price. */
  UNCHARGED: `
    against already average brought budget burn burns capex cheaper compared competitor competitors currently
    damage damages debt debts discount earning earns existing fine fined fines funding gets goal goals grant
    grants imported instead invest invested investment lose loses losing lost margin materials need needs
    nowadays owe owes presently prize prizes profit quote quotes raise raised raises raising revenue rival
    rivals salaries salary sales save saved saves saving savings spend spending spends spent steal steals
    still subsidies subsidy than today turnover typical versus vs wage wages waste wasted wastes wasting won
    worth
  `,
  SPEAKING: `
    answer call explain listen read record reply say sing speak talk teach text translate write
  `,
  /** Verbs that do not describe what a product does. */
  STATES: `
    be become believe belong charge consist cost depend differ disappear do earn exist feel finance finish fund
    happen hate have hope know last like live look love matter mean need pay rain replace seem serve smell sound
    sponsor stay taste think want
  `,
  /** Verbs about the business, not the product: 'It starts at €5', 'we plan'. */
  BUSINESS: `
    add advertise aim ask assume begin build call compete create design develop do drink eat estimate expect
    focus get go hear hire imagine interview keep kick launch make market meet offer open partner picture pilot
    plan produce promote propose provide raise run say see sell sleep speak start stay survey take talk target
    trial try use watch work
  `,
  /** Words too common to tie a sentence to an idea, as stems (`stemsOf`). */
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
  ENGLISH: `
    a about all an and any app are as at be because been but by can can't do does don't each every for from has
    have he help her his how i i'm if in into is it it's its make me more most my need no not of on one or other
    our out pay people she so some than that the their them there they this to us want was we what when where
    which who will with would yes you your
  `,
  FOREIGN: `
    a aber al ale am ama ang as at att auch auf aur aus aux av avec avoir bei bu care ce che com come como
    con cu da dan dans das dass dat de dei del della delle dem den der des det di die dla do door dos du e
    een ei ein eine el em en er es est este että ex für har hat het i ich ik ikke il ile im in inte is ist ja
    jag jak je jeg jest kan la las le les lo los ma mais mas med men met mit muy myös más na nas ne ng nicht
    nie niet no non nos nous nu não o och od oder og om on op os ou para pas pe per po por pour på que qui se
    sich sie sind się som son sono su sus să te til till to um uma un una und une uns v van ve vi von voor w
    was wie wij wir wird z ze zijn zu är è é être über že și
  `,
  /** Capitalized words that are not places, even after 'in'. */
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
  /** Verbs whose object is not the offer: 'We need a permit', 'I know a man who …'. */
  NO_MAKING: `
    apply ask be buy charge feel find get give have hear help hire keep know live lose meet need own pass pay
    read receive remember replace say see send take talk tell use visit watch work
  `,
  /** Companies that ideas are compared with: 'Airbnb for tattoo chairs'. */
  ANALOGIES: `
    airbnb amazon canva craigslist deliveroo doordash duolingo ebay etsy fiverr github ikea kickstarter linkedin
    netflix notion patreon shopify spotify strava stripe substack tiktok tinder tripadvisor uber upwork
    wikipedia yelp youtube
  `,
  LOSSES: `
    annoy argue beg bin bleed bounce chase cheat clog collapse complain confuse crack crash cry despair die
    discard dispute disturb double-book drown dump evaporate expire fade fail fear fight forget fray freeze
    frighten gamble ghost guess hate juggle kill leak lose miss neglect outgrow overcharge overflow overpay
    panic peel photocopy quarrel redo refuse reject remake retype rip rob rot ruin rush scare scold scrap
    slip smell snap spoil stall struggle sweat waste worry
  `,
  /** Predicates that mean something is bad. */
  BAD: `
    alone awful bad banned blocked bored boring broken bulky burned cancelled cheated closed confusing
    dangerous dead deadly dear difficult dire disaster double-booked dusty embarrassing empty exhausting
    expensive expired faulty fiddly frozen frustrating ghosted gone grim hard hazardous idle impossible
    inaccurate late limited lonely lost mess messy mouldy nightmare noisy outdated pain painful patchy poor
    pricey rare risky robbed ruined scolded shortage sick slippery spoiled stale stolen stressful stuck sued
    sweaty terrible thrown tired torn trapped ugly unfair unpaid unsafe useless vague wasted worse wrong
  `,
  /** Singular nouns for people that `PEOPLE_ENDING` does not recognize. */
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
  /** Things with the endings of words for people. */
  THINGS: `
    after agree another answer armor asian assistant banner behavior better bigger binder blazer blower
    boiler border browser builder butter career center chapter character charger checker checklist chiller
    cluster coffee color committee compressor computer container controller cooker coolant cooler corner
    counter cover decor dinner discover dispenser drawer drier dryer editor enter error estimate factor
    feather feeder filter finger floor flower flyer folder freezer german grant greenhouse guarantee hamper
    header holder human important indian italian labor later leather ledger letter lighter liter locker
    longer lower major marker matter meter mirror mixer monitor motor newsletter number october offer order
    other oyster paper planner plant player poster power prayer printer processor quarter reader recorder
    recover register reminder river roster ruler rupee scanner sensor shelter shower speaker starter sticker
    stroller summer tester theater thermometer three timber timer tower tracker tractor trailer transfer
    waitlist washer water weather winter wrist
  `,
  /** Things that are bought once and kept, or paid for once per customer. */
  LASTING: `
    adapter alarm anchor apartment applicator awning backpack barrow basket bathroom bed bell belt bench bicycle
    bike blanket board boat book boot bracelet brush bucket building bus cabin cabinet cage camera cane car
    carpet cart chair clamp clinic clip clock coat collar cooler copy cot course cover crib cushion deck desk
    device door dress drum family fan farm feeder fence flat float frame furniture garden garment gate gauge
    glove guard guitar handle hanger harness hat heater helmet hive holder home hook horn hospital house
    household installation instrument jacket jumper kit kitchen knife ladder lamp lantern licence license lid
    lock loom machine mask mat mattress metre mold mount mug net oven pair panel peg pillow pole pouch press
    print probe property pump puzzle quilt rack ramp reader record ring rod roof room rope rug saddle scarf
    school sensor shade share shelf shield shirt shoe shop shovel sign site sled sleeve slipper sofa speaker
    stand stick stool store stove strap stroller suit suitcase sweater table tank tap tarp tent tile tool toy
    trailer trough truck umbrella uniform unit valve vehicle vest wallet watch wedding wheel wheelchair whistle
    window wrench
  `,
  /** Things that are used up or that recur: 'R$ 3 for ticket'. */
  OCCASIONS: `
    acre ad afternoon anthem appointment assessment audit bag barrel batch block booking bottle box call check claim
    class cleaning consultation crate day delivery document envelope evening event field file haircut head
    hectare hire hour image inspection invoice job kg kilo km lesson letter liter litre listing load massage meal mile
    minute morning night order package page pallet parcel permit piece plot portion project refill rental
    repair report return ride sale sample scan seat session shift story swap template test ticket ton tonne tour transaction
    transfer tray treatment trip use view visit walk wash weekend workshop
  `,
  /** Words for things that people pay for, whose nature is unclear: 'platform', 'tool', 'system'. */
  OPEN_HEADS: `
    account adapter agent ai assistant attachment bank board box builder bundle card catalog catalogue checker
    coach community companion directory engine factory farm finder forecast frame fund game garage gpt group
    handover helper home house hub index kit lab letter library line list locker machine maker manager map
    matcher membership method model network organiser organizer pack package page pass plan plant platform point
    product program programme reader recorder registry report robot room roster service service-app set site
    solution solver space station studio subscription system tool translator tutor vending-machine wallet
    workshop writer
  `,
  /** Words that only frame an idea and are not a product by themselves. */
  FRAMES: `
    aim average benefit bit business case challenge city client company cost customer day difference disaster
    disease edge evidence example experience fact fee feedback friend fun guy half hobby hope idea interview
    issue job joke kind life lot luxury man market mess mistake money nightmare number option pain part
    people person pilot place plan point price pricing problem project question reason rest revenue risk
    shame side something sort startup team thing third time total town trial type user village waitlist way
    woman world
  `,
  /** Base forms of verbs that are rarely nouns. */
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
  /** Verbs whose base form is just as often a noun: 'a book', 'the order'. */
  NOUN_VERBS: `
    act address advance aid alert answer appeal approach auction audit back bag bake balance barter base
    batch beat bench bid bill bin bite blend blink block blow book bookmark boost border bottle bounce break
    breed brew brief broadcast brush budget bundle call campaign cancel cap capture card catch cater cause
    challenge change charge chart chat cheat check checkout claim click climb clip clog clone coach code
    comment commit compost contact contract control cook cool copy cost count cover crack crawl credit crop
    cross cut cycle damage date deal debit delay demand demo deposit design discount dispatch display dispute
    dock document dose download draft drag dress drill drink drive drop drug dry dump dust edit email end
    engineer escape estimate exchange exercise experience export extract face fall farm fast fax fear feature
    fee feed fetch fight figure file film filter finance fine fish fix flag flip floor flow fly fold follow
    forecast forge form front fuel fund gift glue grade grant group guarantee guard guess guide hand handle
    harvest head heat herd hire hit hold home hop host house hunt increase insure interview inventory invite
    invoice iron job kick land launch lead leak letter licence license lie lift light like limit link list
    load loan lock log login loop love machine mail map mark market massage master match mate measure mentor
    merge message milk mind mine mirror miss mistake mix mock model monitor mop move nail name need net
    network note notice number nurse object offer oil order output pack package page paint panel panic paper
    parent park part partner pass paste pattern peel phone photo photograph pick picture piece pile pilot pin
    ping pitch place plan plant plate play plot plug podcast point polish pool pop position post power
    practice preorder present press pressure price prime print process produce profile program programme
    progress project promise prompt prototype pump punch purchase question queue quiz race rain rank rate
    reason recall recipe record recruit reference refine refund register release rent repair report request
    rescue research resell reserve rest result retail return review reward ride ring rise risk roll room
    roster rot round route row ruin rule run rush sample scale scan scare schedule school score scout scrap
    scratch screen screenshot seal search season seed service set sew share shelter shift ship shop shortlist
    shout show side sign signal signup sketch ski sleep slice slip slot slow smell smoke snack snow sort
    source speed split sponsor spot spray spread stack staff stage stain stall stamp stand start state
    station stay step stick stitch stock storage store story stream structure struggle study style suit
    supply support surface survey swap sweep swim switch sync table tag talk tally target taste tax team
    tease telephone template term test text tick ticket time timestamp title token tool top total touch tour
    trace track trade traffic trail train transfer transport trap travel treat trial trick trip trouble truck
    trust try turn tweak type update upgrade upload upsell use vacuum value video view visit volunteer vote
    wait walk want war wash waste watch water weight win word work worry wrap zip
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
  /** Words in -ly that are not adverbs. */
  NOT_ADVERBS: `
    ally apply assembly belly bully comply daily early elderly family fly holy hourly italy july lily lonely
    lovely monthly multiply only quarterly rely reply supply tally weekly yearly
  `,
  /** Adjectives without a recognizable ending. */
  ADJECTIVES: `
    adult african alone american angry annual arabic asian austrian automatic average aware back bad basic
    best better big blind blue bored boring bottom broken busy calm cheap cheapest chinese classic clean
    clear close cold commercial common confusing cool custom daily dark deaf deep dental different digital
    dirty domestic double dried dry dutch early easy elderly electric electronic empty entire european exact
    expensive extra fair far fast final fine first flat free freelance french fresh front frozen full fun
    german glass good great green grey happy hard healthy heavy high honest hot hourly idle ill independent
    indian industrial inner inside international italian junior korean large last late left legal licensed
    light little local lonely long lost loud low lower luxury main manual mere micro mini missing mixed
    mobile monthly national near nearby necessary new next noisy offline old on-demand online open orange
    outside own paper personal plastic poor pricey prime private proper public quarterly quick quiet rare raw
    ready real red regional retired rich right risky rural russian sad safe same scary seasonal second
    second-hand secondhand secure self-employed senior short sick similar simple single small smart social
    soft solar solo spanish spare steel stuck sure thin third tiny tired top trained tricky true ugly unpaid
    unsafe untrained unused upper used vietnamese weak weekly wet white whole wide wooden worse worst worth
    wrong yearly young
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
  /** Work that founders do for customers. */
  DEEDS: `
    accompany advise answer assemble audit babysit bring calibrate carry cater check chop clean coach collect
    come cook decorate deliver digitise disinfect do drive drop dye empty engrave exterminate fetch film fit
    fix fumigate go grind guard handle harvest haul help hire host inspect install interpret iron lend look
    massage mend move offer organise pack paint photograph pick plaster plough polish press process prune
    record refill remove rent repair restore restring retrofit reupholster rewire run serve service sew
    sharpen shear sit sort spray stack stay sterilize store swap sweep take teach test thatch tile top train
    transcribe translate transport treat trim tune turn tutor unblock upholster vacuum visit walk wash weld
    wire
  `,
  /** Of these, work that people also do without selling it. */
  PASTIMES: `
    answer bring check come do drive drop go handle help hire look move offer play run serve sit sort stay store take
    test top turn use
  `,
  /** Services described without the founders as the subject: 'a van that repairs phones'. */
  SERVICES: `
    clean collect cook deliver drive fix mend move repair sharpen tune walk wash
  `,
  /** Work that founders do for a customer repeatedly. */
  SERVING: `
    check clean collect come cook deliver drive drop fetch fill fix inspect install mend mow pack pick repair sharpen
    stay sweep turn visit walk wash
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
  /** Verbs for what founders do that is not a service. */
  NO_DEEDS: `
    add ask be begin believe build call charge connect create design develop do earn expect find get give
    have help hope import keep know launch let like link live look lose make manufacture match need offer
    open pay plan print produce propose put see sell spend start take think transform turn use want work
  `,
  /** Verbs for what a thing does merely by being there. */
  LYING: `
    begin contain fit get go hang launch run sell sit stand start work
  `,
  LYING_RELATIVE: `
    contain fit hang run sit stand work
  `,
  PEOPLE_DO_NOT: `
    buy complain fail forget get give hire lease lose miss purchase recommend rent say spend struggle
    subscribe suffer wait waste
  `,
  TAKING: `
    away back care each every out the their them your
  `,
  QUESTION_WORDS: `
    how if what when where whether which who
  `,
  /** Nouns that can only mean the offer: 'The app sends …'; 'the shop sells …' could be any shop. */
  SOFTWARE: `
    app application bot chatbot dashboard device platform plugin sensor service site software system tool
    website
  `,
  PARTICIPANTS: `
    buyer client customer family guest member parent player seller student subscriber user visitor volunteer
  `,
  NO_ORDERS: `
    act advise be begin consider do forget get go have help ignore imagine launch let make need note output
    picture please price print repeat reveal say see sell start tell thank think want
  `,
  NOT_WANTED: `
    ask be begin do get go have hear know learn leave live move quit say see start thank try understand
  `,
  ENDS_NAME: `
    ! ( ) , . ; ? because for if so to – —
  `,
  SELLING: `
    advertise advertised distribute distributed import market marketed offered promote promoted reach sell
    selling sold supply
  `,
  TAKES_PERSON: `
    allow bring enable get give help keep let make offer remind save send show teach tell
  `,
  /** Words that mark a bare number after a comma as a count: 'about', 'perhaps'. */
  ESTIMATES: `
    about almost approx approximately around ca circa like maybe nearly over perhaps roughly some ~
  `,
  MEASURES: `
    bed birth call cent death degree dollar email episode euro gram item kg kilo km lesson liter litre meter
    metre mile naira page percent photo picture point pound product question rupee seat shilling step story
    time word
  `,
  UNITS: `
    g hour kg kilo km mile minute percent
  `,
  /** Verbs with which founders report what they did: 'I talked to 22 dentists', 'I sold 46'. */
  DONE: `
    ask build collect do get help interview meet pilot run sell serve show sign speak survey talk test try
  `,
  TIME: `
    day days hour hours km minute minutes month months week weeks year years
  `,
  KINDS: `
    alternative alternatives apps brands companies competitor competitors options platforms products rival
    rivals services sites tools websites
  `,
  SHARED: `
    a an app as at been but by de do for has he her his i in is me no on one or so the to us was we
  `,
  STARTING: `
    begin beginning begins first initially launch launches launching open opening pilot piloted piloting
    rolling rollout start starting starts
  `,
  BETWEEN: `
    & , / and both central cities city downtown east eastern greater lower north northern only or parts
    region rural south southern state the town towns upper villages west western
  `,
  INSIDE: `
    across around at between in inside near outside over round through throughout within
  `,
  ORIGIN: `
    border born designed made manufactured produced trained
  `,
  NAME_LINKS: `
    ' - al am an da de del della der di do dos el im la las le les los sur under upon
  `,
  /** Last words of the names of firms, schools, laws and streets, which are not places. */
  NO_PLACE_ENDS: `
    act ai army bank church club college cup day festival hospital inc law ltd market park pay road school
    street university week
  `,
  /** Nouns for kinds of places, next to a name: 'the village of', 'Kaduna State'. */
  KINDS_OF_PLACE: `
    area areas borough cities city commune counties county district districts harbor harbour island
    municipality neighborhood neighborhoods neighbourhood neighbourhoods outskirts parish port province
    region state streets suburb suburbs town towns valley village villages
  `,
  TENS: `
    eighty fifty forty ninety seventy sixty thirty twenty
  `,
  /** 'We run a bakery' says who the founder is; 'I want to run a bakery' says what is offered. */
  MADE_WHEN_INTENDED: `
    deliver do establish found open organise organize program publish rent run set start supply write
  `,
  WANTING: `
    aim decide dream go hope intend like look love need plan think try want wish
  `,
  PICTURING: `
    add consider envisage envision imagine install need picture place plan propose put suggest want
  `,
  /** Verbs of making that clearly introduce a product. */
  PLAIN_MAKING: `
    build create design develop launch make open
  `,
  OFFER_FILLERS: `
    " ' * , - : actually and basically dear essentially finally hello hey hi honestly imagine its just like
    maybe now ok okay picture please simply so team then think well – — “ •
  `,
  IDEA_NOUNS: `
    business company concept idea invention offering pitch plan product project proposal solution start-up
    startup venture vision
  `,
  /** Words that follow a product: who it is for, what it does, what it is made of. */
  SURE_MARKERS: `
    : aimed called connecting designed for helping matching teaching that where which whose
  `,
  MARKERS: `
    ! ( , - . / about above around as at based behind below beside between built but by from in inside made
    near of on over powered run so sold thru to under using via who with without – —
  `,
  MACHINES: `
    ai ai-powered automated automatic digital online robot virtual voice
  `,
  NO_PRODUCT_STARTS: `
    all also another anything both cost each every few first free half her his its less many money more most
    no none not nothing only other price same several some something such their these this those time your
  `,
  HARMLESS_DENIALS: `
    charge matter mind need pay require sell want
  `,
  /** Nouns for people that need a trait: 'people' is too vague, 'people with a dog' is not. */
  WITHOUT_TRAIT: `
    anyone business businesses client clients companies company customer customers everybody everyone folks
    guy guys man others people person persons someone team user users
  `,
  NO_PARTY: `
    agencies broker brokers co-founder co-founders competitor competitors founder founders friend friends
    garage home homes i investor investors it kitchen market markets one ones others partner partners plant
    shelter ship site somebody supermarket supermarkets team them they us vessel we you
  `,
  QUANTIFIERS: `
    about all any around each every few first half many more most other our several some these those
  `,
  EXTENDING: `
    across aged around at between from in leaving living looking near of on over running trying under with
    without working
  `,
  PARTIES_PAYING: `
    adopt buy finance fund give hire lease license pay purchase rent sponsor subscribe
  `,
  /** Organizations that are also things: a sensor for trucks is not sold to trucks. */
  ALSO_THINGS: `
    band boat chain ferry garage home house kitchen label office plant port ship site terminal truck trust
    vessel yard
  `,
  HELPING: `
    allow assist empower enable help let teach train
  `,
  BUYING: `
    book buy choose compare find hire order request reserve
  `,
  REACHING: `
    bring deliver fit give lease lend offer provide rent sell send serve ship supply teach
  `,
  /** Nouns for people that are also third-person verbs: 'cooks', 'hosts'. */
  ALSO_VERBS: `
    coach cook fan groom guard host local model pilot single
  `,
  /** Links of clauses that belong to the verb before them: time, condition and questions. */
  PHRASES_DEPENDENT: `
    after as before how if once than till until what when whenever where whether who why
  `,
  ASKING: `
    ask check find know learn predict say see show tell
  `,
  /** Periods that have no `every` value. */
  ODD_PERIODS: `
    decade fortnight fortnightly lifetime quarter quarterly semester term
  `,
  NO_UNIT: `
    a all an and at bit but by cash delivered each every excl extra few fitted for from gross half him if in
    incl included installed it less maximum minimum more net of off on one only or per person's plus retail
    so that the them third time to total upfront us whatever when which whichever wholesale with
  `,
  FEES: `
    charge contract fee licence license membership pass plan subscription ticket
  `,
  /** Food and drink, no matter who or what serves it. */
  SERVED: `
    bag beer bottle bowl bread breakfast burger cake can coffee cookie cup dinner dozen egg gallon glass gram
    jar juice kg kilo liter litre loaf lunch meal ounce pack packet pizza plate portion pouch pound sachet sack
    salad sandwich scoop serving skewer slice snack soup tea tin tub tube
  `,
  /** Other goods that are used up. */
  CONSUMED: `
    bar bouquet brick broth butter candle cartridge cheese chocolate coal compost cracker cream detergent diaper
    drink feed fertilizer filament firewood flour flower food fuel gel glue grain granola herb honey ice ink jam
    jelly lotion manure medicine milk mulch napkin noodle nut oil ointment paint pasta pellet perfume pickle
    pill popcorn powder puree refill rice salt sauce seasoning seed seedling shampoo snack soap spice spray
    straw sugar sunscreen supplement syrup tea toothpaste treat vinegar vitamin wax wine wipe yarn yogurt
  `,
  PRICE_FILLERS: `
    a additional an booked completed each every extra finished full further one other single successful whole
  `,
  LINKS: `
    / a an and by each every for from in on one per the
  `,
  PRICES: `
    bag basic box charge cost course delivery entry fare fee hardware membership mrp plan premium price
    pricing pro rate rent rental rrp standard starter subscription ticket training
  `,
  /** Services that each person pays for once. */
  ONE_TIME: `
    apprenticeship bootcamp camp certification course internship program programme training workshop
  `,
  /** Plural nouns that modify the noun after them: 'sales team', 'sports club'. */
  PLURAL_MODIFIERS: `
    antiques arts children clothes communications crafts customs electronics games glasses goods human jobs
    kids logistics materials men news operations parts sales savings series species sports systems women
  `,
  /** Past forms that never modify a noun. */
  ALWAYS_PAST: `
    ate began came died drew fell flew gave got grew knew ran rose said sang sank saw threw told took went
    wrote
  `,
  /** Determiners that are no sign of a verb before them: 'dollars a month', 'most all'. */
  UNIT_DETERMINERS: `
    all another both either enough half more most much neither no other such
  `,
  PARTICLES: `
    away back down in off open out over together up
  `,
  DETERMINERS: `
    a all an another any both each either enough every few fewer half less many more most much neither no
    other several some such the these this those whichever
  `,
  POSSESSIVES: `
    her his its my our own their your
  `,
  SUBJECT_PRONOUNS: `
    anybody anyone everybody everyone he i it nobody one she somebody someone there they u we you
  `,
  OBJECT_PRONOUNS: `
    anything everything herself him himself itself me mine myself nothing others ours ourselves something
    theirs them themselves us yours yourself yourselves
  `,
  SUBORDINATORS: `
    after although as because before how if once since than though till unless until what when whenever where
    wherever whether while why
  `,
  COORDINATORS: `
    & and but nor or then yet
  `,
  MODALS: `
    'd 'll ca can cannot cant could gonna gotta may might must shall should wanna will wo wont would
  `,
  BE: `
    'm 're 's am are aren be been being is isn was wasn were weren
  `,
  HAVE: `
    've had hadn has hasn have haven having
  `,
  DO: `
    did didn didnt do does doesn doesnt don dont
  `,
  NOT_ADJECTIVES: `
    cable consumable dish fable finish fish furnish publish radish spanish stable table valuable variable
    vegetable wish
  `,
  /** People who provide a service in person. */
  CREW: `
    nannies nanny
    carer carers cleaner cleaners coach coaches crew driver drivers engineer engineers guys instructor
    instructors interpreter interpreters mechanic nurse people rider riders staff teacher teachers team
    technician technicians tutor tutors volunteer volunteers
  `,
  /** Words about people who try the product, wait for it or were asked. */
  DEMAND: `
    agreed asked bought interviewed joined paid paying pilot pre-order pre-ordered preorder preordered said
    signed sold spoke surveyed talked tested told tried try trying waitlist
  `,
  TRIALS: `
    agreed interested interviewed interviews pilot piloted pre-ordered pre-orders signed tested testing trial
    trialled trialling tried trying waitlist
  `,
  /** Words used in a single country. */
  OF_AUSTRALIA: `
    arvo brekkie bushwalker esky ndis servo smoko tradie ute
  `,
  OF_NEW_ZEALAND: `
    bach iwi kiwifruit marae
  `,
  OF_SINGAPORE: `
    hawker hdb kopi
  `,
  OF_PHILIPPINES: `
    barangay jeepney po sari-sari
  `,
  OF_UNITED_STATES: `
    apartment attorney college color county diaper dmv dumpster flavor hoa hvac medicaid medicare mom
    neighbor neighborhood realtor sidewalk tailgate trash zip
  `,
  OF_BRITAIN: `
    centre cheque colour favourite fortnight jewellery kerb licence litre metre mum neighbour neighbourhood
    organisation organise organised organiser organises organising paddock programme recognise recognised
    recognises recognising tyre
  `,
}

/**
 * Words that suggest a business field (`BUSINESS_FIELDS`), singular and comma-separated. A word may be listed under
 * several fields; it then counts less.
 */
const FIELD_WORDS: Readonly<Record<string, string>> = {
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
  electronics:
    'sensor,smart device,connected device,smart home,smart lock,thermostat,tracker,camera,wearable,chip,doorbell,iot,smart meter,plug,air quality',
  'non-profit':
    'charity,non-profit,nonprofit,ngo,volunteer,donation,food bank,food pantry,refugee,homeless,hospice,prison,prisoner,foundation,community fridge',
  'media-creators':
    'podcast,newsletter,video,film,creator,youtube,magazine,zine,blog,subtitle,musician,band,dj set,photographer,audio tour,story,book,whatsapp channel,news channel,journalist,streamer',
  games: 'game,puzzle,player,escape room,tabletop,role-playing,gamer,level editor,quiz',
}

/** Every word once, in sorted order, with the numbers of its lists. */
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
  const read: readonly ReadonlySet<string>[] = unpackWords<number>(
    packed,
    letters,
    entries.length,
    lists.length,
  )
  lists.forEach((words, list) => {
    const lost = words.find((word) => !read[list]?.has(word))
    if (lost !== undefined || read[list]?.size !== new Set(words).size)
      throw new Error(`Cannot pack '${lost}'`)
  })
  return `import { unpackWords } from './packed-words.ts'

/* Made by \`npm run words\` from words.ts. */

export const [
${names.map((name) => `  ${name},`).join('\n')}
  ...fieldLists
] = unpackWords(
  '${packed}',
  '${letters.replace("'", "\\'")}',
  ${entries.length},
  ${lists.length},
)

const FIELDS =
  '${fields.join(' ')}'

/** The words of each business field. */
export const FIELD_LISTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  FIELDS.split(' ').map((field, i) => [field, fieldLists[i] ?? new Set<string>()]),
)
`
}
