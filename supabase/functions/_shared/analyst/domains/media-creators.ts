import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const mediaCreators: DomainData = {
  id: 'media-creators',
  topics:
    'podcasts, episodes, newsletters, videos, songs, music, photos, illustrations, stories, articles, books, clips, streams, news, recordings, texts, scripts, designs, drawings, comics, beats, voice-overs, subtitles, interviews, reels, audiobooks, poems'.split(
      ', ',
    ),
  subjects:
    'podcasts, newsletters, short videos, local news, audiobooks, music, illustrations, photos, comics, subtitles, livestreams, memberships, sponsorships'.split(
      ', ',
    ),
  supply: {
    slot: 'makers',
    words:
      'creators, podcasters, musicians, bands, writers, authors, journalists, illustrators, photographers, filmmakers, streamers, influencers, artists, newsrooms, publishers, editors, youtubers, composers, designers'.split(
        ', ',
      ),
    buysTools: false,
  },
  nouns: {
    people: 'listeners and readers',
    fans: 'listeners and readers',
    audience: 'creators',
    topic: 'videos and episodes',
    topic2: 'income from the work',
    activity: 'publish regularly and be paid for it by those who care',
    maker: 'creator',
    makers: 'creators',
    piece: 'episode',
    pieces: 'episodes',
    chore: 'editing and posting',
  },
  roles: [
    {
      title: 'Maker: {maker}',
      focus: 'Makes {topic} with few hands and wants time back from {chore}',
      responsibilities: [
        'Decides what is published, when and under which name',
        'Keeps the rights to {topic} and notes who contributed',
        'Answers the few messages that matter after each {piece}',
      ],
    },
    {
      title: 'Audience',
      focus: 'Follows {topic} from somebody they trust, and pays when asked fairly',
      responsibilities: [
        'Chooses how often to hear of new {pieces}',
        'Pays or stops paying without writing to anybody',
        'Tells one friend about a {piece} that was good',
      ],
    },
    {
      title: 'Sponsor, client or editor',
      focus: 'Pays for {topic} and wants to know what came of it',
      responsibilities: [
        'States in writing what is bought and what may not be changed',
        'Approves each {piece} once and within the agreed days',
        'Pays within the agreed time and reports what was noticed',
      ],
    },
  ],
  personas: [
    {
      description: '{maker} with a small loyal audience and a second job',
      age: '22 to 45',
      occupation: 'Self-employed or employed elsewhere, works on it in the evening',
      technicalLevel: 'Fluent in three tools, tired of the fourth',
      painPoints: [
        'Spends more time on {chore} than on {topic}',
        'Has thousands of followers and reaches only a part of them',
        'Cannot tell which {piece} brought anybody who pays',
      ],
      goals: [
        '{activity}',
        'Own the list of those who care about {topic}',
        'Know by the tenth of a month what it will bring',
      ],
    },
    {
      description: 'Reader, listener or viewer who already pays for two subscriptions',
      age: '25 to 60',
      occupation: 'Any, with half an hour on the way or in the evening',
      technicalLevel: 'Uses what the phone offers; seldom installs something new',
      painPoints: [
        'Misses {topic} because a feed decides what is shown',
        'Is asked to subscribe everywhere and cannot pay for a single {piece}',
        'Does not know whether {topic} were made by a person',
      ],
      goals: [
        'Find new {topic} without an hour of scrolling',
        'Give money to the person and not to the platform',
        'Come back to {pieces} that were worth it',
      ],
    },
  ],
  features: {
    core: [
      both('One place for {topic} from the first note to the published {piece}'),
      web('Versions of a {piece} for each channel made from one source, checked by the {maker}'),
      both('Page on which {fans} follow by e-mail, and which the {maker} owns'),
      web('Payment by month, by {piece} or by tip, with the fee shown'),
    ],
    mustHave: [
      web('Export of list, texts and files in usual forms, at any time'),
      web('Record of rights for {topic}: who made what, licence, until when'),
      both('Mark for paid and for machine-made parts, where {fans} see it'),
      web('Numbers that tell people from robots: opened, finished, paid'),
    ],
    shouldHave: [
      web('Plan of {pieces} for the next weeks, with what is missing for each'),
      mobile('Recording and corrections on the way, with the same result on the desk'),
      web('Offer page for sponsors with honest numbers and free dates'),
      both('Search in everything that was ever published about a subject'),
    ],
    niceToHave: [
      both('Questions of {fans}, collected for the next {piece}'),
      web('Recommendations between {makers} with the same taste, without ranking'),
      mobile('Quiet mode for {fans}: one message a week with all {pieces}'),
    ],
    future: [
      web('Bundle of several {makers} under one payment, shared by use'),
      both('{topic} in a second language, approved by somebody who speaks it'),
      web('Advance on steady income from {topic}, by numbers that both sides see'),
    ],
  },
  angles: [
    {
      id: 'podcast-audio',
      words:
        'podcast, podcasts, podcasters, podcaster, episode, episodes, show notes, audio, audiobook, audiobooks, voice, interviews, recording, recordings, transcript, transcripts, chapters, radio, listeners, hosts, guests, microphone, sound'.split(
          ', ',
        ),
      nouns: {
        people: 'listeners',
        fans: 'listeners',
        audience: 'podcasters',
        topic: 'podcasts',
        activity: 'bring out an episode every week without a weekend of editing',
        maker: 'podcaster',
        makers: 'podcasters',
        chore: 'cutting and show notes',
      },
      features: {
        core: [
          web('Cut by text: what is deleted in the transcript disappears from the sound'),
          web('Show notes, chapters and quotes proposed from the transcript, with the minute beside them'),
        ],
        mustHave: [both('Separate tracks for each voice, saved even if the line breaks')],
        shouldHave: [web('Guests invited, briefed and reminded by one link')],
      },
      pains: ['Needs six hours of work for one hour of talk'],
      goals: ['Find three sponsors who stay for a season'],
      pricing: ['Tools usually cost $12 to $40 a month; sponsors pay about $15 to $40 for 1,000 downloads'],
      competitors: [
        { name: 'Descript', knownFor: 'editing by text', gap: 'Heavy on older computers' },
        { name: 'Riverside', knownFor: 'recording from a distance', gap: 'Price of the useful levels' },
        { name: 'Spotify for Creators', knownFor: 'free hosting', gap: 'Ties the show to one platform' },
      ],
      challenges: [
        'Most shows end before the tenth {piece}. Sell to those beyond it, or help with exactly that hurdle',
      ],
      opportunities: ['Firms, universities and associations run shows with a budget and without a studio'],
      firstTest: {
        assumes: '{audience} pay somebody who takes {chore} away',
        what: 'Do {chore} for eight {audience} for four {pieces} each, half by hand, and charge from the second one',
        passes: '5 of the 8 pay for the fourth one',
        dollars: 100,
        days: 35,
      },
    },
    {
      id: 'writing-news',
      words:
        'newsletter, newsletters, substack, journalist, journalists, journalism, news, local news, newsroom, newsrooms, newspaper, newspapers, magazine, articles, reporters, citizen reporters, editors, readers, paywall, subscriptions, writers, writer, authors, author, book, books, novels, self-publishing, manuscripts, poetry, blog, blogs, bloggers, fact-checking'.split(
          ', ',
        ),
      nouns: {
        people: 'readers',
        fans: 'readers',
        audience: 'writers and small newsrooms',
        topic: 'articles',
        activity: 'be read to the end and paid by readers',
        maker: 'writer',
        makers: 'writers',
        piece: 'issue',
        pieces: 'issues',
        chore: 'layout and mailing',
      },
      features: {
        core: [
          web('Writing and mailing in one place, with a page for each {piece} that search finds'),
          web('First lines free and the rest for payers, set by the {maker} for each {piece}'),
        ],
        mustHave: [web('Corrections shown with date, below the text')],
        shouldHave: [both('Single {piece} for a small sum, and a gift link for one friend')],
        niceToHave: [both('Read aloud by a voice that the {maker} has approved')],
      },
      pains: ['Free readers are many, and those who pay leave after three months'],
      goals: ['Live from a thousand people who know why they pay'],
      pricing: [
        'Readers usually pay $5 to $12 a month; platforms keep about 10%, or $10 to $100 a month by list',
      ],
      competitors: [
        { name: 'Substack', knownFor: 'paid newsletters', gap: 'Keeps 10% and pushes its own network' },
        { name: 'Ghost', knownFor: 'publishing that one owns', gap: 'Asks for technical care' },
        {
          name: 'beehiiv',
          knownFor: 'growth tools for newsletters',
          gap: 'Aims at growth more than at texts',
        },
      ],
      challenges: [
        'Only about one in six pays for news online even in rich countries. Assume that few of a list will pay, and plan what makes it more',
      ],
      opportunities: [
        'Towns without a paper have councils, schools and shops that still need one; advertising there is sold by phone',
      ],
      beachhead: 'Start with one subject or one town in which nobody writes every week.',
      firstTest: {
        assumes: '{fans} pay for {topic} after four weeks for free',
        what: 'Send four free {pieces} to 300 people of one town or trade, then ask for $5 a month',
        passes: '15 of the 300 pay and 12 still do after two months',
        dollars: 80,
        days: 60,
      },
    },
    {
      id: 'video-social',
      words:
        'video, videos, short videos, clips, youtube, youtubers, tiktok, tiktokers, reels, instagram, influencer, influencers, streamers, streamer, twitch, livestream, live stream, live streams, vlog, vloggers, thumbnails, subtitles, captions, film, filmmakers, short films, documentary, animation, editing, footage, brand deals, sponsors, sponsorship, followers'.split(
          ', ',
        ),
      nouns: {
        people: 'viewers',
        fans: 'viewers',
        audience: 'video creators',
        topic: 'videos',
        activity: 'turn one recording into a week of posts',
        piece: 'video',
        pieces: 'videos',
        chore: 'cutting, captions and posting',
      },
      features: {
        core: [
          web('Clips proposed from a long recording, with the reason for each cut'),
          web('Captions in the style of the channel, with names spelled right'),
        ],
        mustHave: [web('Licence of music and pictures checked before posting')],
        shouldHave: [web('Contract, dates and invoices of brand deals in one list')],
        future: [web('Shared numbers of several {makers} for a sponsor who books them together')],
      },
      pains: ['A change in the feed halves the views, and nobody says why'],
      goals: ['Have two sources of income that no platform can switch off'],
      pricing: ['Tools usually cost $10 to $50 a month; agencies keep 15% to 25% of deals'],
      competitors: [
        { name: 'CapCut', knownFor: 'free cutting on the phone', gap: 'Terms and owner worry some' },
        { name: 'Opus Clip', knownFor: 'clips out of long videos', gap: 'Cuts that miss the point' },
        { name: 'Patreon', knownFor: 'memberships for creators', gap: 'Fans are found elsewhere' },
      ],
      challenges: [
        'The large platforms copy what works and give it away. Choose a chore that they do not want to do',
      ],
      opportunities: [
        'Craftsmen, doctors and clubs have to post and hate it; they pay more than hobby channels',
      ],
    },
    {
      id: 'music',
      words:
        'music, musician, musicians, band, bands, song, songs, songwriters, artist, artists, composers, beats, producers, streaming, concerts, gigs, rehearsal, rehearsals, sheet music, royalties, lyrics, label, labels, djs, choir, remix, playlists, vinyl, instruments'.split(
          ', ',
        ),
      nouns: {
        people: 'fans',
        fans: 'fans',
        audience: 'musicians',
        topic: 'songs',
        activity: 'earn from music without a label',
        maker: 'musician',
        makers: 'musicians',
        piece: 'release',
        pieces: 'releases',
        chore: 'booking and royalties',
      },
      features: {
        core: [
          web('Shares in a song agreed by all who played, before it is released'),
          both('Money by source in one list: streams, concerts, radio, merchandise, lessons'),
        ],
        mustHave: [web('Registration of {pieces} with the collecting societies, with what is still missing')],
        shouldHave: [both('Concert dates with fee, technical rider and contacts, ready for the van')],
        niceToHave: [both('Early version for the hundred nearest {fans}, against a small sum')],
      },
      pains: ['Does not know who owes money for {topic} and never asks'],
      goals: ['Play twenty paid evenings a year'],
      pricing: ['Tools usually cost $20 to $80 a year for release and $8 to $30 a month for office work'],
      competitors: [
        { name: 'DistroKid', knownFor: 'release for a yearly fee', gap: 'Extras that cost again each year' },
        { name: 'Bandcamp', knownFor: 'direct sale to fans', gap: 'Discovery within its own circle' },
        { name: 'SoundCloud', knownFor: 'first versions and remixes', gap: 'Little income for most' },
      ],
      challenges: [
        'Most {makers} earn little from streams, so they cannot pay much. Attach the price to money that {product} brings in',
      ],
      opportunities: ['Music schools, venues and town festivals book local {makers} by word of mouth only'],
    },
    {
      id: 'pictures-rights',
      words:
        'illustrators, illustrator, illustrations, photographer, photographers, photos, stock photos, pictures, images, designers, graphic designers, fonts, comics, comic, drawings, art, digital art, artworks, license, licence, licenses, licensing, copyright, rights, usage, contract, contracts, portfolio, commissions, 3d, templates, models, generated images'.split(
          ', ',
        ),
      nouns: {
        people: 'buyers',
        fans: 'buyers',
        audience: 'illustrators and photographers',
        topic: 'pictures',
        activity: 'sell use of a picture with a clear licence in five minutes',
        maker: 'illustrator',
        makers: 'illustrators and photographers',
        piece: 'picture',
        pieces: 'pictures',
        chore: 'offers and licences',
      },
      features: {
        core: [
          web('Price by use: where, how long, how large, with the contract made from it'),
          web('Proof of purchase with picture, licence and date that a lawyer understands'),
        ],
        mustHave: [web('Statement whether {topic} may be used to train machines, readable by machines too')],
        shouldHave: [web('Search for copies on the web, with a letter that the {maker} may send')],
      },
      pains: ['Finds own {topic} on strange pages and has no time to act'],
      goals: ['Sell the same {piece} five times, to five markets'],
      pricing: ['Marketplaces usually keep 15% to 60% of a sale; office tools cost $10 to $40 a month'],
      competitors: [
        { name: 'Adobe Stock', knownFor: 'reach among designers', gap: 'Low price per picture' },
        { name: 'Getty Images', knownFor: 'news and licensed pictures', gap: 'Hard to enter' },
        { name: 'ArtStation', knownFor: 'portfolios of game artists', gap: 'Shows, sells little' },
      ],
      challenges: [
        'Made-to-order pictures by machines press on prices. Work for buyers who must prove where {topic} come from',
      ],
      opportunities: ['Publishers and firms fear claims and pay for a chain of rights without gaps'],
      firstTest: {
        assumes: 'Buyers take a licence at a shown price instead of writing an e-mail',
        what: 'Put 60 {pieces} of six {makers} on one page with three licences each, and write to fifty editors',
        passes: '12 licences sold within six weeks',
        dollars: 120,
        days: 50,
      },
    },
  ],
  pricing: [
    'Monthly price for {makers}: $10 to $40, with a free level that ends at a size and not at a date',
    'Share of what {fans} pay: 5% to 12% plus card fees',
    'Membership of {fans}: $3 to $12 a month, of which few pay more than two',
    'Price per {piece}: $5 to $60 for work that is needed now and then',
  ],
  channels: [
    '{makers} whom others in the trade listen to, with a real {piece} made in {product}',
    'groups and servers in which {audience} ask about tools',
    'courses and schools that teach how to make {topic}',
    'a small line under each free {piece}, with a way to turn it off',
  ],
  competitors: [
    { name: 'YouTube', knownFor: 'reach and a share of advertising', gap: 'Rules that change overnight' },
    { name: 'Patreon', knownFor: 'memberships for creators', gap: 'Fans are found elsewhere' },
    { name: 'Substack', knownFor: 'paid newsletters', gap: 'Keeps 10% and pushes its own network' },
    {
      name: 'Adobe Creative Cloud',
      knownFor: 'tools for every craft',
      gap: 'Price and contract are criticised',
    },
  ],
  against: [
    'Most people who make {topic} earn next to nothing with them, so many try {product}, few pay for it, and those who succeed hire somebody instead',
  ],
  challenges: [
    'The audience sits on platforms that others own. Show how {product} works when one of them closes its door',
    'Rights to {topic}, music and faces are claimed late and dearly. Ask for proof before the first {piece} goes out',
    'Machine-made {topic} flood every channel. Decide what {product} stands for and mark it',
    'Income of {makers} swings from month to month; a price that follows it is kept longer',
  ],
  regulations: {
    any: [
      'Copyright, the rights of people shown and the duty to mark advertising apply to {topic} nearly everywhere; put each into the flow of {product}',
    ],
    eu: [
      'In the EU the Copyright Directive (EU) 2019/790, the Digital Services Act and, for machine-made content, Article 50 of the AI Act set duties',
    ],
    us: [
      'In the US the DMCA shields platforms that take down on notice, and the FTC asks for plain marks on paid endorsements',
    ],
    uk: ['In the UK the ASA rules on marked advertising, and the Online Safety Act on content of users'],
    india: [
      'In India the IT Rules 2021 set duties for platforms and news online, and the ASCI has rules for influencers',
    ],
  },
  opportunities: [
    'Firms and institutions make {topic} too, with budgets and without craft',
    'Brands spend more on {makers} each year and lack plain numbers on what came of it',
    'A list of e-mail addresses outlasts every feed; whoever helps to build one is kept',
    'Old {pieces} lie unused; cut, translated or bundled they earn a second time',
  ],
  differences:
    'Usual ways to differ are ownership of the audience, hours saved per {piece}, fair and visible shares, or proof of where {topic} come from. Name the one that a {maker} would mention to a colleague.',
  beachhead:
    'Start with one kind of {maker}, one format and one language, and with twenty who publish every week already.',
  firstTest: {
    assumes: '{audience} pay for help with {chore} in months without income, too',
    what: 'Work by hand for ten {makers} on four {pieces} each over six weeks, note the hours saved, and charge from the second {piece}',
    passes: '5 of the 10 pay for the fourth {piece}',
    dollars: 120,
    days: 45,
  },
  market: {
    customers: {
      label: 'People who publish such work regularly',
      unit: 'creators',
      perPerson: { low: 0.002, base: 0.01, high: 0.035 },
      note: 'Assumed at 2 to 35 of 1,000 inhabitants; one study counted 11.1 million Americans with some income from platforms in 2020.',
    },
    serving: {
      customers: {
        label: 'Newsrooms, labels, studios and brands',
        unit: 'organisations',
        perPerson: { low: 0.0001, base: 0.0004, high: 0.001 },
        note: 'One to ten for 10,000 inhabitants, which is assumed; count the members of one association.',
      },
      revenue: {
        range: { low: 600, base: 1_800, high: 6_000 },
        note: 'Team licences at $50 to $500 a month, which is assumed.',
      },
    },
    revenue: {
      range: { low: 20, base: 120, high: 360 },
      note: 'Assumed: some months of a small plan at the low end, a year at $30 at the high end.',
      usesPerYear: { low: 6, base: 24, high: 80 },
      useValue: { low: 5, base: 15, high: 50 },
    },
    reachable: {
      range: { low: 0.03, base: 0.1, high: 0.25 },
      note: 'Those with this format and language who pay for tools at all; assumed.',
    },
    obtainable: {
      range: { low: 0.003, base: 0.01, high: 0.03 },
      note: 'One in a hundred of them within three years; assumed.',
    },
    topDown: {
      spend: {
        range: { low: 13_900_000_000, base: 29_500_000_000, high: 37_000_000_000 },
        note: 'What US advertisers spent on creators: the Interactive Advertising Bureau put it at $29.5 billion in 2024 and expected $37 billion for 2025; the low end is its figure for 2021. Money from fans comes on top.',
        reference:
          'https://www.tvtechnology.com/news/iab-creator-economy-ad-spend-now-dwarfs-ad-spend-for-total-media-industry',
      },
      share: {
        range: { low: 0.001, base: 0.005, high: 0.02 },
        note: 'The part that goes to tools and services for this kind of work; assumed. Ask twenty makers what they paid for tools last month.',
      },
    },
  },
  variations: {
    seasons: [
      'Sponsors book for the months before Christmas and are quiet in January; {makers} start new {topic} in January and September and give up by spring',
      'Summer brings fewer {fans} to screens and more to festivals and holidays, so income from {topic} falls for many',
    ],
    places: [
      'Prices for advertising beside {topic} differ widely between countries, and a small language has a small but faithful audience',
      'Collecting societies, press rules and tax on income from abroad differ by country; settle one country before offering {product} in two',
    ],
  },
  references: [
    {
      title: 'IAB: Creator economy ad spend now dwarfs ad spend for total media industry',
      publisher: 'TV Tech',
      address:
        'https://www.tvtechnology.com/news/iab-creator-economy-ad-spend-now-dwarfs-ad-spend-for-total-media-industry',
      date: null,
      says: 'The Interactive Advertising Bureau reports that US advertisers spent $29.5 billion on creators in 2024, after $13.9 billion in 2021, and expected $37 billion for 2025.',
      figure: { value: 29.5, unit: 'billion US dollars', year: 2024 },
      use: 'opportunity',
      parts: ['video-social', 'podcast-audio', 'writing-news', 'pictures-rights'],
      relevance: 'Counts advertising only, by the trade itself; most of it goes to few.',
    },
    {
      title: 'New report on lack of economic equality for online creators',
      publisher: 'JISIP News, from Take Creative Control',
      address:
        'https://jisipnews.com/finance/take-creative-control-releases-new-report-on-lack-of-economic-equality-for-online-creators',
      date: null,
      says: 'A study for Take Creative Control counted 11.1 million US creators with income from platforms in 2020, who earned $2,097 on average; 81.2% of them took less than $1,000.',
      figure: { value: 81.2, unit: '% of paid US creators under $1,000', year: 2020 },
      use: 'challenge',
      relevance: 'Includes people who sell one thing a year; those who publish weekly earn more.',
    },
    {
      title: 'Study offers revealing stats about independent content creators',
      publisher: 'MediaPost',
      address:
        'https://www.mediapost.com/publications/article/375272/study-offers-revealing-stats-about-independent-con.html',
      date: null,
      says: 'In a survey of over 1,000 creators for The Tilt in early 2022, those who work at it full time had needed about 17 months until the income supported one person.',
      figure: { value: 17, unit: 'months until the income supports one person', year: 2022 },
      use: 'pain',
      relevance: 'Asked those who still do it; those who gave up are missing.',
    },
    {
      title: 'Podcasting reaches for 100M weekly listeners: Infinite Dial 2024',
      publisher: 'RAIN News',
      address:
        'https://rainnews.com/podcasting-reaches-for-100m-weekly-listeners-infinite-dial-2024-edison-research/',
      date: null,
      says: 'Edison Research found in 2024 that 47% of Americans aged 12 and over listen to podcasts every month, and nearly 100 million of them every week.',
      figure: { value: 47, unit: '% of Americans aged 12 and over', year: 2024 },
      use: 'opportunity',
      parts: ['podcast-audio', 'writing-news'],
      relevance: 'Shows the habit; the listening is spread over very many shows.',
    },
    {
      title: 'The proportion of the audience eager to pay for news remains low globally',
      publisher: 'Media Azi',
      address:
        'https://media-azi.md/en/rata-persoanelor-care-platesc-pentru-stiri-se-mentine-la-un-nivel-scazut-in-lume-potrivit-digital-news-report-2023/',
      date: null,
      says: 'The Reuters Institute’s Digital News Report of 2023 found that 17% of people in twenty richer countries pay for news online: 39% in Norway, 9% in Japan and the United Kingdom.',
      figure: { value: 17, unit: '% of people in twenty richer countries', year: 2023 },
      use: 'challenge',
      parts: ['writing-news', 'podcast-audio'],
      relevance: 'Counts any payment for news; most of it goes to large names.',
    },
    {
      title: 'Global recorded music revenues grew 10.2% in 2023',
      publisher: 'IFPI',
      address:
        'https://www.ifpi.org/ifpi-global-music-report-global-recorded-music-revenues-grew-10-2-in-2023/',
      date: '2024-03-21',
      says: 'The recording industry’s association IFPI put worldwide income from recorded music at $28.6 billion in 2023, 48.9% of it from paid streaming.',
      figure: { value: 28.6, unit: 'billion US dollars worldwide', year: 2023 },
      use: 'opportunity',
      parts: ['music', 'video-social'],
      relevance: 'Income of record companies, before musicians get their part.',
    },
    {
      title: 'Self-publishing is thriving, according to Bowker report',
      publisher: 'Publishers Weekly',
      address:
        'https://www.publishersweekly.com/pw/by-topic/industry-news/publisher-news/article/91574-self-publishing-is-thriving-according-to-bowker-report.html',
      date: null,
      says: 'The book agency Bowker registered about 2.3 million new self-published titles with ISBN in the US in 2021, after 1.55 million in 2018.',
      figure: { value: 2.3, unit: 'million self-published titles', year: 2021 },
      use: 'opportunity',
      parts: ['writing-news', 'pictures-rights', 'podcast-audio'],
      relevance: 'Titles, not sales; print, electronic and audio editions count apart.',
    },
  ],
}

export default mediaCreators
