/*
 * What sentences, words, amounts, numbers and places tell, in twentieths, learned from the development ideas by
 * `tests/bench/train-roles.ts` and not written by hand. By cue: of sentences product, customer, problem, today, actions; of
 * the nature the kinds in their order.
 */
export const WEIGHTS = {
  role: `*|-40 -44 -44 -60 -52
#|-32 -4 -8 4 -24
&|-8 -8 -4 0 0
&)|0 0 0 12 0
&,|12 -12 -4 -12 12
&:|16 0 -8 0 12
&after|0 8 24 0 0
&and|0 -4 4 -4 0
&because|0 -4 -8 0 0
&before|24 0 4 -8 12
&but|-28 0 8 0 -8
&or|-36 8 -4 16 -40
&since|0 0 4 0 0
&so|0 4 4 12 0
&so that|4 0 0 0 0
&that|16 0 8 -4 16
&then|-4 0 16 0 0
&until|12 0 20 -12 20
&what|-4 0 0 0 0
&when|4 0 8 0 4
&where|16 0 -8 -12 4
&whether|0 0 -8 0 0
&which|0 -8 0 12 -12
&while|0 0 0 -8 4
&who|0 0 8 0 -8
&whose|4 0 0 0 0
'|0 0 16 0 0
'd|0 0 -12 0 8
'll|0 -8 -4 -4 0
'm|-8 -8 4 0 -8
're|0 0 8 -8 -16
's|0 -4 0 4 -24
've|0 0 0 -12 0
(|4 0 0 0 0
)|4 0 0 0 0
+|0 8 0 0 0
,|4 0 -8 -4 4
-|0 12 12 4 -4
-:bare|16 0 -12 0 24
-:modal|0 -4 -8 -12 0
-:present|4 0 -4 4 12
.|-8 0 0 0 -12
:|24 4 0 -16 24
:long|24 8 4 -4 8
:none|8 -8 -24 -12 -4
:not|0 0 16 -8 -16
:passive|0 0 -4 0 0
:short|-8 -4 -4 -16 -8
=|0 0 8 0 0
>add|0 -12 0 0 0
>afford|0 0 0 12 0
>arrive|0 0 8 0 0
>ask|-4 -8 -16 8 -8
>beg|0 0 0 12 -8
>begin|-8 -8 0 -4 0
>bill|0 -12 0 0 0
>bin|0 0 8 0 0
>blink|0 8 0 0 0
>book|8 4 0 -4 32
>break|-12 0 16 0 0
>bring|0 -8 0 0 24
>build|8 0 -8 0 0
>burn|0 0 32 4 0
>buy|-12 8 12 8 -20
>call|0 8 -4 20 0
>change|4 0 0 0 4
>charge|-12 0 0 4 -24
>check|0 0 0 0 20
>choose|0 0 0 0 8
>clean|12 0 0 0 12
>climb|0 0 0 4 0
>clip|16 0 0 0 4
>collect|12 16 0 0 24
>come|0 -4 8 0 0
>complain|0 0 4 0 0
>cook|0 -8 -12 0 0
>cost|0 -12 0 0 -20
>cut|20 0 0 0 8
>deliver|24 0 0 0 40
>develop|8 0 0 0 0
>die|0 0 4 0 0
>draw|0 0 -16 -8 12
>drive|-8 -4 12 0 0
>drop|8 0 -4 -12 16
>dry|0 4 0 0 0
>eat|0 12 36 20 0
>end|0 0 4 0 0
>enter|0 0 -4 0 0
>exist|0 -16 0 24 0
>explain|0 0 -16 0 16
>fail|0 0 32 0 0
>fall|0 0 8 -12 0
>feel|0 0 0 4 0
>file|24 -8 -4 0 8
>fill|8 0 0 -4 0
>film|8 -4 0 0 8
>find|-8 0 12 0 0
>finish|0 0 20 0 -8
>fit|16 0 0 0 0
>flag|0 -4 0 0 0
>fly|0 0 0 4 0
>fold|0 0 0 0 4
>forget|0 0 16 0 0
>fund|0 16 0 0 0
>get|-8 4 8 0 0
>go|-8 0 0 0 0
>grow|0 -16 0 -12 0
>guess|-4 0 4 0 0
>hang|-12 0 0 8 -8
>happen|0 0 8 0 0
>haul|0 0 0 8 0
>hear|0 8 0 0 0
>help|12 16 0 0 24
>hire|0 0 0 16 0
>hold|0 0 -8 0 0
>hope|0 0 4 8 0
>house|0 24 0 0 0
>include|0 0 0 -4 0
>join|0 -8 0 0 0
>kill|0 0 36 0 0
>know|-24 8 24 0 -24
>lease|16 0 0 0 8
>leave|8 -8 8 0 0
>lend|12 0 0 0 0
>let|8 0 -4 0 12
>like|0 0 -4 -4 0
>list|12 0 0 -12 24
>listen|0 0 -8 -8 24
>load|0 -8 0 0 0
>log|-4 0 0 0 0
>look|-16 16 0 16 -24
>lose|-32 16 40 0 -36
>mail|0 4 0 0 0
>make|24 0 -12 0 4
>match|16 0 0 -4 32
>mean|-8 0 0 0 -8
>measure|0 0 0 0 16
>miss|0 4 0 -16 4
>need|0 4 0 0 -8
>offer|0 0 0 0 -16
>open|0 -4 4 0 0
>order|0 8 16 0 0
>pack|0 0 0 0 4
>pass|0 0 0 -8 0
>pay|-8 16 0 0 0
>phone|0 0 0 32 0
>photograph|20 0 0 0 32
>pick|8 0 0 0 16
>play|0 0 0 0 24
>point|0 0 0 -8 0
>post|0 16 0 0 32
>pour|0 0 12 0 0
>press|40 -4 -12 -4 20
>print|0 0 -12 0 0
>put|4 0 -8 0 0
>quote|0 0 0 24 0
>reach|0 0 8 0 -8
>read|8 0 0 0 8
>receive|0 4 0 0 4
>reckon|0 8 0 0 0
>refill|8 0 0 0 0
>remind|0 0 0 0 4
>rent|16 8 0 8 0
>repair|0 -8 0 0 24
>ring|0 -12 0 16 0
>roll|0 0 0 0 12
>run|0 8 -8 0 0
>save|0 0 0 0 16
>scan|-8 -12 -4 0 0
>search|0 0 0 8 0
>see|0 4 -4 0 8
>sell|0 0 -8 0 -4
>send|0 0 -8 0 8
>sew|20 0 -8 -16 16
>share|8 16 0 0 0
>ship|-20 0 0 -4 0
>shout|0 8 8 0 0
>sit|0 0 4 0 0
>sleep|-4 0 8 0 -8
>smell|0 0 0 0 -4
>speak|0 4 0 -24 0
>spend|-8 8 52 8 -16
>spoil|0 0 16 0 0
>stand|0 -4 0 -12 0
>start|-8 0 0 0 -24
>stay|0 -16 0 0 0
>stick|0 0 0 0 4
>stop|0 0 8 0 0
>swap|8 0 0 0 16
>switch|0 0 0 0 8
>take|0 0 4 12 0
>talk|0 12 0 0 0
>tap|16 0 -16 -16 28
>teach|0 4 0 0 0
>tell|12 0 4 0 8
>test|0 0 -28 0 0
>text|32 0 -4 -8 20
>think|0 0 0 0 -12
>throw|0 0 28 0 -24
>travel|0 12 0 0 0
>try|0 0 -16 0 0
>turn|0 0 0 -4 0
>type|0 0 0 4 0
>understand|0 0 4 0 0
>upload|0 -4 0 0 8
>use|-4 0 0 0 0
>visit|0 -8 -4 0 0
>wait|0 -8 12 0 -4
>walk|0 0 0 12 0
>want|-4 0 0 0 -8
>warn|0 0 0 0 8
>wash|0 12 0 16 4
>waste|0 0 8 0 0
>wear|0 0 8 -16 0
>write|8 4 0 0 0
?|0 4 0 0 0
a|16 0 0 8 8
about|-8 8 0 -4 -8
abroad|0 28 0 0 0
account|4 0 0 0 0
accountant|0 0 0 16 0
across|0 4 0 0 0
adults|0 0 0 16 0
afford|0 0 0 12 0
after|0 0 16 -4 4
again|0 0 0 4 0
against|0 0 0 16 0
agencies|0 0 0 32 0
agency|0 0 0 8 0
ai|12 0 0 0 0
air|0 0 8 0 0
alarm|0 0 -4 0 0
all|-12 -8 8 8 -8
allotment|0 20 0 0 0
allowed|0 0 0 8 0
alone|0 16 8 0 0
already|0 -20 -4 0 0
also|-4 -8 -24 0 4
always|-8 8 36 4 -12
am|-8 0 0 0 0
amateur|0 32 0 0 0
american|0 0 0 8 0
amount|0 8 0 0 0
an|0 8 0 12 0
and|0 0 8 8 8
another|0 0 0 24 0
answer|0 0 0 0 4
answers|8 8 0 0 0
any|4 4 4 -4 0
apartment|0 20 0 0 0
app|36 0 -24 -8 36
apps|0 0 0 16 0
april|0 0 -20 0 0
are|-16 0 4 0 -24
around|0 8 0 0 0
arrives|0 0 8 8 0
as|0 0 0 0 8
ask|-16 0 0 4 -12
asks|0 0 -8 0 0
association|0 4 0 0 0
associations|0 24 0 0 0
at|0 0 12 8 0
ate|0 0 0 8 0
audio|32 0 0 -8 0
august|0 0 8 0 0
aunt|0 0 -8 0 0
aunty|0 0 8 0 0
average|0 0 12 0 0
away|0 0 16 4 0
back|0 0 4 -4 0
backyard|0 8 0 0 0
bad|0 0 20 8 0
bag|-8 0 12 0 -12
bags|0 12 0 0 0
baker|0 4 0 0 0
bakeries|0 12 0 0 0
bakers|0 20 0 0 0
bakery|0 4 0 0 0
baler|0 0 8 0 0
bands|0 12 0 0 0
bank|0 12 8 -8 0
bar|0 4 0 0 0
barber|0 8 12 0 0
battery|12 0 0 0 4
be|0 -8 0 -4 0
because|-8 8 24 0 -4
beekeepers|0 44 0 0 0
been|0 -16 12 -8 0
before|12 4 0 -16 24
begin|-8 0 0 0 -8
beside|0 -4 0 0 0
between|0 0 8 0 0
big|-16 -16 0 20 -28
bill|0 8 8 0 0
bin|0 0 24 0 0
binder|0 4 0 20 0
bins|0 0 8 0 0
blind|0 -8 0 0 0
blinks|0 0 0 0 8
board|0 12 8 0 0
boards|0 4 0 0 0
boats|0 12 0 0 0
body|0 12 0 0 0
book|4 16 0 0 0
booked|0 0 8 0 0
books|24 12 -8 0 12
boots|8 0 0 0 0
bottle|8 0 0 0 16
bought|0 -4 0 0 0
bowl|0 8 0 0 0
box|24 0 -4 -8 0
boy|0 0 0 8 0
boys|0 0 16 0 0
brides|0 8 0 0 0
bring|0 0 -12 -16 16
broken|-8 0 4 0 0
brother|0 0 24 0 0
bucks|4 0 0 0 0
buildings|0 8 0 0 0
burn|0 0 16 0 0
burns|0 0 8 0 0
but|16 -4 0 24 -8
buy|-8 24 8 16 -12
buyer|0 16 0 0 0
buyers|0 4 0 0 0
buying|0 4 8 16 0
by|8 8 8 8 8
c|0 -8 0 0 0
ca|0 16 24 8 0
cafés|0 20 0 -8 0
cairo|0 0 0 4 0
calendar|24 0 0 0 0
call|0 0 0 4 0
calls|0 -4 4 8 0
came|0 0 0 -8 0
camera|0 0 -4 0 0
can|0 -4 -4 0 16
cannot|0 12 32 0 0
cant|0 8 0 0 0
canteen|0 16 0 0 0
car|20 0 0 0 20
card|4 -4 -16 -16 8
care|0 8 0 -4 0
carer|0 -4 0 0 0
caretaker|0 0 -4 0 0
carry|0 0 0 8 0
cash|0 0 16 4 0
cedis|36 0 0 -4 0
chain|0 0 0 16 0
changed|4 0 0 -4 4
changes|4 8 0 0 0
charge|-4 0 0 0 0
charges|0 -8 0 12 0
check|-4 0 -8 0 8
checks|32 0 0 -16 20
children|0 0 0 4 -8
chip|0 0 0 0 -12
choir|0 24 0 0 0
churches|0 28 0 0 4
cities|0 8 4 0 0
city|0 0 0 -12 0
claim|0 0 24 0 0
clean|12 0 0 0 24
cleaning|0 4 0 0 0
climb|0 0 0 28 0
clinics|0 28 0 0 0
clip|0 0 -8 -8 24
clipboard|0 0 0 36 0
clips|4 -4 0 0 16
close|0 4 0 0 0
closed|0 0 -4 0 0
cloth|0 0 4 0 0
clothes|0 -4 4 0 0
club|0 16 0 0 0
clubs|0 32 0 0 0
coaches|0 0 12 0 0
coal|0 0 0 8 0
code|0 0 -16 -20 20
coffee|20 0 0 0 0
cold|0 4 0 0 0
colleagues|0 0 0 0 -12
collects|12 0 0 0 0
come|-12 -4 0 0 0
comes|0 0 0 8 0
coming|20 8 -12 0 16
commission|0 -8 0 0 0
communion|0 0 8 0 0
companies|-12 16 0 8 -12
contract|0 0 4 0 0
contractors|0 32 0 0 0
cooks|0 -4 0 0 0
cooperative|0 28 -8 -4 0
cooperatives|0 4 0 0 0
cost|-12 0 4 16 -8
costs|-4 0 12 8 -32
could|0 0 0 -8 0
council|-8 0 0 0 0
councils|0 16 0 0 0
count|0 12 0 16 0
country|0 12 0 -4 0
counts|8 0 -12 0 0
county|0 4 0 0 0
couples|4 0 12 0 0
courier|0 8 0 0 0
course|40 0 0 0 0
court|0 0 0 8 0
cousin|0 0 0 16 0
covers|0 -4 0 0 8
cow|0 0 0 -16 0
crane|0 0 12 0 0
crew|-24 0 0 0 0
crying|0 0 12 0 0
cupboard|0 0 8 0 0
currently|0 0 0 36 0
customer|0 4 0 0 24
cuts|8 0 0 0 4
daily|0 16 0 -4 0
dairy|8 24 0 0 0
date|0 -4 16 -4 0
daughter|0 0 0 -4 0
day|0 -4 8 0 8
days|-8 0 16 0 0
dead|0 0 28 0 0
deaf|0 0 4 -12 0
dealer|0 0 0 24 0
december|0 0 4 0 0
degrees|16 0 0 -4 4
deliver|0 24 0 0 0
delivery|0 8 0 0 4
dental|0 12 0 0 0
dentist|0 0 -4 0 0
desk|-8 0 0 0 0
diabetics|0 16 0 0 0
dialysis|0 16 0 0 0
did|-4 0 0 0 -8
die|0 0 12 0 0
diesel|0 0 4 0 0
dig|0 0 8 0 0
director|0 0 0 12 0
district|0 4 0 0 0
do|-16 0 -4 16 -20
does|-20 0 0 8 0
dogs|0 0 4 0 0
dollars|0 -4 0 8 0
door|0 0 -8 0 0
down|0 4 0 -4 0
drawer|0 0 8 0 0
drill|0 0 0 4 0
drive|-8 8 0 16 -12
driver|0 0 0 -4 0
drivers|0 16 8 0 0
drone|0 0 0 0 24
drop|0 -4 0 -8 20
drops|0 0 -4 0 0
drove|0 0 4 0 0
dry|4 0 16 16 0
each|4 0 0 0 16
easter|0 0 8 0 0
eat|0 4 0 0 0
eaten|0 0 0 -16 0
eating|0 0 8 8 0
eggs|0 0 0 0 8
eight|0 0 -8 0 0
either|-12 0 0 32 0
electric|0 0 0 -8 0
electricians|0 4 0 0 0
eleven|-4 -8 0 0 -4
empty|4 0 8 -8 8
end|0 0 8 12 -16
ends|0 0 16 0 0
england|0 0 0 12 0
english|8 0 0 0 0
episode|0 0 0 0 8
euro|-12 0 8 8 0
euros|0 -4 0 0 0
evening|0 -4 4 0 0
ever|0 0 8 0 0
every|0 8 16 -4 0
everybody|0 0 0 16 0
everyone:present|0 8 24 0 0
everything|-16 0 0 0 -12
excel|-4 0 0 40 -8
exercises|0 0 8 0 0
exist|0 0 -8 0 0
exists|0 0 0 8 0
extension|0 0 0 4 0
facebook|0 -4 0 12 0
fall|-8 0 8 0 -8
falls|0 0 4 0 0
families|0 36 0 0 4
family|0 32 0 0 0
far|0 4 0 0 -8
farm|0 8 0 0 0
farmer|0 20 0 0 0
farmers|0 20 0 8 0
farms|0 32 0 0 0
father|0 0 20 0 0
fear|-16 0 0 -8 -24
february|0 0 4 0 0
feed|8 0 0 0 0
feel|0 0 0 16 0
few|0 0 0 8 0
field|0 0 16 0 0
fifteen|0 4 0 0 0
fifty|0 16 4 12 -12
files|16 0 0 0 8
fill|0 0 0 -4 0
find|0 0 24 0 -8
fine|0 0 20 -8 -8
fines|0 0 12 0 0
firm|0 8 0 0 -4
firms|0 28 0 0 -4
first|-12 0 -8 -20 -8
fish|0 12 0 20 0
fishermen|0 20 0 0 0
five|0 0 0 -12 0
fixed|8 0 0 0 16
flags|0 -8 0 0 16
flat|8 -4 0 -24 16
float|4 0 0 0 4
floor|0 0 24 0 0
flour|8 8 0 0 0
folding|0 0 0 8 0
folds|0 0 0 0 8
follow|0 8 0 0 0
food|0 0 -8 0 0
for|28 20 0 -4 4
forget|0 0 16 0 0
forty|0 4 0 0 0
four|-4 -4 0 0 0
free|-4 4 -28 -8 12
freelance|0 8 0 0 0
fresh|16 0 0 0 0
friday|0 0 8 -8 0
fridge|0 0 0 0 8
from|8 0 0 8 0
front|12 -4 -4 0 0
frozen|0 4 0 0 0
full|0 0 0 20 0
fund|0 4 0 0 0
gaa|0 20 4 0 0
gap|0 0 4 0 0
gate|4 0 0 0 8
get|-16 8 20 4 0
gets|0 -4 0 0 0
getting|0 8 8 0 0
girls|0 0 0 16 0
give|0 0 0 16 0
gives|4 -20 -8 0 4
go|0 0 8 12 0
goes|0 -4 8 0 0
going|-4 0 0 0 0
gone|-4 8 32 0 -8
good|0 -16 0 0 0
got|0 0 -16 0 0
grain|0 12 0 0 0
grand|0 0 0 12 0
grandmothers|0 4 0 0 0
green|12 0 0 0 8
grocery|0 12 0 0 0
ground|0 -20 0 0 0
group|0 8 0 4 0
groups|0 0 0 0 -8
grower|0 0 0 -4 0
growers|0 36 0 8 0
grown|0 0 4 0 0
guess|0 0 0 12 0
guy|0 0 20 12 0
h|0 0 0 8 0
had|0 -8 8 0 0
half|-12 0 20 8 -4
halls|4 0 0 0 0
hand|0 0 16 24 0
handwriting|0 0 8 0 0
hangs|0 0 0 0 -4
happens|0 0 0 16 0
has|0 -4 0 -4 -12
have|-16 4 0 -12 -24
having|0 0 0 -4 0
he|-16 0 0 0 -8
he:past|0 -8 0 0 0
he:present|-8 0 -4 8 -12
head|0 0 0 16 -4
hearing|16 8 0 0 0
hears|0 0 0 20 0
heat|0 0 0 0 8
helps|4 0 0 0 0
her|0 -4 4 -4 0
here|-8 0 4 12 -8
high|0 4 0 0 0
him|0 0 0 -12 0
hire|0 12 -8 0 0
hobby|0 32 8 0 0
hold|0 0 -8 0 0
holder|0 16 0 0 0
holds|16 -12 0 0 0
home|0 16 8 8 0
homes|0 16 0 0 0
hope|0 0 4 8 0
hospital|0 0 16 0 0
hospitals|0 48 0 0 0
hostel|0 12 0 0 0
hot|12 24 12 0 8
hotel|0 0 -12 16 0
hotels|0 12 0 8 0
hour|0 0 4 0 12
hours|8 0 8 0 12
house|-12 8 8 0 -4
houses|-24 0 0 0 -8
housing|0 36 0 -8 0
houston|0 20 0 0 0
how|0 0 0 -12 8
hundred|-12 0 0 12 0
i|12 -12 -20 -24 16
i:modal|0 0 0 -12 0
i:past|-12 -8 0 12 -28
i:present|12 0 -4 0 4
ice|0 0 0 0 16
idea|24 8 0 0 4
idle|0 0 0 0 4
if|0 0 0 -8 16
imported|0 0 0 36 0
in|0 8 12 8 0
included|0 0 0 0 4
independent|0 20 0 0 0
inside|0 4 0 0 0
instead|12 0 0 48 8
insulin|0 0 8 0 0
insurance|0 0 4 0 0
insurers|0 8 0 0 0
internet|0 0 0 8 0
interpreter|0 -4 0 0 0
into|16 0 0 4 20
is|0 -12 0 0 -16
it|-8 0 -16 -4 0
it:modal|0 0 -8 0 0
it:present|0 0 0 0 16
its|4 12 0 0 8
itself|28 -8 -4 -24 40
jacket|-4 0 8 0 0
january|0 -4 0 -8 0
job|-12 0 0 0 0
join|0 -8 0 0 0
joint|0 16 0 0 0
july|-4 0 0 0 0
june|0 -8 0 0 0
just|0 0 0 16 8
keep|-12 8 8 4 -12
keepers|0 16 0 0 0
keeping|0 4 0 0 0
keeps|0 -4 -4 0 0
keys|0 0 0 4 0
kg|8 0 0 0 0
kick|0 0 0 12 0
kids|8 0 20 -8 0
kilo|4 0 0 0 0
kilos|0 0 0 0 8
kiosk|0 0 4 0 0
kitchen|0 0 0 4 0
km|0 0 12 0 0
knees|0 0 24 0 0
know|-16 8 0 0 -16
lab|0 0 12 24 0
label|4 0 0 0 0
labour|0 0 4 0 0
labs|0 24 0 0 0
ladies|0 20 0 0 0
lagos|0 4 8 0 0
lakh|0 -8 0 0 0
lamp|12 0 0 0 28
landed|0 4 0 0 0
landlords|0 36 4 0 0
last|0 -8 16 0 0
late|0 0 16 0 -4
later|0 0 4 0 0
law|0 0 0 -8 0
lays|0 -4 0 0 0
lease|4 0 0 0 16
leases|0 4 0 0 0
leaves|0 -16 4 0 0
left|0 4 12 0 8
lend|16 0 0 0 0
less|0 0 8 0 0
lesson|0 0 0 0 8
lessons|24 0 0 0 0
let|0 8 0 0 0
lets|28 0 -20 -8 8
letter|0 4 0 -8 8
letters|12 0 0 0 0
libraries|0 8 0 0 0
library|0 16 0 0 0
lid|4 0 0 0 0
lift|0 0 0 8 0
light|20 0 -4 -4 0
lights|4 0 0 0 4
like|0 4 0 8 0
line|0 -4 -4 0 0
lines|0 0 -4 0 8
list|4 -8 -20 -8 24
little|0 0 0 -4 0
live|0 0 0 0 -8
load|-4 -4 8 0 0
local|0 0 0 4 0
london|0 0 0 20 0
long|0 0 0 4 0
look|0 4 4 16 0
lose|0 8 40 0 -16
lost|-4 -16 16 0 0
lot|0 0 0 4 0
low|16 16 0 0 16
lunch|0 0 0 0 8
lying|0 0 36 0 0
machine|0 -4 -8 0 0
machines|16 0 0 0 4
made|12 0 0 0 0
magnetic|0 0 0 0 12
mail|16 0 0 0 0
make|0 0 0 -8 0
makers|-4 0 0 0 0
makes|-12 -8 0 0 0
man|-24 0 8 16 0
managers|0 24 0 0 0
many|0 0 8 4 0
map|0 0 -24 0 8
march|0 0 4 0 -8
market|0 12 -12 4 -8
marketplace|36 0 -8 0 16
mat|0 0 -4 0 0
matatu|0 4 0 0 0
matches|4 0 0 0 0
maths|0 0 4 0 0
may|-8 -32 0 0 0
maybe|0 4 0 -8 0
me|-20 -4 0 -16 -16
measure|0 4 0 8 0
measures|8 0 0 0 0
member|0 0 0 8 0
memory|0 0 0 4 0
menu|8 0 0 0 4
message|0 0 -8 0 0
messages|0 0 0 8 0
meter|12 -4 0 0 16
mexico|0 16 0 0 0
midnight|0 8 16 0 0
mil|0 0 0 12 0
milk|0 0 0 0 8
mill|0 -16 0 0 0
million|0 0 4 0 0
mills|0 20 0 0 0
mine|-20 -8 16 0 0
minimum|0 0 0 8 0
minute|0 0 0 0 12
minutes|16 -8 -4 -8 24
miss|0 0 32 0 0
missed|0 0 12 0 0
missing|-4 0 0 0 0
mobile|16 16 0 0 0
moment|0 -4 0 12 0
monday|0 0 0 0 12
money|-32 0 16 8 0
month|-4 0 0 4 0
monthly|0 -4 -20 0 0
months|-12 -4 8 -4 0
more|0 8 0 0 0
morning|0 0 0 0 -4
most|-8 -4 4 16 -16
mother|0 -8 0 -16 0
mothers|0 32 0 0 0
motor|0 16 0 0 0
move|0 0 0 -4 0
much|0 12 0 -4 0
municipality|0 8 0 0 0
museum|0 12 0 0 0
museums|0 8 12 0 0
music|0 0 0 4 0
must|0 12 16 12 -24
my|0 -12 0 -8 -12
my+:past|-24 -16 0 12 -12
my+:present|4 8 -4 0 0
n't|0 -4 0 0 0
name|0 -8 0 0 0
names|0 -8 -16 0 0
nanny|0 0 0 16 0
near|0 0 0 0 4
need|0 0 0 0 -4
needs|0 0 -8 0 0
neighbours|0 0 0 0 4
never|-24 0 20 8 -20
new|0 0 8 4 8
next|0 -8 0 -4 12
niece|0 0 0 4 0
night|8 12 8 4 0
nightmare|0 0 8 0 0
nine|-8 -4 0 0 -12
nineteen|-4 0 0 -4 -8
no|-4 -8 0 4 -4
nobody|-28 0 36 0 -40
nobody:modal|0 0 8 16 -8
nobody:past|0 0 -4 0 0
nobody:present|0 0 8 0 0
noon|0 8 0 0 0
norway|0 0 0 4 0
not|-8 -12 4 0 0
notebook|0 0 0 64 -4
nothing|-24 -4 0 0 -16
now|-28 -8 0 24 -32
nowhere|0 0 0 0 24
number|0 0 -4 4 4
nurse|-12 -20 0 0 0
october|0 0 0 4 -12
of|0 4 0 0 -8
off|0 0 0 4 0
office|0 -8 -8 0 0
offices|0 32 0 0 0
often|0 0 8 0 0
ohio|0 8 0 0 0
oil|0 4 16 12 0
old|8 0 8 8 0
on|4 0 4 4 0
once|0 -4 0 8 0
one|0 -4 0 -4 0
ones|8 0 -8 4 0
only|0 0 4 0 0
open|12 0 0 0 0
opens|0 0 0 12 0
operator|0 0 0 0 16
operators|0 40 0 0 0
or|0 8 0 12 -4
organ|0 0 0 0 -4
others|0 0 0 28 0
our|8 -12 0 -16 4
our+:past|0 0 4 0 0
our+:present|20 0 0 0 28
ours|0 -8 0 0 -8
out|0 0 4 0 0
outgrown|0 0 24 0 0
outside|0 -12 0 0 0
oven|16 0 0 0 0
over|0 0 4 0 0
overnight|8 4 0 0 12
own|8 -4 -4 0 0
owner|0 12 -4 -12 8
owners|0 40 4 0 0
pack|0 0 -4 0 0
page|20 0 -16 -4 40
pages|0 -4 16 0 0
paid|0 -8 0 4 0
pain|0 0 24 0 0
paper|-12 -4 8 32 -32
parent|0 -12 0 0 0
parents|-4 28 0 0 0
parking|0 -4 0 0 0
part|0 0 0 -4 0
parts|0 -20 0 0 0
pass|-12 0 0 0 -4
past|0 16 16 0 0
patients|0 20 4 0 0
pay|0 8 0 0 -12
payroll|8 0 0 0 0
pays|4 24 -8 -24 0
pellets|0 0 0 0 8
people|0 16 8 0 0
per|0 16 -24 -12 4
percent|0 12 0 0 0
person|-8 0 -8 -4 0
persons|0 0 12 0 0
pesos|0 0 8 0 0
pet|0 4 0 0 0
pharmacies|0 8 0 0 0
phone|4 0 -8 0 24
phones|0 0 0 4 0
photo|12 0 0 -24 40
photographs|8 0 0 0 0
photos|0 0 0 0 12
piano|0 16 0 0 0
pick|0 0 -12 -4 8
picture|24 -4 -8 0 8
pieces|0 0 -8 -8 0
place|0 0 -16 0 4
plain|8 0 0 0 0
plan|0 0 -4 8 0
plans|0 8 0 0 0
plastic|0 -16 0 8 0
plates|0 -8 0 0 0
platform|24 0 0 -4 16
players|0 0 0 8 0
plus|0 0 0 16 0
podcast|8 0 0 0 0
police|0 0 8 0 0
pot|0 -16 -12 0 0
potters|0 8 0 0 0
pounds|0 4 0 0 0
power|0 0 0 0 4
ppl|0 0 0 8 0
practices|0 8 0 0 0
pray|0 0 0 8 0
present|0 0 0 4 0
presently|0 0 0 28 0
press|0 0 0 0 8
presses|0 0 0 0 4
price|-20 -16 -4 -8 0
printed|16 0 -4 0 0
printer|4 0 0 0 0
private|-12 8 0 16 -12
probe|8 0 0 0 0
problem|-28 0 32 0 -8
proper|0 -8 0 0 0
public|0 16 16 24 0
pulls|0 0 0 0 4
pump|0 0 0 0 8
put|0 0 -8 0 0
puts|24 0 -4 0 8
qr|0 -16 0 0 12
question|0 0 0 0 4
questions|0 -4 0 -8 0
quote|0 0 32 0 -4
r|0 0 0 20 0
rates|0 0 0 0 16
reads|0 0 -24 0 12
ready|4 0 0 0 0
real|28 -16 0 -20 0
reason|0 -4 0 0 0
receipt|0 0 0 0 8
receipts|0 4 0 0 0
records|0 0 -4 0 0
red|0 0 0 0 20
refill|16 0 0 0 0
regional|0 4 0 0 0
register|0 0 0 0 4
reminds|0 0 0 0 4
rent|0 4 12 0 12
repair|24 12 0 0 24
report|0 0 0 -8 8
reports|0 0 0 -4 0
reserves|0 8 0 0 0
residents|0 16 0 0 0
restaurants|0 28 0 12 0
retired|8 4 -24 -16 8
return|0 4 0 0 0
rider|0 0 -4 0 0
right|0 -8 0 20 0
ring|0 0 -8 16 0
risk|-8 -8 -16 -12 0
rm|0 0 12 4 0
robot|0 0 0 0 20
roll|4 0 0 0 4
roof|0 0 0 4 0
roofers|0 16 0 0 0
rope|0 0 0 12 0
round|0 0 4 12 0
row|20 0 0 0 8
rs|0 0 -4 0 0
run|0 4 4 0 0
runs|-8 0 0 12 0
rupees|0 0 -8 0 0
rural|0 0 0 -4 0
said|0 0 8 8 0
same|0 0 0 0 4
saturday|0 0 20 0 0
saved|0 0 0 0 4
says|0 0 0 0 4
scaffolders|0 8 0 0 0
scan|-12 0 0 0 0
school|0 16 8 0 0
schools|0 32 0 -8 0
score|0 0 0 0 4
screen|0 0 0 0 16
sea|0 0 0 -4 0
sealed|32 0 0 0 8
season|-8 0 0 0 0
seat|0 0 -4 0 0
second|0 -8 0 -8 0
seconds|0 -16 0 0 0
see|0 0 8 -4 0
sees|0 -24 -16 -24 36
sell|0 4 0 12 0
sellers|0 20 0 0 0
sells|0 0 -8 0 0
send|-12 8 0 20 0
sends|16 -4 -28 0 12
sensor|32 0 -12 -16 0
sent|0 0 4 0 0
service|20 0 -12 0 0
seven|0 0 -4 0 0
sewing|0 0 -8 0 0
sewn|0 0 0 0 4
share|12 8 0 0 0
she|-16 -8 0 0 -4
she:modal|0 0 0 -4 0
she:past|0 0 0 -12 0
she:present|0 0 8 12 -4
sheet|0 -16 0 12 0
shift|0 0 0 0 12
shifts|4 0 0 0 0
ship|0 0 0 0 8
shirts|0 0 16 12 0
shoebox|0 0 0 16 0
shop|0 8 4 8 0
shops|-16 24 4 8 -8
short|28 12 12 0 0
shouting|0 0 24 0 0
showed|0 4 0 0 0
shows|20 -4 -32 -8 24
side|0 0 0 0 12
silicone|16 0 0 0 0
sim|4 0 0 0 0
simply|0 0 0 8 0
since|-20 0 -4 -8 -16
sister|0 0 4 0 0
sit|0 0 8 0 4
site|0 0 0 0 24
sits|0 0 0 -20 0
sitting|0 0 0 16 0
six|0 0 0 -12 0
sixty|0 0 8 0 0
size|8 12 -8 -16 12
skin|0 0 8 0 0
sleeve|8 0 0 0 4
slips|0 0 0 8 0
small|4 28 12 8 4
small-town|0 8 0 0 0
smart|16 0 0 0 0
smell|0 0 20 0 0
sms|0 -12 -16 -16 24
snow|0 0 32 0 0
so|8 0 -4 0 12
societies|0 4 0 0 0
society|0 8 -12 0 4
soft|24 0 0 0 0
software|36 20 -24 0 8
soil|16 0 0 0 0
solar|24 0 0 0 0
sold|0 0 0 -8 0
solicitors|0 0 0 8 0
some|-16 -8 -8 16 0
somebody|0 0 0 8 -8
somebody's|0 0 0 24 -8
sometimes|0 0 8 0 0
soup|8 0 0 0 0
sour|0 4 24 0 0
space|16 0 0 0 0
speak|0 4 4 -12 0
spend|0 12 20 12 -4
spoiled|0 0 24 0 0
spreadsheet|0 20 0 24 0
spring|0 0 0 -12 0
start|-16 0 0 0 -16
state|0 0 0 -8 0
station|0 4 0 0 0
stay|0 4 0 8 0
stays|12 0 0 0 16
steel|8 0 0 0 0
still|0 0 8 16 0
stock|0 0 0 0 8
stop|0 0 12 0 0
stopped|0 8 12 0 0
store|0 0 0 4 0
story|0 0 0 -4 0
string|0 0 0 4 0
student|16 0 -4 0 20
students|0 0 4 0 0
studios|0 4 0 0 0
such|0 0 0 -8 0
sugar|0 0 0 16 0
sunday|8 8 0 8 12
supermarket|0 0 8 8 0
sure|0 0 12 0 0
surulere|0 4 0 0 0
swap|16 0 0 0 0
sweater|4 0 0 0 0
swimmers|0 4 0 0 0
system|8 0 0 4 0
systems|0 -4 0 0 0
table|0 -4 0 8 0
tablet|8 -12 0 -8 16
tag|8 0 0 -4 8
take|-16 0 0 0 -4
takes|0 -12 0 16 0
talk|0 0 -4 0 0
tank|12 0 -8 0 4
tap|0 4 0 0 8
tape|0 0 0 24 0
taps|8 0 0 -4 16
taxi|0 0 8 8 0
tea|0 0 -12 0 0
teacher|4 8 0 0 0
teachers|0 0 0 -8 0
teams|0 32 0 0 0
teenagers|0 8 0 0 0
telephone|0 -4 0 0 0
tells|8 -4 -12 0 32
temperature|0 0 0 0 16
ten|0 4 -4 0 0
tenants|0 8 4 -4 0
test|0 0 -4 -4 12
tester|8 0 0 0 0
text|8 0 0 0 32
texts|0 0 -12 0 12
than|0 0 0 -4 8
that|8 0 -4 -4 0
the|0 0 -4 8 8
their|-4 8 8 4 0
them|0 0 -8 0 4
then|-4 0 0 8 -4
there|0 0 0 0 -4
there:present|-24 16 0 4 -12
thermometer|0 0 -4 0 0
they|-16 0 0 0 -8
they:modal|0 -4 0 -16 8
they:present|-4 0 4 32 0
thing|0 0 -4 0 0
things|0 0 4 0 0
third|-8 0 24 12 0
thirty|0 0 0 12 0
this|0 -16 -12 -4 -8
those|-8 0 0 12 0
thousand|0 -4 0 0 0
thousands|0 0 4 0 0
three|-4 0 8 0 0
through|-8 -8 -4 -4 0
throw|0 8 0 4 0
thursday|0 8 0 0 0
tickets|0 -8 0 0 0
tilers|0 4 0 0 0
tiles|0 0 8 0 0
till|0 -8 12 0 0
time|-12 4 0 -4 0
times|-20 0 20 4 -8
tiny|0 0 4 0 0
tired|0 4 8 36 0
to|8 8 8 0 0
today|-40 -8 8 48 -16
together|0 0 0 0 24
told|0 -8 12 0 0
too|-12 0 16 0 0
took|0 0 0 -16 0
tool|4 4 0 0 0
top|0 -4 0 0 0
toronto|0 0 0 16 0
town|-4 0 0 0 0
tracker|4 0 0 0 0
trade|0 -12 0 0 0
trader|0 0 0 -8 0
transfer|0 -8 0 0 0
translation|0 0 0 4 0
travel|0 4 0 0 0
tray|20 0 0 0 4
treasurer|0 0 0 16 0
truck's|0 0 0 0 8
trucks|0 8 0 0 0
turbine|0 0 0 4 0
turn|0 0 0 0 20
turns|20 0 0 0 8
twelve|0 4 0 0 -8
twenty|0 0 0 -4 0
twice|0 0 4 4 0
two|0 -8 0 8 0
types|0 -16 0 0 0
under|0 0 -8 0 4
university|0 8 0 0 0
unlike|0 0 0 32 -12
until|4 -20 0 0 8
up|0 4 12 0 0
upload|0 0 0 0 4
us|-4 -4 -8 -12 0
use|-16 0 0 12 0
used|0 0 0 -4 0
users|0 16 0 0 0
ute|-4 0 0 0 0
van|0 0 -8 0 16
very|0 0 12 8 0
video|24 0 -4 0 24
village|16 32 0 -16 28
visits|8 -16 -12 0 0
voice|32 4 0 -4 16
volunteers|0 0 0 12 0
wait|-8 0 0 0 0
waiting|0 0 24 -16 0
waits|0 0 0 8 0
walk|4 0 -8 0 8
walks|0 -4 0 0 0
want|0 8 -8 0 0
wanted|0 0 0 28 0
wants|-4 0 0 20 0
ward|12 0 0 0 0
wards|0 8 0 0 0
warehouses|0 4 0 0 0
warm|0 0 0 -4 0
was|-40 -24 16 0 -24
wash|0 0 0 16 0
waste|0 12 28 0 0
watch|0 0 0 4 4
watches|12 0 0 0 0
water|0 0 0 8 0
way|12 0 0 0 0
we|0 -8 -16 -8 0
we:modal|0 0 0 0 -4
we:past|-4 -24 0 0 -12
we:present|20 0 -20 -16 32
wedding|0 0 20 0 0
week|-4 0 4 0 0
weekends|0 0 16 4 0
weekly|8 0 -16 0 0
weeks|0 -8 8 0 0
weight|0 0 0 -8 0
welders|0 12 0 0 0
were|0 0 4 -8 0
wet|0 4 12 0 0
what|12 -8 -12 -4 12
whatever|0 4 0 0 0
whatsapp|0 0 -8 0 4
wheelchair|0 28 0 0 0
when|4 0 4 -12 12
where|8 4 -4 -8 16
whether|8 -4 -12 -8 0
which|8 12 0 0 16
while|8 0 0 0 12
who|4 16 4 0 0
whoever|0 8 -8 0 0
whole|-20 -12 0 -4 -8
wholesalers|0 32 0 0 0
why|0 0 0 -12 0
widow|0 8 0 0 0
widows|0 8 0 0 0
wife|0 16 4 4 0
will|4 -8 -8 0 0
winter|-16 0 16 0 0
with|12 8 0 0 8
within|12 0 -4 0 40
without|0 0 0 0 4
wo|0 -12 0 0 0
women|0 8 -8 -4 0
women's|0 4 0 0 0
won|0 -4 0 0 0
wooden|32 0 0 0 0
wool|4 0 -8 0 0
word|0 0 0 4 0
words|8 0 0 0 0
work|-4 0 0 0 0
worked|0 0 -8 0 0
worker|0 0 0 0 4
workers|0 20 8 0 0
working|0 8 0 -4 0
works|0 -8 -8 0 0
workshop|0 0 -8 0 0
worn|0 0 4 0 0
worth|0 0 4 0 0
would|0 0 -36 -32 0
write|0 8 4 8 0
wrong|-20 0 28 0 -8
x:modal|-8 16 4 -4 0
x:past|-24 -8 0 -4 -28
x:present|-4 16 16 20 -4
yard|0 -4 0 0 0
year|-20 0 0 -12 -20
years|-28 0 0 0 -16
yes|24 -12 -12 0 8
yet|-8 0 0 0 0
you|0 -24 -8 0 16
you:modal|8 0 4 0 0
you:present|8 0 0 -16 20
young|0 0 4 0 0
your|36 -8 -16 -28 28
youtube|0 0 0 28 0
zł|0 -4 0 0 0
–|32 0 0 0 32
—|8 0 0 0 0
€|0 4 0 0 0`,
  product: `*|1
!|-16
! 4|9
! 6|12
!=|4
&|8
&,|-3
&:|-2
&after|-4
&and|-4
&because|3
&but|10
&how|-7
&or|-2
&since|-5
&so|1
&so that|-3
&than|-2
&that|19
&till|1
&until|1
&what|2
&when|-9
&where|25
&while|-5
&who|-1
-:|1
-:bare|9
-:be|-5
-:bring|3
-:clean|6
-:clip|6
-:count|-6
-:email|4
-:have|3
-:leave|-3
-:let|-3
-:listen|-1
-:make|-6
-:measure|2
-:modal|-4
-:pay|-4
-:pick|-4
-:plan|-2
-:present|4
-:print|-3
-:put|6
-:remind|-5
-:run|2
-:shoot|1
-:show|-2
-:sit|3
-:sort|-6
-:stop|2
-:turn|3
-:walk|3
-:write|-1
:before product|-10
:beside product|-6
:follows|-1
:habit|5
:label |-7
:label actions|10
:label product|2
:long 1|-4
:long 2|-2
:long 3|1
:money alone|-5
:money subject|3
:named 1|-16
:named 3|6
:named 4|8
:no product|28
:not|-1
:passive|2
:precedes|-10
:product|29
:shares 0|-25
:shares 2|6
:shares 3|8
:told alone|6
:told subject|-1
<,|-3
<.#|-1
<.'s|-3
<.,|-8
<.a|4
<.after|-3
<.all|-2
<.alone|-1
<.an|9
<.and|-2
<.another|-2
<.any|1
<.app|3
<.are|-1
<.audio|8
<.back|7
<.battery|3
<.be|-2
<.beekeepers|-5
<.before|-2
<.boots|3
<.box|15
<.boy|-1
<.bread|1
<.bus|-3
<.but|6
<.by|-4
<.camera|4
<.choirs|-2
<.clean|3
<.cleaning|5
<.clip|6
<.collect|4
<.comes|5
<.companies|-1
<.counts|-4
<.course|7
<.cut|5
<.date|-1
<.day|-9
<.do|3
<.down|2
<.euros|2
<.evening|3
<.families|-3
<.file|6
<.fills|-1
<.five|-3
<.floor|1
<.free|-5
<.friday|4
<.from|-4
<.front|9
<.gave|1
<.get|-3
<.give|3
<.gives|-7
<.goes|-2
<.going|-1
<.hearing|2
<.home|2
<.hot|3
<.hours|-1
<.how|-1
<.i|-1
<.idea|7
<.if|1
<.in|-2
<.inside|3
<.into|1
<.is|-6
<.it|-5
<.knitting|1
<.knives|1
<.last|-3
<.lessons|11
<.lets|-1
<.library|1
<.like|-1
<.list|-1
<.lists|-2
<.made|7
<.makes|-6
<.many|-3
<.map|2
<.message|-3
<.meter|7
<.minutes|-5
<.mother|-4
<.my|-9
<.n't|4
<.name|-5
<.newsletter|6
<.next|-1
<.not|-4
<.number|1
<.of|2
<.once|-1
<.one|-1
<.online|6
<.only|-12
<.opens|-3
<.or|1
<.own|-1
<.owners|-3
<.page|4
<.panels|-6
<.parents|5
<.patient|-1
<.pensioners|1
<.people|6
<.per|-1
<.person|-4
<.photo|-9
<.photos|-2
<.picks|-2
<.pieces|-2
<.press|2
<.printed|2
<.put|-1
<.puts|-2
<.read|1
<.reads|-3
<.report|-1
<.rooms|1
<.run|3
<.runs|-3
<.school|-5
<.screen|2
<.sees|-2
<.sell|-1
<.send|1
<.sensor|5
<.service|7
<.set|1
<.shares|2
<.she|2
<.shift|-2
<.shop|2
<.shows|-11
<.since|-2
<.sits|3
<.small|15
<.sorts|-1
<.speaking|1
<.stone|1
<.students|5
<.sunday|2
<.system|1
<.tag|1
<.take|4
<.takes|-5
<.the|-4
<.their|3
<.them|-2
<.thing|9
<.throw|1
<.to|-6
<.today|-1
<.tool|3
<.truck|3
<.two|3
<.until|1
<.was|-3
<.water|2
<.way|2
<.we|2
<.what|1
<.where|-4
<.which|5
<.who|-3
<.with|-3
<.without|-3
<.works|-1
<.write|2
<.years|-3
<.you|-10
<.€|-1
<<# -|1
<<# per|4
<<, and|-2
<<, for|-11
<<, with|-5
<<: the|-6
<<^ for|-20
<<^ in|-5
<<^ my|-5
<<^ on|16
<<^ our|2
<<^ the|-3
<<^ with|22
<<and the|1
<<by the|1
<<euros per|3
<<for the|6
<<how many|-3
<<in the|-2
<<made from|2
<<month for|-1
<<of the|-1
<<on the|8
<<owners of|-7
<<panels for|-5
<<software for|1
<<under the|4
<<what the|3
<=adverb|2
<=base|9
<=be|-1
<=coordinator|1
<=ing|9
<=mark|-1
<=noun |1
<=noun name|-14
<=past|12
<=possessive|-1
<=preposition|4
<=pronoun|-1
<=relative|-5
<=subordinator|-1
<=third|-7
<and|4
<at|-1
<because|3
<buy|2
<by|-3
<for|8
<from|-3
<how|-4
<i|3
<in|-2
<into|1
<is|4
<many|-1
<my|-6
<of|1
<on|6
<pay|-2
<sell|3
<shows|-1
<the|-5
<to|-3
<under|4
<was|-1
<where|-3
<which|-5
<with|1
=alone|-2
=alone:|-2
=object|-8
=object:answer|4
=object:be|7
=object:begin|-1
=object:bring|8
=object:build|3
=object:buy|7
=object:clean|7
=object:clip|3
=object:collect|-1
=object:come|3
=object:count|-6
=object:do|-2
=object:drive|-2
=object:email|3
=object:end|-1
=object:film|5
=object:find|-1
=object:fire|1
=object:keep|-8
=object:lay|-3
=object:let|-20
=object:listen|-5
=object:match|-3
=object:measure|-4
=object:open|2
=object:plan|-3
=object:play|1
=object:post|-3
=object:press|10
=object:print|-1
=object:read|-5
=object:receive|-7
=object:remind|-5
=object:say|-1
=object:scan|-2
=object:see|-7
=object:sell|-6
=object:send|2
=object:sew|8
=object:sharpen|1
=object:shoot|2
=object:show|-8
=object:sit|2
=object:sort|-6
=object:stay|-2
=object:tell|-4
=object:throw|9
=object:tie|3
=object:turn|-1
=object:walk|12
=object:wash|7
=object:weigh|-1
=object:work|-5
=object:write|-1
=subject|3
=subject:be|-3
=subject:book|-4
=subject:buy|-5
=subject:cost|1
=subject:cut|2
=subject:get|-3
=subject:have|-1
=subject:let|5
=subject:make|1
=subject:need|1
=subject:pay|-1
=subject:print|7
=subject:put|-2
=subject:read|9
=subject:send|-1
=subject:show|5
=subject:sit|-1
=subject:stick|3
=subject:take|-3
=subject:want|-3
=subject:write|4
=verb|9
>#|-7
>.|-5
>.#|-5
>.'s|-3
>..|-4
>.:|6
>.^|-2
>.about|-4
>.actually|2
>.and|-2
>.are|-2
>.back|14
>.before|2
>.both|-4
>.box|2
>.by|3
>.cedis|1
>.church|1
>.clean|1
>.code|4
>.come|2
>.cut|1
>.day|-4
>.days|-3
>.door|-4
>.each|3
>.eat|3
>.enough|1
>.euro|-4
>.families|4
>.fit|-1
>.for|-2
>.four|-4
>.free|-3
>.going|1
>.has|-6
>.he|-3
>.head|-3
>.hindi|2
>.home|-1
>.i|-10
>.if|-1
>.in|4
>.inside|1
>.is|-2
>.it|-5
>.its|-6
>.kitchen|6
>.late|2
>.lessons|1
>.lights|3
>.like|-1
>.list|2
>.lunch|-2
>.makes|-6
>.measure|1
>.meter|1
>.n't|7
>.night|5
>.nine|8
>.of|2
>.one|-14
>.only|-2
>.open|2
>.or|-8
>.out|7
>.own|-4
>.pages|2
>.pay|-1
>.people|7
>.per|-3
>.phone|-2
>.photographs|1
>.picture|4
>.pounds|3
>.pour|1
>.press|-1
>.pump|-3
>.ring|1
>.rings|1
>.says|-1
>.send|9
>.sends|2
>.shows|-2
>.since|-5
>.small|4
>.spot|2
>.students|3
>.take|1
>.than|-1
>.them|8
>.then|-2
>.they|13
>.three|-1
>.times|2
>.to|1
>.twelve|6
>.two|3
>.under|2
>.us|1
>.wall|1
>.wash|4
>.when|-2
>.which|1
>.with|1
>.write|2
>.writes|6
>.written|8
>.year|2
>.years|-4
>.you|4
>:|11
>;|-1
>=#|-6
>=adverb|2
>=base|-3
>=have|-1
>=mark|5
>=modal|-3
>=object|13
>=past|-2
>=preposition|3
>=pronoun|-2
>=relative|7
>=subordinator|1
>=third|4
>=to|-6
>>, #|6
>>, and|-9
>>, but|-1
>>, counts|-1
>>, each|4
>>, for|4
>>, it|1
>>, made|3
>>, or|-1
>>, our|-3
>>, put|3
>>, so|-6
>>, that|4
>>, the|-10
>>, then|-2
>>, wash|5
>>, we|1
>>, where|-2
>>, with|13
>>, written|5
>>. ^|-7
>>: #|-1
>>: a|-6
>>: it|4
>>: you|3
>>; ^|-1
>>and bring|3
>>and it|-2
>>and lights|2
>>and sends|1
>>and the|-1
>>are in|1
>>before .|1
>>beside the|1
>>for #|-6
>>for a|-9
>>for each|-4
>>for the|-4
>>from the|-8
>>gets #|4
>>has the|2
>>in front|1
>>is a|20
>>is that|-4
>>lists the|1
>>nothing .|5
>>on the|1
>>pay us|2
>>print a|1
>>puts the|-1
>>them .|3
>>under the|4
>>until the|1
>>when the|-1
>>who have|-4
>>with #|-2
>>with a|6
>>with the|-8
>a|-5
>after|2
>and|-5
>are|-5
>around|-5
>as|3
>but|5
>by|-6
>can|-2
>down|-2
>during|2
>every|2
>for|6
>from|-3
>go|-3
>goes|1
>have|-5
>i|-4
>into|6
>is|-1
>lists|1
>must|-1
>nothing|6
>of|-1
>on|1
>opens|-1
>ourselves|1
>out|2
>over|7
>own|4
>pays|-4
>per|-5
>puts|-2
>reads|3
>really|1
>says|-2
>she|2
>shows|3
>so|-1
>that|4
>to|-1
>under|5
>until|2
>when|-7
>where|3
>which|8
>while|4
>who|-4
>with|-1
>without|2
>you|6
>€|3
?actions 0|-8
?actions 1|-3
?actions 2|-2
?actions 5|6
?actions 6|6
?actions 7|8
?customer 0|3
?customer 2|1
?customer 3|-2
?customer 4|-1
?customer 6|-1
?customer 7|3
?problem 0|3
?problem 1|7
?problem 2|-1
?problem 3|2
?problem 4|-3
?problem 5|-1
?problem 6|1
?problem 7|-6
?product 0|-13
?product 1|-13
?product 2|-9
?product 3|-1
?product 4|5
?product 5|13
?product 6|9
?product 7|11
?today 0|1
?today 1|4
?today 2|1
?today 3|-3
?today 6|-5
?today 7|-6
@<#|-7
@<,|-1
@<:|4
@<^|-4
@<at|-1
@<cider|1
@<dairy|2
@<digital|3
@<every|-9
@<experienced|2
@<first-time|2
@<five|-7
@<for|27
@<four|6
@<free|3
@<hearing|1
@<housing|1
@<in|-9
@<is|-2
@<kg|6
@<market|2
@<moisture|2
@<my|6
@<nearby|1
@<new|3
@<nine|-1
@<no|-6
@<of|-1
@<one|-7
@<our|6
@<own|6
@<per|1
@<picture|3
@<private|-4
@<reusable|1
@<same|-3
@<six|-3
@<small|6
@<solar|6
@<stitching|3
@<such|-4
@<ten|-6
@<the|-9
@<their|-4
@<three|-7
@<two|-3
@<where|8
@<which|-2
@alone bare|8
@alone:|8
@money|-6
@money <#|-4
@money <,|-3
@money <each|-2
@money <for|-1
@money <four|5
@money <hearing|3
@money <our|3
@money <per|2
@money <two|-4
@money alone|-12
@money object|-12
@money subject|-1
@object bare|18
@object modal|14
@object past|2
@object present|15
@object:ask|-5
@object:bake|2
@object:begin|-1
@object:break|7
@object:bring|6
@object:build|15
@object:buy|-4
@object:change|1
@object:check|-2
@object:collect|2
@object:come|9
@object:do|-12
@object:drive|-2
@object:drop|4
@object:film|5
@object:find|3
@object:fit|2
@object:give|-1
@object:go|-7
@object:have|-6
@object:install|1
@object:keep|-7
@object:know|2
@object:let|-4
@object:like|3
@object:list|2
@object:make|32
@object:offer|3
@object:open|9
@object:pass|5
@object:pay|-4
@object:press|10
@object:propose|1
@object:put|9
@object:read|-2
@object:receive|-3
@object:sew|5
@object:show|-2
@object:stick|2
@object:take|-1
@object:tell|-6
@object:want|22
@object:wash|3
@object:watch|1
@object:work|-1
@object:write|3
@subject modal|-1
@subject present|1
@subject:be|3
@subject:buy|-4
@subject:come|14
@subject:do|3
@subject:feed|2
@subject:go|6
@subject:have|-2
@subject:lose|-4
@subject:open|5
@subject:order|4
@subject:pay|-20
@subject:post|4
@subject:put|-3
@subject:say|-1
@subject:sell|5
@subject:take|-1
@subject:want|-3
@subject:write|8
f:#|2
f:a|-1
f:app|2
f:farmers|-1
f:first|-1
f:hour|2
f:idea|-6
f:last|-5
f:money|-2
f:my|-5
f:old|3
f:one|4
f:organ|3
f:owners|-5
f:panel|1
f:rs|-3
f:schools|2
f:site|1
f:stone|1
f:students|1
f:three|-2
f:twelve|2
f:two|1
f:warm|1
f=#|2
f=adjective|3
f=base|4
f=determiner|-2
f=ing|4
f=noun |4
f=noun name|-4
f=noun people|1
f=noun product|4
f=number|-5
h:accountant|2
h:agent|-3
h:aid|4
h:app|9
h:audio|5
h:bag|-4
h:bath|1
h:bed|1
h:bee|-2
h:bill|1
h:blade|3
h:boat|-2
h:book|-2
h:boot|3
h:box|7
h:boy|-3
h:brush|1
h:bucket|4
h:buy|2
h:café|-1
h:call|-3
h:candidate|6
h:car|2
h:cellar|2
h:chair|-1
h:child|-5
h:choir|1
h:church|-2
h:client|2
h:clothe|3
h:club|-2
h:co-op|-5
h:combine|1
h:company|-2
h:contract|-3
h:course|13
h:cousin|-3
h:cover|1
h:cow|-1
h:customer|-2
h:cylinder|2
h:date|-6
h:day|-5
h:delivery|-2
h:deposit|-4
h:designer|1
h:door|-10
h:dough|1
h:drawing|1
h:end|-1
h:euro|-10
h:factory|-1
h:family|-5
h:farmer|4
h:father|-2
h:film|3
h:firm|-7
h:frame|1
h:gate|1
h:group|-5
h:grower|-2
h:guest|7
h:hall|3
h:helper|4
h:hiker|1
h:hold|1
h:home|-7
h:hospital|-2
h:hour|13
h:idea|-19
h:insurance|-4
h:keeper|5
h:key|-4
h:kid|5
h:knee|-2
h:lab|-4
h:lamp|5
h:law|-1
h:leg|3
h:lid|3
h:list|-9
h:lock|1
h:mail|2
h:manager|-3
h:market|-1
h:message|-1
h:middle|2
h:minute|1
h:money|-10
h:month|-3
h:music|-1
h:net|2
h:night|7
h:number|1
h:orchard|2
h:order|-9
h:organ|4
h:owner|3
h:pack|7
h:page|2
h:palm|1
h:panel|11
h:patient|-6
h:photo|-3
h:picture|1
h:piece|-10
h:plan|-3
h:planner|2
h:plate|2
h:platform|1
h:pot|3
h:product|-4
h:receipt|4
h:report|-12
h:ring|2
h:risk|-2
h:route|-1
h:rs|-3
h:school|-5
h:seam|2
h:season|-1
h:sensor|8
h:set|2
h:sheet|-4
h:shop|-9
h:show|-2
h:size|1
h:software|6
h:solution|-1
h:start|-1
h:stone|10
h:store|-4
h:strap|1
h:street|2
h:swap|6
h:table|1
h:thing|2
h:tile|4
h:time|-2
h:trailer|3
h:tray|5
h:van|1
h:volunteer|-4
h:wall|2
h:warm|1
h:wash|1
h:water|1
h:week|-2
h:weekend|1
h:weight|1
h:wool|5
h:workshop|-1
h:yarn|1
h:year|-18
h=base|4
h=noun |1
h=noun people|-7
h=noun price|-2
h=noun product|7
h=noun time|-5
h=plural |2
h=plural name|-3
h=plural price|-10
h=plural product|8
h=plural time|-2
he:|-9
he:present|-7
i:|13
i:be|-25
i:come|3
i:cut|4
i:do|-5
i:film|3
i:have|-10
i:make|12
i:modal|2
i:present|9
i:read|3
i:sell|-7
i:set|1
i:sharpen|3
i:teach|-3
i:want|12
it:|-4
it:modal|2
it:present|-7
my+:|2
my+:come|1
my+:have|-2
my+:past|-6
my+:present|7
our+:|-1
our+:be|-1
our+:come|4
there:|-2
there:be|-2
there:present|-2
they:|2
they:modal|2
w#|-17
wa|3
waccountant|2
wagency|1
wagent|-1
waid|1
wair|-2
wapp|14
wapps|-2
waudio|12
wbank|-1
wbath|1
wbattery|5
wbees|-2
wbin|6
wblade|2
wboats|-3
wboiler|2
wboots|1
wbowls|2
wbox|15
wbrass|3
wbucket|2
wbuttons|1
wbuy|1
wbuyers|4
wcafés|-1
wcamera|4
wcar|6
wcard|-2
wcards|1
wchildren|-1
wcider|6
wclean|4
wclothes|4
wclub|-1
wcombine|6
wcontract|-2
wcosts|-1
wcourse|14
wcousin|-4
wcustomer|-5
wcut|3
wcylinder|2
wdate|-7
wday|-2
wdead|4
wdelivery|-3
wdeposit|-5
wdesigners|1
wdesk|-1
wdirty|5
wdoor|-4
wdough|2
we:|5
we:be|-8
we:cook|3
we:have|2
we:measure|-2
we:modal|4
we:open|12
we:past|-9
we:present|11
we:send|6
we:turn|-2
we:walk|2
we:wash|4
weach|-1
wempty|1
weuro|-2
weuros|-5
wexam|1
wexisting|1
wfamily|-2
wfarmer|5
wfather|-2
wfirms|-2
wfirst|-11
wfish|-1
wfloat|2
wflower|1
wfor|13
wfour|1
wframe|3
wfree|-2
wgrams|-3
wgrandfather|3
wgrandmother|-2
wgroup|-1
wgroups|-1
wgrower|-1
wguests|1
whall|3
whearing|2
wheat|1
whikers|1
whour|2
whours|-1
whouse|1
whouses|-4
widea|-17
winsurance|-1
winterested|3
wjanuary|-1
wkeeper|4
wkey|-1
wkid|4
wkitchen|3
wknees|-1
wlab|-1
wlamp|3
wlast|-9
wlegs|3
wletter|-1
wlid|2
wlist|-2
wlongarm|1
wmachine|1
wmail|4
wmain|-6
wmanager|-3
wmiddle|1
wminute|3
wmoney|-11
wmonth|-4
wmusic|-2
wmy|-7
wname|-1
wnames|1
wnearby|2
wnet|6
wnew|-1
wnight|6
wno|-2
wnote|-3
wnotes|1
wnumber|5
wof|2
wone|-4
wones|2
wopen|-4
worders|-8
worgan|12
wour|-2
wpack|1
wpage|1
wpanel|7
wparts|-1
wpatient|-5
wpeople|3
wperson|-2
wphoto|-3
wpictures|3
wpiece|-4
wpieces|-4
wplan|-3
wplates|2
wplatform|3
wpony|6
wpot|1
wprivate|-2
wprobe|1
wproduct|-6
wpuck|1
wquestions|2
wquilt|3
wreal|1
wred|-1
wreport|-12
wrest|-4
wrisk|-2
wroom|-2
wrooms|2
wroute|-1
wrs|-5
wrubber|1
wsalt|3
wschool|-2
wschools|2
wseat|4
wsensor|9
wservice|5
wsheet|-6
wsheets|-2
wshop|-7
wshops|-7
wshort|2
wshows|-2
wsite|4
wsix|-2
wsmall|4
wsocieties|-4
wsociety|7
wsoft|3
wsoftware|5
wsolution|-2
wstaff|-1
wstone|5
wstore|-1
wstrap|2
wswap|5
wsystem|4
wtable|2
wtag|1
wteachers|1
wten|-3
wthe|-5
wtheir|5
wthing|3
wtile|5
wtime|-3
wtool|2
wtrailer|1
wtray|2
wtutoring|1
wtwelve|4
wtwo|5
wvaccinations|-5
wvisit|-2
wvolunteer|-1
wwaist|2
wwall|6
wward|1
wwarm|9
wwee|1
wweek's|-3
wweekend|1
wweeks|-1
wweights|3
wwool|13
wwork|1
wyarn|1
wyear|-12
wyears|-4
x noun :|-7
x noun :be|23
x noun :make|7
x noun :note|1
x noun :past|-10
x noun :present|3
x noun name:|4
x noun name:be|11
x noun name:drive|1
x noun name:present|4
x noun people:|-4
x noun people:be|10
x noun people:call|1
x noun people:come|-5
x noun people:have|15
x noun people:modal|-5
x noun people:pay|-2
x noun people:photograph|11
x noun people:pick|5
x noun people:put|-1
x noun people:scan|1
x noun people:take|4
x noun price:|7
x noun price:learn|3
x noun product:answer|3
x noun product:be|2
x noun product:hold|2
x noun product:modal|2
x noun product:present|-3
x noun product:read|9
x noun product:tell|4
x plural :be|1
x plural :past|11
x plural name:be|2
x plural people:|-10
x plural people:bring|-5
x plural people:buy|2
x plural people:come|1
x plural people:find|7
x plural people:lend|3
x plural people:modal|-1
x plural people:pay|3
x plural people:rent|1
x plural people:sell|3
x plural people:throw|5
x plural product:|-3
x plural product:answer|1
x plural product:be|5
x plural product:have|-4
x plural product:pay|-2
you:|1
you:hand|2
you:present|2
you:take|-3
~|-3
~answer|7
~begin|-2
~book|-11
~break|1
~bring|4
~build|2
~call|2
~carry|-1
~clean|9
~clip|4
~collect|-7
~come|9
~cost|1
~count|-6
~cut|11
~do|-3
~drive|-4
~eat|2
~email|3
~enter|-3
~fetch|4
~film|9
~fire|1
~get|-4
~give|-1
~grind|3
~hang|5
~have|-1
~hold|2
~keep|-8
~lay|-2
~lend|4
~let|-10
~listen|-5
~live|-1
~lose|-2
~make|2
~mark|-3
~measure|-1
~need|1
~open|3
~pay|-6
~photograph|5
~plan|-3
~post|-5
~press|11
~propose|1
~receive|-5
~register|-1
~remind|-5
~rent|3
~reserve|-5
~say|-5
~scan|-1
~see|-10
~sell|-5
~sew|7
~sharpen|3
~shoot|2
~sleep|-3
~sort|-6
~split|1
~stay|-7
~stick|7
~take|-3
~talk|1
~throw|11
~tie|3
~walk|9
~want|-1
~wash|5
~work|-3`,
  customer: `*|-4
!|-20
!=|-8
!either 5|4
!either 6|16
!payer 7|40
!user 6|-20
&,|-8
&:|-4
&and|-8
&because|-12
&but|-12
&since|-12
&than|24
&then|-12
&what|4
&where|8
&which|-12
&who|36
&whose|12
&–|4
-:|8
-:be|-8
-:do|4
-:get|-8
-:modal|4
-:need|8
-:past|-8
-:pay|-4
-:present|4
-:sell|-4
-:sit|-4
-:tell|4
:after product|8
:label customer|8
:long 1|-16
:long 11|4
:long 12|4
:long 2|-4
:long 3|-4
:money object|4
:named 1|-20
:named 2|-4
:named 3|4
:named 4|16
:pain|4
:passive|-8
:product|-20
:shares 3|-4
:told alone|-8
:told object|8
<#|4
<.#|4
<.-|4
<.:|-4
<.^|4
<.a|-4
<.after|-4
<.an|4
<.and|4
<.any|4
<.are|-4
<.ask|8
<.at|-4
<.because|-4
<.big|-4
<.blankets|-4
<.but|-8
<.child|-4
<.clean|8
<.costs|4
<.day|-4
<.days|-4
<.eight|-4
<.every|-8
<.families|20
<.firms|8
<.for|16
<.from|-4
<.get|-4
<.have|4
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
<.more|4
<.my|4
<.no|-4
<.offices|4
<.on|-4
<.our|4
<.out|-12
<.own|-4
<.owners|4
<.parents|8
<.pay|-4
<.people|20
<.podcast|-12
<.sell|-4
<.send|-4
<.shops|4
<.small|20
<.software|4
<.students|12
<.teachers|4
<.that|8
<.the|-4
<.there|12
<.this|-4
<.three|4
<.through|-4
<.time|-4
<.to|8
<.vets|-4
<.voice|4
<.walk|4
<.we|-4
<.weighted|-4
<.went|4
<.whatsapp|-4
<.whoever|4
<.with|8
<.women|8
<.year|4
<.you|-4
<:|-4
<<# per|-8
<<, for|28
<<, the|4
<<^ in|-8
<<^ my|-4
<<^ the|-8
<<and the|-12
<<at our|4
<<by the|4
<<free for|-8
<<from the|4
<<in the|12
<<more than|4
<<of the|4
<<people with|12
<<that the|-4
<<the big|-4
<=#|4
<=base|-4
<=be|-8
<=have|4
<=noun name|-4
<=noun product|4
<=number|-8
<=object|-4
<=past|4
<=plural |-4
<=plural people|4
<=possessive|-8
<=preposition|4
<=pronoun|-4
<=subordinator|-4
<a|-4
<are|4
<big|-8
<by|-8
<costs|4
<for|8
<housing|4
<in|4
<is|-12
<my|-4
<on|-4
<or|8
<reminds|-4
<since|-4
<small|16
<so|4
<tells|4
<than|12
<that|-4
<the|-8
<through|-4
<to|4
<under|4
<when|-4
<which|-4
<who|4
<with|4
=object|-12
=object:ask|4
=object:be|4
=object:buy|-8
=object:charge|4
=object:clean|4
=object:cost|12
=object:get|4
=object:give|-4
=object:go|-4
=object:lose|-4
=object:manage|4
=object:need|8
=object:open|-8
=object:pay|-24
=object:repair|4
=object:sell|-8
=object:tell|4
=object:think|4
=object:walk|4
=object:work|-4
=object:write|-8
=subject|8
=subject:be|-12
=subject:book|12
=subject:burn|4
=subject:buy|16
=subject:call|8
=subject:charge|-4
=subject:come|-4
=subject:cost|-16
=subject:hand|-4
=subject:leave|4
=subject:lose|8
=subject:measure|4
=subject:pay|12
=subject:put|-4
=subject:rent|8
=subject:reserve|8
=subject:say|-4
=subject:sell|4
=subject:send|4
=subject:share|4
=subject:sit|-8
=subject:want|-4
=subject:wash|4
=subject:wear|4
>,|-8
>.|-8
>.'s|-4
>.,|-8
>..|-8
>.:|-4
>.;|-4
>.all|-8
>.alone|8
>.and|-4
>.are|-4
>.away|-4
>.be|-4
>.buy|4
>.by|-8
>.can|4
>.chairs|-4
>.comes|-4
>.every|4
>.five|4
>.four|4
>.from|-4
>.has|4
>.his|-4
>.home|16
>.hours|-4
>.in|4
>.it|4
>.its|-4
>.know|8
>.machine|4
>.made|-4
>.month|-8
>.more|4
>.my|-4
>.n't|-4
>.net|4
>.no|4
>.open|4
>.or|4
>.out|4
>.own|-4
>.paid|-4
>.people|-4
>.puts|4
>.room|4
>.see|4
>.since|-4
>.sitting|-4
>.somebody|-4
>.takes|-4
>.that|-24
>.the|-4
>.they|-4
>.this|4
>.three|-4
>.to|4
>.today|4
>.too|-4
>.two|12
>.up|4
>.us|12
>.want|-4
>.we|-4
>.what|-4
>.when|8
>.which|-4
>.with|4
>.work|12
>.years|4
>.you|-4
>=coordinator|-4
>=ing|4
>=modal|8
>=participle|-12
>=past|-8
>=pronoun|-16
>=relative|8
>=subordinator|4
>>, #|4
>>, five|4
>>, for|-8
>>, which|-8
>>and not|4
>>at #|-4
>>at home|4
>>burns #|4
>>do n't|-8
>>have to|4
>>i know|8
>>in it|-4
>>is #|-8
>>nothing .|-4
>>on our|4
>>pay #|4
>>pay nothing|-4
>>pays #|12
>>pays nothing|-4
>>them .|8
>>with #|4
>>with a|-8
>>with more|8
>>with the|-4
>already|-8
>around|16
>because|-12
>books|12
>burns|4
>buy|8
>come|-4
>cost|-4
>costs|-4
>each|-4
>either|4
>for|-16
>from|-4
>have|-4
>how|4
>i|12
>in|8
>is|-4
>it|-12
>lose|4
>must|4
>nothing|-4
>of|-4
>often|8
>only|4
>pay|4
>pays|20
>per|-4
>puts|-4
>rent|4
>reserves|4
>say|-4
>them|12
>to|-4
>wash|4
>what|8
>who|8
>with|12
?actions 6|-4
?actions 7|-4
?customer 0|-8
?customer 1|-8
?customer 2|-4
?customer 5|8
?customer 6|12
?customer 7|4
?problem 2|-4
?problem 3|-4
?problem 6|4
?problem 7|4
?product 4|-4
@<#|4
@<,|-24
@<:|-4
@<^|12
@<a|-12
@<an|-4
@<and|4
@<buy|-8
@<by|-8
@<dance|8
@<eleven|4
@<every|-12
@<fashion|4
@<for|8
@<is|-8
@<many|4
@<master|-4
@<more|4
@<new|8
@<no|-4
@<old|4
@<other|4
@<our|-4
@<private|12
@<real|-4
@<school|4
@<small|24
@<stitching|4
@<such|12
@<the|-12
@<their|-8
@<thousand|4
@<two|4
@<van|-4
@<village|4
@<where|-16
@<which|-8
@<with|12
@<zoo|-4
@alone bare|4
@alone:|4
@money|-4
@money <#|-12
@money <,|-12
@money <a|8
@money <buy|-4
@money <each|4
@money <for|-4
@money <on|-4
@money <per|4
@money <six|-4
@money <the|12
@money <three|8
@object bare|8
@object past|4
@object present|-8
@object:|-4
@object:be|12
@object:build|4
@object:buy|-4
@object:charge|12
@object:cost|4
@object:cover|4
@object:do|-4
@object:find|-4
@object:go|-8
@object:have|4
@object:lend|4
@object:make|8
@object:mean|4
@object:pay|-36
@object:run|4
@object:send|-4
@object:show|-4
@object:spend|-4
@object:start|4
@object:think|8
@object:visit|4
@object:want|4
@object:work|-4
@subject modal|28
@subject past|4
@subject present|16
@subject:answer|4
@subject:be|-4
@subject:burn|8
@subject:buy|36
@subject:carry|4
@subject:come|-8
@subject:cost|-4
@subject:get|-8
@subject:give|8
@subject:go|-4
@subject:have|4
@subject:keep|-4
@subject:know|-4
@subject:list|-16
@subject:lose|16
@subject:make|4
@subject:pay|32
@subject:post|-12
@subject:put|-12
@subject:rent|4
@subject:reserve|4
@subject:scan|-4
@subject:see|-4
@subject:sell|8
@subject:set|-8
@subject:sit|-8
@subject:sleep|4
@subject:use|4
@subject:write|8
f:a|-4
f:big|-4
f:boat|4
f:clinic|4
f:dog|4
f:first|-4
f:fish|4
f:housing|4
f:kids|-4
f:nearby|4
f:orchards|-4
f:owners|-4
f:people|4
f:residents|-4
f:rs|-4
f:schools|4
f:small|12
f:the|4
f=adjective|-4
f=determiner|-8
f=noun people|4
f=noun price|-4
f=noun product|8
f=noun time|4
f=number|-12
f=plural people|4
f=plural product|8
f=possessive|-16
h:association|8
h:baker|16
h:bakery|4
h:bar|4
h:barber|4
h:beekeeper|16
h:boat|8
h:boy|-12
h:brand|4
h:bride|4
h:broker|-4
h:building|8
h:bus|8
h:buy|4
h:café|8
h:candidate|-8
h:car|8
h:caretaker|-8
h:caterer|4
h:chain|-4
h:child|-16
h:city|12
h:client|-8
h:clinic|16
h:club|16
h:cook|-4
h:cooperative|8
h:council|8
h:customer|-12
h:cylinder|-4
h:dealer|-4
h:degree|-4
h:dentist|12
h:designer|4
h:diabetic|4
h:dog|8
h:driver|-4
h:euro|-8
h:factory|-4
h:family|8
h:farm|16
h:farmer|12
h:firm|8
h:fisherman|4
h:grower|16
h:guest|-4
h:holder|4
h:hotel|8
h:interpreter|-4
h:joiner|-4
h:kid|-12
h:kitchen|-8
h:landlord|8
h:letter|-4
h:list|-4
h:locker|-4
h:member|-4
h:miller|4
h:month|-8
h:neighbour|-4
h:nurse|-4
h:office|4
h:operator|12
h:orchard|-12
h:order|-4
h:owner|20
h:pack|-4
h:parent|8
h:parish|4
h:people|-4
h:person|-4
h:player|4
h:practice|8
h:report|-4
h:resident|-8
h:restaurant|8
h:room|-4
h:rs|-4
h:salon|4
h:seller|8
h:set|-8
h:shop|4
h:society|8
h:station|4
h:store|-8
h:surgery|4
h:system|-4
h:teacher|-4
h:terrace|4
h:town|4
h:unit|8
h:vessel|-4
h:visitor|-4
h:walk|4
h:walker|8
h:water|-4
h:widow|8
h:workshop|8
h:yard|-4
h:year|-8
h=noun |-4
h=noun people|8
h=noun price|-8
h=noun product|4
h=noun time|-20
h=plural name|4
h=plural people|28
h=plural price|-4
h=plural product|20
h=plural time|-16
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
my+:have|-4
my+:use|4
our+:present|4
there:|8
there:be|8
there:present|8
they:|-12
they:present|-12
w#|-12
wallotment|12
walp|4
wan|4
wand|-8
wapartment|4
waround|4
wassociation|12
wat|8
wbackyard|4
wbaker|8
wbakers|4
wbar|4
wbeekeeper|8
wbeekeepers|8
wbig|-16
wboard|4
wboat|8
wbooks|4
wbrides|4
wbuilding|4
wbus|12
wbuy|16
wcandidates|-4
wcare|8
wcarers|-4
wcaterer|4
wchain|-4
wchildren|-8
wcider|8
wcity|4
wclinic|12
wclub|12
wclubs|4
wcompanies|4
wcomplexes|4
wcooks|-4
wcooperative|12
wcouncil|8
wcountry|8
wcustomers|-4
wdays|-4
wdegrees|-4
wdentist|4
wdesigners|4
wdialysis|4
wdinner|4
wdog|8
we:|4
we:clean|4
we:have|-4
we:open|-4
we:past|4
wenglish|-4
wfamily|12
wfarm|8
wfarmer|16
wfarms|4
wfather|-4
wfathers|4
wfirm|12
wfirst|-8
wfish|8
wfishermen|4
wfive|-8
wflats|4
wfour|-4
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
whotels|4
whouse|4
whouses|4
whousing|20
win|4
winspectors|4
wjob|-4
wkeepers|4
wkids|-4
wkitchens|-8
wlandlord|4
wlandlords|4
wlast|-4
wlist|-8
wmachine|4
wmakers|4
wmarket|4
wmembers|-8
wmiller|4
wmonth|-4
wmothers|4
wmusic|-4
wmy|-8
wnearby|16
wneed|4
wof|4
woffices|4
wold|8
wolive|-4
wones|-8
woperators|8
worchards|-12
worgan|4
wowner|20
wpaper|-4
wparent|8
wparishes|4
wpatient|-4
wpatients|4
wpensioners|4
wpeople|-4
wpersons|-8
wplayer|4
wplumbers|-4
wpractices|4
wprimary|4
wquilters|4
wr|-4
wresidents|-4
wrestaurants|8
wretired|-4
wrs|-8
wsame|-4
wschool|20
wschools|8
wset|-4
wshop|16
wshops|-4
wsize|4
wsmall|28
wsociety|4
wstudent|8
wsurgeries|4
wsuya|4
wteachers|-8
wterrace|8
wthe|-8
wtowns|4
wtrucks|8
wtwo|-4
wunit|4
wvaccinations|-4
wvalley|-4
wvan|-4
wvillage|4
wvisitors|-4
wwalker|8
wwants|4
wwater|-4
wwhatsapp|-4
wwhich|-8
wwho|4
wwhole|4
wwidow|4
wyard|-4
wyears|-8
wyour|4
x noun :go|-8
x noun :have|8
x noun people:|-4
x noun people:book|12
x noun people:burn|4
x noun people:get|4
x noun people:past|-8
x noun people:pay|4
x noun people:take|4
x noun product:|-4
x noun product:modal|4
x noun product:pay|-4
x noun product:present|-12
x noun time:|4
x plural people:|-8
x plural people:be|4
x plural people:come|-4
x plural people:eat|8
x plural people:get|4
x plural people:give|-4
x plural people:go|8
x plural people:have|4
x plural people:pay|-4
x plural people:rent|4
x plural people:throw|-4
x plural product:|-4
x plural product:buy|4
x plural product:do|-4
x plural product:pay|4
x plural product:present|-4
~ask|4
~book|12
~burn|8
~buy|4
~call|4
~clean|4
~do|-4
~give|-4
~hand|-4
~have|4
~let|-4
~live|4
~manage|4
~need|12
~open|-4
~pay|-4
~read|-4
~rent|16
~repair|4
~reserve|4
~save|4
~send|8
~share|4
~sit|-8
~start|-4
~stay|4
~throw|-4
~visit|-4
~walk|4
~want|-4
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
&which|8
-:bring|4
-:buy|-4
-:get|4
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
<.do|8
<.every|4
<.facebook|4
<.from|4
<.full|-4
<.has|-4
<.have|4
<.is|-12
<.it|4
<.just|4
<.man|8
<.me|4
<.monday|4
<.month|4
<.most|16
<.my|-8
<.n't|-4
<.not|-4
<.now|12
<.one|-4
<.or|12
<.our|4
<.out|4
<.people|-4
<.place|4
<.plastic|4
<.right|4
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
<.year|-4
<.you|-4
<:|8
<<, and|4
<<, or|8
<<, who|8
<<^ i|-12
<<^ they|12
<<^ we|-8
<<and they|-4
<<do is|8
<<i make|4
<<or they|8
<<people who|-4
<<there 's|4
<=adverb|8
<=base|12
<=have|-4
<=ing|8
<=modal|-8
<=noun |-4
<=noun name|4
<=noun time|-4
<=plural |-4
<=plural people|-4
<=relative|8
<=third|4
<bring|4
<buy|12
<call|4
<everybody|4
<have|-8
<is|-4
<lose|-4
<must|12
<open|8
<put|4
<send|4
<spend|4
<that|4
<today|4
<want|-4
<was|4
<when|4
<where|4
=object:be|-8
=object:call|12
=object:cost|-8
=object:count|4
=object:get|-4
=object:keep|4
=object:lose|-4
=object:need|-8
=object:open|8
=object:pay|4
=object:write|4
=subject|-4
=subject:ask|12
=subject:be|8
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
=subject:ring|4
=subject:say|4
=subject:sell|4
=subject:take|8
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
>.good|4
>.half|4
>.hand|4
>.have|-8
>.he|16
>.internet|4
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
>.says|4
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
>=ing|4
>=modal|4
>=preposition|4
>=pronoun|-12
>=relative|4
>>, #|-8
>>, and|4
>>, he|4
>>, it|8
>>, or|24
>>, so|-4
>>, the|-12
>>, which|8
>>and i|-4
>>and offers|4
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
>>to a|4
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
>is|4
>of|-4
>off|4
>once|4
>only|4
>or|8
>out|12
>per|4
>so|-4
>that|8
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
@@-:past|-4
@@a people|4
@@a person|8
@@a thing|-4
@@every people|-4
@@every x|-8
@@he:present|4
@@i|-8
@@i:past|4
@@most x|12
@@my people|-4
@@my person|4
@@my product|4
@@my x|-8
@@nobody|-4
@@people:bare|8
@@people:past|-8
@@person|8
@@product:bare|-8
@@she:present|4
@@some people|4
@@some x|16
@@the people|4
@@the thing|4
@@there|4
@@there:present|4
@@they|8
@@they:bare|8
@@they:present|4
@@thing:present|4
@@we:present|-4
@@x:modal|-4
@@you|-4
^- modal|4
^do it present|4
^he present|4
^means|16
^means -|-4
^means - present|-4
^means - you|-4
^means bare|-4
^means by|8
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
^now before we|4
^now before x|-8
^now now present|-4
^now still|-4
^now still present|-4
^now still x|-8
^now today|4
^now today x|4
^party modal|-16
^she present|4
^there present|4
^they present|4
^we present|-4
^x modal|-4
^x present|4
f:a|-4
f:answers|4
f:come|-8
f:every|-8
f:find|-4
f:has|4
f:paid|4
f:reads|4
f:ring|4
f:six|4
f:small|-4
f:takes|-4
f:the|4
f:want|-12
f=base|8
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
h:chair|4
h:child|-4
h:club|-4
h:company|4
h:cost|-8
h:count|8
h:customer|-4
h:did|-4
h:euro|4
h:family|-4
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
h=noun price|-12
h=noun product|4
h=noun time|-4
h=plural people|-16
h=plural product|4
he:present|4
i:do|-4
i:make|12
i:put|4
it:|-4
my+:present|4
my+:take|4
she:present|4
there:present|4
they:give|4
they:present|4
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
wafter|-4
wan|8
wand|-4
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
we:present|-4
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
wlate|-8
wlive|-4
wlook|4
wmachine|-4
wman|8
wmanager|4
wmat|4
wme|-12
wmeter|4
wmost|-4
wmother|4
wmy|-4
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
wyoutube|4
x adjective:|-4
x noun :ask|4
x noun :be|-8
x noun :cost|-16
x noun :do|12
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
x noun product:past|8
x noun product:want|4
x object:present|4
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
x plural people:throw|4
x plural people:wait|-8
x plural product:be|4
x plural product:do|4
x plural product:make|8
x plural product:modal|-4
~|-4
~answer|4
~become|-4
~beg|8
~book|-12
~bring|8
~burn|-8
~call|8
~carry|4
~change|12
~charge|4
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
~get|-12
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
~ring|16
~run|-4
~sell|4
~stand|-4
~take|8
~tap|-4
~telephone|8
~try|8
~type|8
~use|12
~wash|8
~work|-4
~write|12`,
  actions: `*|-2
!|-28
! 5|7
! 6|10
!=|3
&|1
&,|4
&so|-3
&that|-1
&which|-5
&who|-4
-:|15
-:go|-6
-:past|3
-:present|11
-:save|2
-:take|2
-:work|1
:after product|5
:before product|-18
:follows|3
:habit|-8
:long 10|-1
:long 11|4
:long 12|4
:long 2|2
:long 3|2
:long 4|-2
:long 9|4
:money|-5
:money verb|-3
:named 1|-7
:no product|9
:pain|-10
:precedes|-19
:shares 0|-8
:shares 1|-4
:shares 2|4
:shares 3|7
:told verb|3
<,|1
<.#|-9
<.,|-2
<.:|2
<.^|-8
<.a|-7
<.and|6
<.for|-17
<.i|-6
<.in|-2
<.it|14
<.my|-2
<.n't|4
<.on|5
<.one|1
<.people|-9
<.to|-5
<.we|-7
<.where|2
<.who|-7
<.with|1
<<, and|12
<<^ i|5
<<^ we|5
<<i 'd|1
<<i am|-2
<=coordinator|2
<=noun |3
<=noun name|-9
<=noun people|-4
<=noun time|-5
<=plural |5
<=plural people|1
<am|-2
<and|4
<can|4
<for|-2
<must|-8
<you|3
=object|1
=object:help|4
=verb|-4
=verb:ask|-4
=verb:begin|-2
=verb:bring|3
=verb:call|-2
=verb:choose|2
=verb:cost|-6
=verb:drop|2
=verb:eat|-2
=verb:have|-3
=verb:keep|-6
=verb:leave|2
=verb:list|1
=verb:need|-1
=verb:pick|1
=verb:post|2
=verb:read|1
=verb:sell|-4
=verb:show|3
=verb:use|-1
=verb:want|-1
>,|9
>.#|6
>.,|9
>.and|9
>.by|-2
>.i|-14
>.in|-2
>.one|-4
>.people|2
>.so|-8
>.that|-16
>.the|2
>.which|-12
>.you|-7
>:|-25
>=adverb|3
>=coordinator|9
>=preposition|-1
>=relative|-8
>=subordinator|6
>>, a|-1
>>, and|-12
>>, it|-2
>>, so|-6
>>, the|3
>>, they|-2
>>, which|-3
>>: #|1
>>: it|-7
>>instead of|4
>and|2
>instead|4
>that|-4
>while|6
?actions 0|-24
?actions 1|-20
?actions 2|-12
?actions 3|-3
?actions 4|4
?actions 5|10
?actions 6|14
?actions 7|29
?customer 2|1
?customer 3|1
?customer 4|-3
?customer 5|-2
?customer 6|-1
?problem 0|3
?problem 1|8
?problem 2|5
?problem 5|-9
?problem 7|-13
?product 0|-14
?product 1|-6
?product 2|-5
?product 3|-7
?product 4|7
?product 5|12
?product 6|6
?product 7|5
?today 0|4
?today 1|5
?today 2|2
?today 4|-6
?today 6|-15
?today 7|-8
@@-|-6
@@-:bare|-9
@@-:past|1
@@each x|1
@@i:bare|4
@@i:modal|-1
@@i:present|4
@@it|11
@@people:bare|-8
@@people:present|2
@@person|-1
@@person:bare|-2
@@product|3
@@the people|-6
@@the thing|-3
@@the x|-6
@@they|7
@@we:present|1
@@x:past|-1
@@x:present|-1
@@you:modal|-3
@@you:present|4
f:eat|-2
f:going|2
f:sees|3
f:sell|-3
f:send|2
f:sits|-1
f:take|2
f:takes|-4
f=base|3
f=do|2
f=modal|-5
f=past|-10
f=third|11
h:book|4
h:build|-1
h:choose|2
h:cost|-6
h:eat|-1
h:get|3
h:give|-4
h:going|1
h:list|1
h:need|-1
h:offer|-2
h:pay|-9
h:pick|3
h:post|3
h:read|5
h:see|1
h:want|-1
h=base|9
h=have|-3
h=past|-2
h=third|11
i:|-4
i:have|-7
i:like|-2
i:past|-5
i:present|1
i:write|2
our+:present|-6
v:bring|4
v:choose|2
v:cost|-7
v:drop|4
v:eat|-4
v:find|1
v:get|1
v:leave|5
v:offer|-3
v:pick|2
v:post|2
v:show|2
v:start|-5
v:use|-1
v:want|-2
w#|-17
w's|2
w,|-4
w-|5
wa|-5
walone|-11
wand|2
wanswer|7
wany|1
wapp|-5
waround|-19
wbefore|8
wbuild|-7
wby|5
wcalls|-5
wcamera|-4
wcode|6
wday|2
wdays|8
wdeposit|2
we:come|3
we:past|-1
weat|-3
wfor|-4
wfree|4
wfrom|-8
wgoing|3
whand|-6
whas|6
whour|3
whours|26
win|-2
wis|-9
wit|2
wlive|-2
wlunch|3
wmake|-4
wme|-3
wminutes|11
wmissing|2
wmobile|1
wmonth|-4
wmy|-4
wnot|9
woffer|-2
wone|4
wonly|-4
wor|5
wowner|2
wper|-11
wphone|9
wphoto|4
wpick|5
wpicture|3
wplace|2
wpost|5
wpump|7
wreport|4
wring|-2
wroom|3
wschool|-1
wschools|-3
wseason|-5
wsees|6
wsend|1
wset|4
wsite|3
wsits|-6
wsms|1
wswap|4
wtap|6
wthe|9
wtheir|14
wthem|7
wthey|7
wthing|-1
wto|-2
wuntil|3
wus|-11
wvoice|1
wwhat|4
wwhen|5
wwhere|-26
wwhich|20
wwho|-6
wwith|3
wwithin|2
wyear|-6
wyears|-4
wyou|-2
wyour|6
x noun :|14
x noun :go|2
x noun :help|3
x noun :take|-2
x noun people:|10
x noun people:get|11
x noun people:present|3
x plural people:present|3
you:modal|-3
you:present|4
~ask|-5
~begin|-2
~bring|4
~call|-2
~choose|2
~cost|-7
~drop|1
~eat|-2
~get|2
~go|2
~help|12
~keep|-1
~leave|1
~like|-2
~list|2
~pick|1
~post|5
~read|3
~see|6
~sell|-7
~send|7
~show|3
~use|-1
~want|-9`,
  customerAmong: `*|4
actions -3|4
actions 1|8
actions before|-4
actions here 0|4
actions here 10|4
actions here 12|4
actions here 14|-4
actions here 15|-4
actions here 16|-4
actions here 6|4
actions here 7|4
actions here 8|-4
actions top 1|4
actions top 3|4
actions top 4|4
actions top 5|8
lead 0|-36
lead 1|-32
lead 10|4
lead 11|12
lead 12|16
lead 13|16
lead 14|28
lead 15|20
lead 16|24
lead 2|-20
lead 3|-20
lead 4|-12
lead 5|-4
lead 6|-4
lead 7|-4
lead 9|4
next 0|-12
next 10|-4
next 11|-4
next 14|8
next 15|4
next 2|-4
next 3|4
next 4|12
next 7|4
next 8|-4
own 0|-64
own 0 next 0|-4
own 0 next 1|-20
own 0 next 2|-24
own 0 next 3|4
own 0 next 4|-12
own 0 next 5|-4
own 0 next 6|4
own 0 next 7|-12
own 0 next 8|-8
own 1|-56
own 1 next 0|-24
own 1 next 1|-8
own 1 next 2|-8
own 1 next 3|-4
own 1 next 6|4
own 1 next 7|-4
own 10|12
own 11|20
own 12|32
own 13|28
own 14|28
own 15|44
own 16|28
own 2|-48
own 2 next 3|-8
own 2 next 6|4
own 2 next 8|-12
own 3|-32
own 3 next 4|-4
own 3 next 5|4
own 3 next 6|4
own 3 next 7|-4
own 3 next 8|-4
own 4|-20
own 4 next 1|-4
own 4 next 2|8
own 4 next 7|4
own 5|-12
own 5 next 1|16
own 5 next 2|4
own 5 next 3|4
own 5 next 4|-4
own 5 next 7|8
own 5 next 8|-4
own 6|-4
own 6 next 1|4
own 6 next 2|8
own 6 next 3|-4
own 6 next 4|8
own 6 next 6|-4
own 6 next 8|16
own 7 next 1|8
own 7 next 2|8
own 7 next 3|12
own 7 next 4|8
own 7 next 6|-12
own 7 next 8|12
own 8|4
own 8 next 7|16
own 8 next 8|24
own 9|12
problem -2|4
problem 1|-4
problem 2|4
problem 3|-4
problem after|-8
problem before|8
problem here 0|-4
problem here 1|4
problem here 10|-8
problem here 11|-4
problem here 12|4
problem here 14|-12
problem here 2|4
problem here 6|4
problem here 9|-4
problem in|4
problem top 0|-4
problem top 5|-4
rival 0|56
rival 1|28
rival 10|-16
rival 11|-12
rival 12|-4
rival 14|-20
rival 15|-24
rival 16|-12
rival 2|28
rival 3|24
rival 4|12
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
actions here 1|-4
actions here 12|-8
actions here 13|-8
actions here 4|4
actions here 5|4
actions here 8|8
actions in|-4
actions top 0|8
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
customer here 15|4
customer here 16|12
customer here 2|-4
customer here 4|-4
customer here 5|-4
customer here 8|8
customer in|-4
customer top 2|4
customer top 3|4
lead 0|-20
lead 1|-20
lead 10|4
lead 11|12
lead 12|8
lead 13|16
lead 14|20
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
next 5|8
own 0|-40
own 0 next 1|-16
own 1|-32
own 1 next 0|-8
own 10|8
own 11|16
own 12|24
own 13|20
own 14|36
own 15|8
own 2|-36
own 2 next 0|-12
own 3|-24
own 3 next 7|-12
own 4|-16
own 4 next 0|8
own 4 next 1|12
own 4 next 5|-4
own 5|-12
own 5 next 1|12
own 6|-4
own 6 next 1|4
own 6 next 3|8
own 6 next 4|12
own 6 next 5|-4
own 8|4
own 9|12
rival 10|-4
rival 11|-8
rival 12|-8
rival 13|-4
rival 2|8
rival 3|16
rival 4|8
rival 5|8
rival 6|8`,
  evidence: `*|-21
!|-13
#0|-28
#1|-7
#2|1
#3|10
#<(|3
#<,|3
#<:|2
#<^|25
#<about|-9
#<and|23
#<around|-2
#<called|-2
#<did|8
#<from|6
#<have|-1
#<made|12
#<on|5
#<only|2
#<or|-2
#<since|-11
#<sold|11
#<together|6
#<with|7
#>.|6
#>=adjective|13
#>=adverb|12
#>=be|4
#>=coordinator|-14
#>=determiner|3
#>=mark|-12
#>=noun |-11
#>=noun people|12
#>=number|-8
#>=plural people|17
#>=plural product|12
#>=preposition|5
#>=pronoun|-1
#>=subordinator|1
#>>=#|-9
#>>=^|1
#>>=adverb|3
#>>=base|2
#>>=have|8
#>>=ing|10
#>>=mark|-4
#>>=noun |-2
#>>=noun people|-3
#>>=plural |-3
#>>=preposition|9
#>>=subordinator|10
#>already|2
#>and|-13
#>are|4
#>because|1
#>case|2
#>euro|-6
#>family|9
#>name|1
#>of|5
#>out|2
#>pair|4
#>picked|-3
#>to|-6
&|1
&&,|-2
&&:|-2
&&as|7
&&before|2
&&but|-3
&&once|-1
&&or|-11
&&since|20
&&that|-4
&&then|-2
&&what|-7
&&when|3
&and|1
&or|-1
-:bare|-3
-:past|-2
:before product|-3
:beside product|-11
:clauses 1|5
:clauses 3|-5
:clauses 4|-8
:follows|17
:label |-4
:label evidence|2
:long 10|-2
:long 11|-2
:long 12|-6
:long 2|7
:long 3|7
:long 4|5
:long 6|2
:long 8|-3
:long 9|-2
:money|-29
:money alone|-9
:money verb|-12
:named 1|-12
:named 2|-4
:named 3|2
:no product|5
:pain|-9
:precedes|-30
:product|-4
:shares 0|-13
:shares 1|-10
:shares 2|4
:shares 3|1
:told|6
:told alone|7
<.#|-1
<.^|-3
<.already|1
<.did|2
<.families|1
<.has|-1
<.have|7
<.it|14
<.last|3
<.my|1
<.on|1
<.since|2
<.the|-5
<.to|-1
<.two|3
<.version|4
<.year|-1
<.years|-3
<<# and|-6
<<, and|1
<<it since|2
<=plural people|1
<=relative|-1
<and|1
<or|-1
=alone|-1
=alone:|-1
=verb|-5
=verb:be|-1
=verb:book|1
=verb:come|-2
=verb:get|-1
=verb:run|2
=verb:send|2
=verb:use|3
>,|-3
>.|1
>.#|3
>.,|-6
>..|-1
>.and|6
>.did|4
>.each|-1
>.four|1
>.has|4
>.i|-4
>:|-1
>=coordinator|-3
>=mark|-5
>>, and|3
>>, they|2
>>. ^|3
>>and #|8
>>and i|-1
>i|11
>it|-2
>since|-1
>we|3
?actions 0|4
?actions 1|5
?actions 4|-16
?actions 7|-12
?customer 1|4
?customer 2|6
?customer 3|-1
?customer 4|-3
?customer 5|-12
?customer 6|-9
?problem 1|-1
?problem 2|4
?problem 3|3
?problem 4|-1
?problem 5|-7
?problem 7|-13
?product 0|14
?product 1|3
?product 3|-8
?product 4|5
?product 5|-1
?product 6|-4
?product 7|-10
?today 0|1
?today 1|4
?today 5|-10
?today 6|-8
b# ,|-5
b# .|-1
b# a|4
b# and|-8
b# because|1
b# euros|-1
b# families|8
b# for|-2
b# hospitals|-2
b# names|1
b# of|16
b# to|-2
b# weeks|1
b's family|6
b've been|8
b, #|13
b, and|6
b, one|-2
b, they|3
ba letter|1
ba waiting|1
ba week|2
ba year|-2
babout #|-2
ball said|3
balready ,|4
band #|9
bare on|6
bat #|-4
bat two|2
baverage .|4
bcalled #|-2
bcollected #|1
bcome and|-2
bdid #|11
bdirector i|2
beleven of|1
beleven picked|-3
beven gained|1
bevery single|3
bfamily ,|6
bfees ,|1
bfor #|1
bfor real|1
bfor the|-2
bgained more|1
bhave had|3
bhe has|2
bhead of|1
bi 've|2
bi already|3
bi have|-10
bi made|1
bi put|2
bi refused|1
bi talked|2
bi was|-5
bin #|-4
bin a|-5
bin my|7
bin the|-15
bit and|3
bit for|5
bit since|7
bletters of|4
blost ,|1
bmade #|7
bmy own|1
bnow ,|1
bof fees|1
bof intent|2
bof our|-3
bof them|6
bof us|-1
bon #|8
bone .|1
bone of|-6
bonly one|5
bout on|2
bpantry director|2
bpicked up|-3
bran it|3
bsaid come|-2
bshe 's|5
bsingle pantry|2
bsix .|2
bso far|8
bsold #|5
bstart ,|1
btalked to|3
bterm and|2
bterm before|1
bthe first|9
bthe head|1
bthe next|5
bthe term|1
bthe waiting|1
bthey 'd|6
bthey even|1
bto start|4
bto the|-4
btogether #|6
btrial in|1
btwo said|-2
btwo winters|2
bup ,|-2
bus a|5
bused it|1
bwaiting list|10
bwant to|1
bwe 've|6
bwe called|-2
bwe did|3
bwe have|3
bweek ,|1
bwith #|2
bwith a|-7
bwith it|1
byears and|-6
d: modal|10
d:be|-2
d:be past|-2
d:book|4
d:burn|2
d:collect|2
d:come|-1
d:do past|9
d:get|-7
d:get past|-2
d:have past|-2
d:help|2
d:make|8
d:make past|7
d:modal|-1
d:modal not|-3
d:offer|2
d:past|30
d:pay past|-2
d:present|-2
d:put present|2
d:run|6
d:run past|2
d:save|3
d:see|-3
d:sell|1
d:sell past|4
d:send|3
d:talk|1
d:talk past|3
d:try|6
d:use past|3
d:want|3
d:want present|9
d:write past|2
f:#|1
f:a|1
f:about|-1
f:all|2
f:in|3
f:my|-4
f:one|-14
f:the|-1
f:there|-2
f:two|3
f:we|2
f=#|1
f=adjective|-1
f=adverb|-2
f=base|-2
f=ing|-1
f=noun |-9
f=noun product|-4
f=noun time|1
f=number|3
f=participle|15
f=plural |1
f=possessive|-8
f=preposition|-2
h:'ve|5
h:been|4
h:did|1
h:got|-1
h:last|10
h:one|-1
h:sold|2
h:talked|1
h:the|-3
h:used|4
h=#|-8
h=base|-6
h=be|-1
h=determiner|1
h=noun |-6
h=noun name|2
h=noun product|-3
h=noun time|2
h=number|-3
h=object|3
h=participle|11
h=past|8
h=preposition|-2
h=third|-8
i:|1
i:present|8
it:|-1
my+:|-1
my+:present|-2
my+:use|1
r:!|2
r:#|22
r:'s|-2
r:'ve|6
r:(|1
r:)|2
r:,|-1
r:-|-3
r:.|-5
r::|-4
r:a|-6
r:about|-3
r:all|4
r:already|17
r:an|-2
r:angry|1
r:around|8
r:as|11
r:asked|8
r:at|-8
r:august|2
r:average|11
r:away|-3
r:baked|1
r:bay|-2
r:because|-4
r:before|1
r:between|1
r:boxes|1
r:broken|3
r:but|-13
r:by|5
r:can|-1
r:catch|1
r:children|2
r:come|-1
r:comes|1
r:costs|-3
r:counter|1
r:day|-5
r:did|9
r:do|-7
r:each|-7
r:eight|5
r:every|-10
r:families|15
r:far|7
r:farms|6
r:fed|2
r:find|2
r:five|25
r:flyer|9
r:found|1
r:four|13
r:friends|10
r:get|-1
r:gives|2
r:go|4
r:goats|1
r:got|-4
r:group|4
r:had|1
r:half|-1
r:hand|-1
r:has|9
r:hauled|-1
r:have|7
r:he|-2
r:his|2
r:holes|3
r:hours|-7
r:house|3
r:in|-3
r:is|-16
r:it|7
r:june|10
r:km|-4
r:know|-4
r:kr|4
r:left|-1
r:lets|2
r:like|-6
r:list|1
r:live|-1
r:logs|-2
r:made|16
r:married|-10
r:may|4
r:more|6
r:mortgage|2
r:mothers|8
r:my|-3
r:n't|-2
r:name|2
r:next|7
r:niece|-6
r:nine|8
r:nobody|-1
r:none|4
r:not|-5
r:now|6
r:nurses|6
r:october|5
r:of|8
r:once|-14
r:one|12
r:our|-12
r:own|4
r:pair|4
r:pairs|7
r:parents|-4
r:patients|3
r:pay|1
r:phone|-1
r:pile|1
r:put|13
r:ran|10
r:reviews|1
r:rod|1
r:run|3
r:running|7
r:said|6
r:same|-2
r:sample|3
r:say|2
r:school|2
r:send|-3
r:seven|10
r:shop|3
r:signed|1
r:since|30
r:six|8
r:sold|10
r:spring|15
r:sunday|2
r:supervisor|2
r:supply|2
r:talked|5
r:term|5
r:test|8
r:tested|9
r:that|6
r:the|-6
r:their|2
r:them|7
r:then|-3
r:there|-18
r:three|6
r:thunder|-1
r:till|-4
r:time|1
r:to|-5
r:today|-1
r:told|5
r:trial|4
r:tried|5
r:two|13
r:unit|1
r:until|1
r:used|4
r:version|6
r:vet|1
r:wants|4
r:was|-12
r:we|7
r:weeks|10
r:were|3
r:wheels|-2
r:when|-4
r:where|-2
r:who|3
r:will|-6
r:winter|2
r:winters|4
r:wore|3
r:years|-17
r:you|3
s:##|14
s:## past|2
s:#noun |-1
s:#number present|4
s:#number say|-1
s:#plural people|13
s:#plural people past|8
s:#plural people present|1
s:#plural product|4
s:#plural product present|1
s:-|1
s:- collect|4
s:- modal|3
s:- present|1
s:determiner|2
s:noun |-1
s:noun  have|-4
s:noun  past|2
s:noun  present|-9
s:noun product past|3
s:plural people|-10
s:plural people present|-9
s:plural product present|-2
s:pronoun|-10
s:pronoun |4
s:pronoun do|1
s:pronoun finish|2
s:pronoun get|-1
s:pronoun have|6
s:pronoun help|2
s:pronoun make|2
s:pronoun pay|-3
s:pronoun put|4
s:pronoun refuse|1
s:pronoun see|-4
s:pronoun talk|3
s:pronoun want|3
there:|-1
there:be|-1
there:present|-3
v:book|1
v:come|-2
v:get|-1
v:run|2
v:send|2
v:use|3
w#|1
w'd|8
w've|9
w,|-5
wa|-7
wabout|-8
wall|1
walready|46
wam|-1
wan|-2
wand|-5
wasked|6
wasking|9
waugust|3
waverage|9
wbeen|9
wbehind|-1
wbroken|8
wby|2
wcan|-3
wcome|-12
wcrews|1
wday|-3
wdays|3
wdid|8
wdirector|1
wdollars|-1
we:|4
we:have|3
we:past|2
weaster|4
weight|1
weuros|-2
weven|7
wfamilies|6
wfamily|3
wfar|6
wfirst|1
wfive|6
wforty|-1
wfound|1
wfour|6
wfrom|2
wfull|1
wgained|1
wgroup|7
whas|13
whave|7
whis|1
whome|-1
wi|1
win|2
wintent|2
wis|-10
wit|8
wjune|8
wkitchen|2
wlast|5
wleft|-1
wletter|1
wletters|11
wlike|-2
wlist|7
wmade|3
wmonths|11
wmore|11
wmost|3
wmuch|-3
wnames|3
wnext|5
wnight|-3
wnine|6
wnineteen|1
wnone|8
wnothing|3
wnow|7
wnurses|2
woctober|10
wof|1
woff|-1
wold|-2
won|5
wonce|-4
wonly|8
wor|-2
wour|-4
wover|-2
wowed|2
wpairs|2
wpantry|2
wper|-4
wpicked|-3
wpilot|14
wprice|-2
wput|5
wran|2
wreserve|2
wrunning|4
wsaid|1
wschool|1
wsends|1
wshe|1
wshop|4
wsince|17
wsingle|2
wsix|2
wso|6
wsold|10
wsome|-1
wspring|12
wstart|1
wtalked|3
wten|-9
wterm|8
wtest|7
wtested|1
wthe|-5
wthem|1
wthere|-15
wthey|7
wthree|-2
wto|-10
wtoday|-2
wtogether|2
wtoo|-4
wtowns|2
wtrial|10
wtwo|2
wunit|2
wus|3
wwaiting|9
wwaitlist|1
wwas|-4
wwater|-4
wwe|9
wweek|1
wweeks|10
wwhat|-2
wwhen|1
wwill|-5
wwinter|2
wwinters|2
wyear|-9
wyears|-19
x #:|3
x noun :have|-1
x noun :past|2
x noun people:past|-2
x number:present|1
x plural people:past|7
~be|-1
~book|1
~get|-1
~run|2
~send|2
~use|3`,
  price: `!other|-64
!plain|6
$|-8
%|18
&|4
&,|8
&:|2
&and|2
&or|-2
'd|2
-:|2
-:bare|6
.|2
:bare|-6
:first|16
:habit|-8
:opens|12
:pain|-12
:pained|-16
:short|4
:told|-20
<'d|8
<'s|2
<2^ ^|12
<2it 's|2
<2parts are|-4
<<'s|2
<<,|18
<<^|12
<<about|-6
<<and|-2
<<at|10
<<cost|4
<<costs|6
<<for|2
<<is|4
<<pays|8
<<us|8
<=^|12
<=adverb|-10
<=base|10
<=coordinator|-4
<=determiner|-4
<=ing|4
<=mark|18
<=noun |-2
<=object|4
<=past|-14
<=third|-10
<^|38
<about|-6
<an|-2
<and|6
<at|6
<be|2
<box|2
<charge|2
<for|-2
<from|2
<in|4
<it|10
<make|-6
<ours|2
<parts|-6
<pay|2
<phone|2
<put|-4
<saves|-4
<sell|8
<tested|-4
<they|-8
<thinking|2
<us|2
<we|6
<will|12
<with|4
=after:cost|2
=after:i|4
=after:make|-4
=after:pay|6
=after:save|-4
=after:sell|8
=after:they|-6
=after:think|4
=after:we|4
=after:x noun people|-12
=after:x noun price|8
=after:x plural |-12
=after:x plural product|10
=alone|2
=alone:|2
=alone:-|2
>#|8
>,|14
>2a kilo|-2
>2a month|-8
>2for a|-8
>2for it|2
>2one time|2
>=coordinator|-2
>=mark|6
>>,|2
>>a|8
>>and|-4
>>for|-2
>>of|-4
>>per|4
>an|-2
>and|-2
>depending|2
>each|12
>for|-6
>hour|-2
>is|2
>kilo|-2
>on|8
>one|10
>per|6
>so|-2
>that|-12
>time|4
>to|-8
>what|-2
>when|2
>with|4
^#|6
^'d|10
^,|-4
^a|4
^bag|2
^first|4
^for|2
^free|2
^i|8
^in|-2
^is|8
^my|-2
^one|6
^ours|4
^price|2
^saves|-4
^tested|-6
^there|-2
^we|2
a|-6
a:an|-2
a:each|10
a:for|-10
a:hour|-2
a:kilo|-2
a:of|2
a:one|4
a:per|2
a:to|-6
after|4
all|2
apiece|2
are|2
b:#|8
b:'d|8
b:'s|2
b:a|-2
b:about|-6
b:an|-4
b:around|-2
b:at|6
b:bag|2
b:be|2
b:box|2
b:charge|2
b:i|4
b:it|12
b:make|-4
b:parts|-6
b:pay|2
b:price|2
b:put|-4
b:saves|-4
b:sell|2
b:the|-8
b:them|-2
b:they|-6
b:thinking|2
b:to|-4
b:us|6
b:we|4
b:will|10
b:with|2
b:would|2
back|-2
bag|6
bare|-22
bare beside|-12
bare t:none|-40
before|-4
best|-2
buy|4
came|-6
charge|2
cost|2
costs|6
day|-2
depending|2
down|-2
each|16
euros|-10
find|-2
first|14
flat|2
for|6
four|2
free|20
from|4
have|-10
he|-4
i|-2
i:modal|4
i:sell|4
i:want|2
idea|-2
in|-10
is|-6
it:be|6
it:modal|4
its|2
kilo|-2
know|-2
last|-8
lost|-2
m:between|6
m:most|-6
me|6
minutes|-8
monthly|4
my|-6
n:first|6
n:least|-8
n:most|10
n:only of its kind|-2
n:own share|-16
nothing|10
o:clause|6
o:near|8
o:sentence|2
one|-2
or|-4
ours|8
out|-6
p:we:past|-6
p:x:present|-4
pays|18
per|14
percent|-2
put|-6
q:be a|6
q:be it|6
q:be one|4
q:be the|-8
q:only be|-6
q:only pay|4
q:sell i|4
q:sell the|-4
q:take we|4
q:want i|2
qbe=:it|6
qbe=:part|-4
qbe==lasting|-4
qbe==physical|2
qbe==served|8
qbe==work|-6
qbuy==people|2
qcost==device|2
qcost==lasting|2
qgive==people|4
qpay=:family|2
qpay==lasting|8
qpay==people|18
qsell=:i|4
qsell==people|-6
qtake=:we|4
qwant=:i|2
qwant==people|-4
r:actions 0|-8
r:actions 1|-2
r:actions 2|4
r:actions 4|4
r:customer 0|-10
r:customer 1|-10
r:customer 2|6
r:customer 3|6
r:problem 0|20
r:problem 1|2
r:problem 2|-6
r:problem 4|-8
r:product 0|-10
r:product 3|4
r:today 0|24
r:today 2|2
r:today 3|-6
r:today 4|-14
s:% 0|2
s:% 1|24
s:1|2
s:10|-8
s:11|-2
s:12|-2
s:2|10
s:3|4
s:5|-2
s:6|-4
s:7|-6
saves|-4
shops|2
since|-2
sold|2
t:every once|12
t:hour|-2
t:kilo|-2
t:none|-22
tested|-6
that|-6
the|6
them|-8
then|-8
there|-4
they|-6
they:present|-4
thinking|2
thirty|6
throw|-2
time|2
to|-6
today|-2
top|2
up|6
us|10
visit|2
was|-4
we:present|10
we:take|4
weeks|-2
which|-8
will|2
winter|-2
with|-8
x noun :be|2
x noun people:present|-6
x noun price:be|4
x noun price:present|6
x noun product:cost|2
x plural :be|-6
x plural :present|-12
x plural people:present|-6
x plural product:pay|2
x plural product:present|4
x pronoun:present|4
x:modal|12
x:past|-14
x:present|-10
you|-2
~|2
~cost|2
~make|-4
~pay|4
~save|-4
~sell|8
~think|4
€|-4`,
  unit: `*|-20
%|-10
%:recovered|20
%:rental|14
%:top|-16
%>>each|6
%>>top|-16
%>>what|-4
%>from|-28
<|-12
<,|-24
<:|2
<are|34
<ask|-36
<costs|-4
<for|4
<is|22
<keep|-24
<me|-78
<pays|4
<take|-30
>/|-54
>>apiece and|-2
>>each .|18
>>for a|-16
>>of each|8
>>of what|-4
>>on top|-16
>>per day|-22
>>per pot|-10
>a|22
>and|4
>apiece|-24
>from|-24
>per|2
elsewhere|-2
elsewhere:bowl|-2
elsewhere>>,|-18
elsewhere>>.|18
elsewhere>>month|-38
elsewhere>>the|-58
elsewhere>and|4
elsewhere>apiece|-24
elsewhere>each|-38
end>be|6
end>mark|18
end>participle|26
first:booking|4
first:bowl|-2
first:call|36
first:course|-24
first:hire|-2
first:kid|-12
first:kilo|-8
first:pot|-10
first:shop|-4
first:top|-16
first:what|-4
tail|68
tail:day|-36
tail:kilo|-8
tail>>a|-16
tail>>day|-36
tail>>kid|-12
tail>>kilo|-10
tail>>month|4
tail>>pot|-10
tail>a|20
u:bowl|-2
u:course|-24
u:hire|-2
u:kilo|-8
u:recovered|20
u:set|2
u:share|28
u:shop|-4
u:top|-16
u=device|-6
u=lasting|4
u=occasion|6
u=one-time|-12
u=person|4
u=served|12
u=work|-12
words:1|44`,
  rhythm: `*|18
:size 0|34
:size 1|6
:size 2|-6
:size 3|-16
<,|2
<price|-10
<to|-10
>#|-2
>,|-4
>>. ^|-6
>>a pair|-6
>>for #|6
>>for the|-8
>and|-10
>for|-8
>in|4
>including|12
>litres|14
>no|-8
>per|12
>piece|-12
@it:bare|-10
@it:modal|8
@it:present|-6
@it>count|-24
@it>craft|2
@it>deed|-2
@it>device|-16
@it>have|10
@it>hold|-10
@it>measure|-8
@it>run|-26
@it>use|-6
@it>wash|28
@p:a|-10
@p:box|-2
@p:card|-38
@p:course|-14
@p:lesson|-14
@p:our|-12
@p:reusable|-16
@we:bare|24
@we:present|8
@we>bring|6
@we>build|-8
@we>collect|-20
@we>come|10
@we>craft|-36
@we>deed|14
@we>make|-2
@we>put|6
@we>sell|4
@we>take|4
alone:|2
alone=service|10
h:|2
h:course|-14
h=consumed|20
h=content|-2
h=device|-14
h=lasting|-18
h=one-time|-24
h=people|12
h=physical|-8
h=service|12
h=software|8
no unit|-52
served|22
served |16
u:piece|-28
u:set|-8
u=content|-16
u=device|-2
u=lasting|-26
u=occasion|34
u=physical|-6
u=served|34
u=time|20
u=work|14
unit is product|-20
wat|8
wbundle|-8
wby|16
wcedis|-18
wcharge|22
wcosts|-4
wdollars|6
wgets|6
wgo|8
wi|-2
win|6
wincluding|12
wlitres|14
wme|-2
wmy|2
wof|-12
won|6
wplus|4
wsell|-14
wset|-8
wthe|-4
wthen|-16
wto|4
wus|10
wvisit|6
wwe|10
wwill|2
wyear|20
wyour|22
~pay|44
~sell|-10`,
  place: `*|14
&and|13
&but|6
+first|36
+inside|8
+later|-14
+money|-7
+starting|38
+told|-11
+told in|-1
:compatriots 0|-7
:compatriots 1|2
:countries 0|3
:countries 2|-1
:country 1|-12
:country 2|4
:first|19
:free 1|7
:last|14
:later|-5
:names 0|11
:names 3|-3
:paid|9
:paid 2|4
:times 1|-6
:times 2|19
:town 0|27
:town 1|3
:towns 0|4
:towns 1|2
:towns 3|-1
:unpaid|-4
:unpaid 2|-14
<.|1
<.,|-13
<.and|-2
<.growers|-3
<.start|3
<1,|5
<1and|8
<1around|3
<1from|-12
<1in|-6
<1of|6
<2and|-2
<2on|12
<3#|3
<3^|3
<3a|-22
<3of|5
<3our|5
<3send|-5
<< in|1
<=^|1
<=adjective|-24
<=coordinator|-2
<=noun |6
<=noun time|-2
<=past|-1
<=plural |-2
<=plural people|13
<=plural product|14
<=preposition|-10
<around|11
<between|-9
<from|-42
<of|11
=object|-5
=subject|1
>#|-9
>,|-4
>=#|-9
>=adjective|1
>=base|15
>=have|28
>=past|-13
>=preposition|7
>=subordinator|-3
>=third|-16
>>, or|-4
>>for #|-6
>and|10
>for|-6
>has|2
>there|11
?actions 0|-3
?actions 4|2
?customer 0|-12
?customer 3|5
?problem 3|-8
?product 0|-6
?product 3|-6
?today 0|3
?today 1|-5
country<from|-1
country<in|23
i:past|-13
i:present|5
i~sit|1
my+:past|-12
new region|-2
new region<in|-2
people|-38
people<in|-5
region<in|10
they:present|-6
town<between|-9
town<of|8
town<to|-1
we:present|22
x:modal|19
x:present|-7
~go|16
~live|-7
~lose|10
~sell|10
~sit|5
~spend|-3`,
  count: `*|-27
!|-36
&,|3
+about|32
+demand|-18
+money|-7
+told|-8
:0|-61
:1|-3
:2|18
:3|19
:bare 1|4
:customer|30
:people|16
:people 0|-2
:people 2|10
:people 3|46
<2there|20
<a|-4
<alone|15
<are|41
<counts|4
<for|-21
<has|40
<in|14
=object|-10
=object~count|14
=subject|7
>1of|24
>1people|-11
>=plural |-8
>=plural people|-12
>=preposition|12
>>.|6
>>. ^|6
>>in determiner|2
>it|-11
>people|-4
>the|10
?0|-37
?customer 1|16
?customer 3|-10
?problem 0|7
?product 1|12
?today 0|3
h:people|-4
~be|-4
~count|14`,
  nature: `*|-53 -69 -43 -49 -61 -49
2:# a|0 0 0 1 0 6
2:# and|0 0 0 0 0 3
2:# euro|0 0 0 7 0 0
2:# for|0 0 0 -13 0 0
2:# of|0 0 0 0 -6 0
2:# percent|-10 0 0 0 12 0
2:# sole|0 0 2 0 0 0
2:# with|0 0 2 0 0 0
2:a box|0 20 0 0 0 0
2:a clip-on|0 1 0 0 0 0
2:a month|0 0 1 0 0 0
2:a photo|0 0 0 0 5 0
2:a printed|0 0 25 0 0 0
2:a small|0 22 0 0 0 0
2:a web|8 0 0 0 0 0
2:a week|0 0 0 0 3 0
2:a year|0 0 0 2 0 0
2:an app|3 0 0 0 0 0
2:and a|0 0 1 -1 0 0
2:and it|0 1 0 -7 -3 0
2:and post|0 0 0 22 0 0
2:and put|4 0 0 0 0 0
2:and sell|0 0 0 6 0 0
2:and send|-4 0 0 8 0 0
2:and swap|0 0 17 0 0 0
2:and take|-4 0 0 15 0 0
2:and the|15 0 0 -15 0 0
2:and we|-1 0 0 0 16 0
2:and you|0 0 0 0 7 0
2:are make|0 0 -4 0 0 0
2:at #|0 0 6 0 0 0
2:at the|-9 5 -3 4 0 0
2:bring the|0 0 0 7 0 0
2:by a|-14 0 0 0 0 0
2:by the|0 0 -6 0 6 0
2:contract and|0 0 0 0 6 0
2:count the|0 5 0 0 0 0
2:film the|0 0 0 3 0 0
2:fisherman that|0 -4 14 0 0 0
2:for #|0 0 6 0 0 0
2:for each|0 0 0 0 0 27
2:for night|0 0 6 0 0 0
2:for office|0 0 18 0 0 0
2:for the|-8 -1 0 0 0 0
2:from the|0 9 -6 0 0 0
2:get the|0 0 5 0 0 0
2:half of|-11 0 0 0 0 0
2:how many|0 0 -4 -6 11 0
2:i 'd|0 -9 0 0 0 0
2:i want|-7 0 0 0 0 0
2:i write|0 0 0 0 0 20
2:if it|-10 18 0 0 0 0
2:if the|0 0 1 0 0 0
2:in a|0 0 3 0 -11 0
2:in one|0 0 6 0 0 0
2:in the|0 5 8 0 0 0
2:is #|-3 0 0 0 0 0
2:is a|0 6 1 0 0 0
2:is free|0 0 0 0 0 25
2:it 's|-3 0 0 10 -1 1
2:it and|0 0 -12 0 0 0
2:it by|0 0 0 9 0 0
2:it in|0 0 0 -8 0 -1
2:it is|-1 0 0 0 0 2
2:keep #|0 0 0 -1 0 0
2:kilo and|0 0 3 0 0 0
2:let them|0 0 0 0 6 0
2:make a|0 23 0 0 0 0
2:make from|0 0 12 0 0 0
2:night fisherman|0 -4 14 0 0 0
2:of #|0 0 0 0 0 5
2:of a|0 0 -2 0 0 0
2:of the|0 0 1 0 0 -11
2:of them|-7 0 0 0 0 0
2:of what|0 0 0 10 -16 0
2:on a|0 0 0 5 0 0
2:on the|-1 2 -4 -6 -1 0
2:one and|0 0 -1 0 0 0
2:over the|0 0 22 0 0 0
2:pay #|0 0 1 0 0 0
2:per episode|0 0 0 0 0 4
2:photo of|12 0 0 0 0 -6
2:photograph the|10 0 0 0 0 0
2:picture and|0 0 5 0 0 0
2:post a|0 0 0 -9 0 0
2:put the|0 0 -17 0 0 0
2:send an|2 0 0 0 0 0
2:service for|0 0 0 3 0 0
2:so i|0 0 0 0 0 11
2:take #|0 0 0 -1 0 0
2:take a|0 17 0 0 0 0
2:tell you|5 0 0 0 0 0
2:that float|0 -4 14 0 0 0
2:that you|0 0 0 -3 0 0
2:the bag|0 0 0 1 0 0
2:the box|0 0 5 0 0 0
2:the child|0 12 0 0 0 0
2:the door|0 0 0 -4 0 0
2:the family|0 0 0 2 0 0
2:the first|0 0 0 0 0 1
2:the gate|0 0 0 0 7 0
2:the hour|-2 0 0 -2 18 0
2:the name|23 0 0 0 0 0
2:the next|0 -12 0 0 0 0
2:the same|0 0 0 0 12 0
2:the story|0 0 0 1 0 0
2:them up|0 0 0 1 0 0
2:to do|0 0 0 5 0 0
2:to the|0 3 0 0 -4 0
2:us the|0 0 0 4 0 0
2:want to|-2 0 0 20 0 0
2:wash and|0 0 2 0 0 0
2:we 'd|0 0 4 0 0 0
2:we keep|0 0 0 -2 8 0
2:we rent|0 7 0 0 0 0
2:we send|0 0 12 0 0 0
2:we take|0 0 0 -3 0 0
2:week and|0 0 14 0 0 0
2:what 's|-2 0 0 0 0 0
2:what is|2 0 0 0 0 0
2:when the|0 11 0 0 0 0
2:when you|0 0 1 0 0 0
2:with #|0 0 0 -1 0 0
2:with a|-3 -1 0 8 0 0
2:with the|0 -8 0 0 0 0
2:write the|2 0 0 0 0 0
2:you get|0 0 0 9 0 0
2:you pay|0 0 0 21 0 0
e:day|0 0 0 11 0 0
e:month|11 -3 0 0 -27 7
e:month u|20 0 0 -7 -7 -28
e:once|-62 32 34 -34 -32 0
e:once u|-14 0 -8 13 0 0
e:share|-20 -27 -42 0 66 -25
e:share u|0 0 0 11 -8 0
e:use|-25 -39 3 29 8 -21
e:use u|0 -2 0 0 10 0
e:week|1 1 2 1 0 0
e:year|0 -3 0 -7 0 5
e:year u|8 0 0 0 -4 0
h-ing|0 0 -11 11 0 0
h-none|24 9 0 11 3 0
h-tion|-4 0 0 21 0 0
h:|0 -8 0 0 0 0
h:board|0 0 0 0 14 0
h:box|0 0 -4 0 0 0
h:collar|0 -5 0 0 0 0
h:course|0 0 -8 0 0 0
h:lamp|0 0 1 0 0 0
h:pack|0 0 0 0 0 5
h:page|6 0 0 0 0 0
h:panel|0 -1 0 9 0 0
h:platform|0 0 0 -14 12 0
h:program|10 0 0 0 0 0
h:service|0 0 0 20 0 0
h:site|0 0 0 0 26 0
h:tool|8 0 0 0 0 0
hn:content|-10 -10 0 -4 0 42
hn:device|0 10 0 0 -7 -3
hn:marketplace|0 0 0 0 6 0
hn:physical|0 0 43 0 0 -4
hn:service|0 0 -18 33 0 0
hn:software|20 -7 0 0 0 -8
hx|17 8 15 10 1 8
it:bare|9 7 -6 -7 -1 -13
it:modal|0 0 -1 0 0 0
it:past|0 0 -7 0 0 0
it:present|7 2 0 -8 0 -3
it>be|0 0 -10 -2 -10 5
it>come|4 0 0 0 0 0
it>cost|13 0 0 0 0 -5
it>count|0 14 -19 0 0 0
it>craft|0 0 0 0 -6 0
it>deed|1 0 -6 0 0 0
it>device|-20 38 -22 0 0 -1
it>get|-10 0 0 0 0 0
it>go|0 0 0 0 11 0
it>let|0 0 0 0 18 0
it>list|-2 0 0 0 23 0
it>listen|0 12 0 0 0 0
it>make|0 0 -5 0 0 0
it>match|0 0 0 0 13 0
it>pay|7 0 0 0 0 0
it>program|22 5 -25 -15 -14 -5
it>remind|5 0 0 0 0 0
it>say|0 4 0 0 0 0
it>take|0 0 -3 0 0 0
it>text|0 4 0 0 0 0
it>turn|-1 0 0 0 0 0
market|0 0 -10 -10 40 0
name|32 0 -15 0 3 -29
o:about|0 0 0 0 -17 0
o:adult|0 0 0 25 0 0
o:agency|0 0 0 -11 0 0
o:already|0 0 0 8 0 0
o:around|0 0 0 6 0 0
o:ask|0 0 0 0 8 0
o:association|21 0 0 0 0 0
o:at|0 0 1 -11 1 0
o:back|18 -13 0 -1 0 0
o:bag|0 -2 0 0 0 0
o:battery|0 18 0 0 0 0
o:behind|0 0 0 -9 1 0
o:bill|17 0 0 -8 0 0
o:box|-10 0 2 0 0 0
o:break|0 0 6 0 0 0
o:bring|0 0 0 8 0 0
o:bus|0 1 0 4 0 0
o:buy|-4 0 20 -4 5 0
o:by|-4 6 0 -7 0 0
o:c|0 0 0 -2 0 0
o:call|0 0 -3 0 0 0
o:chair|0 0 0 -7 25 0
o:charge|16 0 0 0 -7 0
o:child|0 0 9 0 0 0
o:client|29 0 0 0 0 0
o:come|-10 1 0 2 0 0
o:company|-5 7 0 0 0 0
o:cooperative|0 17 0 0 0 0
o:cost|0 0 3 0 0 0
o:council|0 0 0 12 0 0
o:crate|0 0 46 0 0 0
o:dollar|0 0 3 0 0 0
o:drive|1 0 0 0 0 0
o:empty|0 0 0 0 14 0
o:end|0 0 0 -4 0 0
o:english|0 0 0 0 0 20
o:envelope|0 0 0 0 0 36
o:euro|0 0 0 0 1 0
o:evening|0 0 0 0 0 1
o:facebook|0 0 0 0 20 0
o:family|0 -1 0 0 0 0
o:farm|0 0 3 0 0 0
o:farmer|0 0 -15 0 0 0
o:find|0 5 0 0 0 0
o:firm|21 0 0 0 0 0
o:first|0 0 0 -4 0 10
o:food|0 0 0 -1 0 0
o:for|0 -2 -5 2 0 0
o:free|12 0 -1 -13 0 0
o:from|0 0 11 -9 0 0
o:gate|0 1 0 0 0 0
o:germany|0 22 0 0 0 0
o:get|0 -3 -1 5 4 0
o:go|0 0 11 -3 0 0
o:grower|-13 0 0 0 0 0
o:hand|0 0 -1 -12 0 0
o:hear|0 0 -17 0 0 4
o:help|0 0 0 8 0 0
o:home|-4 0 -4 0 0 0
o:hospital|0 0 4 18 -1 0
o:hour|0 8 0 -1 0 -14
o:house|0 0 0 2 0 0
o:in|2 0 0 0 -6 -11
o:include|0 0 11 6 0 0
o:jar|0 0 21 0 0 0
o:job|0 0 0 -21 3 0
o:keep|0 0 0 2 16 0
o:kennel|0 0 0 0 16 0
o:kid|0 0 0 0 0 7
o:know|0 0 0 0 0 5
o:learn|0 0 0 0 0 21
o:lesson|0 0 -12 0 0 0
o:letter|0 0 0 17 0 0
o:like|-3 0 4 0 0 0
o:list|0 0 0 0 17 0
o:live|0 0 0 7 0 0
o:lose|0 0 0 1 -3 0
o:make|-7 0 0 -4 0 0
o:man|0 0 -17 11 0 0
o:market|0 -5 0 7 0 0
o:me|0 -26 2 0 -5 0
o:measure|0 12 0 0 0 0
o:mechanic|-3 0 0 0 0 0
o:minute|1 0 0 0 0 0
o:missing|3 0 0 0 0 0
o:money|0 -5 0 0 0 0
o:month|7 -3 -12 -1 0 0
o:monthly|0 0 0 0 0 -4
o:morning|0 0 0 2 0 0
o:neighbour|0 0 0 0 21 0
o:new|0 0 0 0 0 1
o:next|0 0 0 3 0 0
o:night|0 0 0 -5 0 0
o:notebook|17 0 0 -6 0 0
o:nothing|0 -2 -1 0 0 0
o:now|0 0 -15 0 0 1
o:number|11 0 0 0 0 0
o:nurse|0 13 0 0 0 0
o:october|0 0 0 0 10 0
o:of|-16 -2 -1 0 6 0
o:on|13 -7 3 -6 5 0
o:one|0 0 16 0 0 0
o:only|0 3 0 0 0 6
o:open|-5 0 0 0 0 0
o:other|0 0 -7 0 0 0
o:out|3 -10 0 2 0 0
o:over|0 0 -29 0 0 0
o:owner|0 10 -12 0 24 0
o:page|0 0 0 0 0 2
o:pair|0 0 10 0 0 0
o:paper|3 0 0 0 -13 -1
o:parent|-4 0 0 0 0 0
o:pay|0 3 -13 -2 16 0
o:people|0 -3 -4 0 0 0
o:per|4 2 -4 12 0 -1
o:piece|0 4 -2 0 0 0
o:place|0 0 22 0 0 0
o:plus|0 0 0 0 6 0
o:price|0 0 0 4 10 0
o:print|0 0 8 0 0 37
o:public|2 0 0 0 0 0
o:put|-8 0 0 0 0 0
o:r|0 0 0 5 0 0
o:read|0 0 -25 0 0 14
o:repair|0 0 0 18 0 0
o:retired|-11 0 0 0 0 0
o:room|0 0 0 0 22 0
o:rope|0 17 0 0 0 0
o:rs|0 10 3 0 0 0
o:run|0 0 0 -5 0 0
o:saturday|0 0 0 38 0 0
o:say|0 -4 0 0 0 0
o:school|0 -9 0 0 0 0
o:season|0 0 0 0 0 29
o:see|-5 0 -6 0 0 0
o:sell|0 0 2 -5 0 0
o:send|-3 -8 0 0 0 0
o:sheet|18 0 0 0 0 0
o:shop|0 0 1 0 0 0
o:sit|-7 0 0 0 1 0
o:site|0 0 0 0 1 0
o:small|0 9 -17 0 0 0
o:spend|1 0 0 0 0 0
o:stand|-17 0 0 0 0 0
o:start|0 0 -23 0 0 0
o:still|11 0 0 0 0 0
o:student|-11 0 0 12 0 0
o:studio|0 0 0 -7 0 0
o:table|0 0 25 0 0 0
o:take|0 -3 -3 15 5 0
o:tea|0 0 0 9 0 0
o:teach|0 0 0 0 0 41
o:telephone|8 0 0 0 0 0
o:text|4 0 0 0 0 0
o:them|1 -13 3 -4 0 0
o:think|0 -4 0 0 0 0
o:through|0 0 0 -31 0 0
o:throw|0 0 0 -3 17 0
o:time|3 0 0 8 -1 -5
o:to|0 0 -13 0 0 0
o:too|0 0 5 0 0 0
o:top|0 0 0 -4 0 0
o:town|0 -4 0 0 0 0
o:toy|0 0 4 0 0 0
o:truck|0 0 0 -3 0 0
o:twice|0 0 0 12 0 0
o:up|-10 0 -12 3 0 0
o:us|-15 -4 0 -14 24 0
o:use|0 -12 0 0 0 0
o:vat|0 0 0 7 0 0
o:video|0 0 0 0 0 10
o:visit|0 0 -5 14 -3 0
o:wait|0 0 0 16 0 0
o:want|0 0 0 3 0 0
o:water|0 6 0 0 0 0
o:wear|0 0 4 0 0 0
o:week|2 0 -6 0 -4 4
o:whole|0 0 -5 0 9 0
o:wholesaler|0 0 0 -2 0 0
o:with|0 0 -3 0 -1 -1
o:without|0 0 0 -5 6 0
o:wool|0 0 17 0 0 0
o:worth|0 0 24 0 0 0
o:write|0 0 0 -13 0 0
o:wrong|0 0 -7 0 0 0
o:year|0 0 -4 0 -9 10
o:youtube|0 0 0 0 0 3
p:a|-4 11 0 -1 0 -2
p:ai|16 0 0 0 0 0
p:and|0 -16 10 0 0 0
p:audio|0 0 0 -2 0 2
p:board|0 0 0 0 14 0
p:book|0 0 13 0 0 -5
p:box|0 0 -28 0 0 0
p:bus|5 0 0 0 0 0
p:card|0 0 0 0 0 40
p:clay|0 0 6 0 0 0
p:collar|0 -5 0 0 0 0
p:course|0 0 -8 0 0 0
p:fisherman|0 -4 14 0 0 0
p:for|3 -11 -11 0 12 0
p:lesson|0 0 0 0 0 5
p:machine|0 2 0 0 0 0
p:mobile|0 0 0 6 0 0
p:my|4 0 0 -10 0 0
p:night|0 -18 0 0 0 0
p:oat|0 0 7 0 0 0
p:of|0 -23 14 -1 0 0
p:our|0 18 -3 -33 0 0
p:pack|0 0 0 0 0 5
p:page|2 0 0 0 0 0
p:panel|0 -1 0 9 0 0
p:platform|0 0 0 -15 16 0
p:program|10 0 0 0 0 0
p:record|0 0 0 0 0 1
p:service|0 0 0 23 0 0
p:site|0 0 0 0 30 0
p:web|4 0 0 0 0 0
p:weekly|-2 0 0 0 0 24
people:bare|2 0 0 0 0 -5
people:modal|3 0 0 0 0 0
people:past|6 0 0 0 0 0
people:present|-2 0 0 0 0 0
people>book|0 0 0 -16 0 0
people>bring|0 0 0 2 0 0
people>deed|0 0 0 2 -1 -5
people>program|4 0 -9 -20 0 0
people>see|19 0 0 0 0 0
pn:content|0 -9 -1 -3 0 37
pn:device|0 44 0 -10 0 -20
pn:physical|-12 0 0 0 -1 -3
pn:service|0 -6 0 0 0 0
pn:software|36 -1 -3 0 0 -22
sides 0|0 -1 13 2 -17 0
sides 0 |-7 0 0 14 9 7
sides 0 board|0 0 0 0 3 0
sides 0 collar|0 -11 2 0 0 0
sides 0 course|0 0 -3 0 0 0
sides 0 lamp|0 0 1 0 0 0
sides 0 panel|0 -1 0 9 0 0
sides 0 service|0 0 0 1 0 0
sides 0 tool|8 0 0 0 0 0
sides 0 van|0 0 0 2 0 0
sides 1 |0 0 -1 1 0 0
sides 2|2 0 0 0 0 -1
they:bare|0 0 0 9 0 0
they:present|0 -2 0 -2 0 0
they>program|0 0 -12 -1 0 0
u:bag|0 0 13 -8 0 0
u:booking|0 0 0 -22 0 0
u:box|0 0 8 -31 0 0
u:hour|0 0 0 14 0 0
u:job|-1 0 0 0 0 0
u:kilo|0 0 0 -13 0 0
u:pack|0 0 31 0 0 0
u:person|0 0 0 4 0 0
u:visit|0 0 -10 24 -2 0
u=content|0 0 0 0 0 5
u=device|0 3 -5 2 0 0
u=people|9 -8 -18 0 -14 0
u=physical|0 0 17 -7 0 0
vn:book physical|-11 0 0 0 0 0
vn:come physical|0 0 0 16 0 0
vn:give physical|0 -1 0 0 0 0
vn:make physical|0 0 10 0 0 0
vn:open physical|0 0 24 0 0 0
vn:post physical|0 0 0 0 8 0
vn:put physical|0 13 0 0 0 0
vn:take physical|18 0 0 0 0 0
w:about|0 0 0 0 0 9
w:add|0 0 0 -18 0 0
w:again|0 0 -3 0 0 0
w:ai|4 0 0 0 0 0
w:answer|3 -3 0 0 0 12
w:app|7 0 0 0 0 0
w:application|-1 0 0 0 0 0
w:around|0 2 0 0 0 0
w:ask|11 -7 0 0 0 0
w:at|0 5 0 10 0 -4
w:audio|-3 0 0 0 0 62
w:back|0 -5 9 13 0 -2
w:bake|0 0 17 -19 0 0
w:battery|0 19 0 0 0 0
w:bike|0 0 0 6 0 0
w:bill|3 0 0 0 0 0
w:board|2 7 -1 -1 8 0
w:book|0 -2 0 0 31 -6
w:bottle|0 0 4 0 0 0
w:bowl|0 0 9 0 0 0
w:box|0 22 0 0 0 0
w:bring|0 0 4 9 0 0
w:build|34 0 0 -7 0 -2
w:building|0 15 0 0 0 0
w:burn|0 0 0 -11 0 0
w:button|0 8 0 0 0 0
w:buyer|0 0 0 0 6 0
w:by|0 -3 2 0 0 1
w:call|-6 9 -16 18 0 0
w:card|0 0 0 0 0 15
w:certificate|0 0 0 24 0 0
w:change|0 -5 0 0 0 0
w:charge|0 0 0 0 10 0
w:check|0 -1 0 0 11 0
w:child|0 0 4 0 0 0
w:chip|0 12 0 0 0 0
w:choose|0 0 17 0 0 0
w:clean|-10 -6 0 10 0 0
w:clip-on|0 1 0 0 0 0
w:close|-8 0 0 0 0 0
w:collar|0 -5 0 0 0 0
w:collect|4 0 0 17 0 0
w:colour|0 0 21 0 0 0
w:come|-6 0 -6 15 -3 0
w:company|0 0 0 0 7 0
w:contract|0 0 0 8 0 0
w:cook|0 0 0 0 10 0
w:cork|0 0 2 0 0 0
w:count|0 19 -7 0 0 0
w:course|0 0 -3 0 0 20
w:crate|0 0 0 1 0 0
w:customer|5 0 0 0 0 0
w:cut|0 -1 0 0 0 0
w:day|0 0 -3 0 0 -4
w:deliver|0 0 3 -4 0 0
w:deposit|13 0 0 -3 0 -2
w:door|0 8 0 -2 0 0
w:down|0 6 0 0 0 0
w:dress|0 0 0 1 0 0
w:drone|0 0 0 17 0 0
w:drop|0 17 4 -5 0 0
w:empty|-2 0 0 0 12 0
w:english|0 0 0 0 0 11
w:episode|0 0 0 0 0 12
w:explain|0 0 0 0 0 13
w:family|-11 0 0 0 2 0
w:film|0 0 -14 0 0 37
w:find|8 0 0 0 3 0
w:fire|0 0 10 0 0 0
w:flag|2 0 0 0 0 0
w:flat|0 -5 0 -2 0 0
w:flour|0 0 0 -10 0 0
w:foot|0 15 0 0 0 0
w:for|0 -11 0 -10 -2 0
w:free|0 0 0 -10 34 0
w:friday|0 0 0 0 0 28
w:from|2 -14 13 -4 0 0
w:frozen|0 0 0 -6 0 0
w:garage|0 0 6 0 0 0
w:gate|-24 0 0 0 0 0
w:get|0 -5 0 0 5 0
w:give|0 0 0 0 0 4
w:gluten|0 0 0 -1 0 0
w:go|-18 0 0 -1 0 0
w:green|-1 8 -2 0 0 0
w:heat|0 4 0 0 0 0
w:help|4 0 0 0 0 0
w:hire|0 0 0 11 0 0
w:hold|0 -6 0 -22 0 0
w:hot|0 0 3 0 0 0
w:hour|0 0 -7 0 0 -8
w:house|0 0 -21 0 0 0
w:in|0 -12 7 0 -4 0
w:include|0 30 0 0 0 0
w:into|0 -21 3 0 0 0
w:invoice|3 0 0 0 0 0
w:itself|0 6 -3 0 0 0
w:job|0 0 0 0 7 0
w:keep|0 0 0 -2 19 0
w:kilo|0 0 14 -20 0 0
w:kitchen|0 0 1 0 0 0
w:knee|0 0 45 0 0 0
w:label|22 0 0 0 0 0
w:landlord|16 0 0 0 0 0
w:language|11 0 0 0 18 0
w:last|0 0 24 -7 0 0
w:learn|0 0 0 0 0 1
w:leave|0 0 -11 0 0 0
w:lesson|0 0 -7 -21 0 34
w:let|0 0 0 0 23 0
w:letter|0 0 0 0 0 20
w:library|0 0 0 2 0 0
w:like|0 0 1 0 0 0
w:link|15 0 0 0 0 0
w:list|0 0 -22 0 18 0
w:listen|0 0 -22 0 0 14
w:little|0 25 0 0 0 0
w:load|0 19 0 0 0 0
w:lunch|0 0 0 8 0 0
w:make|15 0 0 -21 0 0
w:mark|3 0 0 -11 0 0
w:market|0 0 0 13 0 0
w:match|0 0 0 2 40 0
w:me|0 -1 0 7 0 0
w:meal|0 0 10 0 0 0
w:measure|0 0 0 1 0 0
w:menu|0 0 0 0 8 0
w:microphone|0 15 0 0 0 0
w:milk|0 1 0 0 0 0
w:minute|0 15 -12 -2 0 10
w:month|-11 0 1 0 0 10
w:monthly|0 0 0 0 0 14
w:morning|0 0 0 14 0 0
w:nag|5 0 0 0 0 0
w:name|0 0 0 0 -1 0
w:nearby|0 0 0 0 3 0
w:neighbour|0 0 0 0 20 0
w:new|-1 0 0 0 0 3
w:next|0 -1 0 0 0 0
w:night|-8 0 0 0 0 0
w:number|15 0 0 0 0 -5
w:of|1 -6 0 -1 -3 10
w:off|0 0 0 -5 0 0
w:office|-14 0 3 0 0 0
w:oil|0 0 3 0 0 0
w:old|0 0 8 0 0 0
w:on|0 0 1 6 0 2
w:online|9 0 0 0 0 0
w:only|0 0 0 -7 0 0
w:onto|0 8 0 0 0 0
w:out|2 -7 13 0 0 -10
w:over|-5 0 0 0 0 0
w:owner|0 0 -23 0 0 0
w:pack|0 0 1 -2 0 1
w:page|24 0 -11 -11 0 5
w:parent|15 0 0 0 0 0
w:part|0 0 0 0 0 1
w:pass|0 0 -10 0 0 22
w:pay|0 -1 0 0 2 0
w:people|0 0 -3 0 2 0
w:per|0 0 -10 0 5 0
w:phone|25 0 -8 -6 0 0
w:photo|0 -18 -1 0 0 0
w:photograph|4 0 0 0 0 0
w:pick|0 0 -2 0 31 0
w:picture|3 0 2 0 0 0
w:piece|0 0 0 -1 0 0
w:platform|0 0 0 -16 15 0
w:play|0 0 0 0 0 1
w:point|2 0 0 0 0 0
w:post|0 0 0 -2 32 0
w:pot|2 0 0 0 0 0
w:practice|0 0 0 0 0 9
w:press|0 0 2 0 0 0
w:price|9 0 -9 -2 0 0
w:print|12 0 0 0 0 0
w:printed|0 0 34 0 0 0
w:program|24 0 0 0 0 0
w:propose|0 5 0 0 0 0
w:put|0 4 -9 0 3 0
w:question|0 0 -2 0 0 0
w:rain|0 0 0 1 0 0
w:rate|0 0 0 -2 0 0
w:read|0 0 0 0 -5 6
w:receive|0 0 0 21 0 0
w:record|0 0 0 0 0 28
w:recording|0 0 0 0 0 11
w:red|0 5 0 0 0 0
w:refill|0 0 6 0 0 0
w:remind|5 0 0 0 0 0
w:rent|-11 0 14 0 2 0
w:repair|0 0 0 35 0 0
w:reserve|0 0 0 0 22 0
w:retired|-12 0 -3 23 2 0
w:return|0 0 0 9 0 0
w:review|14 0 0 0 0 0
w:right|0 0 0 -14 0 0
w:ring|0 0 -2 0 0 0
w:road|-1 0 0 0 0 0
w:roof|0 12 0 0 0 0
w:room|0 0 0 12 0 0
w:run|0 0 0 6 0 0
w:same|0 0 0 1 0 0
w:saturday|0 0 0 4 0 0
w:save|0 0 0 7 0 0
w:say|0 0 -16 0 0 0
w:scan|22 0 0 0 -5 0
w:school|0 -1 8 0 0 0
w:seat|0 0 6 0 0 0
w:see|5 10 -1 -18 0 -6
w:sell|0 -2 9 -16 0 0
w:send|0 4 0 2 0 0
w:sensor|0 19 -20 0 0 0
w:service|0 0 0 27 0 0
w:shift|0 0 0 0 -7 0
w:shirt|0 0 0 5 0 0
w:shop|0 -9 5 0 0 0
w:show|4 13 0 0 0 0
w:side|-2 0 0 0 0 0
w:sign|0 0 0 0 0 6
w:sit|-10 3 0 9 0 0
w:site|0 0 0 0 1 0
w:size|0 0 5 0 0 0
w:small|-14 4 -5 8 0 0
w:smart|0 15 0 0 0 0
w:sms|18 0 0 0 0 0
w:sort|17 0 0 0 0 0
w:spare|0 0 0 0 13 0
w:start|18 0 0 -12 0 0
w:stay|0 0 0 -6 0 0
w:story|-11 0 0 0 0 0
w:student|0 0 0 0 11 0
w:swap|0 0 0 11 0 0
w:system|37 0 0 0 0 0
w:tablet|10 0 0 0 0 0
w:take|0 0 0 -8 0 0
w:tap|17 16 0 0 0 0
w:tea|0 0 0 4 0 0
w:teacher|0 0 0 0 4 1
w:team|0 0 0 6 0 0
w:tell|0 0 -3 0 0 5
w:text|14 4 -20 0 0 0
w:them|-2 0 0 1 6 8
w:there|-8 0 0 0 0 0
w:through|0 0 3 -1 0 0
w:to|-6 0 0 4 -10 0
w:together|0 0 0 0 0 1
w:tool|14 0 0 0 0 0
w:town|0 0 29 0 0 0
w:trained|0 0 0 2 0 0
w:up|0 4 -27 -2 0 0
w:us|-12 0 0 17 0 0
w:van|0 0 -27 12 0 0
w:video|-5 0 0 1 0 0
w:village|0 0 0 24 0 0
w:visit|0 0 0 14 0 0
w:voice|0 0 -6 0 -3 0
w:walk|-5 0 0 8 0 0
w:want|0 0 0 0 1 0
w:ward|0 0 0 4 0 0
w:wash|0 0 0 35 0 0
w:watch|0 0 0 0 0 14
w:water|0 5 0 0 0 0
w:web|21 0 0 0 0 0
w:week|-4 0 16 10 2 12
w:weekly|-9 0 0 0 0 22
w:well|0 -3 0 0 0 0
w:with|0 0 -2 -2 -1 0
w:within|0 0 0 20 0 0
w:without|0 0 11 -18 0 0
w:write|1 -4 -2 4 -1 10
w:wrong|0 0 0 0 0 11
w:year|0 -12 0 0 -5 0
w:yes|14 0 0 -4 0 0
we:bare|0 0 -9 21 -32 -23
we:modal|0 0 5 0 0 0
we:present|-5 -7 0 21 -1 -20
we>be|0 0 0 -1 -5 0
we>build|0 0 0 -1 0 0
we>clean|0 0 -10 5 0 0
we>collect|0 0 17 0 0 0
we>come|0 0 0 7 0 0
we>craft|0 0 32 -18 -6 0
we>deed|-12 -7 -9 18 -7 0
we>device|0 0 0 6 0 0
we>get|0 0 0 0 4 0
we>have|0 7 0 0 -1 0
we>like|0 0 0 4 0 0
we>make|0 0 -13 0 0 0
we>program|0 0 -15 0 0 7
we>propose|0 15 0 0 0 0
we>record|0 0 0 -13 0 19
we>rent|0 18 0 0 0 0
we>send|0 0 11 1 0 34
we>write|0 0 0 2 0 0
wn:content|-4 -5 -11 0 -1 12
wn:device|-15 21 -3 5 -5 -10
wn:marketplace|0 0 0 0 19 0
wn:physical|0 1 12 3 -5 -18
wn:service|-2 0 0 7 0 -2
wn:software|43 -10 -23 -18 -6 -4
x:bare|7 16 0 0 0 0
x:modal|0 -3 0 0 0 0
x:past|0 0 0 -4 0 0
x:present|2 17 -18 -14 0 -7
x>be|-20 0 0 0 0 6
x>come|0 0 0 4 0 0
x>deed|5 0 0 0 0 0
x>post|0 0 0 -3 0 0
x>program|0 -14 0 0 0 0
you:bare|0 0 0 0 0 2
you:modal|0 0 0 0 0 7
you:present|0 0 2 0 -3 0
you>craft|0 0 16 0 0 0
you>deed|0 0 0 -10 2 0
you>get|0 0 0 14 0 0
you>pay|0 0 0 1 0 0
you>program|0 -17 0 11 0 1`,
}
