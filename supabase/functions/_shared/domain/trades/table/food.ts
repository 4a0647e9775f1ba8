/** Eating, drinking, staying, food production and farming. The format is described in `trade-table.ts`. */
export const FOOD = `
* shop, maker, producer, manufacturer, brand, company, factory, business
Bakeries that bake|C1071|311811||bakery,baker,bakehouse,artisan baker,bakeshop,bread bakery,patisserie,pastry shop,cake maker,cake shop,cake decorator,cupcake shop,boulangerie,bagel shop?,sourdough bakery,home baker,cake baker,micro bakery,doughnut shop?,pastry chef,bread*,wedding cake maker,cake business,cake designer,bakery cafe?,cottage baker
Bakery shops|G4724|445291||bakery?,bakery shop,bread shop,baked goods shop,cake shop?,patisserie?,bakeshop?,baked goods retailer,cookie shop
Commercial bakeries|C1071|311812||wholesale bakery,commercial bakery,industrial bakery,bakery factory,bread factory,bread wholesaler,bakery manufacturer
Biscuit and cookie makers|C1072|311821||biscuit*,cookie*,cracker*,cookie baker
Pasta makers|C1073|311824||pasta*,noodle*,fresh pasta*
Restaurants|I5610|722511|56101|restaurant,eatery,bistro,diner,trattoria,pizzeria?,restaurateur,steakhouse,brasserie,gastropub?,fine dining restaurant,sushi restaurant,full service restaurant,sit down restaurant,restaurant chain,curry house,Indian restaurant,Chinese restaurant,Italian restaurant,Thai restaurant,sushi bar?,ramen shop,tapas bar,grill house,restauranteur,supper club,vegan restaurant,hospitality venue?,hospitality business?,seafood restaurant,hotel restaurant,ghost restaurant?,family restaurant,barbecue restaurant,BBQ joint,taqueria,dining room,noodle bar
Fast food and takeaways|I5610|722513|56103|takeaway,take away,takeout,fast food restaurant,quick service restaurant,QSR,fish and chip shop,chip shop,chippy,chippie,fried fish shop,kebab shop,burger joint,burger bar,burger shop,pizza shop,pizza place,pizza parlor,pizzeria,pizza takeaway,pizza delivery,sandwich shop,sandwich bar,deli?,fast casual restaurant,limited service restaurant,fried chicken shop,taco shop,falafel shop,salad bar,salad shop,noodle shop?,dark kitchen,ghost kitchen,cloud kitchen,delivery kitchen,virtual restaurant,food court stall,poke shop,poke bar,fast food outlet,fast food franchise,hot dog stand?,sub shop,drive thru,chippery,fast food,wing shop,sushi takeaway,chinese takeaway,kebab house,bagel shop,delivery only kitchen
Food trucks and stalls|I5610|722330|56103|food truck,food trailer,food cart,food van,street food vendor,street food trader,street food stall,mobile caterer,food stall,mobile food vendor,mobile kitchen,burger van,taco truck,ice cream van,ice cream truck,hot dog stand,coffee van,coffee cart,coffee truck,mobile coffee*,mobile coffee van,food vendor?,street food*,food stand,hawker stall,hawker,mobile bar?,market food stall,ice cream cart
Cafés and snack bars|I5610|722515|56102|cafe,coffee shop,coffee house,coffee bar,tea room,tearoom,tea shop?,tea house,ice cream shop,ice cream parlor,gelateria,juice bar,smoothie bar,smoothie shop,bubble tea shop,boba shop,donut shop,doughnut shop,snack bar,espresso bar,frozen yogurt shop,internet cafe?,cafeteria?,cat cafe,coffee chain,gelato shop,specialty coffee shop,dessert shop,dessert parlor,pancake house?,creperie,cafe bar,coffee kiosk,greasy spoon,milkshake bar,bubble tea*?,bakery cafe,milk tea shop,juice shop,board game cafe,coffeehouse,barista owner
Coffee and juice bars|I5630|722515|5630|coffee shop?,juice bar?,coffee bar?,smoothie bar?,bubble tea shop?,coffee house?,cafe?,espresso bar?,tea room?
Canteens and contract caterers|I5629|722310||canteen,contract caterer,school caterer,school canteen,food service contractor,foodservice contractor,corporate caterer?,workplace caterer,cafeteria operator,school meals provider,contract catering*,cafeteria,foodservice*?,corporate cafeteria,staff canteen
Caterers|I5621|722320||caterer,catering*,catering,event caterer,event catering*,wedding caterer,private chef,personal chef,corporate caterer,catering firm,banquet caterer,banquet hall?,catering operator,private caterer,party caterer,banqueting*
Bars and pubs|I5630|722410|56302|bar,pub,public house,tavern,wine bar,cocktail bar,nightclub,night club,sports bar,gastropub,publican,landlord of a pub,pub landlord,taproom,tap room,brewpub,speakeasy,micropub,alehouse,drinking place,beer garden,pub landlady,bar operator,beer hall,dive bar,lounge bar,karaoke bar,mobile bar,club promoter?,free house,pub company,bar chain,beer bar,beer cafe,discotheque,disco,boozer,pub chain,pub group,cocktail lounge,hookah lounge,shisha bar,night life venue
Social clubs|I5630|722410|56301|social club,working men's club,private members club
Hotels|I5510|721110||hotel,boutique hotel,motel,inn,resort,hotelier,lodge,hotel chain,aparthotel,country house hotel,spa hotel,inn keeper,innkeeper,hotel group,independent hotel,hotel operator,motor inn,motor lodge,hospitality operator?,hospitality group?,resort hotel,beach resort,eco lodge,city hotel,budget hotel,ski resort hotel
Casino hotels|I5510|721120||casino hotel,casino resort
Bed and breakfasts|I5520|721191|55209|bed and breakfast,B and B,B and Bs,BnB,guesthouse,guest house,pension,bed and breakfast inn,homestay,boarding house?,guest house host,farm stay,farmstay,agritourism*?,ryokan,country inn
Vacation rentals|I5520|721199|55209|holiday let,holiday home,holiday cottage,vacation rental,vacation home,Airbnb host,Airbnb,short term rental,short term let,short let,self catering cottage,holiday apartment,vacation rental owner,vacation rental host,cabin rental,holiday cottage owner,serviced apartment,self catering*,serviced accommodation*,short term rental host,short stay host,holiday rental,villa rental,holiday lettings owner,airbnb owner,airbnb operator,guest cottage,cottage rental,holiday accommodation*,holiday let owner,gite
Holiday parks|I5520|721214|55201|holiday park,holiday village,holiday center,summer camp,recreational camp,dude ranch,vacation camp,youth camp,holiday camp,sleepaway camp,glamping village
Hostels|I5520|721199|55202|hostel,youth hostel,backpacker hostel,backpackers
Campgrounds and RV parks|I5530|721211||campground,campsite,RV park,caravan park,caravan site,camping site,glamping site,glamping*,camp ground,touring park,caravan and camping park,holiday caravan park,touring caravan site,camping park,trailer campground,rv campground,camping ground,glampsite
Student halls and boarding houses|I5590|721310||boarding house,rooming house,student hall,student dormitory,worker hostel,dormitory operator,workers camp
Breweries|C1105|312120||brewery,craft brewery,microbrewery,brewer,craft brewer,craft beer*,nano brewery,micro brewery,beer*,beer brewery,home brewery business,brewing*
Wineries|C1102|312130||winery,wine maker,winemaker,wine producer,vineyard?,wine estate,wine cellar,wine grower?,vintner,viticulturist?,sparkling wine producer,wine*?,natural wine maker
Vineyards|A0121|111332||vineyard,grape grower,wine grower,winegrower,viticulturist,grape farm,grape farmer,vine grower,viticulture*
Distilleries|C1101|312140||distillery,distiller,gin distillery,whisky distillery,whiskey distillery,gin maker,spirits producer,craft distillery,craft distiller,rum distillery,vodka distillery,spirits*,micro distillery,gin brand,gin producer,spirit maker
Cider makers|C1103|312130||cider*,cidery,cider mill,ciderhouse,perry maker,fruit wine maker,mead maker?,hard cider*
Soft drink makers|C1107|312111||soft drink*,beverage*,drinks maker,drinks brand,drinks producer,lemonade*,kombucha*,energy drink*,soda*,kombucha brewery,kombucha brewer,beverage startup
Bottled water|C1107|312112||bottled water*,mineral water*,spring water*,water bottler,water bottling*
Juice makers|C1032|||juice*?,fruit juice*,cold pressed juice*
Coffee roasters|C1083|311920|10832|coffee roaster,coffee roastery,roastery,coffee roasting*,coffee brand,coffee*,specialty coffee roaster,coffee micro roaster,coffee company
Tea blenders|C1083|311920|10831|tea blender,tea brand,tea company,tea producer,tea packer,tea maker,herbal tea maker
Coffee and cocoa growers|A0127|||coffee grower,coffee farm,coffee farmer,cocoa farmer,cacao farmer,coffee plantation
Tea growers|A0127|111998||tea grower,tea plantation,tea farm,tea farmer
Chocolate makers|C1082|311352|10821|chocolatier,chocolate*,chocolate shop?,bean to bar chocolate maker?
Candy makers|C1082|311340|10822|confectioner,candy*,sweet maker,fudge*,confectionery*,toffee maker,gum maker
Confectionery shops|G4724|445292||sweet shop,candy shop,chocolate shop,confectionery shop,confectioners shop,candy retailer,chocolate retailer,sweetshop,confectioner?,chocolatier?
Cheese makers|C1051|311513|10512|cheese maker,cheesemaker,creamery,cheese producer,cheese factory,cheese dairy,artisan cheese maker,fromagerie
Dairies|C1051|311511|10511|dairy,milk processor,dairy processor,milk producer?,dairy company,milk bottler,dairy plant
Yogurt makers|C1051|311511|10519|yogurt*,kefir*
Butter makers|C1051|311512|10512|butter*,ghee*
Ice cream makers|C1052|311520||ice cream*,gelato*,ice cream,frozen dessert*,ice lolly maker,popsicle maker
Butchers|G4722|445240||butcher,butcher shop,meat shop,meat market,halal butcher,butchery,family butcher,high street butcher,meat retailer
Meat processors|C1011|311612||meat processor,meat processing*,slaughterhouse?,meat packer,meatpacker,meat packing*,meat packing plant
Slaughterhouses|C1011|311611||slaughterhouse,abattoir,meat packing plant?,slaughterer
Sausage, ham and jerky makers|C1013|311612||sausage*,jerky*,charcuterie*,cured meat*,ham*,bacon*,deli meat*,salami*
Poultry processors|C1012|311615||poultry processor,poultry processing*,chicken processor
Fish processors|C1020|311710||fish processor,seafood processor,fish processing*,seafood processing*,smokehouse,fish smoker,fish smokery,smoked salmon*,seafood company
Fishmongers|G4723|445250||fishmonger,fish shop,fish market,seafood market,seafood shop,wet fish shop,fish retailer,fish counter
Greengrocers|G4721|445230||greengrocer,fruit shop,fruit and vegetable shop,produce shop,fruit stand,vegetable shop,fruit and veg shop,produce market,fruit market,fruit stall,vegetable box scheme?,veg box scheme?,farm stand?
Delicatessens and health food shops|G4729|445298||delicatessen,deli,health food shop,gourmet food shop,cheese shop,cheesemonger,wholefood shop,wholefoods shop,organic food shop,zero waste shop,refill shop,bulk food shop,farm shop,specialty food shop,fine food shop,tea shop,spice shop,coffee bean shop,gourmet shop,organic shop,organic store,specialty food retailer,specialty food store,cheese counter,zero waste store,ethnic food shop?,gourmet grocer?,farm stand,health store?,zero waste retailer
Liquor stores and wine shops|G4725|445320||liquor shop,wine shop,wine merchant,off licence,offie,bottle shop,beer shop,off license,wine retailer,liquor retailer,package store,beer store,wine seller,spirits retailer,wine store
Supermarkets and grocers|G4711|445110||supermarket,grocery shop,grocer,grocery,grocery chain,grocery store,hypermarket,food cooperative,food co op,neighborhood grocer,Asian supermarket,ethnic grocer,grocery retailer,food retailer,online grocer?,corner grocer,halal grocer,ethnic grocery store,village grocer,asian grocery,food shop,grocery supermarket,food market?,coop supermarket
Convenience stores|G4711|445131||convenience shop,corner shop,bodega,kirana shop,kirana,newsagent?,minimart,mini mart,convenience retailer,village shop,mini market,convenience store chain,party store?,general store?,konbini,dairy shop?,cornershop
Food manufacturers|C1089|311999||food manufacturer,food producer,food brand,food maker,food processor,packaged food company,CPG food brand,food company,food factory,artisan food producer,artisan food maker,small food producer,specialty food maker,specialty food producer,food production*,food processing*,food manufacturing*,small batch food maker,cottage food producer,food startup?,consumer packaged food brand,foodstuffs producer
Ready meal makers|C1085|311991||ready meal*,meal prep*,meal kit*,meal prep service,meal prep kitchen,prepared meal*,baby food*?,meal delivery*,meal kit service,meal delivery service,meal delivery kitchen
Sauce and spice makers|C1084|311941||sauce*,hot sauce*,condiment*,dressing*,mustard*,mayonnaise*,ketchup*
Spice makers|C1084|311942||spice*,seasoning*,spice blender,spice mix*,herbs and spices*
Snack makers||311919|-|snack*,snack food*,popcorn*,tortilla chip*
Potato chip makers|C1031|311919||potato chip*,crisp*,chip manufacturer
Jam and preserves makers|C1039|311421||jam*,preserve*,pickle*,marmalade*,chutney*,canned food*,canning*,fermented food*,canner,cannery
Nut processors and nut butter makers|C1039|311911||nut butter*,peanut butter*,roasted nut*,nut*
Flour mills|C1061|311211|10611|flour mill,flour miller,miller,grain mill,milling*
Cereal and granola makers|C1061|311230|10612|granola*,breakfast cereal*,cereal*,muesli*
Olive oil makers|C1041|311225||olive oil*,oil mill,olive mill,olive press,oil press,vegetable oil*
Pet food makers|C1092|311111||pet food*,dog food*,dog treat*,pet treat*,cat food*,raw dog food*
Animal feed makers|C1091|311119||animal feed*,feed mill,livestock feed*,horse feed*
Supplement makers|C1089|||supplement*,nutritional supplement*,vitamin*,dietary supplement*,food supplement*
* farm, farmer, grower, farming, growing, producer, breeder, breeding
Farms|A01|11||!farm,!farmer,!farming*,agricultural business,agriculture business,agribusiness,farm business,family farm,smallholder,smallholding,!grower,small farm,farming business,agricultural holding,farm operation,agricultural producer,farming family,farmstead
Mixed farms|A0150|||mixed farm,mixed farmer,mixed farming*
Grain and oilseed farms|A0111|1111||arable*,grain*,cereal*?,wheat*,crop farm,crop farmer,row crop*,barley*,oilseed*,rapeseed*,canola*,sunflower*,grain elevator?,pulse grower,legume grower,field crop*,crop*
Corn farms|A0111|111150||corn*,maize*
Soybean farms|A0111|111110||soybean*,soy*,soya*
Rice farms|A0112|111160||rice*,rice paddy
Vegetable growers|A0113|111219||vegetable*,market gardener,market garden,market gardening,truck farm,truck farmer,veg*,tomato*,horticulturist?,lettuce*,salad*,salad grower,carrot*,onion*,organic vegetable*,potato*?,produce*,CSA farm,community supported agriculture farm,microgreens*,vertical*,organic grower?,melon*
Potato growers|A0113|111211||potato*,spud*
Greenhouse growers|A0113|111419||greenhouse*,glasshouse*,hydroponic*,vertical*,aquaponic*?,indoor*,greenhouse,vertical farming*,polytunnel*
Mushroom growers|A0113|111411||mushroom*
Fruit growers (apples, pears, cherries)|A0124|111331||apple*,orchard,orchardist,orchard*,pear*,cherry*,stone fruit*,plum*,peach*,apple orchard
Berry growers|A0125|111334||berry*,strawberry*?,blueberry*,raspberry*,soft fruit*
Strawberry growers|A0125|111333||strawberry*
Fruit growers|A012|1113||fruit*,fruit growing*
Citrus growers|A0123|111320||citrus*,lemon*,citrus grove
Orange growers|A0123|111310||orange*,orange grove
Olive growers|A0126|111339||olive*,olive grove
Nut growers|A0125|111335||almond*,walnut*,pecan*,hazelnut*,pistachio*,nut orchard,nut grower,nut farm
Herb and hop growers|A0128|111998||hop*,herb*,lavender*,medicinal plant*,spice grower,saffron*
Cannabis growers|A0128|||cannabis*,marijuana*,weed grower
Hemp growers|A0116|||hemp*
Sugar beet growers|A0113|111991||sugar beet*
Sugarcane growers|A0114|111930||sugarcane*,sugar cane*
Cotton growers|A0116|111920||cotton*
Flower growers|A0119|111422||flower*,cut flower*,rose grower,tulip*,flower nursery,floriculturist,bulb grower,cut flower
Plant nurseries|A0130|111421||plant nursery,nursery grower,tree nursery,nurseryman,garden nursery,nursery stock grower,wholesale nursery,bedding plant grower,propagator of plants,ornamental plant grower,horticultural nursery,shrub grower,plant grower,horticulturalist,horticulture*
Christmas tree farms|A0129|111421||christmas tree*
Dairy farms|A0141|112120||dairy*,dairyman,milk*,milk producer,cow*,dairyfarm,dairy goat farm?,organic dairy farm
Beef cattle ranches|A0142|112111||cattle*,beef*,rancher,cattle rancher,cattle ranch,ranch,beef cattle*,livestock*?,stockman,feedlot?,suckler herd
Livestock farms|A014|112||livestock*,livestock keeper,animal*?,pastoralist,grazier
Pig farms|A0146|112210||pig*,hog*,swine*,pork*
Sheep farms|A0145|112410||sheep*,shepherd,lamb*,hill*,crofter?
Goat farms|A0145|112420||goat*,dairy goat*
Egg farms|A0147|112310||egg*,laying hen*,free range egg*,hen*
Poultry farms|A0147|1123||poultry*,chicken*,broiler*
Turkey farms|A0147|112330||turkey*
Horse breeders|A0143|112920||horse*,stud*,stud farm,equine*,thoroughbred*
Livery yards|A0162|115210|01621|livery yard,livery stable,horse boarding*,horse livery,boarding stable,boarding barn,horse livery yard,farrier?,equestrian yard,horse stable,stable
Farriers|A0162|115210|01629|farrier,horseshoer,hoof trimmer,sheep shearer,artificial inseminator
Dog and cat breeders|A0149|112990||dog*,puppy*,cat*,kennel breeder,pedigree dog breeder,pet breeder
Beekeepers|A0149|112910||beekeeper,bee keeper,apiarist,apiary,honey*,bee*,beekeeping*,commercial beekeeper,honey maker
Insect and snail farms|A0149|112990||insect*,snail*,cricket*,worm*,alpaca*?
Alpaca and fur farms|A0149|112990||alpaca*,rabbit*,ostrich*,deer*,llama*,fur*
Farm contractors|A0161|115112||agricultural contractor,farm contractor,crop sprayer,combine contractor,custom harvester?,crop dusting*,farm contracting*,agricultural contracting*
Agronomists|M7490|541690|74909|agronomist,crop consultant,agronomy*,crop advisor
Grain dryers and packers of produce|A0163|115114||produce packer,packhouse,grain dryer,packing house,fruit packer,vegetable packer,cotton gin?
Foresters|A0210|113110||forester,forestry*,forest owner,woodland owner,tree farm,tree farmer,timber grower,forestry company,woodland manager,forest manager,forestry business,forestry,timberland owner,silviculturist
Loggers|A0220|113310||logger,logging*,timber harvester,lumberjack,logging company,logging contractor,timber harvesting*,woodcutter,timber feller
Forestry services|A0240|115310||forestry contractor,forestry consultant,forest management company,tree planting contractor
Fishing boats|A0311|114111||commercial fisherman,fisherman,fishing boat,fishing boat owner,trawler,fishing vessel,fisher,fishing fleet,trawlerman,commercial fisher,fishing company,small scale fisher,sea fisherman,fishing skipper,commercial fishing*,fishing operator
Shellfish fishers|A0311|114112||lobsterman,crab fisherman,shellfish fisher,shrimper,oysterman,lobster fisherman,scallop diver,crabber
Fish farms|A0321|112511||fish*,aquaculture*,salmon*,fish hatchery,aquaculture company,aquaculture business,aquaculture,trout*?,seaweed*?,aquaculturist,sea bass*
Freshwater fish farms|A0322|112511||trout*,carp*,tilapia*,catfish*,freshwater fish*,aquaponics*
Shellfish farms|A0321|112512||oyster*,mussel*,shrimp*,shellfish*
`
