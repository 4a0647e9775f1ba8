/*
 * What sentences, words and amounts tell, in twentieths, learned from the development ideas by `tests/bench/train-roles.ts`
 * and not written by hand.
 */

/** By cue of a sentence: product, customer, problem, today, actions. */
export const ROLE_WEIGHTS = `*|-39 -44 -49 -60 -52
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
€|0 1 0 0 0`

/** By cue of some words: whether they tell a field. */
export const FIELD_WEIGHTS = {
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
-:give|-12
-:go|6
-:make|-4
-:measure|4
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
:money|1
:money alone|-4
:money subject|4
:named 1|-25
:named 2|-1
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
:told subject|-3
<,|-2
<.'s|-5
<.,|-7
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
<<# per|2
<<, for|-4
<<, the|3
<<, with|-3
<<: the|-7
<<^ ^|-1
<<^ for|-34
<<^ on|9
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
=verb|12
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
>.people|2
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
>.you|3
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
>when|-11
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
?problem 7|-3
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
f:every|4
f:my|-5
f:one|6
f:organ|5
f:school|6
f:three|-4
f:your|1
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
there:|-1
there:be|-1
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
~receive|-8
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
  problem: `*|-6
&and|1
&because|4
&before|1
&if|-1
&or|-4
&when|1
-:be|1
-:past|1
-:say|-5
:after product|-2
:beside product|-12
:follows|-9
:habit|5
:label |-9
:label problem|29
:long 12|8
:long 2|-1
:long 4|2
:long 6|3
:long 8|-2
:long 9|1
:money|2
:named 2|1
:named 3|-2
:no product|2
:not|-14
:pain|27
:precedes|15
:product|-9
:shares 0|-5
:shares 1|1
:shares 2|3
:shares 3|-4
:told|-3
:told verb|-3
<,|-3
<.#|-6
<.,|-5
<.^|-5
<.a|1
<.and|5
<.at|7
<.by|4
<.comes|10
<.every|-1
<.for|7
<.i|-3
<.in|6
<.is|-1
<.it|-3
<.nobody|13
<.of|3
<.on|-1
<.out|-6
<.paper|1
<.shop|9
<.since|-6
<.the|-7
<.them|2
<.with|-4
<<, or|-8
<<, then|-3
<<^ ^|-2
<<^ when|6
<=^|-2
<=noun |2
<=relative|-1
<=subordinator|-1
<^|-2
<before|2
<if|-1
<what|-1
<when|1
<which|-7
=alone|1
=alone:|1
=verb|-13
=verb:ask|-4
=verb:burn|2
=verb:die|-3
=verb:do|-2
=verb:eat|4
=verb:fall|4
=verb:find|1
=verb:finish|3
=verb:give|-2
=verb:leave|1
=verb:run|-1
=verb:stop|1
>.are|3
>.but|-16
>.i|7
>.is|4
>.so|1
>.the|-4
>.they|-6
>.you|6
>:|8
>=mark|6
>>, but|-14
>>, so|7
>>, the|-2
>>. ^|2
>>and the|24
>and|3
?actions 1|1
?actions 2|2
?actions 3|1
?actions 5|-5
?actions 6|-18
?actions 7|-17
?customer 0|-1
?customer 1|-4
?customer 2|-1
?customer 3|-1
?customer 5|5
?customer 6|1
?customer 7|2
?problem 0|-23
?problem 1|-20
?problem 2|-9
?problem 3|-5
?problem 4|3
?problem 5|7
?problem 6|17
?problem 7|24
?product 0|2
?product 1|1
?product 2|3
?product 5|-5
?today 0|-1
?today 1|-2
?today 3|3
?today 4|2
?today 5|5
f:#|-3
f:'s|-4
f:he|-2
f:i|-3
f:my|-5
f:the|3
f:was|1
f:you|2
f=#|-3
f=adjective|8
f=base|-5
f=ing|5
f=noun people|2
f=number|-9
f=plural people|5
f=plural product|1
f=possessive|-2
f=pronoun|-3
h:burn|1
h:keep|-1
h:pay|-3
h:put|-11
h:take|-2
h=base|7
h=do|-1
h=ing|-1
h=third|2
he:|-2
i:|-3
i:modal|-1
it:be|5
my+:|-4
my+:be|-3
v:ask|-4
v:burn|2
v:die|-3
v:eat|4
v:fall|4
v:find|1
v:finish|3
v:give|-2
v:leave|1
v:run|-1
v:stop|1
w#|-5
w'|4
w'd|-2
w're|2
w's|-2
w've|2
w,|-7
wa|-1
wabout|1
wafter|8
wair|15
walways|10
wan|-3
wand|6
ware|9
wback|1
wbecause|11
wbed|-6
wbees|1
wbig|-12
wbill|2
wbin|2
wbooked|1
wbox|3
wboy|-3
wbring|-2
wburns|10
wca|7
wcall|-4
wcannot|10
wclaim|1
wcloses|1
wcome|-1
wcomes|1
wdate|12
wday|6
wdays|3
wdead|10
wdollars|-2
wdry|18
we:present|-9
weaster|10
weuro|3
weuros|-5
wevery|2
wfind|8
wfine|2
wfinished|3
wfor|5
wfull|10
wgarage|1
wgate|-7
wget|5
wgot|-1
wguy|7
whad|8
whalf|9
whand|-1
whas|-4
whis|5
whold|-7
whome|9
whospital|12
wi|-8
wice|1
win|-1
wis|3
wit|-4
wknows|1
wleft|5
wlose|17
wlying|23
wme|-5
wmore|-4
wmust|2
wmy|-1
wneeds|-6
wnobody|6
wnow|-7
wof|4
won|1
wone|2
wother|1
wout|5
wover|2
wparents|-1
wparts|-1
wper|-6
wpot|-14
wpressure|-16
wput|-2
wquote|7
wroom|2
wround|2
wsend|-8
wshe|3
wsomeone|3
wspoiled|21
wsunday|-5
wtake|-2
wterrace|9
wthat|1
wtheir|-1
wthem|-1
wthey|1
wthis|-4
wthree|7
wto|4
wtwo|4
wup|2
wus|-6
wvery|4
wwaiting|17
wwant|-9
wwater|2
wwe|-1
wweek|-1
wweekends|8
wweeks|3
wwhen|1
wwho|-4
wwill|-9
wwinter|3
wwomen|-10
wwould|-13
wwrong|7
wyear|1
wyears|-7
x adjective:|19
x noun :be|-4
x noun :have|-12
x noun :past|-2
x noun :present|3
x noun product:present|-2
x plural :|6
x plural people:have|3
x plural people:present|1
x plural product:present|5
x pronoun:|7
x pronoun:present|4
you:|2
~|2
~ask|-4
~burn|2
~die|-3
~do|-2
~eat|4
~fall|4
~find|1
~finish|3
~give|-2
~leave|1
~run|-1
~stop|1`,
  today: `*|-33
!|1
&,|-6
&after|-10
&but|-1
&or|25
&since|6
&so|1
&that|10
&where|4
&which|5
-:be|-8
-:buy|-3
-:eat|1
-:get|16
-:modal|10
-:need|-4
-:past|-1
-:pay|1
-:put|8
-:say|6
-:show|2
-:wait|31
:after product|-4
:beside product|-7
:follows|-6
:habit|19
:label today|17
:long 1|2
:long 11|3
:long 3|4
:long 4|-1
:long 5|-1
:long 6|-1
:long 7|1
:money|1
:money subject|6
:money verb|-3
:named 1|-10
:named 3|6
:named 4|-1
:not|-11
:pain|-8
:precedes|9
:shares 0|2
:shares 2|-5
:shares 3|-2
:told|-3
:told subject|-5
<'d|-9
<'re|-1
<.#|-9
<.,|1
<.a|4
<.an|3
<.and|-7
<.another|5
<.are|2
<.around|21
<.asks|6
<.at|-2
<.because|-1
<.big|-4
<.boy|4
<.but|-23
<.ca|-2
<.choir|8
<.company|1
<.council|4
<.do|17
<.for|5
<.get|6
<.have|4
<.hobby|3
<.is|-8
<.it|2
<.just|9
<.man|3
<.managers|12
<.most|31
<.my|-5
<.n't|-7
<.not|-5
<.now|18
<.of|-1
<.on|4
<.or|12
<.people|-9
<.plastic|5
<.repair|4
<.room|6
<.schools|-3
<.sell|2
<.seven|-4
<.them|-2
<.they|2
<.this|-5
<.to|9
<.today|27
<.two|-4
<.up|5
<.when|-2
<.where|4
<.who|-1
<.women|-2
<.year|-11
<.you|-9
<:|3
<<, and|1
<<, or|14
<<, who|4
<<^ ^|2
<<^ it|-13
<<^ she|3
<<^ they|19
<<^ today|3
<<^ we|-6
<<and when|1
<<i make|1
<<if it|12
<<so they|16
<<then they|10
<<there 's|1
<<they 're|-3
<<up and|3
<=^|2
<=adverb|4
<=base|14
<=have|-2
<=ing|14
<=mark|2
<=modal|-17
<=noun |-4
<=noun name|6
<=past|-1
<=plural people|-2
<=relative|2
<=third|6
<^|2
<are|2
<because|2
<buy|15
<everybody|6
<have|-1
<is|-2
<must|27
<need|-6
<send|3
<today|22
<want|-8
<we|-2
=object:be|-2
=object:call|18
=object:cost|-10
=object:get|-8
=object:keep|21
=object:make|2
=object:need|-9
=object:pay|1
=object:send|3
=subject:ask|13
=subject:be|2
=subject:buy|-20
=subject:call|-15
=subject:charge|19
=subject:cost|10
=subject:do|5
=subject:exist|10
=subject:go|-3
=subject:keep|-10
=subject:pay|-48
=subject:sell|2
=subject:send|-7
=subject:take|6
=subject:want|9
=verb:answer|1
=verb:be|-4
=verb:call|2
=verb:come|-5
=verb:cost|-2
=verb:eat|1
=verb:give|1
=verb:hope|1
=verb:run|-1
=verb:stand|-2
=verb:turn|1
>.#|1
>.,|3
>..|-6
>.^|-3
>.a|6
>.about|1
>.an|8
>.and|1
>.at|2
>.back|-4
>.be|-4
>.but|16
>.can|5
>.each|-1
>.full|2
>.good|11
>.half|6
>.hand|11
>.have|-1
>.he|8
>.in|6
>.is|5
>.it|5
>.keep|9
>.me|-8
>.offers|22
>.old|8
>.or|16
>.pay|-1
>.people|-11
>.per|-1
>.rs|10
>.says|6
>.takes|10
>.the|1
>.them|4
>.this|3
>.three|-4
>.times|7
>.to|-2
>.two|-2
>.us|-9
>.want|4
>.what|-1
>=adverb|-5
>=base|1
>=coordinator|1
>=determiner|-1
>=ing|5
>=mark|-1
>=number|6
>=preposition|4
>=pronoun|-12
>>, and|6
>>, in|7
>>, or|17
>>, the|-7
>>, which|20
>>and offers|10
>>and pay|-3
>>and they|1
>>at #|3
>>by hand|16
>>by the|-4
>>cost #|2
>>from the|18
>>in the|5
>>is a|-7
>>on the|8
>>or they|8
>>to a|11
>>want #|4
>a|6
>at|-6
>because|2
>cost|18
>currently|-2
>from|12
>have|-8
>he|4
>in|-8
>is|5
>off|8
>once|14
>or|5
>out|7
>per|1
>that|4
>the|-1
>to|1
>without|-4
?actions 1|2
?actions 2|2
?actions 5|-4
?actions 6|-11
?actions 7|-17
?customer 1|-2
?customer 6|1
?customer 7|2
?problem 3|1
?problem 6|2
?problem 7|-8
?product 1|2
?product 2|1
?product 3|4
?product 4|-6
?product 5|-2
?product 6|-2
?product 7|-15
?today 0|-18
?today 1|-17
?today 2|-13
?today 3|-6
?today 5|4
?today 6|7
?today 7|11
f:a|-1
f:buy|7
f:eat|4
f:every|-6
f:have|-3
f:hope|1
f:look|5
f:no|3
f:reads|10
f:the|6
f:their|3
f:want|-10
f=adjective|-5
f=base|10
f=ing|6
f=modal|-18
f=noun |1
f=noun name|1
f=noun people|-2
f=past|-7
f=possessive|-4
f=third|2
h:agency|9
h:answer|7
h:app|3
h:call|7
h:club|-1
h:cost|-6
h:count|7
h:farmer|-12
h:guy|3
h:have|-5
h:hope|1
h:is|-4
h:lamp|10
h:need|-1
h:owner|-11
h:room|2
h:sell|4
h:send|7
h:shop|5
h:stand|-1
h:team|3
h:turn|2
h:wait|1
h:want|-5
h:wash|5
h=be|-4
h=noun |1
h=noun people|-3
h=noun price|-12
h=noun product|1
h=noun time|-6
h=plural people|-24
h=third|2
he:present|16
i:|-12
i:make|10
i:present|-2
i:sell|-2
it:|-2
it:be|-2
nobody:|-2
she:present|7
there:|4
there:be|4
there:present|13
they:phone|3
they:present|13
v:answer|1
v:call|2
v:come|-5
v:cost|-2
v:eat|1
v:give|1
v:hope|1
v:run|-1
v:stand|-2
v:turn|1
w#|-2
wa|12
wabout|-11
wafter|-3
wagain|2
wagencies|7
wall|2
wan|8
wanswers|5
wany|-1
ware|-4
wback|-3
wbar|7
wbattery|-1
wbefore|-10
wbooks|1
wbox|-1
wboy|5
wbus|-1
wbuy|5
wby|9
wcall|4
wcarry|3
wchildren|-2
wclipboard|15
wcopies|8
wcousin|9
wcut|2
wdealer|13
wdo|-6
we:present|-14
weach|2
weat|7
weight|17
weuros|16
wfirst|-17
wfive|-4
wfree|3
wfrom|9
wgroups|2
wguess|4
wguy|11
whand|18
whave|-1
wher|-1
whim|-1
whome|-23
whope|1
whospital|-6
whour|-5
whours|-1
win|4
wit|-2
wlate|-15
wlike|-2
wlist|4
wlive|-4
wlook|14
wmachine|-7
wmat|13
wme|-9
wmost|-4
wmy|-6
wneed|-11
wnight|7
wno|3
wnotebook|27
wnothing|-2
wof|-6
wokada|3
won|5
wour|-3
wpaper|16
wphones|7
wplace|-3
wplastic|18
wrains|20
wreads|10
wreport|-4
wrope|2
wround|17
wsame|4
wsay|-2
wsays|5
wschools|-20
wsheet|18
wshoebox|1
wshop|1
wsix|4
wsmall|-22
wstay|1
wstill|-6
wsuit|4
wtable|2
wtablet|-1
wtaxi|2
wteam|13
wthe|2
wtheir|3
wthere|-8
wthree|1
wtired|17
wto|8
wtoo|-1
wup|5
wus|-13
wwalking|3
wwant|-13
wwash|23
wwhatsapp|8
wwhiteboard|6
wwhole|-8
wwith|5
wyear|-27
wyears|-7
wyou|-2
x adjective:|-2
x determiner:|2
x determiner:present|12
x ing:|4
x noun :be|-11
x noun :cost|-18
x noun :do|7
x noun :read|33
x noun name:present|6
x noun people:go|-11
x noun people:have|3
x noun people:pay|-13
x noun people:present|9
x noun people:receive|-2
x noun people:see|-2
x noun people:sit|-9
x noun people:want|9
x noun product:|5
x noun product:modal|-3
x noun product:need|2
x noun product:past|12
x noun product:present|1
x plural :have|-13
x plural people:|2
x plural people:be|8
x plural people:buy|3
x plural people:drive|1
x plural people:get|-2
x plural people:give|4
x plural people:have|-18
x plural people:modal|-7
x plural people:past|2
x plural people:pay|-1
x plural people:present|8
x plural people:throw|28
x plural product:|-2
x plural product:be|9
x plural product:modal|-6
x plural product:take|4
x pronoun:|1
you:present|-2
~ask|2
~be|-4
~book|-7
~bring|10
~burn|-1
~call|5
~cost|-2
~count|7
~do|6
~eat|10
~enter|-3
~exist|3
~find|-7
~get|-12
~give|1
~guess|9
~hang|1
~have|-3
~hope|1
~know|-10
~leave|-6
~list|-2
~live|-11
~lose|-23
~measure|5
~need|-14
~offer|26
~open|19
~order|-7
~phone|13
~photograph|1
~print|13
~read|1
~receive|-24
~ring|32
~run|-1
~sell|8
~sit|-3
~stand|-2
~take|7
~tap|-15
~turn|3
~use|3
~wash|16
~work|-16
~write|15`,
  actions: `!|-33
! 5|9
!=|9
!weak 4|-9
&|-3
&,|4
&and|-1
&if|5
&so|-4
&that|-9
&until|8
&which|-2
&while|2
&who|-5
-:|9
-:bare|-5
-:past|11
-:present|8
-:save|9
-:work|2
:after product|14
:before product|-9
:habit|-7
:label |7
:long 1|2
:long 10|-2
:long 12|2
:long 2|1
:long 3|4
:long 7|-3
:long 9|2
:money|-10
:named 1|-12
:no product|1
:pain|-8
:precedes|-26
:shares 0|-1
:shares 2|7
:shares 3|1
:told|3
<'d|2
<,|2
<.#|-9
<.,|-5
<.:|8
<.^|-11
<.a|-3
<.an|2
<.and|2
<.by|-12
<.for|-20
<.in|-9
<.it|4
<.nobody|17
<.of|-1
<.people|-9
<.two|-5
<.we|-3
<.when|3
<.where|-3
<.while|2
<.who|-9
<<, and|9
<<, which|-10
<<^ we|2
<<^ you|3
<<i 'd|3
<=coordinator|4
<=modal|-1
<=noun name|-2
<=object|-4
<=plural |5
<=pronoun|3
<=relative|-2
<and|6
<can|5
<must|-3
<which|-4
<would|-2
<you|4
=alone|1
=alone:|1
=object:help|1
=verb|-3
=verb:book|1
=verb:bring|3
=verb:cost|-6
=verb:need|-1
=verb:tap|1
>,|13
>.|4
>.#|10
>.^|3
>.each|-4
>.half|-1
>.i|-12
>.is|-2
>.of|-3
>.one|-1
>.so|-8
>.that|-14
>.the|7
>.them|12
>.which|-11
>.you|-2
>.your|-5
>:|-26
>=coordinator|10
>=relative|-9
>=subordinator|13
>>, and|-6
>>, it|-3
>>, so|-6
>>: #|5
>and|8
>she|10
>since|-8
>that|-2
>what|13
?actions 0|-28
?actions 1|-21
?actions 2|-10
?actions 3|-10
?actions 4|3
?actions 5|10
?actions 6|23
?actions 7|33
?customer 1|1
?customer 2|3
?customer 4|-1
?customer 5|-2
?customer 6|-3
?problem 0|2
?problem 1|1
?problem 3|1
?problem 5|-2
?problem 6|-2
?problem 7|-18
?product 0|-8
?product 1|-2
?product 3|-5
?product 4|3
?product 5|9
?product 6|3
?product 7|1
?today 1|4
?today 2|6
?today 7|-14
f:'s|-3
f:book|6
f:come|4
f:does|4
f:pay|-4
f:sell|-4
f:sits|-3
f=past|-5
f=third|8
h:'s|-8
h:book|10
h:cost|-6
h:get|4
h:is|-5
h:list|1
h:post|2
h:tap|1
h=base|11
h=ing|1
h=third|8
i:|-13
it:present|1
nobody:|4
our+:present|-6
they:|1
v:bring|3
v:cost|-7
v:know|-2
v:list|6
v:pick|9
v:send|8
v:start|-10
v:tap|1
v:want|-2
w#|-16
w,|-4
wa|-6
walready|-1
wand|2
wanswer|8
wask|-5
wbefore|5
wby|5
wcheck|14
wcomes|-4
wdoes|1
we:|-5
wfor|-1
wfour|-1
wgoes|8
whas|3
whour|3
whours|20
win|-1
wis|-7
wit|-2
wlike|-1
wlunch|8
wmany|1
wminutes|9
wnot|10
wnothing|-2
won|1
wor|11
wpeople|-2
wper|-7
wread|7
wreading|10
wrepair|19
wshops|2
wsits|-3
wsmall|8
wstuck|1
wswap|14
wtakes|-8
wtaps|1
wthe|7
wthem|4
wtime|2
wtoday|1
wtwo|-4
wwhere|-18
wwhich|11
wwith|2
wyears|-1
x noun :|11
x noun :help|1
x noun people:|9
x pronoun:|-10
you:modal|-3
~be|-6
~get|1
~help|30
~keep|-1
~know|-1
~list|3
~see|1
~send|1
~tap|3
~want|-5`,
}

/** By cue of an amount: whether it is the price of the offer. */
export const PRICE_WEIGHTS = `*|-53
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
€|10`
