/** Construction, property and work around buildings. The format is described in `trade-table.ts`. */
export const BUILDING = `
* contractor, company, firm, business, installer, fitter, specialist, installation, repair, service
Home builders|F4120|236115|41202|home builder,house builder,builder,homebuilding,residential builder,residential construction*,new home builder,self build*,custom home builder,builder of houses,general contractor,general contracting,GC,main contractor,building firm,building*,building trade
Home remodelers|F4120|236118|41202|remodeler,home remodeler,remodeling*,home remodeling*,renovation*,home renovation*,home renovator,kitchen remodeler,bathroom remodeler,kitchen remodeling*,bathroom remodeling*,home improvement*,loft conversion*,loft converter,extension builder,house flipper,home improvement
Construction companies|F41|236|41|!construction,!construction*,construction firm,construction business,construction site,construction crew,construction SME,construction subcontractor,!contractor
Building trades|F43|238||!tradie,!tradesman,!tradesperson,!tradeswoman,!trades business,!trade contractor,!subcontractor,!specialty contractor,!specialist contractor,!trades company,!building trade contractor,!home services contractor,!skilled trade
Commercial builders|F4120|236220|41201|commercial builder,commercial construction*,commercial contractor,commercial general contractor,office builder,shopfitting contractor
Property developers|F4110|236117||property developer,real estate developer,land developer?,housing developer,estate developer,property development*,real estate development*,developer of housing
Land subdividers|F4110|237210||land developer,land subdivider,land development*
Road builders|F4211|237310||road builder,road construction*,paving contractor?,highway contractor,highway construction*,asphalt contractor?,civil engineering contractor,civil contractor,road surfacing*
Utility construction contractors|F4221|237110||water main contractor,sewer contractor,pipeline contractor?,utility contractor,utilities contractor,drainage contractor,well driller,well drilling*,water well driller
Power and telecom line builders|F4222|237130||power line contractor,telecom line contractor,fiber installer,fiber optic installer,fibre broadband installer,line construction*
Demolition contractors|F4311|238910||demolition*,demolition crew,wrecking company,demolisher
Excavation and site preparation|F4312|238910||excavation*,excavator,groundwork*,groundworker,earthmoving*,site preparation*,digger driver,digger hire with operator,land clearing*,grading contractor
Electricians|F4321|238210||electrician,electrical*,electrical trade,sparky,sparkie,electric contractor,electrics*,wiring*,EV charger*,EV charging installer,ev charge point installer,solar*,solar panel*,solar PV*,solar energy installer,PV installer,security system installer?,alarm*,burglar alarm*,fire alarm*,home automation installer,smart home installer,AV installer,audio visual installer,lighting contractor,data cabling*,network cabling*,photovoltaic*
Plumbers and heating engineers|F4322|238220||plumber,plumbing*,plumbing and heating*,plumbing,heating*,heating engineer,heating technician,gas engineer,gas fitter,gas safe engineer,boiler*,boiler engineer,heat pump*,HVAC*,HVAC tech,HVAC technician,HVAC,HVAC business,heating and cooling*,heating and air conditioning*,air conditioning*,air conditioning engineer,aircon engineer,HVAC engineer,aircon*,AC*,AC technician,furnace*,refrigeration*,refrigeration engineer,refrigeration technician,pipefitter,pipe fitter,sprinkler fitter,fire sprinkler*,drain*?,mechanical contractor,heating and ventilation*,ventilation*,water heater*,bathroom fitter?,irrigation contractor?
Insulation contractors|F4329|238310||insulation*,insulator,spray foam*,loft insulation*,cavity wall insulation*,weatherization*,energy retrofit*
Elevator and door system installers|F4329|238290||elevator*,lift engineer,lift*,elevator technician,escalator*,garage door*,automatic door*,gate automation*,lightning protection*,garage door technician
Plasterers and drywallers|F4331|238310||plasterer,plastering*,drywall*,drywaller,dry liner,dry lining*,sheetrock*,stucco*,renderer,rendering contractor
Carpenters and joiners|F4332|238350||carpenter,carpentry*,carpentry,joiner,joinery*,joinery,finish carpenter,trim carpenter,kitchen fitter,kitchen*,door fitter,door*,staircase*,wardrobe fitter,cabinet installer,cabinet fitter,millwork installer,chippie?,shopfitter,shop fitter,shopfitting*
Window installers|F4332|238150||window*,window replacement*,double glazing*,replacement window*,conservatory builder,conservatory*,conservatories installer
Flooring installers|F4333|238330||floor layer,flooring*,floorer,carpet fitter,carpet layer,carpet*?,hardwood floor*,wood floor*,floor sander,floor sanding*,flooring*,laminate flooring*,vinyl floor*,floor*,parquet*
Tilers|F4333|238340||tiler,tiling*,tile setter,tile installer,tile contractor,tile fitter,wall tiler,floor tiler
Painters and decorators|F4334|238320|43341|painter and decorator,painter,painting*,house painter,!decorator,painting and decorating*,home painter,painting crew,wallpaper hanger,wallpaper*,paperhanger,commercial painter,painting business
Glaziers|F4334|238150|43342|glazier,glazing*,glass and glazing*,glass*,glass shop
Roofers|F4391|238160||roofer,roofing*,roofing,roof*,roof repairer,slater,thatcher,roof tiler,flat roof*,gutter*,guttering*,roofing crew
Framers|F43|238130||framing*,framer of houses,house framer,timber frame*,roof truss installer,framing carpenter
Scaffolders|F4399|238990|43991|scaffolder,scaffolding*,scaffold*,scaffolding
Bricklayers and masons|F4399|238140|43999|bricklayer,brickie,mason,stonemason,stone mason,masonry*,bricklaying*,brickwork*,stonework*,chimney builder,chimney repair*,chimney repairer,drystone waller,dry stone waller,pointing contractor
Concrete contractors|F4399|238110|43999|concrete*,concrete finisher,concreter,foundation contractor,foundation*,concrete pumper,concrete pumping*,underpinning*,formwork*
Swimming pool builders|F4399|238990|43999|swimming pool builder,pool builder,pool installer,pool contractor,swimming pool contractor,swimming pool installer,pool construction*,hot tub installer
Paving and driveway contractors|F43|238990|43|driveway*,paving*,paver,block paving*,paver installer,patio builder,patio*,driveway paver
Fence builders|F4329|238990||fence*,fencing*,fencer,fence builder,deck builder?,railing*
Deck builders|F43|238||deck builder,decking*,deck*
Waterproofing and damp proofing|F4399|238390|43999|waterproofing*,damp proofing*,basement waterproofing*,damp proofer
Steel erectors|F4399|238120|43999|steel erector,structural steel*,steel erection*,ironworker,steelwork contractor
Siding contractors|F43|238170||siding*,cladding*,cladder
Mold, asbestos and lead removal|E3900|562910||mold remediation*,mould removal*,asbestos removal*,asbestos*,asbestos surveyor?,remediation*,lead abatement*,environmental remediation*
Handymen|F4339|236118||handyman,handywoman,handyperson,handyman*,odd job man,property maintenance*,home repair*,home maintenance*,home repair,maintenance contractor,fixer upper,building maintenance*
Water, fire and storm damage restoration|F4339|||water damage restoration*,fire damage restoration*,flood restoration*,restoration contractor,disaster restoration*
Estate agents|L6831|531210||estate agent,estate agency,real estate agent,realtor,real estate broker,real estate brokerage,letting agent,lettings agent,letting agency,lettings agency,real estate agency,property agent,rental agent,realty company,realty firm,property broker,real estate office,real estate team,leasing agent,buyer agent,commercial real estate broker,commercial real estate brokerage,apartment locator,estate and letting agent,estate and lettings agent,real estate professional,real estate company,real estate,realty,broker of real estate,holiday let agency?,high street estate agent
Property managers|L6832|531311||property manager,property management*,property management,block manager,block management*,managing agent,residential property manager,apartment manager,building manager,facilities of apartment buildings,HOA manager,HOA management*,community association manager,condo manager,rental property manager,strata manager,housing manager,property management firm,landlord agent,short let manager,vacation rental manager,airbnb manager,short term rental manager,holiday let manager,Airbnb management*,vacation rental management*
Commercial property managers|L6832|531312||commercial property manager,commercial property management*,office building manager,shopping center manager
Landlords of homes|L6820|531110|68209|landlord,landlady,private landlord,residential landlord,buy to let investor,rental property owner,apartment building owner,multifamily owner,real estate investor?,property investor,student housing provider,small landlord,multifamily operator,apartment complex,apartment building,HMO landlord,build to rent operator,student accommodation provider,owner of rental property,rental home owner
Landlords of business premises|L6820|531120|68209|commercial landlord,office landlord,shopping center owner,mall owner,shopping mall,shopping center,owner of office buildings
Coworking spaces|L6820|531120|68209|coworking space,co working space,coworking operator,serviced office,shared office,flexible office,coworking*,flex office,flexible workspace,business center,hot desk space,maker space?
Housing associations|L6820|531110|68201|housing association,social landlord,housing cooperative,co op housing,registered provider of social housing,social housing provider,affordable housing provider,public housing agency?
Mobile home parks|L6820|531190|68209|mobile home park,trailer park,manufactured home community,park home operator,mobile home community
Self-storage facilities|H5210|531130|52103|self storage,self storage*,storage unit,mini storage,storage facility,mini warehouse,self store,storage unit facility,self storage facility,self storage operator,self storage site,storage yard
Real estate appraisers|L6831|531320||real estate appraiser,property appraiser,property valuer,home appraiser,chartered valuation surveyor,house appraiser,appraiser of homes
Home inspectors|M7120|541350||home inspector,home inspection*,building inspector,property inspector,house inspector,energy assessor,energy auditor,building inspection*,snagging inspector,snagging company,domestic energy assessor
Home stagers|M7410|||home stager,home staging*,interior designer?,property stager,property staging*
Interior designers|M7410|541410||interior designer,interior design*,interior decorator,interior stylist,interior design studio,interior design practice,interiors studio,kitchen designer,home designer,interior decorating*,interior architect
Landscape architects|M7111|541320|71112|landscape architect,landscape architecture*,garden designer,landscape designer,garden design*
Landscapers and gardeners|N8130|561730||landscaper,landscaping*,landscape gardener,landscape contractor,gardener,gardening*,lawn care*,lawn care,lawn mowing*,lawn mower service,lawn service,mowing service,yard care*,grounds maintenance*,groundskeeper,groundsman,lawn maintenance*,hardscaper,hardscaping*,yard maintenance*,landscape*,turf care*,turf management*,garden maintenance*,gardening business,snow plow*,snow removal*,snow plowing*,irrigation*,lawn sprinkler*,green roof*,artificial grass*,artificial turf*,hedge cutter,groundskeeping*,landscape maintenance*,landscaping
Tree surgeons|N8130|561730||tree surgeon,arborist,tree care*,tree service,tree removal*,tree trimmer,tree trimming*,arboriculturist,tree surgery*,stump grinder,stump removal*,tree cutter,arborist,arb crew,arboricultural*
Cleaning companies (offices)|N8121|561720||office cleaner,office cleaning*,commercial cleaning*,commercial cleaner,janitorial*,janitor,janitorial service,contract cleaner,contract cleaning*,cleaning contractor,!cleaner,!cleaning*,cleaning crew,!cleaning,school cleaning*,industrial cleaning*?,cleaning agency,cleaning business,building cleaning*,janitorial
Home cleaners|N8121|561720||house cleaner,house cleaning*,home cleaning*,home cleaner,domestic cleaner,domestic cleaning*,maid service,maid,maid agency,residential cleaning*,residential cleaner,apartment cleaner,airbnb cleaner,vacation rental cleaner,holiday let cleaner,end of tenancy cleaner,end of tenancy cleaning*,move out cleaner,turnover cleaner,cleaning lady,airbnb cleaning*
Window cleaners|N8122|561720|81221|window cleaner,window cleaning*,window washer,window washing*
Carpet and upholstery cleaners|S9601|561740||carpet cleaner,carpet cleaning*,upholstery cleaner,upholstery cleaning*,rug cleaner,rug cleaning*
Chimney sweeps and exterior cleaners|N8122|561790|81223|chimney sweep,chimney cleaner,chimney cleaning*,duct cleaner,duct cleaning*,air duct cleaning*,boiler cleaner
Pressure washing companies|N8122|561790|81229|pressure washer,pressure washing*,power washing*,power washer,exterior cleaning*,gutter cleaner,gutter cleaning*,roof cleaner,roof cleaning*,driveway cleaner,driveway cleaning*,jet washing*,soft washing*,solar panel cleaner,solar panel cleaning*,graffiti removal*
Swimming pool maintenance|N8129|561790|81299|pool cleaner,pool cleaning*,swimming pool cleaner,pool maintenance*,pool service,pool service technician,pool technician,swimming pool maintenance*,pool guy
Pest controllers|N8129|561710|81291|pest controller,pest control*,pest control,exterminator,exterminating*,termite control*,rat catcher,bed bug exterminator,wildlife control*,fumigator,mosquito control*,bird control*,pest management*
Facilities managers|N8110|561210||facilities management*,facility management*,facilities manager,facility manager,FM company,FM provider,facilities maintenance*,facilities management
Locksmiths|N8020|561622||locksmith,locksmithing*,lock smith,key cutter,emergency locksmith,auto locksmith
Security system companies|N8020|561621||security system*,security alarm*,alarm monitoring*,home security*,CCTV*,CCTV installer,alarm company,alarm monitoring company,access control installer,security integrator,fire and security installer
Security guard companies|N8010|561612||security guard*,security company,security firm,security guard,guard service,private security*,event security*,door supervisor,bouncer,manned guarding*,security contractor,security officer,patrol service,bodyguard,door staff agency,close protection*
Junk removal and house clearance|E3811|562111||junk removal*,junk hauler,house clearance*,rubbish removal*,waste collector,waste collection*,trash collector,garbage collector,garbage hauler,trash hauler,refuse collector,waste hauler,waste management*,waste carrier,skip hire*,skip hire,dumpster rental*,dumpster rental,roll off dumpster*,bin collection*,man and van rubbish,waste disposal*?,skip company
Septic tank and portable toilet services|E3700|562991||septic*,septic tank*,septic pumper,septic pumping*,septic service,portable toilet*,portable toilet hire,portaloo hire,porta potty rental
Drain and sewer cleaners|E3700|562998||drain cleaner,drain cleaning*,drainage engineer,drain unblocker,drainage*,sewer cleaning*,drain unblocking*
Scrap dealers|G4677|423930||scrap metal dealer,scrap dealer,scrap yard,scrapyard,scrap metal*,scrap merchant,scrap yard,breaker of scrap
Recycling companies|E3832|562920||recycling*,recycler,metal recycler,recycling center,recycling plant,recycling firm,plastic recycler,e waste recycler,electronics recycler
Landfills|E3821|562212||landfill,landfill operator
Composting sites|E3821|||composting*,composting facility,composting site
Water companies|E3600|221310||water utility,water company,water supplier,water supply*,waterworks
Solar farms|D3511|221114||solar farm,solar farm developer,solar park,solar developer,solar power producer
Wind farms|D3511|221115||wind farm,wind park,wind power producer,wind farm operator
Electric utilities|D3513|221122||electric utility,power utility,electric cooperative,electric co op,electric coop,utility company?,grid operator,distribution network operator
Energy suppliers|D3514|221122||energy supplier,electricity supplier,energy retailer,power supplier,energy company?
Gas utilities|D3522|221210||gas utility,natural gas distributor,gas network operator
`
