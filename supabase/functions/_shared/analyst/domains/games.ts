import { both, type DomainData, mobile, web } from '../knowledge/schema.ts'

const games: DomainData = {
  id: 'games',
  topics:
    'games, puzzles, quizzes, matches, tournaments, levels, rounds, board games, card games, escape rooms, adventures, simulations, mods, riddles, playtests, leagues'.split(
      ', ',
    ),
  subjects:
    'puzzles, board games, card games, tabletop campaigns, esports tournaments, playtests, quizzes, escape rooms, strategy games, farming games, word games, racing games, party games'.split(
      ', ',
    ),
  supply: {
    slot: 'studios',
    words:
      'game developers, game studios, indie developers, studios, game designers, publishers, game masters, board game designers, esports teams, modders, streamers, game shops, board game cafés, board game cafes'.split(
        ', ',
      ),
    buysTools: false,
  },
  nouns: {
    people: 'players',
    audience: 'players',
    topic: 'games',
    topic2: 'coming back the next day',
    activity: 'play something that fits the hour and the people at hand',
    studio: 'developer',
    studios: 'developers',
    session: 'session',
    sessions: 'sessions',
    hook: 'the first ten minutes',
  },
  roles: [
    {
      title: 'Player',
      focus: 'Wants {topic} that are clear after a minute and still interesting after a month',
      responsibilities: [
        'Chooses difficulty, pace and with whom to play',
        'Reports what is broken or unfair with one screenshot',
        'Sets limits of time and money, for a child too',
      ],
    },
    {
      title: 'Maker: {studio}',
      focus: 'Builds {topic} with few people and must know early whether they are fun',
      responsibilities: [
        'Tests {hook} with strangers before adding anything',
        'Decides what is sold, and what never is',
        'Releases small and fixes within days',
      ],
    },
    {
      title: 'Community and fair play',
      focus: 'Keeps {sessions} pleasant without reading every line',
      responsibilities: [
        'Handles cheating and insults by rules that everybody can read',
        'Speaks with {people} before and after each change to {topic}',
        'Takes care that minors see and pay only what the law allows',
      ],
    },
  ],
  personas: [
    {
      description: 'Player who has more {topic} than hours and gives each a few minutes',
      age: '16 to 45',
      occupation: 'Studying or working, plays in the evening or on the way',
      technicalLevel: 'Knows many systems; closes what stutters or begs',
      painPoints: [
        'Buys {topic} on sale and never starts them',
        'Is asked for money before {hook} are over',
        'Finds nobody with the same free hour',
      ],
      goals: [
        '{activity}',
        'Feel progress after twenty minutes',
        'Trust that {topic} bought today still run in three years',
      ],
    },
    {
      description: 'Small {studio} who builds alone or with four others, mostly on savings',
      age: '22 to 42',
      occupation: 'Self-employed, or with a job beside it',
      technicalLevel: 'High for building, low patience for marketing and tax',
      painPoints: [
        'Learns on release day whether anybody wants it',
        'Cannot tell whether people leave because of {hook} or because of the price',
        'Disappears among thousands of releases a year',
      ],
      goals: [
        'Have honest answers on {topic} from strangers every two weeks',
        'Collect a few thousand wishes before release',
        'Pay the next project with this one',
      ],
    },
  ],
  features: {
    core: [
      both('{hook} that teach by playing, with no text longer than a line'),
      both('One loop that is complete: a goal, a choice, a result, a reason for one more'),
      both('Saving at any moment, and going on where one stopped'),
      both('One thing that only these {topic} do, seen in the first picture'),
    ],
    mustHave: [
      both('Options for colour, text size, hands and speed from the first version'),
      both('Price and contents shown plainly, with no paid chance for minors'),
      web('Numbers on where {people} stop, without names'),
      both('Report and block in two taps, with an answer'),
    ],
    shouldHave: [
      both('Daily or weekly challenge that takes ten minutes'),
      mobile('Play without a connection, with results sent later'),
      both('Sharing of a moment as picture or code that others can try'),
      web('Open list of known faults and next changes'),
    ],
    niceToHave: [
      both('Editor for own levels, rules or characters'),
      both('Play across devices with one account'),
      both('Mode for two at one device, for children or guests'),
    ],
    future: [
      both('Second setting on the same base, tested with {people} of the first'),
      both('Versions in three more languages, proofread by {people}'),
      web('Tools for others who want to build on {topic}'),
    ],
  },
  angles: [
    {
      id: 'mobile-casual',
      words:
        'mobile game, puzzle, puzzles, puzzle game, casual, word game, word games, quiz, trivia, daily, daily challenge, match three, idle, levels, phone, commuters, on the train, location-based, walk, walking, gps, ads, in-app purchases, relaxing, short rounds, five minutes, one-handed'.split(
          ', ',
        ),
      nouns: {
        audience: 'people who play in short breaks',
        topic: 'puzzles',
        topic2: 'coming back the next day',
        activity: 'play one good round in five minutes',
        session: 'round',
        sessions: 'rounds',
      },
      features: {
        core: [
          mobile(
            'One new {session} a day, the same for all, with a result that can be shared without spoiling',
          ),
          mobile('Difficulty that follows the last ten {sessions}'),
        ],
        mustHave: [mobile('Advertising only between {sessions}, and a single price to end it')],
        shouldHave: [mobile('Series and rest days, so that one missed day ends nothing')],
      },
      pains: ['Waits for advertisements longer than for the next {session}'],
      goals: ['Have a small success before getting off the bus'],
      pricing: [
        'Free with advertising is the rule; ending it costs $3 to $8 once, or $3 to $6 a month with an archive',
      ],
      competitors: [
        { name: 'Candy Crush Saga', knownFor: 'endless levels', gap: 'Stops that push towards paying' },
        {
          name: 'Wordle (NYT Games)',
          knownFor: 'one word a day for all',
          gap: 'Archive behind a subscription',
        },
        { name: 'Pokémon GO', knownFor: 'playing outdoors', gap: 'Little to find outside cities' },
      ],
      challenges: [
        'Most phone games lose nearly all players within four weeks. Test day one and day seven with 200 strangers before building level fifty',
        'New players are bought by auction, and large firms pay more. Find a way in that costs no advertising',
      ],
      opportunities: ['Newspapers, museums and towns want their own daily {session} and pay for it'],
      firstTest: {
        assumes: '{audience} come back on day seven without being reminded',
        what: 'Publish a bare web version with seven {sessions}, bring 200 strangers by posts and one small advertisement, and count',
        passes: '20 of the 200 still play on day 7',
        dollars: 150,
        days: 21,
      },
    },
    {
      id: 'pc-console-indie',
      words:
        'steam, pc game, indie game, indie games, console, playstation, xbox, nintendo, switch, strategy game, strategy, rpg, roleplaying, simulation, farming game, cozy game, cosy game, roguelike, platformer, shooter, horror game, story, narrative, adventure, open world, multiplayer, co-op, vr, virtual reality, pixel art, demo, early access'.split(
          ', ',
        ),
      nouns: {
        audience: 'players on PC and console',
        topic: 'indie games',
        activity: 'sink into a world for an evening',
        hook: 'the first half hour',
      },
      features: {
        core: [
          both('Slice of thirty minutes that has everything: look, sound, one decision that matters'),
          both('Page in the store with moving pictures, up six months before release'),
        ],
        mustHave: [both('Runs on a cheap laptop and a handheld, with settings found by itself')],
        shouldHave: [both('Saves that survive every update')],
        future: [both('Second platform after the first has paid for itself')],
      },
      pains: ['Cannot see from a store page what {topic} are like to play'],
      goals: ['Be surprised by something made by a few people'],
      pricing: ['Usual prices are $8 to $30 once; the store keeps about 30%, and much is sold at a discount'],
      competitors: [
        { name: 'Stardew Valley', knownFor: 'farming made by one person', gap: 'Copied very often' },
        { name: 'Hades', knownFor: 'runs with a story', gap: 'Too fast for some' },
        { name: 'Minecraft', knownFor: 'building without an end', gap: 'Leaves beginners without a goal' },
      ],
      challenges: [
        'Thousands of games appear every year on one store. Without a few thousand wishes before release, hardly anybody sees it',
        'Most projects run out of money, not of ideas. Cut scope until a version can be shown in four months',
      ],
      opportunities: [
        'Festivals of demos put unknown games before many players; plan the year around one of them',
      ],
      beachhead:
        'Start with players of one older game that is not made any more, and talk where they still talk.',
      firstTest: {
        assumes: 'Strangers wish for {topic} after seeing one minute of it',
        what: 'Put up a store page and a demo of twenty minutes, show it in five groups and to ten streamers, and change the first picture twice',
        passes: '500 wishes within six weeks, and half of demo players finish it',
        dollars: 250,
        days: 60,
      },
    },
    {
      id: 'tabletop',
      words:
        'board game, board games, card game, card games, tabletop, dungeons and dragons, dnd, game master, game masters, miniatures, dice, role-playing group, roleplaying group, board game café, board game cafe, kickstarter, crowdfunding, boxed game, escape room, escape rooms, larp, party game, party games, rules, expansion, print and play'.split(
          ', ',
        ),
      nouns: {
        audience: 'people who play at a table',
        topic: 'board games',
        topic2: 'a full table',
        activity: 'get four people around a table and play within ten minutes',
        studio: 'designer',
        studios: 'designers',
        session: 'evening',
        sessions: 'evenings',
        hook: 'the first explanation',
      },
      features: {
        core: [
          both('Rules that are learned while the first turn is played, by video or cards'),
          both('Finding of people and a table nearby for one date and one game'),
        ],
        mustHave: [both('Sheet for teaching, preparation and missing parts')],
        shouldHave: [mobile('Help for those who lead: names, maps, notes, whose turn it is')],
        niceToHave: [both('Swap of unused boxes within one town')],
      },
      pains: ['Owns forty boxes and plays three, because nobody likes to read rules'],
      goals: ['Have one fixed {session} a week without ten messages before it'],
      pricing: ['Boxes cost $20 to $80; apps for groups $3 to $8 a month; cafés charge $4 to $8 a head'],
      competitors: [
        { name: 'BoardGameGeek', knownFor: 'everything on every game', gap: 'Hard on newcomers' },
        { name: 'Roll20', knownFor: 'role-playing in the browser', gap: 'Users find it slow and cluttered' },
        { name: 'Board Game Arena', knownFor: 'board games online', gap: 'No help for real tables' },
      ],
      challenges: [
        'Print, freight and customs take more of a box than most expect. Have three quotes before naming a price',
        'Crowdfunding pays those who bring their own crowd. Collect 1,000 addresses first',
      ],
      opportunities: ['Cafés, libraries and shops have empty tables on weekdays and welcome hosts'],
      firstTest: {
        assumes: 'Strangers play a second time without being asked',
        what: 'Bring a printed prototype to ten {sessions} in cafés and clubs, explain nothing, and watch',
        passes: '6 of the 10 tables play again or ask where to buy',
        dollars: 120,
        days: 40,
      },
    },
    {
      id: 'tools-for-makers',
      sells: 'organisations',
      words:
        'game developers, game developer, indie developers, indie studios, studios, playtest, playtests, playtesting, playtesters, testers, unity, unreal, godot, engine, assets, level editor, npc, npcs, dialogue, analytics, crash reports, localisation, localization, wishlists, game design, prototyping, modding, mods, anti-cheat, matchmaking server, publisher, publishers, player behaviour, heat maps'.split(
          ', ',
        ),
      nouns: {
        people: 'developers',
        audience: 'small game studios',
        topic: 'playtests',
        topic2: 'what testers did',
        activity: 'know within two days what strangers make of the new build',
        session: 'test',
        sessions: 'tests',
      },
      features: {
        core: [
          web('Build sent to fitting strangers by link, with screen, voice and clicks recorded by consent'),
          web('Moments at which testers stopped, laughed or swore, on one line of time'),
        ],
        mustHave: [web('Set-up in one hour for the usual engines, and removal without a trace')],
        shouldHave: [web('Comparison with the last build and with other games of that kind')],
        future: [web('Panel of testers by taste, age and device, paid fairly')],
      },
      pains: ['Friends say that it is great, and nobody plays it twice'],
      goals: ['Drop wrong ideas after two weeks instead of two years'],
      pricing: ['Tools usually cost $20 to $150 a month per team; tests $5 to $30 per tester'],
      competitors: [
        { name: 'PlaytestCloud', knownFor: 'recorded tests of phone games', gap: 'Price for tiny teams' },
        { name: 'Unity', knownFor: 'engine and services in one', gap: 'Changes of price broke trust' },
        { name: 'GameAnalytics', knownFor: 'free numbers on players', gap: 'Tells what, seldom why' },
      ],
      challenges: [
        'Small studios have no money before release and little after. Sell to publishers and schools that pay for many of them',
      ],
      opportunities: [
        'Publishers and funds ask for evidence before they sign; a report that they trust is worth paying for',
      ],
    },
    {
      id: 'esports-play-together',
      words:
        'esports, esport, tournament, tournaments, league, leagues, teams, team, clan, clans, guild, guilds, gamers, teammates, looking for group, matchmaking, coaching, coach, ranked, ladder, streamers, twitch, lan, scrims, skill, gaming cafe, gaming café, parents of gamers, gaming friends, toxic'.split(
          ', ',
        ),
      nouns: {
        audience: 'gamers who play in teams',
        topic: 'matches',
        topic2: 'reliable teammates',
        activity: 'find four people who show up and play at one level',
        session: 'match',
        sessions: 'matches',
      },
      features: {
        core: [
          both('Teams by level, language, hours and tone, and not by rank alone'),
          both('{sessions} with fixed time, check-in and a substitute'),
        ],
        mustHave: [both('Conduct counted by those one played with, and seen by oneself first')],
        shouldHave: [both('Recording of a {session} with three remarks by a better player')],
        niceToHave: [both('Leagues for schools, firms or towns with prizes in kind')],
      },
      pains: ['Is insulted by strangers and left alone after a bad start'],
      goals: ['Improve by one rank this season with the same people'],
      pricing: [
        'Players pay $3 to $10 a month, coaching costs $15 to $50 an hour, organisers $20 to $200 a month',
      ],
      competitors: [
        { name: 'Discord', knownFor: 'where teams talk', gap: 'Search for people drowns in channels' },
        { name: 'FACEIT', knownFor: 'matches and leagues for shooters', gap: 'Few games' },
        { name: 'Battlefy', knownFor: 'tournaments for amateurs', gap: 'Dull for beginners' },
      ],
      challenges: [
        'The owner of a game may close access or copy {product}. Read its terms, and do not stand on one title alone',
      ],
      opportunities: ['Schools and clubs look for a form of gaming that they can supervise'],
    },
  ],
  pricing: [
    'One price of $8 to $30 for a complete game, with discounts later',
    'Free with purchases: few {people} pay, usually $2 to $20 each, so numbers must be large',
    'Pass or membership: $3 to $10 a month for new content or an archive',
    'Licence for schools, museums or brands: $500 to $10,000 by size',
  ],
  channels: [
    'a demo in the festivals of the large stores',
    'small streamers who like this kind of {topic}, written to one by one',
    'groups and servers for older {topic} of the same kind',
    'clubs, cafés and conventions at which {people} can try it',
  ],
  competitors: [
    { name: 'Steam', knownFor: 'the store with most PC games', gap: 'New titles are hard to see' },
    { name: 'Roblox', knownFor: 'games made by players', gap: 'Criticised for child safety and shares' },
    { name: 'Minecraft', knownFor: 'building without an end', gap: 'Leaves beginners without a goal' },
    { name: 'Games that people already own', knownFor: 'being paid for', gap: 'Friends play something else' },
  ],
  against: [
    'Far more {topic} are made than played: without something that strangers repeat to others after {hook}, even well-made work is not noticed',
  ],
  challenges: [
    'Fun cannot be planned. Put {product} before strangers every two weeks, and be ready to throw away half',
    'Stores keep a large share and change their rules; own a list of {people} from the first day',
    'Content is eaten faster than it is made. Choose {topic} that make their own variety',
    'Money from few heavy payers invites bad habits and laws. Set a limit per month and say so',
  ],
  regulations: {
    any: [
      'Age ratings, rules on paid chance and protection of minors apply to {topic} in most countries; collect them before choosing how to earn',
    ],
    eu: [
      'In the EU PEGI ratings are usual, Belgium bans paid loot boxes, and GDPR and the Digital Services Act protect minors',
    ],
    us: [
      'In the US COPPA governs data of children under 13, ESRB ratings are expected by shops, and prizes may count as sweepstakes or gambling by state',
    ],
    uk: [
      'In the UK the Age Appropriate Design Code applies to games that children are likely to play, and the Gambling Act to prizes of money',
    ],
    india: [
      'India bans online games for money since the act of 2025, and earlier state laws differ; games without stakes are free to offer',
    ],
  },
  opportunities: [
    'Players of older {topic} wait for a successor and say in public what they miss',
    'Museums, schools and health insurers pay for {topic} that do something beside fun',
    'A demo costs little and tells more than any survey about {topic}',
    'Small languages and phones with little memory are left out by large {studios}',
  ],
  differences:
    'Usual ways to differ are one rule nobody has, a mood, fairness about money, or a group that large {studios} forget. Name what a player of {topic} would tell a friend in one sentence.',
  beachhead:
    'Start with {audience} who loved one older title, and reach them where they still talk about it.',
  firstTest: {
    assumes: 'Strangers like {topic} enough to come back and tell others',
    what: 'Build the smallest playable version in three weeks, give it to fifty strangers without a word, and look who opens it again',
    passes: '15 of the 50 play again within a week and 5 bring somebody',
    dollars: 150,
    days: 40,
  },
  market: {
    customers: {
      label: 'Players of this kind of game',
      unit: 'players',
      perPerson: { low: 0.005, base: 0.03, high: 0.12 },
      note: 'Assumed at 0.5 to 12 of 100 inhabitants for one kind; 61% of Americans aged 5 to 90 played video games every week in 2024.',
    },
    serving: {
      customers: {
        label: 'Studios, organisers and publishers',
        unit: 'teams',
        perPerson: { low: 0.00002, base: 0.0001, high: 0.0003 },
        note: 'Assumed at 2 to 30 for 100,000 inhabitants; count the members of one developers’ association.',
      },
      revenue: {
        range: { low: 240, base: 720, high: 1_800 },
        note: 'Tools at $20 to $150 a month per team, which is assumed.',
      },
    },
    revenue: {
      range: { low: 1, base: 10, high: 30 },
      note: 'Assumed: advertising and few purchases at the low end, one full price at the high end, before the store’s share.',
      usesPerYear: { low: 1, base: 2, high: 12 },
      useValue: { low: 3, base: 8, high: 20 },
    },
    reachable: {
      range: { low: 0.01, base: 0.05, high: 0.15 },
      note: 'Those with the right device and language who ever see the page; assumed.',
    },
    obtainable: {
      range: { low: 0.002, base: 0.01, high: 0.04 },
      note: 'One in a hundred of those within three years; assumed, and most titles stay below.',
    },
    topDown: {
      spend: {
        range: { low: 48_000_000_000, base: 57_200_000_000, high: 57_200_000_000 },
        note: 'All consumer spending on video games in the United States in 2023: $57.2 billion by the trade association and Circana, of which $48.0 billion was content.',
        reference:
          'https://www.theesa.com/news/u-s-consumer-video-game-spending-totaled-57-2-billion-in-2023/',
      },
      share: {
        range: { low: 0.0005, base: 0.003, high: 0.02 },
        note: 'The part that goes to this kind of game or tool; assumed. Look up five similar titles and the number of their reviews.',
      },
    },
  },
  variations: {
    seasons: [
      'Large releases and sales fill October to December, and small {topic} drown there; February, May and late summer are quieter, and store festivals have fixed weeks',
      'Rain and school holidays bring {sessions}; in June evenings outside win, except for {topic} that are played there',
    ],
    places: [
      'Phones lead in India, Brazil and South-East Asia, PC in Eastern Europe and China, consoles in Japan and the US, so the place decides the platform of {topic}',
      'China asks for a licence for each game, Korea and Belgium regulate paid chance: leave them out of the first plan or ask there first',
    ],
  },
  references: [
    {
      title: 'U.S. consumer video game spending totaled $57.2 billion in 2023',
      publisher: 'Entertainment Software Association',
      address: 'https://www.theesa.com/news/u-s-consumer-video-game-spending-totaled-57-2-billion-in-2023/',
      date: '2024-02-07',
      says: 'The US games association and Circana put consumer spending on video games at $57.2 billion in 2023, with $48.0 billion for content and $6.6 billion for hardware.',
      figure: { value: 57.2, unit: 'billion US dollars', year: 2023 },
      use: 'opportunity',
      relevance: 'Most of it goes to a few large titles and their additional content.',
    },
    {
      title: 'Video games remain lifelong source of entertainment for 190.6 million Americans',
      publisher: 'Entertainment Software Association, by PR Newswire',
      address:
        'https://prnewswire.com/news-releases/video-games-remain-lifelong-source-of-entertainment-for-190-6-million-americans-302146098.html',
      date: '2024-05-16',
      says: 'The US games association reported in 2024 that 61% of Americans aged 5 to 90, some 190.6 million, play video games for at least an hour a week.',
      figure: { value: 190.6, unit: 'million Americans who play weekly', year: 2024 },
      use: 'opportunity',
      parts: ['mobile-casual', 'pc-console-indie', 'esports-play-together'],
      relevance: 'Counts any game on any device; it says nothing on new titles.',
    },
    {
      title: 'Steam sets new record with more new games in 2023 than any other year',
      publisher: 'Dot Esports',
      address:
        'https://dotesports.com/general/news/steam-sets-new-record-with-more-new-games-in-2023-than-any-other-year',
      date: '2024-01-02',
      says: 'The tracking site SteamDB counted 14,531 new games on Steam in 2023, about forty a day, after 12,562 in 2022.',
      figure: { value: 14_531, unit: 'new games on Steam', year: 2023 },
      use: 'challenge',
      parts: ['pc-console-indie', 'tools-for-makers'],
      relevance: 'Many of them are very small; still each competes for the same front page.',
    },
    {
      title: 'Mobile Gaming Benchmarks 2025: insights',
      publisher: 'Game Industry Library',
      address: 'https://gameindustrylibrary.com/documents/mobile-gaming-benchmarks-2025/insights',
      date: null,
      says: 'By the benchmarks of GameAnalytics, three quarters of mobile games kept fewer than 3% of their players until day 28 in 2024.',
      figure: { value: 75, unit: '% of mobile games below 3% on day 28', year: 2024 },
      use: 'challenge',
      parts: ['mobile-casual', 'esports-play-together'],
      relevance: 'Games that use one free tool, many of them unfinished; card and board games keep more.',
    },
    {
      title: 'Latest trends and insights from the GDC 2025 State of the Game Industry report',
      publisher: 'GamesMarkt',
      address:
        'https://www.gamesmarket.global/en/marcel-kleffmann/industry-survey-latest-trends-and-insights-from-the-gdc-2025-state-of-the-game-industry-report-6c5cef296d946f9d85f6692b09bef4e1',
      date: null,
      says: 'In the GDC survey of over 3,000 developers published in 2025, 11% had been laid off within twelve months, and half pay for their games themselves.',
      figure: { value: 11, unit: '% of developers laid off within a year', year: 2025 },
      use: 'pain',
      parts: ['tools-for-makers', 'pc-console-indie'],
      relevance: 'Mostly North Americans; it explains why money for tools is short.',
    },
    {
      title: 'Gamefound’s tabletop crowdfunding revenue doubles in 2023 while Kickstarter declines again',
      publisher: 'se7en.ws, from Polygon',
      address:
        'https://se7en.ws/gamefounds-tabletop-crowdfunding-revenue-doubles-in-2023-while-kickstarter-declines-again/?lang=en',
      date: null,
      says: 'Tabletop projects are reported to have raised $226.2 million on Kickstarter in 2023, in 4,920 successful campaigns, and $56 million on Gamefound.',
      figure: { value: 226.2, unit: 'million US dollars on Kickstarter', year: 2023 },
      use: 'opportunity',
      parts: ['tabletop'],
      relevance: 'Collected from public pages by a third party, before print and freight are paid.',
    },
    {
      title: 'Kickstarter tabletop revenues on the decline for second year running',
      publisher: 'Geek Native',
      address:
        'https://geeknative.com/164491/kickstarter-tabletop-revenues-on-the-decline-for-second-year-running-according-to-new-report',
      date: null,
      says: 'Tabletop Analytics worked out that a tabletop campaign on Kickstarter brought $45,982 on average in 2023, after $67,350 before the pandemic.',
      figure: { value: 45_982, unit: 'US dollars per campaign on average', year: 2023 },
      use: 'challenge',
      parts: ['tabletop'],
      relevance: 'An average that a few very large campaigns lift; most receive less.',
    },
  ],
}

export default games
