/** Transport, finance, rental, associations and public bodies. The format is described in `trade-table.ts`. */
export const BUSINESS = `
* company, firm, business, operator, contractor, carrier, service, provider, fleet, driver, owner operator, fleet operator, fleet owner, group
Trucking and haulage firms|H4941|484121||trucking*,trucking,haulier,haulage*,haulage,truck*,trucker,road haulier,freight carrier,owner operator,long haul*,motor carrier,lorry*,road freight*,HGV*,freight hauler,truck fleet,lorry fleet,truck company,long distance trucking*,tanker*?,full truckload*,transport company?,HGV operator,freight trucking*,road transport*,semi truck*,flatbed*,heavy haulage*?,car hauler?,reefer*,hotshot trucker,hot shot trucker,long distance haulier
Local trucking firms|H4941|484110||local trucking*,local haulage*,dump truck*,tipper*,drayage*,short haul*,local delivery truck*
Specialized trucking|H4941|484220||livestock hauler,tanker*,tank truck*,gravel hauler,heavy haulage*,car hauler,vehicle transporter,abnormal load*
Moving companies|H4942|484210||moving*,mover,removal*,removals*,removal man,man and van,man with a van,house mover,relocation*,furniture mover,removals,house removals*,piano mover,home mover,office mover,moving,household mover,man and a van,house removal*,van and man
Couriers and parcel delivery|H5320|492110|5320|courier*,courier,parcel*,parcel delivery*,delivery*?,package delivery*,parcel carrier,express delivery*,last mile delivery*,last mile carrier,parcel courier,last mile*,last mile logistics*
Local messengers and delivery|H5320|492210|5320|local delivery*,delivery*,bike courier,bicycle courier,bike messenger,food delivery*,same day courier,messenger*,cargo bike*,cargo bike courier,same day delivery*,delivery rider,delivery driver,van driver,grocery delivery*,medical courier,food courier,bike delivery*,delivery rider company,delivery startup
Warehouses|H5210|493110|52103|warehouse,warehousing*,warehouse operator,3PL,third party logistics*,fulfillment*,fulfillment center,storage warehouse,fulfillment house,third party logistics provider,3PL provider,ecommerce fulfillment*,pick and pack*,distribution center,furniture storage*,warehouse owner,warehouse manager,warehouse and distribution*,storage*?,3PL warehouse,fulfilment warehouse
Cold stores|H5210|493120|52103|cold storage*,refrigerated warehouse,cold store,cold chain*?,cold storage warehouse
Freight forwarders|H5229|488510||freight forwarder,freight broker,freight forwarding*,customs broker,shipping agent,logistics*,freight*,forwarder,shipping company?,freight brokerage,customs agent,logistics,freight agent,forwarding agent,load broker,cargo broker,clearing agent,import export agent,NVOCC,transport broker,truck broker,customs clearance*
Cargo handlers|H5224|488320|5224|cargo handler,stevedore,port operator,terminal operator,container terminal
Airports|H5223|488119||airport,airport operator,airfield,FBO,fixed base operator,ground handler
Ports and harbors|H5222|488310||port,harbor,port authority,harbor authority
Taxi and cab firms|H4932|485310||taxi*,taxi,cab*,cab,minicab*,minicab,cabbie,cabby,taxi driver,black cab driver,taxi rank?,Uber driver,rideshare*,ride hailing*,ride sharing driver,private hire*,private hire driver,private hire vehicle*,ride share driver,taxi cab*,rickshaw driver,tuk tuk driver,Lyft driver,gig driver?,taxi association,minicab office,taxi firm owner
Limousine and chauffeur services|H4932|485320||limousine*,limo*,chauffeur*,chauffeur,executive car*,black car*,airport transfer*,airport shuttle*?,car service,wedding car hire,wedding car*,private driver,limo rental
Shuttle services|H4939|485999||shuttle*,airport shuttle*,shuttle bus*,minibus*
Non-emergency transport|H4932|485991||non emergency medical transport*,special needs transport*,NEMT*,NEMT,non emergency medical transportation*,paratransit*
Bus operators|H4931|485113|49319|bus*,city bus*,public transport operator,transit agency,bus,public transit agency,transit operator,public transport*,local bus*,transit authority,urban transit*
Coach operators|H4939|485510||coach hire*,charter bus*,tour bus*,coach operator,charter coach*,coach company,coach holiday company,bus charter*,private coach*,bus hire*,party bus*,coach tour operator,coach firm,motorcoach*
School bus operators|H4939|485410||school bus*,school transport*,school run minibus*
Intercity bus lines|H4939|485210||intercity bus*,long distance bus*,intercity coach*
Railways|H4910|482111||railway operator,railway company,rail operator,train operator,train operating company,railroad,rail company
Freight railways|H4920|482111||rail freight*,freight railroad
Shipping companies|H5020|483111||shipping line,shipping*,ship owner,shipowner,cargo ship operator,container line,ship operator,vessel operator,ocean carrier,merchant shipping*,barge operator?
Ferries and cruise lines|H5010|483114||ferry*,ferry,cruise line,cruise operator
Boat trips and charters|H5010|487210||boat tour*,boat trip*,yacht charter*,boat charter*,sightseeing boat*,charter boat*,charter boat,river cruise*,sailing charter*,whale watching*,boat cruise*,charter yacht*,boat tour operator,charter skipper,charter captain,fishing charter?
Inland barge operators|H5040|483211||barge operator,inland shipping*,barge*
Airlines|H5110|481111|51101|airline,air carrier,airline company,regional airline,low cost airline
Air charter and helicopters|H5110|481211|5110|air charter*,private jet*,helicopter*,air taxi*,charter airline,jet charter*,helicopter charter*
Air freight|H5121|481112||air cargo*,air freight*,air freight airline
Pipelines|H4950|486||pipeline*
Post offices|H5310|491110||post office,postal service,post office operator,sub postmaster,postmaster
* broker, brokerage, agency, agent, firm, office, advisor, adviser, company, provider, business
Health insurers|K6512|524114||health insurer,health insurance company,medical insurer,health plan
Life insurers|K6511|524113||life insurer,life insurance company,life assurer
Reinsurers|K6520|524130|6520|reinsurer,reinsurance company
Insurance companies|K6512|524126||insurer,insurance company,property insurer,general insurer,casualty insurer,mutual insurer,insurance carrier,insurance undertaking,P&C insurer,non life insurer,motor insurer,home insurer,insurance group
Insurance brokers and agents|K6622|524210||insurance*,insurance,insurance broker,insurance agency owner,insurance salesman,broker of insurance,insurance intermediary,benefits broker,employee benefits*,health insurance*,life insurance*,car insurance*,insurance advisor,commercial insurance*,insurance salesperson,MGA,managing general agent,underwriting agency,Medicare broker,Medicare agent,insurtech?
Loss adjusters|K6621|524291||loss adjuster,claims adjuster,insurance adjuster,public adjuster,insurance assessor,damage assessor,claims handler,loss assessor,claims management company,insurance appraiser,independent adjuster
Mortgage brokers|K6619|522310||mortgage*,mortgage,mortgage advisor,mortgage loan officer?,loan broker,mortgage intermediary,home loan broker,finance broker,commercial finance broker,loan officer,credit broker,mortgage adviser,commercial mortgage*
Mortgage lenders|K6492|522292|64922|mortgage lender,mortgage company?,home loan lender,mortgage bank
Financial advisors|K6619|523940||financial advisor,wealth manager,financial planner,IFA,independent financial advisor,wealth management*,RIA,registered investment advisor,financial planning*,wealth*,investment advisor,financial adviser,wealth advisor,wealth advisory*,certified financial planner,money coach,CFP,investment adviser,financial advisory*,financial consultant,robo advisor,pension advisor,retirement planner,retirement planning*,financial coach?,financial planning practice,independent financial*,investment advisory*,advisory practice,financial advice*,pensions adviser,fee only planner,financial services*?
Fund and asset managers|K6630|523940||asset manager,fund manager,hedge fund,asset management*,investment manager,fund management*,investment management*,portfolio manager,pension fund manager,private equity*,private equity fund,hedge fund manager,venture capital firm,VC,VC*,venture capitalist,venture fund,VC fund,private equity firm,PE firm,venture capital*,investment firm,boutique asset manager,family office?,venture capital fund,mutual fund company
Family offices and trusts|K6430||6430|family office,investment trust,trust company
Stockbrokers|K6612|523150||stockbroker,securities broker,brokerage,broker dealer,commodity broker,stock brokerage,forex broker,bureau de change?,trading firm,crypto exchange?,commodity trader?,crypto broker
Stock exchanges|K6611|523210||stock exchange,securities exchange,exchange operator,crypto exchange
Currency exchanges|K6612|||bureau de change,currency exchange*,money changer,foreign exchange*
Money transfer and payments|K6619|522320||payment processor,payment*,payment service provider,payment provider,money transfer*,remittance*,PSP,payments startup,merchant acquirer,money transfer operator,payment institution,payments company,card processor
Banks|K6419|522110|64191|bank,retail bank,community bank,commercial bank,regional bank,challenger bank,neobank,private bank,savings and loan?,banking group,banker?,local bank,digital bank,branch of a bank,savings bank
Building societies|K6419||64192|building society
Credit unions|K6419|522130|-|credit union
Investment banks|K6499|523150|6499|investment bank,M&A advisor,corporate finance advisor,corporate finance*,M&A boutique,investment banking*,merger and acquisition advisor
Consumer and small-business lenders|K6492|522291|6492|lender,consumer lender,payday lender,loan company,microlender,money lender,microfinance institution,MFI,business lender,small business lender,personal loan*,alternative lender,buy now pay later*,credit company,microfinance*,online lender,lending*,consumer finance*,lending startup,private lender,microcredit*,consumer loan*
Leasing companies|K6491|522220||leasing company,finance leasing*,asset finance*,equipment finance*,leasing,lease finance*,equipment leasing company
Factoring companies|K6499|522299|64992|invoice factoring*,factoring*,factor finance,invoice finance*,invoice finance provider
Pension funds|K6530|525110||pension fund,pension scheme,pension provider,pension plan
* rental, hire, rental company, hire company, rental business, rental shop, hire shop, rental agency, rental firm, hire firm, rentals, leasing, rental service, hire service, rental operator, lessor, rental fleet, rental yard
Car rental|N7711|532111||car*,vehicle*,automobile*,van*?,auto*,campervan?,car hire broker,car sharing*,car sharing company,car share operator,car club,rental car company,rental car agency,carsharing*,rental car*,peer to peer car*,Turo host,car subscription company
Car leasing|N7711|532112||car leasing company,fleet leasing*,auto leasing company,vehicle leasing company,fleet management company,car leasing*,vehicle leasing*
Truck, van and RV rental|N7712|532120||truck*,van*,RV*,camper*,campervan*,motorhome*,trailer*,camper van*,caravan*,lorry*,commercial vehicle*
Sports and leisure rental|N7721|532284||bike*,bicycle*,ski*,kayak*,boat*,surfboard*,canoe*,sports equipment*,paddleboard*,e bike*,camping gear*,e scooter*?,scooter share company?,bikeshare operator,bike share operator,canoe and kayak*,jet ski*,scooter*?,ebike*,paddle board*,camping equipment*,cycle*,bike sharing*,beach equipment*,golf cart*,bike share*,beach chair*,outdoor gear*,recreational equipment*
Party, tent and event rental|N7729|532289|77299|party*,tent*,marquee*,event*,wedding*,bouncy castle*,party equipment*,bounce house*,bounce house company,bounce house business,bouncy castle company,bouncy castle business,inflatables company,furniture*,event furniture*,crockery*,party supply*,event equipment*,inflatable*,chair*,wedding decor*,tableware*,party tent*,party supplies*,bouncy castle*,prop*,photo booth*?,table and chair*
Clothing and costume rental|N7729|532281|77299|costume*,formal wear*,suit*,dress*,tuxedo*,fancy dress*,clothing*,clothes*,fashion*,designer dress*,formalwear*,gown*,baby gear*?,kimono*
Consumer goods rental|N7729|532210|77299|appliance*,TV*,electronics*,rent to own shop,home electronics*,musical instrument*?
Home health equipment rental|N7729|532283|77299|wheelchair*,medical equipment*,mobility equipment*,mobility scooter*,home health equipment*
Tool hire|N7729|532310|77299|tool*,tool and equipment*,general equipment*,DIY tool*
Construction plant hire|N7732|532412||construction equipment*,plant*,crane*,scaffold*,equipment*,machinery*,digger*,heavy equipment*,excavator*,plant hire,tool and plant*,aerial lift*,construction machinery*,access platform*,generator*?,forklift*?,cherry picker*,construction plant*,crane operator,mini digger*
Farm machinery rental|N7731|532490||farm machinery*,farm equipment*,tractor*,agricultural machinery*
Office and computer rental|N7733|532420||computer*,office equipment*,laptop*,photocopier*,IT equipment*,office furniture*?
Industrial equipment rental|N7739|532490|77390|generator*,audio visual equipment*,AV*,AV equipment*,camera*,film equipment*,stage equipment*,forklift*,industrial equipment*,container*,portable building*,modular building*,camera equipment*,vending machine*,lighting*,sound equipment*,PA*,audio equipment*,video equipment*,shipping container*
Aircraft leasing|N7735|532411|77352|aircraft*,plane*,airplane*,jet*
Ship leasing|N7734|532411|7734|ship*,yacht*?,vessel*
Licensors and brand owners|N7740|533110||licensor,patent holder,brand licensing company,franchisor,licensing company
* organization, organisation, association, group, body, foundation, fund, institution, network, office
Charities and nonprofits||813|-|!charity,!nonprofit,!non profit,!nonprofit*,!not for profit,!not for profit*,!NGO,!charitable*,!third sector*,small nonprofit,small charity,local charity,community nonprofit,voluntary*,volunteer*,!voluntary sector organization,community*,community interest company,CIC,non governmental organization,local nonprofit
Foundations|S9499|813211||foundation,grantmaker,grantmaking*,community foundation,philanthropic*,charitable trust,!foundation
Social service charities|Q8899|624190||social service agency,social services nonprofit,youth charity,family service agency,community center,youth center,homeless charity,refugee charity,advice center,social enterprise?,refugee*,crisis center,mentoring charity,youth*,social worker?,social work*,community development*,mental health charity,immigrant services nonprofit,family support*,social services*,women's*,youth services nonprofit,migrant*,youth club
Food banks|Q8899|624210||food bank,soup kitchen,food pantry,community fridge,food charity
Homeless shelters|Q8790|624221||homeless shelter,women's shelter,domestic violence shelter,temporary shelter,shelter for homeless people,crisis shelter,women's refuge,night shelter
Adoption and foster care|Q8899|624110||foster care agency,adoption agency,fostering agency,fostering*
Job training and sheltered workshops|Q8899|624310||vocational rehabilitation*,sheltered workshop
Churches and religious bodies|S9491|813110||church,mosque,synagogue,temple,parish,religious*,congregation,ministry,faith*,house of worship,diocese,religious congregation,place of worship,faith community,evangelical church,church congregation,monastery,megachurch,religious charity,church plant,pastor?,priest?,gurdwara
Trade and business associations|S9411|813910||trade association,chamber of commerce,business association,industry*,employers association,trade body,trade*,business improvement district,business*,employers*,farmers association?,industry association,main street association,merchants association
Professional associations|S9412|813920||professional association,bar association,medical association,professional body,professional*,professional society,learned society,medical society
Unions|S9420|813930||trade union,labor union,union,union local,workers union,union branch
Political parties|S9492|813940||political party,political campaign,campaign organization,political*
Clubs and associations|S9499|813410||!club,social club?,alumni association,hobby club,rotary club,scout group,fraternity,sorority,civic association,parent teacher association,PTA,residents association?,members club,membership*,civic*,scout*,cultural*,cultural association,membership association,student union?,community group,membership organization,youth organization?,!association,gardening club,chess club,book club,alumni*,women's club,community association?
Homeowners associations|S9499|813990||homeowners association,HOA,condo association,residents association,owners association,condominium association,condo board,HOA board,tenants association,co op board,homeowner association
Advocacy groups|S9499|813312||environmental charity,environmental group,conservation*,environmental nonprofit,conservation charity,wildlife charity,conservation group,climate nonprofit
Human rights and advocacy groups|S9499|813311||advocacy*,human rights*,campaign group,pressure group,civil rights*
* department, office, agency, authority, body, unit, government, administration, service
Local governments|O8411|||city government,municipality,city council,local council,town council,local government,local authority,county council,council,public administration,government*,!government,city hall,county government,parish council,town hall,public sector*,borough council,village government,municipal*,public*,local*,city*,government,state government,county*,small town government,civil service*,municipal council,public sector organization,federal agency,state agency,town government,town*,mayor
Police forces|O8424|||police*,police force,sheriff*,police,law enforcement*
Fire departments|O8425|||fire*,fire brigade,fire and rescue*,volunteer fire*,fire station
Courts|O8423|||court,court*,law court
Prisons|O8423|||prison,correctional facility,jail,detention center
Public health departments|O8412|||public health*,health department
Embassies|O8421|||embassy,consulate
Military|O8422|||armed forces,army,military unit,military base
`
