import { DIGITS, keyOf } from './places.ts'

/**
 * Places by ISO 3166-1 country: other names of the country | regions | towns, without accents; `Intl` has the English
 * names of countries. A line that starts with a blank continues the one before. A name with '*' is also a common word,
 * first name or thing, and a place only after 'in' and the like. Written by hand for recognition only: the larger towns
 * and those that founders name; a name that several countries share stands with the best known one. The reader holds the
 * keys of these names alone: run `npm run places` after a change.
 */
const PLACE_NAMES = `
GB|UK,U.K.,U.K,Britain,Great Britain|Anglesey,Argyll,Berkshire*,Borders*,Caithness,Ceredigion,Chilterns,Cornwall,
 Cotswolds,County Durham,Cumbria,Dartmoor,Devon,Dorset,Dumfries,East Anglia,East London,East Midlands,East Sussex,
 England,Essex,Exmoor,Fens,Fife,Forest of Bowland,Forest of Dean,Galloway,Gower,Greater London,
 Guernsey,Gwynedd,Hebrides,Highlands*,Home Counties,Isle of Man,Isle of Wight,Isles of Scilly,Jersey*,Kent*,
 Lake District,Lothian,Merseyside,Midlands*,Moray,New Forest,Norfolk,North Wales,North Yorkshire,Northern Ireland,
 Northumberland,Northumbria,Orkney,Outer Hebrides,Peak District,Peaks*,Pembroke,Perthshire,Powys,Rutland,Scotland,
 Scottish Borders,Scottish Highlands,Scottish Islands,Shetland,Skye,Snowdonia,Solent,Somerset,South Downs,
 South London,South Wales,South Yorkshire,Suffolk,Surrey,Sussex,Tayside,Teesside,Thames Valley,Tyneside,Wales,Weald,
 Wessex,West Country,West Midlands,West Sussex,West Yorkshire,Wirral,Yorkshire,Yorkshire Dales|Aberdeen,Aberystwyth,Kirklees,
 Aldershot,Altrincham,Ashford,Aylesbury,Ayr,Banbury,Bangor,Barnet,Barnsley,Barrow,Basildon,Basingstoke,Bath*,Bedford*,
 Belfast,Berwick,Beverley*,Birmingham,Blackburn,Blackpool,Bodmin,Bolsover,Bolton,Boston Spa,Bournemouth,Bradford,
 Bradford-on-Avon,Bridlington,Bridport,Brighton,Bristol,Brixton,Burnley,Bury,Bury St Edmunds,Caernarfon,Cambridge*,
 Camden,Canterbury,Cardiff,Carlisle,Carmarthen,Chelmsford,Cheltenham,Chester*,Chesterfield,Chichester,Colchester,
 Coleraine,Conwy,Corby,Coventry,Crawley,Crewe,Cromer,Croydon,Darlington,Deal*,Derby*,Derry,Doncaster,Dorchester,
 Dover*,Dundee,Dunfermline,Durham,Ealing,Eastbourne,Edinburgh,Enfield,Enniskillen,Epsom,Exeter,Falkirk,Falmouth,
 Fareham,Farnham,Folkestone,Fort William,Frome,Galashiels,Gateshead,Gillingham,Glasgow,Glastonbury,Glossop,Gloucester,
 Grimsby,Guildford,Hackney,Halifax,Haringey,Harlow,Harrogate,Hartlepool,Hastings,Hawick,Hebden Bridge,Hemel Hempstead,
 Hereford,Hertford,Hexham,High Wycombe,Horsham,Huddersfield,Hull,Inverness,Ipswich,Islington,Keighley,Kendal,
 Kettering,Kidderminster,Kilmarnock,King's Lynn,Kirkcaldy,Kirkwall,Lambeth,Lancaster*,Leamington Spa,Leeds,Leicester,
 Lerwick,Lewes,Lewisham,Lichfield,Lincoln*,Lisburn,Liverpool,Llandudno,London,Loughborough,Lowestoft,Ludlow,Luton,
 Macclesfield,Maidstone,Malton,Manchester,Margate,Masham,Merthyr,Middlesbrough,Milton Keynes,Morecambe,Motherwell,
 Newcastle,Newham,Newport*,Newquay,Newry,Northallerton,Northampton,Norwich,Nottingham,Oban,Oldham,Omagh,Oswestry,
 Oxford*,Paisley*,Peckham,Penrith,Penzance,Peterborough,Plymouth,Pontefract,Poole*,Portsmouth,Preston*,Ramsgate,
 Reading*,Redditch,Rochdale,Romford,Rotherham,Rugby*,Runcorn,Ryde,Salford,Salisbury*,Scarborough,Scunthorpe,Sheffield,
 Shrewsbury,Skipton,Slough*,Solihull,Southampton,Southend,Southport,Southwark,St Albans,St Andrews,St Helens,St Ives,
 Stafford,Stevenage,Stirling*,Stockport,Stoke,Stornoway,Stourbridge,Stratford,Stroud,Sunderland,Sutton,Swanage,
 Swansea,Swindon,Tamworth,Taunton,Telford,Tiverton,Torquay,Totnes,Tottenham,Tower Hamlets,Truro,Tunbridge Wells,
 Ullapool,Wadebridge,Wakefield,Walsall,Walthamstow,Warrington,Warwick,Watford,Wells*,Weston-super-Mare,Weymouth,
 Whitby,Whitehaven,Whitstable,Wigan,Winchester,Windsor,Woking,Wolverhampton,Worcester,Workington,Worthing,Wrexham,
 Yeovil,York,Ystradgynlais
IE||Cavan,Clare*,Connacht,Connemara,Donegal,Kerry*,Kildare,Kilkenny,Laois,Leinster,Leitrim,Louth,Mayo*,Meath,Monaghan,
 Munster,Offaly,Roscommon,Sligo,the Burren,Tipperary,Ulster,West Cork,Westmeath,Wexford,Wicklow|Athlone,Bray,Carlow,
 Clonakilty,Cobh,Cork*,Dingle,Drogheda,Dublin,Dun Laoghaire,Dundalk,Ennis,Galway,Killarney,Letterkenny,Limerick,
 Mullingar,Naas,Navan,Swords*,Tralee,Tullamore,Waterford,Westport
US|USA,U.S.,U.S,U.S.A.,U.S.A,US*,the States,America|Adirondacks,Alabama,Alaska,Appalachia,Arizona,Arkansas,Bay Area,
 Berkshires,Black Hills,California,Cape Cod,Catskills,Central Coast,Central Valley,Chesapeake Bay,Colorado,
 Connecticut,Cook County,Deep South,Delaware*,Delmarva,Delta*,DMV*,East Coast,Eastern Oregon,Finger Lakes,Florida,
 Georgia,Great Lakes,Great Plains,Gulf Coast,Harris County,Hawaii,Hudson Valley,Idaho,Illinois,Indiana,Inland Empire,
 Iowa,Iron Range,Kansas,Kauai,Kentucky,King County,Lake Tahoe,Long Island,Louisiana,Maine,Maryland,Massachusetts,Maui,
 Michigan,Midwest,Minnesota,Mississippi,Mississippi Delta,Missouri,Montana,Napa,Nebraska,Nevada,New England,
 New Hampshire,New Jersey,New Mexico,New York State,NorCal,North Carolina,North Country,North Dakota,Northeast*,
 Northern California,Oahu,Ohio,Oklahoma,Oregon,Outer Banks,Ozarks,Pacific Northwest,Panhandle,Pennsylvania,
 Permian Basin,Puget Sound,Quad Cities,Research Triangle,Rhode Island,Rio Grande Valley,Rust Belt,Silicon Valley,
 SoCal,Sonoma,South Carolina,South Dakota,Southeast*,Southern California,Southwest*,Tennessee,Texas,Tri-State,
 Twin Cities,Upper Peninsula,Upstate New York,Utah,Vermont,Virginia*,Washington State,West Coast,West Virginia,
 Western New York,Willamette Valley,Wisconsin,Wyoming|Abilene,Akron,Albany,Albuquerque,Allentown,Amarillo,Amherst,
 Anaheim,Anchorage,Ann Arbor,Arlington,Asbury Park,Asheville,Atlanta,Augusta,Aurora,Austin,Bakersfield,Baltimore,
 Baton Rouge,Beaumont,Bellevue,Bellingham,Bend*,Berkeley,Bethesda,Billings,Biloxi,Bismarck,Bloomington,Boca Raton,
 Boise,Boston*,Boulder,Bozeman,Brattleboro,Bridgeport,Bronx*,Brooklyn,Brownsville,Buffalo*,Burlington*,Bushwick,
 Butte*,Canton*,Cape Coral,Cedar Rapids,Chandler,Chapel Hill,Charleston,Charlotte*,Charlottesville,Chattanooga,
 Cheyenne,Chicago,Chula Vista,Cincinnati,Cleveland,Colorado Springs,Columbus,Corpus Christi,Corvallis,Dallas,
 Davenport,Dayton,Daytona Beach,DC,Denver,Des Moines,Detroit,Dubuque,Duluth,Eau Claire,El Cajon,El Paso,Erie,Eugene*,
 Evanston,Evansville,Everett,Fairbanks,Fairfax,Fargo,Fayetteville,Flagstaff,Flint*,Fort Collins,Fort Lauderdale,
 Fort Myers,Fort Wayne,Fort Worth,Fresno,Gainesville,Galveston,Gary*,Gilbert*,Glendale,Grand Rapids,Greeley,Green Bay,
 Greensboro,Greenville,Gulfport,Harlem,Harrisburg,Hartford,Hilo,Hoboken,Honolulu,Houston,Huntsville,Hyannis,
 Indianapolis,Irvine,Ithaca,Jackson*,Jacksonville,Juneau,Kalamazoo,Kansas City,Kenosha,Key West,Knoxville,Kodiak,
 La Crosse,LA*,Lafayette*,Lakeland,Lansing,Laramie,Laredo,Las Vegas,Lawrence*,Lexington*,Little Rock,Long Beach,
 Los Angeles,Louisville,Lubbock,Macon,Madison*,Manhattan*,Marquette,Martha's Vineyard,McAllen,Medford,Memphis,
 Menlo Park,Meridian*,Mesa,Miami,Milwaukee,Minneapolis,Mission District,Missoula,Moab,Modesto,Monterey,Montgomery*,
 Morgantown,Nampa,Nantucket,Naperville,Nashville,New Haven,New Orleans,New York,New York City,Newark*,Newport News,
 NOLA,NYC,Oak Park,Oakland,Ogden,Oklahoma City,Olympia,Omaha,Orange County,Orlando,Oshkosh,Oxnard,Paducah,
 Palm Springs,Palo Alto,Pasadena,Paterson,Pensacola,Peoria,Petaluma,Philadelphia,Philly,Phoenix*,Pittsburgh,Plano,
 Portland,Poughkeepsie,Providence*,Provo,Pueblo,Queens*,Racine,Raleigh,Redding,Reno,Richmond*,Riverside*,Roanoke,
 Rochester,Rockford,Sacramento,Salem*,Salt Lake City,San Antonio,San Bernardino,San Diego,San Francisco,San Jose,
 San Marcos,Santa Ana,Santa Barbara,Santa Cruz,Santa Fe,Santa Monica,Santa Rosa,Sarasota,Savannah*,Scottsdale,
 Scranton,Seattle,SF,Shreveport,Silver Spring,Sioux Falls,South Bend,Spokane,Springfield,St Louis,St Paul,St. Louis,
 St. Paul,Stamford,Stillwater,Stockton,Syracuse,Tacoma,Tahoe,Tallahassee,Tampa,Tempe,the Bronx,Toledo,Topeka,Trenton,
 Troy*,Tucson,Tulsa,Tuscaloosa,Vallejo,Virginia Beach,Waco,Washington DC,Wichita,Wilmington,Winston-Salem,Yakima,
 Yonkers,Youngstown
CA||Alberta,Atlantic Canada,BC*,British Columbia,Cape Breton,Fraser Valley,Gaspe,Greater Toronto,GTA,Gulf Islands,
 Lower Mainland,Manitoba,Maritimes,New Brunswick,Newfoundland,Niagara,Northwest Territories,Nova Scotia,Nunavut,NWT,
 Okanagan,Ontario,PEI,Prairies*,Prince Edward Island,Quebec,Saskatchewan,Vancouver Island,Yukon|Abbotsford,Barrie,
 Brampton,Burnaby,Calgary,Charlottetown,Edmonton,Fort McMurray,Fredericton,Guelph,Hamilton*,Iqaluit,Kamloops,Kelowna,
 Kitchener,Laval,Lethbridge,Markham,Mississauga,Moncton,Montreal,Nanaimo,Oakville,Oshawa,Ottawa,Prince George,
 Quebec City,Red Deer,Regina*,Richmond Hill,Saint John,Saskatoon,Sherbrooke,St. John's,Sudbury,Thunder Bay,Toronto,
 Trois-Rivieres,Vancouver,Victoria*,Waterloo,Whistler,Whitehorse,Winnipeg,Yellowknife
AU||ACT*,Barossa,Blue Mountains,Eyre Peninsula,Gippsland,Hunter Valley,Kimberley*,Mallee,Mornington Peninsula,
 New South Wales,Northern Rivers,Northern Territory,NSW,Outback,Pilbara,QLD,Queensland,Riverina,South Australia,
 Sunshine Coast,Tasmania,Western Australia,Western Sydney,Wimmera,Yarra Valley|Adelaide,Albury,Alice Springs,Ballarat,
 Bendigo,Bondi,Brisbane,Broome,Bunbury,Bundaberg,Burnie,Byron Bay,Cairns,Canberra,Coffs Harbour,Darwin*,Devonport,
 Dubbo,Esperance,Fitzroy,Footscray,Fremantle,Geelong,Geraldton,Gladstone,Gold Coast,Hobart,Kalgoorlie,
 Launceston,Lismore,Mackay,Margaret River,Melbourne,Mildura,Mount Gambier,Mount Isa,Noosa,Orange*,Parramatta,Perth*,
 Port Hedland,Port Macquarie,Rockhampton,Shepparton,Sydney,Toowoomba,Townsville,Wagga Wagga,Warrnambool,Whyalla,
 Wodonga,Wollongong
NZ||Bay of Plenty,Canterbury Plains,Central Otago,Coromandel,Gisborne,Hawke's Bay,Manawatu,Marlborough*,North Island,
 Northland,Otago,South Island,Southland,Taranaki,Waiheke,Waikato|Auckland,Blenheim,Christchurch,Dunedin,Gore*,
 Greymouth,Invercargill,Masterton,Napier*,Nelson*,New Plymouth,Oamaru,Palmerston North,Queenstown,Rotorua,Taupo,
 Tauranga,Timaru,Wanaka,Wellington*,Whanganui,Whangarei
IN||Andhra,Andhra Pradesh,Arunachal,Assam,Bihar,Bundelkhand,Chhattisgarh,Coorg,Delhi NCR,Goa,Gujarat,Haryana,Himachal,
 Himachal Pradesh,Jammu,Jammu and Kashmir,Jharkhand,Karnataka,Kashmir,Kerala,Konkan,Kutch,Ladakh,Madhya Pradesh,
 Maharashtra,Malabar,Manipur,Marathwada,Meghalaya,Mizoram,MP*,Nagaland,NCR*,Nilgiris,Northeast India,Odisha,Orissa,
 Punjab,Rajasthan,Saurashtra,Sikkim,Tamil Nadu,Telangana,Telengana,Tripura,UP*,Uttar Pradesh,Uttarakhand,Vidarbha,
 West Bengal,Western Ghats|Agra,Ahmedabad,Ajmer,Alappuzha,Aligarh,Allahabad,Amravati,Amritsar,Anand*,Andheri,
 Aurangabad,Bandra,Bangalore,Bareilly,Belgaum,Bellary,Bengaluru,Bhilai,Bhopal,Bhubaneswar,Bikaner,Calcutta,Calicut,
 Chandigarh,Chennai,Cochin,Coimbatore,Cuttack,Dehradun,Delhi,Dhanbad,Dharavi,Dharwad,Durgapur,Erode,Faridabad,
 Gandhinagar,Gaya*,Ghaziabad,Gorakhpur,Guntur,Gurgaon,Gurugram,Guwahati,Gwalior,Haridwar,Hinjewadi,Hosur,Howrah,Hubli,
 Hyderabad,Imphal,Indore,Jabalpur,Jaipur,Jalandhar,Jamnagar,Jamshedpur,Jodhpur,Jorhat,Kakinada,Kannur,Kanpur,Kochi,
 Kolhapur,Kolkata,Kollam,Koramangala,Kota,Kottayam,Kozhikode,Kurnool,Leh,Lucknow,Ludhiana,Madurai,Mangalore,Meerut,
 Moradabad,Mumbai,Mysore,Mysuru,Nagpur,Nashik,Navi Mumbai,Nellore,New Delhi,Noida,Ooty,Panipat,Patiala,Patna,
 Pondicherry,Puducherry,Pune,Raipur,Rajahmundry,Rajkot,Ranchi,Rishikesh,Rourkela,Sangli,Satara,Secunderabad,Shillong,
 Shimla,Silchar,Siliguri,Sivakasi,Solapur,Srinagar,Surat,Thane,Thiruvananthapuram,Thrissur,Tiruchirappalli,
 Tirunelveli,Tirupati,Tiruppur,Tirupur,Trichy,Trivandrum,Tumkur,Udaipur,Ujjain,Vadodara,Vapi,Varanasi,Vellore,
 Vijayawada,Visakhapatnam,Vizag,Warangal,Whitefield
PK||Balochistan,Gilgit,Khyber Pakhtunkhwa,KPK,Sindh,Swat*|Bahawalpur,Faisalabad,Gujranwala,Islamabad,Karachi,Lahore,
 Multan,Peshawar,Quetta,Rawalpindi,Sialkot,Sukkur
BD||Chittagong Hill Tracts|Barisal,Bogra,Chattogram,Chittagong,Comilla,Cox's Bazar,Dhaka,Gazipur,Khulna,Mymensingh,
 Narayanganj,Rajshahi,Rangpur,Sylhet
LK||Northern Province|Anuradhapura,Colombo,Galle,Jaffna,Kandy,Matara,Negombo
NP||Terai|Biratnagar,Chitwan,Kathmandu,Lalitpur,Pokhara
BT|||Thimphu
AF|||Kabul
CN|China*|Anhui,Fujian,Guangdong,Guangxi,Guizhou,Hainan,Hebei,Heilongjiang,Henan,Hubei,Hunan,Inner Mongolia,Jiangsu,
 Jiangxi,Jilin,Liaoning,Pearl River Delta,Shaanxi,Shandong,Shanxi,Sichuan,Tibet,Xinjiang,Yunnan,Zhejiang|Beijing,
 Changsha,Chengdu,Chongqing,Dalian,Dongguan,Foshan,Fuzhou,Guangzhou,Guiyang,Haikou,Hangzhou,Harbin,Hefei,Jinan,
 Jingdezhen,Kunming,Lanzhou,Nanjing,Nanning,Ningbo,Qingdao,Shanghai,Shantou,Shenyang,Shenzhen,Shijiazhuang,Suzhou,
 Taiyuan,Tianjin,Urumqi,Wenzhou,Wuhan,Wuxi,Xi'an,Xiamen,Xian,Yiwu,Zhengzhou,Zhuhai
HK|Hong Kong,HK*|New Territories|Kowloon,Mong Kok,Sham Shui Po
MO|Macau,Macao
TW|||Hsinchu,Hualien,Kaohsiung,Taichung,Tainan,Taipei
JP||Hokkaido,Honshu,Kansai,Kanto,Kyushu,Okinawa,Shikoku,Tohoku|Fukuoka,Hakodate,Hiroshima,Kanazawa,Kawasaki*,
 Kitakyushu,Kobe*,Kumamoto,Kyoto,Nagasaki,Nagoya,Niigata,Okayama,Osaka,Saitama,Sapporo,Sendai,Shibuya,Shizuoka,Tokyo,
 Yokohama
KR|Korea|Gangwon,Gyeonggi,Jeju|Busan,Daegu,Daejeon,Gangnam,Gwangju,Incheon,Jeonju,Seoul,Suwon,Ulsan
KP|||Pyongyang
MN|||Ulaanbaatar
SG
MY||Borneo,Johor,Kedah,Kelantan,Klang Valley,Malacca,Pahang,Perak,Sabah,Sarawak,Selangor,Terengganu|George Town,Ipoh,
 Johor Bahru,Kota Kinabalu,Kuala Lumpur,Kuching,Melaka,Penang,Petaling Jaya,Shah Alam,Subang Jaya
ID||Aceh,Bali*,Banten,Central Java,East Java,Flores,Jabodetabek,Java*,Kalimantan,Lampung,Lombok,Nusa Tenggara,Papua,
 Sulawesi,Sumatra,Sumba,Toraja,West Java,West Papua|Balikpapan,Bandung,Batam,Bekasi,Bogor,Denpasar,Depok,Gayo,Jakarta,
 Jogja,Makassar,Malang*,Manado,Medan,Padang,Palembang,Pekanbaru,Pontianak,Samarinda,Semarang,Solo*,Surabaya,Surakarta,
 Tangerang,Ubud,Yogya,Yogyakarta
PH|PH*,Phils|Batangas,Benguet,Bicol,Bohol,Bulacan,Cavite,Cordillera,Ilocos,Laguna*,Leyte,Luzon,Metro Manila,Mindanao,
 Negros,Nueva Ecija,Palawan,Pampanga,Panay,Rizal*,Samar,Siargao,Visayas|Angeles,Antipolo,Bacolod,Baguio,BGC,Butuan,
 Cagayan de Oro,Caloocan,Cebu,Cebu City,Davao,Davao City,Dumaguete,General Santos,Iloilo,Legazpi,Makati,Mandaluyong,
 Manila,Marikina,Naga,Olongapro,Paranaque,Pasay,Pasig,Quezon City,Tacloban,Taguig,Tarlac,Zamboanga
VN||Central Highlands,Mekong Delta|Bien Hoa,Can Tho,Da Nang,Dalat,Hai Phong,Hanoi,HCMC,Ho Chi Minh City,Hoi An,Hue*,
 Nha Trang,Phu Quoc,Saigon,Vung Tau
TH||Isan,Northern Thailand|Bangkok,Chiang Mai,Chiang Rai,Hat Yai,Hua Hin,Khon Kaen,Koh Samui,Nakhon Ratchasima,
 Pattaya,Phuket,Udon Thani
KH|||Battambang,Kampot,Phnom Penh,Siem Reap,Sihanoukville
LA|||Luang Prabang,Vientiane
MM|Myanmar||Mandalay,Naypyidaw,Yangon
AE|UAE,Emirates*|Ras Al Khaimah|Abu Dhabi,Ajman,Al Ain,Dubai,Fujairah,Sharjah
SA|Saudi|Eastern Province|Dammam,Jeddah,Jubail,Khobar,Mecca,Medina,Riyadh
QA|||Doha
KW|||Kuwait City
BH|||Manama
OM|||Muscat,Salalah,Sohar
YE|||Sanaa
JO|Jordan*||Amman,Aqaba,Irbid,Zarqa
LB||Bekaa|Beirut,Saida,Sidon,Zahle
SY|||Damascus
IQ||Kurdistan|Baghdad,Basra,Erbil,Mosul,Najaf,Sulaymaniyah
IR|||Isfahan,Mashhad,Shiraz,Tabriz,Tehran
IL||Galilee,Negev|Ashdod,Beersheba,Eilat,Haifa,Jerusalem,Nazareth,Netanya,Tel Aviv
PS|Palestine|Gaza Strip,West Bank|Bethlehem,Gaza,Hebron,Nablus,Ramallah
TR|Turkey*|Aegean,Anatolia,Black Sea coast,Cappadocia|Adana,Ankara,Antalya,Bodrum,Bursa,Denizli,Diyarbakir,Erzurum,
 Eskisehir,Gaziantep,Giresun,Istanbul,Izmir,Izmit,Kayseri,Konya,Mersin,Rize,Samsun,Sanliurfa,Trabzon
CY|||Limassol,Nicosia
GE||Adjara,Kakheti|Batumi,Kutaisi,Tbilisi
AM|||Yerevan
AZ|||Baku
KZ|||Almaty,Astana,Karaganda,Shymkent
UZ||Fergana Valley|Bukhara,Samarkand,Tashkent
KG|||Bishkek
TJ|||Dushanbe
TM|||Ashgabat
RU||Siberia,Urals|Kazan,Moscow,Novosibirsk,Saint Petersburg,St Petersburg,Vladivostok,Yekaterinburg
UA||Donbas,Transcarpathia,Vinnytsia region,Zakarpattia|Chernihiv,Chernivtsi,Dnipro,Ivano-Frankivsk,Kharkiv,Kiev,Kyiv,
 Lviv,Mykolaiv,Odesa,Odessa,Poltava,Ternopil,Uzhhorod,Vinnytsia,Zaporizhzhia
BY|||Gomel,Grodno,Minsk
MD|||Chisinau
DE||Allgau,Baden-Wurttemberg,Bavaria,Black Forest,Bodensee,Brandenburg,Eifel,Franconia,Harz,Hesse,Holstein,Lausitz,
 Lower Bavaria,Lower Saxony,Mecklenburg,Mecklenburg-Vorpommern,Mosel,Moselle,Munsterland,North Rhine-Westphalia,NRW,
 Oberpfalz,Odenwald,Palatinate,Rhine-Main,Rhineland,Rhineland-Palatinate,Rugen,Ruhr,Ruhr Area,Ruhrgebiet,Saarland,
 Sauerland,Saxony,Saxony-Anhalt,Schleswig-Holstein,Swabia,Sylt,Thuringia,Uckermark,Upper Bavaria,Westphalia|Aachen,
 Augsburg,Bamberg,Bayreuth,Berlin,Bielefeld,Bochum,Bonn,Braunschweig,Bremen,Bremerhaven,Celle,Chemnitz,Coburg,Cologne,
 Cottbus,Darmstadt,Dortmund,Dresden,Duisburg,Dusseldorf,Emden,Erfurt,Erlangen,Essen*,Flensburg,Frankfurt,Freiburg,
 Friedrichshafen,Fulda,Furth,Gelsenkirchen,Gera,Giessen,Gorlitz,Gottingen,Greifswald,Gutersloh,Hagen,Halle*,Hamburg,
 Hamm,Hannover,Hanover,Heidelberg,Heilbronn,Hildesheim,Ingolstadt,Jena,Karlsruhe,Kassel,Kempten,Kiel,Koblenz,Koln,
 Konstanz,Krefeld,Kreuzberg,Landshut,Leipzig,Lubeck,Ludwigshafen,Luneburg,Magdeburg,Mainz,Mannheim,Marburg,
 Monchengladbach,Munchen,Munich,Munster,Neukolln,Nuremberg,Nurnberg,Oberhausen,Offenbach,Oldenburg,Osnabruck,
 Paderborn,Passau,Pforzheim,Plauen,Potsdam,Ravensburg,Regensburg,Reutlingen,Rosenheim,Rostock,Saarbrucken,Schwerin,
 Siegen,Solingen,Stralsund,Stuttgart,Trier,Tubingen,Ulm*,Weimar,Wiesbaden,Wolfsburg,Wuppertal,Wurzburg,Zwickau
AT||Burgenland,Carinthia,Lower Austria,Salzkammergut,Steiermark,Styria,Tirol,Tyrol,Upper Austria,Vorarlberg,
 Waldviertel|Bregenz,Dornbirn,Eisenstadt,Graz,Innsbruck,Klagenfurt,Leoben,Linz,Salzburg,St. Polten,Vienna,Villach,
 Wels,Wien
CH||Aargau,Appenzell,Bernese Oberland,Emmental,Engadin,Graubunden,Jura*,Thurgau,Ticino,Valais,Vaud|Aarau,Basel,Bern,
 Berne,Biel,Chur,Davos,Fribourg,Geneva,Lausanne,Lucerne,Lugano,Neuchatel,Schaffhausen,Sion,St. Gallen,Thun,Winterthur,
 Zermatt,Zug,Zurich
LI|||Vaduz
FR||Alps*,Alsace,Alsace Lorraine,Aquitaine,Ardeche,Auvergne,Auvergne-Rhone-Alpes,Bearn,Beaujolais,Bouches-du-Rhone,
 Brittany,Burgundy*,Camargue,Cevennes,Champagne*,Charente,Corsica,Cote d'Azur,Creuse,Dordogne,Drome,Finistere,
 French Alps,French Riviera,Gascony,Gironde,Guadeloupe,Haute-Savoie,Ile-de-France,Landes,Languedoc,Limousin,Loire,
 Lorraine*,Lot*,Martinique,Massif Central,Morbihan,Normandy,Occitanie,Pays de la Loire,Perigord,Picardy,Poitou,
 Provence,Pyrenees,Reunion*,Savoie,Savoy*,Vendee,Vosges|Aix,Aix-en-Provence,Ajaccio,Amiens,Angers,Annecy,Arles,
 Avignon,Bayonne,Beauvais,Besancon,Biarritz,Bordeaux,Bourges,Brest,Caen,Calais,Cannes,Carcassonne,Chambery,Chamonix,
 Clermont-Ferrand,Colmar,Dijon,Dunkirk,Grenoble,La Rochelle,Le Havre,Le Mans,Lille,Limoges,Lorient,Lourdes,Lyon,
 Marseille,Metz,Montpellier,Mulhouse,Nancy,Nantes,Narbonne,Nice*,Nimes,Niort,Orleans,Paris,Pau,Perpignan,Poitiers,
 Quimper,Reims,Rennes,Roubaix,Rouen,Saint-Denis,Saint-Etienne,Saint-Malo,Sete,Strasbourg,Toulon,Toulouse,Tours*,
 Troyes,Val Thorens,Valence,Vannes,Versailles,Villeurbanne
MC
BE||Ardennes,East Flanders,Flanders,Hainaut,Wallonia,Walloon Brabant,West Flanders|Aalst,Antwerp,Antwerpen,Bruges,
 Brugge,Brussels,Charleroi,Genk,Gent,Ghent,Hasselt,Kortrijk,Leuven,Liege,Mechelen,Mons,Namur,Oostende,Ostend,Tournai,
 Ypres
NL|Holland*,the Netherlands|Achterhoek,Betuwe,Brabant,Drenthe,Flevoland,Friesland,Gelderland,Limburg,Noord-Brabant,
 North Brabant,North Holland,Overijssel,Randstad,South Holland,Texel,Twente,Veluwe,Westland,Zeeland|Alkmaar,Almere,
 Amersfoort,Amsterdam,Apeldoorn,Arnhem,Breda,Delft*,Den Bosch,Den Haag,Deventer,Dordrecht,Eindhoven,Enschede,Gouda*,
 Groningen,Haarlem,Hengelo,Hilversum,Leeuwarden,Leiden,Maastricht,Nijmegen,Rotterdam,The Hague,Tilburg,Utrecht,Venlo,
 Zaandam,Zoetermeer,Zwolle
LU|||Luxembourg City
ES||Alpujarra,Andalucia,Andalusia,Aragon,Asturias,Balearic Islands,Balearics,Basque coast,Basque Country,
 Canary Islands,Cantabria,Castile,Castilla,Castilla y Leon,Castilla-La Mancha,Catalonia,Catalunya,Costa Brava,
 Costa del Sol,Euskadi,Extremadura,Fuerteventura,Galicia,Gran Canaria,Ibiza,La Mancha,La Rioja,Lanzarote,Majorca,
 Mallorca,Menorca,Navarra,Navarre,Priorat,Rioja,Tenerife|A Coruna,Albacete,Algeciras,Alicante,Almeria,Avila,Badajoz,
 Barcelona,Bilbao,Burgos,Caceres,Cadiz*,Castellon,Cordoba,Cuenca,Donostia,Elche,Figueres,Gijon,Girona,Granada*,Huelva,
 Huesca,Jaen,Jerez,La Coruna,Las Palmas,Lleida,Logrono,Lugo,Madrid,Malaga,Marbella,Murcia,Orense,Ourense,Oviedo,Palma,
 Palma de Mallorca,Pamplona,Pontevedra,Reus,Ronda,Sabadell,Salamanca,San Sebastian,Santander*,Santiago de Compostela,
 Segovia,Sevilla,Seville,Soria,Tarifa,Tarragona,Teruel,Valencia,Valladolid,Vigo,Vitoria,Zamora,Zaragoza
AD
PT||Alentejo,Algarve,Azores,Beira,Douro,Madeira*,Minho,Ribatejo,Tras-os-Montes|Aveiro,Beja,Braga,Braganca,Cascais,
 Coimbra,Ericeira,Evora*,Faro,Funchal,Guimaraes,Leiria,Lisboa,Lisbon,Nazare,Obidos,Peniche,Portimao,Porto,Setubal,
 Sintra,Tavira,Tomar,Viana do Castelo,Viseu
IT||Abruzzo,Alto Adige,Amalfi Coast,Aosta Valley,Apulia,Basilicata,Calabria,Campania,Chianti,Cinque Terre,Dolomites,
 Emilia,Emilia-Romagna,Friuli,Friuli-Venezia Giulia,Ischia,Lake Como,Lake Garda,Langhe,Lazio,Liguria,Lombardy,Marche,
 Maremma,Molise,Piedmont,Puglia,Romagna,Salento,Sardinia,Sicily,South Tyrol,Trentino,Tuscany,Umbria,Val d'Aosta,
 Valtellina,Veneto|Agrigento,Ancona,Aosta,Arezzo,Bari*,Bassano,Bergamo,Bologna,Bolzano,Brescia,Cagliari,Carrara,
 Catania,Como,Cremona,Cuneo,Ferrara,Firenze,Florence*,Foggia,Forli,Genoa,Genova,Grosseto,L'Aquila,La Spezia,Lecce*,
 Livorno,Lucca,Mantova,Mantua,Matera,Messina,Milan,Milano,Modena*,Monza,Naples*,Napoli,Novara,Olbia,Padova,Padua,
 Palermo,Parma*,Pavia,Perugia,Pesaro,Pescara,Piacenza,Pisa*,Pistoia,Prato,Ragusa,Ravenna,Reggio Emilia,Rimini,Roma,
 Rome,Salerno,Sassari,Savona,Siena*,Siracusa,Taranto,Terni,Torino,Trapani,Trento,Treviso,Trieste,Turin,Udine,Varese,
 Venezia,Venice,Verona*,Vicenza
MT|||Valletta
GR||Aegean Islands,Chalkidiki,Corfu,Crete,Cyclades,Epirus,Kalymnos,Kefalonia,Kos,Lesbos,Mykonos,Paros,Peloponnese,
 Rhodes,Samos,Santorini,Thessaly,Zakynthos|Athens,Chania,Heraklion,Ioannina,Kalamata,Kavala,Larissa,Naxos,Patras,
 Piraeus,Rethymno,Thessaloniki,Volos
PL||Greater Poland,Kashubia,Lesser Poland,Malopolska,Masuria,Mazovia,Podhale,Podlasie,Pomerania,Silesia,Subcarpathia|
 Bialystok,Bielsko-Biala,Bydgoszcz,Czestochowa,Gdansk,Gdynia,Gliwice,Katowice,Kielce,Krakow,Lodz,Lublin,Olsztyn,Opole,
 Poznan,Radom,Rzeszow,Sopot,Szczecin,Torun,Warsaw,Wroclaw,Zakopane,Zielona Gora
CZ|Czech Republic|Bohemia,Moravia,Moravian-Silesian|Brno,Ceske Budejovice,Hradec Kralove,Karlovy Vary,Liberec,Olomouc,
 Ostrava,Pardubice,Pilsen,Plzen,Prague,Zlin
SK|||Banska Bystrica,Bratislava,Kosice,Nitra,Presov,Trnava,Zilina
HU||Balaton,Tokaj|Budapest,Debrecen,Eger,Gyor,Miskolc,Pecs,Szeged
RO||Banat,Bucovina,Dobrogea,Maramures,Moldavia,Transylvania|Arad,Bacau,Baia Mare,Brasov,Bucharest,Cluj,Cluj-Napoca,
 Constanta,Craiova,Galati,Iasi,Oradea,Pitesti,Ploiesti,Sibiu,Suceava,Targu Mures,Timisoara
BG|||Bansko,Burgas,Plovdiv,Ruse,Sofia,Varna,Veliko Tarnovo
RS||Vojvodina|Belgrade,Kragujevac,Nis,Novi Sad,Subotica
HR||Dalmatia,Istria,Slavonia,Zagorje|Dubrovnik,Osijek,Pula,Rijeka,Sibenik,Split*,Zadar,Zagreb
SI||Karst|Bled,Celje,Koper,Kranj,Ljubljana,Maribor
BA|Bosnia,Bosnia and Herzegovina,BiH|Herzegovina|Banja Luka,Mostar,Sarajevo,Tuzla,Zenica
ME|||Podgorica
MK|Macedonia||Skopje
AL|||Durres,Shkoder,Tirana,Vlore
XK|||Pristina
SE||Dalarna,Gotland,Jamtland,Norrland,Oland,Ostergotland,Scania,Skane,Smaland,Varmland,Vasterbotten|Boras,Falun,Gavle,
 Gothenburg,Halmstad,Helsingborg,Jonkoping,Kalmar,Karlstad,Kiruna,Linkoping,Lulea,Lund*,Malmo,Norrkoping,Orebro,
 Ostersund,Skelleftea,Solna,Stockholm,Sundsvall,Umea,Uppsala,Vasteras,Vaxjo,Visby
NO||Finnmark,Hardanger,Lofoten,Nordland,Northern Norway,Rogaland,Svalbard,Telemark,Vestland|Alesund,Lyngen,Bergen,
 Bodo,Drammen,Fredrikstad,Haugesund,Kristiansand,Lillehammer,Molde,Narvik,Oslo,Sandnes,Stavanger,Tromso,Trondheim
DK||Bornholm,Funen,Fyn,Jutland,Lolland,Sjaelland,Zealand|Aalborg,Aarhus,Billund,Copenhagen,Esbjerg,Frederiksberg,
 Herning,Horsens,Kolding,Odense,Randers,Roskilde,Svendborg,Vejle,Viborg
FI||Aland,Kainuu,Lapland,Ostrobothnia,Savonia|Espoo,Helsinki,Joensuu,Jyvaskyla,Kuopio,Lahti*,Lappeenranta,Oulu,Pori,
 Rovaniemi,Tampere,Turku,Vaasa,Vantaa
IS||Westfjords|Akureyri,Reykjavik,Selfoss
EE||Saaremaa|Narva,Parnu,Tallinn,Tartu
LV|||Daugavpils,Jelgava,Liepaja,Riga
LT|||Kaunas,Klaipeda,Panevezys,Siauliai,Vilnius
NG||Abia,Adamawa,Akwa Ibom,Anambra,Bauchi,Bayelsa,Benue,Borno,Cross River,Delta State*,Ebonyi,Edo*,Ekiti,Enugu State,
 Imo*,Jigawa,Katsina,Kebbi,Kogi,Kwara,Lagos State,Middle Belt,Nasarawa,Niger Delta,Niger State,Ogun,Ondo,Osun,
 Plateau State,Rivers State,Sokoto,Taraba,Yobe,Zamfara|Aba,Abeokuta,Oyo,Abuja,Ado-Ekiti,Ajah,Akure,Asaba,Awka,Benin City,
 Bida,Calabar,Enugu,Epe,Gombe,Ibadan,Ife,Ikeja,Ikorodu,Ile-Ife,Ilesa,Ilorin,Jalingo,Jos,Kaduna,Kano,Lafia,Lagos,Lekki,
 Lokoja,Maiduguri,Makoko,Makurdi,Minna,Mushin,Nnewi,Nsukka,Ogbomosho,Onitsha,Oshodi,Oshogbo,Osogbo,Owerri,
 Port Harcourt,Sagamu,Surulere,Umuahia,Uyo,Victoria Island,Warri,Yaba,Yola,Zaria
GH||Ashanti,Brong Ahafo,Northern Region,Upper East,Upper West,Volta Region,Volta*,Western Region|Accra,Ashaiman,
 Bolgatanga,Bongo,Cape Coast,Chorkor,East Legon,Elmina,Ho*,Kasoa,Koforidua,Kumasi,Madina,Navrongo,Nima,Obuasi,Osu,
 Sunyani,Takoradi,Tamale,Tarkwa,Techiman,Tema,Wa*,Winneba
KE||Bungoma,Embu,Garissa,Kajiado,Kakamega,Kericho,Kiambu,Kilifi,Kirinyaga,Kisii,Kitui,Kwale,Laikipia,Lamu,Mandera,
 Marsabit,Migori,Mount Kenya,Nandi,Narok,Nyanza,Rift Valley,Samburu,Siaya,Trans Nzoia,Turkana,Uasin Gishu,
 Vihiga,Wajir,Western Kenya|Diani,Murang'a,Eastleigh,Eldoret,Homa Bay,Kibera,Kisumu,Kitale,Machakos,Makueni,Malindi,Mathare,
 Meru,Mombasa,Nairobi,Naivasha,Nakuru,Nanyuki,Nyahururu,Nyeri,Ruiru,Thika,Voi,Westlands
TZ||Kagera,Kilimanjaro,Pemba,Ruvuma,Southern Highlands|Arusha,Bagamoyo,Bukoba,Dar,Dar es Salaam,Dodoma,Iringa,Kigoma,
 Mbeya,Morogoro,Moshi*,Mtwara,Mwanza,Njombe,Shinyanga,Singida,Songea,Tabora,Tanga,Zanzibar
UG||Acholi,Buganda,Busoga,Karamoja,Teso,West Nile|Arua,Entebbe,Fort Portal,Gulu,Hoima,Jinja,Kabale,Kampala,Kasese,
 Lira*,Masaka,Masindi,Mbale,Mbarara,Mukono,Soroti,Tororo,Wakiso
RW|||Butare,Gisenyi,Huye,Kigali,Musanze,Rubavu
BI|||Bujumbura
ET||Afar,Amhara,Oromia,Sidama,Somali Region,Tigray|Adama,Addis,Addis Ababa,Awassa,Bahir Dar,Dire Dawa,Gondar,Harar,
 Hawassa,Jimma,Mekelle
ER|||Asmara
SO||Puntland,Somaliland|Bosaso,Hargeisa,Kismayo,Mogadishu
SS|||Juba
SD|||Khartoum
SN||Casamance|Dakar,Kaolack,Mbour,Rufisque,Saint-Louis,Saly,Thies,Touba,Ziguinchor
CI|Ivory Coast,Cote d'Ivoire||Abidjan,Bouake,Korhogo,San Pedro,Yamoussoukro
ML|||Bamako,Mopti,Segou,Sikasso,Timbuktu
BF|Burkina||Bobo-Dioulasso,Koudougou,Ouagadougou
NE|||Agadez,Maradi,Niamey,Zinder
TD|Chad*||N'Djamena
TG|||Lome
BJ|||Abomey-Calavi,Cotonou,Parakou,Porto-Novo
CM|||Bafoussam,Bamenda,Buea,Douala,Garoua,Kribi,Limbe,Yaounde
GA|||Libreville
CG|Congo-Brazzaville||Brazzaville
CD|DRC,DR Congo,Democratic Republic of the Congo,Congo|Katanga,Kivu,North Kivu,South Kivu|Bukavu,Goma*,Kinshasa,
 Kisangani,Lubumbashi,Mbuji-Mayi
AO|||Benguela,Huambo,Lobito,Luanda
ZM||Copperbelt|Chipata,Kabwe,Kitwe,Livingstone,Lusaka,Ndola
ZW||Mashonaland,Matabeleland|Bulawayo,Chitungwiza,Gweru,Harare,Masvingo,Mutare
MW|||Blantyre,Lilongwe,Mzuzu,Zomba
MZ|||Maputo,Matola,Nampula
BW||Okavango|Francistown,Gaborone,Maun
NA|||Katutura,Swakopmund,Walvis Bay,Windhoek
ZA||Cape Flats,Cape Winelands,Eastern Cape,Free State,Garden Route,Gauteng,Karoo,KwaZulu-Natal,Limpopo,Mpumalanga,
 North West Province,Northern Cape,Overberg,Transkei,Western Cape,Zululand|Benoni,Bloemfontein,Cape Town,Centurion,
 Durban,George*,Gqeberha,Gugulethu,Hermanus,Joburg,Johannesburg,Khayelitsha,Knysna,Langa,Mamelodi,Mbombela,Midrand,
 Mitchells Plain,Mthatha,Nelspruit,Paarl,Pietermaritzburg,Polokwane,Port Elizabeth,Pretoria,Randburg,Rustenburg,
 Sandton,Soweto,Stellenbosch,Tembisa,Umlazi
LS|||Maseru
SZ|Swaziland||Mbabane
MG|||Antananarivo,Nosy Be,Toamasina
MU|||Port Louis
SC
CV|Cabo Verde||Praia
GM|The Gambia||Banjul
SL|||Freetown
LR|||Monrovia
GN|Guinea*||Conakry
MR|||Nouakchott
EG||Nile Delta,Sinai,Upper Egypt|Alexandria,Assiut,Aswan,Cairo,Giza,Hurghada,Luxor,Mansoura,Port Said,Sharm el-Sheikh,
 Suez,Tanta
MA||Atlas Mountains,Rif,Souss|Agadir,Casa*,Casablanca,Essaouira,Fes,Fez,Kenitra,Marrakech,Marrakesh,Meknes,Ouarzazate,
 Oujda,Rabat,Tangier,Tetouan
DZ|||Algiers,Annaba,Constantine,Oran,Tizi Ouzou
TN||Djerba|Bizerte,Gabes,Kairouan,Sfax,Sousse,Tunis
LY|||Benghazi,Misrata,Tripoli
BR|Brasil|Acre*,Alagoas,Amazon basin,Amazonas,Bahia,Ceara,Cerrado,Espirito Santo,Goias,Maranhao,Mato Grosso,
 Mato Grosso do Sul,Minas Gerais,Nordeste,Para*,Paraiba,Parana,Pernambuco,Piaui,Rio Grande do Norte,Rio Grande do Sul,
 Rondonia,Santa Catarina,Sergipe,Tocantins|Aracaju,Belem,Belo Horizonte,Blumenau,Brasilia,Campinas,Campo Grande,
 Caruaru,Caxias do Sul,Chapeco,Cuiaba,Curitiba,Feira de Santana,Florianopolis,Fortaleza,Foz do Iguacu,Goiania,
 Guarulhos,Joao Pessoa,Joinville,Juiz de Fora,Londrina,Macapa,Maceio,Manaus,Maringa,Natal*,Niteroi,Olinda,Osasco,
 Ouro Preto,Pelotas,Petropolis,Porto Alegre,Porto Velho,Recife,Ribeirao Preto,Rio de Janeiro,Rio*,Salvador*,Santarem,
 Santos*,Sao Luis,Sao Paulo,Sorocaba,Teresina,Uberlandia
AR||Chaco,Chubut,Corrientes,Entre Rios,Jujuy,Misiones,Neuquen,Pampas,Patagonia,Salta,Santa Fe Province,Tucuman|
 Bahia Blanca,Bariloche,Buenos Aires,La Plata,Maipu,Mar del Plata,Mendoza,Posadas,Rosario,Ushuaia
CL||Araucania,Atacama,Biobio,Chiloe,Maule|Antofagasta,Arica,Chillan,Concepcion,Iquique,La Serena,Puerto Montt,
 Punta Arenas,Rancagua,Santiago,Talca,Temuco,Valdivia,Valparaiso,Vina del Mar
UY|||Colonia,Montevideo,Punta del Este,Salto
PY|||Asuncion,Ciudad del Este,Encarnacion
BO||Altiplano|Cochabamba,El Alto,La Paz,Oruro,Potosi,Santa Cruz de la Sierra,Sucre,Tarija
PE||Andes*,Loreto,Sacred Valley|Arequipa,Ayacucho,Cajamarca,Chiclayo,Cusco,Huancayo,Iquitos,Lima,Piura,Puno,Tacna,
 Trujillo
EC||Azuay,Manabi|Ambato,Esmeraldas,Guayaquil,Loja,Machala,Manta,Quito
CO||Antioquia,Boyaca,Cauca,Cundinamarca,Huila,Narino,Quindio,Tolima,Valle del Cauca|Barranquilla,Bogota,Bucaramanga,
 Cali*,Cartagena,Cucuta,Ibague,Manizales,Medellin,Neiva,Pasto,Pereira,Popayan,Santa Marta,Soacha,Villavicencio
VE||Tachira,Zulia|Barquisimeto,Caracas,Ciudad Guayana,Maracaibo
MX||Aguascalientes,Baja,Baja California,Bajio,Campeche,Chiapas,Coahuila,Colima,Durango,Guanajuato,Guerrero,Hidalgo,
 Jalisco,Nayarit,Nuevo Leon,Quintana Roo,Riviera Maya,Sinaloa,Sonora*,Tabasco,Tamaulipas,Veracruz,Yucatan,
 Yucatan Peninsula,Zacatecas|Acapulco,Cancun,CDMX,Chihuahua,Ciudad Juarez,Cuernavaca,Culiacan,DF,Ensenada,Guadalajara,
 Hermosillo,Leon*,Mazatlan,Merida*,Mexicali,Mexico City,Michoacan,Monterrey,Morelia,Nezahualcoyotl,Oaxaca,Pachuca,
 Playa del Carmen,Puebla,Puerto Vallarta,Queretaro,Reynosa,Saltillo,San Cristobal,San Luis Potosi,
 San Miguel de Allende,Tepic,Tijuana,Toluca,Torreon,Tulum,Tuxtla,Uruapan,Villahermosa,Xalapa,Zapopan
GT|||Antigua*,Coban,Guatemala City,Lake Atitlan,Quetzaltenango,Xela
HN|||La Ceiba,Roatan,San Pedro Sula,Tegucigalpa
SV|||San Salvador
NI|||Esteli,Managua,Matagalpa
CR||Guanacaste|Heredia,Limon,San Jose
PA|||Boquete,Panama City
CU|||Havana,Santiago de Cuba
DO|||La Romana,Punta Cana,Santiago de los Caballeros,Santo Domingo
HT|||Cap-Haitien,Jacmel,Port-au-Prince
JM|||Kingston,Montego Bay,Ocho Rios,Portmore
TT|Trinidad*,Trinidad and Tobago|Tobago|Chaguanas,Port of Spain,San Fernando
BB|||Bridgetown
BS|||Nassau
PR|||Mayaguez,Ponce,San Juan
GY
SR|||Paramaribo
BZ|||Belize City,Belmopan,San Ignacio
FJ|||Labasa,Lautoka,Nadi,Suva
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
