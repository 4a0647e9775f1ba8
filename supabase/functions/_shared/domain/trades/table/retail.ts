/** Shops, dealers, wholesalers and repair. The format is described in `trade-table.ts`. */
export const RETAIL = `
* shop, retailer, seller, dealer, boutique, chain, retail business, retail
Shops|G47|||!shop,!retailer,!retail shop,!retail business,!retail chain,!retail*,high street shop,high street retailer,brick and mortar retailer,brick and mortar shop,independent retailer,!merchant,!retail brand,retail outlet,!retail outlet,!shopkeeper,!store owner,bricks and mortar retailer
Online shops|G4791|||online shop,online retailer,e commerce*,ecommerce merchant,e commerce business,e commerce brand,online seller,ecommerce store,webshop,web shop,Shopify store,Shopify merchant,Shopify seller,Shopify shop,Etsy seller,Etsy shop,eBay seller,Amazon seller,Amazon FBA seller,marketplace seller,DTC brand,D2C brand,direct to consumer brand,mail order company,dropshipper,dropshipping*,ecommerce startup,e tailer,FBA seller,online merchant,online boutique,Shopify brand,internet retailer,e commerce company,subscription box company,subscription box business,online business?
Department stores|G4719|455110||department shop
Variety and discount stores|G4719|455219||discount shop,dollar shop,pound shop,variety shop,general merchandise*,thrift variety shop,99 cent shop,five and dime,general store?
Pharmacies|G4773|456110||pharmacy,chemist,drugstore,community pharmacy,dispensing chemist,compounding pharmacy,pharmacist,apothecary,drug shop,retail pharmacy,pharmacy chain,pharmacist owner
Cosmetics shops|G4775|456120||cosmetics*,beauty supply*,perfume*,perfumery,beauty shop?,makeup*,skincare*,beauty retailer,beauty supply,fragrance*,cosmetic*
Opticians|G4778|456130|47782|optician,eyewear*,opticians shop,optical*,eyeglass*,dispensing optician,spectacle*,sunglasses*
Optometrists|Q8690|621320||optometrist,eye doctor,optometry practice,eye clinic?,optometry office,optometric practice,eye care practice,optometry clinic,optician?,optometry*
Hearing aid shops|G4774|456199|47741|hearing aid*,hearing aid audiologist?,hearing center,hearing aid clinic
Medical supply shops|G4774|456199|47749|medical supply*,mobility shop,orthopedic shop,medical supply store,mobility aid*,mobility equipment*
Vitamin and supplement shops|G4729|456191||vitamin*,supplement*,nutrition*,health supplement*
Clothing shops|G4771|458110||clothing*,clothes*,fashion*,boutique,fashion boutique,dress*,menswear*,womenswear*,children's clothing*,bridal*,bridal shop,bridalwear*,lingerie*,kids clothing*,apparel*,streetwear*,baby clothes*,school uniform*,surf shop?,bridal boutique,wedding dress*,maternity clothing*,hat*,underwear*,fashion store,workwear*,clothier,independent fashion boutique,draper,plus size boutique,menswear,womenswear,bridal salon,ladies fashion boutique,swimwear*
Shoe shops|G4772|458210|47721|shoe*,footwear*,sneaker*,trainer shop
Leather goods and luggage shops|G4772|458320|47722|luggage*,leather goods*,handbag*,bag*
Jewelers|G4777|458310||jeweler,jewelry*,watch*,jewelry store owner,goldsmith?,diamond*,high street jeweler,jewellery boutique
Florists|G4776|459310||florist,flower*,flower shop,floral designer,floral*,florist shop,wedding florist,flower stall,floral design studio,floristry*,bouquet*,flower market stall,floral arranger,house plant*?
Garden centers|G4776|444240||garden center,plant shop,nursery and garden center,garden shop,garden supply*,gardening*,house plant*,garden centre,plant nursery?,seed*
Farm supply stores||444240|-|feed shop,farm supply*,farm supplies*,agricultural supply*,animal feed*,country shop
Pet shops|G4776|459910||pet*,pet supply*,pet supplies*,aquarium shop,pet food*,pet store,dog boutique,aquatics shop,pet supply,reptile shop
Furniture stores|G4759|449110|47599|furniture*,mattress*,bed shop,bed*,sofa shop,sofa*,furniture showroom,furniture gallery,office furniture*?
Home goods stores|G4759|449129|47599|homeware*,home decor*,home goods*,kitchenware*,housewares*,lighting*,home furnishings*,cookware*,interiors shop,home accessories*,household goods*,linen*
Curtain and blind shops|G4753|449122||curtain*,blind*,window treatment*,window covering*,blinds company,blinds fitter,curtain maker?
Carpet and flooring shops|G4753|449121||carpet*,rug*,flooring*,floor covering*,tile*?,carpet showroom
Appliance stores|G4754|449210||appliance*,electrical appliance*,white goods*,home appliance*,domestic appliance*
Electronics stores|G4743|449210||electronics*,hi fi*,TV*,audio*,consumer electronics*,audio equipment*,hifi shop
Computer shops|G4741|449210||computer*,PC*,computer store,video game*,gaming shop
Phone shops|G4742|449210|47421|phone*,mobile phone*,cell phone*,cell phone store,smartphone*,phone accessory*,cellphone*
Hardware stores|G4752|444140||hardware*,ironmonger,DIY*,DIY store,tool*,hardware store owner,do it yourself*
Home improvement centers|G4752|444110||home improvement center,home center,home improvement store,home improvement chain
Paint and wallpaper shops|G4752|444120||paint*,wallpaper*
Builders' merchants|G4752|444180||builder's merchant,builders merchant,lumber yard,lumberyard,timber merchant,building supply*,building material*,building supplies*,timber yard,building materials merchant,plumbing merchant?,kitchen showroom,bathroom showroom,tile showroom,tile*,fireplace shop,lumber dealer,kitchen*,bathroom*,kitchen and bath showroom,door shop,door*,window shop
Garden machinery dealers|G4752|444230||lawn mower*,outdoor power equipment*,garden machinery*,lawnmower*
Bookshops|G4761|459210||book*,bookseller,comic book*,comic*,bookshop owner,indie bookshop,bookstore owner,children's bookshop,comics shop
Stationers|G4762|459410||stationer,stationery*,office supply*,office supplies*,card shop?,newsagent,art supply*?,pen shop
Newsagents|G4762|459210||newsagent,newsstand,news kiosk,newspaper kiosk,kiosk?,paper shop
Gift shops|G4778|459420|47789|gift*,souvenir*,card shop,greeting card*,museum shop,party supply*,gift store owner,novelty*,greeting cards*,tourist shop
Toy and game shops|G4765|459120||toy*,game*,hobby*,board game*,model shop,model railway shop,hobby store,trading card*,toystore,tabletop game*,toys and games*
Craft, fabric and sewing shops|G4751|459130||fabric*,yarn*,knitting*,wool shop,haberdashery,haberdasher,sewing*,craft*,quilt*,craft supply*,craft supplies*,needlework*,quilting*,textile*
Art supply shops|G4778|459999|47789|art supply*,art supplies*,art materials*
Coin and stamp dealers|G4778|459999|47789|coin*,stamp*,coin and stamp*,numismatist
Sports shops|G4764|459110||sports*,sporting goods*,bike*,bicycle*,bike shop,cycle shop,ski*,golf shop,outdoor shop,surf*,running shop,fishing tackle*,tackle shop,skate shop,skateboard*,camping shop,camping equipment*,dive shop,bait shop,archery*,outdoor gear*,outdoor equipment*,cycling*,sportswear*,fitness equipment*,kayak*,snowboard*,saddlery?,e bike*,ebike*,surfboard*,bike store,horse tack*,tack shop,pro shop,hunting shop
Gun shops|G4778|459110|47789|gun*,firearms*,ammunition*
Musical instrument shops|G4759|459140|47591|musical instrument*,music shop,music store,guitar*,piano*,instrument*
Record shops|G4763|449210||record*,vinyl*,vinyl record*,music and video*,CD shop
Antique dealers|G4779|459510|47791|antique*,antiques*,antiquarian,antique shop,antiquarian bookseller,antique furniture*
Second-hand shops|G4779|459510|47799|second hand*,secondhand*,thrift*,charity shop,vintage*,consignment*,resale*,used book*,vintage clothing*,used clothing*,flea market vendor,thrift store owner,used furniture*,clothing reseller,reseller,consignment store,preloved fashion*,op shop,used goods*,vintage clothes*,secondhand clothing*,second hand clothes*,sneaker reseller,used bookshop,second hand bookshop,charity shop chain
Pawn shops|K6492|522299|6492|pawn*,pawnbroker,pawn broker
Art galleries|G4778|459920|47781|art gallery,art dealer,gallery,gallerist,art shop,commercial gallery,contemporary art gallery,gallery owner
Auction houses|G4779||47799|auction house,auctioneer,auction*
Tobacco and vape shops|G4726|459991||tobacconist,tobacco*,smoke shop,cigar*,vape*,vaping*,e cigarette*,head shop
Cannabis shops||459999|-|cannabis dispensary,dispensary,marijuana dispensary,cannabis*,weed dispensary,weed shop,coffeeshop selling cannabis,marijuana*
CBD shops|G4778||47789|CBD*,hemp*
Market traders|G4781|||market stall,market trader,market vendor,farmers market vendor,stallholder,street vendor,stall holder,farmers' market stall,market stallholder,farmers market,farmers' market trader,street trader,street market trader,pop up shop?,flea market?,street market
Vending machine operators|G4799|445132||vending machine operator,vending*,vending machine*,vending company,vending operator,vending business
Door-to-door and direct sellers|G4799|||door to door*,direct sales company,direct seller
Filling stations|G4730|457110||petrol station,gas station,filling station,fuel station,service station,forecourt,gas station owner,truck stop,petrol forecourt,fuel retailer,petrol retailer,motorway services
Heating oil and propane dealers|G4778|457210|47789|heating oil*,propane*,fuel oil*,firewood*,coal merchant,log supplier,firewood supplier,heating oil supplier,propane supplier,heating oil company
New car dealers|G4511|441110|45111|car*,car dealership,auto dealership,auto*?,automobile*,franchised dealer,new car*,car dealership group,auto dealer,franchised car dealer,vehicle*,car showroom,dealership,EV*
Used car dealers|G4511|441120|45112|used car*,secondhand car*,second hand car*,used car lot,used vehicle*,pre owned car*,car trader,used car dealership,classic car*
RV and caravan dealers|G4519|441210||RV*,caravan*,motorhome*,camper van*,camper*,RV dealership,campervan*
Truck dealers|G4519|423110||truck dealer,truck dealership,lorry dealer,trailer dealer?
Motorcycle dealers|G4540|441227||motorcycle*,motorbike*,scooter*,powersports*,ATV*,motorcycle dealership,moped*
Motorcycle repairers|G4540|811490||motorcycle repair,motorcycle mechanic,motorbike mechanic,motorbike garage,motorcycle repair shop,motorcycle garage,motorbike repair shop
Boat dealers|G4764|441222||boat*,yacht*,marine dealer,boat dealership,yacht broker?
Yacht brokers|G4614|||yacht broker,ship broker?,yacht brokerage
Car parts shops|G4532|441330||auto parts*,car parts*,car accessory*,motor factor,auto accessory*,auto part*,car part*,vehicle parts*
Tire shops|G4532|441340||tire*,tire center,tire fitter?,tire store chain
Tire fitters|G4520|811198||tire fitter,tire fitting*,mobile tire fitter,tire repair shop,tire service,mobile tire fitting,tire*?
Manufactured home dealers|G4778|459930|47789|manufactured home*,mobile home*
* repair, repair shop, repairer, repair business, mechanic, technician, restorer, fixer, servicing, repair company, restoration, repair service
Car repair garages|G4520|811111||garage,MOT garage,car*,auto*,auto repair*,mechanic,car mechanic,auto mechanic,auto shop,auto repair shop,car repair garage,vehicle*,automotive*,automotive shop,car workshop,MOT station,MOT test center,service garage,car service center,auto garage,mobile mechanic,vehicle workshop,car garage,automotive repair*,garage owner,diesel*,truck*,van*,auto workshop,smog check station,repair garage,MOT tester,auto electrician,EV*,fleet*?,independent garage,commercial vehicle*,car repair garage,lorry*,brake shop,4x4 specialist,RV*?,classic car*,classic car restorer,MOT center,motor mechanic,car service garage,motor trade business?,automobile*
Transmission and exhaust shops|G4520|811114||transmission*,muffler shop,transmission shop,clutch shop,exhaust shop,exhaust fitter,exhaust*
Body shops|G4520|811121||body shop,bodyshop,auto body shop,collision*,collision center,panel beater,smash repairer,dent repair*,paintless dent repair*,paintless dent*,car body shop,car painter,vehicle body*,bodywork*,auto body*,crash repairer,accident repair center,car body*,dent removal*,autobody*,car wrapping*,car wrap shop,vehicle wrap company,auto painter,smart repairer,auto upholsterer,collision shop
Windscreen repairers|G4520|811122||windscreen*,windshield*,auto glass*,autoglass*,windscreen fitter,auto glass shop,window tinter?
Oil change shops|G4520|811191||oil change shop,quick lube,lube shop,oil change*
Car washes and detailers|G4520|811192||car wash,carwash,auto detailer,car detailer,car valeter,mobile valeter,auto detailing*,car detailing*,detailer,valeter,mobile car wash,car valeting*,hand car wash,mobile detailer,car wash operator,car cleaner,vehicle detailer,auto detailing,car valet,detailing*,truck wash,mobile detailing*,auto detailing business,car detailing business
Towing companies|H5221|488410|52219|towing*,tow truck operator,tow truck,roadside assistance*,breakdown recovery*,vehicle recovery*,tow company,towing company,tow truck company,towing,breakdown service,recovery truck operator,tow operator,tow truck driver
Bike repairers|S9529|811490||bike*,bicycle*,cycle*,bike mechanic,e bike*,bike workshop,bicycle mechanic,mobile bike mechanic
Phone repairers|S9512|811210||phone*,mobile phone*,cell phone*,smartphone*,iPhone*,phone screen*
Computer repairers|S9511|811210||computer*,laptop*,PC*,IT repair shop,computer repair,printer*,data recovery*
Electronics repairers|S9521|811210||electronics*,TV*,audio equipment*,hi fi*,television*,game console*
Appliance repairers|S9522|811412||appliance*,washing machine*,white goods*,home appliance*,domestic appliance*,vacuum cleaner*,vacuum*
Garden equipment repairers|S9522|811411||lawn mower*,lawnmower*,small engine*,garden machinery*
Furniture restorers and upholsterers|S9524|811420||upholsterer,furniture restorer,furniture*,reupholstery*,french polisher,antique restorer,upholstery*,upholstery shop,antique furniture*
Cobblers|S9523|811430||cobbler,shoe*,shoemaker?,shoe repairer,heel bar,leather*,boot*,shoe mender
Watch and jewelry repairers|S9525|811490||watch*,watchmaker?,jewelry*,clock*,horologist,watch repairer
Tailors and alterations|S9529|811490||tailor?,alterations*,seamstress,clothing alterations*,tailoring*?,clothing*,dress alterations*,alteration shop,dressmaker?,alterations tailor,alterations,clothing alteration*,clothes*,sewing repair
Musical instrument and piano tuners|S9529|811490||piano tuner,instrument*,musical instrument*,guitar*,luthier?,piano*,violin*
Machinery repairers|C3312|811310||machinery*,machine*,industrial equipment*,farm equipment*,agricultural machinery*,forklift*,industrial machinery*,tractor*,heavy equipment*,maintenance engineer,industrial maintenance*,farm machinery*,construction equipment*,equipment*,pump*,millwright,elevator machinery*
Boat repairers|C3315|811490||boat*,yacht*,marine*,marine engineer?,boatyard?,marine mechanic,boat mechanic,boat yard?,outboard motor*
Aircraft maintenance|C3316|488190||aircraft*,aircraft maintenance*,aviation maintenance*,airplane*,aviation*
Electrical equipment repairers|C3314|||electric motor*,motor rewinder,electrical equipment*
* wholesaler, distributor, wholesale, supplier, importer, exporter, wholesale business, wholesale company, distribution company, distribution, trader
Wholesalers|G46|42||!wholesaler,!distributor,!wholesale*,!wholesale,wholesale distributor,!importer,!exporter,!importer and exporter,import export company,!trading company,import export business,!distribution company,!distribution business,!distribution*,B2B wholesaler,!wholesale trade
Food wholesalers|G4639|424410||food*,grocery*,foodservice*,food service*,cash and carry,food and drink*,food and beverage*,organic food*,restaurant supplier?,food distributor,specialty food*,speciality food*,gourmet food*
Fruit and vegetable wholesalers|G4631|424480||fruit and vegetable*,produce*,fruit*,vegetable*,fresh produce*
Meat wholesalers|G4632|424470||meat*,catering butcher
Dairy wholesalers|G4633|424430||dairy*,cheese*,egg*
Fish wholesalers|G4638|424460||fish*,seafood*
Beer wholesalers|G4634|424810|46342|beer*,brewery distributor
Wine and spirits wholesalers|G4634|424820|46342|wine*,wine importer,spirits*,alcohol*,drinks*,wine and spirits*,liquor*
Coffee, tea and spice wholesalers|G4637|424490||coffee*,tea*,spice*,coffee trader,green coffee importer
Confectionery wholesalers|G4636|424450||confectionery*,candy*,sugar*,chocolate*
Flower and plant wholesalers|G4622|424930||flower*,plant*,florist supply*,cut flower*
Grain merchants|G4621|424510||grain*,grain merchant,feed merchant,grain elevator,seed*,animal feed*
Textile wholesalers|G4641|424310||textile*,fabric*
Clothing wholesalers|G4642|424350||clothing*,apparel*,garment*,fashion*,shoe*,footwear*
Household goods wholesalers|G4649|423220|46499|household goods*,houseware*,homeware*,giftware*,gift*
Toy wholesalers|G4649|423920|46499|toy*,game*
Sporting goods wholesalers|G4649|423910|46499|sporting goods*,sports equipment*,bicycle*
Book wholesalers|G4649|424920|46499|book*,magazine*,newspaper*
Stationery and office supply wholesalers|G4649|424120|46499|stationery*,office supply*,office supplies*
Cosmetics wholesalers|G4645|424210||cosmetics*,beauty products*,perfume*
Pharmaceutical wholesalers|G4646|424210||pharmaceutical*,drug*,medicine*,pharmacy*
Medical equipment wholesalers|G4646|423450||medical equipment*,medical device*,medical supply*,dental supply*,hospital supply*,medical supplies*
Furniture wholesalers|G4647|423210||furniture*,carpet*,lighting*
Jewelry wholesalers|G4648|423940||jewelry*,watch*,diamond*,diamond merchant
Electronics wholesalers|G4652|423690||electronics*,electronic components*,electronic parts*,semiconductor*,telecom equipment*,electronic component*
Computer wholesalers|G4651|423430||computer*,IT hardware*,software*?,IT reseller,value added reseller?,IT distributor,computer hardware*
Electrical wholesalers|G4669|423610||electrical*,electrical equipment*
Building materials wholesalers|G4673|423310||building material*,lumber*,timber*,building products*,wood*,building materials*,construction materials*
Plumbing supply wholesalers|G4674|423720||plumbing supply*,plumbing*,HVAC supply*,heating supply*,plumbing and heating*,plumbing merchant,plumbers merchant,plumbing supplies*
Hardware wholesalers|G4674|423710||hardware*,tool*,fastener*,tools*
Machinery dealers|G4669|423830||industrial machinery*,machinery dealer,industrial equipment*,machinery*,industrial supply*
Farm equipment dealers|G4661|423820||farm equipment*,farm equipment dealer,tractor dealer,agricultural machinery*,agricultural machinery dealer,farm machinery*,farm machinery dealer,tractor*
Construction equipment dealers|G4663|423810||construction equipment*,construction machinery*,heavy equipment*,heavy equipment dealer
Metal wholesalers|G4672|423510||metal*,steel*,steel stockholder,metals service center,aluminum*
Chemical wholesalers|G4675|424690||chemical*,chemicals*,plastics*?,fertilizer*
Fuel wholesalers|G4671|424720|4671|fuel*,oil*?,petroleum*,fuel distributor
Packaging wholesalers|G4676|424130||packaging*,paper*
Car parts wholesalers|G4531|423120||auto parts*,car parts*,automotive parts*,vehicle parts*
Restaurant supply dealers|G4669|423440||restaurant supply*,catering equipment*,restaurant equipment*,commercial kitchen equipment*
Pet supply wholesalers|G4649||46499|pet supply*,pet product*
Sales agents|G4619|425120||sales agent,commission agent,commercial agent,manufacturer's representative,manufacturers agent,trade agent,independent sales rep,independent sales agent
`
