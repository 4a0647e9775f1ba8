/*
 * What sentences, words, amounts, numbers and places tell, in twentieths, learned from the development ideas by
 * `tests/bench/train-roles.ts` and not written by hand. By cue: of sentences product, customer, problem, today, actions; of
 * the nature the kinds in their order.
 */
export const WEIGHTS = {
  role: `*|-44 -40 -48 -64 -52
"|0 0 0 20 0
#|-32 -4 -8 4 -24
&|-8 -8 -4 0 0
&)|0 0 0 8 0
&,|12 -12 -4 -8 12
&:|16 0 -8 0 16
&after|0 16 24 0 4
&and|0 -4 0 0 0
&as|0 0 0 0 8
&because|0 0 0 4 0
&before|24 0 8 0 4
&but|-24 -4 4 0 -8
&how|4 -4 0 0 0
&once|0 0 0 -4 0
&or|-28 4 -4 16 -32
&since|0 0 12 4 0
&so|0 0 8 8 4
&so that|8 0 0 0 0
&that|20 4 8 -4 20
&then|0 0 12 0 0
&till|4 0 0 0 0
&until|16 0 12 -12 20
&what|-8 0 0 0 0
&when|4 0 8 0 4
&where|20 0 -12 -12 12
&whether|0 -4 -8 0 0
&which|-8 0 -4 8 -24
&while|0 0 0 0 8
&who|4 0 4 4 -8
&whose|4 0 0 -4 0
&why|0 0 -4 0 0
'|0 0 16 0 0
'd|4 4 -12 0 12
'll|-4 0 -20 -8 0
'm|-8 -8 0 0 -16
're|4 0 8 -8 -8
's|-4 -4 0 8 -24
've|0 0 0 -8 0
+|0 8 0 0 0
,|0 0 -8 -4 0
-|0 8 8 4 0
-:bare|12 0 -12 0 28
-:modal|0 0 -4 -16 0
-:past|-8 -4 0 -4 0
-:present|4 0 0 0 8
.|-4 0 0 4 -8
:|28 0 -8 -20 28
:long|20 12 8 -4 8
:none|8 -8 -16 -8 -8
:not|0 0 16 0 -16
:passive|0 4 -4 -4 4
:short|-8 -4 -8 -16 -8
;|4 -4 0 0 0
=|0 0 8 0 0
>add|0 -8 0 0 0
>afford|0 0 0 16 0
>allow|0 0 0 8 0
>answer|0 0 4 0 0
>arrive|0 0 4 0 0
>ask|0 0 -16 8 -8
>bake|16 0 0 0 0
>become|0 0 12 0 0
>beg|0 0 0 8 -8
>begin|-12 -8 0 0 -4
>bill|0 -8 8 0 0
>blink|0 4 0 0 0
>book|4 4 -4 -4 28
>break|-12 0 16 0 -4
>bring|0 0 -4 0 28
>build|20 0 -12 0 4
>burn|0 0 20 0 0
>buy|-12 12 20 8 -24
>call|0 12 0 24 0
>carry|4 4 0 0 0
>change|8 0 -4 0 8
>charge|-12 0 0 12 -28
>chase|0 0 0 12 8
>check|0 0 0 0 24
>choose|0 0 -4 -8 16
>clean|12 0 -4 0 24
>climb|0 0 0 4 -4
>clip|16 0 0 0 16
>close|0 0 -4 0 0
>collect|16 12 0 0 28
>come|-4 0 8 0 0
>cook|0 0 -4 0 0
>copy|0 0 0 4 0
>cost|0 -8 -4 0 -24
>count|0 -4 0 0 0
>cut|8 0 0 0 4
>decide|0 0 0 0 -4
>deliver|24 0 0 0 40
>develop|4 0 0 0 0
>dial|0 16 0 0 0
>die|0 -8 12 0 0
>disappear|0 0 4 0 0
>discover|0 0 4 0 0
>draw|4 0 -16 -8 12
>drink|4 0 0 0 0
>drive|-16 -4 16 0 0
>drop|0 0 -8 -16 20
>drown|0 0 4 4 0
>earn|0 0 0 -4 0
>eat|0 12 32 20 -8
>end|0 0 20 0 0
>enter|-12 0 -8 0 0
>exist|0 -4 0 12 0
>explain|0 0 -8 0 20
>fail|0 0 28 0 0
>fall|0 0 12 -16 0
>fear|-8 0 0 0 0
>feel|0 0 0 4 0
>file|24 -4 -4 0 8
>fill|8 0 0 0 0
>film|12 -4 0 0 8
>find|0 4 16 0 -4
>finish|0 0 16 4 -12
>fit|16 0 0 -8 0
>fix|4 0 -8 -4 12
>flag|8 -8 0 0 8
>follow|0 4 0 0 0
>forget|0 0 20 0 -8
>fund|0 16 0 0 0
>get|-12 0 8 0 0
>give|4 0 -8 0 4
>go|-8 0 -4 0 0
>grow|0 -8 0 -8 0
>guess|-4 0 0 0 0
>hang|-12 0 0 12 -8
>happen|0 0 16 4 0
>hate|0 0 12 8 0
>haul|0 0 0 12 0
>hear|0 4 12 0 0
>help|20 20 0 0 20
>hire|0 0 -8 16 0
>hold|0 0 -16 0 0
>hope|0 0 4 8 0
>house|0 24 0 0 0
>include|0 0 0 -8 0
>join|0 -4 0 0 0
>kill|0 0 28 0 -4
>know|-28 12 20 4 -24
>land|0 0 8 0 0
>learn|0 0 -8 0 0
>lease|12 0 0 0 8
>leave|0 -4 12 0 0
>lend|12 0 0 0 0
>let|16 0 0 -4 12
>lie|0 -4 0 0 0
>lift|0 0 0 8 0
>light|0 0 0 0 4
>like|0 -4 -16 -12 8
>list|8 0 -4 -16 20
>listen|0 0 0 0 20
>live|0 0 4 -8 -4
>load|0 -8 0 0 0
>look|-8 20 4 12 -20
>lose|-24 16 32 0 -28
>mail|0 4 0 0 0
>make|24 0 -8 0 0
>match|12 0 0 0 24
>mean|-20 0 0 -8 -12
>measure|0 0 -8 0 20
>meet|0 0 8 0 0
>miss|-8 8 12 -4 0
>move|0 8 0 0 0
>need|0 4 0 0 -4
>offer|0 -8 -4 0 -12
>open|0 0 4 4 0
>order|0 12 4 0 0
>park|0 0 0 0 4
>pass|0 -4 0 -4 0
>pay|-4 20 0 0 0
>phone|0 0 0 32 0
>photograph|16 -8 -4 -8 36
>pick|12 0 0 0 20
>plan|0 12 0 0 4
>play|0 0 0 0 20
>point|0 0 0 -8 0
>post|8 12 0 0 32
>pour|0 0 4 0 0
>press|28 -8 -4 -4 36
>print|0 -8 -12 0 0
>propose|4 0 0 0 0
>pull|8 0 0 0 4
>put|0 4 -8 0 0
>queue|0 8 12 0 0
>quote|0 0 0 32 0
>reach|0 0 0 0 -4
>read|16 0 0 0 8
>receive|0 0 0 0 8
>reckon|0 20 0 0 0
>refill|4 0 0 0 0
>remind|0 0 0 0 20
>rent|24 8 0 12 0
>repair|0 -4 0 0 24
>reserve|0 12 0 0 0
>ring|0 -8 8 16 0
>roll|4 0 -8 0 12
>run|0 4 -8 0 0
>save|0 0 -4 -4 16
>say|0 0 8 0 0
>scan|-4 -20 -8 0 8
>search|0 0 0 4 0
>see|0 0 0 0 12
>sell|0 0 -4 0 0
>send|0 8 -8 0 12
>sew|24 0 -8 -8 20
>share|16 12 0 0 0
>sharpen|12 20 0 0 8
>ship|-16 0 0 -4 0
>shout|0 4 4 0 0
>show|0 4 0 0 0
>sign|-8 0 0 0 -4
>sleep|-8 0 16 0 -16
>smell|0 0 0 12 -20
>snap|12 0 0 0 4
>sort|0 8 0 -4 0
>speak|0 0 0 -24 0
>spend|-12 8 36 12 -16
>split|0 4 0 0 0
>spoil|0 0 24 0 0
>stand|0 -4 0 -8 -4
>start|-4 0 -8 0 -24
>stay|4 -12 0 4 0
>stick|0 0 0 0 12
>stop|0 0 12 0 0
>swap|8 4 0 0 24
>take|0 -4 0 8 0
>talk|0 8 0 0 0
>tap|12 0 -4 -8 32
>teach|0 8 0 0 0
>tell|0 0 8 0 0
>test|0 -12 -24 0 0
>text|28 0 -4 0 20
>think|0 0 4 0 -12
>throw|0 0 28 0 -20
>tie|0 0 0 4 0
>travel|0 12 0 0 0
>try|0 0 -16 8 -4
>type|0 0 12 8 0
>understand|0 0 20 0 0
>upload|0 -4 0 0 4
>use|-8 0 0 0 -4
>visit|0 -12 -4 0 0
>wait|-4 0 12 0 -8
>wake|0 0 0 0 4
>walk|0 0 0 12 4
>want|-4 0 -4 -4 -8
>warn|0 0 0 0 12
>wash|0 16 4 8 0
>waste|0 4 12 0 0
>watch|0 -4 0 0 0
>wear|0 0 8 -4 0
>weigh|0 0 8 0 0
>write|4 4 0 4 0
?|0 8 4 0 -4
a|12 0 0 8 8
about|-12 8 0 -4 -16
abroad|0 24 4 0 0
account|0 0 -8 0 12
accountant|0 0 0 12 0
across|0 4 0 0 0
actually|4 0 0 0 0
add|0 -4 0 0 0
adults|0 0 0 12 0
afford|0 0 0 16 0
after|0 0 8 -4 4
again|0 0 -4 0 0
against|0 0 0 20 0
agencies|0 0 0 24 0
agency|0 0 0 12 0
agent|0 0 12 0 0
agree|0 4 0 0 0
ai|12 4 0 0 0
airbnb|4 0 0 0 0
all|-16 -8 4 12 -8
allotment|0 32 12 16 0
allowed|0 0 0 8 0
almost|-4 0 0 0 0
alone|0 4 4 0 -4
along|0 -4 0 0 0
already|0 -20 -4 0 0
also|-8 -8 -16 -8 0
always|-8 16 56 16 -12
am|-8 0 0 4 -4
amateur|0 28 0 0 0
american|0 0 0 8 0
amount|0 4 0 0 0
an|4 8 0 12 0
and|0 0 8 12 8
another|0 0 0 28 -8
answer|0 0 8 0 8
answers|8 8 0 4 0
any|8 12 0 -8 4
anymore|0 0 8 0 0
apart|0 0 4 0 0
apartment|0 16 0 0 0
app|44 12 -32 -12 40
appointment|0 4 0 0 0
apps|0 -12 -4 32 0
april|0 0 -16 -8 0
are|-16 0 4 0 -28
around|0 4 4 4 0
arrives|0 0 12 0 0
ask|-28 0 0 0 -16
association|0 12 0 0 0
associations|0 20 0 0 0
at|4 0 8 8 4
ate|0 0 4 12 0
audio|32 0 0 -16 8
aunt|0 0 -8 0 0
aunty|0 0 4 0 0
autumn|0 -8 0 0 0
average|0 0 4 0 0
away|0 4 12 4 0
back|0 0 8 -4 0
backyard|0 4 0 0 0
bad|0 0 20 0 0
badge|0 0 0 0 4
badly|0 0 8 0 0
bag|0 0 8 0 -12
bags|0 16 0 0 0
baked|12 0 0 0 0
baker|0 20 0 0 0
bakeries|0 12 0 0 0
bakers|0 20 0 0 0
bakery|0 16 4 0 0
bale|0 0 0 0 4
baler|0 0 4 0 0
bands|0 12 0 0 0
bank|0 0 4 0 0
bar|0 4 0 4 0
barber|0 0 8 0 0
barn|0 0 0 4 0
battery|8 0 0 -8 0
be|-4 -4 -4 0 0
bearings|0 4 0 0 0
because|0 12 16 0 0
beekeepers|0 48 0 0 0
been|0 -8 16 0 4
bees|0 16 0 0 0
before|8 4 -4 -16 24
begging|0 0 8 0 0
begin|-8 0 -4 0 -12
behind|0 0 4 4 0
beside|0 -4 0 -4 0
big|0 -8 -4 24 -20
bill|0 12 12 0 0
bin|0 0 20 0 0
binder|0 4 0 16 0
bins|0 0 4 0 0
biscuits|0 12 0 0 0
blind|0 -4 12 0 0
blinks|4 0 0 0 4
block|0 0 0 -4 0
board|0 4 8 0 0
boat|0 4 0 0 0
boats|0 12 0 0 0
body|0 12 0 0 0
boiler|8 0 0 0 4
book|0 8 0 16 0
booked|-12 -4 12 4 -4
booking|0 0 -4 0 0
books|28 12 0 4 12
boots|12 0 4 0 0
bot|0 -12 0 0 0
both|0 -4 0 0 4
bottle|0 0 0 0 16
bottles|0 4 4 0 0
bought|0 -12 -8 -12 0
box|24 0 -12 -12 12
boxes|0 0 -4 0 0
boy|-4 0 -4 20 0
boys|0 0 8 0 0
bread|0 16 0 0 0
break|0 0 0 0 8
breakfast|0 -4 0 0 0
breaks|0 0 8 0 0
brides|0 16 0 0 0
bring|0 0 -4 -8 8
bringing|0 0 0 4 0
broken|0 0 4 0 0
broker|0 0 0 8 0
brother|0 0 8 0 0
bucket|0 0 0 12 0
bucks|4 -4 0 0 0
budget|0 8 0 0 0
building|0 12 0 0 0
buildings|0 8 4 0 0
burn|0 12 28 0 0
bus|-4 -8 0 0 0
but|12 -4 0 28 -20
button|0 -4 0 0 0
buttons|0 -4 0 0 0
buy|-4 20 0 16 -16
buyer|0 20 0 0 0
buying|0 4 4 16 0
by|4 4 8 8 8
c|0 -4 0 0 0
ca|-4 16 20 16 0
cafes|0 4 0 0 0
cafés|0 20 0 0 0
calendar|32 0 0 0 4
calling|0 0 0 0 4
calls|0 -8 8 8 0
came|-4 0 0 0 0
camera|12 0 -8 0 0
can|0 -4 -8 4 16
candidates|0 0 8 0 0
cannot|-4 4 32 0 -4
cant|0 4 0 0 0
canteen|0 12 0 0 0
car|8 0 -4 0 12
card|0 -12 -28 -8 4
cards|4 0 0 0 0
care|0 20 0 -8 -4
carer|0 -4 0 0 0
caretaker|0 0 -8 0 0
carton|0 0 0 4 0
cash|0 -4 0 12 0
caterers|0 4 0 -4 0
cats|0 0 4 0 0
cattle|0 4 0 0 0
cedis|28 0 0 -4 0
centers|0 4 0 0 0
centre|0 0 0 0 -4
certificate|0 -8 0 -4 0
chain|0 0 0 4 0
chairs|0 0 8 0 0
changed|4 0 0 0 8
changes|0 4 0 0 0
charge|-8 0 0 0 0
charges|0 -20 -4 12 0
charity|0 0 0 -4 0
chart|0 0 0 0 4
check|-8 0 -8 8 4
checks|24 0 -4 -16 16
chemist|8 0 0 0 0
chicks|0 0 8 0 0
children|0 4 0 0 -8
chip|0 0 0 0 -4
choir|0 16 0 0 0
choirs|4 8 0 0 4
choose|0 4 0 0 0
church|0 0 16 -4 0
churches|0 16 0 0 0
cities|0 4 4 0 0
city|0 0 0 -12 0
claim|0 0 28 0 0
class|0 0 0 8 0
clay|4 0 0 0 8
clean|16 0 0 0 32
cleaning|8 12 0 0 0
clerk|0 -4 0 0 0
client|0 8 0 0 0
clients|0 4 0 0 0
climb|0 0 0 28 0
clinics|0 28 0 0 0
clip|8 0 -8 -16 32
clipboard|0 4 0 44 0
clips|4 -8 0 0 12
clock|0 0 0 -4 0
close|-12 8 0 0 -4
closed|0 0 -12 0 0
clothes|0 0 20 0 0
club|0 16 0 0 0
clubs|0 36 0 0 0
coaches|0 0 8 0 0
coal|0 0 0 4 0
coat|0 4 0 0 0
code|16 -4 -24 -20 24
coffee|24 0 0 0 0
cold|4 0 0 0 0
colleagues|0 0 0 0 -12
collect|0 8 0 0 0
collects|20 0 0 0 4
college|0 12 0 0 0
colour|4 0 8 0 0
combine|0 4 0 0 0
come|-8 -4 0 0 0
comes|0 -8 0 8 0
coming|12 0 -12 -20 12
commission|0 -8 0 0 0
communion|0 0 4 0 0
companies|-12 12 0 8 -16
complexes|0 4 0 0 0
compressor|-4 0 0 0 0
concrete|0 4 0 0 0
container|0 0 8 0 0
contract|-4 0 4 8 0
contractors|0 32 0 0 0
cooking|0 0 4 0 0
cooks|0 0 -8 0 0
cooperative|0 36 0 0 0
cost|-12 0 8 12 -8
costs|-8 0 16 12 -32
could|-4 0 0 -4 0
council|-4 0 0 0 0
councils|0 12 0 0 0
count|0 16 0 8 0
country|0 20 0 -12 0
counts|8 -4 -16 0 8
couples|0 12 8 0 0
courier|0 12 0 0 0
course|52 0 -16 -4 4
court|0 0 0 8 0
cousin|-4 0 0 24 -4
cover|4 0 0 0 0
covered|0 0 0 8 0
covers|0 -8 0 0 4
cow|0 0 0 -20 0
craft|0 8 0 0 0
crane|0 0 12 0 0
crates|8 0 0 0 0
crew|-24 0 0 0 0
crying|0 0 12 0 0
cupboard|4 0 0 0 0
currently|0 0 0 32 0
customer|-8 4 8 0 12
customers|-4 0 0 0 0
cuts|12 0 0 -12 8
cycle|0 0 0 4 0
daily|0 8 0 0 0
dairy|4 24 0 0 0
dance|0 8 0 0 0
data|0 -8 0 0 0
date|-4 -8 0 -12 0
dates|0 -4 0 12 0
daughter|0 0 0 -4 0
day|0 0 8 0 4
days|-8 0 12 0 0
dead|0 4 24 -4 0
deaf|0 0 12 0 0
dealer|0 0 0 16 0
december|0 0 0 -4 0
degrees|20 0 0 -12 24
deliver|0 20 0 0 8
delivered|0 -4 0 0 4
delivery|0 12 0 0 4
dental|0 20 0 0 0
dentist|0 0 -4 0 0
department|0 0 0 -4 0
departments|0 8 0 0 0
depot|0 4 0 0 0
desk|-16 0 0 0 0
diabetic|0 8 0 0 0
diabetics|0 12 0 0 0
dialysis|0 20 0 0 0
did|0 -4 0 0 0
die|0 0 4 0 0
dies|0 0 20 0 0
difference|0 0 8 0 0
different|0 0 4 0 0
dig|0 0 8 0 0
dinner|0 0 0 -4 0
director|0 0 0 12 0
district|0 0 0 4 0
do|-12 4 -8 16 -12
doctor|0 0 0 4 0
doctors|0 0 8 0 0
does|-16 0 0 8 0
dogs|0 -4 0 0 0
doing|-8 0 0 8 0
dollars|0 -8 -16 8 0
door|4 0 -12 0 8
down|0 4 4 -8 0
drag|-4 0 0 0 0
drink|4 0 0 0 4
drinking|0 0 0 12 0
drive|-12 8 0 12 -4
driver|0 0 0 -8 0
drivers|0 28 24 0 0
driving|0 0 0 0 8
drone|0 0 0 0 28
drop|0 -4 0 -4 12
drops|0 0 -4 -4 0
dry|0 0 8 4 0
dryer|0 0 0 12 0
duct|0 0 0 4 0
due|0 -8 0 0 0
dust|0 0 8 0 0
each|4 0 0 -4 16
easter|0 0 16 0 0
eat|0 16 0 0 -4
eaten|0 0 0 -8 0
eating|0 0 4 4 0
eats|0 0 4 0 0
ebay|0 0 4 24 0
eggs|0 0 0 0 8
eight|0 4 -4 0 0
either|-12 0 0 24 0
electricians|0 4 0 0 0
electricity|0 0 0 4 0
eleven|-4 -4 0 -4 -12
else|0 0 0 -4 0
else's|0 0 0 8 0
email|0 0 0 0 4
empty|8 0 12 -12 8
end|0 0 0 8 -12
ends|0 0 8 0 0
engineers|0 12 0 0 0
england|0 0 0 12 0
english|8 0 8 4 0
episode|0 0 0 0 4
euro|-8 4 8 8 -8
euros|-4 -4 -8 0 0
evening|4 -4 4 0 12
evenings|-4 0 0 0 0
every|0 4 16 0 0
everybody|0 -4 0 20 0
everyone|-8 0 0 12 0
everyone:present|-8 0 20 0 0
everything|-16 -16 0 0 -16
excel|-16 0 0 52 -20
exercises|0 0 4 0 0
explains|0 0 0 0 4
extension|0 0 0 4 0
extra|0 0 0 -4 0
eye|0 0 8 4 0
fabric|0 0 0 4 0
facebook|0 -8 -4 20 0
factory|0 0 -4 0 0
failed|4 0 0 0 0
fall|-12 -4 0 0 -8
falls|0 0 8 0 0
families|0 36 0 0 8
family|0 24 0 0 12
far|-8 8 0 0 -16
farm|0 8 0 0 0
farmer|0 20 -8 0 0
farmers|0 36 0 4 0
farms|0 28 0 0 0
father|-8 -8 8 0 0
fear|-16 0 0 -8 -20
february|0 0 4 0 -4
feed|12 0 0 -8 8
feel|0 0 0 12 0
fees|-4 0 0 0 0
fella|0 12 0 0 0
few|0 0 0 4 0
field|0 8 12 0 0
fifty|-8 16 8 8 -12
fight|0 0 8 0 0
files|12 0 0 0 8
film|8 0 -8 0 0
films|0 0 -4 0 0
filter|0 0 0 0 4
find|-4 0 20 0 -8
finds|4 0 0 0 0
fine|-12 0 24 -20 -12
fines|0 0 8 0 0
finger|0 4 0 0 0
finish|0 0 4 0 0
fire|0 0 0 4 0
firm|0 12 0 0 0
firms|-4 24 0 0 -4
first|-12 -4 -12 -20 -12
fish|0 12 0 12 0
fishermen|8 48 0 0 0
fit|0 4 0 0 0
five|-4 0 0 -12 0
fixed|20 -4 0 0 20
flags|4 -8 0 0 16
flat|8 0 8 -28 12
flats|0 8 0 -8 0
fleets|0 8 0 4 0
float|4 0 0 0 4
floating|0 0 0 -8 0
floor|0 0 28 0 0
floors|0 0 8 0 0
flour|12 8 0 0 0
folding|0 0 0 4 0
folds|0 0 0 0 16
folks|0 0 0 4 0
follow|0 8 0 0 0
food|0 12 0 0 0
for|28 20 4 0 4
forget|0 0 16 -4 0
forgotten|0 0 4 0 0
forty|0 4 4 4 -8
found|0 0 -4 0 0
four|-4 -4 0 0 0
fourth|0 0 4 0 0
free|0 0 -40 -4 12
freelance|0 8 0 -4 0
french|0 0 0 4 0
fresh|12 0 0 0 0
friday|0 0 4 -12 0
fridge|0 0 0 0 8
friend|0 4 0 0 0
from|8 0 0 8 0
front|16 0 -4 0 0
frozen|0 8 0 0 0
fruit|0 -8 0 0 0
full|0 0 0 20 0
fund|0 12 -4 0 0
gaa|0 16 0 0 0
gain|0 -4 0 0 0
game|0 8 0 0 0
gap|0 0 4 0 0
garden|0 0 4 0 0
gardens|0 0 12 0 0
gate|4 0 0 0 8
german|0 0 0 8 0
get|0 4 12 0 0
gets|0 0 0 -4 0
getting|0 16 12 0 0
girl|0 -4 0 8 0
girls|0 0 0 8 0
give|-4 8 4 12 0
gives|0 -8 0 0 0
glass|0 0 4 0 0
gloves|0 4 0 0 0
go|0 0 8 12 0
goes|0 -8 8 0 0
going|0 0 0 -4 0
gone|-8 4 40 8 -12
good|0 -24 4 0 0
google|0 0 0 12 0
got|0 0 -16 0 -4
grain|0 12 0 0 0
grand|0 0 0 12 0
grandmothers|0 8 0 0 0
grandparents|4 0 0 0 0
green|12 4 0 0 8
grocery|0 16 0 0 0
groomers|0 8 0 0 0
ground|4 -16 0 0 0
group|0 0 -4 4 0
groups|0 4 0 0 -8
grow|0 0 4 0 0
grower|0 0 0 -4 0
growers|0 44 4 12 0
grown|0 0 12 0 0
guess|0 0 4 24 -4
guests|0 0 12 0 0
guy|0 0 12 4 0
h|0 0 0 4 0
had|-4 -12 8 0 0
half|-24 -4 16 8 -8
halls|0 12 0 0 0
hand|0 4 12 24 0
handwriting|0 0 8 0 0
hang|-8 0 0 0 0
happens|0 0 0 12 0
harbour|0 0 0 4 0
hard|0 0 4 0 0
has|-8 -4 0 0 -16
hate|0 0 4 0 0
have|-16 4 -4 -8 -20
having|0 0 8 0 0
he|-8 0 0 0 -4
he:past|0 -4 8 -4 0
he:present|0 0 0 4 -4
head|0 0 0 16 0
hear|0 0 0 8 0
hearing|20 12 0 0 0
hears|0 0 0 8 0
heat|0 0 0 0 4
hectares|0 0 0 4 0
height|0 0 0 0 4
helmet|0 8 0 0 0
help|0 8 0 0 0
helper|4 0 0 0 0
her|0 0 12 0 0
here|-12 -4 0 16 -12
hidden|0 0 0 0 4
high|0 4 0 0 0
hikers|0 16 0 0 0
him|-8 -4 0 -12 -12
hindi|0 -4 0 0 0
hire|0 8 -8 0 0
hobby|0 32 8 0 0
hold|0 0 -8 0 0
holder|0 12 0 0 0
holders|0 8 0 4 0
holds|8 -16 0 -4 0
hole|0 0 0 0 -4
home|0 16 8 0 0
homes|0 12 0 0 0
hope|0 0 4 8 0
hospital|0 0 12 0 0
hospitals|0 48 0 0 0
hostel|0 16 0 0 0
hosts|0 16 0 0 0
hot|24 24 8 0 8
hotels|0 12 0 0 0
hour|0 0 0 0 16
hours|8 0 8 -4 12
house|-4 0 8 -4 -4
houses|-24 0 0 0 -4
housing|0 36 0 -8 0
houston|0 12 0 0 0
how|0 -4 0 -16 8
hundred|-24 0 0 20 0
hungry|0 0 4 0 0
husband|0 0 -12 0 0
hvac|0 8 0 0 0
i|8 -12 -12 -24 16
i:modal|0 0 0 -20 -4
i:past|-8 -12 0 8 -32
i:present|12 0 -8 0 4
ice|0 0 0 0 4
idea|28 12 0 0 8
idle|0 0 0 0 4
if|0 0 0 -8 12
imported|0 0 0 40 0
in|0 8 12 4 -4
included|4 0 0 -8 4
independent|0 24 0 0 0
inside|4 0 0 0 4
inspection|-4 0 0 0 0
instagram|0 0 0 12 0
instead|16 0 0 44 16
instrument|0 0 0 -4 0
insulin|0 0 8 0 0
insurance|0 0 0 -4 0
insurers|0 8 0 0 0
internet|0 0 0 8 0
interpreter|0 -4 0 0 0
into|12 0 4 0 20
is|0 -12 0 4 -20
istanbul|0 0 0 4 0
it|-8 -4 -12 -4 0
it:modal|0 -4 -12 0 0
it:past|0 0 4 0 0
it:present|0 4 0 0 16
itself|28 -16 -12 -28 36
jacket|-4 0 4 0 0
january|0 0 0 -12 -4
job|-4 0 0 0 0
join|0 -4 0 0 0
joint|0 12 0 0 0
joints|0 4 0 0 8
july|-8 0 0 -4 0
june|0 -20 0 0 0
just|0 0 4 12 8
keep|-12 4 4 4 -12
keepers|0 16 0 0 0
keeps|0 -4 -12 0 4
kennels|0 0 0 8 0
key|0 -8 0 0 4
kg|4 0 8 0 0
kick|0 0 0 8 0
kid|0 0 4 0 0
kids|4 -4 16 -4 0
kilo|4 0 0 0 0
kilos|0 0 0 0 8
kiosk|0 0 4 4 0
kitchen|4 4 0 8 0
km|0 0 8 0 0
knees|0 0 12 0 0
know|-16 0 0 0 -20
knows|0 0 8 0 0
lab|0 0 0 16 0
label|4 0 0 0 0
labour|0 0 4 0 0
labs|0 20 0 0 0
ladies|0 16 0 0 0
lads|0 0 -4 0 0
lagos|0 20 8 0 0
lakh|0 -4 0 8 0
lamp|24 0 -4 0 20
landed|0 4 0 0 0
landlords|0 40 12 0 0
laser|4 0 0 0 0
last|0 -12 12 0 0
late|0 0 20 0 0
later|0 4 8 0 0
law|0 0 0 -8 0
lawyers|0 0 0 8 0
leaf|0 0 0 4 0
leaflet|0 0 0 8 0
lease|12 0 0 0 12
leases|0 4 0 0 0
leave|0 0 0 4 0
leaves|4 -16 0 0 0
left|0 4 12 0 0
lend|12 0 0 0 0
less|0 0 12 0 0
lesson|0 0 0 0 12
lessons|32 0 0 0 0
let|0 12 0 0 0
lets|20 -4 -20 -12 8
letter|0 0 -12 -16 8
letters|12 0 0 0 0
libraries|0 8 0 0 0
library|0 12 0 0 0
lid|4 -4 0 -4 4
lift|0 0 0 12 0
light|16 0 0 -4 0
lights|12 0 0 0 4
like|0 4 4 16 0
line|0 -4 -8 0 -4
linen|8 0 0 0 0
lines|0 4 0 0 4
list|8 -8 -16 -8 32
listens|0 0 0 -4 0
lists|4 0 0 0 0
litre|0 0 0 8 0
little|0 0 0 -12 0
live|0 4 0 0 -4
lives|0 0 4 0 0
load|-8 -4 4 0 0
local|0 4 0 0 0
london|0 4 0 16 0
long|0 0 0 0 8
longer|8 0 0 0 0
look|0 4 0 8 0
looked|0 0 0 4 0
looking|-4 0 0 0 0
lose|-8 12 36 -4 -24
loses|0 0 16 0 0
losing|0 0 0 -16 0
lost|-16 -16 16 0 -4
low|8 12 0 0 12
lunch|0 0 0 0 8
lying|0 0 28 0 0
machine|0 -8 -8 -4 0
machines|8 0 -8 0 0
made|12 -12 -12 0 0
magnetic|0 0 0 0 8
mail|12 0 -4 0 0
make|0 4 4 0 0
makers|-4 12 0 0 0
makes|-16 -8 0 0 4
making|0 4 0 0 0
mall|0 0 0 12 0
man|-28 4 8 24 -4
managers|0 20 0 0 0
many|-4 12 8 8 0
map|0 0 -20 0 12
march|-8 0 4 0 -12
market|0 4 -12 8 -12
marketplace|36 0 -12 0 20
mat|0 0 -4 0 0
matatu|0 8 0 0 0
match|0 8 0 0 0
matches|8 0 0 0 0
maths|0 0 8 0 0
may|-16 -24 0 0 0
maybe|0 0 0 -12 0
me|-24 -4 0 -8 -24
means|0 -8 24 0 0
meanwhile|0 0 16 0 0
measure|0 4 0 8 0
measures|16 0 0 0 4
meet|0 4 0 0 0
member|0 0 0 12 0
members|-4 0 0 -12 0
memory|0 12 0 20 0
menu|16 0 0 0 8
message|8 0 -12 -4 4
messages|0 0 0 12 0
meter|16 -8 0 0 16
meters|0 0 0 20 -4
mexico|0 8 0 0 0
microphone|4 0 0 0 0
midnight|0 12 20 0 0
mil|0 0 0 8 0
mill|0 -20 0 -8 0
million|0 0 4 0 0
mills|0 4 0 0 0
mine|-8 -4 4 0 -4
minimum|0 0 0 4 0
minute|0 4 0 -4 16
minutes|16 -8 0 -12 24
miss|0 0 16 0 0
missed|0 0 12 -12 0
missing|-4 0 0 0 0
mix|0 -4 0 0 0
mobile|12 20 -12 0 0
moisture|0 4 0 0 0
moment|0 -8 0 8 0
moms|0 4 0 0 0
monday|12 0 0 0 12
money|-16 0 16 0 8
month|-8 0 0 0 0
monthly|8 -8 -20 0 0
months|-4 0 0 -4 -4
more|-4 8 0 0 0
morning|0 0 -4 0 -4
most|-16 0 4 16 -20
mother|0 -8 -4 -8 0
mothers|0 28 0 0 0
motorbike|0 4 0 0 0
mould|0 0 4 0 0
move|0 0 0 -4 0
moved|0 0 20 0 0
much|-12 12 0 -8 0
municipality|0 4 0 0 0
museum|0 16 0 0 0
museums|0 12 20 0 0
must|-4 8 16 4 -20
my|0 -12 4 -4 -12
my+:past|-16 -8 0 4 -12
my+:present|4 4 -8 -4 8
n't|0 -12 0 -4 0
nairobi|0 0 0 8 0
name|0 -8 -4 -8 0
names|0 0 -4 0 0
nanny|0 0 0 12 0
near|4 0 0 0 0
need|-4 8 0 -4 -4
needs|0 0 -4 0 0
neighbour|0 0 0 4 0
neighbour's|0 0 0 4 0
neighbours|8 0 0 0 12
nepali|0 0 0 -4 0
never|-24 4 20 8 -28
new|0 4 4 4 8
newsletter|0 0 -12 0 0
next|0 0 0 0 12
nice|0 0 0 4 0
niece|0 0 0 4 0
night|8 8 8 4 0
nightmare|0 0 4 0 0
nights|0 0 0 4 0
nine|-4 -8 -4 -4 -12
nineteen|-8 0 0 -16 -4
no|-8 -8 12 4 -4
nobody|-28 0 32 0 -40
nobody:modal|0 0 12 16 -8
nobody:past|0 4 -8 -16 0
none|0 0 0 0 -4
noon|0 4 0 0 0
normal|0 0 0 4 0
norwich|0 0 0 0 8
not|-8 -12 4 0 0
notebook|-4 4 8 56 -8
notes|0 0 4 0 0
nothing|-12 -4 0 0 -20
now|-24 -8 0 24 -24
nowhere|0 0 0 0 16
number|4 0 -8 0 0
numbers|0 0 4 0 0
nurse|-4 -16 0 0 0
nurses|0 8 8 0 0
nut|4 0 0 0 0
oat|0 8 0 0 0
october|-4 0 0 0 -12
of|0 4 4 0 -8
off|0 0 4 4 -4
offer|0 0 -4 0 0
office|0 -4 -16 0 0
offices|8 36 8 0 0
official|0 0 0 20 0
often|0 0 8 0 0
ohio|0 16 0 4 0
oil|0 0 0 8 0
old|8 0 12 8 0
on|4 0 4 4 4
once|0 0 -4 4 0
one|-4 -4 0 -4 0
ones|4 -4 -8 8 0
online|8 0 0 0 0
only|0 0 4 4 0
open|16 0 8 0 4
opens|0 0 0 12 0
operator|0 0 0 0 12
operators|0 40 0 0 0
or|0 4 0 12 -8
organ|0 0 0 0 -4
others|0 0 0 16 0
our|8 -4 0 -16 8
our+:present|24 -12 0 0 28
ours|0 -12 -4 0 -4
out|0 4 4 0 8
outgrown|0 0 16 0 0
outside|0 -12 0 -8 0
oven|8 0 0 0 0
over|0 0 4 0 0
overnight|16 4 8 0 20
own|0 -8 -4 0 4
owner|0 16 -4 -12 4
owners|0 48 0 4 0
pack|0 0 -4 0 8
page|28 0 -24 -12 32
pages|0 -4 16 0 0
paid|0 -12 0 4 0
pain|0 0 16 0 0
pair|0 0 -4 0 0
pan|0 -4 0 0 0
panel|0 -4 0 0 0
panels|4 20 4 0 0
paper|-16 -8 8 24 -28
parcel|-4 0 0 0 0
parent|0 -4 -8 0 0
parents|0 36 0 0 0
parish|0 4 0 0 0
parishes|0 20 0 0 0
part|0 0 0 -4 0
parts|0 -12 -4 0 0
pass|-8 0 0 0 -4
past|0 16 8 0 0
patient|0 4 0 0 0
patients|0 16 0 0 0
pay|-12 4 -4 -4 -12
payroll|8 0 0 0 0
pays|0 20 -12 -24 0
pellets|0 0 0 0 8
pensioners|12 24 4 0 20
people|0 12 4 0 -4
per|0 12 -24 -8 4
percent|0 12 0 0 0
person|0 4 0 0 0
persons|-4 0 8 0 0
pesos|0 0 4 0 0
pharmacies|0 12 0 0 0
phone|4 0 -8 0 20
photo|12 0 0 -20 40
photograph|0 0 0 -8 0
photographers|0 4 0 0 0
photographs|8 0 0 0 4
photos|0 4 -4 -16 12
piano|0 4 0 0 0
pick|0 0 -8 0 12
picture|20 -8 -16 -4 12
piece|0 0 -4 0 0
pieces|0 -4 -4 -16 0
pilot|-4 0 0 0 0
pipe|0 0 4 0 0
place|0 0 -8 -4 8
plain|8 0 0 0 0
plan|0 -4 -12 4 0
plans|0 24 0 0 12
plastic|0 -12 8 20 0
platform|20 0 -4 -4 16
play|0 -4 0 0 0
players|0 0 0 4 0
plays|8 0 0 -8 0
plus|0 0 0 20 0
pm|4 0 0 0 0
pocket|0 0 -4 0 8
podcast|20 0 0 0 0
police|0 0 20 0 0
pot|0 -20 -12 0 0
potters|0 8 0 0 0
power|0 0 0 0 4
ppl|0 0 0 4 0
practices|0 16 0 0 0
pray|0 0 0 8 0
present|0 0 0 4 0
presently|0 0 0 24 0
press|0 0 0 0 4
pressed|4 0 0 0 16
presses|0 0 -12 0 12
pressure|8 0 0 0 0
price|-8 -12 -4 -12 0
printed|12 8 0 0 0
printer|4 0 0 0 0
prints|0 -4 0 0 4
private|-8 8 0 24 -8
probe|4 0 0 0 0
problem|-32 4 24 0 -8
product|4 0 0 0 0
programs|0 0 0 12 0
proper|4 -20 0 0 0
protocol|0 4 0 0 0
public|0 12 16 24 0
pump|0 0 0 0 8
pupils|0 0 0 0 4
put|0 -4 -4 -4 0
puts|24 8 -12 0 12
qr|0 -16 0 0 8
quarrelled|0 0 0 4 0
questions|0 0 -4 -12 8
quilters|0 8 0 0 0
quote|0 4 24 0 -4
quoted|0 0 0 8 0
r|0 0 0 16 0
radio|4 0 -12 0 0
rain|0 -4 0 0 0
rainy|0 0 4 0 0
rake|0 0 4 0 0
ran|0 0 -4 0 0
rates|0 0 0 0 12
reach|0 -4 0 0 0
read|0 0 4 4 0
reading|0 4 0 0 0
reads|0 0 -24 0 16
ready|8 0 0 -4 0
real|20 -16 -8 -20 0
really|4 0 0 0 12
reason|0 -8 0 0 0
receipt|0 0 0 0 8
recife|0 8 0 0 0
reckon|0 12 0 0 0
record|0 -4 -8 0 0
recording|0 -4 0 0 0
records|0 0 -4 0 0
red|0 4 -8 0 20
refill|16 0 0 0 0
region|0 0 0 -4 0
regional|0 4 0 0 0
register|0 -4 0 0 0
release|4 0 0 0 0
reminder|0 8 0 0 0
reminds|0 0 0 0 20
rent|0 4 4 0 16
repair|16 12 0 0 28
report|0 0 0 0 4
reserves|0 4 0 0 0
residents|0 16 0 0 4
rest|-16 0 0 0 0
restaurants|0 16 0 8 0
retired|8 0 -16 -16 12
rider|0 4 -4 0 0
right|0 -12 0 12 0
ring|8 -4 0 8 0
risk|-4 -8 -12 -12 0
rm|0 -8 4 4 0
road|0 0 4 0 0
robot|0 0 0 0 12
roll|4 0 -4 0 8
roof|0 -4 0 0 0
roofers|0 8 0 0 0
room|0 0 8 0 4
rope|0 0 8 16 0
roughly|0 4 0 0 0
round|0 0 0 12 0
row|16 0 0 0 8
rp|0 -4 0 0 0
rs|0 -4 0 0 0
rubber|0 0 0 4 0
rules|0 0 0 -8 0
run|0 8 4 0 0
running|0 0 0 -4 0
runs|0 0 0 12 -4
rupees|0 0 -4 0 0
said|0 0 0 12 0
sat|0 0 8 8 0
saturday|0 0 28 0 0
saw|0 0 0 8 0
sawmill|0 0 4 0 0
say|0 0 0 -4 0
says|4 0 0 0 4
scaffolders|0 12 0 0 0
scan|-12 -8 0 0 0
scans|0 -4 0 0 0
school|0 20 8 0 0
schools|-4 36 0 -12 0
scooter|0 16 0 0 0
score|0 0 0 0 4
screen|0 -4 0 -4 24
sealed|28 0 0 0 12
season|-8 0 0 -8 0
second|0 -4 0 -4 0
seconds|8 -16 0 0 12
secretary|0 0 4 0 0
see|-4 0 4 -8 0
sees|12 -24 -24 -20 32
sell|0 4 0 8 -4
seller|0 8 0 0 0
sellers|0 28 0 0 0
selling|-4 0 0 0 0
send|0 0 0 16 0
sends|8 -8 -12 0 12
sensor|32 0 -8 -20 4
sent|0 8 0 0 0
september|0 -12 0 0 -12
service|12 4 -16 -8 0
seventy|0 0 8 0 0
sewing|0 0 -4 0 0
sewn|4 0 0 0 8
share|8 4 0 0 0
shared|4 0 0 0 0
sharpen|12 12 0 0 12
she|-16 0 0 0 -8
she:past|0 0 0 -4 0
she:present|0 0 8 12 -8
shed|0 0 0 -24 0
sheep|0 0 -4 0 0
sheet|0 -4 -8 4 0
sheets|0 8 4 24 0
shift|0 0 16 0 8
shifts|0 0 -8 0 4
ship|0 0 0 0 8
shirts|0 0 12 8 0
shoe|4 0 0 0 0
shoebox|0 0 0 16 0
shoes|0 0 4 0 0
shop|0 0 0 4 0
shops|-12 28 4 4 -12
short|20 4 0 -8 0
should|0 0 -4 0 0
shouting|0 0 16 0 0
showed|0 8 4 0 0
shows|20 -4 -28 -12 20
side|0 0 0 0 8
silicone|12 0 0 0 0
sim|16 -4 0 0 0
simple|8 0 0 -4 0
simply|0 0 8 0 0
since|-12 -4 -8 -12 -20
single|0 0 0 4 0
sir|0 0 12 0 0
sister|0 0 8 0 0
sit|0 0 12 4 0
site|0 0 -4 0 20
sits|0 0 0 -24 0
sitting|0 0 0 4 0
six|0 -4 0 -4 0
sixty|-4 0 12 0 0
size|8 0 -8 -20 12
skin|0 0 12 0 0
skip|0 -4 0 0 0
sleeps|0 0 4 0 0
sleeve|12 0 0 0 4
slips|0 0 0 16 0
slot|0 -4 0 0 0
small|8 28 16 8 4
small-town|0 4 0 0 0
smart|8 0 0 0 0
smell|0 0 24 0 -8
sms|0 -16 -20 -20 24
snaps|0 -4 0 0 0
snow|0 0 28 0 0
so|8 -4 -12 -4 8
societies|0 8 0 0 0
society|0 8 -12 0 4
soft|8 0 0 0 0
software|36 20 -20 0 4
soil|12 0 0 0 0
solar|32 4 0 0 16
sold|0 0 0 -12 0
solicitors|0 0 0 4 0
solo|0 4 0 0 0
some|-16 0 -8 16 -4
somebody|-4 -8 0 4 -12
somebody's|0 0 4 20 -8
someone|0 0 8 0 0
something|-8 -4 0 0 0
sometimes|0 0 20 0 0
sorts|8 16 0 0 8
soup|8 0 4 0 0
sour|0 0 32 0 0
space|20 0 0 0 0
speak|0 4 4 -12 0
spend|-8 20 16 16 -12
splits|0 12 0 0 0
spoiled|0 0 20 0 0
sponsor|0 4 0 0 0
spreadsheet|0 16 0 24 0
spring|0 0 0 -16 0
st|0 -4 0 0 0
stand|4 0 0 0 0
stands|0 -8 0 0 0
start|-20 0 0 0 -16
starts|0 0 0 4 0
state|0 4 0 0 0
station|0 4 0 0 0
stations|0 4 0 0 0
stay|0 4 0 0 0
stays|4 -4 0 0 16
steel|8 0 0 0 0
still|0 0 12 16 -8
stock|0 0 0 0 8
stone|0 -4 0 0 0
stones|0 0 8 4 0
stop|0 0 8 0 0
stopped|0 4 12 0 0
stops|4 0 0 -4 4
story|0 0 0 -8 8
stove|4 0 0 0 0
strangers|-4 0 0 0 0
straps|0 0 0 0 4
street|0 4 0 0 0
string|0 0 0 4 0
student|12 0 0 0 16
students|0 4 4 0 0
studio|0 4 0 0 0
such|0 0 -4 -16 0
sugar|0 0 0 4 0
sunday|0 0 -4 0 12
supermarket|0 0 12 8 0
sure|0 0 4 0 0
swap|4 0 -8 0 4
sweater|4 0 0 0 0
swimmers|0 4 0 0 0
system|8 0 -4 0 0
systems|0 -4 -8 24 0
tablet|8 -8 0 -8 12
tablets|0 8 0 0 0
tag|8 0 0 -4 12
tailor|0 -4 0 0 0
take|-8 0 0 0 -4
takes|0 -12 0 12 0
talk|0 0 -8 0 8
tank|12 0 -8 0 4
tap|0 0 0 0 12
tape|0 0 0 28 -4
taps|12 0 0 0 16
taxi|0 0 8 12 0
tea|0 16 -12 -4 0
teacher|0 12 0 0 0
teachers|0 4 0 -12 0
teaches|0 12 0 0 12
team|0 0 0 4 0
teams|0 36 4 0 0
teenagers|0 12 0 0 0
tell|0 0 8 0 -4
tells|8 -4 -12 0 24
temperature|0 0 0 0 12
ten|0 4 -4 -8 0
tenants|0 20 4 0 0
tenner|0 -8 0 0 0
test|4 0 -12 -4 12
tested|0 -12 0 0 0
tester|8 0 0 0 0
text|16 0 0 -4 40
texts|0 0 -8 0 16
than|0 12 -4 0 4
that|4 0 0 -4 0
the|-4 0 0 8 8
their|0 4 8 4 4
them|0 0 -4 0 0
themselves|8 0 0 0 0
then|-8 -4 0 16 -12
there|-4 0 -4 0 -4
there:present|-24 12 0 0 -16
thermometer|0 0 -4 0 0
they|-12 -4 0 0 -4
they:modal|0 0 0 -12 8
they:present|-8 0 8 32 -4
thing|8 0 0 0 0
things|-8 0 8 -4 0
think|0 0 4 0 0
third|-20 0 24 8 -12
thirty|0 -4 0 8 0
this|0 -8 -8 -8 -12
those|-8 0 0 4 0
thousand|0 -4 -4 12 0
three|-8 0 8 0 0
through|-8 -4 -4 0 0
throw|0 16 12 12 0
thursday|0 4 0 0 0
tickets|0 -4 0 0 0
tiffin|4 0 0 0 0
tilers|0 4 0 0 0
till|4 -8 12 0 0
time|-4 4 8 -8 4
times|-20 0 20 12 -16
tip|-8 0 0 0 0
tired|0 4 12 40 0
to|4 4 4 0 0
today|-36 -8 4 48 -20
together|0 4 -8 -4 20
told|0 -8 8 12 0
too|-12 0 8 0 -8
took|0 0 8 0 0
tool|12 20 -4 0 8
top|0 -8 -4 0 0
toronto|0 0 0 12 0
town|-4 0 0 8 0
tracker|12 0 0 0 0
trade|0 -12 0 0 0
trader|0 8 0 -16 0
traders|0 12 0 0 0
trailer|0 -8 0 0 0
training|0 0 0 4 0
translate|0 0 0 4 0
travel|-12 0 0 4 -4
tray|24 0 0 0 8
treasurer|0 0 0 8 0
tried|0 0 -8 4 0
truck|4 0 0 0 0
truck's|0 0 0 0 4
trucks|0 16 4 0 0
tuesday|0 0 4 0 0
turbine|0 0 0 4 0
turn|0 0 0 0 16
turns|8 0 0 -4 4
twelve|0 4 0 0 -8
twenty|0 0 0 -4 0
twice|0 0 4 0 0
two|0 -8 0 4 0
types|0 -12 0 0 0
uncle|0 0 -4 -12 0
under|0 4 -4 0 4
understand|0 0 16 0 0
unit|0 0 0 -4 0
units|0 4 0 0 0
university|0 4 0 0 0
unlike|0 0 0 24 -8
until|0 -8 0 0 4
up|-4 4 12 0 0
upload|0 -4 0 0 0
us|-12 0 -12 -12 -4
use|-20 0 0 12 0
used|0 0 0 -8 0
users|0 16 0 0 0
uses|0 0 0 12 0
using|0 0 -8 0 0
ute|-4 0 0 0 0
vaccinations|0 0 0 0 4
van|16 0 -8 0 28
very|0 0 12 4 0
vet|0 -8 0 0 0
vets|0 0 0 -4 0
video|24 0 -8 0 28
village|12 24 8 -16 20
visit|0 -4 -12 0 0
visitors|-8 8 0 0 0
visits|16 -8 -16 -4 4
voice|32 8 0 -4 20
volunteers|0 0 0 16 0
wait|-4 0 8 8 0
waiting|0 0 20 0 0
waits|0 0 0 8 0
walk|4 0 0 0 8
walking|0 0 0 4 0
want|0 4 -4 0 -4
wanted|0 0 0 28 0
wants|-16 -4 0 16 -12
war|0 8 0 0 0
ward|28 0 0 0 0
wards|0 8 0 0 0
warm|0 0 12 -12 0
was|-36 -20 16 8 -32
wash|0 0 0 12 0
washing|0 0 8 0 0
waste|0 8 24 4 0
watch|0 0 0 4 4
watches|8 0 0 0 0
water|-4 0 0 4 0
wax|16 0 0 0 0
way|16 0 0 0 0
we|0 -8 -16 -12 0
we:modal|0 0 0 0 -8
we:past|-4 -16 0 0 -16
we:present|24 0 -8 -12 32
web|12 0 -4 0 16
wedding|0 0 24 8 0
week|-4 0 8 0 -4
week's|0 8 0 0 0
weekend|0 0 0 4 0
weekends|0 0 16 12 0
weekly|12 0 -16 -4 0
weeks|0 -8 12 4 0
weight|4 0 0 -8 4
welders|0 8 0 0 0
went|0 0 -4 0 0
were|0 0 8 0 0
wet|0 0 12 0 -4
what|12 -4 -12 -4 16
whatever|-4 0 0 0 0
whatsapp|0 0 -4 4 0
wheelchair|0 24 0 0 0
wheels|0 0 8 0 0
when|0 0 4 -8 8
where|8 4 0 -8 12
whether|8 -12 -8 -4 0
which|20 0 -8 0 32
while|0 0 0 0 12
white|12 0 0 0 0
whiteboard|0 0 0 4 0
who|0 20 8 0 0
whoever|0 4 -8 0 0
whole|-12 0 0 0 -4
wholesalers|0 28 0 0 0
whose|8 0 0 -4 0
why|0 0 -4 -12 0
widow|0 4 0 0 0
widows|0 8 0 0 0
wife|0 12 4 4 0
wife's|0 0 0 -8 0
will|0 -8 -8 0 0
window|0 0 0 4 0
wine|0 0 0 -4 0
winter|-12 -4 12 0 -4
with|12 8 -4 0 8
within|4 0 0 0 36
without|0 0 0 0 4
wo|0 -8 -4 0 0
woman|-12 0 0 0 -12
women|0 16 0 0 0
women's|0 8 0 0 0
wooden|20 0 0 -4 0
wool|8 0 -12 -12 0
words|8 0 -4 0 0
work|0 0 4 0 0
worker|0 0 0 0 4
workers|0 20 8 0 0
working|0 12 4 -8 0
works|0 -16 0 0 0
workshop|0 0 -8 0 0
workshops|0 4 0 0 0
worn|0 0 12 -4 0
worry|0 0 -12 -4 0
worth|0 0 12 0 0
would|0 0 -24 -20 0
wrap|0 0 0 12 0
write|0 4 16 12 0
writes|8 0 0 0 0
wrong|-16 0 28 0 -4
x:modal|-8 16 8 -4 -4
x:past|-20 -8 0 -8 -28
x:present|-4 12 16 20 -4
year|-12 0 0 -12 -16
years|-28 0 0 -4 -16
yes|16 0 -16 -4 4
you|0 -20 -4 0 12
you:modal|12 0 0 0 0
you:present|4 0 0 -8 16
young|0 16 8 0 0
your|32 -4 -24 -20 32
youtube|0 0 0 36 0
zipper|0 0 4 0 0
zł|0 -8 -8 0 0
–|36 0 0 0 28
—|8 0 0 0 4
€|0 4 0 8 0`,
  product: `*|3
!|-17
! 4|7
! 6|12
!=|4
&|7
&,|-2
&:|-2
&after|-4
&and|-4
&because|4
&but|11
&how|-9
&since|-5
&so|2
&so that|-1
&than|-1
&that|18
&until|2
&what|2
&when|-9
&where|19
&while|-3
&who|-1
-:|2
-:bare|8
-:be|-5
-:bring|2
-:count|-10
-:email|3
-:go|1
-:have|2
-:leave|-3
-:let|-2
-:make|-7
-:measure|3
-:past|-1
-:pay|-3
-:pick|-4
-:plan|-3
-:present|3
-:print|-1
-:put|6
-:remind|-6
-:run|2
-:shoot|1
-:show|-2
-:sit|5
-:sort|-5
-:stop|2
-:turn|4
-:write|-1
:before product|-9
:beside product|-4
:habit|5
:label |-8
:label actions|11
:label product|2
:long 1|-4
:long 2|-2
:long 3|1
:money alone|-6
:money subject|4
:named 1|-15
:named 3|4
:named 4|8
:no product|28
:not|-2
:passive|2
:precedes|-9
:product|30
:shares 0|-23
:shares 2|5
:shares 3|7
:told alone|5
:told object|-1
:told subject|-2
<'m|-1
<,|-3
<.#|-1
<.'s|-3
<.,|-7
<.a|4
<.after|-2
<.all|-2
<.alone|-1
<.an|7
<.and|-3
<.another|-1
<.app|4
<.are|-1
<.audio|7
<.back|7
<.battery|4
<.be|-1
<.beekeepers|-3
<.before|-2
<.boots|3
<.box|14
<.boy|-1
<.bus|-2
<.but|5
<.by|-3
<.camera|6
<.can|-3
<.choirs|-1
<.clean|2
<.cleaning|2
<.clip|6
<.collect|3
<.comes|4
<.companies|-1
<.counts|-7
<.course|4
<.cut|6
<.date|-1
<.day|-7
<.do|2
<.down|2
<.each|-3
<.family|-2
<.file|6
<.five|-6
<.floor|1
<.four|-1
<.free|-4
<.friday|4
<.from|-2
<.front|10
<.gave|1
<.get|-3
<.gets|-1
<.gives|-7
<.goes|-3
<.going|-1
<.hearing|1
<.home|1
<.hot|3
<.hours|-4
<.how|-1
<.i|-1
<.idea|8
<.if|1
<.in|-2
<.inside|4
<.into|4
<.is|-7
<.it|-6
<.last|-2
<.lessons|12
<.lets|-1
<.library|1
<.like|-1
<.list|-2
<.made|6
<.makes|-7
<.many|-2
<.map|3
<.message|-2
<.meter|8
<.minutes|-5
<.mother|-4
<.my|-9
<.n't|1
<.name|-6
<.newsletter|6
<.next|-1
<.not|-4
<.number|2
<.of|1
<.oil|1
<.one|-1
<.online|2
<.only|-12
<.open|2
<.opens|-2
<.or|2
<.owners|-4
<.page|4
<.panels|-4
<.patient|-1
<.people|3
<.per|-2
<.person|-2
<.photo|-8
<.picks|-2
<.pieces|-2
<.press|2
<.printed|1
<.put|-2
<.puts|-1
<.reads|-2
<.reminds|-1
<.report|-1
<.run|2
<.runs|-3
<.school|-8
<.screen|1
<.sees|-1
<.sell|-1
<.send|2
<.sends|-1
<.sensor|8
<.service|5
<.set|1
<.shares|2
<.she|2
<.shift|-1
<.shop|2
<.short|1
<.shows|-9
<.since|-2
<.sits|3
<.small|12
<.sorts|-1
<.stone|1
<.stuck|1
<.students|5
<.sunday|2
<.system|1
<.tag|2
<.take|3
<.takes|-5
<.that|-1
<.the|-4
<.them|-1
<.thing|8
<.to|-5
<.tool|3
<.truck|4
<.two|2
<.until|1
<.was|-4
<.water|5
<.way|2
<.we|1
<.web|1
<.what|1
<.where|-2
<.which|5
<.who|-1
<.with|-4
<.without|-1
<.works|-2
<.write|3
<.years|-4
<.you|-10
<<# per|4
<<, and|-3
<<, for|-10
<<, with|-5
<<: the|-5
<<^ for|-19
<<^ in|-4
<<^ my|-5
<<^ on|14
<<^ the|-2
<<^ with|23
<<for the|8
<<from the|-1
<<front of|1
<<how many|-2
<<i 'm|-1
<<in the|-2
<<month for|-1
<<of the|-1
<<on the|7
<<owners of|-6
<<panels for|-3
<<under the|4
<=adverb|3
<=base|9
<=be|-1
<=determiner|-1
<=ing|8
<=noun |3
<=noun name|-13
<=past|12
<=possessive|-2
<=preposition|4
<=pronoun|-1
<=relative|-5
<=third|-7
<and|5
<at|-3
<because|3
<by|-2
<for|8
<from|-3
<how|-4
<i|3
<in|-3
<into|5
<is|3
<many|-1
<my|-5
<of|1
<on|5
<out|1
<sell|1
<send|1
<the|-4
<to|-3
<under|4
<was|-2
<where|-2
<which|-4
<without|-1
=alone|-1
=alone:|-1
=object|-7
=object:be|8
=object:book|-3
=object:bring|7
=object:build|3
=object:buy|5
=object:clip|1
=object:come|3
=object:cook|2
=object:count|-9
=object:cut|2
=object:do|-2
=object:drive|-1
=object:email|3
=object:film|5
=object:give|-1
=object:keep|-7
=object:lay|-2
=object:let|-20
=object:listen|-4
=object:match|-3
=object:meet|1
=object:plan|-5
=object:play|1
=object:post|-3
=object:press|10
=object:print|-1
=object:read|-5
=object:receive|-7
=object:remind|-6
=object:say|-1
=object:see|-7
=object:sell|-7
=object:send|1
=object:sew|9
=object:shoot|2
=object:show|-7
=object:sign|1
=object:sit|4
=object:sort|-5
=object:stay|-2
=object:tell|-4
=object:throw|4
=object:tie|4
=object:walk|9
=object:want|1
=object:wash|7
=object:work|-5
=subject|2
=subject:be|-3
=subject:book|-7
=subject:break|1
=subject:buy|-4
=subject:call|1
=subject:cost|2
=subject:cut|2
=subject:get|-1
=subject:have|-3
=subject:let|5
=subject:need|2
=subject:pay|-3
=subject:put|-1
=subject:read|9
=subject:show|5
=subject:sit|-1
=subject:stick|2
=subject:take|-3
=subject:want|-2
=subject:write|2
=verb|10
>#|-8
>'|-1
>.|-5
>.#|-4
>.'s|-1
>..|-5
>.:|6
>.^|-3
>.about|-2
>.actually|3
>.and|-2
>.are|-3
>.back|12
>.both|-3
>.box|4
>.by|3
>.cards|1
>.cedis|1
>.church|1
>.clean|1
>.come|2
>.cut|2
>.day|-6
>.days|-2
>.door|-2
>.each|3
>.euro|-3
>.families|1
>.fit|-1
>.for|-2
>.four|-5
>.free|-3
>.front|1
>.get|-2
>.going|1
>.has|-5
>.he|-3
>.head|-3
>.hindi|2
>.home|-2
>.i|-11
>.if|-2
>.in|3
>.inside|1
>.is|-4
>.it|-4
>.its|-4
>.kitchen|6
>.lights|4
>.list|1
>.makes|-5
>.measure|1
>.meter|1
>.n't|5
>.night|5
>.nine|8
>.of|1
>.one|-12
>.open|5
>.or|-5
>.out|6
>.own|-6
>.pages|2
>.people|7
>.per|-3
>.phone|-1
>.photographs|1
>.picture|3
>.pounds|4
>.pour|1
>.press|-2
>.pump|-3
>.rings|1
>.rs|1
>.same|-1
>.says|-1
>.send|6
>.sends|2
>.shows|-2
>.since|-5
>.small|4
>.spot|2
>.students|3
>.them|8
>.then|-3
>.they|12
>.times|2
>.to|1
>.today|3
>.twelve|6
>.two|2
>.under|1
>.wall|1
>.wash|6
>.when|-2
>.which|1
>.with|1
>.write|1
>.writes|6
>.written|8
>.year|3
>.years|-4
>.you|4
>:|12
>;|-1
>=#|-7
>=adverb|1
>=base|-3
>=have|-1
>=mark|6
>=modal|-2
>=object|3
>=past|-1
>=preposition|3
>=pronoun|-2
>=relative|6
>=subordinator|1
>=third|1
>=to|-4
>>, #|3
>>, all|1
>>, and|-11
>>, counts|-1
>>, each|4
>>, for|1
>>, made|2
>>, our|-3
>>, put|2
>>, so|-4
>>, that|4
>>, the|-10
>>, then|-2
>>, wash|5
>>, where|-1
>>, with|13
>>, written|5
>>. ^|-7
>>: #|-1
>>: a|-3
>>: it|5
>>: you|1
>>; ^|-1
>>and bring|3
>>and it|-3
>>and lights|2
>>and sends|1
>>and the|-1
>>before .|1
>>beside the|1
>>for #|-5
>>for a|-9
>>for each|-2
>>for the|-2
>>from the|-7
>>gets #|2
>>has the|1
>>in front|2
>>in the|-2
>>is a|18
>>is that|-2
>>on a|1
>>pays #|-2
>>under the|4
>>until the|1
>>when the|-1
>>who have|-3
>>with #|-2
>>with a|8
>>with the|-8
>a|-4
>after|2
>and|-6
>are|-4
>around|-2
>as|4
>at|-1
>but|5
>by|-5
>can|-2
>down|-2
>during|4
>every|3
>for|7
>from|-2
>go|-3
>goes|2
>have|-3
>i|-5
>into|9
>must|-1
>on|1
>out|3
>over|7
>own|5
>pays|-4
>per|-2
>reads|3
>says|-1
>sees|-1
>she|3
>shows|4
>that|4
>they|1
>to|-1
>under|6
>until|3
>was|1
>when|-6
>where|5
>which|7
>while|4
>who|-3
>with|-1
>you|3
>€|3
?actions 0|-9
?actions 1|-7
?actions 2|-4
?actions 3|1
?actions 4|2
?actions 6|10
?actions 7|9
?customer 0|4
?customer 1|2
?customer 3|-1
?customer 4|-1
?customer 5|-1
?customer 6|2
?customer 7|-1
?problem 0|1
?problem 1|2
?problem 2|-1
?problem 5|-1
?problem 7|-5
?product 0|-16
?product 1|-13
?product 2|-9
?product 4|5
?product 5|11
?product 6|8
?product 7|8
?today 0|3
?today 1|3
?today 2|2
?today 4|1
?today 5|-1
?today 6|-6
?today 7|-11
@<#|-7
@<,|-1
@<:|6
@<^|-3
@<every|-9
@<first-time|1
@<five|-7
@<flat|1
@<for|26
@<four|3
@<free|4
@<hand|1
@<hearing|1
@<in|-7
@<is|-3
@<kg|6
@<market|1
@<moisture|1
@<my|7
@<new|3
@<no|-5
@<one|-8
@<our|7
@<own|8
@<per|2
@<picture|4
@<private|-3
@<reusable|2
@<same|-2
@<six|-2
@<small|5
@<solar|3
@<stitching|3
@<such|-4
@<ten|-6
@<the|-9
@<three|-8
@<two|-3
@<where|6
@<which|-4
@alone bare|8
@alone:|8
@money|-5
@money <#|-5
@money <,|-4
@money <a|-1
@money <for|-1
@money <four|6
@money <hearing|3
@money <our|3
@money <per|3
@money <the|-1
@money <two|-4
@money <with|1
@money alone|-12
@money object|-11
@money subject|-1
@object bare|18
@object modal|15
@object past|3
@object present|15
@object:ask|-3
@object:begin|-1
@object:break|5
@object:bring|6
@object:build|15
@object:buy|-2
@object:change|2
@object:check|-3
@object:collect|2
@object:come|10
@object:do|-10
@object:drive|-2
@object:drop|4
@object:fetch|1
@object:film|2
@object:fit|2
@object:go|-6
@object:have|-5
@object:install|2
@object:keep|-7
@object:know|1
@object:let|-3
@object:like|3
@object:make|30
@object:offer|4
@object:pass|5
@object:pay|-3
@object:press|10
@object:propose|1
@object:put|11
@object:receive|-4
@object:sew|6
@object:show|-5
@object:sit|2
@object:stick|2
@object:take|-2
@object:tell|-4
@object:want|25
@object:wash|2
@object:watch|2
@object:work|-1
@object:write|3
@subject present|1
@subject:be|4
@subject:buy|-3
@subject:come|16
@subject:do|4
@subject:get|-1
@subject:go|7
@subject:lose|-3
@subject:open|6
@subject:pay|-21
@subject:post|4
@subject:put|-2
@subject:sell|6
@subject:want|-1
@subject:write|8
f:#|2
f:a|-1
f:app|2
f:first|-1
f:idea|-5
f:last|-6
f:many|-1
f:money|-1
f:my|-5
f:old|2
f:one|5
f:organ|3
f:owners|-3
f:panel|1
f:rs|-2
f:stone|1
f:students|1
f:three|-1
f:twelve|3
f:two|3
f=#|2
f=adjective|4
f=base|4
f=determiner|-2
f=ing|3
f=noun |4
f=noun name|-4
f=noun people|1
f=noun product|4
f=number|-5
f=plural product|-1
h:accountant|2
h:agent|-3
h:aid|1
h:app|9
h:application|1
h:audio|6
h:bag|-2
h:bath|2
h:bill|2
h:blade|4
h:block|1
h:boot|3
h:box|8
h:boy|-3
h:bucket|4
h:call|-3
h:candidate|7
h:car|3
h:cellar|1
h:child|-1
h:choir|1
h:church|-2
h:client|1
h:clothe|4
h:club|-3
h:co-op|-4
h:combine|1
h:company|-1
h:contract|-1
h:course|13
h:court|1
h:cousin|-3
h:cover|1
h:cow|-1
h:customer|-2
h:cylinder|3
h:date|-7
h:day|-7
h:delivery|-1
h:deposit|-4
h:door|-9
h:dough|2
h:drawing|2
h:end|-1
h:euro|-9
h:family|-3
h:farm|-3
h:farmer|4
h:father|-1
h:film|3
h:firm|-8
h:frame|1
h:group|-4
h:grower|-2
h:helper|2
h:hold|2
h:home|-9
h:hour|11
h:idea|-19
h:insurance|-3
h:key|-4
h:kid|6
h:knee|-3
h:lab|-3
h:lamp|3
h:law|-1
h:leg|3
h:lid|3
h:list|-9
h:mail|2
h:maker|-3
h:manager|-2
h:message|-1
h:middle|2
h:minute|2
h:money|-8
h:month|-3
h:music|-2
h:net|3
h:night|6
h:number|2
h:order|-7
h:organ|4
h:owner|4
h:pack|6
h:page|2
h:palm|1
h:panel|12
h:patient|-5
h:photo|-1
h:piece|-9
h:plan|-3
h:planner|1
h:plate|2
h:platform|1
h:product|-3
h:receipt|4
h:report|-12
h:ring|3
h:roof|-1
h:rs|-3
h:school|-11
h:seam|3
h:sensor|6
h:set|2
h:sheet|-4
h:shop|-7
h:show|-2
h:size|1
h:software|6
h:solution|-1
h:stone|10
h:store|-3
h:strap|1
h:street|2
h:swap|6
h:system|1
h:thing|3
h:tile|4
h:time|-1
h:trailer|3
h:tray|6
h:visit|-1
h:volunteer|-4
h:wall|2
h:weekend|2
h:wool|6
h:yarn|1
h:year|-18
h=base|4
h=noun |1
h=noun people|-7
h=noun price|-3
h=noun product|7
h=noun time|-4
h=plural |2
h=plural name|-6
h=plural price|-7
h=plural product|8
h=plural time|-3
he:|-9
he:present|-7
i:|13
i:be|-26
i:come|3
i:cut|5
i:do|-6
i:film|3
i:have|-10
i:make|13
i:modal|1
i:present|9
i:read|2
i:see|-2
i:sell|-6
i:sharpen|1
i:teach|-3
i:want|10
it:|-4
it:modal|2
it:present|-6
my+:|1
my+:have|-3
my+:past|-7
my+:present|7
our+:be|-4
our+:come|3
there:|-2
there:be|-2
there:present|-2
they:|1
w#|-17
wa|3
waccountant|3
wafternoon|1
wagent|-1
waid|1
wair|-2
wapp|14
wapps|-1
waudio|14
wbank|-2
wbar|1
wbath|1
wbattery|6
wbike|1
wbills|1
wblade|2
wboats|-2
wboiler|1
wboots|1
wbowls|2
wbox|15
wbrass|3
wbucket|2
wbuttons|1
wcamera|4
wcar|6
wcard|-2
wclean|4
wclothes|4
wcombine|6
wcontract|-1
wcourse|13
wcousin|-4
wcustomer|-5
wcut|3
wcylinder|2
wdate|-7
wday|-1
wdead|4
wdelivery|-2
wdeposit|-5
wdesk|-2
wdirty|3
wdoor|-2
wdough|3
we:|5
we:be|-7
we:cook|3
we:have|4
we:measure|-1
we:modal|5
we:past|-8
we:present|7
we:send|5
we:take|1
we:turn|-1
we:walk|3
we:wash|5
wempty|2
weuro|-2
weuros|-3
wexam|1
wfarmer|6
wfather|-2
wfirms|-1
wfirst|-10
wfish|-1
wfloat|2
wflower|1
wfor|15
wframe|3
wfree|-4
wgrams|-2
wgrandfather|3
wgrandmother|-2
wgrounds|1
wgrower|-2
whearing|2
wheat|2
whour|3
whouse|2
whouses|-3
widea|-16
winsurance|-1
wjanuary|-1
wkey|-1
wkid|4
wkit|1
wkitchen|3
wknees|-1
wlamp|1
wlast|-10
wlegs|2
wlid|2
wlist|-1
wlongarm|2
wlost|-1
wmachine|1
wmail|4
wmain|-2
wmanager|-2
wmany|-1
wmiddle|2
wminute|3
wmoney|-9
wmonth|-4
wmusic|-2
wmy|-6
wname|-2
wnet|4
wnew|-1
wnight|6
wno|-2
wnote|-2
wnotes|1
wnumber|5
wof|1
wone|-4
wopen|-2
worders|-6
worgan|13
wour|-3
wpack|1
wpanel|7
wpanels|2
wparts|-2
wpatient|-5
wperson|-1
wphoto|-2
wpictures|3
wpiece|-3
wpieces|-4
wplan|-3
wplates|2
wplatform|3
wpot|2
wprivate|-1
wprobe|1
wproduct|-5
wpuck|1
wquilt|4
wred|-1
wreport|-11
wrest|-3
wroom|-5
wrs|-4
wsalt|4
wseat|3
wsensor|6
wservice|4
wsheet|-5
wsheets|-1
wshop|-7
wshops|-5
wshort|3
wshows|-2
wsite|2
wsix|-2
wsmall|1
wsocieties|-1
wsociety|8
wsoft|2
wsoftware|5
wsolution|-2
wstaff|-1
wstone|5
wstrap|2
wstring|1
wstudents|1
wswap|5
wsystem|5
wtag|1
wten|-2
wthe|-5
wtheir|1
wthing|3
wtile|5
wtime|-2
wtool|2
wtrailer|1
wtray|3
wtwelve|5
wtwo|3
wvaccinations|-3
wvisit|-4
wvolunteer|-1
wwaist|1
wwall|6
wward|1
wwarm|1
wweek's|-1
wweekend|2
wweeks|-1
wweights|3
wwool|15
wwork|1
wyarn|1
wyear|-12
wyears|-4
x noun :|-6
x noun :be|19
x noun :make|3
x noun :modal|-1
x noun :note|2
x noun :past|-9
x noun :present|4
x noun name:|3
x noun name:be|12
x noun name:drive|1
x noun name:present|6
x noun people:|-4
x noun people:be|7
x noun people:call|2
x noun people:come|-5
x noun people:have|11
x noun people:modal|-3
x noun people:photograph|12
x noun people:pick|5
x noun people:post|-2
x noun people:take|4
x noun price:|7
x noun product:answer|2
x noun product:be|1
x noun product:cost|1
x noun product:hold|3
x noun product:present|-1
x noun product:read|9
x noun product:rent|1
x noun product:tell|1
x plural :be|1
x plural :past|11
x plural :present|-1
x plural name:be|3
x plural people:|-8
x plural people:bring|-7
x plural people:buy|3
x plural people:come|1
x plural people:find|5
x plural people:present|-2
x plural product:|-1
x plural product:be|6
x plural product:have|-3
x plural product:present|-2
you:|1
you:hand|1
you:present|1
you:take|-3
you:talk|1
~|-3
~begin|-2
~book|-16
~break|2
~bring|4
~build|2
~call|2
~carry|-1
~clean|1
~clip|2
~collect|-4
~come|9
~cook|1
~cost|1
~count|-8
~cut|13
~do|-2
~drive|-2
~eat|1
~email|3
~enter|-3
~fetch|6
~film|8
~get|-6
~grind|4
~hang|5
~hold|3
~keep|-7
~lay|-1
~let|-8
~listen|-4
~make|1
~mark|-3
~meet|1
~need|2
~pay|-7
~photograph|5
~plan|-5
~play|1
~post|-3
~press|10
~receive|-4
~remind|-6
~rent|1
~reserve|-3
~say|-6
~scan|-3
~see|-13
~sell|-4
~sew|7
~sharpen|1
~shoot|2
~sleep|-2
~sort|-5
~split|1
~stay|-7
~stick|7
~take|-3
~talk|2
~throw|6
~tie|4
~walk|7
~wash|6
~work|-2`,
  customer: `*|-4
!|-24
!=|-8
!actor 3|4
!either 5|4
!either 6|20
!payer 7|40
!user 6|-20
&,|-8
&after|-4
&and|-4
&because|-12
&but|-16
&how|-4
&since|-8
&than|20
&that|-4
&then|-8
&what|4
&where|8
&which|-8
&who|32
&whose|12
&–|4
-:|4
-:bare|4
-:be|-4
-:do|4
-:get|-4
-:need|8
-:past|-4
-:pay|-4
-:remind|-4
-:sit|-4
-:tell|4
:after product|4
:before product|-4
:label customer|8
:long 1|-16
:long 12|4
:long 2|-4
:long 3|-4
:named 1|-24
:named 2|-4
:named 3|8
:named 4|16
:no product|-4
:pain|4
:passive|-4
:product|-16
:shares 1|-4
:told alone|-8
:told object|8
<#|4
<-|4
<.-|4
<.:|-8
<.^|8
<.a|-4
<.an|8
<.and|4
<.any|4
<.app|4
<.ask|8
<.because|-4
<.big|-4
<.but|-8
<.clean|4
<.costs|4
<.customers|4
<.day|-4
<.days|-4
<.did|-4
<.eight|-4
<.every|-8
<.families|20
<.find|-4
<.firms|8
<.for|12
<.from|-4
<.get|-4
<.goes|-4
<.he|-4
<.is|-4
<.it|-4
<.kilo|4
<.ladies|8
<.last|-4
<.many|4
<.minutes|-4
<.month|4
<.monthly|4
<.more|8
<.my|4
<.no|-4
<.offices|4
<.on|-4
<.out|-12
<.own|-4
<.parents|4
<.pay|-4
<.pays|-4
<.people|16
<.person|4
<.podcast|-8
<.send|-4
<.shops|8
<.small|16
<.software|4
<.students|12
<.that|4
<.the|-4
<.there|16
<.this|-4
<.three|8
<.to|8
<.vets|-4
<.voice|4
<.walk|4
<.we|-8
<.went|4
<.whatsapp|-4
<.who|4
<.whoever|4
<.with|8
<.women|4
<.year|4
<.you|-4
<.young|4
<:|-4
<<# per|-8
<<, for|24
<<, the|4
<<, with|-4
<<^ in|-4
<<^ my|-4
<<^ the|-8
<<and the|-12
<<app for|4
<<at our|4
<<by the|4
<<free for|-8
<<from the|4
<<in the|12
<<more than|4
<<of the|4
<<people with|8
<<that reminds|-4
<<that the|-4
<<the big|-4
<=#|4
<=base|-4
<=be|-8
<=have|4
<=mark|-4
<=noun name|-4
<=noun people|4
<=noun product|4
<=number|-4
<=object|-4
<=past|4
<=plural |-4
<=possessive|-8
<=preposition|8
<=pronoun|-4
<=subordinator|-4
<a|-4
<are|4
<around|4
<big|-8
<by|-8
<costs|4
<for|8
<housing|4
<in|4
<is|-12
<my|-4
<on|-8
<or|8
<reminds|-4
<since|-4
<small|20
<so|4
<tells|4
<than|8
<the|-4
<to|4
<under|4
<which|-4
<who|4
<whose|4
=object|-8
=object:ask|4
=object:be|4
=object:buy|-8
=object:charge|4
=object:cost|12
=object:get|4
=object:give|-4
=object:make|-4
=object:manage|4
=object:need|4
=object:pay|-24
=object:remind|-4
=object:repair|4
=object:sell|-8
=object:think|4
=object:walk|4
=object:work|-4
=object:write|-8
=subject|8
=subject:be|-12
=subject:book|16
=subject:burn|4
=subject:buy|16
=subject:call|8
=subject:charge|-4
=subject:close|-4
=subject:come|-4
=subject:cost|-16
=subject:leave|8
=subject:list|-4
=subject:lose|8
=subject:measure|4
=subject:pay|16
=subject:put|-4
=subject:rent|8
=subject:reserve|8
=subject:send|4
=subject:share|4
=subject:sit|-4
=subject:want|-4
>,|-8
>.|-4
>.'s|-4
>.,|-8
>..|-12
>.:|-8
>.;|-4
>.all|-8
>.alone|4
>.are|-8
>.be|-4
>.buy|4
>.by|-8
>.chairs|-4
>.comes|-4
>.five|4
>.four|4
>.from|-8
>.has|4
>.her|4
>.his|-4
>.home|16
>.hours|-4
>.in|4
>.it|4
>.its|-8
>.know|8
>.machine|4
>.month|-4
>.more|4
>.my|-4
>.n't|-4
>.no|4
>.of|4
>.open|8
>.out|8
>.own|-4
>.paid|-4
>.parents|-4
>.people|-4
>.puts|4
>.recife|4
>.room|4
>.see|4
>.since|-4
>.sitting|-4
>.takes|-4
>.than|4
>.that|-16
>.the|-4
>.this|4
>.three|-4
>.to|4
>.too|-4
>.two|12
>.up|8
>.us|12
>.want|-4
>.what|-4
>.when|4
>.with|8
>.work|8
>.years|4
>.you|-4
>.€|4
>=coordinator|-4
>=ing|4
>=modal|8
>=participle|-12
>=past|-4
>=pronoun|-16
>=relative|8
>=subordinator|4
>>, #|8
>>, all|-4
>>, five|4
>>, for|-8
>>, in|4
>>, they|4
>>, with|-4
>>: it|4
>>and not|4
>>at #|-4
>>at home|4
>>burns #|4
>>by the|4
>>do n't|-4
>>have to|4
>>i know|8
>>in it|-4
>>in recife|4
>>is #|-8
>>on our|4
>>pay #|4
>>pay nothing|-4
>>pays #|8
>>pays nothing|-4
>>with #|8
>>with a|-12
>>with more|8
>>with the|-4
>already|-4
>around|16
>because|-8
>books|8
>buy|8
>buys|4
>come|-4
>cost|-4
>costs|-4
>each|-4
>either|8
>for|-20
>from|-4
>i|12
>in|8
>is|-4
>it|-12
>lose|4
>must|4
>of|-4
>only|4
>over|4
>pays|20
>per|-4
>puts|-4
>rent|4
>reserves|4
>say|-4
>there|-4
>to|-8
>wash|4
>what|12
>who|8
>with|8
?actions 7|-4
?customer 0|-12
?customer 1|-8
?customer 2|-4
?customer 5|4
?customer 6|12
?customer 7|4
?problem 6|4
?problem 7|4
?product 5|4
?today 5|-4
?today 6|-4
?today 7|4
@<,|-20
@<:|-4
@<^|16
@<a|-12
@<an|-4
@<buy|-4
@<by|-8
@<dance|8
@<each|-4
@<eleven|4
@<every|-12
@<fashion|4
@<for|8
@<gi|4
@<is|-8
@<master|-4
@<more|4
@<new|4
@<old|8
@<other|4
@<our|-4
@<private|8
@<real|-4
@<school|4
@<small|24
@<such|12
@<the|-12
@<thousand|4
@<van|-4
@<village|4
@<where|-8
@<which|-8
@<with|12
@<zoo|-4
@alone bare|4
@alone:|4
@money|-4
@money <#|-12
@money <,|-12
@money <a|4
@money <and|-4
@money <buy|-4
@money <each|4
@money <for|-4
@money <gi|4
@money <per|4
@money <six|-4
@money <the|12
@money <three|8
@object bare|4
@object present|-12
@object:|-4
@object:be|16
@object:buy|-4
@object:charge|16
@object:cost|4
@object:do|-4
@object:go|-8
@object:have|4
@object:make|8
@object:mean|4
@object:pay|-40
@object:record|-4
@object:run|12
@object:send|-4
@object:show|-4
@object:spend|-4
@object:start|4
@object:think|8
@object:visit|4
@object:want|8
@object:work|-4
@subject modal|24
@subject past|4
@subject present|12
@subject:be|-8
@subject:burn|4
@subject:buy|36
@subject:carry|8
@subject:come|-8
@subject:copy|-4
@subject:cost|-16
@subject:get|-8
@subject:give|8
@subject:go|-4
@subject:keep|-4
@subject:list|-4
@subject:lose|16
@subject:make|8
@subject:measure|4
@subject:pay|32
@subject:post|-12
@subject:put|-12
@subject:rent|4
@subject:reserve|4
@subject:see|-4
@subject:sell|4
@subject:set|-8
@subject:sit|-4
@subject:throw|4
@subject:use|4
@subject:write|4
f:big|-4
f:boat|4
f:clinic|4
f:farmer|4
f:first|-4
f:fish|4
f:housing|4
f:kids|-4
f:my|-4
f:owners|-4
f:people|4
f:rs|-4
f:small|16
f:the|4
f=adjective|-8
f=determiner|-12
f=noun people|4
f=noun price|-4
f=noun product|8
f=noun time|4
f=number|-12
f=plural people|4
f=plural product|8
f=possessive|-16
h:app|-4
h:association|8
h:baker|16
h:bakery|8
h:bar|8
h:barber|4
h:beekeeper|12
h:board|4
h:boat|4
h:box|-8
h:boy|-12
h:brand|4
h:bride|4
h:broker|-4
h:building|8
h:bus|8
h:cafe|4
h:café|8
h:candidate|-8
h:car|8
h:carer|-8
h:caretaker|-8
h:caterer|4
h:chain|-4
h:child|-12
h:choir|4
h:church|4
h:city|8
h:client|-8
h:clinic|20
h:club|20
h:cook|-4
h:cooperative|12
h:council|8
h:crew|-4
h:customer|-8
h:cylinder|-4
h:degree|-4
h:dentist|8
h:diabetic|4
h:door|-4
h:driver|-4
h:euro|-8
h:family|8
h:farm|20
h:farmer|8
h:firm|8
h:fisherman|4
h:group|4
h:grower|16
h:holder|4
h:home|4
h:hotel|12
h:house|8
h:interpreter|-4
h:joiner|-4
h:keeper|4
h:kid|-12
h:kitchen|-4
h:lamp|-4
h:landlord|8
h:maker|8
h:manager|4
h:member|-4
h:month|-4
h:neighbour|-4
h:nurse|-4
h:office|4
h:operator|12
h:owner|20
h:parent|8
h:parish|4
h:people|-8
h:player|4
h:pot|-4
h:practice|12
h:restaurant|12
h:rs|-4
h:salon|8
h:school|8
h:seller|8
h:set|-4
h:shop|8
h:society|8
h:station|4
h:store|-4
h:surgery|4
h:tailor|-4
h:truck|8
h:unit|4
h:vessel|-4
h:visitor|-4
h:walker|8
h:widow|8
h:workshop|12
h:yard|-8
h:year|-4
h=noun people|12
h=noun price|-12
h=noun time|-16
h=plural name|4
h=plural people|32
h=plural price|-8
h=plural product|12
h=plural time|-12
he:|-8
he:present|-4
i:|4
i:do|-4
i:sit|4
i:want|4
i:work|-4
it:|4
it:cost|4
it:send|4
my+:do|4
my+:use|4
she:present|4
there:|4
there:be|4
there:present|8
they:|-8
they:present|-12
w#|-12
wallotment|12
walp|4
wan|4
wand|-8
wany|4
wapartment|4
wapp|-4
waround|4
wassociation|12
wat|8
wbackyard|4
wbaker|12
wbakeries|4
wbakers|4
wbar|4
wbeekeeper|8
wbeekeepers|8
wbig|-12
wblind|-4
wboard|4
wboat|12
wbooks|8
wbox|-4
wbrides|4
wbuilding|4
wbus|12
wbuy|4
wcafé|4
wcafés|4
wcandidates|-4
wcar|4
wcare|4
wcarers|-4
wcaterer|4
wchain|-4
wclinic|12
wclub|12
wclubs|8
wcooperative|16
wcouncil|8
wcountry|4
wcustomers|-4
wdaughter|-4
wdays|-4
wdegrees|-4
wdialysis|4
wdog|4
wdoor|-4
we:|4
we:have|-4
we:past|4
weach|-4
wfamilies|4
wfamily|8
wfarm|12
wfarmer|20
wfarms|8
wfather|-4
wfathers|4
wfirm|12
wfirst|-8
wfish|8
wfishermen|4
wfive|-8
wfood|4
wfree|-8
wfrom|-4
wgirls|-4
wgrandmother|-4
wgrower|8
wgrowers|4
wguests|-4
whall|4
whobby|4
whome|4
whospital|-4
whostel|4
whotels|4
whouse|8
whouses|4
whousing|16
win|4
winspectors|4
wjob|-4
wkeepers|4
wkids|-4
wkitchens|-8
wlandlord|4
wlandlords|4
wlast|-4
wlist|-4
wmachine|8
wmarket|8
wmembers|-8
wmothers|4
wmy|-4
wneed|4
wnurses|-4
wof|4
woffices|8
wold|4
wolive|-4
wones|-4
woperators|8
worgan|4
wowner|16
wpaper|-4
wparent|8
wparishes|4
wpatient|-4
wpatients|4
wpensioners|4
wperson|4
wpersons|-8
wplayer|4
wprimary|4
wquilters|4
wr|-4
wrestaurant|4
wrestaurants|8
wretired|-4
wrs|-8
wschool|16
wschools|12
wshop|16
wsize|4
wsmall|24
wsociety|4
wstudent|8
wsurgeries|4
wsuya|4
wtea|4
wterrace|8
wthe|-8
wtrade|-4
wtrucks|8
wtwo|-4
wunit|4
wvaccinations|-4
wvan|-4
wvillage|4
wwalker|8
wwants|4
wwhatsapp|-4
wwheelchair|4
wwhich|-4
wwhole|4
wwidow|4
wwith|4
wworkshops|4
wyard|-4
wyears|-4
wyoung|4
wyour|4
x noun :go|-8
x noun :have|4
x noun people:|-4
x noun people:book|8
x noun people:burn|4
x noun people:get|4
x noun people:past|-8
x noun people:take|4
x noun product:present|-12
x noun time:|4
x plural people:|-8
x plural people:be|8
x plural people:come|-4
x plural people:eat|8
x plural people:give|-4
x plural people:go|8
x plural people:leave|4
x plural people:pay|-4
x plural people:rent|4
x plural people:turn|-4
x plural product:buy|4
x plural product:pay|4
x plural product:present|-4
~ask|4
~book|12
~burn|8
~buy|4
~call|8
~cook|-4
~do|-4
~give|-4
~go|-4
~have|4
~list|-4
~live|4
~manage|4
~need|8
~pay|-4
~read|-4
~remind|-4
~rent|12
~repair|4
~reserve|4
~save|4
~send|4
~share|4
~sit|-4
~start|-4
~stay|4
~tell|4
~try|4
~visit|-4
~walk|4
~want|-4
~work|-4
~write|-4`,
  problem: `&because|8
&if|-4
&where|-4
&which|-4
-:give|-4
-:past|4
:after product|-4
:beside product|-12
:follows|-8
:label |-16
:label problem|20
:long 10|-4
:long 12|8
:long 3|4
:long 4|4
:long 7|-4
:long 8|-4
:named 1|4
:named 3|-4
:no product|4
:not|-8
:pain|24
:precedes|16
:product|-12
:shares 0|-8
<,|-4
<.#|-8
<.,|-8
<.^|-8
<.and|4
<.are|-12
<.by|4
<.for|4
<.is|-4
<.it|-4
<.knows|8
<.n't|4
<.night|4
<.nobody|8
<.on|-8
<.owners|-4
<.saturday|4
<.shop|4
<.since|-12
<.so|-4
<.the|-4
<.this|-4
<.to|4
<.with|-8
<<, or|-20
<<^ ^|-4
<<^ what|-8
<<is that|-4
<=^|-4
<=noun |4
<=noun name|-8
<=noun time|8
<=preposition|12
<=relative|-4
<^|-4
<where|-4
<which|-4
=alone|4
=alone:|4
=verb|-8
=verb:ask|-4
=verb:eat|4
=verb:finish|4
=verb:hire|-4
=verb:hold|-4
=verb:put|-4
=verb:wash|4
>"|4
>.#|-4
>.and|-8
>.are|4
>.but|-12
>.for|4
>.give|-4
>.have|-4
>.my|8
>.the|-4
>.then|8
>.they|-4
>.to|4
>:|8
>=mark|4
>>, but|-12
>>, so|4
>>and my|4
>>and the|24
>but|-4
>he|-4
?actions 0|4
?actions 1|4
?actions 2|4
?actions 3|4
?actions 5|-4
?actions 6|-8
?actions 7|-16
?customer 0|-4
?customer 1|-4
?customer 3|-4
?customer 5|4
?customer 7|8
?problem 0|-20
?problem 1|-16
?problem 2|-8
?problem 4|4
?problem 5|8
?problem 6|16
?problem 7|20
?product 1|4
?product 2|4
?product 5|-4
?product 6|-8
?product 7|-8
?today 0|-4
?today 4|4
?today 5|4
?today 6|4
?today 7|-4
f:#|-8
f:one|8
f:we|-4
f=#|-8
f=adjective|4
f=ing|8
f=number|-8
f=past|-4
f=plural people|8
f=plural product|4
f=possessive|-4
h:'s|4
h:ask|-4
h:bring|-4
h:burn|4
h:come|-4
h:fill|4
h:find|4
h:goe|4
h:pay|-4
h:put|-4
h:take|-4
h:took|4
h=base|8
h=third|4
my+:be|-4
v:ask|-4
v:eat|4
v:finish|4
v:hire|-4
v:hold|-4
v:put|-4
v:wash|4
w#|-4
w'|4
w're|4
w,|-8
wa|-4
wafter|4
wagain|-4
wair|12
walways|12
wand|4
ware|8
wback|4
wbecause|12
wbed|-4
wbig|-16
wblind|4
wboat|4
wbook|4
wbooked|12
wbox|4
wboy|-8
wburn|4
wburns|4
wbuy|-4
wca|16
wcall|-4
wcannot|16
wcomes|4
wcooperative|-8
wdate|4
wday|4
wdays|4
wdead|12
wdied|-4
wdo|-4
wdoes|-4
wdollars|-8
wdrivers|4
wdry|8
we:|-4
weaster|4
wempty|8
weuro|8
weuros|-8
wevery|4
wfamily|-4
wfills|4
wfind|12
wfine|12
wfinished|4
wfor|4
wfriday|4
wgate|-4
wget|8
wgets|4
wgetting|4
wgive|-4
wgo|4
wgone|8
wgot|-4
whad|8
whalf|4
whe|4
wher|4
whire|-4
whis|4
whold|-12
whome|4
whospital|4
whouse|4
wi|-12
winside|4
winto|8
wis|4
wit|-4
wkilo|-4
wknows|8
wlab|4
wleft|20
wless|4
wlose|16
wloses|4
wlying|8
wme|-8
wmeans|4
wmessage|-4
wminutes|4
wmonthly|-4
wmust|4
wnever|8
wnobody|8
wnow|-4
woffer|-4
woffice|-4
wopen|4
wother|4
wour|4
wout|8
wovernight|8
wown|-4
wparts|-4
wper|-8
wpicks|4
wpiece|-4
wplastic|4
wpot|-4
wquote|4
wretired|-8
wring|-4
wround|8
wschools|-4
wsea|4
wseason|4
wsend|-4
wshe|4
wsimply|8
wsix|4
wskin|12
wsmells|-4
wsome|-8
wsunday|-4
wtaxi|4
wten|-8
wthat|4
wtheir|-4
wthird|4
wtime|8
wtimes|8
wtook|4
wtwice|-4
wtwo|4
wus|-12
wvery|4
wwaiting|8
wwant|-4
wwas|4
wwe|-4
wweekends|4
wweeks|8
wwet|4
wwhich|-4
wwhy|-4
wwill|-8
wwomen|-12
wwould|-4
wwrong|8
wyears|-12
x adjective:|4
x noun :be|-8
x noun :cost|4
x noun :have|-8
x noun :present|4
x number:|4
x plural :present|4
x plural people:have|4
x plural people:past|-4
x plural people:present|4
x plural product:present|8
~|8
~ask|-4
~eat|4
~finish|4
~hire|-4
~hold|-4
~put|-4
~wash|4`,
  today: `*|-16
!|-8
&|4
&,|-4
&after|-8
&before|-4
&but|-12
&or|20
&so|12
&that|4
&which|4
&who|-4
-:bare|4
-:bring|4
-:buy|-8
-:get|8
-:give|-4
-:make|-4
-:modal|4
-:open|4
-:pay|8
-:put|4
-:wait|12
:beside product|-4
:follows|-8
:habit|12
:label |-8
:label today|8
:long 3|4
:long 9|-4
:money subject|8
:named 1|-16
:named 2|-4
:named 4|4
:not|-8
:pain|-8
:precedes|8
:shares 3|-4
:told|-4
:told subject|-8
<'d|-12
<'re|-4
<'s|4
<.#|-4
<.a|4
<.an|4
<.and|-4
<.are|4
<.around|8
<.boy|8
<.but|-12
<.choir|4
<.district|4
<.do|12
<.facebook|4
<.from|4
<.full|-4
<.has|-4
<.have|4
<.i|-4
<.is|-8
<.it|4
<.just|4
<.man|8
<.me|4
<.monday|4
<.month|4
<.most|20
<.my|-8
<.n't|-4
<.not|-4
<.now|12
<.one|-4
<.or|12
<.our|4
<.out|8
<.parents|4
<.people|-4
<.place|4
<.plastic|4
<.same|-4
<.sell|4
<.september|8
<.some|12
<.today|16
<.two|-12
<.when|-4
<.who|-4
<.with|8
<.without|4
<.women|-12
<.year|-8
<.you|-8
<:|8
<<, or|8
<<, who|8
<<^ i|-12
<<^ she|4
<<^ they|12
<<^ we|-8
<<and they|-4
<<do is|8
<<i make|4
<<or they|8
<<people who|-4
<<there 's|4
<=adverb|4
<=base|12
<=have|-4
<=ing|8
<=modal|-8
<=noun |-4
<=noun name|4
<=noun time|-4
<=plural |-4
<=relative|4
<=third|4
<bring|4
<buy|12
<call|4
<everybody|4
<have|-4
<is|-4
<lose|-4
<must|12
<need|-4
<open|8
<put|4
<reads|4
<send|4
<spend|4
<that|4
<today|4
<want|-4
<was|4
<when|4
<where|4
=object:be|-8
=object:bring|4
=object:call|12
=object:cost|-8
=object:count|4
=object:get|-4
=object:keep|8
=object:lose|-4
=object:make|4
=object:need|-8
=object:open|8
=object:pay|4
=object:write|4
=subject:ask|12
=subject:be|4
=subject:buy|-16
=subject:call|-8
=subject:charge|12
=subject:cost|8
=subject:do|8
=subject:exist|4
=subject:finish|-4
=subject:keep|-4
=subject:pay|-24
=subject:quote|4
=subject:say|4
=subject:sell|4
=subject:take|4
=subject:want|12
=verb:answer|4
=verb:book|-4
=verb:call|4
=verb:cost|-4
=verb:count|4
=verb:eat|4
=verb:know|-4
=verb:make|-4
=verb:need|-4
=verb:ring|4
=verb:stand|-4
>.#|4
>.,|4
>..|-8
>.^|-4
>.a|4
>.after|4
>.an|8
>.answers|4
>.ask|-4
>.but|12
>.by|4
>.comes|16
>.does|-4
>.each|-4
>.for|4
>.four|-4
>.from|4
>.good|4
>.half|4
>.hand|4
>.have|-8
>.he|20
>.it|4
>.knows|4
>.lose|4
>.me|-4
>.nobody|8
>.not|-4
>.nothing|12
>.offers|8
>.old|4
>.one|4
>.or|12
>.per|-4
>.phone|4
>.rs|12
>.says|8
>.send|4
>.small|-4
>.takes|4
>.then|4
>.this|4
>.times|4
>.to|-4
>.what|-12
>.which|4
>.who|4
>.years|4
>:|-8
>=adverb|-4
>=mark|-4
>=modal|4
>=preposition|4
>=pronoun|-12
>>, #|-8
>>, and|4
>>, he|4
>>, it|8
>>, or|24
>>, so|-4
>>, the|-8
>>, which|8
>>and i|-4
>>and in|-4
>>and offers|4
>>and that|4
>>at #|8
>>by hand|8
>>by the|-4
>>cost #|8
>>for #|4
>>from a|-4
>>from the|20
>>in the|8
>>is a|-8
>>takes #|4
>>to a|8
>>to the|8
>>want #|4
>a|8
>at|-4
>because|4
>can|4
>charges|4
>comes|4
>cost|16
>for|4
>from|12
>have|-4
>in|-8
>now|-4
>of|-4
>off|4
>once|8
>only|4
>or|8
>out|12
>per|4
>so|-4
>that|8
>to|4
>want|4
>will|4
>without|-4
>would|-4
?actions 2|4
?actions 5|-8
?actions 6|-12
?actions 7|-16
?customer 1|4
?customer 7|4
?problem 0|-4
?problem 4|4
?problem 6|4
?problem 7|-4
?product 1|4
?product 3|4
?product 5|-4
?product 6|-12
?product 7|-8
?today 0|-12
?today 1|-20
?today 2|-12
?today 4|4
?today 5|4
?today 6|8
?today 7|12
^- bare|4
^- modal|4
^do it present|8
^he present|8
^i modal|-4
^means|16
^means -|-4
^means - present|-4
^means - you|-4
^means bare|-4
^means by|8
^means by present|4
^means in|12
^means in present|8
^means in x|4
^means on present|4
^means past|4
^means present|8
^means with|4
^means with past|4
^means you|-4
^my+ present|4
^now|4
^now bare|4
^now before|4
^now before -|4
^now before bare|12
^now before past|-4
^now before we|4
^now before x|-8
^now now present|-4
^now still|-4
^now still present|-4
^now still x|-8
^now today|4
^now today x|4
^party modal|-20
^party present|4
^she present|8
^there present|4
^they present|8
^we past|4
^we present|-8
^x modal|-4
^x present|8
f:a|-4
f:answers|4
f:come|-8
f:every|-12
f:find|-4
f:has|4
f:paid|4
f:reads|4
f:six|4
f:small|-4
f:takes|-4
f:the|4
f:want|-12
f=base|12
f=ing|4
f=modal|-8
f=noun |4
f=noun people|-4
f=past|-4
f=plural |4
f=possessive|-4
h:answer|8
h:buy|4
h:carry|4
h:child|-4
h:club|-4
h:cost|-8
h:count|8
h:customer|-8
h:did|-4
h:euro|4
h:farmer|-8
h:form|-4
h:grower|-4
h:have|-4
h:home|-4
h:meter|4
h:need|-4
h:oil|4
h:people|4
h:program|8
h:school|-4
h:set|-4
h:use|8
h:visit|-4
h:want|-4
h=base|4
h=do|-4
h=ing|4
h=noun people|4
h=noun price|-8
h=noun product|4
h=noun time|-4
h=plural people|-12
h=plural product|4
he:present|8
i:|-4
i:do|-4
i:make|12
i:modal|-4
i:put|4
it:|-4
my+:present|4
my+:take|4
nobody:|-4
she:present|8
there:|4
there:be|4
there:present|4
they:give|4
they:present|8
they:want|-4
v:answer|4
v:book|-4
v:call|4
v:cost|-4
v:count|4
v:eat|4
v:know|-4
v:make|-4
v:need|-4
v:ring|4
v:stand|-4
w#|-4
wa|12
wabout|-4
wan|8
wanswers|8
wany|-4
wapps|4
ware|-4
wbar|4
wbefore|-8
wbig|4
wbin|8
wbook|4
wboy|4
wbucket|8
wby|4
wcalls|-8
wchair|12
wchild|-8
wclipboard|4
wcolleagues|4
wcome|-4
wcompany|4
wcopies|4
wcut|4
wdates|8
wdealer|4
wdown|-4
wdriver|4
we:past|4
we:present|-8
weach|4
weight|12
weleven|-4
weuro|8
weuros|8
wexcel|4
wfamily|-8
wfarmer|-4
wfind|-4
wfirst|-8
wfive|-4
wfor|4
wfrom|4
wgrowers|-4
wguess|4
whis|4
whome|-8
whorn|4
whospital|-4
whour|-8
whours|-4
wimported|4
win|4
wis|4
wjob|-4
wkitchen|4
wlate|-12
wlive|-4
wlook|4
wmachine|-4
wman|8
wmanager|4
wmat|4
wme|-12
wmeter|4
wmother|4
wmy|-8
wneed|-4
wnew|4
wnotebook|12
wof|-4
woil|4
wold|-8
won|4
wour|-4
wout|4
wown|4
wpapad|8
wpatient|8
wper|-4
wphone|-16
wphotographers|8
wplastic|4
wplates|4
wprice|-4
wprograms|4
wpush|4
wquilt|4
wreads|4
wrope|4
wround|12
wsame|4
wschools|-8
wsell|4
wsend|4
wset|-4
wshift|-4
wshop|-8
wshops|-8
wsmall|-12
wsms|-4
wspend|4
wstove|4
wsuit|4
wsunday|4
wswap|4
wtaxi|4
wtea|4
wteam|4
wthe|4
wthem|4
wthere|-4
wthey|-4
wthree|4
wto|4
wup|4
wus|-8
wuses|4
wversion|-4
wvillage|-4
wwalk|4
wwant|-12
wwash|8
wwhat|-8
wwhich|-4
wwith|4
wwithout|-4
wwomen|-4
wwork|-4
wwriter|4
wwrong|-4
wyear|-24
wyou|-4
wyour|-8
wyoutube|8
x adjective:|-4
x noun :ask|4
x noun :be|-8
x noun :cost|-16
x noun :do|8
x noun :give|-4
x noun :present|-4
x noun :read|12
x noun :take|8
x noun people:get|-4
x noun people:have|4
x noun people:pay|-4
x noun people:receive|-4
x noun people:see|-4
x noun people:want|4
x noun product:be|8
x noun product:come|4
x noun product:have|12
x noun product:past|12
x noun product:want|4
x object:present|4
x plural :|-4
x plural :cost|4
x plural :have|-12
x plural :lie|4
x plural people:|8
x plural people:ask|4
x plural people:buy|8
x plural people:drive|4
x plural people:get|-8
x plural people:give|4
x plural people:have|-20
x plural people:need|-4
x plural people:pay|-12
x plural people:present|4
x plural people:put|-4
x plural people:send|4
x plural people:take|4
x plural people:throw|8
x plural people:wait|-8
x plural product:be|4
x plural product:do|4
x plural product:make|8
x plural product:modal|-4
you:|-4
~|-4
~answer|4
~become|-4
~beg|8
~book|-12
~bring|8
~burn|-8
~call|12
~carry|4
~change|12
~copy|4
~cost|-4
~count|12
~do|4
~eat|4
~email|4
~enter|-4
~exist|8
~find|-8
~finish|-4
~get|-8
~give|4
~go|-8
~guess|4
~hang|4
~hire|8
~leave|-8
~lie|8
~live|-4
~lose|-20
~mean|-4
~need|-16
~offer|16
~open|12
~phone|4
~pour|4
~read|8
~receive|-8
~ring|20
~run|-4
~sell|4
~stand|-8
~take|8
~tap|-4
~telephone|8
~try|8
~type|8
~use|12
~wash|8
~work|-4
~write|12`,
  actions: `*|-4
!|-25
! 5|9
! 6|5
!=|6
!weak 4|-2
&,|3
&so|-1
&that|-1
&which|-5
&who|-5
-:|7
-:bare|-4
-:get|-1
-:go|-3
-:past|2
-:present|15
-:save|3
-:take|3
-:work|1
:after product|3
:before product|-15
:follows|3
:habit|-6
:long 11|2
:long 12|1
:long 2|4
:long 3|3
:long 4|-2
:long 6|-1
:long 7|-1
:long 8|-1
:long 9|4
:money|-6
:money verb|-2
:named 1|-6
:named 2|1
:no product|6
:pain|-10
:precedes|-20
:product|-4
:shares 0|-7
:shares 1|-6
:shares 2|3
:shares 3|8
:told|1
:told verb|1
<,|8
<.#|-11
<.,|-2
<.:|1
<.^|-8
<.a|-8
<.and|7
<.for|-16
<.i|-4
<.in|-2
<.it|13
<.my|-3
<.n't|2
<.of|-2
<.on|6
<.one|3
<.people|-10
<.the|-1
<.we|-9
<.when|2
<.who|-4
<.with|2
<<, and|15
<<^ i|7
<<^ we|4
<<i 'd|1
<<i am|-1
<=adverb|3
<=coordinator|9
<=noun |3
<=noun name|-9
<=noun people|-4
<=noun time|-4
<=pronoun|1
<am|-1
<and|5
<can|2
<must|-2
<you|2
=object:help|1
=verb|-7
=verb:ask|-3
=verb:begin|-1
=verb:bring|2
=verb:call|-1
=verb:cost|-6
=verb:drop|1
=verb:get|1
=verb:have|-3
=verb:keep|-6
=verb:leave|1
=verb:pick|1
=verb:post|2
=verb:read|2
=verb:sell|-3
=verb:use|-2
=verb:want|-1
>,|10
>.#|7
>.,|4
>.and|7
>.each|-2
>.he|-3
>.i|-16
>.in|-2
>.one|-3
>.people|3
>.so|-4
>.that|-20
>.the|2
>.two|2
>.which|-7
>.you|-7
>:|-23
>=adverb|1
>=coordinator|11
>=preposition|-2
>=relative|-9
>=subordinator|6
>>, #|1
>>, a|-1
>>, and|-12
>>, it|-6
>>, so|-3
>>, the|3
>>, they|-4
>>, which|-4
>>: #|1
>>: it|-4
>>instead of|1
>and|1
>instead|1
>while|1
?actions 0|-31
?actions 1|-20
?actions 2|-13
?actions 3|-1
?actions 4|5
?actions 5|12
?actions 6|16
?actions 7|28
?customer 0|3
?customer 2|1
?customer 3|-4
?customer 4|2
?customer 7|-3
?problem 0|7
?problem 1|6
?problem 2|4
?problem 3|3
?problem 4|-1
?problem 5|-1
?problem 6|-9
?problem 7|-12
?product 0|-9
?product 1|-4
?product 2|-7
?product 3|-7
?product 4|4
?product 5|5
?product 6|10
?product 7|5
?today 0|5
?today 1|6
?today 2|7
?today 4|-3
?today 5|-4
?today 7|-15
f:gets|1
f:sees|1
f:sell|-1
f:sits|-2
f:takes|-4
f=base|4
f=modal|-3
f=past|-9
f=third|10
h:book|2
h:build|-1
h:come|2
h:cost|-5
h:give|-3
h:offer|-4
h:pay|-6
h:pick|3
h:post|3
h:read|5
h=base|8
h=have|-3
h=past|-3
h=third|10
i:|-7
i:have|-6
i:like|-2
i:modal|-2
i:past|-6
i:present|3
i:write|1
it:|4
it:present|3
our+:present|-3
they:|3
v:bring|3
v:come|1
v:cost|-6
v:drop|4
v:get|1
v:leave|1
v:offer|-4
v:pick|2
v:post|2
v:start|-6
v:use|-2
v:want|-2
w#|-16
w's|3
w've|-2
w,|-4
w-|3
wa|-5
walone|-9
wand|1
wanswer|6
wany|2
wapp|-7
ware|1
waround|-18
wbag|-1
wbefore|8
wbegin|-1
wbuild|-9
wbus|-1
wby|2
wcamera|-3
wday|5
wdays|7
wdeliver|2
wdeposit|2
we:come|3
weuro|-2
wfor|-3
wfrom|-8
wgoing|2
whand|-2
whas|6
whour|3
whours|25
wis|-10
wit|2
wlive|-2
wlunch|2
wmake|-3
wminutes|9
wmonth|-4
wnot|9
woffer|-2
wone|1
wonly|-8
wor|6
wout|1
wpass|-3
wper|-10
wphone|10
wphoto|2
wpick|5
wpicture|3
wplace|2
wpost|2
wpump|8
wputs|1
wring|-2
wroom|6
wseason|-2
wsees|4
wset|4
wsits|-7
wsms|2
wswap|2
wtap|6
wthe|10
wtheir|11
wthem|5
wthey|2
wthing|-1
wthree|-1
wus|-5
wwhat|8
wwhen|3
wwhere|-24
wwhich|21
wwith|2
wyear|-3
wyears|-5
wyou|-1
wyour|3
x noun :|12
x noun :go|3
x noun :take|-2
x noun people:|8
x noun people:get|9
x noun people:present|4
x plural people:present|6
x pronoun:|-2
you:modal|-1
you:present|7
~ask|-5
~begin|-2
~bring|2
~call|-2
~cost|-6
~drop|1
~get|3
~help|19
~keep|-1
~let|2
~like|-2
~pick|1
~post|7
~read|4
~see|5
~sell|-8
~send|4
~use|-2
~want|-11
~write|3`,
  customerAmong: `*|4
actions -1|-4
actions -3|4
actions 1|8
actions 2|4
actions after|4
actions before|-4
actions here 15|-4
actions here 4|-4
actions here 7|8
actions here 8|-4
actions here 9|-8
actions top 2|4
actions top 3|4
actions top 4|8
actions top 5|4
lead 0|-36
lead 1|-28
lead 10|4
lead 11|12
lead 12|8
lead 13|16
lead 14|24
lead 15|28
lead 16|20
lead 2|-20
lead 3|-16
lead 4|-16
lead 5|-12
lead 6|-8
next 1|-4
next 11|-4
next 12|-4
next 13|4
next 14|4
next 16|8
next 2|-4
next 3|4
next 4|8
next 5|4
next 8|-4
own 0|-68
own 0 next 0|-4
own 0 next 1|-20
own 0 next 2|-8
own 0 next 3|-8
own 0 next 5|-8
own 0 next 6|-4
own 0 next 7|-4
own 0 next 8|-12
own 1|-60
own 1 next 0|-16
own 1 next 1|-8
own 1 next 2|-4
own 1 next 3|-4
own 1 next 6|4
own 1 next 8|-8
own 10|20
own 11|20
own 12|20
own 13|28
own 14|28
own 15|40
own 16|28
own 2|-48
own 2 next 1|-4
own 2 next 2|-4
own 2 next 4|4
own 2 next 7|-4
own 2 next 8|-8
own 3|-32
own 3 next 2|8
own 3 next 7|-4
own 3 next 8|-4
own 4|-20
own 4 next 2|4
own 4 next 4|-4
own 4 next 5|4
own 5|-12
own 5 next 1|8
own 5 next 2|4
own 5 next 5|-4
own 6|-4
own 6 next 1|4
own 6 next 2|4
own 6 next 4|8
own 6 next 5|4
own 6 next 6|-12
own 6 next 7|4
own 6 next 8|4
own 7 next 1|8
own 7 next 3|8
own 7 next 5|-4
own 7 next 6|-4
own 7 next 7|12
own 7 next 8|24
own 8|4
own 8 next 7|4
own 8 next 8|16
own 9|16
problem -2|4
problem 1|-4
problem 2|4
problem 3|-4
problem after|-8
problem before|8
problem here 0|-4
problem here 12|8
problem here 14|4
problem here 2|4
problem here 3|4
problem here 4|-4
problem here 8|-4
problem in|4
problem top 0|-4
problem top 1|4
rival 0|52
rival 1|28
rival 10|-12
rival 11|-16
rival 12|-8
rival 13|-4
rival 14|-24
rival 15|-20
rival 16|-12
rival 2|24
rival 3|24
rival 4|16
rival 5|4
rival 7|-4
rival 8|-8
rival 9|-12`,
  problemAmong: `*|-12
actions -1|12
actions -2|16
actions -3|12
actions 0|-12
actions 2|-8
actions 3|-28
actions after|-8
actions before|4
actions here 0|-4
actions here 11|-4
actions here 13|-4
actions here 14|-4
actions here 15|4
actions here 3|4
actions here 4|12
actions here 6|4
actions here 7|4
actions here 8|4
actions here 9|-4
actions in|-4
actions top 0|4
customer -1|8
customer -3|8
customer 2|-4
customer 3|-12
customer after|4
customer here 0|-4
customer here 1|-8
customer here 10|4
customer here 12|12
customer here 13|4
customer here 16|12
customer here 2|-4
customer here 4|-4
customer here 5|-4
customer here 8|4
customer in|-4
customer top 2|4
customer top 3|4
lead 0|-20
lead 1|-20
lead 10|4
lead 11|12
lead 12|8
lead 13|16
lead 14|16
lead 15|12
lead 16|40
lead 2|-20
lead 3|-16
lead 4|-12
lead 5|-8
lead 6|-4
lead 7|-4
lead 9|4
next 0|-16
next 13|-4
next 14|-4
next 15|-4
next 5|8
own 0|-40
own 0 next 1|-16
own 1|-32
own 1 next 0|-8
own 1 next 6|4
own 10|8
own 11|16
own 12|24
own 13|20
own 14|36
own 15|8
own 2|-36
own 2 next 0|-12
own 3|-28
own 3 next 6|-4
own 3 next 7|-12
own 4|-16
own 4 next 0|12
own 4 next 1|12
own 4 next 5|-4
own 5|-12
own 5 next 1|12
own 6|-4
own 6 next 1|4
own 6 next 3|8
own 6 next 4|20
own 6 next 5|-4
own 8|4
own 9|8
rival 10|-4
rival 11|-8
rival 12|-8
rival 13|-4
rival 2|8
rival 3|16
rival 4|8
rival 5|8
rival 6|8`,
  evidence: `*|-15
!|-12
#0|-23
#1|-3
#2|5
#3|5
#<'|-1
#<(|2
#<,|9
#<:|4
#<^|20
#<about|-8
#<already|1
#<and|15
#<around|-2
#<at|-3
#<called|-1
#<did|5
#<emailed|-1
#<filed|1
#<first|3
#<from|6
#<in|-6
#<made|8
#<my|-1
#<now|4
#<on|6
#<only|2
#<or|-1
#<paid|-2
#<since|-5
#<sold|6
#<than|-2
#<together|2
#<with|4
#>,|-7
#>.|2
#>=adjective|9
#>=adverb|5
#>=be|3
#>=coordinator|-9
#>=have|3
#>=mark|-11
#>=modal|2
#>=negation|-1
#>=noun |-7
#>=noun name|-4
#>=noun people|2
#>=number|-9
#>=object|1
#>=past|1
#>=plural people|15
#>=plural price|3
#>=plural product|15
#>=preposition|6
#>=pronoun|-2
#>>=#|-5
#>>=^|2
#>>=adjective|2
#>>=adverb|9
#>>=base|4
#>>=determiner|-3
#>>=do|-1
#>>=have|9
#>>=ing|6
#>>=mark|-2
#>>=negation|1
#>>=noun |-5
#>>=number|-2
#>>=object|-2
#>>=past|-1
#>>=plural |-5
#>>=plural people|-1
#>>=preposition|7
#>>=subordinator|2
#>already|2
#>and|-11
#>are|6
#>at|1
#>bed|1
#>claim|1
#>dollar|-2
#>euro|-5
#>false|3
#>family|7
#>have|1
#>house|1
#>in|-1
#>lakh|-1
#>name|2
#>never|-1
#>of|4
#>other|1
#>out|1
#>pair|2
#>patient|3
#>person|-1
#>picked|-2
#>piece|1
#>school|1
#>shop|5
#>the|-1
#>thousand|-1
#>to|-3
#>tower|1
#>washing|-1
#>wedding|-2
#>would|3
#>€|-1
&|1
&&(|1
&&)|1
&&,|-5
&&.|1
&&:|-3
&&and|4
&&as|3
&&because|-3
&&but|-4
&&how|-1
&&once|-1
&&or|-9
&&since|21
&&so|-3
&&that|-4
&&then|-3
&&till|-1
&&what|-6
&&when|1
&&where|1
&&which|1
&,|-1
&as|1
&or|-2
&since|2
&what|-1
&when|1
-:|-2
-:bare|-4
-:be|1
-:past|-1
:after product|-3
:before product|-3
:beside product|-9
:clauses 1|4
:clauses 3|-5
:clauses 4|-6
:first|1
:follows|22
:habit|1
:label |-8
:long 10|-6
:long 12|-5
:long 2|11
:long 3|7
:long 5|-1
:long 7|-4
:long 8|-5
:long 9|-4
:money|-22
:money alone|-11
:money verb|-8
:named 1|-13
:named 2|-6
:named 3|3
:named 4|2
:no product|6
:not|-1
:pain|-12
:precedes|-33
:product|-4
:shares 0|-9
:shares 1|-3
:shares 2|3
:shares 3|-2
:told|5
:told alone|6
:whole|1
<,|-1
<.#|-2
<.,|-1
<.^|-10
<.a|-4
<.already|1
<.august|1
<.did|1
<.families|1
<.five|1
<.for|-1
<.it|10
<.january|1
<.june|1
<.last|8
<.months|1
<.my|3
<.n't|-1
<.october|1
<.of|1
<.on|1
<.patients|1
<.season|1
<.since|5
<.the|-3
<.two|2
<.up|-2
<.use|1
<.version|1
<.weeks|2
<.went|2
<.winter|1
<.with|-2
<.year|-2
<.years|-3
<<# and|-4
<<, where|1
<<, which|1
<<^ ^|1
<<^ when|-1
<<it since|3
<<season ,|1
<<weeks ,|1
<<years and|-1
<=^|1
<=coordinator|-3
<=mark|-1
<=noun time|1
<=subordinator|-4
<^|1
<as|1
<or|-2
<since|2
<what|-1
<when|1
=alone|-2
=alone:|-2
=verb|-8
=verb:be|-1
=verb:come|-2
=verb:count|-1
=verb:do|-1
=verb:feed|1
=verb:get|-3
=verb:put|1
=verb:run|4
=verb:save|1
=verb:talk|1
=verb:test|1
=verb:try|2
=verb:use|6
>,|-2
>.|1
>.#|9
>.,|-4
>.a|-2
>.and|2
>.did|2
>.each|-1
>.has|2
>.i|-5
>.in|1
>.my|-1
>.nine|1
>.one|-2
>.the|2
>.then|-1
>.three|2
>.two|-1
>.we|-3
>.which|2
>.would|1
>=^|-2
>=coordinator|-5
>=mark|-3
>=pronoun|3
>>, #|4
>>, and|4
>>, which|2
>>. ^|1
>>^ ^|-2
>>and #|2
>>and i|-3
>>and the|-2
>>since #|-1
>^|-2
>and|-1
>i|5
>since|1
>that|-1
>we|1
>who|2
?actions 0|9
?actions 1|10
?actions 3|-6
?actions 4|2
?actions 5|-10
?actions 7|-13
?customer 0|6
?customer 2|3
?customer 3|4
?customer 4|1
?customer 5|-15
?customer 6|-3
?customer 7|-6
?problem 0|1
?problem 1|4
?problem 2|5
?problem 3|-6
?problem 4|-4
?problem 5|-3
?problem 7|-6
?product 0|12
?product 1|4
?product 3|3
?product 4|-5
?product 5|-5
?product 6|-5
?product 7|-12
?today 0|5
?today 1|5
?today 2|1
?today 3|2
?today 4|-5
?today 5|-4
?today 6|-7
?today 7|-9
b# ,|-6
b# a|1
b# and|-12
b# claims|1
b# dollars|-1
b# euros|-3
b# families|6
b# for|-3
b# hospitals|-1
b# lakh|-1
b# names|2
b# never|-1
b# of|6
b# pairs|2
b# patients|3
b# people|1
b# per|-1
b# percent|2
b# persons|2
b# pieces|2
b# would|1
b# years|-1
b# €|-1
b've been|2
b've got|-1
b( #|1
b, #|12
b, all|1
b, and|7
b, one|-3
b, they|1
ba comparsa|1
ba day|-1
ba fiver|1
ba flatbed|1
ba letter|3
ba third|1
ba year|-2
babout #|-5
ball said|2
balready #|1
balready ,|2
balready .|2
band #|4
band a|1
band got|1
band i|-4
band in|1
band one|-1
bare #|1
bare floating|1
baround #|-2
bas a|1
basked for|1
bassociation ,|1
bat #|-3
bat the|2
bat two|1
baugust and|2
baverage .|2
bback .|1
bback and|1
bback or|-1
bca n't|-1
bcalled #|-1
bclaims and|1
bcome and|-2
bcontractor who|1
bdecibels ,|1
bdecided ,|1
bdid #|5
bdirector i|1
bdo it|-1
bdrops from|1
beleven of|1
beleven picked|-2
bemailed #|-1
bend of|2
bevery single|1
bfalse stops|1
bfamily ,|2
bfar ,|2
bfar .|1
bfermoy ,|1
bfiled #|1
bfive weeks|1
bfiver for|1
bflatbed guy|1
bfor a|4
bfor half|1
bfor more|1
bfor real|1
bfor the|-1
bfrom #|2
bgiven me|1
bgroup .|1
bguy down|1
bhalf the|1
bhave had|2
bhave it|1
bhave paid|1
bhours ,|1
bi 've|5
bi already|1
bi did|2
bi have|-5
bi put|5
bi talked|2
bi was|-3
bin #|-2
bin a|-3
bin my|4
bin our|-1
bin the|-9
binside it|1
bit 's|-1
bit and|1
bit drops|1
bit for|3
bit since|4
bjanuary ,|3
bjune and|1
blast season|1
blast winter|2
bletters of|3
blost ,|1
bmade #|5
bme ,|-1
bme a|3
bmeasured at|1
bminutes each|1
bmonths ,|1
bmonths .|2
bmore .|1
bmy father|-1
bmy mates|1
bmy mother's|1
bmy own|1
bmy street|2
bneed a|1
bnever wrote|-1
bnew hole|1
bnew year|1
bnone was|1
bnow #|2
bnow ,|1
boctober ,|1
bof #|-1
bof intent|2
bof it|-1
bof january|1
bof my|4
bof our|-1
bof the|3
bof them|5
bof us|-3
boff on|-1
boffer hours|1
bon #|5
bon average|1
bon the|1
bone .|4
bone kitchen|1
bone of|-3
bonly one|3
bout of|-1
bout on|1
bpaid #|-3
bpaid for|2
bpantry director|1
bpay since|1
bpercent .|2
bphotographers and|-1
bpicked up|-1
bponds of|1
bpositive ,|1
bput their|1
bput up|3
bran it|2
brest .|1
broad we|1
bsaid come|-2
bsay they|1
bsecretary who|2
bseed-swap table|2
bshe 's|1
bshop has|1
bsince #|-1
bsince march|2
bsingle pantry|1
bsite secretary|2
bsix .|1
bso far|10
bsold #|5
bstores in|1
btable and|2
btakes a|1
btalked to|2
bthan the|1
bthe association|1
bthe contractor|1
bthe end|2
bthe first|5
bthe next|1
bthe one|2
bthe parish|1
bthe road|1
bthe second|3
bthe seed-swap|2
bthe site|2
bthere 's|-1
bthey 'd|4
bthey even|1
bthree false|1
bthrough the|1
btimes .|2
bto #|4
bto start|2
bto the|-2
btogether #|4
btried with|1
btwo months|1
btwo said|-2
btwo weeks|-1
btwo winters|1
bup ,|-2
bup for|1
bus a|2
bus are|-1
buse it|1
bwaiting list|1
bwant to|2
bwas lost|1
bwas wrong|2
bwe 've|1
bwe are|-1
bwe called|-1
bwe did|1
bwe emailed|-1
bwe filed|1
bwe have|4
bwe sold|2
bwe tried|2
bwe were|-4
bweek ,|2
bwent from|1
bwent to|-1
bwith #|2
bwith a|-4
bwith it|1
bwith nine|2
bwith two|-2
bwould offer|1
bwrong by|1
bwrote back|-1
byear .|-3
byears and|-3
byears in|-1
d: bare|-1
d: modal|4
d:ask|1
d:ask past|2
d:bare|-1
d:be|-4
d:be past|-1
d:burn|2
d:burn past|1
d:change|-1
d:collect|1
d:come present|-1
d:cost|-1
d:cost present|-2
d:count|-2
d:do|4
d:do past|9
d:do present|-2
d:drop|1
d:eat|-3
d:eat past|-1
d:email|-1
d:email past|-1
d:file past|1
d:find|2
d:find past|3
d:get|-5
d:go|-1
d:go past|1
d:grow|-1
d:have|1
d:have past|-1
d:have present|2
d:help|1
d:keep|-1
d:leave|-1
d:look|-1
d:make|2
d:make past|4
d:make present|-1
d:measure|1
d:miss|-2
d:miss past|-2
d:modal|-5
d:modal not|-2
d:offer|1
d:past|23
d:pay past|-2
d:present|-5
d:present not|-4
d:put|2
d:put present|4
d:read|1
d:read present|1
d:run|5
d:run past|3
d:save|4
d:save past|1
d:say present|1
d:see|-3
d:sell|2
d:sell past|5
d:send|1
d:show past|1
d:sit|-2
d:stop|3
d:stop present|4
d:take past|-1
d:talk|2
d:talk past|3
d:test|1
d:test past|1
d:throw|-1
d:try|5
d:try past|1
d:use|6
d:use past|2
d:use present|2
d:want|1
d:want present|3
d:win|1
d:work|-2
d:work past|-1
d:write past|2
f:#|2
f:a|1
f:about|-2
f:all|6
f:already|1
f:five|1
f:from|1
f:in|3
f:it|-2
f:last|1
f:my|-5
f:none|1
f:one|-10
f:the|-4
f:there|-1
f:they|1
f:three|-1
f:two|5
f:we|3
f:you|-1
f=#|2
f=adjective|-2
f=base|-2
f=ing|-1
f=noun |-6
f=noun name|3
f=noun product|-2
f=number|7
f=object|-1
f=participle|6
f=plural people|-3
f=possessive|-6
f=preposition|1
f=pronoun|-3
f=third|2
h:'ve|3
h:31|1
h:all|5
h:did|2
h:do|-1
h:got|-1
h:have|-2
h:in|2
h:last|8
h:made|2
h:now|1
h:one|-2
h:put|1
h:ran|3
h:sold|2
h:talked|1
h:the|-1
h:tried|1
h:used|4
h:was|1
h=#|-6
h=adjective|2
h=base|-6
h=be|-1
h=determiner|6
h=do|-1
h=noun |-5
h=noun name|4
h=noun product|-1
h=number|-4
h=participle|5
h=past|6
h=plural people|-1
h=preposition|2
h=third|-7
i:|3
i:be|-2
i:modal|-1
i:present|6
i:put|2
i:show|1
it:|-2
my+:|-5
my+:present|-3
my+:use|2
r:!|1
r:#|12
r:'s|-5
r:'ve|3
r:(|1
r:)|1
r:,|-1
r:-|-1
r:.|-8
r:after|1
r:air|-1
r:all|7
r:already|7
r:am|-1
r:an|-6
r:and|3
r:anything|3
r:april|1
r:are|-1
r:around|3
r:as|4
r:asked|7
r:at|-1
r:august|1
r:autumn|2
r:average|6
r:away|-3
r:back|3
r:bag|-1
r:bags|2
r:bakeries|2
r:barcelona|1
r:bay|-1
r:because|-5
r:been|-1
r:before|3
r:big|-1
r:bishop|1
r:board|1
r:booked|-1
r:bought|1
r:builds|4
r:burned|1
r:but|-8
r:by|2
r:calls|1
r:can|-1
r:chinese|1
r:claims|1
r:club|-1
r:colleagues|1
r:come|-2
r:comes|1
r:competitor|1
r:contractor|1
r:cost|5
r:costs|-5
r:could|-3
r:day|-4
r:did|9
r:do|-4
r:does|2
r:done|-1
r:down|1
r:drawings|1
r:drink|-1
r:easter|1
r:eight|2
r:eleven|3
r:end|1
r:euro|2
r:every|-5
r:fall|1
r:families|9
r:far|3
r:farms|1
r:fed|1
r:find|3
r:fine|1
r:finish|1
r:first|5
r:five|14
r:fiver|1
r:flyer|1
r:for|4
r:found|3
r:four|9
r:frames|4
r:friend|1
r:friends|1
r:from|5
r:gardeners|-1
r:gave|5
r:get|-1
r:gives|2
r:go|2
r:goats|1
r:goes|-3
r:gone|1
r:google|1
r:got|-2
r:group|3
r:guests|-3
r:guild|1
r:had|5
r:hand|-1
r:has|9
r:have|2
r:her|1
r:him|-1
r:hospital|1
r:house|2
r:how|-4
r:hushpanel|1
r:i|-3
r:if|-1
r:indonesian|1
r:irbid|1
r:is|-9
r:it|6
r:january|2
r:june|8
r:keep|-2
r:km|-2
r:know|-2
r:last|15
r:less|2
r:lessons|1
r:letter|5
r:like|-4
r:machine|2
r:made|6
r:magnetic|1
r:make|-1
r:mallow|1
r:man|-3
r:married|-5
r:master|1
r:may|1
r:me|2
r:measured|2
r:members|2
r:men's|3
r:minutes|1
r:months|6
r:more|8
r:mortgage|1
r:mother's|1
r:mothers|1
r:much|-1
r:my|-8
r:never|-1
r:next|3
r:niece|-3
r:night|-2
r:nine|9
r:nineteen|4
r:no|-2
r:nobody|-4
r:none|3
r:not|-2
r:november|1
r:now|11
r:nurses|3
r:october|3
r:of|5
r:old|-1
r:once|-6
r:one|7
r:only|2
r:open|-1
r:or|-4
r:our|-9
r:pairs|3
r:parents|-2
r:parish|1
r:patients|3
r:pay|4
r:per|1
r:percent|1
r:phone|-2
r:planning|-2
r:podiatry|1
r:put|7
r:quilts|1
r:ran|10
r:rest|3
r:roofs|1
r:run|2
r:running|3
r:said|4
r:same|-4
r:saturday|1
r:saved|2
r:school|3
r:schools|-1
r:season|1
r:send|-1
r:september|2
r:set|3
r:seven|5
r:shed|3
r:shop|2
r:shops|7
r:since|24
r:six|6
r:six-week|1
r:small|-3
r:so|1
r:sold|7
r:spreads|1
r:spring|5
r:started|1
r:still|-1
r:stores|1
r:supervisor|1
r:talked|3
r:test|2
r:tested|6
r:than|2
r:that|3
r:the|-7
r:their|3
r:them|11
r:then|-3
r:there|-7
r:they|2
r:thing|-2
r:thirty-one|-1
r:three|17
r:through|5
r:till|-3
r:to|-1
r:today|-4
r:toe|1
r:together|1
r:told|3
r:towers|2
r:trial|5
r:tried|6
r:twenty-six|3
r:two|13
r:until|3
r:up|3
r:us|-1
r:use|1
r:used|5
r:version|4
r:walk|1
r:was|-13
r:we|5
r:wedding|-4
r:weeks|5
r:went|10
r:were|-1
r:what|-6
r:wheels|-1
r:when|-5
r:which|5
r:who|3
r:winter|6
r:with|1
r:women|2
r:workshop|1
r:write|-1
r:written|2
r:wrong|1
r:wrote|2
r:year|-5
r:years|-9
r:yes|1
r:you|-2
r:€|-3
s:##|10
s:## modal|1
s:## present|4
s:## write|-1
s:#noun  be|-1
s:#noun  past|1
s:#noun  stop|1
s:#number|6
s:#number present|3
s:#number say|-1
s:#object|-1
s:#object be|-1
s:#object past|-1
s:#plural |-1
s:#plural  past|-1
s:#plural people|11
s:#plural people past|6
s:#plural people present|4
s:#plural product|5
s:#plural product past|1
s:#plural product present|1
s:-|3
s:- |-1
s:- bare|-1
s:- be|4
s:- collect|1
s:- get|1
s:- modal|1
s:- past|-1
s:- present|1
s:noun |-4
s:noun  go|-1
s:noun  have|-2
s:noun  lose|1
s:noun  past|2
s:noun  present|-7
s:noun name take|1
s:noun people|-4
s:noun people present|-3
s:noun product present|-1
s:plural  be|-1
s:plural people|-9
s:plural people have|-1
s:plural people present|-8
s:plural product|-5
s:plural product present|-3
s:pronoun|-5
s:pronoun |2
s:pronoun be|-3
s:pronoun do|7
s:pronoun email|-1
s:pronoun file|1
s:pronoun get|-3
s:pronoun have|2
s:pronoun help|1
s:pronoun lose|-1
s:pronoun make|1
s:pronoun miss|-1
s:pronoun modal|-3
s:pronoun pay|-3
s:pronoun present|-2
s:pronoun put|5
s:pronoun see|-3
s:pronoun sell|4
s:pronoun show|2
s:pronoun talk|2
s:pronoun win|1
there:present|-1
v:come|-2
v:count|-1
v:feed|1
v:get|-2
v:put|1
v:run|4
v:save|1
v:sell|1
v:talk|1
v:test|1
v:try|2
v:use|6
w#|1
w'd|4
w've|6
w,|-4
w/|-1
w:|-2
wa|-3
wabout|-8
wagreed|1
wall|5
walready|26
walways|-1
wam|-1
wan|-7
wand|-3
wanswered|2
wask|-1
wasked|7
wasking|3
waugust|4
wautumn|2
waverage|4
wback|-1
wbag|-1
wbe|-1
wbecause|-2
wbeen|3
wbehind|-2
wbetween|1
wbought|1
wbroken|3
wburned|1
wbut|-2
wby|3
wca|-2
wcall|-1
wcan|-3
wcase|2
wchanged|-1
wclaims|2
wcome|-8
wcomparsa|1
wcontractor|1
wcosts|-4
wday|-3
wdays|3
wdid|8
wdirector|1
wdo|-4
wdoes|-2
wdollars|-2
wdone|2
wdown|1
we:|3
we:have|1
we:past|1
we:present|1
weach|1
weaster|1
weleven|-2
wemailed|-1
wend|2
weuros|-3
weven|3
wfalse|3
wfamilies|6
wfar|9
wfather|-1
wfebruary|2
wfermoy|1
wfiled|1
wfinish|1
wfirst|2
wfive|7
wfiver|1
wflatbed|1
wfloating|1
wforty|-5
wfound|4
wfour|1
wfree|3
wfrom|6
wfull|1
wgained|1
wget|-2
wgets|-1
wgiven|1
wgoes|-2
wgone|1
wgoogle|1
wgroup|6
wguy|1
whas|13
whave|6
wher|-1
where|-1
whim|-2
whis|1
whome|-2
whouses|1
whow|-2
whundred|-1
win|3
winside|3
wintent|2
wis|-6
wit|10
wjanuary|4
wjune|5
wlakh|-1
wlast|9
wlate|-3
wlaw|-1
wleft|-1
wless|4
wlessons|-1
wletter|3
wletters|4
wlike|-3
wlist|2
wloads|1
wmade|3
wman|-1
wmarch|4
wmarket|1
wmates|2
wme|1
wmeasured|4
wmembers|1
wmissed|-1
wmonth|1
wmonths|12
wmore|7
wmother's|1
wmouth|1
wmust|-1
wmy|1
wn't|-1
wnames|3
wneed|2
wnever|-3
wnext|1
wnight|-1
wnine|10
wnineteen|2
wnone|5
wnot|-1
wnow|7
wnurses|3
woctober|5
wof|4
woff|-1
woffice|-1
wold|-3
won|1
wone|-5
wonly|2
wor|-5
wour|-4
wout|-1
wover|-1
wowner|2
wpaid|2
wpairs|3
wpantry|1
wparish|1
wpatients|3
wpay|2
wper|-6
wpercent|4
wpersons|-1
wphone|-1
wpicked|-2
wpieces|1
wpilot|5
wponds|1
wpositive|1
wpost|1
wprice|-2
wput|4
wran|4
wreal|1
wreserve|1
wround|1
wrun|1
wrunning|4
wsaved|1
wschool|4
wschools|1
wseason|2
wsecond|4
wsecretary|1
wseed-swap|2
wseptember|2
wservice|-1
wseven|2
wshe|1
wshelf|1
wshop|2
wshops|3
wsigned|2
wsince|16
wsingle|3
wsite|2
wsix|2
wsixty|-1
wsmall|-1
wso|6
wsold|5
wsome|-2
wsomething|-1
wspreadsheet|1
wspring|3
wstart|1
wstop|1
wstops|2
wstudent|2
wstudents|2
wtakes|1
wtalked|3
wten|-1
wterm|3
wtest|3
wtested|2
wthat|-6
wthe|-5
wtheir|2
wthem|2
wthen|-2
wthere|-6
wthey|7
wthird|1
wthousand|-1
wthree|4
wthrough|5
wto|-7
wtoday|-2
wtogether|3
wtook|-1
wtowers|1
wtrial|9
wtried|3
wtrucks|-1
wtrying|1
wtwo|2
wunder|-2
wunit|2
wused|5
wversion|2
wwaiting|1
wwaitlist|1
wwas|-4
wwater|-4
wwe|6
wwedding|-5
wweek|4
wweeks|6
wwent|1
wwere|-1
wwhat|-3
wwheels|-1
wwill|-3
wwinter|2
wwinters|1
wwith|-3
wwould|2
wwrong|1
wyear|-7
wyears|-16
wyou|-3
w€|-1
x #:|4
x noun :|2
x noun :have|-1
x noun :past|3
x noun people:present|1
x noun product:|-4
x number:|2
x number:present|1
x object:|-1
x object:past|-1
x plural people:modal|-1
x plural people:past|4
x plural product:|-2
x plural product:present|-2
x pronoun:|-1
~|-1
~be|-1
~come|-2
~count|-1
~do|-1
~feed|1
~get|-3
~put|1
~run|4
~save|1
~talk|1
~test|1
~try|2
~use|6`,
  price: `!other|-65
!plain|6
$|-7
%|16
&|3
&,|7
&:|3
'd|3
-:|1
-:bare|8
-:past|-1
:bare|-4
:first|16
:habit|-7
:opens|12
:pain|-11
:pained|-16
:short|5
:told|-18
<'d|8
<'s|1
<2^ ^|12
<2it 's|3
<2parts are|-3
<2sell at|1
<2sells at|1
<2they pay|-2
<:|1
<<'s|3
<<,|17
<<^|12
<<about|-5
<<and|-1
<<at|9
<<cost|3
<<for|1
<<is|2
<<pays|7
<<takes|-1
<<us|10
<=^|12
<=adverb|-10
<=base|10
<=coordinator|-4
<=determiner|-3
<=ing|4
<=mark|17
<=object|6
<=past|-13
<=preposition|1
<=subordinator|-1
<=third|-10
<^|39
<about|-5
<and|5
<at|6
<be|1
<box|3
<each|2
<for|-1
<from|1
<in|1
<it|9
<make|-4
<mine|1
<ours|1
<parts|-5
<pay|4
<pays|-1
<phone|1
<put|-4
<saves|-4
<sell|8
<sells|2
<takes|-1
<tested|-4
<they|-9
<thinking|2
<us|4
<we|6
<will|12
=after:cost|3
=after:get|-1
=after:give|2
=after:i|3
=after:make|-3
=after:pay|9
=after:put|-1
=after:save|-4
=after:sell|9
=after:they|-7
=after:think|4
=after:we|5
=after:x noun people|-9
=after:x noun price|8
=after:x plural |-13
=after:x plural product|10
=alone|1
=alone:|1
=alone:-|1
=before|-2
>#|9
>,|15
>2, the|-1
>2a month|-9
>2for a|-8
>2for it|2
>2one time|1
>=coordinator|-2
>=mark|6
>>,|2
>>a|10
>>and|-1
>>of|-2
>>per|4
>a|-1
>an|-3
>and|-3
>depending|3
>each|11
>for|-6
>hour|-1
>is|1
>kilo|-1
>monthly|2
>on|9
>one|12
>per|6
>plus|-1
>so|-2
>that|-11
>time|4
>to|-9
>what|-2
>with|5
^#|6
^'d|9
^,|-3
^a|3
^bag|4
^first|4
^for|1
^free|2
^garden|-1
^i|10
^in|-4
^is|8
^my|-3
^one|4
^parts|-2
^price|2
^saves|-4
^tested|-5
^the|-2
^there|-2
^we|4
^will|1
a|-4
a:an|-3
a:each|10
a:for|-10
a:hour|-3
a:kilo|-1
a:one|3
a:per|2
a:to|-6
after|1
all|1
and|-1
apiece|2
are|1
b:#|6
b:'d|9
b:'s|3
b:a|-3
b:about|-5
b:an|-1
b:around|-3
b:at|5
b:bag|3
b:be|1
b:box|3
b:each|1
b:garden|-1
b:i|3
b:it|13
b:make|-3
b:parts|-6
b:pay|4
b:pays|1
b:price|3
b:put|-4
b:saves|-4
b:sell|1
b:takes|-2
b:the|-7
b:they|-7
b:thinking|2
b:to|-3
b:us|7
b:we|4
b:will|11
b:would|1
back|-2
bag|9
bare|-23
bare beside|-12
bare t:none|-40
before|-3
best|-2
box|3
buy|6
came|-7
cost|3
costs|1
day|-2
depending|3
door|-1
down|-1
each|19
euro|1
euros|-13
first|17
flat|4
for|7
four|3
free|21
from|6
goes|1
have|-12
he|-5
i:modal|4
i:sell|3
i:want|1
idea|-3
in|-10
is|-4
it|1
it:be|9
it:modal|4
it:sell|1
know|-1
last|-8
lost|-4
m:between|4
m:least|2
m:most|-5
me|6
menu|-1
minutes|-6
monthly|4
must|-1
my|-4
n:first|5
n:least|-9
n:most|10
n:only of its kind|-1
n:own share|-14
nothing|11
o:clause|9
o:near|8
o:sentence|2
or|-1
ours|3
out|-6
p:we:past|-7
p:x:present|-5
pays|20
per|18
percent|-2
plus|-2
put|-5
p~be|-3
r:actions 0|-7
r:actions 1|-3
r:actions 4|6
r:customer 0|-11
r:customer 1|-12
r:customer 2|7
r:customer 3|14
r:problem 0|21
r:problem 3|-8
r:problem 4|-2
r:product 0|-7
r:product 1|-3
r:product 2|3
r:today 0|17
r:today 1|1
r:today 2|8
r:today 3|-16
r:today 4|-14
rent|-1
s:% 0|2
s:% 1|24
s:1|5
s:10|-7
s:11|-3
s:12|-3
s:2|10
s:3|3
s:4|-1
s:5|-2
s:7|-9
saves|-4
see|1
shops|1
since|-1
stops|2
t:every month|1
t:every once|12
t:every year|-1
t:hour|-2
t:kilo|-1
t:none|-19
tested|-6
that|-2
the|5
them|-9
then|-10
there|-4
they|-6
they:pay|-3
they:present|-6
thinking|2
thirty|5
throw|-1
time|2
to|-4
today|-3
top|2
up|6
us|12
van|-1
visit|3
was|-5
we:present|12
we:take|6
when|1
which|-8
will|2
window|1
with|-6
x noun :be|1
x noun people:present|-3
x noun price:be|5
x noun price:present|6
x noun product:cost|1
x plural :be|-6
x plural :present|-13
x plural people:pay|7
x plural people:present|-6
x plural people:want|-1
x plural product:pay|3
x plural product:present|3
x pronoun:present|3
x:modal|14
x:past|-13
x:present|-12
you|-1
~|1
~cost|3
~give|1
~make|-3
~pay|7
~put|-1
~save|-4
~sell|9
~think|4
€|-3`,
  unit: `*|-23
%|-9
%:recovered|20
%:top|-14
%>>each|1
%>>top|-14
%>>what|-2
%>from|-25
<|-12
<,|-25
<:|7
<are|36
<ask|-38
<costs|-13
<for|8
<is|19
<keep|-24
<me|-77
<pays|4
<take|-29
<us|-6
>.|1
>/|-51
>>. |1
>>each .|18
>>for a|-17
>>of each|6
>>of what|-2
>>on top|-14
>>per day|-18
>>per pot|-11
>a|22
>and|8
>apiece|-18
>from|-22
>per|4
elsewhere|-1
elsewhere>.|1
elsewhere>>|1
elsewhere>>,|-15
elsewhere>>.|18
elsewhere>>month|-35
elsewhere>>the|-57
elsewhere>and|8
elsewhere>apiece|-18
elsewhere>each|-36
end>be|6
end>mark|18
end>participle|26
first:booking|21
first:call|36
first:course|-23
first:kid|-12
first:kilo|-7
first:pot|-10
first:shop|-3
first:top|-14
first:what|-2
tail|68
tail:day|-33
tail:kilo|-7
tail>/|-1
tail>>a|-17
tail>>day|-33
tail>>kid|-12
tail>>kilo|-10
tail>>month|5
tail>>pot|-10
tail>a|19
u:course|-23
u:kilo|-7
u:recovered|20
u:share|27
u:shop|-3
u:top|-14
u=content|-1
u=device|-3
u=lasting|7
u=occasion|9
u=one-time|-11
u=person|5
u=served|9
u=work|-14
words:1|44`,
  rhythm: `*|21
:size 0|34
:size 1|4
:size 2|-5
:size 3|-12
<and|3
<i|-2
<it|3
<price|-3
<to|-6
>#|-5
>,|-3
>>. ^|-4
>>a pair|-2
>>for #|11
>and|-10
>box|-1
>for|-10
>in|7
>including|2
>litres|17
>no|-10
>on|3
>per|9
>piece|-12
>up|1
@it:bare|-13
@it:modal|9
@it:present|-4
@it>count|-24
@it>craft|3
@it>deed|-4
@it>device|-16
@it>have|2
@it>hold|-12
@it>program|6
@it>run|-28
@it>wash|8
@p:a|-12
@p:box|-5
@p:card|-43
@p:course|-1
@p:lesson|-15
@p:our|-19
@we:bare|21
@we:present|8
@we>be|-4
@we>bring|14
@we>build|-3
@we>collect|-21
@we>come|3
@we>craft|-30
@we>deed|13
@we>program|-2
@we>put|8
@we>take|10
alone=service|12
h:|3
h:course|-1
h=consumed|17
h=device|-16
h=lasting|-20
h=one-time|-23
h=people|10
h=physical|-10
h=service|14
h=software|7
no unit|-53
served|20
served |29
u:piece|-25
u:set|-9
u=content|-20
u=device|-4
u=lasting|-27
u=occasion|32
u=people|-8
u=physical|-3
u=served|33
u=time|23
u=work|5
unit is product|-19
wat|7
wbar|-1
wbe|2
wbundle|-11
wby|14
wcedis|-10
wcharge|12
wdollars|6
wgets|3
wgo|6
win|2
wincluding|2
wlitres|17
wme|-1
wof|-15
won|2
wonline|-4
wplus|5
wsell|-12
wset|-9
wthe|-3
wthen|-10
wto|2
wus|15
wvisit|9
wwe|13
wwill|10
wyear|21
wyour|26
~pay|41
~sell|-11`,
  place: `*|11
&and|4
&but|5
&when|2
+first|28
+inside|12
+later|-27
+money|-6
+people|3
+starting|32
+told|-17
+tried|5
+word|-9
-:past|-3
:compatriots 0|-12
:compatriots 1|2
:compatriots 2|-3
:countries 0|4
:countries 2|-3
:country 1|-13
:country 2|1
:first|16
:free 1|7
:held|10
:last|12
:later|-5
:names 0|14
:names 3|-7
:paid|9
:paid 2|8
:sooner|-1
:times 1|-33
:times 3|9
:town 0|23
:town 1|3
:town 3|-1
:towns 0|11
:towns 1|9
:towns 2|-5
:towns 3|-4
:unpaid 2|-14
<.|2
<.,|-10
<.and|-1
<.growers|-19
<.in|2
<.market|3
<.shop|1
<.start|1
<1,|12
<1and|17
<1around|6
<1from|-9
<1in|-4
<1of|14
<1round|1
<2growers|-2
<2market|3
<2on|18
<2them|-1
<3#|3
<3^|4
<3a|-28
<3big|-5
<3have|7
<3i|-8
<3my|6
<3nine|-9
<3of|5
<3the|-5
<3we|12
<<and in|-2
<<come to|1
<=#|-2
<=^|2
<=adjective|-12
<=base|4
<=coordinator|-11
<=determiner|23
<=noun |7
<=noun time|-11
<=plural people|11
<=plural product|15
<=preposition|-4
<=pronoun|-1
<around|13
<between|-7
<from|-25
<of|1
<on|5
<round|5
=object|-6
=subject|3
>#|-9
>=#|-9
>=adjective|5
>=adverb|2
>=base|18
>=have|8
>=mark|-1
>=noun |-1
>=number|-2
>=past|-8
>=possessive|4
>=preposition|5
>=pronoun|-7
>=third|-14
>>, or|-2
>>, so|-2
>>and #|-33
>>for #|-5
>and|13
>are|5
>has|7
>is|-11
>my|2
>quoted|-8
>there|14
?actions 3|10
?customer 0|-1
?customer 1|-2
?customer 3|3
?customer 4|8
?problem 0|-4
?problem 3|4
?product 2|5
?today 0|8
?today 4|-5
country|6
country<from|-9
country<in|25
i:past|-11
i:present|10
i~be|-3
my+:past|-20
my+:present|16
new region|-6
new region<in|-6
new town<in|-9
people|-32
people<in|-4
region|6
region<in|5
they:present|-6
town|7
town<between|-7
town<from|-7
town<of|3
town<round|2
we:present|10
x:modal|14
x:past|-6
x:present|-9
x~know|1
~begin|2
~break|4
~go|36
~live|-9
~lose|1
~sell|19
~send|-8
~spend|-1
~start|9`,
  count: `*|-21
!|-32
&,|4
&and|-6
+about|38
+demand|-20
+money|-10
+opens|-3
+told|-16
:0|-56
:1|-9
:2|18
:3|26
:bare 3|-12
:customer|45
:held|1
:loose|-8
:people|21
:people 0|-3
:people 2|10
:people 3|47
:thing 3|3
<1^|-3
<1are|3
<2more|3
<2there|10
<<^ ^|-3
<<more than|3
<a|-2
<alone|15
<are|43
<counts|4
<for|-6
<has|25
<in|6
<is|-5
<more|3
<with|-1
=object|-9
=object past|-1
=object~count|14
=subject|4
>,|-3
>1.|18
>1in|1
>1of|35
>1people|-12
>=plural |-18
>=plural people|-11
>=preposition|11
>>.|3
>>. ^|3
>>in determiner|11
>^|2
>and|-5
>for|-3
>it|-2
>of|2
>people|-8
?0|-38
?actions 0|-8
?customer 1|3
?customer 3|-5
?problem 0|7
?problem 4|-4
h:people|-8
it:present|5
there:present|-7
~count|14
~have|5`,
  nature: `*|-42 -70 -30 -43 -73 -47
2:# a|-1 0 0 0 0 6
2:# and|0 0 0 -2 0 3
2:# euro|0 0 0 3 0 0
2:# of|0 0 0 0 -4 0
2:# per|0 9 -1 -1 0 0
2:# percent|-11 0 0 0 12 0
2:a box|0 21 0 0 0 0
2:a clip-on|0 5 0 0 0 0
2:a person|0 0 0 4 0 0
2:a retired|0 0 0 5 0 0
2:a small|-6 17 0 0 0 0
2:a web|7 0 0 0 0 0
2:a year|0 0 0 6 0 0
2:an app|10 0 0 0 0 0
2:and i|0 0 0 -1 0 0
2:and it|0 2 0 -7 -2 0
2:and post|0 0 0 13 0 0
2:and put|6 0 0 0 0 0
2:and sell|0 0 0 2 0 0
2:and send|-1 0 0 5 0 0
2:and swap|0 0 20 0 0 0
2:and take|-3 0 0 12 0 0
2:and the|14 -4 0 -14 0 0
2:and two|0 0 0 7 0 0
2:and we|-4 0 0 0 16 0
2:as a|0 0 3 0 0 0
2:at #|0 0 8 0 0 0
2:at the|0 4 -3 5 0 0
2:bake in|0 0 8 0 0 0
2:bring the|0 0 0 5 0 0
2:by a|-16 0 0 0 0 0
2:by the|-1 0 -3 0 0 0
2:come with|0 0 0 3 0 0
2:count the|0 19 0 0 0 0
2:each with|0 0 0 0 0 4
2:fisherman that|0 -2 14 0 0 0
2:for #|0 0 9 0 0 0
2:for each|0 0 0 0 0 27
2:for night|0 0 9 0 0 0
2:for office|0 0 6 0 0 0
2:for the|-6 -1 0 6 0 0
2:from the|0 3 -6 -1 0 0
2:get the|0 0 1 0 0 0
2:half of|-18 0 0 0 0 0
2:how many|0 0 -4 -11 7 0
2:i 'd|0 -7 0 0 0 0
2:i want|-6 0 0 0 0 0
2:i write|0 0 0 0 0 20
2:if it|-5 21 0 0 0 0
2:if the|0 0 2 0 0 0
2:in a|0 -2 1 0 -7 0
2:in one|0 0 4 0 0 0
2:in the|0 0 9 0 0 0
2:in your|0 0 0 1 0 0
2:is #|-3 0 0 0 0 0
2:is a|-2 9 1 0 0 0
2:is free|0 0 0 0 0 2
2:it 's|-5 0 0 6 0 10
2:it and|0 0 -9 0 0 0
2:it back|0 0 0 11 0 0
2:it by|0 0 0 8 0 0
2:it in|0 0 -3 0 0 -6
2:it is|0 0 0 0 0 2
2:it to|0 0 0 1 0 0
2:kilo and|0 0 5 0 0 0
2:like a|0 0 5 0 0 0
2:listen to|0 4 0 0 0 0
2:make a|0 22 0 0 0 0
2:make from|0 0 6 0 0 0
2:night fisherman|0 -2 14 0 0 0
2:of #|0 0 0 0 0 11
2:of a|0 3 -1 0 0 0
2:of the|0 0 1 -2 0 -7
2:of what|0 0 0 16 -28 0
2:on a|0 0 0 6 0 0
2:on the|0 3 -4 -8 0 0
2:over the|0 0 18 0 0 0
2:person who|0 0 0 11 0 0
2:photo of|9 0 0 0 0 -14
2:photograph the|11 0 0 0 0 0
2:put the|0 0 -6 0 0 0
2:room at|0 0 0 3 0 0
2:say the|0 12 0 0 0 0
2:service for|0 0 0 2 0 0
2:take a|0 11 0 0 0 0
2:that float|0 -2 14 0 0 0
2:that you|0 0 7 -5 0 0
2:the back|0 -1 0 0 0 0
2:the box|0 0 12 0 0 0
2:the child|0 8 0 0 0 0
2:the door|0 0 0 -2 0 0
2:the family|0 0 0 16 0 0
2:the gate|0 0 0 0 8 0
2:the hour|0 0 0 0 11 0
2:the name|15 0 0 0 0 0
2:the next|0 -11 0 0 0 0
2:the same|0 0 0 0 7 0
2:them up|0 0 0 11 0 0
2:to the|0 9 0 0 -1 0
2:us the|0 0 0 5 0 0
2:voice note|0 0 0 0 0 6
2:want to|0 0 0 21 0 0
2:wash and|0 0 1 1 0 0
2:we keep|0 0 0 -3 7 0
2:we rent|0 4 0 0 0 0
2:we take|0 0 -1 0 0 0
2:week and|0 0 6 0 0 0
2:what i|0 0 0 0 0 12
2:what we|0 -6 0 0 0 0
2:when it|0 0 -3 0 0 0
2:when the|0 12 0 0 0 0
2:where the|0 0 0 0 10 0
2:with a|-8 -3 0 1 3 0
2:with one|0 0 0 0 0 13
2:with the|0 -7 -1 0 0 0
2:write the|2 0 0 0 0 0
2:you get|0 0 0 4 0 0
2:you pay|0 0 0 8 0 0
e:day|0 0 0 7 0 0
e:month|14 -3 0 0 -31 2
e:month u|16 0 0 -1 0 -30
e:once|-60 30 32 -32 -34 0
e:once u|-7 0 -7 13 0 0
e:share|-12 -19 -42 0 69 -22
e:share u|0 0 0 17 -15 0
e:use|-23 -38 3 40 7 -22
e:use u|0 0 0 -9 10 0
e:week|0 0 5 0 0 0
e:year|2 0 0 -5 -7 11
e:year u|5 0 0 0 0 0
h-ing|0 0 -10 11 0 0
h-none|9 15 0 18 9 6
h-tion|0 0 0 4 0 0
h:board|0 0 0 0 16 0
h:box|0 0 -3 0 0 0
h:course|0 0 -5 0 0 0
h:lamp|0 0 1 0 0 0
h:newsletter|-1 0 0 0 0 0
h:panel|0 0 0 8 0 0
h:platform|0 0 0 -10 10 0
h:program|12 0 0 0 0 0
h:service|0 0 0 16 0 0
h:site|0 0 0 0 28 0
h:tool|13 0 0 0 0 0
hn:content|-7 -13 0 0 0 55
hn:device|0 45 0 -3 -4 -15
hn:marketplace|0 0 0 0 9 0
hn:physical|-14 0 41 0 -3 -2
hn:service|0 0 -18 26 0 0
hn:software|54 -13 0 -10 0 -27
hx|9 8 13 8 2 7
it:bare|6 8 -6 -7 0 -18
it:modal|0 0 -1 0 0 0
it:past|0 0 0 0 0 1
it:present|7 0 -1 -5 0 -3
it>ask|2 0 0 0 0 0
it>be|0 0 -11 -1 -8 0
it>cost|9 0 0 0 0 0
it>count|0 20 -27 0 0 0
it>craft|0 0 0 0 -5 0
it>deed|0 0 -6 0 0 0
it>device|-17 42 -21 0 0 -5
it>get|-11 0 0 0 0 5
it>go|0 0 0 0 5 0
it>let|0 0 0 0 1 0
it>list|-5 0 0 0 14 0
it>listen|0 6 0 0 0 0
it>match|0 0 0 0 13 0
it>program|21 6 -20 -15 -17 -7
it>remind|4 0 0 0 0 0
it>say|0 2 0 0 0 0
it>take|0 6 -2 0 0 0
it>turn|-1 0 0 0 0 0
market|0 0 -7 -11 38 0
name|28 0 -12 4 6 -24
o:about|0 0 0 0 -9 0
o:agency|0 0 0 -6 0 0
o:already|0 0 0 7 0 0
o:around|0 0 0 4 0 0
o:ask|0 0 0 0 5 0
o:association|21 0 0 0 0 0
o:at|7 0 0 -10 0 0
o:audio|0 0 0 0 0 25
o:back|1 -21 0 0 0 0
o:bag|0 -1 0 0 0 0
o:battery|0 24 0 0 0 0
o:behind|0 0 0 -6 0 0
o:bill|11 0 0 -2 -2 0
o:box|-7 -1 5 0 0 0
o:break|0 0 7 0 0 0
o:bring|0 0 0 7 0 0
o:bus|0 0 0 1 0 0
o:buy|-7 0 18 -2 4 0
o:by|-4 3 0 -3 0 0
o:call|0 0 -3 0 0 0
o:card|24 0 0 -3 0 0
o:cent|3 0 0 0 0 0
o:chair|0 0 0 0 19 0
o:charge|19 0 0 0 -4 0
o:child|0 -6 10 0 0 0
o:chip|0 1 0 0 0 0
o:client|28 0 0 0 0 0
o:clinic|10 0 0 0 0 0
o:come|-11 2 0 4 0 -3
o:company|-6 8 0 0 0 0
o:cooperative|0 14 0 0 0 0
o:cost|0 0 1 0 0 0
o:council|0 0 0 11 0 0
o:cousin|-2 0 0 0 0 0
o:crate|0 0 42 0 0 0
o:day|0 1 0 0 0 0
o:dollar|0 0 7 0 0 0
o:drive|3 0 0 0 0 0
o:empty|-4 0 0 0 10 0
o:end|0 6 0 -15 0 0
o:envelope|0 0 0 0 0 29
o:euro|-3 0 0 0 2 0
o:facebook|0 0 0 0 22 0
o:family|0 -1 0 1 0 1
o:farm|0 0 5 0 0 0
o:farmer|0 0 -13 0 0 0
o:firm|15 0 0 0 0 0
o:first|0 -7 0 0 0 15
o:flat|0 0 -2 0 0 0
o:for|0 0 -7 0 -1 6
o:free|10 0 0 -13 0 0
o:from|0 0 10 -6 0 4
o:germany|0 25 0 0 0 0
o:get|0 0 0 3 6 0
o:go|0 0 7 0 0 0
o:grant|0 0 0 0 0 5
o:group|0 0 0 -1 0 0
o:grower|-15 0 0 0 0 0
o:hand|0 0 -3 -13 0 0
o:hear|0 0 -27 0 0 5
o:home|-3 0 0 0 0 0
o:hospital|0 -1 4 16 -3 0
o:hour|0 4 -2 -2 0 -4
o:in|2 0 0 0 -7 -8
o:include|0 0 1 2 -2 0
o:jar|0 0 10 0 0 0
o:keep|0 -1 0 3 17 0
o:learn|0 0 0 0 0 22
o:lesson|0 0 -12 0 0 0
o:letter|0 0 0 10 0 0
o:list|2 0 0 0 11 0
o:live|8 0 0 2 0 0
o:lose|0 0 0 0 -1 0
o:make|-14 0 0 -2 0 0
o:man|0 0 -13 13 0 0
o:me|0 -23 5 5 -8 0
o:message|0 0 0 0 0 14
o:mix|0 0 6 0 0 0
o:money|0 -2 0 0 0 0
o:month|2 0 -11 -5 0 6
o:morning|-6 0 0 0 0 0
o:neighbour|0 0 0 0 8 0
o:next|0 0 0 9 0 0
o:night|0 0 0 0 2 -12
o:notebook|18 0 0 -1 0 0
o:nothing|0 0 -3 -1 0 0
o:now|0 0 -13 0 0 0
o:number|16 0 0 0 0 0
o:nurse|0 12 0 0 0 0
o:october|0 0 0 0 15 0
o:of|-17 0 0 -1 6 0
o:on|11 -6 1 -8 3 -1
o:one|0 0 14 0 0 0
o:only|0 1 0 0 0 3
o:open|-5 0 0 0 0 0
o:order|4 0 0 -2 0 0
o:other|0 0 -2 0 0 0
o:out|5 -22 0 0 0 0
o:over|0 0 -20 0 0 0
o:owner|-6 12 -12 0 23 0
o:pack|0 0 28 -7 0 0
o:pair|0 0 8 0 0 0
o:paper|4 0 0 0 -13 0
o:parent|-1 0 2 0 0 0
o:pay|1 0 -13 -2 17 0
o:people|0 -1 -4 0 0 0
o:per|5 0 -4 7 0 0
o:phone|0 0 0 0 0 11
o:piece|0 0 -4 0 0 0
o:place|0 0 25 0 0 0
o:plus|0 0 -4 0 10 0
o:price|0 0 0 1 6 0
o:print|0 0 1 0 0 0
o:put|-6 0 0 -4 0 0
o:question|0 0 0 0 0 9
o:r|0 0 0 10 0 0
o:read|-1 0 -23 0 0 22
o:record|0 0 0 0 0 12
o:repair|0 0 0 18 0 0
o:retired|-14 0 0 0 0 0
o:room|0 0 0 0 19 0
o:rope|0 19 0 0 0 0
o:rs|0 14 3 0 0 0
o:run|0 0 0 -2 0 0
o:saturday|0 0 0 8 0 0
o:say|0 -11 0 0 1 0
o:school|0 -6 0 0 0 0
o:season|0 0 0 0 0 3
o:see|0 0 -5 0 0 0
o:sell|0 0 3 -5 0 0
o:send|0 -5 -1 0 0 0
o:sheet|1 0 0 0 0 0
o:shop|0 0 4 0 0 0
o:sit|-1 0 0 0 0 0
o:sleep|0 0 -1 0 0 0
o:small|1 8 -16 0 0 0
o:stand|-7 0 0 0 2 0
o:start|-8 0 -15 0 0 0
o:still|7 0 0 0 -8 0
o:student|-9 0 0 12 0 0
o:studio|0 0 0 -6 0 0
o:table|0 0 5 0 0 0
o:take|0 -6 0 9 4 -6
o:tea|0 0 0 21 0 0
o:teach|0 0 0 0 0 22
o:teacher|0 0 0 -3 0 0
o:telephone|7 0 0 0 0 0
o:them|0 -7 0 -2 0 0
o:through|0 0 0 -22 0 0
o:throw|0 0 0 -8 19 0
o:time|5 -1 0 3 0 -8
o:to|0 0 -13 0 0 0
o:too|0 0 0 1 0 0
o:top|0 0 0 -1 0 0
o:turn|0 6 0 0 0 0
o:twice|0 0 0 9 0 0
o:up|-4 0 -6 2 0 0
o:us|-7 -8 0 -8 21 0
o:use|0 -9 0 0 0 0
o:vat|0 0 0 11 0 0
o:video|0 0 0 0 0 24
o:visit|0 0 -2 9 0 0
o:wait|0 0 0 17 0 0
o:wash|0 0 -6 0 0 0
o:water|0 2 0 0 0 0
o:week|1 0 -6 0 -1 3
o:weekly|0 0 0 0 0 6
o:whole|0 0 -1 0 12 0
o:with|0 0 -1 0 -2 -2
o:without|0 0 0 -8 1 0
o:woman|-2 0 0 0 0 0
o:wool|0 0 12 0 0 0
o:work|0 0 0 -7 0 0
o:worth|0 0 26 0 0 0
o:write|0 0 0 -13 0 0
o:wrong|0 0 -12 0 0 1
o:year|0 0 -5 0 -8 6
o:youtube|0 0 0 0 0 13
p:a|-7 13 0 0 0 0
p:ai|19 0 0 0 0 0
p:an|0 0 0 -4 0 0
p:and|0 -1 2 0 0 0
p:board|0 0 0 0 1 0
p:book|0 0 3 0 0 0
p:box|0 0 -29 0 0 0
p:card|0 0 0 0 0 41
p:course|0 0 -5 0 0 0
p:fisherman|0 -2 14 0 0 0
p:for|0 -11 -13 -8 9 0
p:machine|0 6 0 0 0 0
p:my|6 0 0 -1 0 0
p:newsletter|-1 0 0 0 0 0
p:night|0 -20 0 0 0 0
p:of|0 -12 13 0 0 0
p:our|0 30 -17 -35 0 0
p:panel|0 0 0 8 0 0
p:platform|0 0 0 -11 15 0
p:program|12 0 0 0 0 0
p:room|0 0 0 4 0 0
p:service|0 0 0 15 0 0
p:site|0 0 0 0 30 0
p:solar|0 0 0 1 0 0
p:tool|1 0 0 0 0 0
p:web|5 0 0 0 0 0
p:weekly|0 0 0 0 0 18
people:bare|0 0 0 0 0 -9
people:modal|1 0 0 0 0 0
people:past|16 0 0 0 0 0
people:present|0 0 -9 -3 10 -9
people>book|0 0 0 -15 0 0
people>deed|-2 0 -5 3 0 -4
people>get|6 0 0 0 0 0
people>look|0 0 0 3 0 0
people>program|4 0 -6 -22 4 0
people>reserve|0 0 0 0 2 0
people>see|21 0 0 0 0 0
they:bare|0 0 0 2 0 0
they>program|0 0 -8 -2 0 0
u:bag|0 0 16 -14 0 0
u:booking|0 0 0 -20 3 0
u:box|0 0 4 -37 0 0
u:hour|-1 0 0 18 0 0
u:kilo|0 0 0 -12 0 0
u:pack|0 0 15 0 0 0
u:person|0 0 0 4 0 0
u:set|0 0 2 0 0 0
u:visit|0 0 -11 27 -5 0
u=content|0 0 0 0 0 5
u=device|0 4 -2 0 0 0
u=people|9 -6 -18 0 -10 0
u=physical|-4 0 20 -3 0 0
u=service|0 0 0 4 0 0
vn:book physical|-12 0 0 0 0 0
vn:come physical|0 0 0 16 0 0
vn:give physical|0 -3 0 0 0 0
vn:make physical|0 0 15 0 0 0
vn:open physical|0 0 16 0 0 0
vn:post physical|0 0 0 0 10 0
vn:put physical|0 11 0 0 0 0
vn:take physical|7 0 0 0 0 0
w:about|0 0 0 0 -3 11
w:add|0 0 0 -16 0 0
w:ai|2 0 0 0 0 0
w:already|2 0 0 0 0 0
w:app|2 0 0 0 0 0
w:around|-1 0 0 0 0 0
w:ask|10 -10 0 -2 0 0
w:at|-3 4 0 5 0 0
w:audio|0 0 0 0 0 57
w:back|0 -2 8 6 0 -3
w:bake|0 0 11 0 0 0
w:battery|0 12 0 0 0 0
w:bed|7 0 0 0 0 0
w:bill|5 0 0 0 0 0
w:board|5 14 -1 0 20 0
w:book|0 -2 0 0 27 -5
w:box|0 21 0 0 0 0
w:bring|0 0 1 1 0 0
w:build|30 0 0 -7 0 0
w:burn|0 0 0 -8 0 0
w:buyer|0 0 0 0 10 0
w:by|0 -1 3 0 0 0
w:calendar|9 0 0 0 0 -9
w:call|0 12 -20 23 0 0
w:card|0 0 0 0 0 5
w:certificate|0 0 0 21 0 0
w:check|0 -1 0 0 10 0
w:chip|0 14 0 0 0 0
w:choose|0 0 14 0 0 0
w:clean|-6 -2 0 6 0 0
w:clip-on|0 5 0 0 0 0
w:close|-4 0 0 0 0 0
w:collect|0 0 0 14 0 0
w:colour|0 0 30 0 0 0
w:come|-8 0 -9 13 -1 0
w:company|0 0 0 0 5 0
w:contract|0 0 0 12 0 0
w:cook|0 0 0 0 7 0
w:cooperative|0 6 0 0 0 0
w:count|0 5 -2 0 0 0
w:course|0 -2 -7 0 0 25
w:day|2 0 -2 0 0 -12
w:deposit|21 0 0 0 0 0
w:down|0 5 0 0 0 0
w:dress|0 0 0 1 0 0
w:drone|0 0 0 14 0 0
w:drop|0 12 6 -8 0 0
w:ear|0 -28 0 0 0 0
w:empty|-4 0 0 0 19 0
w:english|0 0 0 0 0 21
w:evening|0 0 -5 0 0 0
w:explain|-4 0 0 0 0 6
w:family|-4 0 0 0 5 0
w:farmer|0 0 -4 0 0 0
w:film|0 0 -15 0 0 29
w:firm|19 0 0 0 0 0
w:flat|0 -1 4 -3 0 0
w:folk|0 -4 0 0 0 0
w:foot|0 6 0 0 0 0
w:for|0 -13 -1 -8 -3 0
w:free|0 0 0 -16 34 0
w:friday|0 0 0 0 0 36
w:from|1 -10 12 -4 2 0
w:frozen|0 0 0 -5 0 0
w:garage|0 0 2 0 0 0
w:gate|-25 0 6 0 0 0
w:get|0 -4 0 0 9 0
w:give|0 0 0 0 0 8
w:go|-12 0 3 -3 4 0
w:green|0 0 -7 0 0 0
w:group|0 0 0 -4 0 0
w:hear|0 10 0 0 0 0
w:heat|0 7 0 0 0 0
w:height|0 0 5 0 0 0
w:hold|0 -5 0 -18 0 0
w:home|0 0 0 1 0 0
w:hour|-2 0 -3 0 0 -8
w:house|0 0 -26 8 0 0
w:idea|0 0 11 0 0 0
w:in|-1 -9 8 0 -4 0
w:include|0 31 0 0 0 0
w:interpreter|0 0 0 0 1 0
w:into|0 -23 2 0 0 0
w:itself|0 4 0 -1 0 0
w:keep|0 0 0 -4 19 0
w:kilo|0 0 13 -6 0 0
w:kitchen|-1 0 7 0 0 0
w:knee|0 0 36 0 0 0
w:know|-6 0 0 0 0 0
w:label|27 0 0 0 0 0
w:landlord|18 0 0 0 0 0
w:language|7 0 0 0 12 0
w:last|0 -1 21 -9 0 0
w:learn|0 0 0 0 0 6
w:leave|0 0 -6 2 0 0
w:lesson|0 0 -2 -25 0 39
w:let|0 0 0 0 19 0
w:letter|0 0 0 0 0 21
w:light|0 17 0 0 0 0
w:like|0 -1 7 0 0 0
w:link|8 0 -2 0 0 0
w:list|0 0 -17 0 19 0
w:listen|0 0 -12 0 0 0
w:little|0 23 0 0 0 0
w:live|0 0 0 0 0 7
w:load|0 8 0 0 0 0
w:log|5 0 0 0 0 0
w:lunch|0 0 0 13 0 0
w:make|18 -1 0 -24 0 0
w:mark|19 0 0 -3 0 0
w:market|0 0 0 6 0 0
w:match|0 0 0 3 42 0
w:me|0 -1 0 1 0 0
w:measure|0 0 0 2 0 0
w:menu|0 0 0 0 9 0
w:microphone|0 15 0 0 0 0
w:milk|0 2 0 0 0 0
w:minute|0 19 -15 0 0 6
w:month|-4 0 0 0 -11 9
w:morning|0 0 0 13 0 0
w:mother|0 -5 0 0 0 0
w:nag|6 0 0 0 0 0
w:name|0 0 0 5 0 0
w:need|0 0 0 0 1 0
w:neighbour|0 0 0 0 14 0
w:newsletter|-2 0 0 0 0 0
w:next|0 -2 0 0 0 0
w:night|-7 0 0 0 0 0
w:note|0 0 0 -3 0 0
w:number|13 -1 0 0 0 -1
w:of|0 -6 0 0 -2 7
w:off|0 0 0 -2 0 0
w:office|-8 0 3 0 0 0
w:oil|0 0 5 -6 0 0
w:on|0 0 1 6 0 0
w:online|11 0 0 0 0 0
w:only|-2 0 0 -7 0 0
w:onto|0 5 0 0 0 0
w:out|4 -1 9 0 0 -6
w:over|-9 0 0 0 0 0
w:owner|0 0 -21 0 5 0
w:pack|0 0 0 0 0 6
w:page|23 0 -7 -15 0 0
w:paper|0 0 -2 0 0 3
w:parent|11 0 0 0 0 0
w:pass|0 0 -8 0 0 15
w:pay|0 0 0 0 2 0
w:people|0 0 0 -6 0 0
w:per|0 0 -12 0 7 0
w:person|0 0 0 4 0 0
w:phone|25 0 -6 -7 0 0
w:photo|0 -12 0 0 3 0
w:photograph|3 0 0 0 0 0
w:pick|0 0 0 0 28 0
w:picture|3 0 0 0 0 0
w:piece|0 0 0 -3 0 0
w:platform|0 0 0 -13 14 0
w:play|0 0 0 0 0 13
w:post|0 0 0 -4 25 0
w:practice|0 0 0 0 0 14
w:press|0 0 6 0 0 0
w:price|10 0 -7 -1 0 0
w:print|11 0 0 0 0 0
w:printed|0 0 38 0 0 0
w:program|32 0 0 0 0 0
w:propose|0 6 0 0 0 0
w:put|0 8 -18 0 2 0
w:read|0 0 0 -9 -6 10
w:real|0 0 0 0 0 10
w:receive|0 0 0 11 0 0
w:record|0 0 0 0 0 15
w:recording|0 0 0 0 0 1
w:red|0 2 0 0 0 0
w:refill|0 0 3 0 0 0
w:remind|4 0 0 0 0 0
w:reminder|22 0 0 0 0 0
w:rent|-17 0 10 0 5 0
w:repair|0 0 0 49 0 0
w:reserve|0 0 0 -5 25 0
w:retired|-11 0 -4 23 0 0
w:return|0 0 0 25 0 0
w:right|0 0 0 -9 0 0
w:ring|0 0 -7 0 0 0
w:roof|0 20 0 0 0 0
w:room|0 0 0 15 0 0
w:run|0 0 0 4 0 0
w:same|0 3 0 3 0 0
w:say|0 0 -13 -3 1 0
w:scan|17 0 0 0 -2 0
w:school|0 -3 12 0 0 0
w:see|3 10 -4 -18 0 -5
w:sell|0 -1 9 -12 0 0
w:sensor|0 20 -18 0 0 0
w:service|0 0 -3 39 0 0
w:set|0 0 0 0 3 0
w:sew|0 -1 15 0 0 0
w:shirt|0 0 0 12 0 0
w:shop|0 -9 3 0 0 0
w:short|0 0 0 0 0 7
w:show|0 15 0 0 0 0
w:sign|0 0 -1 0 0 5
w:sit|-11 9 0 4 0 0
w:small|-9 13 -7 0 0 0
w:smart|0 10 0 0 0 0
w:sms|8 0 0 0 0 0
w:sort|10 0 0 0 0 0
w:spare|0 0 0 0 12 0
w:stand|0 0 5 0 0 0
w:start|15 0 0 -9 0 0
w:stay|0 0 0 -14 0 0
w:steel|0 0 2 0 0 0
w:story|-20 0 0 0 0 0
w:student|-3 0 0 0 13 0
w:summer|0 0 5 0 0 0
w:swap|0 0 0 15 0 0
w:system|40 0 0 0 0 0
w:tablet|16 0 0 0 0 0
w:take|4 0 0 -6 0 0
w:tap|15 20 0 0 0 0
w:teach|0 0 0 0 0 17
w:team|0 0 0 5 0 0
w:tell|0 0 -10 0 0 10
w:text|19 0 -20 0 0 0
w:them|0 0 0 2 4 1
w:there|-9 0 0 0 0 0
w:through|0 0 5 0 0 0
w:to|-6 0 0 4 -11 0
w:tool|20 0 0 0 0 0
w:town|0 0 26 0 0 0
w:trailer|0 0 0 4 0 0
w:tray|0 0 1 0 0 0
w:turn|0 0 0 0 0 -5
w:type|0 0 0 -1 0 0
w:up|0 0 -23 -3 0 0
w:us|-3 0 0 13 0 0
w:van|0 0 -21 0 0 0
w:video|-11 0 0 7 0 0
w:village|0 0 0 23 0 0
w:visit|0 0 0 11 0 0
w:voice|0 0 -9 0 0 7
w:walk|-1 0 -12 3 0 0
w:want|0 0 -1 -3 0 0
w:wash|0 0 0 24 0 0
w:water|0 5 0 0 0 0
w:web|21 0 0 0 0 0
w:week|-3 0 19 11 0 14
w:weekly|-9 0 0 0 0 14
w:well|0 -2 0 0 0 0
w:with|0 0 -3 0 -1 0
w:within|0 0 0 20 0 0
w:without|0 0 12 -16 0 0
w:write|1 -6 -6 1 0 10
w:year|0 -14 0 0 -8 0
w:yes|22 0 0 -9 0 0
we:bare|0 -7 -6 22 -30 -20
we:modal|-2 0 5 0 0 0
we:present|-8 -8 0 21 0 -16
we>be|0 0 0 -3 -3 0
we>clean|0 0 0 6 0 0
we>collect|0 0 14 0 0 0
we>come|0 0 -3 16 0 0
we>craft|0 0 28 -10 -4 0
we>deed|-12 -7 -6 18 -9 0
we>device|0 0 0 2 0 0
we>get|0 0 0 0 4 0
we>have|0 15 0 0 0 0
we>make|0 0 -9 0 0 0
we>press|0 0 0 -6 0 0
we>program|0 0 -14 0 0 3
we>propose|0 17 0 0 0 0
we>record|0 0 0 0 0 11
we>rent|0 16 0 0 0 0
we>send|0 0 14 0 0 29
we>stay|0 0 0 -20 0 0
we>take|0 0 0 -3 0 0
we>write|0 0 0 3 0 0
wn:content|-6 -5 -7 0 0 24
wn:device|-14 25 -3 1 -7 -9
wn:marketplace|0 0 0 0 14 0
wn:physical|-5 3 11 3 -2 -14
wn:service|-1 0 0 9 0 0
wn:software|41 -3 -26 -11 -10 0
x:bare|0 13 0 0 0 0
x:past|0 -3 0 0 0 0
x:present|4 10 -14 -13 0 -8
x>be|-21 0 0 0 0 9
x>come|0 0 0 7 0 0
x>deed|1 0 0 0 0 0
x>program|7 -10 0 0 0 0
x>sit|0 0 0 0 0 1
you:bare|0 0 0 0 0 2
you:modal|0 0 0 0 0 4
you:present|0 0 0 0 -2 0
you>craft|0 0 14 0 0 0
you>deed|0 0 0 -8 1 0
you>get|0 0 0 17 0 0
you>pay|0 0 0 3 0 0
you>program|0 -9 0 12 0 6`,
}
