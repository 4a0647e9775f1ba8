import { DIGITS, keyOf } from './places.ts'

/**
 * Places by ISO 3166-1 country: other names of the country | regions | towns, without accents; `Intl` has the English
 * names of countries. A line that starts with a blank continues the one before. A name with '*' is also a common word,
 * first name or thing, and a place only after 'in' and the like. Written by hand for recognition only: the larger towns
 * and those that founders name; a name that several countries share stands with the best known one. The reader holds the
 * keys of these names alone: run `npm run places` after a change.
 */
const PLACE_NAMES = `
GB|UK,U.K.,U.K,Britain,Great Britain|Anglesey,Argyll,Berkshire*,Borders*,Ceredigion,Cornwall,Cotswolds,County Durham,
 Cumbria,Dartmoor,Devon,Dorset,East Anglia,East London,East Midlands,East Sussex,England,Essex,Fife,Gower,
 Greater London,Guernsey,Hebrides,Highlands*,Home Counties,Isle of Man,Isle of Wight,Jersey*,Kent*,Lake District,
 Merseyside,Midlands*,New Forest,Norfolk,North Wales,North Yorkshire,Northern Ireland,Northumberland,Orkney,
 Peak District,Perthshire,Powys,Scotland,Scottish Borders,Scottish Highlands,Shetland,Skye,Snowdonia,Solent,Somerset,
 South London,South Wales,South Yorkshire,Suffolk,Surrey,Sussex,Teesside,Thames Valley,Tyneside,Wales,West Country,
 West Midlands,West Sussex,West Yorkshire,Wirral,Yorkshire,Yorkshire Dales|Aberdeen,Aberystwyth,Bangor,Barnet,
 Barnsley,Basingstoke,Bath*,Bedford*,Belfast,Birmingham,Blackpool,Bolton,Bournemouth,Bradford,Brighton,Bristol,
 Brixton,Bury St Edmunds,Cambridge*,Camden,Canterbury,Cardiff,Carlisle,Cheltenham,Chester*,Chesterfield,Chichester,
 Colchester,Coventry,Croydon,Derby*,Derry,Doncaster,Dover*,Dundee,Durham,Ealing,Eastbourne,Edinburgh,Exeter,Falmouth,
 Folkestone,Fort William,Frome,Gateshead,Glasgow,Glastonbury,Gloucester,Guildford,Hackney,Halifax,Harrogate,Hastings,
 Hebden Bridge,Hereford,Hexham,High Wycombe,Huddersfield,Hull,Inverness,Ipswich,Islington,Kendal,King's Lynn,Kirklees,
 Kirkwall,Lambeth,Lancaster*,Leeds,Leicester,Lerwick,Lewes,Lewisham,Lincoln*,Liverpool,London,Maidstone,Manchester,
 Margate,Middlesbrough,Milton Keynes,Newcastle,Newport*,Newquay,Northampton,Norwich,Nottingham,Oban,Oldham,Oxford*,
 Peckham,Penzance,Peterborough,Plymouth,Poole*,Portsmouth,Preston*,Reading*,Rochdale,Rotherham,Rugby*,Salford,
 Salisbury*,Scarborough,Sheffield,Shrewsbury,Slough*,Southampton,Southend,Southport,St Albans,St Andrews,St Ives,
 Stevenage,Stirling*,Stockport,Stoke,Stornoway,Stroud,Sunderland,Swansea,Swindon,Telford,Torquay,Totnes,Tottenham,
 Tower Hamlets,Truro,Tunbridge Wells,Ullapool,Wakefield,Walthamstow,Warrington,Warwick,Watford,Wells*,Weymouth,Whitby,
 Whitstable,Wigan,Winchester,Windsor,Woking,Wolverhampton,Worcester,Worthing,Wrexham,York
IE||Clare*,Connemara,Donegal,Kerry*,Kildare,Kilkenny,Leitrim,Mayo*,Meath,Munster,Sligo,Tipperary,West Cork,Wexford,
 Wicklow|Athlone,Clonakilty,Cork*,Dublin,Dun Laoghaire,Ennis,Galway,Killarney,Letterkenny,Limerick,Mullingar,Tralee,
 Tullamore,Waterford,Westport
US|USA,U.S.,U.S,U.S.A.,U.S.A,US*,the States,America|Alabama,Alaska,Appalachia,Arizona,Arkansas,Bay Area,California,
 Cape Cod,Central Valley,Colorado,Connecticut,Delaware*,Delta*,DMV*,East Coast,Finger Lakes,Florida,Georgia,
 Great Lakes,Gulf Coast,Hawaii,Hudson Valley,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Lake Tahoe,Long Island,
 Louisiana,Maine,Maryland,Massachusetts,Maui,Michigan,Midwest,Minnesota,Mississippi,Missouri,Montana,Napa,Nebraska,
 Nevada,New England,New Hampshire,New Jersey,New Mexico,New York State,NorCal,North Carolina,North Dakota,Northeast*,
 Northern California,Oahu,Ohio,Oklahoma,Oregon,Ozarks,Pacific Northwest,Pennsylvania,Rhode Island,Rio Grande Valley,
 Silicon Valley,SoCal,Sonoma,South Carolina,South Dakota,Southeast*,Southern California,Southwest*,Tennessee,Texas,
 Twin Cities,Upper Peninsula,Upstate New York,Utah,Vermont,Virginia*,Washington State,West Coast,West Virginia,
 Willamette Valley,Wisconsin,Wyoming|Akron,Albany,Albuquerque,Allentown,Amherst,Anaheim,Anchorage,Ann Arbor,Arlington,
 Asheville,Atlanta,Augusta,Aurora,Austin,Bakersfield,Baltimore,Baton Rouge,Bellevue,Bellingham,Bend*,Berkeley,
 Billings,Bloomington,Boise,Boston*,Boulder,Bozeman,Bronx*,Brooklyn,Buffalo*,Burlington*,Bushwick,Chandler,
 Chapel Hill,Charleston,Charlotte*,Charlottesville,Chattanooga,Chicago,Cincinnati,Cleveland,Colorado Springs,Columbus,
 Corpus Christi,Dallas,Dayton,DC,Denver,Des Moines,Detroit,Duluth,El Paso,Eugene*,Fairbanks,Fargo,Flagstaff,Flint*,
 Fort Collins,Fort Lauderdale,Fort Wayne,Fort Worth,Fresno,Gainesville,Grand Rapids,Green Bay,Greensboro,Harlem,
 Hartford,Honolulu,Houston,Huntsville,Indianapolis,Irvine,Ithaca,Jacksonville,Kalamazoo,Kansas City,Knoxville,Kodiak,
 LA*,Las Vegas,Lexington*,Little Rock,Long Beach,Los Angeles,Louisville,Lubbock,Madison*,Manhattan*,Memphis,Meridian*,
 Mesa,Miami,Milwaukee,Minneapolis,Missoula,Modesto,Nashville,New Haven,New Orleans,New York,New York City,Newark*,NYC,
 Oakland,Oklahoma City,Omaha,Orange County,Orlando,Palo Alto,Pasadena,Philadelphia,Philly,Phoenix*,Pittsburgh,Plano,
 Portland,Providence*,Pueblo,Queens*,Raleigh,Reno,Richmond*,Riverside*,Roanoke,Rochester,Sacramento,Salem*,
 Salt Lake City,San Antonio,San Bernardino,San Diego,San Francisco,San Jose,Santa Barbara,Santa Cruz,Santa Fe,
 Santa Monica,Savannah*,Scottsdale,Seattle,SF,Spokane,Springfield,St Louis,St Paul,St. Louis,St. Paul,Stockton,
 Syracuse,Tacoma,Tahoe,Tallahassee,Tampa,Tempe,the Bronx,Toledo,Troy*,Tucson,Tulsa,Tuscaloosa,Virginia Beach,
 Washington DC,Wichita,Wilmington,Yonkers
CA||Alberta,Atlantic Canada,BC*,British Columbia,Greater Toronto,GTA,Manitoba,Maritimes,New Brunswick,Newfoundland,
 Niagara,Northwest Territories,Nova Scotia,Nunavut,Okanagan,Ontario,PEI,Prairies*,Prince Edward Island,Quebec,
 Saskatchewan,Vancouver Island,Yukon|Brampton,Calgary,Charlottetown,Edmonton,Fredericton,Guelph,Hamilton*,Kelowna,
 Kitchener,Mississauga,Moncton,Montreal,Ottawa,Quebec City,Regina*,Saskatoon,St. John's,Toronto,Vancouver,Victoria*,
 Waterloo,Whitehorse,Winnipeg
AU||ACT*,Blue Mountains,Gippsland,Hunter Valley,New South Wales,Northern Territory,NSW,Pilbara,QLD,Queensland,
 South Australia,Sunshine Coast,Tasmania,Western Australia,Western Sydney,Yarra Valley|Adelaide,Alice Springs,
 Ballarat,Bendigo,Bondi,Brisbane,Broome,Byron Bay,Cairns,Canberra,Darwin*,Dubbo,Fremantle,Geelong,Gold Coast,Hobart,
 Launceston,Margaret River,Melbourne,Perth*,Sydney,Toowoomba,Townsville,Wagga Wagga,Wollongong
NZ||Bay of Plenty,Canterbury Plains,Hawke's Bay,North Island,Northland,Otago,South Island,Southland,Taranaki,Waiheke,
 Waikato|Auckland,Christchurch,Dunedin,Invercargill,Napier*,Nelson*,New Plymouth,Palmerston North,Queenstown,Rotorua,
 Tauranga,Wellington*
IN||Andhra,Andhra Pradesh,Assam,Bihar,Chhattisgarh,Coorg,Delhi NCR,Goa,Gujarat,Haryana,Himachal,Himachal Pradesh,
 Jammu,Jammu and Kashmir,Jharkhand,Karnataka,Kashmir,Kerala,Konkan,Ladakh,Madhya Pradesh,Maharashtra,Manipur,
 Meghalaya,Mizoram,MP*,Nagaland,NCR*,Odisha,Orissa,Punjab,Rajasthan,Sikkim,Tamil Nadu,Telangana,Tripura,UP*,
 Uttar Pradesh,Uttarakhand,Vidarbha,West Bengal|Agra,Ahmedabad,Allahabad,Amritsar,Aurangabad,Bangalore,Bengaluru,
 Bhopal,Bhubaneswar,Calcutta,Calicut,Chandigarh,Chennai,Cochin,Coimbatore,Dehradun,Delhi,Erode,Faridabad,Gandhinagar,
 Ghaziabad,Gurgaon,Gurugram,Guwahati,Gwalior,Hinjewadi,Hyderabad,Imphal,Indore,Jabalpur,Jaipur,Jalandhar,Jamshedpur,
 Jodhpur,Kanpur,Kochi,Kolhapur,Kolkata,Koramangala,Kota,Kozhikode,Leh,Lucknow,Ludhiana,Madurai,Mangalore,Meerut,
 Mumbai,Mysore,Mysuru,Nagpur,Nashik,Navi Mumbai,New Delhi,Noida,Ooty,Patna,Pondicherry,Puducherry,Pune,Raipur,Rajkot,
 Ranchi,Shillong,Shimla,Srinagar,Surat,Thane,Thiruvananthapuram,Thrissur,Tirupati,Tiruppur,Tirupur,Trichy,Trivandrum,
 Udaipur,Vadodara,Varanasi,Vijayawada,Visakhapatnam,Vizag
PK||Balochistan,Khyber Pakhtunkhwa,KPK,Sindh|Faisalabad,Islamabad,Karachi,Lahore,Multan,Peshawar,Rawalpindi,Sialkot
BD|||Chattogram,Chittagong,Cox's Bazar,Dhaka,Sylhet
LK|||Colombo,Galle,Jaffna,Kandy
NP|||Kathmandu,Pokhara
BT|||Thimphu
AF|||Kabul
CN|China*|Anhui,Fujian,Guangdong,Guizhou,Hebei,Henan,Hubei,Hunan,Inner Mongolia,Jiangsu,Pearl River Delta,Shandong,
 Sichuan,Tibet,Xinjiang,Yunnan,Zhejiang|Beijing,Changsha,Chengdu,Chongqing,Dalian,Dongguan,Foshan,Guangzhou,Hangzhou,
 Harbin,Kunming,Nanjing,Ningbo,Qingdao,Shanghai,Shenyang,Shenzhen,Suzhou,Tianjin,Wuhan,Xi'an,Xiamen,Xian,Yiwu,
 Zhengzhou
HK|Hong Kong,HK*|New Territories|Kowloon
MO|Macau,Macao
TW|||Kaohsiung,Taichung,Tainan,Taipei
JP||Hokkaido,Honshu,Kyushu,Okinawa,Shikoku|Fukuoka,Hiroshima,Kobe*,Kyoto,Nagasaki,Nagoya,Osaka,Sapporo,Sendai,Shibuya,
 Tokyo,Yokohama
KR|Korea|Jeju|Busan,Daegu,Daejeon,Gangnam,Gwangju,Incheon,Seoul,Ulsan
KP|||Pyongyang
MN|||Ulaanbaatar
SG
MY||Borneo,Johor,Klang Valley,Malacca,Sabah,Sarawak,Selangor|George Town,Ipoh,Johor Bahru,Kota Kinabalu,Kuala Lumpur,
 Kuching,Melaka,Penang,Petaling Jaya
ID||Bali*,Central Java,East Java,Flores,Java*,Kalimantan,Lombok,Papua,Sulawesi,Sumatra,West Java|Bandung,Bekasi,Bogor,
 Denpasar,Gayo,Jakarta,Jogja,Makassar,Malang*,Medan,Padang,Palembang,Semarang,Surabaya,Ubud,Yogya,Yogyakarta
PH|PH*,Phils|Batangas,Benguet,Bicol,Bohol,Bulacan,Cavite,Laguna*,Luzon,Metro Manila,Mindanao,Palawan,Pampanga,Siargao,
 Visayas|Bacolod,Baguio,Cagayan de Oro,Cebu,Cebu City,Davao,Davao City,General Santos,Iloilo,Makati,Manila,Paranaque,
 Pasay,Pasig,Quezon City,Tacloban,Taguig,Zamboanga
VN||Central Highlands,Mekong Delta|Can Tho,Da Nang,Hai Phong,Hanoi,HCMC,Ho Chi Minh City,Hoi An,Hue*,Nha Trang,
 Phu Quoc,Saigon
TH||Isan,Northern Thailand|Bangkok,Chiang Mai,Chiang Rai,Hua Hin,Khon Kaen,Koh Samui,Pattaya,Phuket
KH|||Phnom Penh,Siem Reap,Sihanoukville
LA|||Luang Prabang,Vientiane
MM|Myanmar||Mandalay,Naypyidaw,Yangon
AE|UAE,Emirates*||Abu Dhabi,Al Ain,Dubai,Sharjah
SA|Saudi|Eastern Province|Dammam,Jeddah,Mecca,Medina,Riyadh
QA|||Doha
KW|||Kuwait City
BH|||Manama
OM|||Muscat
YE|||Sanaa
JO|Jordan*||Amman,Aqaba
LB|||Beirut
SY|||Damascus
IQ||Kurdistan|Baghdad,Basra,Erbil,Mosul
IR|||Isfahan,Shiraz,Tehran
IL||Galilee,Negev|Eilat,Haifa,Jerusalem,Tel Aviv
PS|Palestine|Gaza Strip,West Bank|Gaza,Ramallah
TR|Turkey*|Aegean,Anatolia,Black Sea coast,Cappadocia|Adana,Ankara,Antalya,Bodrum,Bursa,Denizli,Eskisehir,Gaziantep,
 Giresun,Istanbul,Izmir,Konya,Trabzon
CY|||Limassol,Nicosia
GE|||Batumi,Kutaisi,Tbilisi
AM|||Yerevan
AZ|||Baku
KZ|||Almaty,Astana,Shymkent
UZ|||Samarkand,Tashkent
KG|||Bishkek
TJ|||Dushanbe
TM|||Ashgabat
RU||Siberia|Kazan,Moscow,Novosibirsk,Saint Petersburg,St Petersburg,Yekaterinburg
UA||Donbas,Vinnytsia region,Zakarpattia|Dnipro,Ivano-Frankivsk,Kharkiv,Kiev,Kyiv,Lviv,Odesa,Odessa,Poltava,Uzhhorod,
 Vinnytsia,Zaporizhzhia
BY|||Minsk
MD|||Chisinau
DE||Allgau,Baden-Wurttemberg,Bavaria,Black Forest,Bodensee,Brandenburg,Eifel,Franconia,Hesse,Lower Saxony,Mecklenburg,
 Mecklenburg-Vorpommern,Moselle,Munsterland,North Rhine-Westphalia,NRW,Palatinate,Rhineland,Rhineland-Palatinate,Ruhr,
 Ruhr Area,Ruhrgebiet,Saarland,Saxony,Saxony-Anhalt,Schleswig-Holstein,Swabia,Thuringia,Upper Bavaria,Westphalia|
 Aachen,Augsburg,Bamberg,Berlin,Bielefeld,Bochum,Bonn,Braunschweig,Bremen,Chemnitz,Cologne,Cottbus,Darmstadt,Dortmund,
 Dresden,Duisburg,Dusseldorf,Erfurt,Erlangen,Essen*,Flensburg,Frankfurt,Freiburg,Giessen,Gottingen,Halle*,Hamburg,
 Hannover,Hanover,Heidelberg,Ingolstadt,Jena,Karlsruhe,Kassel,Kiel,Koblenz,Koln,Konstanz,Kreuzberg,Leipzig,Lubeck,
 Magdeburg,Mainz,Mannheim,Munchen,Munich,Munster,Neukolln,Nuremberg,Nurnberg,Oldenburg,Osnabruck,Passau,Potsdam,
 Regensburg,Rostock,Saarbrucken,Schwerin,Stuttgart,Trier,Tubingen,Ulm*,Wiesbaden,Wuppertal,Wurzburg
AT||Carinthia,Lower Austria,Steiermark,Styria,Tirol,Tyrol,Upper Austria,Vorarlberg|Bregenz,Graz,Innsbruck,Klagenfurt,
 Linz,Salzburg,St. Polten,Vienna,Wien
CH||Bernese Oberland,Graubunden,Ticino,Valais|Basel,Bern,Berne,Chur,Davos,Fribourg,Geneva,Lausanne,Lucerne,Lugano,
 St. Gallen,Winterthur,Zermatt,Zug,Zurich
LI|||Vaduz
FR||Alps*,Alsace,Alsace Lorraine,Aquitaine,Ardeche,Auvergne,Auvergne-Rhone-Alpes,Brittany,Burgundy*,Champagne*,
 Corsica,Cote d'Azur,Dordogne,French Alps,French Riviera,Guadeloupe,Haute-Savoie,Ile-de-France,Languedoc,Loire,
 Martinique,Massif Central,Normandy,Occitanie,Pays de la Loire,Provence,Pyrenees,Savoie,Vendee,Vosges|Aix-en-Provence,
 Angers,Annecy,Avignon,Bayonne,Biarritz,Bordeaux,Brest,Calais,Cannes,Chamonix,Clermont-Ferrand,Dijon,Dunkirk,Grenoble,
 La Rochelle,Le Havre,Le Mans,Lille,Limoges,Lyon,Marseille,Metz,Montpellier,Nancy,Nantes,Nice*,Nimes,Orleans,Paris,
 Perpignan,Reims,Rennes,Roubaix,Rouen,Saint-Etienne,Saint-Malo,Strasbourg,Toulon,Toulouse,Tours*,Val Thorens,
 Versailles
MC
BE||Ardennes,East Flanders,Flanders,Wallonia,West Flanders|Antwerp,Antwerpen,Bruges,Brugge,Brussels,Charleroi,Gent,
 Ghent,Hasselt,Leuven,Liege,Mechelen,Namur,Oostende,Ostend
NL|Holland*,the Netherlands|Brabant,Drenthe,Friesland,Gelderland,Limburg,Noord-Brabant,North Brabant,North Holland,
 Randstad,South Holland,Texel,Zeeland|Almere,Amsterdam,Arnhem,Breda,Delft*,Den Bosch,Den Haag,Eindhoven,Enschede,
 Groningen,Haarlem,Leeuwarden,Leiden,Maastricht,Nijmegen,Rotterdam,The Hague,Tilburg,Utrecht,Zwolle
LU|||Luxembourg City
ES||Andalucia,Andalusia,Aragon,Asturias,Balearic Islands,Balearics,Basque coast,Basque Country,Canary Islands,
 Cantabria,Castile,Castilla y Leon,Castilla-La Mancha,Catalonia,Catalunya,Costa Brava,Costa del Sol,Euskadi,
 Extremadura,Fuerteventura,Galicia,Gran Canaria,Ibiza,La Mancha,La Rioja,Lanzarote,Majorca,Mallorca,Menorca,Navarra,
 Navarre,Tenerife|A Coruna,Alicante,Almeria,Badajoz,Barcelona,Bilbao,Burgos,Cadiz*,Cordoba,Donostia,Gijon,Girona,
 Granada*,Jaen,La Coruna,Lleida,Madrid,Malaga,Marbella,Murcia,Oviedo,Palma,Palma de Mallorca,Pamplona,Salamanca,
 San Sebastian,Santiago de Compostela,Segovia,Sevilla,Seville,Tarragona,Valencia,Valladolid,Vigo,Zaragoza
AD
PT||Alentejo,Algarve,Azores,Douro,Madeira*,Minho,Tras-os-Montes|Aveiro,Braga,Cascais,Coimbra,Ericeira,Evora*,Faro,
 Funchal,Guimaraes,Lisboa,Lisbon,Porto,Setubal,Sintra
IT||Abruzzo,Alto Adige,Amalfi Coast,Aosta Valley,Apulia,Basilicata,Calabria,Campania,Chianti,Dolomites,Emilia,
 Emilia-Romagna,Friuli,Friuli-Venezia Giulia,Lake Como,Lake Garda,Lazio,Liguria,Lombardy,Marche,Molise,Piedmont,
 Puglia,Salento,Sardinia,Sicily,South Tyrol,Trentino,Tuscany,Umbria,Veneto|Aosta,Bari*,Bergamo,Bologna,Bolzano,
 Brescia,Cagliari,Catania,Ferrara,Firenze,Florence*,Genoa,Genova,L'Aquila,Lecce*,Lucca,Matera,Milan,Milano,Modena*,
 Naples*,Napoli,Padova,Padua,Palermo,Parma*,Perugia,Pescara,Pisa*,Ravenna,Reggio Emilia,Rimini,Roma,Rome,Salerno,
 Siena*,Torino,Trento,Treviso,Trieste,Turin,Udine,Venezia,Venice,Verona*,Vicenza
MT|||Valletta
GR||Aegean Islands,Chalkidiki,Corfu,Crete,Cyclades,Kefalonia,Mykonos,Paros,Peloponnese,Rhodes,Santorini,Thessaly,
 Zakynthos|Athens,Chania,Heraklion,Naxos,Patras,Piraeus,Thessaloniki,Volos
PL||Malopolska,Masuria,Pomerania,Silesia|Bialystok,Bydgoszcz,Gdansk,Gdynia,Katowice,Krakow,Lodz,Lublin,Olsztyn,Poznan,
 Rzeszow,Szczecin,Torun,Warsaw,Wroclaw,Zakopane
CZ|Czech Republic|Bohemia,Moravia|Brno,Liberec,Olomouc,Ostrava,Pilsen,Plzen,Prague
SK|||Bratislava,Kosice
HU||Balaton|Budapest,Debrecen,Pecs,Szeged
RO||Maramures,Moldavia,Transylvania|Brasov,Bucharest,Cluj,Cluj-Napoca,Constanta,Craiova,Iasi,Oradea,Sibiu,Timisoara
BG|||Burgas,Plovdiv,Sofia,Varna
RS||Vojvodina|Belgrade,Novi Sad
HR||Dalmatia,Istria,Slavonia|Dubrovnik,Rijeka,Split*,Zagreb
SI|||Ljubljana,Maribor
BA|Bosnia,Bosnia and Herzegovina,BiH||Mostar,Sarajevo
ME|||Podgorica
MK|Macedonia||Skopje
AL|||Tirana
XK|||Pristina
SE||Gotland,Norrland,Scania,Skane,Smaland|Gavle,Gothenburg,Helsingborg,Jonkoping,Kiruna,Linkoping,Lund*,Malmo,Orebro,
 Stockholm,Umea,Uppsala,Vasteras
NO||Finnmark,Lofoten,Northern Norway|Alesund,Bergen,Bodo,Kristiansand,Lyngen,Oslo,Stavanger,Tromso,Trondheim
DK||Funen,Fyn,Jutland,Zealand|Aalborg,Aarhus,Copenhagen,Esbjerg,Odense,Roskilde,Vejle
FI||Aland,Lapland|Espoo,Helsinki,Jyvaskyla,Kuopio,Lahti*,Oulu,Rovaniemi,Tampere,Turku,Vantaa
IS|||Akureyri,Reykjavik
EE|||Parnu,Tallinn,Tartu
LV|||Riga
LT|||Kaunas,Klaipeda,Vilnius
NG||Akwa Ibom,Anambra,Benue,Cross River,Delta State*,Enugu State,Kogi,Kwara,Lagos State,Middle Belt,Niger Delta,Ogun,
 Plateau State,Rivers State|Aba,Abeokuta,Abuja,Akure,Asaba,Awka,Benin City,Calabar,Enugu,Ibadan,Ikeja,Ikorodu,Ilorin,
 Jos,Kaduna,Kano,Lagos,Lekki,Maiduguri,Makurdi,Nnewi,Onitsha,Owerri,Oyo,Port Harcourt,Surulere,Uyo,Victoria Island,
 Warri,Yaba,Zaria
GH||Ashanti,Upper East,Volta Region,Volta*|Accra,Ashaiman,Bolgatanga,Bongo,Cape Coast,Chorkor,Koforidua,Kumasi,
 Sunyani,Takoradi,Tamale,Tema
KE||Kajiado,Kakamega,Kiambu,Kilifi,Kitui,Laikipia,Lamu,Mount Kenya,Rift Valley,Siaya,Turkana,Western Kenya|Eldoret,
 Homa Bay,Kibera,Kisumu,Kitale,Machakos,Makueni,Malindi,Mathare,Meru,Mombasa,Murang'a,Nairobi,Naivasha,Nakuru,Nanyuki,
 Nyeri,Thika
TZ||Kilimanjaro,Southern Highlands|Arusha,Dar,Dar es Salaam,Dodoma,Iringa,Mbeya,Morogoro,Moshi*,Mwanza,Njombe,Zanzibar
UG||Buganda,Karamoja,West Nile|Arua,Entebbe,Fort Portal,Gulu,Jinja,Kampala,Mbarara
RW|||Kigali,Musanze
BI|||Bujumbura
ET||Amhara,Oromia,Tigray|Addis,Addis Ababa,Awassa,Bahir Dar,Hawassa,Mekelle
ER|||Asmara
SO||Somaliland|Hargeisa,Mogadishu
SS|||Juba
SD|||Khartoum
SN||Casamance|Dakar,Kaolack,Mbour,Saint-Louis,Thies,Ziguinchor
CI|Ivory Coast,Cote d'Ivoire||Abidjan
ML|||Bamako
BF|Burkina||Bobo-Dioulasso,Ouagadougou
NE|||Niamey
TD|Chad*||N'Djamena
TG|||Lome
BJ|||Cotonou,Porto-Novo
CM|||Bamenda,Buea,Douala,Yaounde
GA|||Libreville
CG|Congo-Brazzaville||Brazzaville
CD|DRC,DR Congo,Democratic Republic of the Congo,Congo|Kivu,North Kivu,South Kivu|Bukavu,Goma*,Kinshasa,Lubumbashi
AO|||Luanda
ZM||Copperbelt|Kitwe,Livingstone,Lusaka,Ndola
ZW|||Bulawayo,Harare
MW|||Blantyre,Lilongwe,Mzuzu
MZ|||Maputo
BW||Okavango|Gaborone,Maun
NA|||Swakopmund,Windhoek
ZA||Cape Flats,Eastern Cape,Garden Route,Gauteng,Karoo,KwaZulu-Natal,Limpopo,Mpumalanga,Northern Cape,Western Cape|
 Bloemfontein,Cape Town,Durban,Joburg,Johannesburg,Khayelitsha,Mitchells Plain,Pietermaritzburg,Port Elizabeth,
 Pretoria,Sandton,Soweto,Stellenbosch
LS|||Maseru
SZ|Swaziland||Mbabane
MG|||Antananarivo
MU|||Port Louis
SC
CV|Cabo Verde||Praia
GM|The Gambia||Banjul
SL|||Freetown
LR|||Monrovia
GN|Guinea*||Conakry
MR|||Nouakchott
EG||Nile Delta,Sinai,Upper Egypt|Alexandria,Aswan,Cairo,Giza,Luxor
MA||Atlas Mountains|Agadir,Casa*,Casablanca,Essaouira,Fes,Fez,Marrakech,Marrakesh,Rabat,Tangier
DZ|||Algiers,Oran
TN||Djerba|Sfax,Sousse,Tunis
LY|||Benghazi,Tripoli
BR|Brasil|Amazon basin,Amazonas,Bahia,Ceara,Cerrado,Mato Grosso,Mato Grosso do Sul,Minas Gerais,Nordeste,Parana,
 Pernambuco,Rio Grande do Sul,Santa Catarina|Belem,Belo Horizonte,Brasilia,Campinas,Curitiba,Florianopolis,Fortaleza,
 Goiania,Manaus,Natal*,Niteroi,Porto Alegre,Recife,Rio de Janeiro,Rio*,Salvador*,Santos*,Sao Paulo
AR||Pampas,Patagonia,Tucuman|Bariloche,Buenos Aires,La Plata,Mar del Plata,Mendoza,Rosario
CL||Chiloe|Concepcion,Santiago,Temuco,Valdivia,Valparaiso
UY|||Montevideo
PY|||Asuncion
BO||Altiplano|Cochabamba,El Alto,La Paz,Santa Cruz de la Sierra
PE||Andes*,Sacred Valley|Arequipa,Cusco,Lima,Trujillo
EC|||Guayaquil,Quito
CO||Antioquia|Barranquilla,Bogota,Bucaramanga,Cali*,Cartagena,Medellin,Pereira,Santa Marta
VE|||Caracas,Maracaibo
MX||Baja,Baja California,Chiapas,Guanajuato,Hidalgo,Jalisco,Quintana Roo,Sinaloa,Sonora*,Tabasco,Veracruz,Yucatan,
 Yucatan Peninsula|Acapulco,Cancun,CDMX,Ciudad Juarez,Guadalajara,Hermosillo,Leon*,Merida*,Mexico City,Michoacan,
 Monterrey,Morelia,Oaxaca,Playa del Carmen,Puebla,Queretaro,San Miguel de Allende,Tijuana,Toluca,Tulum
GT|||Antigua*,Guatemala City,Quetzaltenango
HN|||San Pedro Sula,Tegucigalpa
SV|||San Salvador
NI|||Managua
CR||Guanacaste|San Jose
PA|||Boquete,Panama City
CU|||Havana,Santiago de Cuba
DO|||Santiago de los Caballeros,Santo Domingo
HT|||Port-au-Prince
JM|||Kingston,Montego Bay
TT|Trinidad*,Trinidad and Tobago|Tobago|Port of Spain
BB|||Bridgetown
BS|||Nassau
PR|||San Juan
GY
SR|||Paramaribo
BZ|||Belize City
FJ|||Nadi,Suva
PG|PNG||Port Moresby
EU|Europe,EU*,the EU
`

/** Numbers in rising order as the Rice code of their differences, by the parameter that makes it shortest. */
function riceCode(keys: readonly number[]): string {
  const codes = [12, 13, 14, 15, 16, 17, 18, 19, 20].map((shift) => {
    const bits = keys
      .map((key, i) => {
        const gap = key - (keys[i - 1] ?? -1) - 1
        return `${'1'.repeat(gap >> shift)}0${(gap % 2 ** shift).toString(2).padStart(shift, '0')}`
      })
      .join('')
    const digits = bits.padEnd(Math.ceil(bits.length / 6) * 6, '1').match(/.{6}/g) ?? []
    return [shift, ...digits.map((digit) => Number.parseInt(digit, 2))].map((digit) => DIGITS[digit]).join('')
  })
  return codes.reduce((best, code) => (code.length < best.length ? code : best))
}

/** The text of `place-table.ts` for the names of `place-names.ts`. Of two names with one key the first stays. */
export function placeTable(): string {
  const seen = new Set<number>()
  const keys = (names: readonly string[]): string => {
    const own = names.map(keyOf).filter((key) => !seen.has(key) && seen.add(key))
    return own.length === 0 ? '' : riceCode(own.toSorted((a, b) => a - b))
  }
  const rows = PLACE_NAMES.trim()
    .replaceAll('\n ', '')
    .split('\n')
    .map((row) => {
      const [country = '', names = '', ...lists] = row.split('|')
      const columns = lists.flatMap((list) => {
        const all = list.split(',').filter((name) => name !== '')
        const words = all.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
        return [keys(all.filter((name) => !name.endsWith('*'))), keys(words)]
      })
      return [country, names, ...columns].join('|').replace(/\|+$/, '')
    })
  return `/** Made by \`npm run places\` from place-names.ts: rows of \`readTable\` in places.ts. */
export const PLACE_TABLE = \`
${rows.join('\n')}
\`
`
}
