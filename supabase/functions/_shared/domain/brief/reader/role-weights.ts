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
  actions: `*|-4
!|-25
! 5|6
! 6|7
!=|5
!weak 4|-1
&,|2
&so|-1
&which|-3
&who|-4
-:|14
-:go|-5
-:past|1
-:present|14
-:save|3
-:take|3
-:work|2
:after product|3
:before product|-15
:follows|3
:habit|-6
:long 11|1
:long 12|1
:long 2|5
:long 3|3
:long 4|-2
:long 6|-1
:long 7|-1
:long 9|4
:money|-6
:money verb|-3
:named 1|-6
:no product|7
:pain|-10
:precedes|-20
:product|-4
:shares 0|-7
:shares 1|-6
:shares 2|3
:shares 3|8
:told verb|2
<,|2
<.#|-10
<.,|-1
<.^|-8
<.a|-8
<.and|6
<.for|-16
<.i|-6
<.in|-3
<.it|12
<.my|-2
<.n't|2
<.of|-2
<.on|6
<.one|2
<.people|-9
<.to|-2
<.we|-9
<.when|1
<.where|1
<.who|-3
<.with|2
<<, and|14
<<^ i|7
<<^ we|5
<<i 'd|1
<<i am|-1
<=adverb|2
<=coordinator|3
<=noun |3
<=noun name|-8
<=noun people|-5
<=noun time|-4
<am|-1
<and|3
<can|2
<must|-3
<you|1
=object:help|2
=verb|-5
=verb:ask|-3
=verb:begin|-1
=verb:bring|2
=verb:call|-1
=verb:cost|-6
=verb:drop|1
=verb:have|-3
=verb:keep|-6
=verb:leave|1
=verb:pick|1
=verb:post|2
=verb:read|2
=verb:run|-1
=verb:sell|-3
=verb:use|-2
=verb:want|-1
>,|10
>.#|7
>.,|5
>.and|7
>.each|-2
>.he|-2
>.i|-16
>.in|-2
>.one|-3
>.people|3
>.so|-5
>.that|-20
>.the|2
>.two|2
>.which|-7
>.you|-7
>:|-23
>=adverb|1
>=coordinator|12
>=preposition|-1
>=relative|-9
>=subordinator|5
>>, and|-11
>>, it|-6
>>, so|-4
>>, the|3
>>, they|-3
>>, which|-5
>>: #|1
>>: it|-4
>>instead of|1
>instead|1
>while|1
?actions 0|-30
?actions 1|-20
?actions 2|-13
?actions 3|-1
?actions 4|6
?actions 5|11
?actions 6|15
?actions 7|28
?customer 0|2
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
?product 0|-10
?product 1|-5
?product 2|-7
?product 3|-7
?product 4|4
?product 5|5
?product 6|11
?product 7|5
?today 0|6
?today 1|7
?today 2|7
?today 4|-2
?today 5|-5
?today 7|-16
@@-|-5
@@-:bare|-11
@@i:bare|5
@@i:modal|-1
@@i:present|4
@@it|9
@@people:bare|-7
@@people:present|2
@@person|-2
@@person:bare|-4
@@product|5
@@the people|-6
@@the thing|-4
@@the x|-4
@@they|6
@@x:bare|2
@@x:past|-2
@@you:present|4
f:gets|2
f:going|1
f:sees|1
f:sell|-1
f:sits|-2
f:take|1
f:takes|-4
f=base|3
f=modal|-3
f=past|-8
f=third|10
h:begin|-1
h:book|2
h:build|-1
h:come|2
h:cost|-5
h:get|2
h:give|-4
h:offer|-4
h:pay|-6
h:pick|3
h:post|3
h:read|5
h:want|-1
h=base|8
h=have|-3
h=past|-3
h=third|10
i:|-6
i:have|-6
i:like|-1
i:past|-5
i:write|1
our+:present|-4
v:bring|3
v:cost|-6
v:drop|4
v:give|-1
v:leave|1
v:offer|-4
v:pick|2
v:post|2
v:start|-5
v:use|-2
v:want|-2
w#|-16
w's|3
w've|-2
w,|-3
w-|4
wa|-5
walone|-8
wand|1
wanswer|5
wany|3
wapp|-6
ware|1
waround|-18
wbefore|8
wbegin|-1
wbring|1
wbuild|-8
wbus|-1
wby|2
wcamera|-3
wday|5
wdays|7
wdeliver|2
wdeposit|2
we:come|3
weuro|-1
wfor|-4
wfrom|-8
wgoing|2
whand|-2
whas|6
whour|3
whours|25
wis|-10
wit|2
wlive|-2
wlunch|3
wmake|-3
wminutes|9
wmonth|-5
wnot|9
woffer|-2
wone|2
wonly|-7
wor|7
wout|2
wpass|-2
wper|-10
wphone|10
wphoto|3
wpick|4
wpicture|3
wplace|2
wpost|2
wpump|8
wputs|1
wring|-2
wroom|6
wseason|-2
wsee|-1
wsees|4
wset|4
wsits|-7
wsms|3
wswap|2
wtap|6
wthe|10
wtheir|11
wthem|4
wthey|3
wthing|-1
wthree|-1
wto|-1
wus|-5
wwhat|7
wwhen|4
wwhere|-24
wwhich|20
wwho|-1
wwith|2
wyear|-4
wyears|-5
wyou|-2
wyour|4
x noun :|12
x noun :go|4
x noun :take|-2
x noun people:|10
x noun people:get|9
x noun people:present|3
x plural people:present|6
x pronoun:|-1
you:present|4
~ask|-4
~begin|-2
~bring|3
~call|-2
~cost|-6
~drop|1
~get|3
~help|18
~keep|-1
~let|2
~like|-2
~pick|1
~post|6
~read|4
~run|-1
~see|5
~sell|-8
~send|4
~use|-2
~want|-10
~write|2`,
  customerAmong: `*|4
actions -1|-4
actions -3|4
actions 1|8
actions 2|4
actions before|-4
actions here 10|4
actions here 15|-4
actions here 5|-4
actions here 6|4
actions here 7|4
actions here 8|4
actions here 9|-8
actions top 0|-4
actions top 3|4
actions top 4|4
actions top 5|4
lead 0|-32
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
lead 9|4
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
own 0 next 5|-12
own 0 next 6|-4
own 0 next 7|-4
own 0 next 8|-12
own 1|-60
own 1 next 0|-16
own 1 next 1|-8
own 1 next 2|-4
own 1 next 3|-4
own 1 next 8|-8
own 10|20
own 11|20
own 12|24
own 13|28
own 14|28
own 15|40
own 16|28
own 2|-48
own 2 next 1|-4
own 2 next 2|-4
own 2 next 4|4
own 2 next 7|-4
own 2 next 8|-4
own 3|-32
own 3 next 2|12
own 3 next 6|4
own 3 next 7|-4
own 3 next 8|-4
own 4|-20
own 4 next 2|4
own 4 next 4|-4
own 5|-12
own 5 next 1|8
own 5 next 2|4
own 6|-4
own 6 next 1|4
own 6 next 2|4
own 6 next 3|4
own 6 next 4|8
own 6 next 5|8
own 6 next 6|-12
own 6 next 7|4
own 6 next 8|4
own 7 next 1|8
own 7 next 3|8
own 7 next 5|-4
own 7 next 6|-4
own 7 next 7|12
own 7 next 8|20
own 8|8
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
problem here 5|4
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
  price: `*|2
!other|-64
!plain|6
$|-4
%|16
&|4
&,|8
&:|2
'd|2
,|2
-:bare|10
-:past|-2
:bare|-2
:first|16
:habit|-6
:opens|12
:pain|-10
:pained|-16
:short|6
:told|-18
<'d|10
<'s|2
<2^ ^|12
<2it 's|4
<2ours is|2
<2parts are|-2
<2sell at|2
<2sells at|2
<2we take|2
<:|2
<<'s|2
<<,|18
<<^|12
<<about|-4
<<at|8
<<cost|4
<<is|4
<<pays|8
<<that|2
<<us|10
<=^|12
<=adverb|-10
<=base|12
<=coordinator|-4
<=determiner|-2
<=ing|4
<=mark|18
<=object|8
<=past|-10
<=preposition|2
<=third|-12
<^|40
<about|-4
<and|6
<at|4
<be|2
<box|4
<can|2
<costs|-2
<each|2
<for|-2
<it|12
<make|-2
<mine|2
<ours|2
<parts|-4
<pay|6
<phone|2
<put|-4
<saves|-4
<sell|8
<sells|2
<tested|-4
<they|-8
<thinking|2
<us|4
<we|6
<will|12
=after:cost|4
=after:give|4
=after:i|2
=after:it|4
=after:make|-4
=after:pay|10
=after:save|-4
=after:sell|8
=after:they|-8
=after:think|4
=after:we|6
=after:x noun people|-10
=after:x noun price|8
=after:x plural |-12
=after:x plural product|12
=before|-2
>#|12
>,|14
>.|2
>2a month|-6
>2for a|-8
>2for it|2
>2one time|2
>=determiner|2
>=mark|10
>>,|2
>>a|14
>>per|4
>^|2
>an|-2
>and|-4
>depending|2
>each|12
>for|-4
>is|2
>kilo|-2
>monthly|2
>no|2
>on|8
>one|12
>per|8
>so|-2
>that|-10
>time|4
>to|-8
>what|-2
>when|2
>with|6
^#|6
^'d|12
^,|-4
^a|2
^bag|2
^first|4
^for|2
^free|2
^i|8
^in|-2
^is|8
^it|2
^my|-2
^one|6
^ours|2
^price|4
^saves|-4
^tested|-6
^the|-2
^there|-2
^we|4
a|-8
a:an|-2
a:each|8
a:for|-8
a:hour|-2
a:kilo|-2
a:of|2
a:one|2
a:per|4
a:time|2
a:to|-6
after|4
all|2
and|-2
b:#|4
b:'d|10
b:'s|4
b:a|-4
b:about|-4
b:at|4
b:bag|2
b:be|2
b:box|4
b:costs|-2
b:each|2
b:i|2
b:it|16
b:make|-2
b:ours|2
b:parts|-6
b:pay|6
b:price|4
b:put|-4
b:saves|-4
b:the|-8
b:they|-8
b:thinking|2
b:to|-4
b:us|8
b:we|4
b:will|12
b:would|2
bag|6
bare|-22
bare beside|-12
bare t:none|-36
before|-2
best|-2
box|2
buy|6
came|-6
cost|2
day|-2
depending|2
each|20
euros|-18
first|18
flat|4
for|4
four|2
free|22
from|4
have|-14
he|-4
i:modal|4
idea|-2
in|-12
is|-4
it:be|8
it:modal|4
it:sell|2
kilo|-2
last|-8
lost|-4
m:between|8
m:least|2
m:most|-2
me|8
minutes|-8
monthly|4
my|-6
n:first|8
n:least|-6
n:most|10
n:only of its kind|-4
n:own share|-14
nothing|12
o:clause|12
o:near|8
o:sentence|6
ours|6
out|-6
p:we:past|-6
p:x:present|-4
pays|20
per|20
percent|-2
put|-4
p~be|-2
r:actions 0|-8
r:actions 4|4
r:customer 0|-12
r:customer 1|-6
r:customer 2|2
r:customer 3|8
r:problem 0|16
r:problem 1|12
r:problem 2|-4
r:problem 4|-6
r:product 0|-6
r:product 2|8
r:today 0|16
r:today 1|6
r:today 3|-2
r:today 4|-12
s:% 0|2
s:% 1|28
s:1|6
s:10|-6
s:11|-2
s:12|-4
s:2|8
s:3|2
s:4|-2
s:7|-10
saves|-4
see|2
shops|2
since|-2
stops|4
t:every once|14
t:hour|-2
t:kilo|-2
t:none|-18
tested|-6
that|-4
the|6
them|-2
then|-4
there|-4
they|-8
they:pay|-2
they:present|-6
thinking|2
thirty|6
time|2
to|-2
today|-2
top|4
up|6
us|14
visit|4
was|-6
we:present|10
we:take|6
when|4
which|-10
will|4
window|2
with|-6
x noun :be|2
x noun people:present|-4
x noun price:be|6
x noun price:present|6
x plural :be|-6
x plural :present|-12
x plural people:pay|4
x plural people:present|-4
x plural product:buy|2
x plural product:pay|2
x plural product:present|4
x pronoun:present|4
x:modal|14
x:past|-14
x:present|-10
~|2
~be|2
~cost|4
~give|2
~make|-4
~pay|8
~save|-4
~sell|8
~think|4
€|-2`,
  unit: `*|-24
%|-6
%:recovered|20
%:sale|2
%:top|-14
%>>top|-14
%>from|-22
<|-14
<,|-26
<:|2
<are|34
<ask|-42
<costs|-16
<for|24
<is|18
<keep|-30
<me|-80
<pay|-2
<pays|4
<take|-28
<us|-8
>/|-50
>>each .|20
>>for a|-16
>>of each|2
>>on top|-14
>>per day|-16
>>per pot|-10
>a|22
>and|14
>apiece|-10
>from|-22
>per|4
elsewhere|-2
elsewhere>>,|-8
elsewhere>>.|20
elsewhere>>month|-32
elsewhere>>the|-48
elsewhere>and|14
elsewhere>apiece|-10
elsewhere>each|-34
end>be|6
end>mark|18
end>participle|26
first:booking|22
first:call|40
first:course|-22
first:kid|-10
first:kilo|-6
first:pot|-8
first:sale|2
first:shop|-2
first:top|-14
tail|70
tail:day|-34
tail:kilo|-6
tail>>a|-16
tail>>day|-34
tail>>kid|-10
tail>>kilo|-10
tail>>month|2
tail>>pot|-8
tail>a|20
u:course|-22
u:kilo|-6
u:recovered|20
u:sale|2
u:share|26
u:shop|-2
u:top|-14
u=lasting|10
u=occasion|8
u=one-time|-10
u=person|6
u=served|8
u=work|-10
words:1|44`,
  rhythm: `*|20
:size 0|34
:size 1|6
:size 2|-6
:size 3|-12
<price|-2
<to|-8
>#|-4
>,|-2
>>for #|14
>and|-8
>for|-8
>in|6
>including|4
>litres|16
>no|-10
>per|12
>piece|-10
@it:bare|-14
@it:modal|12
@it:present|-2
@it>count|-20
@it>craft|2
@it>deed|-4
@it>device|-16
@it>have|8
@it>hold|-10
@it>program|4
@it>run|-26
@it>wash|6
@p:a|-10
@p:box|-6
@p:card|-40
@p:lesson|-14
@p:our|-14
@we:bare|22
@we:present|8
@we>be|-2
@we>bring|14
@we>collect|-20
@we>come|10
@we>craft|-28
@we>deed|14
@we>program|-2
@we>put|12
@we>sell|6
alone:|2
alone=service|10
h=consumed|16
h=device|-16
h=lasting|-20
h=one-time|-24
h=people|6
h=physical|-8
h=service|14
h=software|2
no unit|-52
served|14
served |32
u:piece|-24
u:set|-8
u=content|-18
u=device|-4
u=lasting|-26
u=occasion|32
u=people|-6
u=physical|-4
u=served|36
u=time|22
u=work|8
unit is product|-20
wat|8
wbe|6
wbundle|-10
wby|16
wcedis|-8
wcharge|18
wdollars|8
wgets|10
wgo|8
wi|-2
win|4
wincluding|4
wit|2
wlitres|16
wme|-2
wof|-14
won|8
wplus|8
wsell|-12
wset|-8
wthen|-6
wto|2
wus|14
wvisit|14
wwe|12
wwill|4
wyear|22
wyour|38
~pay|38
~sell|-8`,
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
  nature: `*|-54 -63 -31 -48 -70 -47
2:# a|-1 0 0 0 0 1
2:# and|0 0 0 -11 0 0
2:# euro|0 0 0 1 0 0
2:# per|0 0 0 -1 0 0
2:a clip-on|0 8 0 0 0 0
2:a little|0 6 0 0 0 0
2:a picture|4 0 0 0 0 0
2:a small|0 18 0 0 0 0
2:and each|0 0 0 -10 0 0
2:and it|1 8 0 -20 0 0
2:and put|5 0 0 0 0 0
2:and send|0 0 0 4 0 0
2:and the|9 0 0 -10 -3 0
2:and we|0 -5 0 0 18 0
2:and write|2 0 0 0 0 0
2:at #|0 0 14 0 0 0
2:at the|0 3 0 0 0 -8
2:by a|-18 0 0 0 0 0
2:by the|-1 0 0 0 1 0
2:cost #|0 0 -2 0 0 0
2:each with|0 0 0 0 0 7
2:for #|0 0 9 0 0 0
2:for each|0 0 0 0 0 22
2:for the|-15 -3 0 6 0 0
2:for two|0 0 0 4 0 0
2:from the|2 0 -2 -8 2 0
2:get a|0 0 0 2 0 0
2:half of|-14 0 0 0 0 0
2:i write|0 0 0 0 0 19
2:in a|0 -14 0 0 0 0
2:in the|0 0 3 0 0 0
2:is a|-6 10 0 -1 0 0
2:it by|0 0 0 8 0 0
2:it in|0 0 0 -8 0 -1
2:it is|0 0 0 0 0 1
2:listen to|0 11 0 0 0 0
2:make a|0 8 0 0 0 0
2:my idea|0 0 4 0 0 0
2:of the|2 0 0 0 0 -3
2:on a|0 -3 0 3 0 0
2:on the|0 0 0 -6 0 0
2:over the|0 0 12 0 0 0
2:photo of|2 0 0 0 0 -4
2:put the|0 0 -19 0 0 0
2:read the|0 -6 0 0 0 0
2:round the|0 0 20 0 0 0
2:send the|0 0 -1 0 0 0
2:shop in|0 0 13 0 0 0
2:so i|0 0 0 0 0 16
2:take a|0 11 0 0 0 0
2:tell you|4 0 0 0 0 0
2:the box|0 0 5 0 0 0
2:the child|0 4 0 0 0 0
2:the family|0 0 0 15 0 0
2:the hour|0 0 0 0 11 0
2:the one|0 -1 0 0 0 0
2:the phone|0 0 -9 0 0 0
2:the seat|0 0 7 0 0 0
2:then it|0 0 0 3 0 0
2:to the|0 4 0 0 -7 0
2:us the|0 0 0 21 0 0
2:want to|0 0 0 9 0 0
2:we do|0 0 0 1 0 0
2:we will|0 0 0 0 11 0
2:week and|0 0 4 0 0 0
2:what we|0 -9 0 0 0 0
2:when the|0 14 0 0 0 0
2:which is|0 6 -4 0 0 0
2:with a|-3 -2 5 4 0 0
2:with one|0 0 0 0 0 20
2:with the|0 0 -8 1 0 0
2:write the|5 0 0 0 0 0
2:your own|0 0 0 -8 0 0
2:your phone|0 2 0 0 0 0
e:day|0 0 0 30 0 0
e:month|16 -1 -4 0 -23 4
e:month u|15 0 0 0 0 -27
e:once|-47 33 36 -22 -32 0
e:once u|-25 0 -7 9 0 0
e:season|0 0 0 0 0 16
e:share|-3 -18 -39 0 69 -26
e:share u|0 0 0 26 -16 0
e:use|-20 -37 1 36 0 -24
e:use u|0 0 0 0 22 0
e:week|0 0 1 4 0 0
e:week u|0 0 0 20 0 0
e:year|5 0 0 -1 -13 7
e:year u|2 0 0 0 0 0
h-ing|0 0 -6 17 0 0
h-none|25 9 0 21 5 0
h-tion|0 0 0 4 0 0
h:|0 0 0 0 0 1
h:board|0 2 0 0 0 0
h:box|0 0 -13 0 0 0
h:course|0 0 -5 0 0 0
h:platform|0 0 0 -3 7 0
h:service|0 0 0 5 0 0
h:shop|0 0 7 0 0 0
h:site|0 0 0 0 16 0
hn:content|0 0 0 0 0 60
hn:device|0 51 0 -17 0 -12
hn:physical|0 0 37 0 0 0
hn:service|0 0 -27 26 0 0
hn:software|79 -12 0 -5 -6 -30
hx|21 7 12 10 0 2
it:bare|2 7 -11 -10 -1 -11
it:past|0 0 -10 0 0 2
it:present|12 0 -7 -12 1 -5
it>be|0 0 -3 -1 -3 1
it>cost|10 0 0 0 0 0
it>deed|0 0 -5 0 2 0
it>device|-12 40 -8 0 0 -2
it>get|0 0 -1 0 0 15
it>have|0 3 0 0 0 0
it>need|0 0 0 -2 0 0
it>program|19 0 -13 -5 -10 -4
it>say|0 11 0 0 0 0
it>take|0 0 -5 0 0 0
it>turn|-4 0 0 0 0 0
market|0 0 0 -13 49 0
name|21 0 -8 1 4 -25
o:alone|-1 0 0 0 0 0
o:around|-7 0 0 0 0 0
o:ask|-11 0 0 0 0 0
o:association|25 0 0 0 0 0
o:at|3 0 0 -6 0 0
o:back|8 -12 0 0 0 0
o:battery|0 18 0 0 0 0
o:bus|0 0 0 11 0 0
o:buy|-9 0 2 -3 6 0
o:by|-5 0 0 0 0 12
o:call|0 0 -17 0 0 0
o:centre|0 -10 0 0 0 0
o:chair|0 0 0 0 1 0
o:child|0 0 20 0 0 0
o:city|0 0 0 8 0 0
o:client|6 0 0 0 0 0
o:come|0 0 -7 0 0 0
o:company|0 9 0 0 0 0
o:cooperative|0 14 0 0 0 0
o:cost|0 0 3 0 0 0
o:council|-13 0 0 21 0 0
o:count|0 15 0 0 0 0
o:crate|0 0 36 0 0 0
o:crew|0 0 0 -2 0 0
o:day|0 0 0 -6 0 0
o:district|0 0 4 0 0 0
o:drive|0 0 0 1 0 0
o:driver|0 2 -4 0 0 0
o:empty|0 0 0 0 14 0
o:english|0 0 0 0 0 3
o:euro|0 0 9 0 0 0
o:facebook|0 0 0 0 11 0
o:family|0 -1 0 0 0 0
o:farmer|0 0 -4 0 0 0
o:firm|22 0 0 0 0 0
o:first|0 -26 0 -1 0 19
o:for|0 0 -9 2 0 6
o:form|0 0 0 4 0 0
o:free|11 0 0 -13 0 0
o:from|0 0 3 0 3 3
o:germany|0 29 0 0 0 0
o:get|1 0 0 6 0 0
o:go|0 0 10 0 0 -1
o:hand|0 5 -2 0 0 0
o:hear|0 0 -10 0 0 0
o:hospital|0 -10 13 19 0 0
o:hour|6 0 0 0 0 0
o:in|2 -2 0 0 -7 -3
o:keep|0 0 -1 2 12 0
o:learn|0 0 0 0 0 10
o:left|0 0 8 0 0 0
o:lesson|0 0 0 0 0 4
o:list|0 0 0 0 6 0
o:look|7 0 0 0 0 0
o:march|0 0 4 0 0 0
o:me|0 0 0 4 -2 0
o:month|0 0 -10 3 0 5
o:need|0 0 0 5 0 0
o:new|0 0 18 0 0 0
o:night|0 5 0 -1 0 0
o:notebook|24 0 0 0 0 0
o:nothing|0 0 -17 0 0 0
o:number|1 0 0 0 0 0
o:nurse|0 15 0 0 0 0
o:october|0 0 0 0 39 0
o:of|-14 0 -4 0 9 0
o:on|14 -7 0 -18 0 0
o:only|0 0 0 0 0 8
o:out|0 -14 0 2 0 0
o:over|0 0 -27 0 0 0
o:owner|-9 3 0 0 23 0
o:paper|0 0 0 0 -13 0
o:parent|0 0 3 0 0 0
o:pay|1 6 -14 -3 10 -1
o:people|-2 0 -11 4 0 0
o:per|7 3 -5 0 0 -2
o:phone|0 -4 0 2 0 0
o:plus|0 0 0 0 21 0
o:price|0 0 0 0 10 0
o:put|-7 0 0 -6 0 0
o:read|0 0 -2 0 0 13
o:record|3 0 0 0 0 0
o:retired|-11 0 0 0 0 0
o:road|0 0 0 0 1 0
o:room|0 0 0 0 7 0
o:rope|0 14 0 0 0 0
o:rs|0 7 0 0 0 0
o:run|0 0 0 -17 0 0
o:same|0 0 0 0 3 -6
o:say|0 -4 0 0 0 0
o:school|0 -15 0 -3 1 0
o:season|0 0 0 0 0 9
o:see|0 0 -10 0 0 0
o:sell|0 0 2 0 0 0
o:send|0 -7 0 0 0 0
o:sheet|13 0 0 0 0 0
o:shop|0 0 6 0 0 0
o:sit|-16 -23 0 0 0 0
o:small|0 0 -17 -2 0 0
o:so|0 0 2 0 0 0
o:start|0 0 -15 0 0 0
o:still|12 0 0 0 0 0
o:student|-1 0 0 10 0 0
o:sunday|0 0 0 -3 0 0
o:swap|7 0 0 0 0 0
o:take|0 -10 0 0 0 -1
o:teach|0 0 0 0 0 28
o:them|0 -10 0 0 0 0
o:through|0 0 4 -12 0 0
o:throw|0 0 0 -18 6 0
o:time|0 0 0 7 0 -5
o:to|0 0 -10 0 0 0
o:up|-7 0 0 0 0 0
o:us|-15 0 0 -4 20 0
o:use|0 -2 0 0 0 0
o:user|3 0 0 0 0 0
o:video|0 0 0 0 0 24
o:wait|0 0 0 8 0 0
o:walk|0 2 0 0 0 0
o:want|0 0 0 7 0 0
o:week|0 0 -4 -6 -4 2
o:whatsapp|0 0 0 0 0 1
o:whole|0 0 0 0 11 0
o:with|0 0 -7 0 -4 0
o:without|0 0 0 -23 0 0
o:work|0 0 0 0 8 0
o:worth|0 0 38 0 0 0
o:write|3 0 0 -7 -5 0
o:year|0 0 0 1 -13 1
o:youtube|0 0 0 0 0 7
p:a|-3 12 -4 1 0 0
p:ai|15 0 0 0 0 0
p:an|0 0 0 0 -2 0
p:and|0 -26 7 0 0 0
p:board|0 2 0 0 0 0
p:book|0 0 8 0 0 0
p:box|0 0 -12 0 0 0
p:card|0 0 0 0 0 48
p:course|0 0 -5 0 0 0
p:for|1 0 -8 -18 18 0
p:lesson|0 0 0 0 0 17
p:of|0 -10 10 0 -1 1
p:our|0 37 -10 -14 0 0
p:platform|0 0 0 -3 7 0
p:service|0 0 0 4 0 0
p:site|0 0 0 0 21 0
p:small|-5 0 0 0 0 0
p:weekly|0 0 0 0 0 23
people:bare|0 0 0 5 0 -12
people:modal|3 0 0 0 0 0
people:present|0 -4 -7 -5 14 -2
people>be|0 0 0 5 0 0
people>book|0 0 0 -9 1 0
people>deed|0 -1 -6 0 0 0
people>get|2 0 0 0 0 0
people>look|0 0 0 8 0 0
people>program|0 0 -2 -19 2 0
people>read|0 0 0 0 0 3
people>see|12 0 0 0 0 0
they:bare|0 0 0 6 0 0
they:present|0 0 0 0 -1 0
u:bag|0 0 22 -15 0 0
u:booking|0 0 0 -20 25 0
u:box|0 0 6 -28 0 0
u:day|0 0 0 -5 5 0
u:hour|-3 0 0 13 0 0
u:kilo|0 0 0 -11 0 0
u:pack|0 0 47 0 0 0
u:pair|0 -1 3 0 0 0
u:person|0 0 0 25 0 0
u:visit|0 0 -18 33 -6 0
u=device|0 9 -2 3 0 0
u=people|11 -7 -23 0 0 9
u=physical|0 0 30 -4 0 0
u=service|0 0 0 4 0 0
vn:book physical|-13 0 0 0 0 0
vn:come physical|0 0 0 5 0 0
vn:make physical|0 0 7 0 0 0
vn:post physical|0 0 0 0 35 0
vn:put physical|0 13 0 0 0 0
vn:take physical|8 0 0 0 0 0
w:about|0 0 0 0 -2 0
w:add|0 0 0 -6 0 0
w:already|0 -2 0 0 0 0
w:answer|4 0 0 0 0 4
w:app|7 0 0 0 -1 0
w:ask|18 0 0 0 0 0
w:at|0 1 0 14 0 0
w:audio|0 0 0 0 0 51
w:back|0 0 0 6 -2 0
w:bag|0 0 0 5 -5 0
w:battery|0 1 0 0 0 0
w:begin|0 0 0 0 16 0
w:board|6 9 0 0 0 0
w:book|0 0 0 0 25 0
w:box|0 16 0 0 0 0
w:build|24 0 0 0 0 0
w:buy|-6 0 0 0 0 0
w:buyer|0 0 0 0 4 0
w:by|0 -1 0 0 0 0
w:call|-10 9 -25 15 0 4
w:camera|0 0 0 3 0 0
w:card|0 0 0 -5 0 0
w:carry|0 0 0 3 0 0
w:certificate|0 0 0 43 0 0
w:check|0 0 -7 0 0 0
w:child|0 0 0 -5 0 0
w:chip|0 2 0 0 0 0
w:class|0 0 0 0 0 15
w:clip-on|0 8 0 0 0 0
w:collect|0 0 3 5 0 0
w:colour|0 0 38 0 0 0
w:come|-8 0 -8 5 0 0
w:company|0 0 0 0 21 0
w:cost|0 0 -2 8 0 0
w:count|0 10 0 0 0 0
w:day|0 0 0 7 0 -5
w:deposit|21 0 0 -4 0 0
w:drone|0 0 0 5 0 0
w:drop|0 29 0 0 0 0
w:english|0 0 0 0 0 13
w:evening|0 0 0 3 0 0
w:family|-4 0 -2 0 0 0
w:film|0 0 0 0 0 33
w:find|6 0 0 0 0 0
w:flag|6 0 0 0 0 0
w:flat|0 -3 0 0 0 0
w:flour|0 0 0 -13 0 0
w:foot|0 7 0 0 0 0
w:for|0 -7 -4 -8 0 5
w:frame|0 0 15 0 0 0
w:free|0 0 0 0 11 0
w:friday|0 0 0 0 0 35
w:from|1 -5 9 -6 3 0
w:garage|0 0 3 0 0 0
w:gate|-8 0 6 0 0 0
w:get|-1 0 0 0 8 0
w:give|0 0 0 0 0 1
w:gluten|0 0 0 -4 0 0
w:go|-8 0 3 -4 0 0
w:head|0 0 2 0 0 0
w:hold|0 0 0 -19 0 0
w:home|0 0 0 9 0 0
w:hour|-2 0 -5 0 0 -2
w:house|0 0 -12 1 0 0
w:idea|0 0 11 0 0 0
w:in|0 -3 7 4 -7 1
w:include|0 39 0 0 0 0
w:inside|-7 0 0 0 0 0
w:into|0 -13 0 0 0 0
w:itself|3 13 -7 0 0 0
w:kilo|0 0 11 -13 0 0
w:kitchen|0 0 0 10 0 0
w:knee|0 0 35 0 0 0
w:label|37 0 0 0 0 0
w:landlord|26 0 0 0 0 0
w:language|12 0 0 0 0 0
w:leave|0 0 -5 0 0 0
w:let|0 0 0 0 7 0
w:letter|0 0 0 0 0 24
w:light|0 13 0 0 0 0
w:like|0 0 0 6 0 0
w:list|0 -7 -10 0 24 0
w:load|0 13 0 0 0 0
w:log|3 0 0 0 0 0
w:make|21 0 0 -24 0 8
w:mark|13 0 0 -1 0 0
w:match|0 0 0 0 52 0
w:minute|0 6 -6 0 0 0
w:month|-7 0 0 0 -10 7
w:morning|0 0 0 2 0 0
w:neighbour|0 0 0 0 6 0
w:night|0 0 -3 0 0 0
w:now|0 0 0 0 1 0
w:number|6 0 0 0 0 0
w:of|-2 -6 3 -5 0 9
w:offer|11 0 0 0 0 0
w:office|0 0 6 0 0 0
w:on|-1 -1 3 12 0 2
w:one|0 0 0 6 0 0
w:online|31 0 0 0 0 0
w:only|0 0 0 -18 0 0
w:order|2 0 0 0 0 0
w:out|12 -3 5 7 0 -9
w:over|-10 0 0 0 0 7
w:owner|0 0 -1 0 1 0
w:pack|0 0 1 0 0 0
w:page|24 0 -3 -19 0 7
w:paper|0 0 -1 0 0 0
w:parent|15 0 0 0 0 0
w:pay|0 0 0 3 4 0
w:per|0 0 -1 0 6 0
w:phone|26 2 -5 -12 0 0
w:photo|5 -10 0 0 0 0
w:pick|0 0 0 0 14 0
w:picture|5 0 0 0 0 0
w:platform|0 0 0 -5 6 0
w:pocket|0 0 5 0 0 0
w:post|0 0 0 0 17 0
w:practice|0 0 0 0 0 18
w:price|0 0 0 -13 0 0
w:print|4 0 0 0 0 0
w:printed|0 0 37 0 0 0
w:put|0 0 -2 0 0 0
w:read|13 0 0 -6 -11 0
w:real|0 0 0 0 0 6
w:record|0 0 0 -10 0 29
w:red|0 1 -18 0 0 0
w:refill|0 0 4 0 0 0
w:rent|-10 0 0 0 4 0
w:repair|0 0 0 50 0 0
w:report|1 0 0 0 0 0
w:reserve|0 0 0 0 35 0
w:retired|-5 0 0 17 5 0
w:return|0 0 0 8 0 0
w:right|0 0 0 -9 0 0
w:ring|0 0 -12 0 0 0
w:roof|0 14 0 0 0 0
w:room|0 0 0 11 9 0
w:round|0 -3 0 0 0 0
w:run|0 0 4 7 0 0
w:same|0 0 4 0 0 0
w:say|0 0 0 0 6 0
w:scan|13 0 0 0 0 0
w:school|0 -15 0 0 0 0
w:seat|0 0 13 0 0 0
w:sell|0 -1 7 -2 0 0
w:send|0 0 0 2 0 0
w:sensor|0 0 -13 0 0 0
w:service|0 0 0 48 0 0
w:sew|0 -17 2 0 0 0
w:ship|0 0 2 0 0 0
w:shop|0 -11 2 2 0 0
w:short|0 0 0 -4 0 2
w:show|4 3 0 0 0 -1
w:sit|-10 0 0 5 0 0
w:size|0 0 4 0 0 0
w:small|0 0 0 1 0 0
w:smart|0 19 0 0 0 0
w:sort|4 0 0 0 0 0
w:spare|0 0 0 0 12 0
w:stand|-2 3 0 0 0 0
w:start|9 0 0 0 0 0
w:stay|0 0 0 -6 0 0
w:steel|0 0 7 0 0 0
w:stop|0 1 0 0 0 0
w:sunday|-4 0 0 0 0 0
w:swap|0 0 0 3 0 0
w:system|47 0 0 0 0 0
w:tablet|0 0 -1 0 0 0
w:take|0 0 0 -1 0 0
w:tap|32 19 0 0 0 0
w:tell|0 0 -5 0 0 16
w:text|5 0 -5 0 0 0
w:them|-12 0 0 0 0 0
w:to|-2 0 -2 8 -5 0
w:tool|14 0 0 0 0 0
w:town|0 0 25 0 0 0
w:trailer|0 0 14 0 0 0
w:truck|0 0 -6 0 0 0
w:up|0 0 -13 -8 0 0
w:us|0 0 0 10 0 0
w:ussd|5 0 0 0 0 0
w:van|0 -3 -7 0 0 0
w:village|0 0 0 24 0 0
w:visit|0 0 0 11 0 0
w:voice|0 0 -5 0 0 0
w:wait|0 0 0 7 0 0
w:walk|-12 0 -5 0 0 0
w:want|0 -4 0 0 0 0
w:wash|0 0 7 21 0 0
w:water|0 3 0 0 0 0
w:web|6 0 0 0 0 0
w:week|0 0 19 19 0 12
w:weekly|-3 0 0 0 0 13
w:whoever|4 0 0 0 0 0
w:with|0 0 0 0 -2 0
w:within|0 0 0 4 0 0
w:without|0 0 5 -14 0 0
w:work|0 0 -1 0 0 0
w:write|3 -1 0 0 0 4
w:yard|0 0 5 0 0 0
w:year|0 0 2 0 -1 0
we:bare|0 -10 -6 21 -26 -19
we:modal|0 0 8 0 0 0
we:past|0 -12 0 0 0 0
we:present|-15 -6 0 24 -4 -14
we>be|0 0 0 0 -4 0
we>collect|0 0 18 0 0 0
we>come|0 0 0 10 0 0
we>craft|0 0 19 -5 -5 0
we>deed|-14 -5 -3 10 -6 0
we>get|0 0 0 0 13 0
we>go|0 0 4 0 0 0
we>program|0 0 -13 -6 0 4
we>propose|0 13 0 0 0 0
we>record|0 0 0 0 0 8
we>sell|0 0 0 1 0 0
we>send|0 0 0 18 0 0
we>write|0 0 0 0 0 3
wn:content|-12 -16 -9 0 0 24
wn:device|-10 28 -6 1 -7 -14
wn:marketplace|0 0 0 0 10 0
wn:physical|-5 0 10 0 0 -17
wn:service|0 0 0 11 0 0
wn:software|38 0 -22 -17 -14 0
x:bare|6 5 -5 0 0 0
x:past|0 0 0 -5 0 0
x:present|5 13 -16 -16 3 -9
x>be|-13 0 0 0 0 8
x>deed|0 0 8 6 0 0
x>program|9 -13 0 0 0 0
you:bare|0 0 0 0 0 11
you:present|0 0 3 0 0 0
you>deed|0 0 0 -6 11 0
you>get|0 0 0 12 0 0
you>program|0 -5 0 17 0 0`,
}
