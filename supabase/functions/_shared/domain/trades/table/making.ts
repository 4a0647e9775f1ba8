/** Manufacturing, crafts and mining. The format is described in `trade-table.ts`. */
export const MAKING = `
* maker, manufacturer, producer, factory, manufacturing, company, plant, brand, builder, workshop, works, mill, crafter, fabricator, manufacturing company, manufacturing business, business
Furniture makers|C3109|337122||furniture*,bespoke furniture*,wood furniture*,cabinetmaker?,chair*,table*,bed*,wooden furniture*,custom furniture*,handmade furniture*,furniture studio,woodworker,sofa*?,furniture craftsman,home furniture*,woodworking shop
Upholstered furniture makers|C3109|337121||upholstered furniture*,sofa*,couch*
Office and shop furniture makers|C3101|337211||office furniture*,shop fitting*,desk*,store fixture*,shop furniture*
Cabinet and kitchen makers|C3102|337110||cabinet*,cabinet shop,cabinetmaker,kitchen*,kitchen cabinet*,bespoke kitchen*,cabinetry shop,cabinet business,cabinetry*,bathroom vanity*,countertop*?
Mattress makers|C3103|337910||mattress*
Woodturners and wooden goods|C1629|321999||wooden goods*,woodturner,wood carver,wood product*,wooden toy*?,cork*,wood craft*,picture framer?,wood crafter
Picture framers||449129|-|picture framer,picture framing*,framing shop,frame shop,custom framer,picture frame shop
Joinery workshops and millwork|C1623|321918||joinery workshop,millwork shop,staircase*,wooden window*,millwork*,architectural millwork*,stair*,joinery*
Door and window makers|C1623|321911||wooden door*
Sawmills|C1610|321113||sawmill,saw mill,timber mill,lumber mill,sawmiller,mobile sawmill
Pallet makers|C1624|321920||pallet*,wooden box*,crate*,wooden pallet*
Boatbuilders|C3012|336612||boat*,boatyard,yacht*,boatbuilder,boat yard,surfboard boat*
Shipyards|C3011|336611||shipyard,ship*,shipbuilder
Log and prefab home makers|C1623|321992||prefab home*,modular home*,log home*,log cabin*,shed*,garden room*,tiny house*,tiny home*,prefab house*,prefabricated house*
Metal fabricators|C2511|332312||metal fabricator,steel fabricator,metal fabrication*,structural steel*,welding shop?,metal fabrication shop,fabrication shop,steel fabrication*,metalworker,metal structure*,metalworking*
Metal doors, gates and windows|C2512|332321||metal door*,gate*,aluminum window*,steel door*,garage door*,metal window*,upvc window*?
Sheet metal shops|C2511|332322||sheet metal shop,sheet metal*,sheet metal worker,ductwork*
Machine shops|C2562|332710||machine shop,machinist,CNC shop,CNC machine shop,precision engineering*,CNC machining*,precision machining*,job shop,CNC machinist,precision engineer,turning shop,machining*,CNC*,contract machining*,engineering workshop,precision machine shop
Welders|C2562|||welder,mobile welder,welding*,welding shop,welding contractor
Blacksmiths and forges|C2550|||blacksmith,forge,bladesmith?,wrought iron*,metal forging*,forging*,ironsmith
Metal stamping shops|C2550|332119||metal stamping*,metal stamping shop,stamping shop,metal presser
Foundries|C2451|331511||foundry,iron foundry,metal casting*
Metal finishers and platers|C2561|332812||powder coater,powder coating*,electroplater,metal finisher,anodizer,galvanizer,metal plating*,metal finishing*,plating shop,sandblaster,surface treatment*,electroplating*
Heat treaters|C2561|332811||heat treater,heat treating*
Knife makers|C2571|332215||knife*,cutlery*,bladesmith,cookware*?
Toolmakers|C2573|333514||toolmaker,tool and die shop,tool and die*,die maker,hand tool*?,tool*
Mold makers|C2573|333511||mold*,injection mold*,mold making shop
Screws and fasteners|C2594|332722||screw*,bolt*,fastener*
Springs and wire|C2593|332613||spring*,wire product*
Metal can makers|C2592|332431||tin can*,metal can*
Boilers and tanks|C2529|332420||metal tank*,storage tank*
Steel mills|C2410|331110||steel*,steel mill,steelworks,iron and steel*
Aluminum producers|C2442|331313||aluminum*,aluminium smelter
Plastics manufacturers|C2229|326199||plastic*,plastics*,injection molder,injection molding*,plastic product*,plastics processor,plastic molder,plastic parts*,plastic injection molding*,plastic goods*
Plastic packaging makers|C2222|326112||plastic packaging*,plastic bag*,flexible packaging*,food packaging*
Rubber products|C2219|326299||rubber*,rubber product*
Tire makers|C2211|326211||tire*,tire retreader
Packaging makers (paper and board)|C1721|322211|17219|box*,cardboard box*,packaging*,cardboard*,corrugated box*,sustainable packaging*,carton*,paper packaging*,corrugated packaging*
Paper mills|C1712|322120||paper*,paper mill,cardboard mill
Tissue and hygiene paper|C1722|322291||tissue paper*,diaper*,toilet paper*,sanitary pad*,nappy*
Paper stationery makers|C1723|322230||notebook*,envelope*,stationery*,planner*
Printers|C1812|323111|18129|printer,print shop,printing*,printing company,commercial printer,print*,digital printer,printing,screen printer,offset printer,label printer,print house,letterpress printer,printing house,print studio,printing shop,letterpress studio,printer company,large format printer,graphic printer,business card printer
Screen printers and custom apparel|C1812|323113|18129|screen printer,T shirt printer,screen printing*,custom apparel printer,print on demand*,apparel decorator,t shirt printing*,garment printer,apparel printer,garment decorator,custom t shirt*,screen print shop,custom apparel business,merch printer
Embroiderers||314999|-|embroiderer,embroidery shop,embroidery*
Book printers|C1812|323117|18129|book printer,book printing*
Bookbinders|C1814|323120||bookbinder,book binder,bindery,print finisher,bookbinding*
Sign makers|C3299|339950||sign*,sign shop,signage*,neon sign*,signwriter,sign writer,signmaker,signage shop,sign fitter,sign painter,sign business
Jewelry makers|C3212|339910||jewelry*,jewelry designer maker,silversmith,goldsmith,jeweler maker,handmade jewelry*,jewelry artist,jewelry designer?,ring*,fine jewelry*,bench jeweler,gold smith
Costume jewelry makers|C3213|339910||costume jewelry*,fashion jewelry*,imitation jewelry*,jewelry*?
Watchmakers|C2652|334519||watch*,watchmaker,clock*,clockmaker
Musical instrument makers|C3220|339992||musical instrument*,guitar*,violin*,luthier,instrument maker,piano*,drum*
Sports equipment makers|C3230|339920||sports equipment*,surfboard*,ski*,fishing rod*,sporting goods*,fitness equipment*,skateboard*,golf club maker,surfboard shaper,paddle*,surf board*
Toy makers|C3240|339930|32409|toy*,wooden toy*,board game*,doll*,game*?,plush toy*
Candle makers|C3299|339999||candle*,candle,chandler
Brush and broom makers|C3291|339994||brush*,broom*
Craft makers|C3299|339999||handicraft*,craft*,artisan maker?,crafter?,umbrella*,craftsman?,artisan?,craftsperson?
Button, zipper and pen makers|C3299|339940||pen*,pencil*
Medical device makers|C3250|339112||medical device*,surgical instrument*,medical instrument*,medical equipment*,medtech*,orthopedic device*,medical technology*,medical device startup,medtech startup
Prosthetics and orthotics makers|C3250|339113||prosthetic*,orthotic*,prosthetist,orthotist,wheelchair*,prosthetics clinic
Spectacle and lens makers|C3250|339115||eyeglass lens*,lens*,glasses frame*,contact lens*,eyewear*
Clothing makers|C1413|315250|1413|clothing*,fashion brand,apparel*,garment*,clothing brand,clothing label,fashion label,streetwear*,menswear*?,womenswear*,dressmaker,seamstress?,fashion house,sustainable fashion*,fashion*,knitwear*?,apparel startup,slow fashion*,bridalwear*,denim*,children's clothing*,clothing line,bespoke tailor,tailor,cut and sew*,clothing workshop,sewing workshop,baby clothing*,outdoor clothing*?,uniform*?,suit*,fashion startup,clothing startup,couturier,custom tailor
Workwear makers|C1412|315250||workwear*,uniform*
Underwear and T-shirt makers|C1414|315250|1414|underwear*,lingerie*,t shirt*,swimwear*?
Sportswear makers|C1419|315250||sportswear*,activewear*,swimwear*,hat*,milliner,glove*,baby clothes*,hat maker,athleisure*
Knitwear makers|C1439|315120||knitwear*,sweater*
Sock makers|C1431|315120||sock*,hosiery*
Leather goods makers|C1512|316990||leather goods*,bag*,handbag*,saddler,leatherworker,leather worker,saddle*,luggage*,leather crafter,wallet*,leather craft*,saddlery*,leather artisan
Shoemakers|C1520|316210||shoe*,footwear*,shoemaker,sneaker*,boot*,bespoke shoemaker
Tanneries|C1511|316110||tannery,leather tanner,leather producer,tanner
Weavers and textile mills|C1320|313210||weaver,weaving mill,textile mill,textile*,fabric*,handloom weaver,woollen mill,cloth*,textile manufacturer
Spinners and yarn makers|C1310|313110||yarn*,spinning mill,yarn spinner,hand dyer?
Knitting mills|C1391|313240||knitted fabric*
Textile finishers|C1330|313310||textile dyer,textile finisher,fabric printer,dye house,dyeing*
Home textile makers|C1392|314120|1392|curtain*,bedding*,home textile*,cushion*,soft furnishings*,blanket*,quilt*,towel*,pillow*
Carpet and rug makers|C1393|314110|1393|carpet*,rug*,rug weaver
Tent, sail and canvas makers|C1392|314910|13922|tent*,sailmaker,sail*,tarpaulin*,canvas product*
Rope and net makers|C1394|314994||rope*,net*
Soap and detergent makers|C2041|325611|20411|soap*,detergent*,cleaning product*,soapmaker,handmade soap*,cleaning products*,laundry detergent*
Cosmetics makers|C2042|325620||cosmetics*,skincare*,skin care*,beauty brand,makeup*,perfume*,hair care*,natural cosmetics*,cosmetic*,indie beauty brand,toiletries*,perfumer,haircare*,beauty product*,deodorant*,beauty products*,personal care product*,fragrance*,indie cosmetics brand,skin care product*,natural skincare*
Paint makers|C2030|325510|20301|paint*,coating*,ink*,varnish*
Fertilizer makers|C2015|325311||fertilizer*
Chemical manufacturers|C20|325||chemical*,chemicals*,specialty chemical*
Adhesive makers|C2052|325520||adhesive*,glue*
Pesticide makers|C2020|325320||pesticide*,agrochemical*
Essential oil makers|C2053|||essential oil*
Drug makers|C2120|325412||pharmaceutical*,drug*,pharma*,generic drug*,pharmaceuticals*,biopharma*,medicine*,vaccine*?,pharma startup
Glass makers|C2313|327212||glass*,glassblower,glass studio,glass artist,hollow glass*
Flat glass processors|C2312|327215||flat glass*,stained glass*,mirror*,glass processor,stained glass studio,glass cutter
Potters and ceramics studios|C2341|327110||potter,ceramicist,ceramics*,pottery*,ceramic*,pottery,ceramist,ceramics studio,tableware*,porcelain*,studio potter,ceramic artist?,ceramic studio
Tile makers|C2331|327120||ceramic tile*,tile*
Brick makers|C2332|327120||brick*,brickworks,roof tile*
Concrete product makers|C2361|327390||concrete product*,precast concrete*,concrete block*,concrete*?
Ready-mix concrete|C2363|327320||ready mix*,ready mixed concrete*,concrete supplier,readymix concrete*,concrete plant
Cement makers|C2351|327310||cement*
Stonecutters and worktop makers|C2370|327991||stonecutter,stone cutter,countertop*,granite worktop*,monumental mason,worktop*,gravestone*,headstone*,stone fabricator,kitchen worktop*,tombstone*,memorial mason
Electronics manufacturers|C2640|334310||consumer electronics*,audio equipment*,speaker*,hi fi*,headphone*,electronics*,television*,electronics brand
Electronic component makers|C2611|334419||electronic component*,electronic parts*,sensor*?,electronics component*
Circuit board assemblers|C2612|334418||PCB assembler,PCB*,electronics contract manufacturer,circuit board*,electronics assembler,EMS provider of electronics,printed circuit board*
Chip makers|C2611|334413||semiconductor*,chip manufacturer,chip maker,solar cell*,chipmaker,solar panel*
Computer makers|C2620|334111||computer*,PC builder,computer hardware*,laptop*
Telecom equipment makers|C2630|334220|2630|telecom equipment*,drone electronics*,communication equipment*,antenna*
Measuring instrument makers|C2651|334519|2651|measuring instrument*,sensor*,scientific instrument*,test equipment*,measurement device*
Optical instrument makers|C2670|333310|2670|camera*,optical instrument*,telescope*
Battery makers|C2720|335910||battery*
Lighting makers|C2740|335131||lamp*,lighting*,light fixture*,LED lighting*
Cable and wire makers|C2732|335929||cable*
Electric motor and transformer makers|C2711|335312||electric motor*,generator*,transformer*
Switchgear and control panel makers|C2712|335313||switchgear*,control panel*,panel builder
Appliance makers|C2751|335220||household appliance*,appliance*,kitchen appliance*,home appliance*
Machinery builders|C28|333||machine*,machinery*,industrial machinery*,special machinery*,machine tool*?,mechanical engineering company?,machinery manufacturer,industrial equipment*,OEM?,equipment manufacturer,special purpose machinery*
Machine tool makers|C2841|333517||machine tool*
Farm machinery makers|C2830|333111|28302|farm machinery*,tractor*,farm equipment*,agricultural machinery*,agricultural equipment*
Food machinery makers|C2893|333241||food machinery*,food processing equipment*,bakery equipment*
Construction machinery makers|C2892|333120|2892|construction machinery*,construction equipment*,mining machinery*
Packaging machinery makers|C2829|333993||packaging machinery*
Pump and compressor makers|C2813||2813|pump*,compressor*
Crane and lift makers|C2822|||crane*,elevator*,forklift*,conveyor*
Robot makers|C2899|||robot*,robotics*,industrial robot*,robotics startup
HVAC equipment makers|C2825|333415||air conditioner*,refrigeration equipment*,heat pump*
Car makers|C2910|336110||car*,carmaker,automaker,automobile*,vehicle*,electric vehicle*,EV*,car maker
Truck body and trailer builders|C2920|336211|2920|trailer*,truck body*,camper van converter,van converter,campervan converter,campervan conversion*,coachbuilder,van conversion*,vehicle converter,caravan*,bodybuilder of trucks
Car parts makers|C2932|336390||car parts*,auto parts*,automotive supplier,automotive parts*,automotive tier supplier,car part*,auto part*
Motorcycle makers|C3091|336991||motorcycle*,custom motorcycle builder,motorbike*,scooter*
Bicycle makers|C3092|336991||bicycle*,bike*,e bike*,cargo bike*,frame builder,bike frame builder,custom bike*
Aircraft and drone makers|C3030|336411||aircraft*,drone*,airplane*,plane*,aerospace*?,drone startup
Aerospace parts makers|C3030|336413||aircraft parts*,aerospace parts*,aerospace supplier,aerospace parts supplier,aircraft parts supplier,aerospace*
Satellite and rocket makers|C3030|336414||satellite*,rocket*,space startup
Train makers|C3020|336510||train*,railway vehicle*,rolling stock*
Weapons makers|C2540|332994||weapon*,gun*,gunsmith,firearm*,defense contractor?
Oil refineries|C1920|324110|19201|refinery,oil refinery,oil refiner
Tobacco products|C1200|312230||cigarette*,cigar*,tobacco*
Quarries|B0811|21231||quarry,quarry operator,stone quarry
Sand and gravel pits|B0812|212321||gravel pit,sand and gravel*,aggregates*,gravel pit operator,aggregate supplier
Mining companies||212|-|mine,miner,mining*,mine operator,mining,mining operator,mineral miner
Coal mines|B0510|2121|0510|coal mine,coal miner,coal mining*,coal*
Gold mines|B0729|212220||gold mine,gold miner,gold mining*
Salt works|B0893|||salt*,salt works,sea salt*
Oil and gas producers|B0610|211120||oil producer,oil and gas*,oil company,petroleum*,oil exploration*,crude oil*,oil and gas producer
Gas producers|B0620|211130||natural gas producer,natural gas*
Oilfield services|B0910|213112||oilfield services*,oilfield service*,drilling contractor,well services*,drilling*,oil field service*
Biogas plants|D3521|||biogas*
Biofuel makers|C2059|325199||biofuel*,biodiesel*
`
