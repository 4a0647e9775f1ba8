import type { KnownProduct } from './schema.ts'

/*
 * Products that customers of a field know. One is shown only where it is sold, to such customers, for the same job. A
 * row has its name, what it is known for, its site, the countries where it is sold ('*' for anywhere), the customers and
 * the job, as beginnings of words divided by '|'; what is indented further belongs to the row above. What is not certain
 * is left out; the founder is asked whom customers would compare instead.
 */

const beginningWith = (words: string): RegExp => new RegExp(`\\b(?:${words})\\w*`, 'i')

const products = (table: TemplateStringsArray, ...named: string[]): readonly KnownProduct[] =>
  String.raw(table, ...named)
    .trim()
    .split(/\n {4}(?! )/)
    .map((row) => {
      const [name = '', knownFor = '', site = '', countries = '', customers = '', job = ''] =
        row.split(/;\s+/)
      return {
        // A star marks a thing, which other things compete with.
        name: name.replace('*', ''),
        goods: name.endsWith('*'),
        knownFor,
        link: `https://${site}`,
        countries: countries === '*' ? null : countries.split(' '),
        customers: beginningWith(customers),
        job: beginningWith(job),
      }
    })

const SMALL_FIRMS =
  'freelanc|self-employed|small (?:firms?|business|compan)|compan|sole traders?|contractors?|agenc'
const SALONS = 'salons?\\b|barbers?\\b|hairdress|spas?\\b|nail studio'
const RESTAURANTS = 'restaurants?\\b|caf[eé]s?\\b|bars?\\b|bistro|canteen'
const OWNERS = '(?:pet|dog|cat) owners?|people with (?:dogs|cats|pets)'
const HOUSEHOLDS = 'households?|home ?owners?|families|tenants?\\b|renters?\\b|parents'

export const PRODUCTS: Readonly<Record<string, readonly KnownProduct[]>> = {
  accounting: products`
    QuickBooks; bookkeeping for small companies; quickbooks.intuit.com; US GB CA AU; ${SMALL_FIRMS};
      bookkeep|expens
    Xero; bank feeds and simple books; www.xero.com; GB AU NZ US; ${SMALL_FIRMS}; bookkeep|bank feed|expens
    FreshBooks; invoices for freelancers; www.freshbooks.com; US CA GB; freelanc|self-employed; invoic
    DATEV; software for German tax advisers; www.datev.de; DE; tax advis|accountant;
      bookkeep|payroll|tax return
    TaxDome; a client portal for accounting firms; taxdome.com; US GB;
      accounting firms?|accountants?|tax (?:advis|firm|prepar);
      client portal|documents from clients|collects documents
    Zoho Books; GST-ready books for small firms in India; www.zoho.com; IN; ${SMALL_FIRMS};
      gst|bookkeep|invoic
  `,
  agriculture: products`
    Climate FieldView; field maps from machine data; climate.com; US CA BR DE FR; farm|grower;
      field maps?|yield map
    CropX*; soil probes with advice; cropx.com; US AU NZ; farm|grower|vineyard; soil moisture|irrigat
    Barn2Door; web shops for farms in the US; www.barn2door.com; US; farms?\b|farmers?\b|ranch;
      sells? direct|farm shop|web ?shop|online (?:shop|orders)
    xarvio; advice on plant diseases and spraying; www.xarvio.com; DE FR GB US BR; farm|grower;
      plant disease|spraying|fungicid
  `,
  beauty: products`
    Fresha; booking software for salons; www.fresha.com; US GB AU CA NZ IE; ${SALONS};
      book|appointment|no-?show
    Treatwell; finding new customers for salons in Europe; www.treatwell.com; GB DE FR ES IT NL AT BE;
      ${SALONS}; book|appointment|new customers
    Booksy; appointments with barbers and stylists; booksy.com; US GB PL ES; ${SALONS};
      book|appointment|no-?show
    Vagaro; booking and payments for salons and spas; www.vagaro.com; US CA; ${SALONS};
      book|appointment|no-?show
    Urban Company; beauty and home services at home; www.urbancompany.com; IN AE;
      women|men\b|people|brides|mothers; at home|home visit
  `,
  mobility: products`
    Turo; peer-to-peer car rental; turo.com; US CA GB AU; car owners?|drivers?|travel;
      rents? (?:out )?(?:\w+ )?cars?|borrows? (?:\w+ )?cars?
    BlaBlaCar; long-distance carpooling; www.blablacar.com; FR DE ES IT PL BR IN;
      commut|travel|drivers?|students?; carpool|shared? rides?|rides? between
    AutoScout24; car listings in Europe; www.autoscout24.com; DE IT NL BE AT; dealers?|car buyers?;
      used cars?
  `,
  childcare: products`
    Brightwheel; software for child care centers; mybrightwheel.com; US;
      child ?care cent|day ?cares?|preschools?; attendance|messages|bill|parents
    Famly; software for nurseries in Europe; www.famly.co; GB DE DK;
      nurser|kindergarten|day ?care|preschool; attendance|messages|invoic|parents
    Care.com; a large choice of caregivers; www.care.com; US; parents|families; babysit|nann|sitters?\b
  `,
  construction: products`
    Procore; managing large projects; www.procore.com; US CA GB AU;
      contractors?|builders?|construction (?:firm|compan);
      manages? (?:\w+ )?projects|site management|daily reports?
    Buildertrend; software for home builders; buildertrend.com; US CA; home ?builders?|remodel;
      schedul|change orders?|projects?
    PlanRadar; defects marked on drawings; www.planradar.com; DE AT GB FR;
      contractors?|builders?|architects?|site managers?|construction; defects?|snag
    Checkatrade; vetted tradespeople in the UK; www.checkatrade.com; GB;
      home ?owners?|landlords?|households?;
      finds? (?:\w+ )*(?:trades|builders?|plumbers?|electricians?)|vetted
  `,
  education: products`
    Duolingo; free daily language practice; www.duolingo.com; *;
      learners?|adults?|students?|beginners?|travel|people|newcomers?;
      learns? (?:\w+ )?(?:languages?|spanish|german|french|english|portuguese|italian)|vocabular|language practice|language app
    Quizlet; flashcards shared by students; quizlet.com; *; students?|pupils?|learners?; flash ?cards?
    Preply; a wide choice of tutors; preply.com; *; learners?|students?|adults?|people;
      language (?:tutor|lesson|teacher)
    Google Classroom; assigning and collecting schoolwork; classroom.google.com; *; teachers?|schools?;
      hands? out|collects? (?:homework|work|assignments)|assignments?
    PhysicsWallah; exam preparation in India; www.pw.live; IN; students?|pupils?|aspirants?|parents;
      exam|jee|neet|coaching
  `,
  'elderly-care': products`
    Birdie; software for home care agencies in the UK; www.birdie.care; GB;
      care agenc|home care (?:agenc|provider|compan); rota|roster|care plan|visit|notes?
    WellSky; software for home health agencies; wellsky.com; US; home health agenc|home care agenc;
      schedul|care plan|visit|bill
    Honor; organized home care in the US; www.joinhonor.com; US; families|seniors?|older|adult children;
      home care|caregivers?
  `,
  electronics: products`
    Ring*; doorbells, cameras and alarms; ring.com; US GB DE CA; ${HOUSEHOLDS}; doorbell|cameras?|burglar
    Airthings*; air sensors for homes and schools; www.airthings.com; US CA GB NO DE SE;
      ${HOUSEHOLDS}|schools?; radon|indoor air|air quality|mou?ld
  `,
  'energy-climate': products`
    EnergySage; comparing solar quotes in the US; www.energysage.com; US; home ?owners?|households?;
      solar (?:offers|quotes)|compares? (?:\w+ )*solar
    Enpal*; solar system rental in Germany; www.enpal.de; DE; home ?owners?|households?; solar|heat pumps?
    tado°*; thermostats that save on heating; www.tado.com; DE GB AT IT FR NL ES; ${HOUSEHOLDS};
      heating|thermostat
    Tibber; hourly tariffs with smart charging; tibber.com; DE NO SE NL; ${HOUSEHOLDS};
      electricity|tariff|charging
    Octopus Energy; tariffs that pay for flexible use; octopus.energy; GB; ${HOUSEHOLDS}; electricity|tariff
  `,
  events: products`
    Eventbrite; tickets for events of every size; www.eventbrite.com; US GB CA AU IE DE;
      organi[sz]ers?|hosts?|clubs?|venues?; tickets?
    The Knot; wedding planning and vendors in the US; www.theknot.com; US; couples?|brides?;
      wedding|vendors?|guest list
    HoneyBook; contracts and invoices for event professionals; www.honeybook.com; US CA;
      photographers?|(?:event|wedding) planners?|florists?; contracts?|invoic|client
    Peerspace; venue rental by the hour; www.peerspace.com; US CA GB;
      photographers?|organi[sz]ers?|companies|teams?; venues?|studios?|by the hour
  `,
  fashion: products`
    Vinted; used clothes without a seller’s fee; www.vinted.com; FR DE GB ES IT NL BE AT PL LT;
      women|parents|people|students?|teen|families|consumers;
      used clothes|second-?hand|pre-?loved|sells? (?:\w+ )?clothes
    Rent the Runway*; designer clothing rental; www.renttherunway.com; US; women|guests|brides?;
      rents? (?:\w+ )?(?:dress|clothes|gown|outfit)
  `,
  fintech: products`
    Stripe; payments for online businesses; stripe.com; US GB CA AU DE FR NL IE ES IT;
      online (?:shop|store|business)|marketplaces?|startups?|saas;
      accepts? (?:\w+ )?payments?|checkout|card payments?|takes? payments?
    Wise; transfers at the market rate with a visible fee; wise.com; GB US DE FR ES IT NL AU CA;
      migrants?|expat|freelanc|workers|families|students?; sends? money|transfers? money|remit|abroad
    YNAB; a strict budgeting method; www.ynab.com; US CA GB; couples?|families|households?|people|students?;
      budget
  `,
  'food-restaurants': products`
    Toast; checkout, payments and kitchen in one; pos.toasttab.com; US GB IE CA; ${RESTAURANTS};
      tills?\b|pos\b|checkout|kitchen display
    OpenTable; reservations and new guests; www.opentable.com; US GB CA DE AU IE MX; ${RESTAURANTS};
      reserv|books? (?:\w+ )?tables?|no-?shows?
    Too Good To Go; surplus food at the end of the day; www.toogoodtogo.com;
      DE FR GB US DK NL AT BE ES IT PL PT SE NO CH CA IE; ${RESTAURANTS}|baker|supermarket|shops?;
      surplus|unsold|leftover
    Uber Eats; delivery from many restaurants; www.ubereats.com; US GB CA FR DE AU ES JP MX;
      ${RESTAURANTS}|diners?; delivers? (?:\w+ )?(?:food|meals|dinner)|food delivery|takeaway
    Winnow; measuring waste in large kitchens; www.winnowsolutions.com; GB US AE;
      hotels?|canteens?|caterers?|large kitchens?; food waste|weighs? (?:\w+ )?(?:waste|food)
    Zomato; restaurant delivery in India; www.zomato.com; IN; ${RESTAURANTS}|diners?; deliver
  `,
  'public-sector': products`
    FixMyStreet; reports to UK councils; www.fixmystreet.com; GB; councils?|residents?|citizens?;
      potholes?|street|fly-?tipping
    SeeClickFix; reporting street problems; seeclickfix.com; US; cit(?:y|ies)|towns?|residents?|citizens?;
      potholes?|street|complaint
    OpenGov; city budgets and permits; opengov.com; US; cit(?:y|ies)|towns?|count(?:y|ies)|municipal;
      budget|permits?|procure
  `,
  'health-care': products`
    Doctolib; booking for practices in Europe; www.doctolib.de; DE FR IT;
      practices?|doctors?|dentists?|clinics?|physio; book|appointment|waiting list
    Zocdoc; finding and booking doctors in the US; www.zocdoc.com; US; patients?|practices?|doctors?|dent;
      book|appointment|finds? (?:\w+ )*doctors?
    Practo; doctors and records in India; www.practo.com; IN; patients?|clinics?|doctors?;
      appointment|records?|finds? (?:\w+ )*doctors?
    Flo; tracking cycles and pregnancies; flo.health; *; women|girls|couples?; period|cycle|pregnan
  `,
  'health-fitness': products`
    Strava; recording and sharing runs and rides; www.strava.com; *; runners?|cyclists?|athletes?|hikers?;
      records?|tracks?|shares? (?:\w+ )?(?:runs|rides|routes)
    MyFitnessPal; a very large food database; www.myfitnesspal.com; *; people|athletes?|women|men\b|adults?;
      calorie|food diary|logs? (?:\w+ )?(?:food|meals)
    Mindbody; booking for studios; www.mindbodyonline.com; US GB AU CA;
      (?:yoga|fitness|pilates|dance) studios?|studios?|gyms?; book|class schedule|memberships?
    Playtomic; booking courts in Europe; playtomic.com; ES IT FR GB DE PT SE; clubs?|players?; courts?
  `,
  'local-services': products`
    Jobber; scheduling and invoices for service firms; www.getjobber.com; US CA GB;
      plumbers?|cleaners?|cleaning (?:firm|compan)|landscap|electricians?|service (?:firm|compan|business)|trades|roofers?|handym;
      schedul|invoic|quotes?|dispatch
    Housecall Pro; software for home service firms; www.housecallpro.com; US;
      plumbers?|electricians?|hvac|home service|cleaners?|roofers?; schedul|invoic|dispatch|quotes?
    Thumbtack; quotes from local professionals; www.thumbtack.com; US; ${HOUSEHOLDS};
      quotes?|finds? (?:\w+ )*(?:plumb|electric|handym|cleaner|clean)
    Taskrabbit; small jobs by the hour; www.taskrabbit.com; US GB CA DE FR ES IT; ${HOUSEHOLDS};
      odd jobs|small jobs|assembl|handym
    MyHammer; quotes from tradespeople in Germany; www.my-hammer.de; DE; ${HOUSEHOLDS};
      finds? (?:\w+ )*(?:trades|craft|plumb|paint)|offers from
    Urban Company; home services in India; www.urbancompany.com; IN AE; ${HOUSEHOLDS};
      clean|home services|repair
  `,
  legal: products`
    Clio; practice management for small offices; www.clio.com; US CA GB IE AU;
      law firms?|lawyers?|solicitors?; case management|time ?(?:sheets?|tracking)|bill|trust account
    LegalZoom; forms and filings online; www.legalzoom.com; US;
      founders?|small business|freelanc|people|families; incorporat|llc\b|filings?|trademark
    Trust & Will; wills and trusts online in the US; trustandwill.com; US;
      families|parents|people|couples?|seniors?; wills?\b|estate plan
    Farewill; wills and probate in the UK; farewill.com; GB; families|people|parents|couples?|executors?;
      wills?\b|probate
    AirHelp; flight compensation for a share of the payout; www.airhelp.com; *; passengers?|travel|flyers?;
      compensation
  `,
  logistics: products`
    Onfleet; software for local delivery teams; onfleet.com; US CA;
      couriers?|delivery (?:teams?|compan|services?)|florists?|shops?;
      routes?|dispatch|tracks? (?:\w+ )?deliver
    Shippo; parcel labels and shipping rates; goshippo.com; US;
      online (?:shops?|stores?|sellers?)|sellers?|merchants?; shipping labels?|postage|parcel rates
    DAT; a load board for US truckers; www.dat.com; US;
      truckers?|carriers?|freight brokers?|owner-operators?; loads?\b|load board
    Timocom; a freight exchange in Europe; www.timocom.com; DE PL FR NL AT IT ES CZ HU;
      carriers?|hauliers?|forwarders?|freight; freight exchange|empty (?:trucks?|runs?|trips?)|loads?\b
    Samsara; telematics for fleets; www.samsara.com; US CA GB MX; fleets?|truck|hauliers?|carriers?;
      telematic|tracks? (?:\w+ )?(?:vehicles?|trucks?)|dash ?cam
  `,
  manufacturing: products`
    MaintainX; checklists and work orders; www.getmaintainx.com; US CA;
      plants?|factor|manufactur|maintenance; work orders?|maintenance (?:checklist|plan|schedul)|checklists?
    MachineMetrics; data from machines; www.machinemetrics.com; US;
      machine shops?|manufactur|factor|plants?; downtime|machine data
    Katana; planning and stock for small makers; katanamrp.com; US GB CA AU; makers?|manufactur|workshops?;
      production plan|raw material|stock
    Xometry; parts on demand with instant prices; www.xometry.com; US DE;
      engineers?|manufactur|machine builders?|compan; cnc|milling|custom parts
  `,
  marketing: products`
    Mailchimp; newsletters for small businesses; mailchimp.com; *; ${SMALL_FIRMS}|shops?;
      newsletters?|email campaign
    HubSpot; a free CRM with marketing tools; www.hubspot.com; *; ${SMALL_FIRMS}|sales teams?; crm|leads?\b
    Pipedrive; a simple visual sales pipeline; www.pipedrive.com; *;
      ${SMALL_FIRMS}|sales (?:teams?|people|reps?); pipeline|leads?\b
    Zendesk; support tickets for teams of any size; www.zendesk.com; *;
      support teams?|customer service|online shops?|compan; support tickets?|customer (?:questions|requests)
    Canva; design without a designer; www.canva.com; *; ${SMALL_FIRMS}|shops?|restaurants?|teachers?|clubs?;
      designs?|flyers?|social media posts?
  `,
  'media-creators': products`
    Patreon; memberships for creators; www.patreon.com; *;
      creators?|musicians?|podcasters?|artists?|authors?; memberships?|supporters?|fans pay
    Substack; paid newsletters; substack.com; *; writers?|authors?|journalists?; newsletters?
    Descript; editing audio and video by text; www.descript.com; *; podcasters?|creators?|video;
      edits?|transcri
    DistroKid; music distribution for an annual fee; distrokid.com; *; musicians?|bands?|artists?;
      releases?|distribut
  `,
  'mental-health': products`
    SimplePractice; office software for therapists; www.simplepractice.com; US;
      therapists?|psycholog|counsel; notes?\b|bill|schedul|appointment
    BetterHelp; online therapy by subscription; www.betterhelp.com; US GB CA AU;
      people|adults?|students?|women|men\b; online therapy|therap|counsel
    Headspace; meditation and coaching by app; www.headspace.com; *; people|adults?|employees?|students?;
      meditat|mindful
  `,
  'non-profit': products`
    Donorbox; donation forms for charities; donorbox.org; US GB CA; charit|non-?profit|church|associations?;
      donations?|donors?
    JustGiving; online fundraising in the UK; www.justgiving.com; GB; charit|fundraisers?|runners?;
      sponsor|fundrais|donations?
    betterplace.org; donations in Germany; www.betterplace.org; DE; charit|associations?|non-?profit|clubs?;
      donations?|fundrais
    Ketto; crowdfunding for causes in India; www.ketto.org; IN; patients?|families|charit|non-?profit;
      crowdfund|fundrais|donations?
  `,
  'office-work': products`
    Docusign; signatures and contract storage; www.docusign.com; *; ${SMALL_FIRMS}|landlords?|firms?;
      signs? (?:\w+ )?(?:contracts?|documents?)|signatures?
    Notion; flexible pages and databases; www.notion.com; *; ${SMALL_FIRMS}|teams?|students?;
      wiki|shared notes|knowledge base
    Zapier; connecting apps without code; zapier.com; *; ${SMALL_FIRMS}|teams?;
      connects? (?:\w+ )*(?:apps|tools|programs)|integrations?
  `,
  pets: products`
    Rover; sitters and walkers with reviews; www.rover.com; US CA GB DE FR ES IT NL SE NO; ${OWNERS};
      walks?|sitt(?:er|ing)|boarding
    Tractive*; GPS trackers with a monthly plan; tractive.com; AT DE GB US FR; ${OWNERS};
      gps|tracker|lost (?:dog|cat|pet)
    PetDesk; reminders and booking for practices; petdesk.com; US CA;
      (?:vet|veterinary) (?:practices?|clinics?)|vets?\b; reminds?|appointment|books?
    Vetster; video visits with vets; vetster.com; US CA GB; ${OWNERS}; video|online vet|tele
    TrustedHousesitters; pet sitting in exchange for a stay; www.trustedhousesitters.com; GB US AU CA;
      ${OWNERS}; sitt(?:er|ing)|vacation|holiday
  `,
  property: products`
    Zillow; homes for sale and rent in the US; www.zillow.com; US;
      home ?buyers?|renters?|tenants?|agents?|sellers?;
      listings?|homes? for sale|finds? (?:\w+ )*(?:homes?|apartments?)
    Rightmove; a property portal for UK agents; www.rightmove.co.uk; GB;
      home ?buyers?|renters?|tenants?|agents?|sellers?;
      listings?|homes? for sale|finds? (?:\w+ )*(?:homes?|flats?)
    ImmoScout24; a large property portal in Germany; www.immobilienscout24.de; DE;
      home ?buyers?|renters?|tenants?|agents?|landlords?;
      listings?|finds? (?:\w+ )*(?:homes?|flats?|apartments?|tenants?)
    AppFolio; software for property managers; www.appfolio.com; US; property manag;
      maintenance|rent|tenants?|accounting
    TurboTenant; free tools for landlords; www.turbotenant.com; US; landlords?;
      tenant screening|screens? tenants|collects? rent|leases?
    SpareRoom; rooms and flatmates; www.spareroom.co.uk; GB US;
      students?|renters?|tenants?|flatmates?|landlords?; rooms?|flatmates?|roommates?
  `,
  'e-commerce': products`
    Etsy*; handmade and personalized goods; www.etsy.com; US GB CA AU DE FR;
      makers?|buyers?|people|women|parents|collectors?|crafters?|knitters?;
      hand-?made|handcrafted|hand-?dyed|personali[sz]ed
    Shopify; online stores without coding; www.shopify.com; *; makers?|shops?|sellers?|merchants?|brands?;
      online shops?|online stores?|web ?shops?
    Klaviyo; email and text messages from shop data; www.klaviyo.com; US GB AU CA;
      online (?:shops?|stores?)|brands?|merchants?; email|text messages?
  `,
  'social-community': products`
    Nextdoor; neighborhood messages; nextdoor.com; US GB DE FR ES IT NL CA AU;
      neighbou?rs?|residents?|neighbou?rhoods?; neighbou?r|messages?|lends?|borrows?
    Meetup; groups for any hobby; www.meetup.com; *; newcomers?|hobby|singles?|people|adults?;
      hobb|meet-?ups?|groups? (?:for|of)
    Timeleft; dinners with strangers; timeleft.com; FR GB US DE ES PT; newcomers?|singles?|people|adults?;
      dinners?
  `,
  'developer-tools': products`
    Sentry; error reports from running software; sentry.io; *; developers?|software teams?|engineers?;
      errors?|crash
    Datadog; metrics, logs and traces in one place; www.datadoghq.com; *;
      developers?|engineers?|devops|operations;
      logs?\b|metrics|uptime|monitors? (?:\w+ )?(?:servers?|services?)
    Snyk; finding vulnerable packages; snyk.io; *; developers?|security teams?|software teams?|engineers?;
      vulnerab|dependenc
    Postman; trying and sharing API calls; www.postman.com; *; developers?|engineers?|testers?; apis?\b
    GitHub; code, reviews and automation in one place; github.com; *;
      developers?|software teams?|engineers?; pull requests?|code review|repositor
  `,
  travel: products`
    Cloudbeds; software for small hotels; www.cloudbeds.com; *; hotels?|hostels?|guest ?houses?|inns?\b;
      bookings?|reservations?|room rates?|check-?in
    GetYourGuide; tours and tickets in many cities; www.getyourguide.com; *;
      tourists?|travel|visitors?|tour operators?|guides?; tours?\b
    AllTrails; trails with reviews; www.alltrails.com; *; hikers?|walkers?|families; hik|trails?
    Wanderlog; shared itineraries on a map; wanderlog.com; *; travel|families|couples?|friends;
      itinerar|trip plan|plans? (?:\w+ )*trips?
    Airbnb; stays in private homes; www.airbnb.com; US GB DE FR ES IT PT CA AU GR;
      hosts?|travel|guests?|families; rents? (?:out )?(?:\w+ )*(?:homes?|cabins?|apartments?)|stays?\b
  `,
  recruiting: products`
    Greenhouse; structured hiring; www.greenhouse.com; US GB IE DE; compan|recruit|hr\b|hiring;
      applicants?|candidates?|interview
    Workable; recruiting for small teams; www.workable.com; US GB GR;
      small (?:firms?|compan|business|teams?)|startups?; applicants?|candidates?|job posts?
    Personio; HR software for small firms in Europe; www.personio.com; DE GB ES NL IE AT;
      small (?:firms?|compan|business)|hr\b|mid; hr\b|payroll|absence|onboard
    Instawork; hourly work in hospitality and warehouses; www.instawork.com; US;
      restaurants?|hotels?|caterers?|warehouses?|venues?; shifts?|temp|hourly|staff
    Naukri; jobs in India; www.naukri.com; IN; compan|recruit|employers?|job ?seekers?|graduates?;
      jobs?\b|candidates?
  `,
}
