import { KEY_DIGITS, keyOf } from './places.ts'

/**
 * Places by ISO 3166-1 country: other names of the country | regions | towns, without accents; `Intl` has the English
 * names of countries. A line that starts with a blank continues the one before. A name with '*' is also a common word,
 * first name or thing, and a place only after 'in' and the like. Written by hand for recognition only: the larger towns
 * and those that founders name; a name that several countries share stands with the best known one. The reader holds the
 * keys of these names alone: run `npm run places` after a change.
 */
const PLACE_NAMES = `
GB|UK,U.K.,U.K,Britain,Great Britain|Anglesey,Ceredigion,Cornwall,Cotswolds,County Durham,Cumbria,Devon,
 Dorset,East Anglia,East Midlands,England,Essex,Fife,Greater Manchester,Hebrides,Highlands*,Home Counties,
 Isle of Wight,Kent*,Lake District,Merseyside,Midlands*,Norfolk,North Wales,Northern Ireland,Northumberland,Orkney,
 Peak District,Powys,Scotland,Scottish Borders,Shetland,Skye,Somerset,South Wales,Suffolk,Surrey,Sussex,
 Wales,West Country,West Midlands,Yorkshire Dales|Aberdeen,Bangor,Bath*,Belfast,Birmingham,
 Bolton,Bournemouth,Bradford,Brighton,Bristol,Brixton,Cambridge*,Canterbury,Cardiff,Cheltenham,Chester*,Coventry,
 Croydon,Derby*,Derry,Dundee,Durham,Edinburgh,Exeter,Glasgow,Gloucester,Hackney,Halifax,Hull,Inverness,Ipswich,
 Lancaster*,Leeds,Leicester,Lincoln*,Liverpool,London,Manchester,Milton Keynes,Newcastle,Newport*,Northampton,Norwich,
 Nottingham,Oxford*,Peterborough,Plymouth,Portsmouth,Reading*,Sheffield,Southampton,Stockport,Stoke,Sunderland,Swansea,
 Swindon,Wakefield,Winchester,Wolverhampton,Worcester,York
IE||Clare*,Connemara,Donegal,Kerry*,Kilkenny,Mayo*,Munster,Sligo,Tipperary,West Cork,Wexford,Wicklow|
 Cork*,Dublin,Galway,Killarney,Limerick,Waterford
US|USA,U.S.,U.S,U.S.A.,U.S.A,US*,the States,America|Alabama,Alaska,Arizona,Arkansas,Bay Area,California,
 Cape Cod,Central Valley,Colorado,Connecticut,Delaware*,East Coast,Florida,Georgia,Gulf Coast,Hawaii,Hudson Valley,
 Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Lake Tahoe,Long Island,Louisiana,Maine,Maryland,Massachusetts,Michigan,
 Midwest,Minnesota,Mississippi,Missouri,Montana,Napa,Nebraska,Nevada,New England,New Hampshire,New Jersey,New Mexico,
 North Carolina,North Dakota,Northern California,Ohio,Oklahoma,Oregon,Pacific Northwest,Pennsylvania,
 Rhode Island,Rio Grande Valley,Silicon Valley,South Carolina,South Dakota,Southern California,Tennessee,Texas,
 Twin Cities,Upstate New York,Utah,Vermont,Virginia*,West Coast,West Virginia,Wisconsin,Wyoming|
 Albuquerque,Ann Arbor,Asheville,Atlanta,Austin,Baltimore,Baton Rouge,Berkeley,Boise,Boston*,Boulder,Bronx*,Brooklyn,
 Buffalo*,Burlington*,Charleston,Charlotte*,Chicago,Cincinnati,Cleveland,Colorado Springs,Columbus,Dallas,Denver,
 Des Moines,Detroit,El Paso,Eugene*,Fort Collins,Fort Worth,Grand Rapids,Hartford,Honolulu,Houston,Indianapolis,
 Kansas City,LA*,Las Vegas,Lexington*,Little Rock,Los Angeles,Louisville,Madison*,Manhattan*,Memphis,Miami,Milwaukee,
 Minneapolis,NYC,Nashville,New Orleans,New York,New York City,Newark*,Oakland,Oklahoma City,Omaha,Orange County,
 Orlando,Philadelphia,Phoenix*,Pittsburgh,Portland,Providence*,Queens*,Raleigh,Reno,Richmond*,Rochester,Sacramento,
 Salem*,Salt Lake City,San Antonio,San Diego,San Francisco,San Jose,Santa Barbara,Santa Cruz,Santa Fe,Seattle,
 St. Louis,St. Paul,Tampa,Toledo,Tucson,Tulsa,Washington DC
CA||Alberta,Atlantic Canada,BC*,British Columbia,Manitoba,Maritimes,New Brunswick,Newfoundland,Niagara,Nova Scotia,
 Okanagan,Ontario,Prairies*,Prince Edward Island,Quebec,Saskatchewan,Vancouver Island,Yukon|Brampton,Calgary,
 Edmonton,Hamilton*,Kelowna,Mississauga,Moncton,Montreal,Ottawa,Quebec City,Regina*,Saskatoon,Toronto,Vancouver,
 Victoria*,Waterloo,Winnipeg
AU||Gippsland,Hunter Valley,NSW,New South Wales,Northern Territory,QLD,Queensland,South Australia,
 Tasmania,Western Australia|Adelaide,Alice Springs,Ballarat,Bendigo,Brisbane,Byron Bay,Cairns,Canberra,Darwin*,Dubbo,
 Fremantle,Geelong,Gold Coast,Hobart,Melbourne,Perth*,Sydney,Toowoomba,Wagga Wagga
NZ||Hawke's Bay,North Island,Northland,Otago,South Island,Southland,Taranaki,Waikato|Auckland,Christchurch,Dunedin,
 Napier*,Nelson*,Rotorua,Wellington*
IN||Andhra,Andhra Pradesh,Assam,Bihar,Chhattisgarh,Goa,Gujarat,Haryana,Himachal,Himachal Pradesh,Jharkhand,Karnataka,
 Kashmir,Kerala,Konkan,Ladakh,Madhya Pradesh,Maharashtra,Meghalaya,NCR*,Odisha,Orissa,Punjab,
 Rajasthan,Sikkim,Tamil Nadu,Telangana,Uttar Pradesh,Uttarakhand,Vidarbha,West Bengal|Ahmedabad,Bangalore,Bengaluru,
 Bhopal,Bhubaneswar,Calcutta,Chandigarh,Chennai,Cochin,Coimbatore,Dehradun,Delhi,Faridabad,Ghaziabad,Gurgaon,Gurugram,
 Guwahati,Hyderabad,Indore,Jaipur,Jamshedpur,Kanpur,Kochi,Kolkata,Kozhikode,Lucknow,Ludhiana,Madurai,Mangalore,Mumbai,
 Mysore,Mysuru,Nagpur,Nashik,Navi Mumbai,New Delhi,Noida,Patna,Pune,Rajkot,Surat,Thane,Thiruvananthapuram,Thrissur,
 Tiruppur,Trivandrum,Udaipur,Vadodara,Varanasi,Visakhapatnam,Vizag
PK||Sindh|Faisalabad,Islamabad,Karachi,Lahore,Peshawar
BD|||Chattogram,Dhaka,Sylhet
LK|||Colombo,Kandy
NP|||Kathmandu,Pokhara
BT|||Thimphu
AF|||Kabul
CN|China*|Fujian,Guangdong,Henan,Hubei,Hunan,Inner Mongolia,Jiangsu,Shandong,Sichuan,Xinjiang,Yunnan,Zhejiang|Beijing,
 Chengdu,Chongqing,Dalian,Dongguan,Foshan,Guangzhou,Hangzhou,Ningbo,Qingdao,Shanghai,Shenzhen,Suzhou,Wuhan,Xi'an,
 Xiamen,Xian,Yiwu
HK|Hong Kong,HK*||Kowloon
MO|Macau,Macao
TW|||Taichung,Taipei
JP||Hokkaido,Kyushu,Okinawa,Shikoku,|Fukuoka,Kobe*,Kyoto,Nagoya,Osaka,Sendai,Tokyo,Yokohama
KR|Korea|Jeju|Busan,Daegu,Incheon,Seoul
KP|||Pyongyang
MN|||Ulaanbaatar
SG
MY||Johor,Klang Valley,Sabah,Sarawak,Selangor|George Town,Ipoh,Johor Bahru,Kuala Lumpur,Penang,
 Petaling Jaya
ID||Bali*,Central Java,East Java,Flores,Java*,Kalimantan,Lombok,Sulawesi,Sumatra,West Java|Bandung,Denpasar,Gayo,
 Jakarta,Makassar,Malang*,Medan,Palembang,Semarang,Surabaya,Ubud,Yogyakarta
PH|PH*,Phils|Batangas,Benguet,Bicol,Bulacan,Cavite,Laguna*,Luzon,Metro Manila,Mindanao,Palawan,Pampanga,Visayas|
 Bacolod,Baguio,Cagayan de Oro,Cebu,Cebu City,Davao,Davao City,Iloilo,Makati,Manila,Paranaque,Pasay,Pasig,
 Quezon City,Taguig
VN||Central Highlands,Mekong Delta|Can Tho,Da Nang,HCMC,Hanoi,Ho Chi Minh City,Hoi An,Saigon
TH|||Bangkok,Chiang Mai,Chiang Rai,Phuket
KH|||Phnom Penh,Siem Reap
LA|||Vientiane
MM|Myanmar||Yangon
AE|UAE,Emirates*||Abu Dhabi,Dubai,Sharjah
SA|Saudi|Eastern Province|Jeddah,Riyadh
QA|||Doha
KW|||Kuwait City
BH|||Manama
OM|||Muscat
YE|||Sanaa
JO|Jordan*||Amman
LB|||Beirut
SY|||Damascus
IQ||Kurdistan|Baghdad,Basra,Erbil
IR|||Tehran
IL||Galilee,Negev|Haifa,Jerusalem,Tel Aviv
PS|Palestine|Gaza Strip,West Bank|Gaza,Ramallah
TR|Turkey*|Cappadocia|Ankara,Antalya,Bodrum,Bursa,Denizli,Eskisehir,Istanbul,Izmir,Konya,Trabzon
CY|||Limassol,Nicosia
GE|||Batumi,Tbilisi
AM|||Yerevan
AZ|||Baku
KZ|||Almaty,Astana
UZ|||Tashkent
KG|||Bishkek
TJ|||Dushanbe
TM|||Ashgabat
RU|||Moscow,Saint Petersburg,St Petersburg
UA||Vinnytsia region|Dnipro,Kharkiv,Kiev,Kyiv,Lviv,Odesa,Odessa,Poltava,Vinnytsia
BY|||Minsk
MD|||Chisinau
DE||Allgau,Baden-Wurttemberg,Bavaria,Black Forest,Brandenburg,Eifel,Hesse,Lower Saxony,NRW,
 North Rhine-Westphalia,Rhineland,Rhineland-Palatinate,Ruhr,Saxony,
 Thuringia|Aachen,Augsburg,Berlin,Bonn,Bremen,Cologne,Dortmund,Dresden,Dusseldorf,Erfurt,Essen*,
 Frankfurt,Freiburg,Halle*,Hamburg,Hannover,Hanover,Heidelberg,Jena,Karlsruhe,Kassel,Kiel,
 Leipzig,Lubeck,Magdeburg,Mainz,Mannheim,Munich,Munster,Nuremberg,Potsdam,Regensburg,Rostock,
 Saarbrucken,Stuttgart,Trier,Ulm*,Wiesbaden,Wurzburg
AT||Carinthia,Lower Austria,Styria,Tyrol,Upper Austria,Vorarlberg|Graz,Innsbruck,Klagenfurt,Linz,Salzburg,
 Vienna
CH||Ticino,Valais|Basel,Bern,Berne,Geneva,Lausanne,Lucerne,Lugano,St. Gallen,Winterthur,Zurich
LI|||Vaduz
FR||Alsace,Auvergne,Brittany,Burgundy*,Champagne*,Corsica,Dordogne,Loire,Normandy,Occitanie,Provence,
 Vosges|Aix-en-Provence,Angers,Annecy,Avignon,Bordeaux,Brest,Cannes,Clermont-Ferrand,Dijon,Grenoble,
 La Rochelle,Lille,Lyon,Marseille,Montpellier,Nancy,Nantes,Nice*,Nimes,Orleans,Paris,
 Reims,Rennes,Rouen,Strasbourg,Toulon,Toulouse,Tours*
MC
BE||Ardennes,Flanders,Wallonia|Antwerp,Bruges,Brugge,Brussels,Ghent,Leuven,Liege,Namur
NL|Holland*,the Netherlands|Brabant,Drenthe,Friesland,Gelderland,Limburg,Zeeland|Amsterdam,Arnhem,Breda,Delft*,
 Eindhoven,Groningen,Haarlem,Leiden,Maastricht,Nijmegen,Rotterdam,The Hague,Tilburg,Utrecht,Zwolle
LU|||Luxembourg City
ES||Andalusia,Aragon,Asturias,Basque Country,Canary Islands,Castile,Catalonia,Extremadura,Galicia,Ibiza,La Rioja,
 Mallorca,Navarra,Tenerife|Alicante,Almeria,Barcelona,Bilbao,Cadiz*,Cordoba,Gijon,Girona,Granada*,Jaen,Madrid,Malaga,
 Murcia,Oviedo,Palma,Pamplona,Salamanca,San Sebastian,Sevilla,Seville,Tarragona,Valencia,Zaragoza
AD
PT||Alentejo,Algarve,Azores,Douro,Madeira*,Minho|Aveiro,Braga,Coimbra,Evora*,Faro,Funchal,Lisboa,Lisbon,Porto
IT||Abruzzo,Calabria,Campania,Dolomites,Emilia-Romagna,Friuli,Lazio,Liguria,Lombardy,Marche,
 Piedmont,Puglia,Sardinia,Sicily,South Tyrol,Trentino,Tuscany,Umbria,Veneto|Bari*,Bergamo,Bologna,Bolzano,Brescia,
 Cagliari,Catania,Florence*,Genoa,Lecce*,Milan,Milano,Modena*,Naples*,Napoli,Padova,Padua,Palermo,Parma*,Perugia,Pisa*,
 Roma,Rome,Salerno,Siena*,Torino,Trento,Trieste,Turin,Venice,Verona*,Vicenza
MT|||Valletta
GR||Crete,Cyclades,Peloponnese,Thessaly|Athens,Chania,Naxos,Thessaloniki,Volos
PL||Pomerania,Silesia|Gdansk,Gdynia,Katowice,Krakow,Lodz,Lublin,Poznan,Szczecin,
 Warsaw,Wroclaw
CZ|Czech Republic|Bohemia,Moravia|Brno,Olomouc,Plzen,Prague
SK|||Bratislava
HU|||Budapest,Debrecen
RO||Transylvania|Brasov,Bucharest,Cluj,Cluj-Napoca,Constanta,Craiova,Iasi,Oradea,Sibiu,Timisoara
BG|||Plovdiv,Sofia,Varna
RS|||Belgrade,Novi Sad
HR||Dalmatia,Istria,Slavonia|Split*,Zagreb
SI|||Ljubljana,Maribor
BA|Bosnia,Bosnia and Herzegovina,BiH||Sarajevo
ME|||Podgorica
MK|Macedonia||Skopje
AL|||Tirana
XK|||Pristina
SE||Skane|Gothenburg,Lund*,Malmo,Stockholm,Umea,Uppsala
NO|||Bergen,Oslo,Stavanger,Tromso,Trondheim
DK||Jutland|Aalborg,Aarhus,Copenhagen,Odense
FI||Lapland|Helsinki,Jyvaskyla,Lahti*,Oulu,Tampere,Turku
IS|||Akureyri,Reykjavik
EE|||Tallinn,Tartu
LV|||Riga
LT|||Kaunas,Vilnius
NG||Anambra,Delta State*,Kwara,Ogun,Oyo*,Rivers State|Abeokuta,Abuja,Akure,Benin City,Calabar,Ibadan,
 Ikeja,Kaduna,Kano,Lagos,Lekki,Port Harcourt,Surulere,Uyo,Warri,Yaba
GH||Ashanti,Upper East,Volta*|Accra,Ashaiman,Bolgatanga,Bongo,Koforidua,Kumasi,Sunyani,
 Takoradi,Tamale,Tema
KE||Kajiado,Kiambu,Kitui,Laikipia,Mount Kenya,Rift Valley,Turkana,Western Kenya|Eldoret,Homa Bay,Kisumu,Machakos,
 Makueni,Meru,Mombasa,Nairobi,Naivasha,Nakuru,Nyeri,Thika
TZ||Kilimanjaro|Arusha,Dar es Salaam,Dodoma,Mbeya,Moshi*,Mwanza,Njombe,Zanzibar
UG|||Entebbe,Gulu,Jinja,Kampala,Mbarara
RW|||Kigali
BI|||Bujumbura
ET||Amhara,Oromia|Addis,Addis Ababa,Bahir Dar
ER|||Asmara
SO|||Mogadishu
SS|||Juba
SD|||Khartoum
SN|||Dakar,Mbour,Saint-Louis,Thies
CI|Ivory Coast,Cote d'Ivoire||Abidjan
ML|||Bamako
BF|Burkina||Ouagadougou
NE|||Niamey
TD|Chad*||N'Djamena
TG|||Lome
BJ|||Cotonou
CM|||Bamenda,Douala,Yaounde
GA|||Libreville
CG|Congo-Brazzaville||Brazzaville
CD|DRC,DR Congo,Democratic Republic of the Congo,Congo||Goma*,Kinshasa,Lubumbashi
AO|||Luanda
ZM|||Lusaka,Ndola
ZW|||Bulawayo,Harare
MW|||Blantyre,Lilongwe
MZ|||Maputo
BW|||Gaborone,Maun
NA|||Swakopmund,Windhoek
ZA||Eastern Cape,Garden Route,Gauteng,Karoo,KwaZulu-Natal,Limpopo,Mpumalanga,Northern Cape,Western Cape|
 Bloemfontein,Cape Town,Durban,Joburg,Johannesburg,Khayelitsha,Port Elizabeth,Pretoria,Sandton,Soweto,Stellenbosch
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
EG||Nile Delta|Alexandria,Cairo,Giza,Luxor
MA|||Agadir,Casa*,Casablanca,Essaouira,Fes,Fez,Marrakech,Marrakesh,Rabat,Tangier
DZ|||Algiers
TN|||Tunis
LY|||Tripoli
BR|Brasil|Amazonas,Bahia,Ceara,Minas Gerais,Nordeste,Parana,Pernambuco,Rio Grande do Sul,Santa Catarina|Belem,
 Belo Horizonte,Brasilia,Campinas,Curitiba,Florianopolis,Fortaleza,Goiania,Natal*,Niteroi,Porto Alegre,Recife,
 Rio de Janeiro,Rio*,Salvador*,Santos*,Sao Paulo
AR||Patagonia|Buenos Aires,Mendoza,Rosario
CL|||Santiago,Valparaiso
UY|||Montevideo
PY|||Asuncion
BO|||Cochabamba,La Paz
PE||Andes*|Cusco,Lima
EC|||Guayaquil,Quito
CO||Antioquia,|Barranquilla,Bogota,Bucaramanga,Cali*,Cartagena,Medellin
VE|||Caracas,Maracaibo
MX||Baja California,Chiapas,Hidalgo,Jalisco,Quintana Roo,Sinaloa,Sonora*,Tabasco,Veracruz,Yucatan|CDMX,Cancun,
 Guadalajara,Hermosillo,Leon*,Merida*,Mexico City,Michoacan,Monterrey,Morelia,Oaxaca,Playa del Carmen,Puebla,Queretaro,
 Tijuana,Toluca
GT|||Antigua*,Guatemala City,Quetzaltenango
HN|||Tegucigalpa
SV|||San Salvador
NI|||Managua
CR|||San Jose
PA|||Boquete,Panama City
CU|||Havana
DO|||Santo Domingo
HT|||Port-au-Prince
JM|||Kingston
TT|Trinidad*,Trinidad and Tobago||Port of Spain
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

/** The text of `place-table.ts` for the names of `place-names.ts`. Of two names with one key the first stays. */
export function placeTable(): string {
  const seen = new Set<string>()
  const keys = (names: readonly string[]): string =>
    names
      .map(keyOf)
      .filter((key) => !seen.has(key) && seen.add(key))
      .join('')
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
  return `/** Made by \`npm run places\` from place-names.ts: rows of \`readTable\` in places.ts, ${KEY_DIGITS} digits a name. */
export const PLACE_TABLE = \`
${rows.join('\n')}
\`
`
}
