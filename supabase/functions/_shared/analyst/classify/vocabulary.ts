/** What the classifier knows of one domain: `strong` words nearly decide, `weak` ones only add up. */
export interface Vocabulary {
  id: string
  label: string
  strong: string
  weak: string
}

/** Business domains in the order in which ties are broken. Phrases are separated by commas. */
export const VOCABULARIES: readonly Vocabulary[] = [
  {
    id: 'marketplaces',
    label: 'Marketplaces',
    strong:
      'marketplace, market place, peer to peer, p2p, two sided, second hand, secondhand, used items, pre-owned, buy and sell, buying and selling, bought and sold, used equipment, used lab, buyers and sellers, rent out, renting out, rental, rentals, rent, renting, lend, lending library, borrow, borrowing, swap, swapping, barter, classifieds, auction, auctions, airbnb for, uber for, turo, listings, sharing platform, share unused, neighbours lend, idle, resale, resell, thrift, consignment, sublet, hire out, commission on each, match buyers, connects buyers, trade in, tool sharing, owners can list, list their',
    weak: 'seller, sellers, buyer, buyers, owner, owners, commission, deposit, deposits, peer, peers, listing, collectors, collectible, escrow, host, hosts, freelancer, freelancers, sharing, handmade, equipment, bids, bidding, platform connecting, connects, space, spaces, parking, storage',
  },
  {
    id: 'b2b-saas',
    label: 'Business software (B2B SaaS)',
    strong:
      'saas, b2b, crm, erp, crm for, erp for, workflow, workflows, dashboard for, invoicing software, project management, small businesses, small business, smbs, smb, smes, sme, enterprise, enterprises, sales teams, sales team, sales reps, marketing teams, customer support, support tickets, helpdesk, help desk, agencies, agency, back office, spreadsheets, spreadsheet, compliance, procurement, inventory management, team collaboration, internal knowledge, knowledge base, meeting notes, meetings, onboarding software, document management, contracts, contract, approvals, approval, proposals, leads, lead generation, churn, account managers, b2b software, consultants, vendors, suppliers, purchase orders, asset management, field teams, warehouse, timesheets, timesheet, scheduling software, shift scheduling, audit, audits, audit trail, business intelligence, kpi, kpis, reporting tool, office managers, law firms, accountants, accounting firms, feature requests, product managers',
    weak: 'software, team, teams, company, companies, business, businesses, manager, managers, employees, staff, integrates, integration, integrations, dashboard, dashboards, automate, automates, automation, reports, reporting, pipeline, client, clients, organisation, organization, organisations, departments, admin, seat, per seat, per user, slack, excel, email, emails, documents, tasks, factories, manufacturers, operations, logistics, fleet, construction companies',
  },
  {
    id: 'health-fitness',
    label: 'Health and fitness',
    strong:
      'fitness, workout, workouts, gym, gyms, exercise, exercises, yoga, pilates, runner, runners, running, marathon, personal trainer, personal trainers, strength training, weight loss, lose weight, calories, calorie, health, healthy, wellness, wellbeing, mental health, anxiety, depression, stress, therapy, therapist, therapists, meditation, mindfulness, sleep, insomnia, patient, patients, doctor, doctors, clinic, clinics, hospital, hospitals, nurse, nurses, telehealth, telemedicine, diabetes, diabetic, blood pressure, blood sugar, chronic, chronic pain, medication, medications, pills, symptoms, symptom, pregnancy, pregnant, fertility, menopause, period tracking, physiotherapy, physical therapy, physiotherapist, rehab, rehabilitation, elderly care, caregivers, caregiver, dementia, dental, dentist, dentists, heart rate, wearable, vaccine, cancer, asthma, allergy, migraine, posture, diet plan, pharmacy, medical, medicine, eyesight, hearing, autism, adhd, addiction, sobriety, quit smoking',
    weak: 'coach, coaches, trainer, training plan, habit, habits, body, pain, care, recovery, seniors, nutrition, diet, athletes, sport, sports, appointment, appointments, reminders, insurance, mood, breathing, steps, women, carers, wellbeing, swim, cycling, cyclists, climbing',
  },
  {
    id: 'education',
    label: 'Education and learning',
    strong:
      'education, learning, learn, learner, learners, student, students, teacher, teachers, teaching, school, schools, university, universities, college, colleges, classroom, classrooms, homework, tutor, tutors, tutoring, course, courses, lesson, lessons, exam, exams, test prep, curriculum, quiz, quizzes, flashcards, flashcard, language learning, learn spanish, learn english, math, maths, mathematics, reading skills, literacy, kids learn, coding bootcamp, bootcamp, study, studying, study group, lecture, lectures, professors, professor, edtech, lms, e-learning, elearning, online courses, certification, certificate, upskill, upskilling, reskilling, apprentices, apprenticeship, vocational, kindergarten, preschool, homeschool, homeschooling, pupils, grading, essay, essays, thesis, scholarship, scholarships, dyslexia, stem, science experiments, piano lessons, guitar lessons, music lessons',
    weak: 'practice, practise, skill, skills, training, kids, children, child, parents, mentor, mentors, knowledge, teach, teaches, instructor, instructors, video lessons, books, reading, academic, campus, grade, grades, degree, vocabulary, speech, class, classes, beginners',
  },
  {
    id: 'fintech',
    label: 'Finance and payments (fintech)',
    strong:
      'fintech, bank, banks, banking, bank account, bank accounts, unbanked, loan, loans, lender, lenders, lending, credit, credit score, credit card, credit cards, microloans, microfinance, debt, debts, mortgage, mortgages, insurance, insurer, insurtech, premium, budget, budgeting, personal finance, saving money, savings, save money, savings goals, invest, investing, investment, investments, investors, portfolio, stocks, stock market, shares, etf, crypto, cryptocurrency, bitcoin, stablecoin, stablecoins, blockchain, wallet, mobile money, remittance, remittances, send money, money transfer, cross-border payments, payments, payment, payouts, invoice, invoices, invoicing, invoice factoring, cash flow, tax, taxes, tax return, vat, bookkeeping, accounting, accountant, pension, pensions, retirement, payroll, expenses, expense, expense tracking, receipts, split bills, split expenses, round up, financial advice, financial literacy, fraud, kyc, anti-money laundering, payday, salary advance, buy now pay later, bnpl, rent payments, donations tax, hedge, forex, currency, allowance, pocket money, chama, savings groups, rotating savings, microinsurance',
    weak: 'money, financial, finance, finances, pay, paying, income, salary, spending, spend, transactions, transaction, interest, card, cards, account, accounts, fees, wealth, transfer, afford, costs, bill, bills, households, freelancers, gig workers, cash',
  },
  {
    id: 'e-commerce',
    label: 'E-commerce and consumer brands',
    strong:
      'e-commerce, ecommerce, online shop, online store, webshop, web shop, shopify, shopify store, shopify stores, woocommerce, subscription box, subscription boxes, direct to consumer, d2c, dtc, dropshipping, fashion, clothing, clothes, apparel, sneakers, shoes, jewelry, jewellery, cosmetics, skincare, skin care, makeup, beauty products, furniture, home decor, toys, gifts, gift, gift shop, retail, retailer, retailers, merchants, merchant, online shoppers, shoppers, shopping, shopping cart, checkout, abandoned carts, product photos, product reviews, returns, refunds, try on, virtual try-on, size, sizing, wardrobe, outfits, outfit, sustainable fashion, candles, soap, coffee beans, tea, wine, bags, handbags, print on demand, t-shirts, custom printed, brand, brands, product recommendations, price comparison, coupons, loyalty program, sell online, selling online, stationery, plants delivered, flowers, bouquets, bikes, e-bikes, mattresses, diapers, nappies, baby products, pet food, eco-friendly products, refill, refillable, packaging, amazon sellers, etsy sellers',
    weak: 'sell, sells, selling, buy, store, stores, shop, shops, product, products, customers, order, orders, shipping, shipped, ships, delivery, delivered, box, boxes, monthly box, discount, discounts, organic, recycled, handmade, design, designs, personalised, personalized, custom, stock, warehouse, wear, style',
  },
  {
    id: 'food-restaurants',
    label: 'Food and restaurants',
    strong:
      'food, foods, restaurant, restaurants, cafe, cafes, café, coffee shop, coffee shops, bakery, bakeries, bar, bars, kitchen, kitchens, ghost kitchen, cloud kitchen, chef, chefs, cook, cooks, cooking, home cooks, recipe, recipes, meal, meals, meal plan, meal plans, meal planning, meal prep, meal kit, meal kits, lunch, lunches, dinner, dinners, breakfast, menu, menus, food delivery, grocery, groceries, supermarket, supermarkets, food waste, leftovers, leftover food, surplus food, ingredients, ingredient, fridge, pantry, vegan, vegetarian, gluten free, allergens, food allergies, catering, caterers, food truck, food trucks, street food, diner, diners, table reservations, reservations, waiter, waiters, tips, pizza, bread, sushi, halal, kosher, snack, snacks, drinks, brewery, breweries, beer, farmers market, local farms, produce, vegetables, fruit, dishes, dish, takeaway, takeout, cuisine, tiffin, school meals, baby food, eat, eating, dine, dining',
    weak: 'table, tables, order, orders, ordering, delivery, fresh, taste, nutrition, diet, healthy, waste, farm, farms, farmers, hospitality, staff, shift, qr code, portion, weekly, family, families, kitchen staff, owner, owners, local, store, cooking class',
  },
  {
    id: 'travel',
    label: 'Travel and tourism',
    strong:
      'travel, travels, traveller, travellers, traveler, travelers, travelling, traveling, trip, trips, trip planning, trip planner, tourism, tourist, tourists, vacation, vacations, holiday, holidays, flight, flights, airline, airlines, airport, airports, hotel, hotels, hostel, hostels, homestay, homestays, guesthouse, guesthouses, accommodation, itinerary, itineraries, tour, tours, tour guide, tour guides, local guides, sightseeing, backpackers, backpacker, backpacking, road trip, road trips, campervan, campervans, camping, campsites, campsite, hiking, hike, hikes, hikers, trails, trail, cruise, cruises, visa, visas, passport, luggage, suitcase, destination, destinations, digital nomad, digital nomads, nomads, city break, weekend getaways, getaways, safari, beach, ski, ski resort, pilgrimage, honeymoon, travel insurance, business travel, jet lag, layover, layovers, sailing, boat trips, excursions, museums, museum, overtourism, expats, itinerary planner',
    weak: 'booking, bookings, book, guide, guides, guests, guest, host, hosts, abroad, foreign, country, countries, city, cities, explore, visit, visitors, local experiences, experiences, adventure, train, trains, map, maps, group trips, room, rooms, places, journey, season, village, villages',
  },
  {
    id: 'recruiting',
    label: 'Recruiting and HR',
    strong:
      'recruiting, recruitment, recruiter, recruiters, hire, hires, hiring, hiring managers, candidate, candidates, applicant, applicants, applicant tracking, ats, resume, resumes, résumé, cv, cvs, cover letter, cover letters, job, jobs, job seekers, job seeker, job board, job boards, job search, job application, job applications, job ads, job matching, interview, interviews, interviewing, talent, headhunter, headhunters, staffing, staffing agency, temp workers, hr, hr teams, hr departments, human resources, onboarding, new hires, employer, employers, career, careers, career change, vacancies, vacancy, employee engagement, employee turnover, employee referrals, referral bonus, performance reviews, exit interviews, internship, internships, interns, graduates, workforce, shift workers, seasonal workers, remote jobs, remote workers, skills assessment, skills tests, background checks, reference checks, salary negotiation, salary data, layoffs, laid off, return to work, refugees find work, unemployed, unemployment, people with disabilities find work, gig jobs, blue collar',
    weak: 'employees, employee, work, worker, workers, skills, company, companies, match, matches, matching, screening, screen, profile, profiles, application, applications, position, positions, role, roles, linkedin, salary, team, developers, nurses, drivers, managers, freelancers, remote',
  },
  {
    id: 'local-services',
    label: 'Local services',
    strong:
      'cleaning, cleaner, cleaners, house cleaning, home cleaning, plumber, plumbers, plumbing, electrician, electricians, handyman, handymen, tradespeople, tradesmen, contractor, contractors, home repair, home repairs, repair, repairs, repair shop, home services, home service, lawn, lawn mowing, lawn care, gardening, gardener, gardeners, landscaping, landscapers, snow removal, moving company, movers, moving house, painters, painter, roofing, roofers, roofer, hvac, heating, locksmith, pest control, pool cleaning, window cleaning, car wash, car detailing, mechanic, mechanics, auto repair, laundry, dry cleaning, babysitter, babysitters, babysitting, nanny, nannies, childcare, daycare, daycares, dog walker, dog walkers, dog walking, dog sitters, pet sitting, pet sitter, pet sitters, dog grooming, groomers, groomer, pet care, dog owners, hairdresser, hairdressers, hair salon, hair salons, barber, barbers, barbershop, barbershops, salon, salons, nail salon, beauty salon, spa, massage, tailor, tailors, wedding, weddings, wedding planners, photographers, photographer, event venues, party, birthday parties, funeral, funerals, notary, senior helpers, errands, errand, odd jobs, local services, service providers, appointment booking, no-shows, quotes from, furniture assembly, removal, junk removal, towing, bike repair, phone repair, tattoo',
    weak: 'home, homes, house, homeowner, homeowners, neighbourhood, neighborhood, neighbours, neighbors, local, nearby, near, trusted, vetted, booking, book, appointment, appointments, on demand, same day, hourly, per hour, quote, quotes, estimate, estimates, visit, reviews, ratings, customers, schedule, job, jobs, cars, pet, pets, dog, dogs, cat, cats, trusted locals, landlord, landlords, tenants, apartment, apartments, fix, install, installation',
  },
  {
    id: 'developer-tools',
    label: 'Developer tools',
    strong:
      'developer, developers, software developers, software engineers, engineers, engineering teams, engineering team, dev team, dev teams, devops, programmer, programmers, programming, code, codebase, codebases, code review, code reviews, pull request, pull requests, github, gitlab, git, repository, repositories, api, apis, api keys, sdk, sdks, cli, command line, terminal, open source, open-source, ide, vs code, plugin for developers, debugging, debugger, debug, bugs, bug reports, stack trace, logs, logging, monitoring, observability, uptime, latency, error tracking, incident, incidents, on-call, ci, ci cd, continuous integration, build times, deploy, deploys, deployment, deployments, kubernetes, docker, containers, terraform, infrastructure, cloud costs, cloud bill, aws, serverless, database, databases, postgres, sql, schema, migrations, migration, test suite, tests, unit tests, flaky tests, test automation, qa engineers, feature flags, staging, localhost, webhooks, webhook, microservices, backend, frontend, react, python, typescript, javascript, rust, llm, llms, llm apps, prompts, prompt, vector database, fine-tuning, inference, hackathon, documentation, docs, package, packages, dependencies, dependency, vulnerabilities, vulnerability, secrets, linter, refactoring, legacy code, low-code, no-code',
    weak: 'tool, tools, software, build, builds, testing, release, releases, security, data, automated, environment, environments, production, technical, startups, hosting, server, servers, cloud, ai, model, models, library, framework, errors, performance, scripts, integrations',
  },
  {
    id: 'social-community',
    label: 'Social and community',
    strong:
      'social network, social media, social app, social platform, community, communities, online community, online communities, forum, forums, discord, friends, friendship, friendships, make friends, making friends, new friends, meet people, meet new people, meetup, meetups, dating, dating app, singles, loneliness, lonely, neighbours meet, neighborhood app, neighbourhood app, neighbourhood network, neighborhood network, street parties, tinder for, roommates, flatmates, book club, book clubs, clubs, club, creators, creator, influencers, influencer, followers, fans, fan, fan club, fandom, podcasts, podcast, podcasters, newsletter, newsletters, livestream, live stream, streamers, streaming, short videos, memes, feed, posts, posting, group chat, chat rooms, messaging app, share photos, photo sharing, share stories, hobby, hobbies, hobbyists, interests, shared interests, volunteers, volunteer, volunteering, volunteering opportunities, activists, alumni, church, churches, congregation, mosque, support group, support groups, expat community, moms, new mothers, new parents, single parents, lgbtq, gamers, diaspora, co-living, pen pals, journaling together, local events, events near, event discovery, concerts, gigs, citizens, civic, petitions, moderators, moderation, genealogy, family tree, memories, board games, board game, players, sports teams, pickup games, five-a-side',
    weak: 'people, group, groups, share, shares, sharing, connect, connects, meet, chat, message, messages, profile, profiles, members, member, events, event, together, post, friend, local, match, matches, follow, video, videos, photos, anonymous, stories, nearby, swipe, users, conversation, conversations, belonging, city, games',
  },
]
