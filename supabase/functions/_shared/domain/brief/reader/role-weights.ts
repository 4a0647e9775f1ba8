/*
 * What sentences, words, amounts, numbers and places tell, in twentieths, learned from the development ideas by
 * `tests/bench/train-roles.ts` and not written by hand. By cue: of sentences product, customer, problem, today, actions; of
 * the nature the kinds in their order.
 */
export const WEIGHTS = {
  role: `*|-39 -44 -49 -60 -52
!|0 -1 0 0 0
#|-34 -6 -9 3 -23
&|-11 -5 -5 1 0
&)|0 0 0 14 0
&,|13 -11 -5 -14 14
&:|7 0 -3 0 9
&after|0 17 17 0 0
&and|0 -3 3 -2 0
&before|20 0 1 -10 20
&but|-33 0 9 0 -10
&or|-32 8 -1 17 -36
&since|0 0 0 2 0
&so|-8 0 0 13 0
&that|17 1 1 0 13
&then|-9 -5 14 0 0
&until|5 0 2 0 21
&what|-1 -2 0 0 0
&when|0 0 14 0 4
&where|27 0 -11 0 8
&which|0 -9 -5 13 0
&who|3 0 0 2 -6
'|0 0 17 0 0
'd|0 7 -5 -14 8
'm|0 -7 3 0 0
're|5 0 0 0 -2
's|0 -4 0 0 -20
've|0 0 0 -6 0
(|4 0 0 0 0
)|4 0 0 0 0
+|0 10 4 0 0
,|3 0 -11 -3 3
-|0 12 6 2 -6
-:bare|14 1 -11 1 28
-:modal|0 -6 -3 -9 1
-:past|0 -8 5 0 0
-:present|2 0 0 8 7
.|-7 -2 0 0 -10
:|24 3 -4 -7 25
:long|20 10 3 -2 8
:none|7 -5 -21 -10 -8
:not|-5 -3 16 0 -18
:passive|0 1 0 1 0
:short|-9 -5 -6 -11 -5
;|0 0 0 1 0
=|0 0 14 0 0
>add|0 -4 0 0 0
>afford|0 0 0 12 0
>allow|0 0 0 20 0
>ask|-7 -3 -15 6 -12
>bake|15 0 0 0 0
>beg|-2 0 0 17 -10
>begin|0 -7 0 -6 0
>bill|0 -4 0 0 0
>book|9 0 0 0 38
>break|0 0 11 1 0
>bring|0 -1 0 0 7
>build|4 0 0 0 0
>burn|0 0 49 5 0
>buy|-15 0 14 16 -27
>call|0 0 -5 15 0
>carry|0 0 2 0 0
>change|2 3 0 0 10
>charge|-16 0 -4 0 -22
>check|0 0 0 0 17
>choose|2 0 0 0 0
>clean|3 0 0 0 2
>climb|0 0 0 1 0
>collect|17 19 0 0 24
>come|0 -8 5 0 2
>complain|0 0 8 0 0
>cook|0 -12 -23 0 0
>cost|0 -11 0 0 -10
>count|20 0 0 0 7
>cut|10 0 0 0 0
>deliver|24 0 0 0 51
>develop|1 0 0 0 0
>do|-7 0 0 0 -1
>draw|0 0 -2 -6 14
>drive|-3 -1 13 0 0
>drop|0 0 -8 -5 12
>eat|0 8 39 21 -6
>exist|0 -14 0 32 0
>expire|0 0 0 -4 0
>explain|0 0 -20 0 22
>fail|0 0 35 0 0
>fall|0 0 23 -9 0
>feel|0 0 0 5 0
>file|22 -4 0 0 4
>fill|7 0 0 0 2
>film|1 -2 0 0 14
>find|-12 0 15 0 -2
>finish|0 0 15 0 -6
>fit|11 0 0 0 0
>flag|0 -1 0 0 0
>fold|0 0 0 0 3
>forget|0 0 3 0 0
>fund|0 25 0 0 0
>get|-12 0 5 1 0
>give|0 0 -5 0 6
>go|-6 -3 3 7 0
>grow|0 -2 13 -3 0
>guess|-2 0 13 4 0
>hand|0 2 0 0 0
>hang|0 0 0 6 0
>happen|0 0 15 1 0
>hear|0 6 0 0 0
>help|18 15 0 0 34
>hire|0 0 0 20 4
>hold|0 -3 -3 0 0
>hope|0 0 0 2 0
>house|0 28 0 0 0
>include|0 0 0 0 4
>join|0 -5 0 0 0
>kill|0 0 23 0 0
>know|-32 13 27 0 -26
>land|0 8 4 0 0
>lease|14 0 0 0 17
>leave|11 -12 5 0 0
>lend|4 0 0 0 0
>let|0 1 0 0 2
>like|0 0 -9 0 0
>list|8 0 0 -3 25
>listen|0 0 -10 -4 21
>live|0 0 0 -7 0
>load|0 -7 0 0 0
>look|-13 22 10 22 -24
>lose|-30 24 37 0 -40
>make|24 0 -10 -5 3
>match|18 0 0 -4 40
>mean|0 0 0 0 -5
>measure|0 0 -7 0 13
>miss|0 4 0 -9 0
>need|0 4 0 0 -11
>offer|0 0 0 0 -15
>open|0 -6 6 0 0
>order|0 9 15 0 0
>pass|-6 -2 0 -5 0
>pay|-12 18 0 0 -1
>phone|0 0 0 22 0
>photograph|30 0 0 0 34
>pick|5 0 0 0 4
>play|0 0 0 0 47
>post|0 14 0 0 21
>press|24 0 0 0 24
>put|8 0 -7 0 4
>quote|0 0 0 9 0
>read|10 0 0 1 6
>receive|0 0 0 0 6
>rent|18 18 0 0 2
>repair|0 -12 -2 0 29
>ring|0 0 0 28 0
>roll|0 0 0 0 17
>run|0 9 -4 0 0
>save|0 0 0 0 24
>say|-2 0 3 0 0
>scan|-7 -18 -5 0 2
>search|0 0 0 13 0
>see|0 4 -12 0 10
>sell|2 0 -4 0 0
>send|0 0 0 3 8
>sew|15 0 -2 -17 0
>share|11 23 0 0 0
>ship|-28 0 0 -2 0
>shout|0 0 6 0 0
>show|6 0 0 0 0
>sit|-5 0 9 0 0
>sleep|-17 0 4 0 0
>speak|0 3 0 -12 0
>spend|-10 6 54 11 -29
>spoil|0 0 18 0 0
>stand|0 0 0 -11 0
>start|-2 0 0 0 -11
>stay|0 -9 0 0 0
>stop|0 0 10 0 0
>swap|12 0 0 0 27
>switch|0 0 0 0 9
>take|0 -6 0 15 0
>talk|0 7 0 0 0
>tap|0 0 0 -9 17
>tell|8 0 0 0 8
>test|0 -9 -20 0 0
>text|22 0 0 0 6
>think|0 0 0 0 -5
>throw|0 0 33 3 -20
>travel|0 10 0 0 0
>try|0 0 -5 0 0
>turn|0 0 0 -3 0
>use|-1 0 0 0 0
>visit|0 -8 -11 0 0
>wait|0 -11 6 0 0
>walk|0 0 0 9 0
>wash|0 9 0 20 7
>wear|0 0 26 -20 0
>work|0 0 -11 -4 0
>write|2 6 -4 9 0
?|0 2 2 0 0
a|17 1 -1 6 8
about|-7 9 5 -5 -6
above|0 -1 0 0 0
abroad|0 18 0 0 0
across|0 4 0 0 0
adults|0 0 0 26 0
afford|0 0 0 12 0
after|0 -4 17 -2 0
again|-8 0 0 0 0
against|-4 0 0 29 0
agencies|0 0 0 37 0
agents|0 0 -5 0 0
ai|13 0 0 0 0
air|0 0 11 0 0
alarm|0 0 0 2 0
all|-14 -8 8 10 -6
allotment|0 14 0 0 0
alone|-5 13 6 0 -4
already|0 -17 -2 0 0
also|0 0 -1 0 4
always|0 9 36 14 -7
amateur|0 44 0 0 0
an|5 5 0 6 0
and|-3 0 11 10 8
another|0 0 0 37 0
answer|0 0 0 0 7
answers|5 17 0 0 0
any|8 0 6 0 1
apartment|0 22 0 0 0
app|37 0 -29 -11 35
apps|0 0 0 10 0
april|0 0 -8 0 0
are|-13 0 5 0 -22
around|0 6 0 5 0
arrive|0 0 0 -1 0
arrives|0 0 0 14 0
ask|-10 0 0 0 -6
asking|0 -1 0 0 0
association|0 2 0 0 0
associations|0 31 0 0 0
at|0 0 10 6 0
ate|0 0 0 7 0
audio|34 0 0 -6 0
august|0 0 5 14 0
aunt|0 0 -4 0 0
average|0 0 22 0 0
back|0 4 5 -6 4
backyard|0 4 0 0 0
bad|0 0 16 12 -1
bag|-17 0 14 0 -13
bags|0 6 0 0 0
bakeries|0 10 0 0 0
bakers|0 15 0 0 0
band|0 0 0 10 0
bank|0 1 8 0 0
bar|0 9 0 0 0
barber|0 14 26 0 0
battery|5 0 0 -12 0
be|0 -9 0 -1 -2
because|-12 5 20 0 -6
bed|0 0 0 -1 0
beekeepers|0 47 0 0 0
been|0 -7 0 -27 0
before|14 2 0 -16 21
begin|-9 0 0 0 -9
between|0 2 7 0 0
big|-14 -13 0 11 -22
bike|0 0 14 0 0
bill|0 4 11 0 0
bin|-6 0 0 8 0
binder|0 0 0 12 0
bins|0 0 10 0 0
blind|0 -11 0 0 0
board|0 13 14 0 0
body|0 22 0 0 0
book|5 19 0 2 0
booked|0 0 3 0 0
books|17 0 0 0 2
bowl|0 15 0 0 0
box|30 -6 0 -17 0
boxes|0 0 -1 0 0
boy|0 0 0 9 0
boys|0 0 5 0 0
bring|0 0 -13 -5 27
broke|0 0 0 3 0
broken|-15 0 0 0 0
broker|0 0 0 6 0
bucket|0 0 0 1 0
buildings|0 1 0 0 0
burn|0 0 0 2 -3
bus|0 -3 0 0 0
but|13 -7 0 26 -13
buy|-1 32 2 1 0
buyer|0 14 0 0 0
buying|0 0 0 18 0
by|6 7 9 8 5
ca|0 19 19 8 0
cafés|0 25 0 0 0
calendar|30 0 0 0 0
call|0 0 -1 9 0
calls|0 -6 0 9 0
came|0 0 7 -4 0
can|0 -2 -6 2 20
cannot|0 23 29 -2 0
canteen|0 29 0 0 0
car|3 0 0 0 11
card|2 0 -20 -3 9
care|0 0 0 -2 0
carry|0 0 0 7 0
cash|0 0 0 4 0
cedis|36 0 0 0 0
cellar|6 0 0 0 0
changes|7 9 0 0 0
charge|0 0 -4 0 0
charges|0 -3 0 13 0
check|-4 0 -17 0 2
checks|37 0 0 -29 16
children|0 5 0 1 -3
choir|0 25 0 0 0
choirs|0 1 0 0 0
churches|0 27 0 0 2
city|0 -4 -5 -5 0
claim|0 0 24 0 0
class|-1 0 2 0 0
classes|3 0 0 0 0
clean|18 6 0 0 21
cleaner|14 0 0 0 0
cleaning|0 4 0 0 0
clerk|0 -5 0 0 0
client|0 17 0 0 0
clients|0 1 0 0 0
climb|0 0 0 34 0
clinics|0 22 0 0 0
clip|0 0 -8 -11 20
clipboard|0 13 0 41 0
clips|0 0 0 0 3
close|-1 0 0 0 -8
closed|0 0 -4 0 0
cloth|0 0 1 0 0
clubs|0 18 0 0 0
co-ops|0 0 0 -1 0
code|0 -7 -16 0 20
coffee|20 0 0 0 0
cold|0 1 0 0 0
colleagues|0 0 0 0 -5
collects|8 0 0 0 0
come|-9 0 0 1 0
comes|0 0 0 7 3
coming|20 23 -14 0 22
commission|0 -17 0 0 0
communion|0 0 7 0 0
companies|-12 17 0 6 -6
company|0 0 0 -1 2
contract|0 1 0 0 0
contractors|0 30 0 0 0
cooperative|0 26 0 0 0
cooperatives|0 6 0 0 0
cost|-6 0 0 15 -16
costs|-1 2 13 5 -37
could|0 0 0 -17 0
council|-10 0 0 0 0
councils|0 14 0 0 0
count|0 28 0 0 0
country|0 11 0 0 0
counts|0 -2 0 0 0
county|0 0 0 -8 0
couples|1 0 2 0 0
courier|0 13 0 0 0
course|20 0 0 0 0
cousin|0 0 0 17 0
covered|0 0 0 14 0
covers|0 -11 0 0 6
cow|0 0 0 -7 0
crew|-36 0 0 0 0
currently|0 0 0 44 0
customer|0 1 0 -1 23
customers|0 0 8 0 0
cuts|21 0 0 0 6
daily|0 13 0 0 0
dairy|1 23 0 0 0
dance|0 16 0 0 0
date|0 -7 3 0 0
daughter|0 -1 0 0 0
day|-6 -4 9 0 2
days|0 0 15 2 0
dealer|0 0 0 34 0
deliver|0 15 0 0 0
delivered|0 -4 0 0 0
delivery|0 4 0 0 1
dental|0 6 0 0 0
diabetics|0 23 0 0 0
dialysis|0 23 0 0 0
diesel|0 0 1 0 0
director|0 0 0 14 0
district|0 8 0 0 0
do|-14 3 -1 13 -20
does|-13 0 0 6 0
dollars|0 -3 -2 6 0
door|4 0 0 0 1
down|0 0 1 -2 0
drawer|0 0 18 0 0
drill|0 0 0 10 0
drive|-5 0 0 18 -7
driver|7 0 -2 -3 0
drivers|0 13 9 0 0
drives|0 0 0 9 0
driving|0 0 0 4 0
drone|0 0 0 0 36
drop|0 -1 0 -10 14
drove|0 0 2 0 0
dry|0 1 12 0 0
due|0 0 0 -6 0
each|4 3 0 -5 16
easter|0 0 8 0 0
eat|0 8 0 0 0
eaten|0 0 0 -10 0
eggs|0 0 0 0 3
eight|0 1 -10 0 0
either|0 0 0 37 0
eleven|-9 -9 0 -4 -9
empty|0 0 8 -3 0
end|0 0 4 33 0
ends|0 0 21 0 0
english|6 0 4 0 0
episode|0 0 0 0 15
euro|0 0 4 0 0
euros|-1 -6 -1 8 0
even|0 0 12 0 0
evening|0 0 3 0 0
every|-2 7 13 0 0
everybody|0 0 0 22 0
everyone|-2 0 0 0 0
everyone:present|0 0 26 0 0
everything|-11 -8 0 0 -9
exam|0 0 0 14 0
excel|0 -2 0 44 -7
exercises|0 0 13 0 0
exist|0 0 -13 0 0
facebook|0 0 0 13 0
fall|0 0 9 0 0
families|0 33 0 0 3
family|0 40 0 0 0
far|-9 0 0 0 -8
farm|0 7 0 0 0
farmer|0 15 0 0 0
farmers|0 13 0 2 0
farms|0 35 0 0 0
father|0 0 7 0 0
fear|-16 0 0 0 -23
february|0 0 0 4 0
feed|13 0 0 0 1
fees|0 0 -5 0 0
few|0 0 0 21 0
fifty|0 9 0 12 -15
files|16 0 0 0 6
fill|0 0 0 -6 0
film|7 0 -6 0 0
find|0 5 25 0 -8
fine|0 0 6 -1 -4
firm|0 0 0 2 -9
firms|0 28 0 0 -4
first|-13 0 -7 -14 -6
fish|0 0 0 10 0
fishermen|0 16 0 0 0
five|-7 0 -1 -3 0
fixed|6 0 0 0 20
flags|0 -12 0 0 14
flat|8 0 0 -12 13
fleets|0 3 0 0 0
floor|0 0 16 0 0
flour|6 11 4 0 0
folding|0 0 0 11 0
folds|0 0 0 0 9
food|0 0 -11 0 0
for|29 21 4 -3 1
forget|0 0 24 0 0
forty|0 2 0 0 0
four|-8 -9 0 -4 -6
free|-6 5 -26 -2 9
fresh|24 0 0 0 0
friday|0 0 14 0 0
fridge|0 0 -1 0 0
friend|0 0 -5 0 0
from|12 0 -1 9 2
front|4 0 -4 0 0
fruit|0 0 4 11 0
full|0 -3 9 22 0
fund|0 7 0 0 0
gaa|0 39 8 0 0
gap|0 0 15 0 0
garden|0 0 0 -1 0
gate|0 0 -2 0 0
get|-12 12 21 6 0
getting|0 7 3 0 0
give|0 0 1 4 0
gives|7 -15 0 0 12
go|0 0 6 12 0
goes|0 0 2 0 0
going|-6 0 0 0 0
gone|0 0 19 0 0
good|0 -15 0 0 0
got|0 0 -12 0 -5
grade|0 0 3 0 0
grain|0 19 0 0 0
grand|0 0 0 20 0
green|26 0 0 0 6
ground|0 -30 0 0 0
group|0 4 0 1 -1
groups|0 0 0 0 -1
growers|0 34 0 0 0
guess|0 0 0 21 0
guest|0 0 2 0 0
guy|0 0 15 16 0
had|0 -2 15 0 -2
half|-14 0 20 9 -3
hand|-1 0 20 28 0
handwriting|0 0 25 0 0
happens|0 0 0 19 0
harbour|0 0 0 2 0
has|-4 0 0 -1 -13
have|-19 3 3 -10 -18
he|-18 0 0 3 -5
he:past|0 -8 6 0 0
he:present|0 0 0 8 -12
head|0 -6 0 12 0
health|0 0 0 0 -5
hearing|15 0 0 0 0
heat|0 0 0 0 1
helper|6 0 0 0 0
helps|2 0 0 0 0
her|0 0 1 -10 0
here|0 0 6 9 0
him|-3 0 0 -13 0
hire|0 24 0 0 0
hiring|3 0 0 0 0
his|0 0 3 1 0
hobby|0 52 8 0 0
hold|0 0 -16 0 0
holder|0 20 0 0 0
home|0 10 7 0 0
homes|0 15 0 0 4
hope|0 0 0 2 0
hospital|0 0 22 0 0
hospitals|0 32 0 0 0
hostel|0 19 0 0 0
hot|13 20 4 0 11
hotel|0 0 -10 0 0
hotels|0 13 0 7 0
hour|0 0 0 2 15
hours|12 0 11 -1 9
house|-13 2 7 0 -6
houses|-22 0 0 0 -5
housing|0 30 0 0 0
how|0 0 2 -6 5
husband|0 0 -17 0 0
i|15 -13 -23 -26 13
i:modal|0 0 -1 -11 0
i:past|-15 -3 2 9 -28
i:present|7 0 -1 0 0
ice|0 0 0 0 5
idea|25 7 0 0 0
idle|0 0 0 0 1
if|0 0 0 -2 16
imported|0 0 0 26 0
in|1 10 13 5 -3
included|4 0 0 0 9
independent|0 12 0 0 0
instead|10 0 0 50 0
insulin|0 0 1 1 0
insurance|0 0 2 0 0
insurers|0 9 0 0 0
into|13 0 0 9 25
is|5 -12 0 0 -16
it|-9 0 -14 -6 0
it:modal|0 -2 -1 0 0
it:past|0 0 0 0 -4
it:present|0 0 0 -4 20
its|0 5 0 0 4
itself|21 -7 -5 -13 29
january|0 0 0 -13 0
job|-13 -2 0 0 0
join|0 -8 0 0 0
joint|0 25 0 0 0
june|0 -5 0 0 0
just|0 0 0 18 4
keep|-7 6 7 3 -14
keeps|0 -2 -4 0 0
kg|6 0 0 0 0
kids|4 -2 18 0 0
kiosk|0 0 2 0 0
kisumu|0 5 0 0 0
kitchen|1 0 0 0 0
knees|0 0 16 0 0
know|-10 2 0 0 -7
knowing|0 0 3 0 0
kr|0 9 0 0 0
lab|0 0 10 17 0
label|6 0 0 0 0
labs|0 10 0 0 0
ladies|0 4 0 0 0
lagos|0 0 12 0 0
lakh|0 -7 0 0 0
lamp|0 0 0 0 22
landed|0 20 0 0 0
landlord|0 0 0 0 5
landlords|0 23 9 0 0
last|-10 -5 15 -2 0
late|0 0 21 0 -6
law|0 0 -2 0 0
leases|0 3 0 0 0
leaves|0 -3 7 0 0
left|0 12 10 0 0
leg|0 0 4 0 0
lend|10 0 0 0 0
less|6 0 29 0 0
lesson|0 0 0 0 4
lessons|21 0 0 0 0
lets|30 0 -26 -10 0
letter|0 0 -3 -5 7
letters|18 0 0 0 0
libraries|0 6 0 0 0
library|0 10 0 0 0
light|6 0 0 0 0
like|0 0 5 6 0
line|0 -16 0 0 0
lira|0 -2 0 0 0
list|7 -6 -19 -12 32
live|0 0 0 0 -7
load|-4 -5 8 0 0
local|0 4 0 8 0
london|0 0 0 20 0
look|0 0 0 9 0
lose|0 0 38 0 -7
lost|0 -17 13 0 0
lot|0 11 0 0 0
low|4 17 0 0 33
lunch|0 0 0 0 14
lying|0 0 46 0 0
machine|0 -2 -2 -3 0
machines|12 0 0 0 0
made|6 0 0 0 0
magnetic|0 0 0 0 16
mail|15 0 0 -9 0
makes|-4 -7 0 0 6
man|-6 0 5 14 0
managers|0 23 0 1 0
many|0 0 5 7 0
map|0 0 -21 0 12
marathi|0 0 0 -3 0
march|0 0 0 0 -6
market|0 17 -4 3 -5
marketplace|30 0 -2 0 2
mat|0 0 -4 0 0
maths|0 0 3 0 0
may|-4 -35 0 0 0
me|-22 -5 0 -3 -14
meanwhile|0 -1 2 0 0
measure|0 2 0 20 0
measures|4 0 0 0 0
memory|0 0 0 9 0
menu|5 0 0 0 0
meter|10 -6 0 0 14
meters|0 0 0 10 0
midnight|0 0 17 0 0
milk|0 0 0 0 15
million|0 -3 5 0 0
mine|-18 0 14 0 0
minimum|0 0 1 9 0
minute|3 0 0 0 9
minutes|18 -4 -2 -4 30
miss|0 0 31 0 0
missed|0 0 14 0 0
mobile|14 23 0 0 0
moment|0 0 0 3 0
monday|2 0 0 0 13
money|-21 0 12 13 0
month|-6 0 0 0 0
monthly|0 0 -11 -11 0
months|-4 -1 12 -5 0
more|0 10 0 0 0
morning|-2 0 -2 0 -6
mornings|0 0 11 0 0
most|-7 -5 4 23 -17
mother|0 -2 0 -13 0
mothers|0 29 2 0 0
motor|0 23 0 0 0
move|0 0 0 -7 0
much|-1 13 1 0 0
municipality|0 6 0 0 0
museums|0 0 23 0 0
must|-12 10 16 17 -23
my|0 -13 1 -5 -9
my+:past|-19 -9 0 1 -9
my+:present|4 12 0 0 0
naira|0 6 0 0 0
name|0 -2 0 0 0
names|0 -9 -6 0 0
nanny|0 0 0 20 0
near|3 0 0 0 0
need|0 2 0 -10 0
needs|0 0 -5 0 0
neighbour|0 0 0 4 0
neighbour's|0 0 0 2 0
never|-11 0 19 0 -10
new|-8 0 4 0 0
next|0 -2 -5 0 13
ngos|0 4 0 0 0
nice|0 0 0 9 0
night|3 18 12 11 0
nightmare|0 0 1 0 0
nine|-9 -2 1 0 -15
no|-2 -9 6 3 -2
nobody|-31 0 34 4 -40
nobody:modal|0 -10 0 23 0
nobody:present|0 0 10 0 0
not|-7 -11 0 0 0
notebook|0 0 6 44 -2
nothing|-19 -5 5 0 -22
now|-20 -10 6 24 -22
number|0 -2 -1 0 1
numbers|0 0 14 0 0
nurse|-1 -12 0 0 0
nurses|0 0 0 9 0
october|0 0 9 5 -16
of|0 7 3 -2 -7
off|0 0 0 6 0
office|0 -4 0 0 0
offices|0 29 0 0 5
ohio|0 17 0 0 0
oil|0 12 15 11 0
old|5 0 8 2 3
older|0 0 0 3 0
on|4 0 5 3 2
once|0 -8 0 9 0
one|-1 -4 -1 -6 2
ones|17 0 0 3 0
only|-1 1 0 5 0
open|14 1 0 0 5
opens|0 -13 0 4 0
operator|0 0 0 0 27
operators|0 47 0 0 0
or|0 6 0 15 -6
organ|0 0 0 0 -10
other|0 -5 9 0 0
others|0 0 0 11 0
our|7 -10 0 -14 5
our+:present|22 0 0 0 27
ours|0 0 0 0 -15
out|0 0 4 0 4
outgrown|0 0 11 0 0
oven|38 0 0 0 0
over|2 2 7 0 0
overnight|0 0 0 0 5
own|6 -2 -7 0 2
owner|0 8 -7 -14 11
owners|-1 39 10 4 0
page|18 0 -21 -6 32
paid|0 -5 0 0 0
pain|0 0 47 0 0
paper|-8 0 18 34 -25
parent|0 -12 0 0 0
parents|0 27 2 0 0
parish|0 5 0 0 0
parking|0 -5 0 0 0
part|0 0 0 0 -2
parts|0 -12 0 0 0
pass|-9 0 0 0 -2
past|0 0 13 0 0
patients|0 11 10 0 0
pay|0 10 0 0 -11
payroll|14 0 0 0 0
pays|0 27 -10 -22 0
people|1 13 6 -5 0
per|0 13 -21 -10 0
percent|0 12 0 0 0
person|0 -3 -3 -11 13
persons|0 0 20 0 0
pharmacies|0 8 0 0 0
phone|0 0 0 0 25
phones|-11 0 0 10 0
photo|9 -4 0 -10 37
photos|0 0 0 0 15
pick|0 0 -7 0 0
picture|1 0 -1 0 0
pieces|0 0 -2 -1 0
place|0 -8 -5 -3 4
plain|9 0 0 0 0
plan|0 0 0 12 0
plans|0 2 0 0 0
plastic|0 -25 0 19 0
plates|0 -6 0 0 0
platform|26 0 0 -11 18
play|0 -15 0 0 0
plus|0 0 0 8 0
podcast|2 0 0 0 0
pot|0 -14 -30 0 0
potters|0 3 0 0 0
power|0 0 0 0 5
present|0 0 0 9 0
presently|0 0 0 38 0
press|0 0 0 0 9
presses|1 0 0 0 0
price|-23 -11 -3 -6 0
printed|14 0 0 0 0
private|-11 5 0 17 0
probe|21 0 0 0 0
problem|-37 2 58 0 -11
public|0 21 16 32 0
pulls|0 0 0 0 6
pump|7 0 0 0 7
pupils|0 0 0 0 12
put|0 0 -4 -4 0
puts|11 1 -4 0 0
qr|0 -16 0 0 11
quote|0 3 34 0 -2
r|0 0 0 10 0
rains|0 0 3 0 0
ran|0 2 0 0 0
rates|0 0 0 0 26
reads|0 0 -26 0 8
real|22 -5 0 -20 0
receipt|0 0 0 -1 0
receive|0 0 0 2 0
red|1 0 -3 0 21
refill|23 0 0 0 0
regional|0 1 0 0 0
register|0 0 0 0 6
rent|0 0 5 0 14
repair|19 9 0 0 19
report|0 0 0 -6 0
reports|0 1 0 0 1
reserves|0 14 0 0 0
residents|0 13 0 0 0
restaurants|0 27 0 20 0
retired|0 0 -26 -13 0
return|0 0 0 0 3
right|-11 -9 1 6 0
ring|0 0 0 6 0
risk|-13 -10 -11 -8 0
robot|0 0 0 0 29
rod|0 0 1 0 0
roofers|0 22 0 0 0
room|3 0 0 0 2
rooms|6 0 0 0 0
rope|0 0 0 15 0
round|0 0 0 7 0
row|28 0 0 0 8
rs|0 0 -2 0 0
rules|0 1 0 0 0
run|0 0 1 0 0
running|0 0 -4 0 0
runs|-2 0 0 12 0
rupees|0 0 -16 0 0
rural|0 0 0 -8 0
salt|0 1 0 0 0
same|4 2 0 0 0
sat|0 0 0 10 0
saturday|0 0 15 0 0
saw|0 0 0 9 0
say|0 0 0 -2 -5
says|0 0 0 0 1
scaffolders|0 17 0 0 0
scale|0 0 0 -1 0
scan|-8 0 0 0 0
school|0 13 12 0 0
schools|0 24 0 -5 0
screen|0 0 0 0 12
sealed|35 0 0 0 1
season|-1 0 0 0 0
second|0 -4 0 0 0
see|0 0 5 -9 0
sees|0 -27 0 -19 34
sell|0 2 0 11 -8
seller|0 8 0 0 0
sellers|0 12 0 0 0
sells|0 -1 -8 1 0
send|-14 6 0 19 0
sends|20 -3 -27 0 12
sensor|28 2 -8 -17 0
service|19 0 -10 0 0
seven|0 0 0 -8 0
sewing|0 0 -12 0 0
share|5 0 0 0 0
she|-17 -12 0 -1 -6
she:modal|0 0 0 -2 0
she:past|0 0 -7 -1 0
she:present|0 0 4 11 -7
sheet|0 -13 0 6 0
shelf|0 -1 0 0 0
shift|0 0 0 0 1
shirts|0 0 22 17 0
shoebox|0 0 0 20 0
shop|0 5 5 15 0
shops|-16 27 3 10 -7
short|22 7 0 0 0
shouting|0 0 24 0 0
showed|0 3 0 0 0
shows|14 -9 -38 -3 26
side|0 0 0 0 11
silicone|4 0 0 0 0
sim|5 0 0 0 0
since|-13 0 0 -10 -14
sister|0 0 2 0 0
site|0 0 0 0 18
sits|0 0 0 -7 0
six|0 0 0 0 3
size|18 1 0 -23 16
slips|0 0 0 3 0
slot|0 -7 0 0 0
small|7 27 12 11 4
smart|16 0 0 0 0
smell|0 0 31 0 0
sms|0 -11 -26 -21 43
so|15 -2 -5 -6 12
society|7 0 -4 0 4
soft|39 0 0 0 0
software|35 18 -20 0 2
soil|39 0 0 0 0
solar|26 0 0 -6 0
sold|0 0 0 -13 0
solicitors|0 0 0 29 0
somebody|0 0 0 6 0
somebody's|0 0 0 10 -5
someone|0 0 1 0 0
soup|7 0 2 0 0
space|21 0 0 0 0
speak|0 0 5 -17 0
spend|0 11 8 12 -1
spent|0 0 11 0 0
spoiled|0 0 31 0 0
spreadsheet|0 41 0 26 0
spring|-1 0 0 0 0
start|-14 0 0 0 -26
state|0 1 0 -8 0
stay|0 0 0 10 0
stays|0 0 0 0 10
steel|3 0 0 0 0
still|0 0 7 6 -3
stock|0 0 0 0 7
stop|0 0 14 0 0
stopped|0 0 24 0 0
store|1 0 0 0 0
story|0 0 0 -2 0
student|12 0 0 0 1
students|6 0 4 0 0
studios|0 4 0 0 0
such|0 -11 0 0 0
sugar|0 0 0 25 0
summer|0 5 1 0 0
sunday|3 9 0 2 21
supermarket|0 0 19 1 0
supplier|0 0 0 12 0
sure|0 0 22 0 0
surulere|0 3 0 0 0
swap|13 0 0 0 0
system|8 0 0 12 0
tablet|8 -14 0 -1 10
tag|0 0 0 0 5
take|-19 0 0 0 -8
takes|0 -2 1 11 -1
tank|3 0 0 0 0
tape|0 0 0 3 0
taps|0 0 0 0 8
teachers|0 0 0 -17 0
teams|0 46 0 0 0
teenagers|0 13 0 0 0
tell|0 0 0 -2 0
telling|0 0 0 0 5
tells|9 -4 -10 0 33
temperature|0 0 0 0 34
ten|0 0 -5 0 0
tenants|0 9 0 -4 0
test|0 0 0 0 13
tester|6 0 0 0 0
text|4 0 0 0 43
texts|0 0 -8 0 11
than|0 0 0 -1 0
that|11 0 0 -6 4
the|-2 -1 -3 5 10
their|-4 5 6 1 0
them|0 -2 -9 0 2
then|-2 0 0 9 0
there|0 3 -6 0 0
there:present|-14 13 0 1 -10
they|-21 -3 0 0 -12
they:modal|0 0 0 -5 0
they:past|0 0 0 1 0
they:present|0 0 5 32 0
thing|4 0 -6 -5 0
think|0 0 3 0 0
third|-10 0 39 7 0
thirty|0 0 0 5 0
this|0 -8 -8 -4 -2
those|-6 0 0 15 0
three|-8 -3 9 0 0
through|-6 -12 0 -3 0
throw|0 10 0 0 0
thursday|0 4 0 0 0
tilers|0 8 0 0 0
till|0 -3 6 0 0
time|-16 6 8 -6 0
times|-21 3 20 10 -2
tired|0 1 16 51 0
to|5 8 11 -1 0
today|-25 -18 5 47 -14
together|0 6 -3 0 27
told|0 -7 7 0 0
too|-10 2 17 0 0
took|0 0 0 -1 0
tool|0 9 0 0 0
trade|0 -15 0 0 0
transfer|0 -2 0 0 0
trap|3 0 0 0 0
travel|0 1 0 0 0
tray|18 0 0 0 0
truck|0 2 0 0 -4
truck's|0 0 0 0 8
turbine|0 0 0 11 0
turn|0 0 0 0 18
turned|0 0 -1 0 0
turns|22 0 0 0 2
twelve|0 5 0 0 -9
twice|0 0 0 0 -3
two|0 -11 2 6 0
types|0 -13 0 0 0
uncle|0 0 -10 0 0
under|5 -4 -10 0 24
university|0 4 0 0 0
unlike|0 0 0 48 -14
until|0 -15 0 0 0
up|0 8 16 0 0
us|-7 -6 -9 -14 0
use|-19 0 0 9 0
used|-1 0 0 0 0
users|0 2 0 0 0
van|2 0 -6 0 12
very|0 0 5 0 0
video|18 0 0 0 24
village|18 31 0 -16 24
visit|0 -7 0 0 0
visits|16 -19 -3 0 0
voice|21 2 0 0 9
volunteers|0 0 0 6 0
wait|-5 0 3 0 0
waiting|0 0 28 -9 0
waits|0 0 0 6 0
walk|1 0 0 0 3
wall|0 -1 0 0 0
want|0 7 -8 0 -5
wanted|0 0 0 13 0
wants|0 0 0 17 0
wards|0 15 0 0 0
warehouses|0 11 0 0 0
was|-35 -19 10 0 -23
wash|0 0 0 14 0
waste|0 5 29 0 0
watches|2 0 0 0 0
water|0 0 0 7 3
way|14 0 0 0 0
we|0 -8 -17 -8 0
we:past|0 -14 0 0 -7
we:present|18 0 -17 -19 33
wedding|0 0 5 0 0
week|-2 0 0 -2 0
weekends|0 0 23 0 0
weekly|3 0 -4 -4 0
weeks|0 -5 9 0 0
welders|0 23 0 0 0
wet|0 1 0 0 0
what|10 -4 -13 -5 16
whatever|0 13 0 0 0
whatsapp|3 0 -7 0 8
wheelchair|0 14 0 0 0
when|1 0 0 -11 6
where|3 3 -4 -12 19
whether|12 -9 -1 0 0
which|6 11 0 0 8
while|4 0 0 0 15
who|2 21 11 0 0
whoever|6 0 0 0 0
whole|-13 -10 0 -1 -8
wholesaler|1 0 0 0 0
wholesalers|0 33 0 6 0
why|0 0 0 -18 0
widows|0 9 0 0 0
wife|0 5 0 12 0
will|4 -6 -13 0 9
winter|-4 0 26 2 0
with|11 6 -1 -4 6
within|6 0 0 0 37
without|0 0 1 0 0
wo|0 -4 0 0 0
women|5 14 -6 0 0
women's|0 1 0 0 0
wooden|28 0 0 0 2
wool|4 0 0 0 0
words|9 0 0 0 0
work|0 -2 0 0 0
workers|0 27 1 0 0
workshop|1 0 -7 0 0
worth|0 0 1 0 0
would|0 0 -37 -23 0
write|0 1 9 0 0
written|4 0 0 0 0
wrong|-15 0 28 1 0
x:modal|-6 18 10 -7 -1
x:past|-18 -6 0 -2 -27
x:present|-2 18 18 19 0
yard|0 -2 0 0 0
yards|0 3 0 0 0
year|-19 2 0 -11 -23
years|-32 0 0 0 -15
yes|33 -7 -9 0 1
yet|-8 0 0 0 0
you|0 -22 -6 0 8
you:modal|12 0 0 0 3
you:present|8 0 0 -9 22
your|32 -5 -16 -23 29
youtube|0 0 0 34 0
–|30 0 0 0 32
€|0 1 0 0 0`,
  product: `*|1
!|-10
! 4|8
! 6|7
!=|6
&|6
&,|-4
&:|-1
&after|-5
&and|-5
&as|-1
&before|-1
&but|6
&so|1
&than|-6
&that|14
&until|2
&when|-6
&where|10
&who|2
-:bare|9
-:file|1
-:give|-9
-:go|6
-:make|-4
-:measure|5
-:put|2
-:ring|2
-:run|4
-:sit|6
-:turn|12
:before product|-10
:beside product|-5
:follows|1
:habit|5
:label product|11
:long 1|-4
:long 2|-1
:long 4|-2
:money|2
:money alone|-4
:money subject|4
:named 1|-25
:named 2|-2
:named 4|12
:no product|25
:passive|3
:precedes|-9
:product|42
:shares 0|-27
:shares 1|-2
:shares 2|1
:shares 3|3
:told alone|1
:told subject|-4
<,|-2
<.'s|-5
<.,|-8
<.a|6
<.after|-1
<.all|-3
<.and|-4
<.another|-1
<.around|-4
<.at|1
<.audio|15
<.back|6
<.be|-1
<.box|23
<.but|3
<.buyer|9
<.camera|4
<.clean|11
<.cut|6
<.date|-3
<.day|-6
<.each|-1
<.empty|-1
<.file|5
<.first|-6
<.five|-1
<.for|4
<.get|-2
<.gives|-2
<.going|-1
<.has|1
<.in|-1
<.is|-5
<.it|-7
<.know|-6
<.lessons|26
<.machine|3
<.made|5
<.meter|13
<.minutes|-2
<.month|-15
<.mother|-3
<.name|-6
<.newsletter|11
<.night|1
<.no|-4
<.not|-2
<.one|-1
<.only|-9
<.or|1
<.out|-2
<.owners|-4
<.people|4
<.per|-3
<.photo|-16
<.put|-2
<.reminder|-1
<.room|5
<.run|6
<.same|-3
<.school|-13
<.screen|5
<.sends|-16
<.sensor|7
<.service|4
<.shares|2
<.shop|4
<.shows|-5
<.site|7
<.small|14
<.so|6
<.software|2
<.tag|4
<.take|2
<.that|2
<.the|-4
<.them|-2
<.thing|10
<.to|-6
<.two|6
<.until|4
<.when|-1
<.which|3
<.who|1
<.with|-6
<.years|-3
<.you|-12
<<# for|1
<<# per|1
<<, for|-4
<<, the|3
<<, with|-3
<<: the|-7
<<^ ^|-1
<<^ for|-34
<<^ on|8
<<^ with|24
<<for the|4
<<from the|-4
<<in the|-1
<<on the|2
<<under the|12
<=^|-1
<=adverb|5
<=base|7
<=determiner|-1
<=ing|8
<=noun |3
<=noun name|-9
<=past|11
<=possessive|-2
<=preposition|5
<=relative|-8
<=third|-2
<^|-1
<and|3
<are|1
<around|-4
<because|2
<for|12
<from|-1
<i|7
<in|-5
<is|1
<my|-7
<on|2
<over|2
<the|-3
<to|-5
<under|11
<was|-4
=object|-9
=object:be|13
=object:bring|4
=object:build|1
=object:clip|5
=object:come|6
=object:fail|1
=object:fill|-2
=object:have|3
=object:keep|-14
=object:let|-26
=object:match|-10
=object:put|3
=object:read|-9
=object:receive|-9
=object:run|6
=object:sell|-4
=object:sew|13
=object:sign|8
=object:speak|4
=object:tell|-2
=object:text|1
=object:walk|16
=object:wash|4
=object:write|-4
=subject:break|1
=subject:buy|-1
=subject:cost|3
=subject:cut|3
=subject:have|-4
=subject:need|9
=subject:pay|-7
=subject:read|11
=subject:sell|5
=subject:show|18
=subject:stick|9
=verb|13
>#|-7
>.|-6
>.#|-4
>..|-8
>.:|3
>.^|-1
>.about|-4
>.and|-1
>.are|-5
>.august|10
>.back|13
>.by|1
>.cedis|4
>.come|5
>.days|-7
>.euro|-2
>.every|-3
>.four|-9
>.free|-12
>.half|3
>.has|-17
>.have|-1
>.he|-9
>.hindi|1
>.his|4
>.home|-1
>.i|-3
>.in|4
>.is|-1
>.it|-2
>.lights|9
>.like|-1
>.list|2
>.make|-7
>.my|4
>.night|5
>.nine|9
>.no|6
>.of|1
>.off|-2
>.on|1
>.one|-12
>.open|1
>.or|-5
>.out|8
>.pages|10
>.people|3
>.per|-5
>.phone|-5
>.pounds|5
>.rings|2
>.rs|3
>.says|-2
>.since|-8
>.small|2
>.the|-1
>.them|2
>.they|7
>.to|3
>.up|7
>.whatsapp|4
>.when|-1
>.written|21
>.you|2
>:|8
>=#|-5
>=base|-4
>=determiner|2
>=have|-3
>=mark|5
>=modal|-1
>=number|-1
>=participle|-1
>=preposition|3
>=pronoun|-1
>=relative|11
>=subordinator|2
>=third|2
>=to|-7
>>, all|1
>>, and|-9
>>, one|3
>>, that|12
>>, the|-4
>>, we|1
>>, who|-1
>>, with|23
>>, written|8
>>. ^|-5
>>: #|-4
>>: a|-4
>>and lights|9
>>before .|11
>>by the|-8
>>for #|-2
>>for a|-8
>>for the|-9
>>from the|-17
>>in front|1
>>is a|21
>>on a|5
>>until the|8
>>with a|7
>>with the|-6
>a|-6
>and|-5
>around|-15
>at|-1
>but|7
>can|-1
>during|7
>for|10
>from|-1
>goes|6
>have|-2
>i|-8
>now|4
>on|1
>out|2
>over|12
>own|12
>pays|-9
>shows|12
>that|1
>to|-2
>under|6
>until|6
>up|-2
>when|-10
>where|5
>while|8
>with|-1
>€|2
?actions 0|-9
?actions 1|-8
?actions 2|-4
?actions 4|1
?actions 5|1
?actions 6|4
?actions 7|10
?customer 0|3
?customer 1|4
?customer 2|3
?customer 4|-2
?customer 5|-1
?customer 6|-4
?customer 7|-1
?problem 1|1
?problem 3|-1
?problem 5|3
?problem 6|-5
?problem 7|-2
?product 0|-12
?product 1|-10
?product 2|-4
?product 3|-2
?product 4|9
?product 5|7
?product 6|7
?product 7|7
?today 0|2
?today 1|1
?today 2|2
?today 4|-4
?today 5|-1
?today 6|-1
f:#|1
f:every|4
f:my|-5
f:one|6
f:organ|5
f:school|6
f:three|-4
f:your|1
f=#|1
f=determiner|-3
f=ing|3
f=noun |3
f=noun name|-5
f=noun product|2
f=number|-7
f=plural product|-1
h:agent|-2
h:app|12
h:bag|-4
h:bath|4
h:blade|11
h:box|9
h:bread|1
h:bucket|7
h:building|5
h:call|-8
h:cellar|7
h:clothe|7
h:co-op|-4
h:course|9
h:crew|-1
h:curtain|1
h:customer|-2
h:date|-7
h:day|-8
h:door|-24
h:drawing|10
h:euro|-20
h:family|-8
h:farm|-1
h:farmer|11
h:film|1
h:firm|-25
h:frame|7
h:group|-7
h:grower|-4
h:hold|10
h:home|-7
h:hour|10
h:idea|-22
h:kid|6
h:kitchen|12
h:knee|-2
h:lamp|5
h:leg|17
h:list|-4
h:maker|-13
h:manager|-1
h:money|-7
h:month|-7
h:net|1
h:night|4
h:operator|2
h:orchard|2
h:order|-3
h:organ|3
h:oven|3
h:pack|2
h:panel|14
h:piece|-9
h:price|-7
h:report|-3
h:rider|-1
h:rs|-1
h:school|-10
h:sensor|10
h:shop|-3
h:show|-3
h:size|5
h:society|1
h:software|7
h:solution|-2
h:stone|16
h:store|-12
h:strap|11
h:sunday|1
h:swap|9
h:tag|7
h:tile|15
h:time|-1
h:tray|7
h:tree|-4
h:week|-6
h:weekend|13
h:workshop|-1
h:year|-26
h=noun people|-6
h=noun product|9
h=noun time|-3
h=plural |3
h=plural product|8
he:|-13
he:present|-5
i:|10
i:be|-33
i:come|8
i:make|13
i:present|13
i:sell|-11
i:want|16
it:modal|1
it:present|-8
my+:past|-7
my+:present|10
our+:|-1
there:|-2
there:be|-2
w#|-19
wa|4
waid|1
wapp|8
waudio|13
wbath|2
wbattery|6
wbeach|3
wblade|5
wbox|16
wbrass|11
wbread|3
wbucket|1
wbuilding|2
wcar|7
wcellar|4
wclothes|8
wcourse|9
wcrew|-3
wcustomer|-6
wcut|5
wdate|-6
wdead|1
wdirty|13
wdough|5
wdrawing|3
we:|9
we:have|10
we:measure|-1
we:modal|7
we:past|-2
we:present|5
we:sell|-2
we:take|1
we:turn|-2
we:wash|18
weuros|-6
wfarmer|7
wfirm|-2
wfor|16
wframe|14
wfree|-5
wgood|5
wgrounds|5
wgrower|-2
whalls|5
whearing|4
wheat|11
widea|-12
wkitchen|5
wlanguage|-2
wlast|-2
wlegs|12
wmachine|4
wmain|-5
wminute|2
wmoney|-11
wmonth|-8
wmy|-6
wnet|1
wnight|1
wno|-2
wnumber|2
wof|2
wone|-3
wor|-3
worchard|2
worgan|34
wour|-3
wpack|1
wpanel|15
wphoto|-1
wplates|2
wplatform|5
wprice|-1
wprivate|-6
wproduct|-4
wreport|-9
wrooms|3
wrs|-4
wsalt|13
wscale|3
wsensor|7
wservice|7
wshop|-6
wshops|-5
wshort|10
wshows|-2
wsite|11
wsociety|24
wsoft|4
wsoftware|8
wsolution|-2
wstone|1
wstore|-2
wstrap|5
wstudent|-2
wsunday|4
wswap|8
wthe|-5
wthing|7
wtile|20
wtime|-2
wtoilet|-3
wtray|5
wtwo|2
wway|8
wweek|-2
wweekend|4
wwomen|9
wwool|3
wworkshop|-3
wyear|-12
wyears|-1
wyour|3
x noun :|-1
x noun :be|14
x noun :modal|-1
x noun :past|-2
x noun :present|4
x noun :read|-4
x noun name:|1
x noun name:be|3
x noun name:drive|4
x noun name:present|6
x noun people:|-1
x noun people:be|8
x noun people:have|11
x noun people:pick|15
x noun product:hold|12
x noun product:past|2
x noun product:present|-2
x noun product:read|8
x noun product:rent|13
x plural :|3
x plural :be|4
x plural :past|11
x plural people:|-6
x plural people:bring|-1
x plural people:buy|4
x plural people:find|5
x plural people:present|-3
you:|2
you:hand|6
you:present|4
you:send|6
you:talk|5
~|-4
~book|-18
~break|7
~charge|-5
~clip|5
~collect|-1
~come|4
~cut|22
~die|1
~do|-11
~file|7
~film|9
~get|-5
~go|-1
~grind|14
~hang|7
~keep|-3
~let|-8
~pay|-4
~propose|6
~put|3
~receive|-7
~reserve|-10
~ring|1
~see|-13
~send|-1
~sew|13
~sign|9
~sit|-1
~snap|-1
~speak|3
~start|1
~stay|-1
~stitch|4
~talk|2
~tell|-11
~throw|6
~walk|12
~wash|7`,
  customer: `*|-6
!|-25
!=|-9
!actor 3|4
!either 5|7
!either 6|14
!payer 7|47
!user 6|-33
&|2
&,|-8
&:|-1
&after|-3
&and|-5
&because|-15
&but|-8
&how|-1
&since|-6
&than|23
&then|-11
&what|5
&who|38
&whose|15
&–|11
-:|3
-:bare|10
-:have|-4
-:kill|1
-:modal|1
-:need|7
-:pay|-7
-:reckon|1
-:run|-3
:after product|4
:label customer|18
:long 1|-8
:long 7|1
:money|1
:named 1|-29
:named 2|-6
:named 3|9
:named 4|19
:no product|-1
:pain|4
:passive|-20
:precedes|3
:product|-15
:shares 1|-4
:shares 2|4
:told alone|-5
:told object|9
<#|3
<'s|-2
<,|-3
<-|7
<.-|7
<.:|-2
<.^|4
<.a|-4
<.about|3
<.and|2
<.are|-1
<.ask|3
<.back|2
<.big|-1
<.but|-7
<.day|-3
<.each|-4
<.every|-14
<.families|40
<.find|-6
<.firms|12
<.for|17
<.from|-3
<.get|-9
<.going|-6
<.grandparents|2
<.has|1
<.he|-5
<.in|2
<.is|-4
<.it|-3
<.kilo|8
<.ladies|6
<.me|-4
<.minutes|-2
<.more|1
<.my|4
<.no|-6
<.not|-6
<.nurses|3
<.on|-2
<.one|-5
<.ones|1
<.our|-1
<.out|-15
<.owners|7
<.parents|11
<.pays|-5
<.people|16
<.phone|-6
<.run|-8
<.send|-1
<.shops|12
<.small|17
<.software|10
<.spoken|3
<.still|4
<.students|12
<.that|7
<.the|-3
<.there|9
<.they|-1
<.this|-4
<.three|11
<.through|-5
<.to|6
<.voice|10
<.walk|8
<.want|-2
<.while|2
<.who|-2
<.with|12
<.without|1
<.you|-4
<.young|8
<:|-4
<<# per|-5
<<, for|31
<<, in|-3
<<, the|1
<<^ in|-15
<<^ the|-6
<<and the|-1
<<free for|-6
<<from the|10
<<in the|8
<<of the|5
<<owners in|1
<<people with|3
<=#|4
<=adjective|-2
<=adverb|-5
<=base|-5
<=be|-4
<=coordinator|3
<=determiner|-3
<=have|1
<=noun |3
<=noun name|-8
<=noun people|6
<=past|7
<=plural |-2
<=possessive|-9
<=preposition|5
<=third|4
<are|5
<around|14
<big|-14
<by|-4
<costs|5
<for|8
<has|3
<in|7
<is|-14
<my|-6
<on|-3
<or|14
<small|25
<than|6
<the|-4
<to|7
<two|-3
<with|2
=object|-7
=object:be|5
=object:charge|8
=object:cost|12
=object:do|4
=object:go|-15
=object:lose|-3
=object:make|-4
=object:need|6
=object:own|2
=object:pay|-26
=object:repair|6
=object:see|-4
=object:sell|-2
=object:take|-1
=object:walk|3
=subject|10
=subject:be|-11
=subject:book|12
=subject:buy|15
=subject:call|7
=subject:charge|-6
=subject:come|-13
=subject:cost|-26
=subject:eat|1
=subject:fill|-2
=subject:find|3
=subject:keep|-6
=subject:know|-2
=subject:leave|11
=subject:list|-1
=subject:live|10
=subject:lose|11
=subject:make|6
=subject:measure|7
=subject:pay|6
=subject:post|2
=subject:rent|11
=subject:reserve|14
=subject:sell|1
=subject:send|9
=subject:share|4
=subject:sit|-3
=subject:try|12
=subject:wear|4
>#|-1
>,|-8
>.|-6
>.,|-8
>..|-8
>.;|-1
>.^|1
>.a|-1
>.all|-15
>.alone|16
>.and|-4
>.away|-2
>.because|2
>.bus|4
>.buy|7
>.by|-9
>.came|-4
>.can|9
>.cut|3
>.do|-11
>.for|-1
>.four|8
>.from|-7
>.get|1
>.goes|1
>.good|-1
>.having|1
>.his|-7
>.home|15
>.hours|-9
>.in|4
>.it|3
>.know|3
>.lot|7
>.mexico|8
>.month|-3
>.more|2
>.no|7
>.nobody|2
>.number|7
>.of|1
>.on|-4
>.only|-5
>.open|14
>.or|2
>.out|3
>.paid|-11
>.parents|-5
>.parts|-6
>.publishes|2
>.puts|7
>.quote|1
>.same|1
>.see|13
>.shop|3
>.simply|-8
>.takes|-3
>.that|-18
>.the|-5
>.they|2
>.this|11
>.three|-8
>.to|5
>.two|11
>.up|12
>.us|14
>.used|4
>.want|-7
>.when|1
>.with|4
>.years|8
>.€|8
>=#|-1
>=adverb|8
>=base|7
>=coordinator|-9
>=do|-2
>=have|5
>=modal|6
>=participle|-14
>=preposition|-1
>=pronoun|-18
>=relative|5
>=third|-1
>>, #|4
>>, that|-1
>>, they|5
>>, written|1
>>: it|24
>>: the|-2
>>a quote|2
>>and a|6
>>are having|1
>>at #|-3
>>by the|6
>>ca n't|4
>>for nine|2
>>for the|5
>>have their|-1
>>have to|9
>>i know|22
>>in a|-1
>>on our|7
>>with #|10
>>with a|-9
>>with more|10
>>with the|-3
>after|-3
>already|-23
>answer|-1
>are|4
>around|13
>ask|-1
>because|-6
>before|7
>but|-1
>ca|4
>each|-8
>either|1
>find|3
>for|-19
>from|-9
>gets|1
>i|13
>in|9
>into|3
>is|-1
>it|-14
>must|23
>of|-1
>over|5
>pay|2
>pays|29
>reserves|13
>say|-2
>send|4
>the|1
>to|-10
>what|25
>who|9
>will|-4
>with|12
>would|2
?actions 1|-2
?actions 2|-2
?actions 3|1
?actions 5|1
?actions 6|-2
?actions 7|-4
?customer 0|-11
?customer 1|-7
?customer 2|-6
?customer 3|1
?customer 4|-1
?customer 5|4
?customer 6|4
?customer 7|6
?problem 1|-1
?problem 3|-1
?problem 4|1
?problem 6|1
?problem 7|3
?product 1|-1
?product 2|2
?product 3|3
?product 4|1
?product 5|-5
?today 2|3
?today 3|-2
?today 4|-5
?today 5|1
?today 6|-5
?today 7|3
f:#|-1
f:kids|-7
f:people|4
f:rs|-2
f:small|12
f:the|2
f=#|-1
f=adjective|-9
f=determiner|-10
f=noun name|5
f=noun people|4
f=noun product|3
f=number|-12
f=past|4
f=plural name|5
f=plural people|2
f=plural product|6
f=possessive|-13
h:association|8
h:baker|19
h:bakery|19
h:band|8
h:bar|28
h:beekeeper|29
h:box|-4
h:boy|-17
h:broker|-5
h:bus|2
h:café|5
h:canteen|8
h:carer|-7
h:caretaker|-12
h:caterer|3
h:child|-18
h:choir|4
h:church|21
h:clerk|-1
h:clinic|27
h:club|28
h:committee|5
h:council|9
h:crane|1
h:crew|-5
h:customer|-7
h:day|-1
h:driver|-1
h:euro|-17
h:family|7
h:farm|30
h:firm|7
h:grandmother|-4
h:greenhouse|8
h:group|6
h:grower|23
h:guest|3
h:helper|-1
h:holder|1
h:home|13
h:hotel|16
h:house|6
h:importer|4
h:interpreter|-8
h:joiner|-20
h:kid|-14
h:lab|3
h:lamp|-11
h:landlord|2
h:maker|10
h:manager|16
h:mill|1
h:nurse|-18
h:operator|27
h:organ|6
h:organizer|1
h:owner|28
h:parish|3
h:people|-4
h:person|-16
h:practice|2
h:r|-2
h:restaurant|35
h:roofer|2
h:rs|-8
h:school|1
h:seller|9
h:shop|9
h:station|1
h:studio|6
h:surgery|1
h:terrace|1
h:trader|9
h:treasurer|1
h:truck|1
h:volunteer|-4
h:warehouse|9
h:widow|12
h:wife|-3
h:workshop|28
h:yard|-2
h:year|-12
h=noun |-4
h=noun name|4
h=noun people|13
h=noun price|-15
h=noun product|-3
h=noun time|-22
h=plural name|5
h=plural people|34
h=plural price|-21
h=plural product|9
h=plural time|-7
he:|-13
he:present|-2
i:|2
i:be|-5
i:get|2
i:present|4
i:repair|3
i:sit|7
i:want|16
it:|7
it:send|6
my+:do|5
she:answer|1
she:present|5
there:|6
there:be|6
there:present|16
they:|-9
they:present|-7
w#|-8
wallotment|5
walone|6
wan|3
wand|-8
wapartment|7
waround|3
wassociation|26
wat|7
wbackyard|5
wbaker|1
wbakeries|10
wbar|12
wbarber|1
wbeekeeper|19
wbig|-20
wboard|5
wboat|17
wbooks|10
wbus|20
wbuy|6
wbuyer|6
wcafés|7
wcanteen|5
wcar|1
wchurch|2
wclinic|30
wclub|16
wclubs|3
wcoast|9
wcomplexes|7
wcooperative|21
wcorporation|2
wcouncil|14
wcounty|5
wcrane|6
wcustomers|-5
wdairy|2
wdaughter|-2
wdelivery|5
wdialysis|7
wdistrict|8
wdriver|5
wdrivers|-2
we:past|4
we:want|-2
wenglish|-2
wfamilies|4
wfamily|4
wfarm|19
wfarmer|33
wfarms|1
wfaro|3
wfathers|9
wfirm|10
wfirms|9
wfish|8
wfive|-3
wfree|-2
wgarden|4
wgreenhouse|2
wgroup|13
wgrower|22
whall|16
whalls|-5
whand|-6
whannover|-6
whimachal|-6
whobby|6
whome|8
whostel|6
whotels|16
whouse|16
whousing|21
whouston|7
win|6
winspectors|11
wjoiners|-8
wkitchens|-16
wladies|3
wlamps|-2
wlibraries|4
wmachine|5
wmaker|7
wmanager|4
wmarket|15
wmedium|-2
wmembers|-14
wminnesota|1
wmothers|18
wmuseum|1
wmy|-6
wnew|-2
wnurses|-1
wof|5
wohio|3
won|6
woperators|11
worgan|25
worganizer|1
wover|-1
wowner|13
wpaper|-7
wparishes|3
wpatient|-9
wpeople|-3
wpersons|-10
wpotter|5
wpractices|1
wprovince|5
wpuebla|8
wquilters|14
wr|-3
wrestaurant|15
wrestaurants|3
wretired|-3
wrs|-9
wsame|-2
wschool|23
wschools|14
wshift|2
wshop|20
wsize|6
wsmall|24
wstudent|24
wstudents|-7
wstudio|2
wsurgeries|4
wsuya|6
wterrace|23
wthe|-3
wto|10
wtrade|-4
wtruck's|2
wtrucks|4
wtwo|-4
wvets|-5
wvillage|13
wwhatsapp|-4
wwith|5
wwomen|5
wworkshop|1
wyard|-11
wyears|-12
wzoo|-3
x noun :go|-3
x noun :have|5
x noun name:have|6
x noun people:|-1
x noun people:ask|4
x noun people:bring|6
x noun people:go|3
x noun people:past|-16
x noun people:pay|2
x noun people:send|-5
x noun people:take|10
x noun product:need|1
x noun product:past|3
x noun product:pay|-3
x noun product:present|-5
x noun time:|6
x plural :get|-1
x plural people:|-8
x plural people:be|15
x plural people:book|1
x plural people:eat|8
x plural people:give|-9
x plural people:have|3
x plural people:know|-1
x plural people:pay|-3
x plural people:post|4
x plural people:try|3
x plural people:turn|-10
x plural product:|-1
x plural product:ask|-3
x plural product:be|-5
x pronoun:save|4
you:|-6
~ask|1
~book|5
~call|6
~count|2
~drop|-5
~fill|-9
~get|6
~have|3
~keep|-3
~know|-7
~list|-3
~live|11
~measure|4
~need|11
~own|1
~post|4
~read|-13
~recommend|-1
~rent|22
~repair|5
~reserve|5
~send|2
~share|6
~tell|4
~try|12
~visit|-13
~walk|4
~want|-2
~write|-1`,
  problem: `*|-9
&because|7
&if|-1
&or|-1
&when|1
&where|-3
:after product|-4
:beside product|-10
:follows|-8
:habit|2
:label |-7
:label problem|25
:long 12|7
:long 2|5
:long 4|2
:long 6|1
:long 7|-1
:long 8|-2
:money|3
:named 2|1
:named 3|-5
:not|-10
:pain|28
:precedes|14
:product|-9
:shares 0|-4
:shares 1|1
:shares 3|-5
:told|-3
:told verb|-3
<,|-4
<.#|-6
<.,|-6
<.^|-5
<.a|2
<.and|5
<.at|4
<.by|2
<.for|7
<.i|-2
<.in|5
<.it|-5
<.knows|4
<.nobody|4
<.on|-2
<.out|-1
<.shop|11
<.since|-5
<.the|-7
<.them|2
<.to|2
<.with|-2
<<, or|-9
<<^ ^|-3
<<^ when|2
<=^|-3
<=noun |5
<=noun time|4
<=relative|-3
<^|-3
<if|-1
<what|-1
<when|1
<where|-2
<which|-6
=verb|-7
=verb:ask|-4
=verb:be|-1
=verb:burn|4
=verb:do|-2
=verb:eat|4
=verb:fall|2
=verb:finish|3
=verb:give|-2
>.but|-14
>.i|6
>.is|3
>.one|2
>.so|2
>.the|-2
>.then|5
>.they|-4
>.you|9
>:|8
>=mark|5
>>, but|-13
>>, so|4
>>, the|-1
>>. ^|3
>>and the|22
>and|3
>it|2
?actions 1|2
?actions 2|2
?actions 3|1
?actions 5|-4
?actions 6|-19
?actions 7|-17
?customer 0|-1
?customer 1|-5
?customer 3|-1
?customer 5|5
?customer 7|1
?problem 0|-23
?problem 1|-19
?problem 2|-9
?problem 3|-6
?problem 4|2
?problem 5|7
?problem 6|17
?problem 7|22
?product 0|1
?product 1|1
?product 2|1
?product 4|-1
?product 5|-5
?today 0|-2
?today 1|-4
?today 3|3
?today 4|1
?today 5|4
f:#|-4
f:he|-2
f:i|-2
f:most|-1
f:my|-3
f:the|2
f:you|2
f=#|-4
f=adjective|8
f=base|-5
f=determiner|1
f=ing|5
f=noun people|1
f=noun product|1
f=number|-9
f=plural people|5
f=plural product|1
f=possessive|-2
h:has|-1
h:keep|-3
h:pay|-2
h:put|-12
h:take|-1
h=base|6
h=be|-1
h=do|-1
h=ing|-3
h=third|1
he:|-2
i:|-2
my+:|-3
my+:be|-3
v:ask|-4
v:burn|4
v:eat|4
v:fall|2
v:finish|3
v:give|-2
w#|-5
w'|2
w,|-7
wa|-2
wabout|2
wafter|8
wair|17
walways|5
wan|-3
wand|6
ware|9
wbecause|11
wbed|-7
wbig|-12
wbox|2
wboy|-6
wbring|-3
wburns|8
wca|12
wcall|-6
wcannot|13
wcome|-1
wcomes|2
wcut|1
wdate|12
wday|6
wdays|3
wdead|8
wdied|-8
wdollars|-3
wdry|18
we:present|-4
weaster|9
weuro|3
weuros|-8
wevery|3
weveryone|8
wfind|12
wfine|8
wfinished|1
wfor|6
wfull|8
wgate|-7
wget|5
wgo|1
wgoes|1
wguy|7
whad|7
whalf|8
whas|-4
whis|5
whold|-15
whome|7
whospital|12
wi|-9
wis|4
wit|-4
wknows|3
wleaves|5
wleft|3
wlose|19
wlying|23
wme|-10
wmore|-4
wmust|3
wnight|1
wnobody|7
wnow|-2
wof|3
wone|2
wother|2
wour|1
wout|4
wover|3
wparents|-1
wper|-6
wpot|-16
wpressure|-15
wput|-1
wquote|9
wroom|1
wround|2
wrunning|-2
wsend|-7
wshe|2
wsix|2
wtake|-2
wtaxi|2
wtheir|-3
wthem|-1
wthere|-1
wthree|7
wto|4
wtwo|4
wup|1
wus|-5
wvery|6
wwaiting|18
wwant|-12
wwas|2
wwater|1
wwe|-7
wweek|-1
wweekends|7
wweeks|2
wwhen|1
wwho|-3
wwill|-8
wwinter|2
wwomen|-10
wwould|-10
wwrong|5
wyears|-7
x adjective:|17
x noun :be|-6
x noun :have|-12
x noun :past|-2
x noun :present|4
x noun people:present|1
x noun product:present|-2
x plural :|7
x plural people:have|3
x plural people:present|3
x plural product:present|7
x pronoun:|5
x pronoun:present|6
you:|2
~|19
~ask|-4
~be|-1
~burn|4
~do|-2
~eat|4
~fall|2
~finish|3
~give|-2`,
  today: `*|-35
&,|-8
&after|-7
&or|26
&since|2
&so|3
&that|10
&then|-6
&which|6
&who|-3
-:be|-4
-:buy|-8
-:eat|3
-:get|17
-:modal|8
-:need|-1
-:past|-3
-:pay|6
-:put|7
-:say|6
-:wait|37
:after product|-2
:beside product|-3
:follows|-5
:habit|17
:label |1
:label today|21
:long 1|1
:long 11|2
:long 2|-1
:long 3|4
:long 4|-1
:long 6|-1
:long 7|1
:money|1
:money subject|6
:money verb|-4
:named 1|-10
:named 3|7
:not|-7
:pain|-10
:precedes|10
:shares 0|3
:shares 2|-5
:shares 3|-5
:told|-4
:told subject|-4
:told verb|4
<'d|-10
<'re|-7
<.#|-5
<.,|2
<.a|3
<.and|-6
<.another|7
<.are|9
<.around|21
<.at|-3
<.big|-4
<.boy|11
<.but|-22
<.choir|10
<.company|3
<.council|9
<.do|14
<.for|5
<.get|7
<.have|2
<.is|-5
<.it|4
<.just|8
<.man|6
<.managers|14
<.most|31
<.my|-6
<.n't|-12
<.now|14
<.on|6
<.one|-4
<.or|11
<.people|-11
<.schools|-3
<.to|2
<.today|25
<.two|-2
<.up|10
<.when|-13
<.will|1
<.women|-1
<.year|-4
<.you|-6
<:|3
<<, and|1
<<, or|14
<<^ ^|1
<<^ it|-1
<<^ she|3
<<^ they|15
<<^ today|2
<<^ we|-1
<<i make|2
<<so they|3
<<up and|2
<=^|1
<=adverb|4
<=base|14
<=determiner|2
<=have|-1
<=ing|7
<=mark|4
<=modal|-15
<=noun |-5
<=noun name|5
<=past|-1
<=plural people|-2
<=pronoun|-1
<=relative|3
<=subordinator|1
<=third|5
<^|1
<are|4
<because|2
<buy|16
<everybody|1
<have|-2
<i|-2
<is|-3
<must|29
<need|-6
<send|3
<today|25
<wait|1
<want|-10
<we|-7
=object:be|-8
=object:call|19
=object:cost|-9
=object:get|-8
=object:keep|22
=object:make|3
=object:need|-8
=object:send|3
=subject:ask|15
=subject:buy|-21
=subject:call|-17
=subject:charge|18
=subject:cost|9
=subject:do|6
=subject:exist|5
=subject:go|-2
=subject:keep|-11
=subject:pay|-51
=subject:sell|2
=subject:send|-7
=subject:take|4
=subject:want|8
=verb:call|5
=verb:come|-6
=verb:cost|-1
=verb:eat|1
=verb:make|-1
=verb:need|-4
=verb:stand|-1
>.#|2
>.'s|-2
>.,|1
>..|-6
>.^|-3
>.a|6
>.about|1
>.an|6
>.at|3
>.back|-5
>.be|-5
>.but|17
>.each|-1
>.good|10
>.hand|13
>.he|11
>.in|5
>.is|5
>.it|5
>.keep|12
>.me|-9
>.nobody|1
>.offers|26
>.old|2
>.or|17
>.people|-7
>.rs|10
>.says|3
>.takes|14
>.the|1
>.them|1
>.three|-2
>.times|6
>.to|-2
>.two|-3
>.us|-8
>.what|-1
>:|-2
>=adverb|-7
>=base|1
>=ing|5
>=mark|-2
>=number|5
>=preposition|5
>=pronoun|-11
>>, and|9
>>, or|15
>>, so|-3
>>, the|-4
>>, then|-2
>>, which|23
>>and offers|11
>>by hand|16
>>by the|-3
>>from the|19
>>in the|5
>>is a|-6
>>on the|7
>>to a|14
>>want #|4
>a|6
>at|-6
>because|5
>cost|18
>from|11
>have|-6
>in|-9
>is|3
>off|8
>once|10
>or|5
>out|6
>that|10
>without|-5
?actions 1|3
?actions 2|2
?actions 5|-4
?actions 6|-13
?actions 7|-16
?customer 0|1
?customer 1|-2
?customer 3|-1
?customer 6|1
?customer 7|3
?problem 3|1
?problem 6|4
?problem 7|-6
?product 1|3
?product 3|3
?product 4|-6
?product 5|-3
?product 7|-13
?today 0|-18
?today 1|-17
?today 2|-13
?today 3|-5
?today 5|4
?today 6|8
?today 7|10
f:#|-1
f:buy|6
f:every|-4
f:have|-3
f:reads|10
f:six|1
f:the|5
f:their|3
f:want|-11
f=#|-1
f=adjective|-6
f=base|11
f=ing|4
f=modal|-17
f=noun |1
f=noun people|-2
f=past|-9
f=possessive|-5
f=third|1
h:agency|9
h:answer|7
h:app|4
h:call|2
h:club|-2
h:cost|-6
h:count|3
h:farmer|-13
h:guy|3
h:have|-6
h:lamp|10
h:machine|-3
h:need|-4
h:owner|-12
h:room|1
h:sell|3
h:send|8
h:set|-1
h:shop|5
h:stand|-1
h:team|3
h:wait|3
h:walk|2
h:want|-2
h:wash|2
h=noun |1
h=noun people|-3
h=noun price|-13
h=noun product|1
h=noun time|-6
h=past|-1
h=plural people|-23
h=third|1
he:present|12
i:|-14
i:make|4
i:sell|-1
it:|-8
nobody:|-1
she:present|5
there:|6
there:be|6
there:present|11
they:present|20
v:call|5
v:come|-6
v:cost|-1
v:eat|1
v:make|-1
v:need|-4
v:stand|-1
w#|-2
wa|11
wabout|-12
wagencies|7
wan|5
wanswers|2
wany|-10
ware|-1
wback|-1
wbar|8
wbefore|-8
wboy|4
wbuy|4
wby|9
wcall|1
wchildren|-2
wclipboard|17
wcopies|10
wcousin|8
wcut|2
wdealer|7
wdo|-7
we:present|-16
weach|2
weat|2
weight|15
weuros|10
wevery|-2
wfirst|-16
wfive|-1
wfrom|8
wgroups|3
wguy|12
whand|19
whome|-22
whospital|-5
whour|-1
win|7
wis|2
wlate|-14
wlist|6
wlive|-4
wmachine|-4
wmat|18
wme|-6
wmeasurements|1
wmy|-7
wneed|-2
wnight|7
wno|10
wnot|4
wnotebook|25
wof|-7
wokada|2
won|6
wour|-2
wpaper|18
wphones|8
wplace|-5
wplastic|13
wput|-1
wreads|10
wreport|-4
wrope|4
wround|13
wsame|4
wschools|-22
wsheet|11
wshoebox|1
wsix|1
wsmall|-22
wsuit|7
wtaxi|1
wteam|14
wthe|2
wtheir|3
wto|9
wup|4
wus|-7
wwant|-13
wwash|8
wwhat|-3
wwhatsapp|4
wwhiteboard|6
wwhole|-5
wwith|6
wwithout|-4
wwrong|-6
wyear|-27
wyears|-6
x determiner:|2
x determiner:present|8
x noun :be|-10
x noun :cost|-18
x noun :do|7
x noun :past|-7
x noun :read|34
x noun name:present|6
x noun people:go|-12
x noun people:have|2
x noun people:pay|-10
x noun people:present|10
x noun people:receive|-2
x noun people:see|-2
x noun people:sit|-8
x noun people:want|8
x noun people:write|2
x noun product:|5
x noun product:modal|-3
x noun product:past|15
x noun product:pay|-5
x noun product:present|2
x plural :get|1
x plural :have|-14
x plural people:|2
x plural people:buy|3
x plural people:get|-3
x plural people:give|3
x plural people:have|-20
x plural people:modal|-8
x plural people:past|2
x plural people:present|9
x plural people:throw|18
x plural product:|-1
x plural product:be|6
x plural product:modal|-4
x plural product:take|2
x pronoun:|4
you:present|-4
~bring|10
~call|7
~cost|-1
~count|5
~cut|-5
~do|5
~eat|10
~exist|12
~fill|1
~find|-5
~get|-13
~guess|1
~hang|3
~have|-4
~hire|2
~know|-8
~leave|-3
~list|-1
~live|-10
~lose|-22
~measure|5
~need|-16
~offer|26
~open|15
~order|-7
~phone|11
~photograph|2
~print|7
~receive|-25
~ring|32
~search|2
~sell|8
~stand|-3
~take|10
~tap|-13
~turn|4
~wash|16
~work|-14
~write|14`,
  actions: `*|1
!|-28
! 5|10
!=|10
!weak 4|-5
&|-1
&,|5
&that|-4
&which|-7
&who|-8
-:|6
-:bare|-1
-:past|11
-:present|12
:before product|-26
:habit|-6
:long 2|3
:long 3|5
:long 4|-2
:long 7|-3
:long 9|2
:money|-10
:named 1|-9
:no product|2
:pain|-10
:precedes|-25
:shares 0|-4
:shares 1|-7
:shares 2|1
:shares 3|13
:told|1
<,|2
<.#|-4
<.,|-1
<.:|2
<.^|-8
<.a|-6
<.and|6
<.for|-18
<.in|-5
<.is|-3
<.it|8
<.on|1
<.the|-2
<.we|-2
<.when|8
<<# and|-4
<<, and|4
<=coordinator|9
<=noun name|-3
<=noun product|-2
<=plural people|4
<=pronoun|3
<and|4
<can|5
<you|7
=alone|1
=alone:|1
=verb|-1
=verb:bring|2
=verb:cost|-2
=verb:keep|-4
=verb:need|-5
=verb:read|3
>,|8
>.|1
>.#|8
>.i|-3
>.in|-1
>.so|-9
>.that|-20
>.the|6
>:|-38
>=coordinator|10
>=relative|-13
>=subordinator|5
>>, and|-7
>>, which|-2
>and|1
?actions 0|-31
?actions 1|-21
?actions 2|-7
?actions 3|-8
?actions 4|2
?actions 5|10
?actions 6|22
?actions 7|34
?customer 2|3
?customer 3|1
?customer 5|-3
?customer 6|-1
?problem 0|1
?problem 1|3
?problem 5|-6
?problem 6|-1
?problem 7|-19
?product 0|-5
?product 1|-5
?product 3|-2
?product 4|5
?product 5|7
?product 6|5
?today 0|2
?today 1|7
?today 2|7
?today 5|-7
?today 7|-16
f:come|3
f:gets|6
f:sell|-2
f:sits|-4
f=do|2
f=past|-2
f=third|8
h:cost|-3
h:get|5
h=base|9
h=past|-9
h=third|8
i:|-12
it:present|6
v:bring|2
v:cost|-4
v:start|-13
w#|-17
wa|-5
wand|1
wanswer|3
wask|-2
wbefore|7
wby|5
wcamera|-5
we:|-2
wgoes|8
whour|6
whours|20
wis|-3
wlunch|11
wminutes|15
wnext|4
wnot|15
wof|1
wor|14
wown|6
wper|-7
wphone|4
wpick|6
wreading|4
wrepair|13
wsits|-4
wsmall|5
wtakes|-4
wthe|8
wthem|2
wwhat|3
wwhere|-23
wwhich|13
wwith|4
x noun :|15
x noun people:|13
x plural people:present|1
x pronoun:|-6
you:present|1
~cost|-4
~help|32
~keep|-2
~read|5
~record|-2
~see|1
~send|1
~want|-3`,
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
  price: `*|-53
#|-8
%|9
&|17
&:|8
'd|10
,|1
-:modal|12
-:pay|-11
-:present|-5
-:sell|27
.|2
:bare|-3
:first|39
:habit|-7
:opens|15
:pain|-11
:pained|-12
:short|9
:told|-26
<#|-4
<'d|42
<'s|6
<<,|6
<<^|15
<<and|-17
<<around|-9
<<at|8
<<for|4
<<is|17
<<pays|3
<<us|21
<=^|15
<=base|10
<=coordinator|-55
<=mark|17
<=noun |-16
<=past|-11
<=plural price|-12
<=third|-17
<^|36
<a|-1
<and|14
<around|-13
<charge|21
<cost|-11
<each|6
<flat|3
<hour|-3
<it|16
<make|-14
<of|4
<one|3
<pays|11
<phone|50
<price|6
<the|3
<them|2
<to|2
<we|21
<will|26
<would|8
=after:-|-5
=after:be|6
=after:buy|10
=after:cost|3
=after:get|-13
=after:give|3
=after:i|16
=after:pay|15
=after:sell|7
=after:take|-5
=after:they|-12
=after:think|11
=after:x noun people|-1
=after:x noun price|1
=after:x plural |-10
=before|-23
>#|6
>,|7
>.|2
>=adjective|-11
>=coordinator|-7
>=mark|13
>=noun |6
>=preposition|-1
>>.|-8
>>a|46
>>each|-2
>>one|1
>>per|8
>^|6
>a|-12
>against|4
>but|-1
>by|-7
>flat|6
>for|-8
>from|1
>go|-10
>in|-8
>one|32
>per|44
>piece|-2
>recovered|9
>so|-24
>that|-21
>to|-18
>with|10
a|-12
about|-18
above|-46
already|-18
also|-24
and|-3
are|-5
around|-4
back|4
big|-31
box|13
by|4
ca|16
cents|-7
clean|20
cut|6
do|-7
does|-4
each|30
euro|8
euros|-7
fee|26
finished|-1
first|17
five|15
for|14
four|29
free|49
from|7
got|-8
have|-36
head|-33
hour|-4
hundred|-43
i:pay|-27
i:sell|3
in|-5
it|8
it:cost|7
it:present|1
keeps|6
kg|10
last|-8
made|-10
making|-4
me|8
million|-5
monthly|13
mostly|-14
my|-14
new|-12
no|11
nobody|-2
not|-18
off|-15
office|-4
on|7
one|-3
only|-5
or|-10
out|-10
pair|-1
pay|13
pays|35
piece|-9
price|9
r|-2
see|8
sells|18
since|-13
small|-9
so|1
students|-4
subscription|44
that|3
the|-3
there|-7
they|-5
they:present|-20
this|-4
three|4
time|6
two|-7
up|8
us|2
want|-17
was|-18
we|17
we:keep|-20
we:take|20
whatever|6
which|-6
whole|-14
won|-2
would|26
writes|27
x noun people:pay|6
x noun price:present|9
x plural people:pay|24
x plural product:buy|1
x plural product:pay|22
x:past|-15
x:present|-30
yen|-2
your|3
~be|6
~buy|10
~cost|3
~get|-7
~give|3
~sell|7
~think|11
€|10`,
  unit: `*|-11
%|-18
%:recovered|22
%:top|-10
%>>each|20
%>>top|-10
%>>what|-4
<|-10
<,|-44
<:|13
<ask|-41
<costs|-7
<for|1
<is|15
<keep|-28
<pay|-3
<take|-9
>/|-73
>>of what|-4
>>on top|-10
>>per day|-15
>>per pot|-19
>a|34
>apiece|-13
elsewhere:box|-6
elsewhere>>,|-5
elsewhere>>the|-43
elsewhere>apiece|-13
elsewhere>each|-1
end>determiner|-24
end>mark|21
first:booking|20
first:call|39
first:day|-1
first:kid|-13
first:pot|-17
first:top|-10
first:what|-4
tail|87
tail:day|-36
tail>>day|-36
tail>>kid|-13
tail>>pot|-17
tail>a|1
u:day|-1
u:recovered|22
u:top|-10
u=lasting|39
u=occasion|21
u=person|8
u=physical|4
u=served|46
u=service|-16
words:1|20
words:4|-9`,
  rhythm: `*|29
:size 0|35
:size 1|8
:size 2|-6
:size 3|-7
<,|7
<it|6
<price|-9
>#|-2
>,|-2
>.|2
>;|1
>>. ^|-2
>and|-8
>of|-3
>one|-1
>per|12
>set|-1
>the|-1
@it:bare|-4
@it:modal|4
@it:present|-8
@it>be|-19
@it>deed|-3
@it>device|-27
@it>hold|-3
@p:a|-8
@p:card|-30
@p:of|-2
@p:our|-11
@we:bare|21
@we>craft|-22
@we>deed|13
@we>go|4
h:|3
h=consumed|50
h=device|-25
h=lasting|-11
h=occasion|7
h=one-time|-36
h=people|12
h=physical|-10
h=service|6
no unit|-48
served|22
served |8
u:piece|-19
u:set|-1
u=device|-9
u=lasting|-34
u=occasion|28
u=physical|-6
u=served|29
u=time|16
u=work|16
unit is product|-19
w;|2
wa|5
wand|-2
ware|-11
wat|7
wfor|-5
wi|-3
wis|-5
wof|-4
won|4
wsell|-18
wset|-1
wwill|19
wyour|26
~|-19
~pay|22
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
