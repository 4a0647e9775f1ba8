import { DIGITS, keyOf } from './places.ts'

/**
 * Places by ISO 3166-1 country: other names of the country | regions | towns, without accents; `Intl` provides the
 * English names of countries. A line that starts with a space continues the one before. A name with '*' is also a
 * common word, first name or thing, and counts as a place only after 'in' and the like. Written by hand, for
 * recognition only: the larger towns and those that founders name; a name that several countries share is listed
 * under the best-known one. The reader holds only the keys of these names: run `npm run places` after a change.
 */
const PLACE_NAMES = `
GB|UK,U.K.,U.K,Britain,Great Britain|Anglesey,Argyll,Berkshire*,Borders*,Ceredigion,Cornwall,Cotswolds,County Durham,
 Cumbria,Dartmoor,Devon,Dorset,East Anglia,East London,East Midlands,East Sussex,England,Essex,Fife,Gower,
 Greater London,Guernsey,Hebrides,Highlands*,Home Counties,Isle of Man,Isle of Wight,Jersey*,Kent*,Lake District,
 Merseyside,Midlands*,New Forest,Norfolk,North Wales,North Yorkshire,Northern Ireland,Northumberland,Orkney,
 Peak District,Perthshire,Powys,Scotland,Scottish Borders,Scottish Highlands,Shetland,Skye,Snowdonia,Solent,Somerset,
 South London,South Wales,South Yorkshire,Suffolk,Surrey,Sussex,Teesside,Thames Valley,Tyneside,Wales,West Country,
 West Midlands,West Sussex,West Yorkshire,Wirral,Yorkshire,Yorkshire Dales|Aberdeen,Aberystwyth,Altrincham,Andover*,
 Ashford*,Aylesbury,Ayr*,Ballycastle,Ballymena,Banbury,Banff*,Bangor,Barnet,Barnsley,Barrow-in-Furness,Basingstoke,
 Bath*,Bedford*,Belfast,Berwick*,Beverley*,Bicester,Bideford,Birkenhead,Birmingham,Blackpool,Bognor Regis,Bolton,
 Bournemouth,Bracknell,Bradford,Braintree,Brecon,Bridgend,Bridgwater,Brighton,Bristol,Brixton,Bury St Edmunds,Buxton*,
 Caernarfon,Cambridge*,Camden,Campbeltown,Canterbury,Cardiff,Carlisle,Carmarthen,Chelmsford,Cheltenham,Chester*,
 Chesterfield,Chichester,Chippenham,Cirencester,Colchester,Coleraine,Conwy,Corby*,Coventry,Crawley,Crewe*,Cromer,
 Croydon,Cumbernauld,Cwmbran,Darlington,Dartford,Derby*,Derry,Didcot,Doncaster,Dorchester,Dover*,Dumfries,Dundee,
 Dunfermline,Durham,Ealing,East Kilbride,Eastbourne,Edinburgh,Elgin*,Enniskillen,Evesham,Exeter,Falkirk,Falmouth,
 Folkestone,Fort William,Fraserburgh,Frome,Galashiels,Gateshead,Gillingham,Glasgow,Glastonbury,Glenrothes,Gloucester,
 Grantham,Gravesend,Greenock,Grimsby,Guildford,Hackney,Halifax,Harlow*,Harrogate,Hartlepool,Hastings,Haverfordwest,
 Hawick,Hebden Bridge,Hemel Hempstead,Hereford,Hexham,High Wycombe,Hitchin,Huddersfield,Hull,Ilfracombe,Inverness,
 Ipswich,Islington,Keighley,Kendal,Kettering,Kidderminster,Kilmarnock,King's Lynn,Kirkcaldy,Kirklees,Kirkwall,Lambeth,
 Lancaster*,Larne,Leamington Spa,Leeds,Leicester,Leominster,Lerwick,Lewes,Lewisham,Lichfield,Lincoln*,Lisburn,
 Liverpool,Livingston*,Llandudno,Llanelli,London,Loughborough,Lowestoft,Luton*,Macclesfield,Maidstone,Mallaig,
 Malmesbury,Manchester,Margate,Merthyr Tydfil,Middlesbrough,Milton Keynes,Minehead,Morecambe,Motherwell,Neath*,
 Newark-on-Trent,Newbury,Newcastle,Newport*,Newquay,Newry,Northallerton,Northampton,Norwich,Nottingham,Nuneaton,Oban,
 Oldham,Omagh,Oxford*,Paisley*,Partick,Peckham,Pembroke*,Penrith,Penzance,Peterborough,Peterhead,Pitlochry,Plymouth,
 Pontypridd,Poole*,Portree,Portsmouth,Preston*,Reading*,Redditch,Redruth,Rhyl,Ripon,Rochdale,Romford,Rotherham,Rugby*,
 Runcorn,Salford,Salisbury*,Scarborough,Scunthorpe,Sheffield,Shrewsbury,Skegness,Skipton,Slough*,Solihull,Southampton,
 Southend,Southport,Spalding,St Albans,St Andrews,St Ives,Stafford*,Stevenage,Stirling*,Stockport,Stockton-on-Tees,
 Stoke,Stornoway,Strabane,Stranraer,Stratford-upon-Avon,Stroud,Sunderland,Swansea,Swindon,Taunton,Tavistock,Telford,
 Thetford,Thurso,Tiverton,Tobermory,Torquay,Totnes,Tottenham,Tower Hamlets,Trowbridge,Truro,Tunbridge Wells,Ullapool,
 Uttoxeter,Wakefield,Walthamstow,Warrington,Warwick,Watford,Wells*,Weston-super-Mare,Weymouth,Whitby,Whitstable,Wick*,
 Wigan,Winchester,Windsor,Woking,Wokingham,Wolverhampton,Worcester,Workington,Worthing,Wrexham,Yeovil,York
IE||Clare*,Connemara,Donegal,Kerry*,Kildare,Kilkenny,Leitrim,Mayo*,Meath,Munster,Sligo,Tipperary,West Cork,Wexford,
 Wicklow|Arklow,Athlone,Athy,Ballina,Ballinasloe,Bantry,Carlow*,Cavan*,Clifden,Clonakilty,Cobh,Cork*,Dingle*,Drogheda,
 Dublin,Dun Laoghaire,Dundalk,Ennis,Galway,Killarney,Kinsale,Letterkenny,Limerick,Listowel,Longford*,Mallow*,Maynooth,
 Monaghan,Mullingar,Navan*,Nenagh,Portlaoise,Roscommon,Thurles,Tralee,Tullamore,Waterford,Westport,Youghal
US|USA,U.S.,U.S,U.S.A.,U.S.A,US*,the States,America|Alabama,Alaska,Appalachia,Arizona,Arkansas,Bay Area,California,
 Cape Cod,Central Valley,Colorado,Connecticut,Delaware*,Delta*,DMV*,East Coast,Finger Lakes,Florida,Georgia,
 Great Lakes,Gulf Coast,Hawaii,Hudson Valley,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Lake Tahoe,Long Island,
 Louisiana,Maine,Maryland,Massachusetts,Maui,Michigan,Midwest,Minnesota,Mississippi,Missouri,Montana,Napa,Nebraska,
 Nevada,New England,New Hampshire,New Jersey,New Mexico,New York State,NorCal,North Carolina,North Dakota,Northeast*,
 Northern California,Oahu,Ohio,Oklahoma,Oregon,Ozarks,Pacific Northwest,Pennsylvania,Rhode Island,Rio Grande Valley,
 Silicon Valley,SoCal,Sonoma,South Carolina,South Dakota,Southeast*,Southern California,Southwest*,Tennessee,Texas,
 Twin Cities,Upper Peninsula,Upstate New York,Utah,Vermont,Virginia*,Washington State,West Coast,West Virginia,
 Willamette Valley,Wisconsin,Wyoming|Abilene,Akron,Albany,Albuquerque,Allentown,Amarillo,Amherst,Anaheim,Anchorage,
 Ann Arbor,Appleton,Arlington,Asheville,Astoria,Atlanta,Augusta,Aurora,Austin,Bakersfield,Baltimore,Bar Harbor,
 Baton Rouge,Beaumont,Bellevue,Bellingham,Bend*,Berkeley,Billings,Biloxi,Binghamton,Bismarck,Bloomington,Boise,
 Boston*,Boulder,Bozeman,Brattleboro,Bronx*,Brooklyn,Brownsville,Buffalo*,Burlington*,Bushwick,Cedar Rapids,Chandler,
 Chapel Hill,Charleston,Charlotte*,Charlottesville,Chattanooga,Cheyenne,Chicago,Chico,Cincinnati,Cleveland,
 Colorado Springs,Columbus,Corpus Christi,Dallas,Davenport,Dayton,DC,Decorah,Denver,Des Moines,Detroit,Dubuque,Duluth,
 Eau Claire,El Paso,Elkhart,Erie*,Eugene*,Evansville,Fairbanks,Fargo,Flagstaff,Flint*,Fort Collins,Fort Lauderdale,
 Fort Wayne,Fort Worth,Fresno,Gainesville,Galveston,Grand Rapids,Great Falls,Green Bay,Greensboro,Gulfport,Harlem,
 Harrisburg,Hartford,Hattiesburg,Hilo,Honolulu,Houston,Huntsville,Idaho Falls,Indianapolis,Irvine,Ithaca,Jackson Hole,
 Jacksonville,Joplin,Juneau,Kalamazoo,Kalispell,Kansas City,Kenosha,Knoxville,Kodiak,La Crosse,LA*,Lafayette*,
 Lake Charles,Laramie,Laredo,Las Cruces,Las Vegas,Lexington*,Little Rock,Long Beach,Los Angeles,Louisville,Lubbock,
 Macon*,Madison*,Manhattan*,Marquette,McAllen,Medford*,Memphis,Meridian*,Mesa,Miami,Milwaukee,Minneapolis,Missoula,
 Modesto,Montpelier,Muskegon,Nashville,New Bedford,New Haven,New Orleans,New York,New York City,Newark*,NYC,Oakland,
 Ocala,Oklahoma City,Omaha,Orange County,Orlando,Oshkosh,Paducah,Palo Alto,Pasadena,Pensacola,Peoria*,Philadelphia,
 Philly,Phoenix*,Pittsburgh,Plano,Pocatello,Portland,Providence*,Provo*,Pueblo,Queens*,Racine*,Raleigh,Rapid City,
 Reno,Richmond*,Riverside*,Roanoke,Rochester,Rockford,Sacramento,Saginaw,Salem*,Salinas*,Salt Lake City,San Angelo,
 San Antonio,San Bernardino,San Diego,San Francisco,San Jose,Santa Barbara,Santa Cruz,Santa Fe,Santa Monica,
 Saranac Lake,Sault Ste. Marie,Savannah*,Scottsdale,Scranton,Seattle,SF,Shreveport,Sioux City,Sioux Falls,South Bend,
 Spartanburg,Spokane,Springfield,St Louis,St Paul,St. Louis,St. Paul,Stockton,Syracuse,Tacoma,Tahoe,Tallahassee,Tampa,
 Tempe,Terre Haute,Texarkana,the Bronx,Toledo,Topeka,Traverse City,Troy*,Tucson,Tulsa,Tupelo,Tuscaloosa,
 Virginia Beach,Visalia,Waco*,Washington DC,Wausau,Wheeling*,Wichita,Wilmington,Yakima,Yonkers,Youngstown,Yuma
CA||Alberta,Atlantic Canada,BC*,British Columbia,Greater Toronto,GTA,Manitoba,Maritimes,New Brunswick,Newfoundland,
 Niagara,Northwest Territories,Nova Scotia,Nunavut,Okanagan,Ontario,PEI,Prairies*,Prince Edward Island,Quebec,
 Saskatchewan,Vancouver Island,Yukon|Abbotsford,Barrie,Brampton,Brandon*,Calgary,Charlottetown,Chicoutimi,
 Corner Brook,Edmonton,Fredericton,Gatineau,Grande Prairie,Guelph,Hamilton*,Iqaluit,Kamloops,Kelowna,Kitchener,
 Lethbridge,Medicine Hat,Mississauga,Moncton,Montreal,Moose Jaw,Nanaimo,Oshawa,Ottawa,Prince George,Quebec City,
 Red Deer,Regina*,Rimouski,Saguenay,Saskatoon,Sault Sainte Marie,Sept-Iles,Sherbrooke,St. John's,Sudbury,Thunder Bay,
 Timmins,Toronto,Trois-Rivieres,Vancouver,Victoria*,Waterloo,Whitehorse,Winnipeg,Yellowknife
AU||ACT*,Blue Mountains,Gippsland,Hunter Valley,New South Wales,Northern Territory,NSW,Pilbara,QLD,Queensland,
 South Australia,Sunshine Coast,Tasmania,Western Australia,Western Sydney,Yarra Valley|Adelaide,Albury,Alice Springs,
 Armidale,Ballarat,Bathurst*,Bendigo,Bondi,Brisbane,Broome,Bunbury,Bundaberg,Burnie,Byron Bay,Cairns,Canberra,
 Coffs Harbour,Cooma,Dalby,Darwin*,Devonport,Dubbo,Echuca,Esperance,Fremantle,Geelong,Geraldton,Gladstone*,Gold Coast,
 Griffith*,Gympie,Hervey Bay,Hobart,Kalgoorlie,Karratha,Katherine*,Launceston,Lismore,Longreach,Mackay*,
 Margaret River,Melbourne,Mildura,Mount Gambier,Mount Isa,Narrabri,Perth*,Port Hedland,Port Lincoln,Port Macquarie,
 Rockhampton,Shepparton,Sydney,Tamworth,Toowoomba,Townsville,Wagga Wagga,Warrnambool,Whyalla,Wodonga,Wollongong
NZ||Bay of Plenty,Canterbury Plains,Hawke's Bay,North Island,Northland,Otago,South Island,Southland,Taranaki,Waiheke,
 Waikato|Ashburton,Auckland,Blenheim*,Christchurch,Dunedin,Gisborne,Gore*,Greymouth,Hokitika,Invercargill,Kaikoura,
 Kerikeri,Levin*,Masterton,Motueka,Napier*,Nelson*,New Plymouth,Oamaru,Palmerston North,Queenstown,Rotorua,Taupo,
 Tauranga,Te Anau,Timaru,Wanaka,Wellington*,Whakatane,Whanganui,Whangarei
IN||Andhra,Andhra Pradesh,Assam,Bihar,Chhattisgarh,Coorg,Delhi NCR,Goa,Gujarat,Haryana,Himachal,Himachal Pradesh,
 Jammu,Jammu and Kashmir,Jharkhand,Karnataka,Kashmir,Kerala,Konkan,Ladakh,Madhya Pradesh,Maharashtra,Manipur,
 Meghalaya,Mizoram,MP*,Nagaland,NCR*,Odisha,Orissa,Punjab,Rajasthan,Sikkim,Tamil Nadu,Telangana,Tripura,UP*,
 Uttar Pradesh,Uttarakhand,Vidarbha,West Bengal|Agartala,Agra,Ahmedabad,Aizawl,Ajmer,Akola,Alappuzha,Aligarh,
 Allahabad,Alwar,Amravati,Amritsar,Anantapur,Asansol,Aurangabad,Bangalore,Bareilly,Belagavi,Belgaum,Bellary,Bengaluru,
 Berhampur,Bhagalpur,Bhavnagar,Bhilai,Bhilwara,Bhopal,Bhubaneswar,Bhuj,Bikaner,Bilaspur,Bokaro,Calcutta,Calicut,
 Chandigarh,Chennai,Cochin,Coimbatore,Cuttack,Darbhanga,Darjeeling,Davanagere,Dehradun,Delhi,Dhanbad,Dharwad,
 Dibrugarh,Durgapur,Erode,Faridabad,Firozabad,Gandhinagar,Gangtok,Gaya*,Ghaziabad,Gorakhpur,Gulbarga,Guntur,Gurgaon,
 Gurugram,Guwahati,Gwalior,Haldwani,Haridwar,Hinjewadi,Hisar,Hosur,Hubli,Hyderabad,Imphal,Indore,Itanagar,Jabalpur,
 Jaipur,Jalandhar,Jalgaon,Jamnagar,Jamshedpur,Jhansi,Jodhpur,Jorhat,Kakinada,Kannur,Kanpur,Karimnagar,Karnal*,Kochi,
 Kohima,Kolhapur,Kolkata,Kollam,Koramangala,Kota,Kottayam,Kozhikode,Kurnool,Latur,Leh,Lucknow,Ludhiana,Madurai,
 Malegaon,Mangalore,Mangaluru,Meerut,Moradabad,Morbi,Mumbai,Muzaffarpur,Mysore,Mysuru,Nagercoil,Nagpur,Nanded,Nashik,
 Navi Mumbai,Nellore,New Delhi,Nizamabad,Noida,Ooty,Palakkad,Panipat,Panjim,Pathankot,Patiala,Patna,Pondicherry,
 Puducherry,Pune,Raipur,Rajahmundry,Rajkot,Ranchi,Ratnagiri,Rewari,Rohtak,Roorkee,Rourkela,Saharanpur,Sambalpur,
 Sangli,Satara*,Shillong,Shimla,Shivamogga,Siliguri,Sivakasi,Solapur,Sonipat,Srinagar,Surat,Thane,Thanjavur,
 Thiruvananthapuram,Thrissur,Tiruchirappalli,Tirunelveli,Tirupati,Tiruppur,Tirupur,Trichy,Trivandrum,Tumkur,Udaipur,
 Udupi,Ujjain,Vadodara,Varanasi,Vellore,Vijayawada,Visakhapatnam,Vizag,Warangal
PK||Balochistan,Khyber Pakhtunkhwa,KPK,Sindh|Abbottabad,Bahawalpur,Chitral,Dera Ghazi Khan,Faisalabad,Gilgit,
 Gujranwala,Gujrat,Gwadar,Islamabad,Jhelum,Karachi,Kasur*,Lahore,Larkana,Mardan,Mingora,Mirpur*,Multan,Muzaffarabad,
 Nawabshah,Okara,Peshawar,Quetta,Rahim Yar Khan,Rawalpindi,Sahiwal*,Sargodha,Sheikhupura,Sialkot,Skardu,Sukkur,Swat*
BD|||Barisal,Bogra,Bogura,Brahmanbaria,Chattogram,Chittagong,Comilla,Cox's Bazar,Dhaka,Dinajpur,Faridpur,Gazipur,
 Jashore,Jessore,Khulna,Mymensingh,Narayanganj,Noakhali,Pabna,Rajshahi,Rangpur,Satkhira,Savar,Sylhet,Tangail
LK|||Anuradhapura,Batticaloa,Colombo,Galle,Jaffna,Kandy,Kurunegala,Matara,Negombo,Nuwara Eliya,Trincomalee
NP|||Bhaktapur,Bharatpur,Biratnagar,Birgunj,Butwal,Chitwan,Dharan,Hetauda,Janakpur,Kathmandu,Lalitpur,Nepalgunj,
 Pokhara
BT|||Paro*,Phuentsholing,Thimphu
AF|||Bamiyan,Herat,Jalalabad,Kabul,Kandahar,Mazar-i-Sharif
CN|China*|Anhui,Fujian,Guangdong,Guizhou,Hebei,Henan,Hubei,Hunan,Inner Mongolia,Jiangsu,Pearl River Delta,Shandong,
 Sichuan,Tibet,Xinjiang,Yunnan,Zhejiang|Beijing,Changchun,Changsha,Chengdu,Chongqing,Dalian,Dongguan,Foshan,Fuzhou,
 Guangzhou,Guilin,Guiyang,Haikou,Hangzhou,Harbin,Hefei,Jinan,Jingdezhen,Kunming,Lanzhou,Lhasa,Lijiang,Nanchang,
 Nanjing,Nanning,Ningbo,Qingdao,Sanya,Shanghai,Shantou,Shenyang,Shenzhen,Shijiazhuang,Suzhou,Taiyuan,Tianjin,Urumqi,
 Wenzhou,Wuhan,Wuxi,Xi'an,Xiamen,Xian,Xining,Yinchuan,Yiwu,Zhengzhou,Zhuhai,Zibo
HK|Hong Kong,HK*|New Territories|Kowloon
MO|Macau,Macao
TW|||Chiayi,Hsinchu,Hualien,Kaohsiung,Keelung,Pingtung,Taichung,Tainan,Taipei,Taitung,Taoyuan,Yilan
JP||Hokkaido,Honshu,Kyushu,Okinawa,Shikoku|Akita,Aomori,Asahikawa,Fukuoka,Fukuyama,Gifu,Hakodate,Hakone,Hamamatsu,
 Himeji,Hiroshima,Kagoshima,Kanazawa,Kitakyushu,Kobe*,Kumamoto,Kurashiki,Kyoto,Matsue,Matsumoto,Matsuyama,Miyazaki,
 Morioka,Nagano,Nagasaki,Nagoya,Naha,Niigata,Nikko,Oita,Okayama,Osaka,Otaru,Sapporo,Sendai,Shibuya,Shizuoka,Takamatsu,
 Takayama,Tokushima,Tokyo,Tottori,Toyama,Utsunomiya,Wakayama,Yamagata,Yokohama
KR|Korea|Jeju|Andong,Bucheon,Busan,Changwon,Cheonan,Cheongju,Chuncheon,Daegu,Daejeon,Gangnam,Gangneung,Gimhae,Gumi,
 Gunsan,Gwangju,Gyeongju,Incheon,Jeonju,Jinju,Mokpo,Pohang,Seongnam,Seoul,Sokcho,Suwon,Ulsan,Wonju,Yeosu
KP|||Pyongyang
MN|||Darkhan,Erdenet,Ulaanbaatar
SG
MY||Borneo,Johor,Klang Valley,Malacca,Sabah,Sarawak,Selangor|Alor Setar,Bintulu,Butterworth,George Town,Ipoh,
 Johor Bahru,Kajang,Klang*,Kota Bharu,Kota Kinabalu,Kuala Lumpur,Kuala Terengganu,Kuantan,Kuching,Melaka,Miri,Muar,
 Penang,Petaling Jaya,Port Dickson,Sandakan,Seremban,Shah Alam,Sibu,Subang Jaya,Taiping*,Tawau
ID||Bali*,Central Java,East Java,Flores,Java*,Kalimantan,Lombok,Papua,Sulawesi,Sumatra,West Java|Ambon*,Balikpapan,
 Banda Aceh,Bandar Lampung,Bandung,Banjarmasin,Banyuwangi,Batam,Bekasi,Bengkulu,Bogor,Bukittinggi,Cilacap,Cirebon,
 Denpasar,Depok,Garut*,Gayo,Giriloyo,Gorontalo,Jakarta,Jambi*,Jayapura,Jember,Jepara,Jogja,Kediri,Kendari,Kudus*,
 Kupang,Labuan Bajo,Lampung,Madiun,Magelang,Makassar,Malang*,Manado,Mataram,Medan,Padang,Palembang,Palu*,Pekalongan,
 Pekanbaru,Pontianak,Purwokerto,Samarinda,Semarang,Sidoarjo,Sukabumi,Surabaya,Surakarta,Tangerang,Tasikmalaya,Tegal,
 Ternate,Ubud,Yogya,Yogyakarta
PH|PH*,Phils|Batangas,Benguet,Bicol,Bohol,Bulacan,Cavite,Laguna*,Luzon,Metro Manila,Mindanao,Palawan,Pampanga,Siargao,
 Visayas|Antipolo,Bacolod,Baguio,Butuan,Cabanatuan,Cagayan de Oro,Calamba,Cebu,Cebu City,Dagupan,Davao,Davao City,
 Dumaguete,General Santos,Iligan,Iloilo,Laoag,Legazpi,Lipa*,Lucena,Makati,Mandaue,Manila,Marikina,Naga*,Olongapo,
 Ormoc,Paranaque,Pasay,Pasig,Puerto Princesa,Quezon City,Roxas*,Tacloban,Tagaytay,Taguig,Tagum,Tarlac,Tuguegarao,
 Vigan,Zamboanga
VN||Central Highlands,Mekong Delta|Bac Lieu,Bien Hoa,Buon Ma Thuot,Ca Mau,Can Tho,Da Lat,Da Nang,Dalat,Danang,
 Dong Hoi,Ha Giang,Ha Long,Hai Phong,Haiphong,Hanoi,HCMC,Ho Chi Minh City,Hoi An,Hue*,Long Xuyen,My Tho,Nam Dinh,
 Nha Trang,Phan Thiet,Phu Quoc,Pleiku,Quang Ninh,Quy Nhon,Rach Gia,Saigon,Sapa,Soc Trang,Thai Nguyen,Thanh Hoa,
 Vinh Long,Vung Tau
TH||Isan,Northern Thailand|Ayutthaya,Bangkok,Chanthaburi,Chiang Mai,Chiang Rai,Chonburi,Chumphon,Hat Yai,Hua Hin,
 Kanchanaburi,Khon Kaen,Koh Samui,Korat,Krabi,Lampang,Lamphun,Mae Sot,Nakhon Ratchasima,Nakhon Si Thammarat,Nong Khai,
 Nonthaburi,Pattaya,Phitsanulok,Phuket,Rayong,Sakon Nakhon,Songkhla,Sukhothai,Surat Thani,Trang*,Ubon Ratchathani,
 Udon Thani
KH|||Battambang,Kampong Cham,Kampot,Kep,Phnom Penh,Siem Reap,Sihanoukville
LA|||Luang Prabang,Pakse,Savannakhet,Vang Vieng,Vientiane
MM|Myanmar||Bagan,Bago*,Hpa-an,Mandalay,Mawlamyine,Naypyidaw,Taunggyi,Yangon
AE|UAE,Emirates*||Abu Dhabi,Ajman,Al Ain,Dubai,Fujairah,Ras Al Khaimah,Sharjah
SA|Saudi|Eastern Province|Abha,Al Hofuf,Al Khobar,Buraidah,Dammam,Jeddah,Jubail,Khobar,Mecca,Medina,Najran,Riyadh,
 Tabuk,Taif,Yanbu
QA|||Doha
KW|||Kuwait City
BH|||Manama
OM|||Muscat,Nizwa,Salalah,Sohar,Sur*
YE|||Aden*,Hodeidah,Ibb*,Mukalla,Sanaa,Taiz
JO|Jordan*||Ajloun,Amman,Aqaba,Irbid,Jerash,Karak,Madaba,Mafraq,Zarqa
LB|||Baalbek,Beirut,Byblos,Saida,Zahle
SY|||Aleppo,Damascus,Homs*,Idlib,Latakia
IQ||Kurdistan|Baghdad,Basra,Duhok,Erbil,Karbala,Kirkuk,Mosul,Najaf,Nasiriyah,Sulaymaniyah
IR|||Ahvaz,Isfahan,Karaj,Kerman,Mashhad,Qom*,Rasht*,Shiraz,Tabriz,Tehran,Yazd*
IL||Galilee,Negev|Ashdod,Ashkelon,Be'er Sheva,Beersheba,Eilat,Haifa,Herzliya,Jerusalem,Nazareth*,Netanya,Petah Tikva,
 Rehovot,Rishon LeZion,Tel Aviv
PS|Palestine|Gaza Strip,West Bank|Bethlehem*,Gaza,Hebron,Jenin,Nablus,Ramallah,Tulkarm
TR|Turkey*|Aegean,Anatolia,Black Sea coast,Cappadocia|Adana,Afyon,Ankara,Antakya,Antalya,Aydin,Ayvalik,Balikesir,
 Beyoglu,Bodrum,Bolu*,Bursa,Canakkale,Corum*,Denizli,Diyarbakir,Edirne,Elazig,Erzincan,Erzurum,Eskisehir,Fethiye,
 Gaziantep,Giresun,Hatay,Isparta,Istanbul,Izmir,Izmit,Kadikoy,Kahramanmaras,Kars*,Kas*,Kastamonu,Kayseri,Kocaeli,
 Konya,Kutahya,Malatya,Manisa,Mardin,Marmaris,Mersin,Mugla,Nevsehir,Ordu*,Rize*,Sakarya,Samsun,Sanliurfa,Sinop,Sivas*,
 Tekirdag,Tokat*,Trabzon,Usak*,Uskudar,Yalova,Zonguldak
CY|||Larnaca,Limassol,Nicosia,Paphos
GE|||Batumi,Gori*,Kutaisi,Rustavi,Tbilisi,Telavi,Tskaltubo,Zugdidi
AM|||Dilijan,Gyumri,Vanadzor,Yerevan
AZ|||Baku,Ganja*,Lankaran,Sheki,Sumqayit
KZ|||Aktau,Aktobe,Almaty,Astana,Atyrau,Karaganda,Kostanay,Pavlodar,Semey,Shymkent,Taraz
UZ|||Andijan,Bukhara,Fergana,Khiva,Namangan,Nukus,Samarkand,Tashkent
KG|||Bishkek,Karakol,Naryn*,Osh*
TJ|||Dushanbe,Khorog,Khujand
TM|||Ashgabat
RU||Siberia|Chelyabinsk,Irkutsk,Kaliningrad,Kazan,Krasnodar,Krasnoyarsk,Moscow,Murmansk,Nizhny Novgorod,Novosibirsk,
 Omsk,Perm*,Rostov,Saint Petersburg,Samara,Saratov,Sochi,St Petersburg,Tomsk,Tyumen,Ufa,Vladivostok,Volgograd,
 Voronezh,Yekaterinburg
UA||Donbas,Vinnytsia region,Zakarpattia|Cherkasy,Chernihiv,Chernivtsi,Dnipro,Ivano-Frankivsk,Kharkiv,Kherson,
 Khmelnytskyi,Kiev,Kremenchuk,Kryvyi Rih,Kyiv,Lutsk,Lviv,Mariupol,Mykolaiv,Odesa,Odessa,Poltava,Rivne,Sumy,Ternopil,
 Uzhhorod,Vinnytsia,Zaporizhzhia,Zhytomyr
BY|||Gomel,Grodno,Minsk,Mogilev,Vitebsk
MD|||Balti,Chisinau,Orhei,Tiraspol
DE||Allgau,Baden-Wurttemberg,Bavaria,Black Forest,Bodensee,Brandenburg,Eifel,Franconia,Hesse,Lower Saxony,Mecklenburg,
 Mecklenburg-Vorpommern,Moselle,Munsterland,North Rhine-Westphalia,NRW,Palatinate,Rhineland,Rhineland-Palatinate,Ruhr,
 Ruhr Area,Ruhrgebiet,Saarland,Saxony,Saxony-Anhalt,Schleswig-Holstein,Swabia,Thuringia,Upper Bavaria,Westphalia|
 Aachen,Aalen,Amberg,Ansbach,Aschaffenburg,Augsburg,Bad Homburg,Bamberg,Bautzen,Bayreuth,Bergisch Gladbach,Berlin,
 Bielefeld,Bocholt,Bochum,Bonn,Bottrop,Braunschweig,Bremen,Bremerhaven,Celle,Chemnitz,Coburg,Cologne,Cottbus,
 Darmstadt,Deggendorf,Delmenhorst,Dessau,Dortmund,Dresden,Duisburg,Dusseldorf,Eberswalde,Emden,Erfurt,Erlangen,Essen*,
 Esslingen,Flensburg,Frankfurt,Freiberg,Freiburg,Friedrichshafen,Fulda,Gelsenkirchen,Gera,Giessen,Goslar,Gotha,
 Gottingen,Greifswald,Gummersbach,Hagen*,Halle*,Hamburg,Hamm*,Hanau,Hannover,Hanover,Heidelberg,Heilbronn,Herford,
 Herne,Hildesheim,Hof*,Husum,Ingolstadt,Jena,Kaiserslautern,Karlsruhe,Kassel,Kempten,Kiel,Koblenz,Koln,Konstanz,
 Krefeld,Kreuzberg,Landshut,Leer*,Leipzig,Leverkusen,Lindau,Lippstadt,Lubeck,Ludwigsburg,Ludwigshafen,Luneburg,
 Magdeburg,Mainz,Mannheim,Marburg,Memmingen,Minden,Moers,Monchengladbach,Munchen,Munich,Munster,Naumburg,
 Neubrandenburg,Neukolln,Neuss,Nordhausen,Nuremberg,Nurnberg,Oberhausen,Offenbach,Offenburg,Oldenburg,Osnabruck,
 Paderborn,Passau,Pforzheim,Pirna,Plauen,Potsdam,Quedlinburg,Ravensburg,Recklinghausen,Regensburg,Remscheid,
 Reutlingen,Rosenheim,Rostock,Rothenburg,Saarbrucken,Salzgitter,Schweinfurt,Schwerin,Siegen,Sindelfingen,Solingen,
 Speyer,Stade*,Stendal,Stralsund,Straubing,Stuttgart,Suhl,Trier,Tubingen,Ulm*,Villingen,Weiden,Weimar,Wetzlar,
 Wiesbaden,Wilhelmshaven,Wismar,Wittenberg,Wolfsburg,Worms*,Wuppertal,Wurzburg,Zittau,Zwickau
AT||Carinthia,Lower Austria,Steiermark,Styria,Tirol,Tyrol,Upper Austria,Vorarlberg|Amstetten,Bad Ischl,Baden bei Wien,
 Bludenz,Bregenz,Dornbirn,Eisenstadt,Feldkirch,Graz,Hallein,Innsbruck,Kapfenberg,Kitzbuhel,Klagenfurt,Krems,Kufstein,
 Leoben,Leonding,Lienz,Linz,Salzburg,St. Polten,Steyr,Vienna,Villach,Wels*,Wien,Wiener Neustadt,Zell am See
CH||Bernese Oberland,Graubunden,Ticino,Valais|Aarau,Basel,Bellinzona,Bern,Berne,Biel*,Chur,Davos,Frauenfeld,Fribourg,
 Geneva,Interlaken,Kreuzlingen,La Chaux-de-Fonds,Lausanne,Locarno,Lucerne,Lugano,Luzern,Montreux,Neuchatel,Olten,
 Rapperswil,Schaffhausen,Sion*,Solothurn,St. Gallen,Thun,Uster,Vevey,Winterthur,Yverdon,Zermatt,Zug,Zurich
LI|||Vaduz
FR||Alps*,Alsace,Alsace Lorraine,Aquitaine,Ardeche,Auvergne,Auvergne-Rhone-Alpes,Brittany,Burgundy*,Champagne*,
 Corsica,Cote d'Azur,Dordogne,French Alps,French Riviera,Guadeloupe,Haute-Savoie,Ile-de-France,Languedoc,Loire,
 Martinique,Massif Central,Normandy,Occitanie,Pays de la Loire,Provence,Pyrenees,Savoie,Vendee,Vosges|Agen*,
 Aix-en-Provence,Ajaccio,Albi*,Amiens,Angers,Angouleme,Annecy,Arles,Arras,Aurillac,Auxerre,Avignon,Bastia,Bayonne,
 Beauvais,Belfort,Besancon,Beziers,Biarritz,Blois,Bordeaux,Bourges,Brest,Briancon,Brive,Caen*,Cahors,Calais,Cannes,
 Carcassonne,Chambery,Chamonix,Chartres,Cherbourg,Clermont-Ferrand,Colmar,Concarneau,Dieppe,Dijon,Douarnenez,Dunkirk,
 Epinal,Evreux,Grasse*,Grenoble,La Rochelle,Laval*,Le Creusot,Le Havre,Le Mans,Lille,Limoges,Lorient,Lourdes*,Lyon,
 Marmande,Marseille,Metz,Millau,Montauban,Montelimar,Montpellier,Morlaix,Mulhouse,Nancy,Nantes,Narbonne,Nevers,Nice*,
 Nimes,Niort,Orleans,Paris,Pau*,Perigueux,Perpignan,Poitiers,Quimper,Reims,Rennes,Roanne,Rodez,Roubaix,Rouen,
 Saint-Etienne,Saint-Malo,Saint-Nazaire,Sete,Strasbourg,Tarbes,Thionville,Toulon,Toulouse,Tourcoing,Tours*,Troyes,
 Val Thorens,Valenciennes,Vannes,Versailles,Vichy*,Villeurbanne
MC
BE||Ardennes,East Flanders,Flanders,Wallonia,West Flanders|Aalst,Antwerp,Antwerpen,Arlon,Bruges,Brugge,Brussels,
 Charleroi,Dinant*,Eupen,Genk,Gent,Ghent,Hasselt,Kortrijk,La Louviere,Leuven,Liege,Mechelen,Mons*,Mouscron,Namur,
 Oostende,Ostend,Roeselare,Sint-Niklaas,Tournai,Turnhout,Verviers,Ypres
NL|Holland*,the Netherlands|Brabant,Drenthe,Friesland,Gelderland,Limburg,Noord-Brabant,North Brabant,North Holland,
 Randstad,South Holland,Texel,Zeeland|Alkmaar,Almelo,Almere,Alphen,Amersfoort,Amstelveen,Amsterdam,Apeldoorn,Arnhem,
 Assen,Bergen op Zoom,Breda,Delft*,Den Bosch,Den Haag,Den Helder,Deventer,Doetinchem,Dordrecht,Ede*,Eindhoven,Emmen,
 Enschede,Gouda*,Groningen,Haarlem,Heerenveen,Heerlen,Helmond,Hengelo,Hilversum,Hoorn*,Leeuwarden,Leiden,Lelystad,
 Maastricht,Middelburg,Nijmegen,Roermond,Roosendaal,Rotterdam,Schiedam,Sittard,Sneek*,Terneuzen,The Hague,Tiel*,
 Tilburg,Utrecht,Venlo,Vlissingen,Wageningen,Zaandam,Zaanstad,Zoetermeer,Zutphen,Zwolle
LU|||Luxembourg City
ES||Andalucia,Andalusia,Aragon,Asturias,Balearic Islands,Balearics,Basque coast,Basque Country,Canary Islands,
 Cantabria,Castile,Castilla y Leon,Castilla-La Mancha,Catalonia,Catalunya,Costa Brava,Costa del Sol,Euskadi,
 Extremadura,Fuerteventura,Galicia,Gran Canaria,Ibiza,La Mancha,La Rioja,Lanzarote,Majorca,Mallorca,Menorca,Navarra,
 Navarre,Tenerife|A Coruna,Albacete,Algeciras,Alicante,Almansa,Almeria,Avila*,Badajoz,Badalona,Barcelona,Bilbao,
 Burgos,Caceres,Cadiz*,Castellon,Ceuta,Ciudad Real,Cordoba,Donostia,Elche,Ferrol,Figueres,Fuengirola,Gandia,Getafe,
 Gijon,Girona,Granada*,Huelva,Huesca,Irun,Jaen,Jerez,La Coruna,Las Palmas,Leganes,Lleida,Logrono,Lorca*,Lugo,Madrid,
 Malaga,Marbella,Matarn,Murcia,Ourense,Oviedo,Palencia,Palma,Palma de Mallorca,Pamplona,Ponferrada,Pontevedra,Reus*,
 Sabadell,Salamanca,San Sebastian,Santander,Santiago de Compostela,Segovia,Sevilla,Seville,Soria*,Talavera,Tarifa,
 Tarragona,Terrassa,Teruel,Valencia,Valladolid,Vic*,Vigo,Vitoria,Zamora,Zaragoza
AD
PT||Alentejo,Algarve,Azores,Douro,Madeira*,Minho,Tras-os-Montes|Albufeira,Aveiro,Barcelos,Beja*,Braga,Braganca,
 Cascais,Castelo Branco,Coimbra,Covilha,Ericeira,Evora*,Faro,Figueira da Foz,Funchal,Guimaraes,Leiria,Lisboa,Lisbon,
 Matosinhos,Nazare,Peniche,Ponta Delgada,Portalegre,Portimao,Porto,Santarem,Setubal,Sines,Sintra,Tavira,
 Viana do Castelo,Vila Nova de Gaia,Vila Real,Viseu
IT||Abruzzo,Alto Adige,Amalfi Coast,Aosta Valley,Apulia,Basilicata,Calabria,Campania,Chianti,Dolomites,Emilia,
 Emilia-Romagna,Friuli,Friuli-Venezia Giulia,Lake Como,Lake Garda,Lazio,Liguria,Lombardy,Marche,Molise,Piedmont,
 Puglia,Salento,Sardinia,Sicily,South Tyrol,Trentino,Tuscany,Umbria,Veneto|Agrigento,Alessandria,Ancona,Andria,Aosta,
 Arezzo,Ascoli Piceno,Asti,Avellino,Bari*,Barletta,Belluno,Benevento,Bergamo,Biella,Bologna,Bolzano,Brescia,Brindisi,
 Cagliari,Caserta,Catania,Catanzaro,Cesena,Chieti,Como*,Cosenza,Cremona,Crotone,Cuneo,Faenza,Feltre,Ferrara,Firenze,
 Florence*,Foggia,Forli,Frosinone,Genoa,Genova,Gorizia,Grosseto,Imola,Imperia*,Isernia,L'Aquila,La Spezia,Latina*,
 Lecce*,Lecco,Livorno,Lucca,Macerata,Mantua,Matera,Merano,Messina,Milan,Milano,Modena*,Monza*,Naples*,Napoli,Novara,
 Nuoro,Olbia,Oristano,Padova,Padua,Palermo,Parma*,Pavia,Perugia,Pesaro,Pescara,Piacenza,Pisa*,Pistoia,Pordenone,
 Potenza*,Prato*,Ragusa,Ravenna,Reggio Calabria,Reggio Emilia,Rieti,Rimini,Roma,Rome,Rovereto,Rovigo,Salerno,Sassari,
 Savona,Siena*,Sondrio,Taranto,Teramo,Terni,Torino,Trapani,Trento,Treviso,Trieste,Turin,Udine,Urbino,Varese,Venezia,
 Venice,Vercelli,Verona*,Vicenza,Viterbo
MT|||Valletta
GR||Aegean Islands,Chalkidiki,Corfu,Crete,Cyclades,Kefalonia,Mykonos,Paros,Peloponnese,Rhodes,Santorini,Thessaly,
 Zakynthos|Agrinio,Alexandroupoli,Argos*,Athens,Chania,Chios,Corinth*,Heraklion,Igoumenitsa,Ioannina,Kalamata,
 Kastoria,Kavala,Komotini,Kos,Lamia*,Larissa,Mytilene,Nafplio,Naxos,Patras,Piraeus,Preveza,Rethymno,Serres,Sparta*,
 Thessaloniki,Trikala,Volos,Xanthi
PL||Malopolska,Masuria,Pomerania,Silesia|Bialystok,Bielsko-Biala,Bydgoszcz,Bytom,Chorzow,Cieszyn,Czestochowa,Elblag,
 Elk*,Gdansk,Gdynia,Gliwice,Gniezno,Gorzow,Grudziadz,Jelenia Gora,Kalisz,Katowice,Kielce,Kolobrzeg,Konin,Koszalin,
 Krakow,Legnica,Leszno,Lodz,Lomza,Lublin,Nowy Sacz,Olsztyn,Opole,Ostroleka,Pila,Piotrkow,Plock,Poznan,Przemysl,
 Pszczyna,Radom,Rybnik,Rzeszow,Siedlce,Slupsk,Sopot,Sosnowiec,Suwalki,Swidnica,Szczecin,Tarnow,Torun,Trojmiasto,Tychy,
 Walbrzych,Warsaw,Wroclaw,Zabrze,Zakopane,Zamosc,Zielona Gora
CZ|Czech Republic|Bohemia,Moravia|Brno,Ceske Budejovice,Cesky Krumlov,Hradec Kralove,Jihlava,Karlovy Vary,Kladno,
 Liberec,Olomouc,Opava,Ostrava,Pardubice,Pilsen,Plzen,Prague,Tabor*,Trebic,Usti nad Labem,Zlin,Znojmo
SK|||Banska Bystrica,Bardejov,Bratislava,Kosice,Levoca,Nitra,Poprad,Presov,Trencin,Trnava,Zilina,Zvolen
HU||Balaton|Bekescsaba,Budapest,Debrecen,Eger*,Esztergom,Gyor,Hodmezovasarhely,Kaposvar,Kecskemet,Miskolc,Nagykanizsa,
 Nyiregyhaza,Pecs,Sopron,Szeged,Szekesfehervar,Szekszard,Szolnok,Szombathely,Tatabanya,Veszprem,Zalaegerszeg
RO||Maramures,Moldavia,Transylvania|Alba Iulia,Arad*,Bacau,Baia Mare,Bistrita,Botosani,Braila,Brasov,Bucharest,Buzau,
 Cluj,Cluj-Napoca,Constanta,Craiova,Deva*,Focsani,Galati,Hunedoara,Iasi,Medias,Oradea,Piatra Neamt,Pitesti,Ploiesti,
 Resita,Satu Mare,Sfantu Gheorghe,Sibiu,Sighisoara,Slatina,Suceava,Surdesti,Targu Mures,Timisoara,Tulcea,Turda,Vaslui,
 Zalau
BG|||Blagoevgrad,Burgas,Dobrich,Gabrovo,Haskovo,Pernik,Pleven,Plovdiv,Ruse,Shumen,Sliven,Sofia,Stara Zagora,Varna,
 Veliko Tarnovo,Vidin,Vratsa
RS||Vojvodina|Belgrade,Cacak,Kragujevac,Kraljevo,Krusevac,Leskovac,Nis,Novi Pazar,Novi Sad,Pancevo,Sabac,Smederevo,
 Sombor,Subotica,Uzice,Valjevo,Vranje,Zajecar,Zrenjanin
HR||Dalmatia,Istria,Slavonia|Cakovec,Dubrovnik,Karlovac,Koprivnica,Krk,Osijek,Porec,Pula,Rijeka,Rovinj,Samobor,
 Sibenik,Sisak,Slavonski Brod,Split*,Trogir,Varazdin,Vinkovci,Vukovar,Zadar,Zagreb
SI|||Bled*,Bohinj,Celje,Koper,Kranj,Ljubljana,Maribor,Nova Gorica,Novo Mesto,Piran,Ptuj,Tolmin,Velenje
BA|Bosnia,Bosnia and Herzegovina,BiH||Banja Luka,Bihac,Brcko,Doboj,Mostar,Prijedor,Sarajevo,Trebinje,Tuzla,Zenica
ME|||Budva,Herceg Novi,Kotor,Niksic,Podgorica,Ulcinj
MK|Macedonia||Bitola,Kumanovo,Ohrid,Prilep,Skopje,Strumica,Tetovo,Veles*
AL|||Berat*,Durres,Elbasan,Fier*,Gjirokaster,Korce,Saranda,Shkoder,Tirana,Vlore
XK|||Gjakova,Mitrovica,Peja,Pristina,Prizren
SE||Gotland,Norrland,Scania,Skane,Smaland|Boras,Eskilstuna,Falun,Gavle,Goteborg,Gothenburg,Halmstad,Helsingborg,
 Jonkoping,Kalmar,Karlskrona,Karlstad,Kiruna,Kristianstad,Linkoping,Lulea,Lund*,Malmo,Norrkoping,Orebro,Ostersund,
 Skelleftea,Skovde,Sodertalje,Stockholm,Sundsvall,Trollhattan,Umea,Uppsala,Vasteras,Vaxjo,Visby,Ystad
NO||Finnmark,Lofoten,Northern Norway|Alesund,Alta*,Arendal,Bergen,Bodo,Drammen,Fredrikstad,Gjovik,Hamar,Hammerfest,
 Harstad,Haugesund,Honefoss,Kristiansand,Kristiansund,Larvik,Lillehammer,Longyearbyen,Lyngen,Molde*,Narvik,Oslo,
 Porsgrunn,Sandefjord,Sandnes,Skien,Stavanger,Svolvaer,Tonsberg,Tromso,Trondheim,Voss*
DK||Funen,Fyn,Jutland,Zealand|Aalborg,Aarhus,Copenhagen,Esbjerg,Fredericia,Haderslev,Helsingor,Herning,Hillerod,
 Hjorring,Holstebro,Horsens,Koge,Kolding,Naestved,Nykobing,Odense,Randers,Ribe,Roskilde,Silkeborg,Skagen,Slagelse,
 Sonderborg,Svendborg,Vejle,Viborg
FI||Aland,Lapland|Espoo,Hameenlinna,Hamina,Helsinki,Iisalmi,Imatra,Joensuu,Jyvaskyla,Kajaani,Kemi*,Kokkola,Kotka,
 Kouvola,Kuopio,Lahti*,Lappeenranta,Mariehamn,Mikkeli,Oulu,Pori,Porvoo,Rauma,Rovaniemi,Salo*,Savonlinna,Seinajoki,
 Tampere,Turku,Vaasa,Vantaa
IS|||Akureyri,Husavik,Isafjordur,Keflavik,Reykjavik,Selfoss
EE|||Haapsalu,Kuressaare,Narva,Parnu,Rakvere,Tallinn,Tartu,Valga,Viljandi,Voru
LV|||Cesis,Daugavpils,Jelgava,Jurmala,Liepaja,Rezekne,Riga,Sigulda,Valmiera,Ventspils
LT|||Alytus,Druskininkai,Kaunas,Klaipeda,Marijampole,Nida*,Palanga,Panevezys,Siauliai,Trakai,Utena,Vilnius
NG||Akwa Ibom,Anambra,Benue,Cross River,Delta State*,Enugu State,Kogi,Kwara,Lagos State,Middle Belt,Niger Delta,Ogun,
 Plateau State,Rivers State|Aba,Abakaliki,Abeokuta,Abuja,Ado-Ekiti,Akure,Asaba,Awka,Bauchi,Benin City,Bonny*,Calabar,
 Damaturu,Dutse,Enugu,Gombe,Gusau,Ibadan,Ikeja,Ikorodu,Ilorin,Jalingo,Jos,Kaduna,Kano,Katsina,Lafia,Lagos,Lekki,
 Lokoja,Maiduguri,Makurdi,Minna*,Nnewi,Nsukka,Ogbomosho,Onitsha,Osogbo,Owerri,Oyo,Port Harcourt,Sokoto,Surulere,
 Umuahia,Uyo,Victoria Island,Warri,Yaba,Yenagoa,Yola,Zaria
GH||Ashanti,Upper East,Volta Region,Volta*|Accra,Ashaiman,Bolgatanga,Bongo,Cape Coast,Chorkor,Elmina,Koforidua,Kumasi,
 Obuasi,Sunyani,Takoradi,Tamale*,Techiman,Tema
KE||Kajiado,Kakamega,Kiambu,Kilifi,Kitui,Laikipia,Lamu,Mount Kenya,Rift Valley,Siaya,Turkana,Western Kenya|Bungoma,
 Busia,Eldoret,Embu,Garissa,Homa Bay,Isiolo,Kericho,Kibera,Kisii,Kisumu,Kitale,Limuru,Lodwar,Machakos,Makueni,Malindi,
 Mathare,Meru,Migori,Mombasa,Murang'a,Nairobi,Naivasha,Nakuru,Nanyuki,Narok,Nyahururu,Nyeri,Ruiru,Thika,Voi,Watamu
TZ||Kilimanjaro,Southern Highlands|Arusha,Bagamoyo,Bukoba,Dar,Dar es Salaam,Dodoma,Iringa,Kigoma,Mbeya,Morogoro,
 Moshi*,Mtwara,Musoma,Mwanza,Njombe,Singida,Songea,Tabora,Tanga,Zanzibar
UG||Buganda,Karamoja,West Nile|Arua,Entebbe,Fort Portal,Gulu,Hoima,Iganga,Jinja,Kabale,Kampala,Kasese,Lira*,Masaka,
 Masindi,Mbale,Mbarara,Mukono,Soroti,Tororo
RW|||Butare,Gisenyi,Huye,Kigali,Musanze,Rubavu,Rwamagana
BI|||Bujumbura,Gitega,Ngozi*
ET||Amhara,Oromia,Tigray|Adama,Addis,Addis Ababa,Arba Minch,Awassa,Axum,Bahir Dar,Dessie*,Dire Dawa,Gondar,Harar,
 Hawassa,Jimma,Lalibela,Mekelle
ER|||Asmara
SO||Somaliland|Berbera,Bosaso,Garowe,Hargeisa,Kismayo,Mogadishu
SS|||Juba,Malakal
SD|||Kassala,Khartoum,Omdurman,Port Sudan
SN||Casamance|Dakar,Kaolack,Louga,Mbour,Rufisque,Saint-Louis,Tambacounda,Thies,Touba,Ziguinchor
CI|Ivory Coast,Cote d'Ivoire||Abidjan,Bouake,Daloa,Grand-Bassam,Korhogo,San-Pedro,Yamoussoukro
ML|||Bamako,Gao,Kayes,Mopti,Segou,Sikasso,Timbuktu
BF|Burkina||Bobo-Dioulasso,Koudougou,Ouagadougou
NE|||Agadez,Maradi,Niamey,Zinder
TD|Chad*||N'Djamena
TG|||Kara*,Lome,Sokode
BJ|||Abomey,Cotonou,Parakou,Porto-Novo
CM|||Bafoussam,Bamenda,Buea,Douala,Garoua,Kribi,Limbe,Maroua,Ngaoundere,Yaounde
GA|||Libreville,Port-Gentil
CG|Congo-Brazzaville||Brazzaville,Pointe-Noire
CD|DRC,DR Congo,Democratic Republic of the Congo,Congo|Kivu,North Kivu,South Kivu|Bukavu,Goma*,Kananga,Kinshasa,
 Kisangani,Kolwezi,Likasi,Lubumbashi,Matadi,Mbuji-Mayi
AO|||Benguela,Huambo,Lobito,Luanda,Lubango
ZM||Copperbelt|Chingola,Chipata,Kabwe,Kasama,Kitwe,Livingstone,Lusaka,Mongu,Ndola,Solwezi
ZW|||Bulawayo,Chitungwiza,Gweru,Harare,Kariba,Kwekwe,Masvingo,Mutare
MW|||Blantyre,Lilongwe,Mangochi,Mzuzu,Zomba
MZ|||Beira,Chimoio,Inhambane,Maputo,Matola,Nacala,Nampula,Pemba*,Quelimane,Tete*,Tofo,Vilankulo
BW||Okavango|Francistown,Gaborone,Kasane,Maun,Palapye,Serowe
NA|||Keetmanshoop,Luderitz,Oshakati,Otjiwarongo,Rundu,Swakopmund,Tsumeb,Walvis Bay,Windhoek
ZA||Cape Flats,Eastern Cape,Garden Route,Gauteng,Karoo,KwaZulu-Natal,Limpopo,Mpumalanga,Northern Cape,Western Cape|
 Beaufort West,Bellville,Benoni,Bloemfontein,Boksburg,Cape Town,Durban,Ermelo,Germiston,Gqeberha,Graaff-Reinet,
 Gugulethu,Hermanus,Joburg,Johannesburg,Khayelitsha,Kimberley,Klerksdorp,Knysna,Krugersdorp,Mahikeng,Makhanda,
 Mbombela,Mitchells Plain,Mossel Bay,Mthatha,Nelspruit,Oudtshoorn,Paarl,Pietermaritzburg,Polokwane,Port Elizabeth,
 Pretoria,Richards Bay,Rustenburg,Sandton,Soweto,Stellenbosch,Thohoyandou,Umlazi,Upington,Vereeniging,Welkom,Witbank
LS|||Maseru
SZ|Swaziland||Manzini,Mbabane
MG|||Antananarivo,Antsirabe,Antsiranana,Fianarantsoa,Mahajanga,Toamasina,Toliara
MU|||Curepipe,Port Louis,Quatre Bornes,Rose Hill
SC
CV|Cabo Verde||Mindelo,Praia
GM|The Gambia||Banjul,Brikama,Serekunda
SL|||Freetown,Kenema,Makeni
LR|||Buchanan*,Gbarnga,Monrovia
GN|Guinea*||Conakry,Kankan,Labe*
MR|||Nouadhibou,Nouakchott
EG||Nile Delta,Sinai,Upper Egypt|Alexandria,Aswan,Asyut,Banha,Beni Suef,Cairo,Damanhur,Damietta,El Mahalla,Fayoum,
 Giza,Hurghada,Ismailia,Luxor,Mansoura,Minya,Port Said,Qena,Sharm El Sheikh,Sohag,Suez*,Tanta,Zagazig
MA||Atlas Mountains|Agadir,Al Hoceima,Beni Mellal,Casa*,Casablanca,Chefchaouen,El Jadida,Errachidia,Essaouira,Fes,Fez,
 Kenitra,Khouribga,Laayoune,Larache,Marrakech,Marrakesh,Meknes,Nador,Ouarzazate,Oujda,Rabat,Safi*,Settat,Tangier,
 Taroudant,Taza,Tetouan,Tiznit,Zagora
DZ|||Algiers,Annaba,Batna,Bejaia,Biskra,Blida,Constantine*,Djelfa,Ghardaia,Mostaganem,Oran,Ouargla,Setif,
 Sidi Bel Abbes,Skikda,Tamanrasset,Tizi Ouzou,Tlemcen
TN||Djerba|Bizerte,Gabes,Gafsa,Hammamet,Kairouan,Mahdia,Monastir,Nabeul,Sfax,Sousse,Tozeur,Tunis
LY|||Benghazi,Misrata,Sabha,Tripoli
BR|Brasil|Amazon basin,Amazonas,Bahia,Ceara,Cerrado,Mato Grosso,Mato Grosso do Sul,Minas Gerais,Nordeste,Parana,
 Pernambuco,Rio Grande do Sul,Santa Catarina|Anapolis,Aracaju,Araraquara,Bauru,Belem,Belo Horizonte,Blumenau,
 Boa Vista,Brasilia,Campina Grande,Campinas,Campo Grande,Caruaru,Cascavel,Caxias do Sul,Chapeco,Criciuma,Cuiaba,
 Curitiba,Diadema,Divinopolis,Feira de Santana,Florianopolis,Fortaleza,Foz do Iguacu,Franca*,Goiania,
 Governador Valadares,Guarulhos,Ilheus,Imperatriz,Ipatinga,Itabuna,Itajai,Joao Pessoa,Joinville,Juazeiro,Juiz de Fora,
 Jundiai,Londrina,Macae,Macapa,Maceio,Manaus,Maraba,Maringa,Montes Claros,Mossoro,Natal*,Niteroi,Nova Iguacu,
 Novo Hamburgo,Olinda,Osasco,Ouro Preto,Palmas,Paraty,Parintins,Pelotas,Petrolina,Petropolis,Piracicaba,Ponta Grossa,
 Porto Alegre,Porto Velho,Recife,Ribeirao Preto,Rio Branco,Rio de Janeiro,Rio*,Salvador*,Santa Maria,Santo Andre,
 Santos*,Sao Bernardo,Sao Carlos,Sao Jose dos Campos,Sao Luis,Sao Paulo,Sobral,Sorocaba,Taubate,Teresina,Uberaba,
 Uberlandia,Vila Velha,Vitoria da Conquista,Volta Redonda
AR||Pampas,Patagonia,Tucuman|Bahia Blanca,Bariloche,Buenos Aires,Catamarca,Comodoro Rivadavia,Concordia*,Corrientes,
 El Calafate,Formosa*,Jujuy,La Plata,Lujan,Mar del Plata,Mendoza,Neuquen,Olavarria,Posadas,Puerto Madryn,Rafaela,
 Resistencia,Rio Cuarto,Rio Gallegos,Rosario*,Salta,San Rafael,Santa Rosa,Tandil,Ushuaia,Villa Maria
CL||Chiloe|Antofagasta,Arica,Calama,Chillan,Concepcion,Copiapo,Coquimbo,Coyhaique,Curico,Iquique,La Serena,Osorno,
 Puerto Montt,Puerto Varas,Punta Arenas,Rancagua,Santiago,Talca,Temuco,Valdivia,Valparaiso,Vina del Mar
UY|||Colonia del Sacramento,Maldonado,Montevideo,Paysandu,Punta del Este,Salto,Tacuarembo
PY|||Asuncion,Ciudad del Este,Encarnacion
BO||Altiplano|Cochabamba,El Alto,La Paz,Oruro,Potosi,Santa Cruz de la Sierra,Sucre*,Tarija
PE||Andes*,Sacred Valley|Arequipa,Ayacucho,Cajamarca,Chiclayo,Chimbote,Cusco,Cuzco,Huancayo,Huanuco,Huaraz,Iquitos,
 Juliaca,Lima,Miraflores,Moquegua,Piura,Pucallpa,Puno,Tacna,Tarapoto,Trujillo,Tumbes
EC|||Ambato,Cuenca*,Esmeraldas,Guayaquil,Ibarra,Loja,Machala,Manta*,Otavalo,Portoviejo,Quito,Riobamba,
 Santo Domingo de los Colorados,Sosote
CO||Antioquia|Barrancabermeja,Barranquilla,Bogota,Bucaramanga,Buenaventura,Cali*,Cartagena,Cucuta,Envigado,Ibague,
 Itagui,Leticia,Manizales,Medellin,Monteria,Neiva,Palmira*,Pasto*,Pereira,Pitalito,Popayan,Quibdo,Riohacha,
 Santa Marta,Sincelejo,Soacha,Tunja,Valledupar,Villavicencio
VE|||Barinas,Barquisimeto,Caracas,Ciudad Bolivar,Ciudad Guayana,Cumana,Maracaibo,Maracay,Maturin,Puerto La Cruz,
 San Cristobal
MX||Baja,Baja California,Chiapas,Guanajuato,Hidalgo,Jalisco,Quintana Roo,Sinaloa,Sonora*,Tabasco,Veracruz,Yucatan,
 Yucatan Peninsula|Acapulco,Aguascalientes,Campeche,Cancun,CDMX,Celaya,Chetumal,Chihuahua*,Ciudad Juarez,
 Ciudad Obregon,Colima,Cuautla,Cuernavaca,Culiacan,Durango*,Ecatepec,Ensenada,Guadalajara,Hermosillo,Irapuato,Leon*,
 Los Cabos,Los Mochis,Manzanillo,Matamoros,Mazatlan,Merida*,Mexicali,Mexico City,Michoacan,Monterrey,Morelia,
 Nezahualcoyotl,Nogales,Nuevo Laredo,Oaxaca,Orizaba,Pachuca,Patzcuaro,Playa del Carmen,Poza Rica,Puebla,
 Puerto Escondido,Puerto Vallarta,Queretaro,Reynosa,Saltillo,San Luis Potosi,San Miguel de Allende,Tampico,Tapachula,
 Taxco,Tepic,Tijuana,Tlaquepaque,Tlaxcala,Toluca,Torreon,Tulum,Tuxtla Gutierrez,Uruapan,Villahermosa,Xalapa,Zacatecas,
 Zapopan
GT|||Antigua Guatemala,Antigua*,Chichicastenango,Coban,Escuintla,Guatemala City,Huehuetenango,Panajachel,
 Quetzaltenango,Xela
HN|||Comayagua,La Ceiba,Roatan,San Pedro Sula,Tegucigalpa
SV|||San Salvador,Santa Tecla,Soyapango
NI|||Bluefields,Esteli,Managua,Masaya,Matagalpa
CR||Guanacaste|Alajuela,Cartago*,Heredia,Nosara,Puntarenas,Quepos,San Jose
PA|||Boquete,Panama City,Santiago de Veraguas
CU|||Camaguey,Cienfuegos,Havana,Holguin,Matanzas,Santa Clara,Santiago de Cuba
DO|||Higuey,La Romana,La Vega,Puerto Plata,Punta Cana,San Pedro de Macoris,Santiago de los Caballeros,Santo Domingo
HT|||Cap-Haitien,Gonaives,Jacmel,Les Cayes,Port-au-Prince
JM|||Kingston,Mandeville,May Pen,Montego Bay,Negril,Ocho Rios,Port Antonio,Portmore,Spanish Town
TT|Trinidad*,Trinidad and Tobago|Tobago|Arima,Chaguanas,Port of Spain
BB|||Bridgetown,Oistins,Speightstown
BS|||Nassau
PR|||Arecibo,Bayamon,Caguas,Mayaguez,Ponce,San Juan
GY|||Bartica,Linden*,New Amsterdam
SR|||Paramaribo
BZ|||Belize City,Belmopan,Dangriga,Placencia,San Ignacio
FJ|||Labasa,Lautoka,Nadi,Savusavu,Suva
PG|PNG||Goroka,Lae,Madang,Mount Hagen,Port Moresby,Rabaul
EU|Europe,EU*,the EU
`

/** Encodes ascending numbers as the Rice code of their differences, with the parameter that makes it shortest. */
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

/** The text of `place-table.ts`, made from the names above. If two names have the same key, the first one stays. */
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
