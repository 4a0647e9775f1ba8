/*
 * What sentences, words and amounts tell, in twentieths, learned from the development ideas by `tests/bench/train-roles.ts`
 * and not written by hand.
 */

/** By cue of a sentence: product, customer, problem, today, actions. */
export const ROLE_WEIGHTS = `* -38 -46 -58 -68 -51
# -34 -7 -10 3 -23
& -12 -5 -1 2 0
&) 0 0 0 26 0
&, 11 -13 -3 -11 11
&: 11 0 -3 0 8
&after 0 9 21 0 0
&and 0 -2 3 0 0
&before 29 0 0 -2 14
&but -31 0 11 6 -1
&or -26 4 0 13 -36
&since 0 0 12 0 0
&so -1 0 0 6 0
&that 19 1 1 0 15
&then 0 -3 11 0 0
&until 4 0 1 0 13
&what 0 -8 -5 0 0
&when 0 0 15 0 0
&where 20 0 -14 0 11
&which 0 -6 -2 13 0
&while 0 1 0 0 0
&who 2 0 0 1 -7
&why 0 0 -3 0 0
' 0 0 11 0 0
'd 0 11 -4 -16 6
'll 0 0 -15 0 0
'm 0 -7 0 0 0
're 5 0 1 0 -4
's -2 -5 0 4 -20
've -2 0 0 -10 0
( 4 0 0 0 0
) 4 0 0 0 0
+ 0 9 0 0 0
, 4 0 -12 -5 5
- 0 15 11 3 -3
-:bare 13 2 -14 1 30
-:modal -1 -3 0 -9 0
-:past -2 -10 0 0 -2
-:present 0 -1 -2 7 8
. -5 0 5 4 -10
: 19 3 -1 -10 21
:long 22 10 2 -3 9
:none 7 -4 -17 -5 -9
:not -4 -1 17 0 -18
:passive 0 1 0 1 0
:short -11 -2 -6 -13 -5
= 0 0 19 0 0
>answer 0 0 0 0 2
>approve 0 0 -5 0 0
>ask -10 -1 -16 1 -10
>bake 31 0 0 0 0
>become 0 0 0 -17 0
>begin -12 -4 0 0 -7
>bill 0 -11 0 0 0
>book 10 0 0 0 36
>borrow 0 0 1 0 0
>break 0 0 10 9 0
>bring 0 -3 0 0 4
>build 6 0 0 0 0
>burn 0 0 47 0 0
>buy -9 0 9 16 -22
>call 0 0 0 15 0
>carry 0 0 3 0 0
>charge -13 0 0 0 -20
>check 0 0 0 0 17
>choose 17 0 0 0 0
>clean 7 0 0 0 1
>collect 8 19 0 0 19
>come -2 -6 6 0 0
>cook 0 -3 -21 0 0
>cost 0 -10 0 0 -13
>count 23 0 0 0 14
>cut 5 0 0 0 0
>deliver 23 0 0 0 57
>die 0 0 1 0 0
>do -7 0 0 0 -2
>draw 0 0 -1 0 17
>drive -6 0 16 0 -9
>drop 0 0 -9 -9 14
>eat 0 11 40 28 -4
>exist 0 -15 0 32 0
>explain 0 0 -10 0 18
>fail 0 0 31 0 0
>fall 0 0 24 -2 0
>feel 0 0 0 1 0
>file 0 -2 0 0 1
>fill 14 0 -2 -6 14
>film 0 0 0 0 8
>find -14 0 17 0 -3
>finish 0 0 12 0 -9
>fit 8 0 0 0 0
>forward 0 0 0 0 1
>fund 0 27 0 0 0
>get -19 0 10 2 0
>give 0 -3 -3 0 0
>go -9 -1 2 9 0
>grow 0 0 15 0 0
>guess 0 0 14 0 0
>hang 0 0 0 13 0
>happen 0 0 6 0 0
>haul 0 0 0 1 0
>hear 0 4 0 0 0
>help 15 18 0 0 32
>hire 0 0 0 12 11
>hold 0 0 -1 0 0
>hope 0 4 0 3 0
>house 0 36 0 0 0
>join 0 -7 0 0 0
>know -24 13 26 0 -18
>land 0 12 5 0 0
>learn 0 0 0 -4 2
>lease 14 0 0 0 25
>leave 2 -5 2 0 0
>lend 7 0 0 0 0
>let 2 1 -17 0 7
>like 0 0 -1 0 0
>list 8 0 0 0 20
>listen 0 0 -9 -6 19
>live -1 0 7 -2 -10
>load 0 -12 0 0 0
>look -6 19 15 24 -23
>lose -28 21 38 1 -40
>make 27 0 -9 -2 4
>match 13 0 0 -4 37
>mean -2 0 0 0 -2
>measure 0 2 0 0 9
>miss 0 1 0 -5 0
>need 0 0 0 0 -7
>offer 0 0 0 0 -15
>open 0 -7 7 0 0
>order 0 9 18 0 -6
>pay -8 16 0 0 0
>pick 8 0 0 0 2
>play 0 0 0 0 47
>post 0 9 0 0 19
>press 21 0 0 0 28
>put 6 2 0 0 1
>quote 0 0 0 11 0
>read 13 0 0 0 4
>refill 17 0 0 0 0
>rent 21 15 0 0 0
>repair 0 -3 -4 0 23
>ring 0 0 1 32 0
>run 0 3 -3 0 0
>save 0 0 -1 0 24
>say 0 0 1 0 0
>scan -6 -16 -1 0 2
>search 0 0 0 13 0
>see 0 1 -14 0 16
>sell 1 0 -2 0 0
>send 0 1 0 0 4
>sew 7 0 0 -3 0
>share 18 27 0 0 0
>ship -19 0 0 -5 0
>show 5 0 0 0 0
>sit -3 0 7 0 0
>sleep -10 0 0 0 0
>speak 0 6 0 -15 0
>spend 0 13 42 1 -17
>spoil 0 0 16 0 0
>stand 0 0 0 -21 0
>start -2 0 0 0 -13
>stay 0 -7 0 0 0
>stop 0 0 22 0 -12
>swap 0 1 0 0 0
>switch 0 0 0 0 10
>take -1 -6 0 18 0
>tap 0 0 0 -3 18
>tell 7 0 0 0 3
>test 0 -2 -15 0 0
>text 28 0 0 0 8
>think 0 0 0 0 -2
>throw 0 0 42 0 -11
>travel 0 7 0 0 0
>try 0 0 -1 0 0
>visit 0 -12 0 0 0
>wait 0 -6 2 0 -3
>walk 0 0 0 11 0
>want 0 0 -4 0 0
>wash 0 1 0 2 13
>wear 0 0 16 -10 0
>work 0 0 -3 -9 0
>write 3 6 -1 14 0
a 17 3 -2 6 9
about -6 10 4 -3 -4
abroad 0 17 0 0 0
across 0 1 0 0 0
after 0 -4 17 0 0
again -2 0 0 0 0
against -5 0 0 32 0
agencies 0 0 0 28 0
ai 11 0 0 0 0
air 0 0 20 0 0
all -17 -11 11 12 -9
allotment 0 12 0 0 0
alone -1 15 8 0 -3
already 0 -17 0 0 -1
also -2 -1 0 0 0
always -6 1 25 11 -14
amateur 0 43 0 0 0
an 7 7 0 5 0
and -4 0 12 12 7
another 0 0 0 35 0
answer 0 0 0 0 10
answers 7 19 0 0 0
any 16 0 13 0 5
apartment 0 21 0 0 0
app 39 0 -29 -8 35
apps 0 0 0 13 0
april 0 0 -1 0 0
are -14 -1 5 3 -24
around 0 0 0 3 0
ask -6 0 0 5 -2
asking 0 -2 0 0 0
association 0 3 0 0 0
associations 0 28 0 0 0
at 0 0 7 6 -1
ate 0 0 0 1 0
audio 34 0 0 -4 0
august 0 0 0 17 0
aunt 0 0 -2 0 0
back 6 5 0 -13 8
backyard 0 6 0 0 0
bad 0 0 15 0 -3
bag -19 0 11 0 -16
bags 0 4 0 0 0
bake 0 8 0 0 0
bakeries 0 4 0 0 0
bakers 0 23 0 0 0
band 0 0 0 10 0
bar 0 11 0 0 0
battery 7 0 0 -13 0
be 0 -11 0 0 0
because -10 3 17 -1 -2
beekeepers 0 50 0 0 0
been 0 -4 0 -13 2
before 8 1 0 -15 26
begin -6 0 0 0 -7
between 0 2 9 0 0
big -15 -12 0 14 -29
bill 0 8 14 0 -2
bin 0 3 0 0 0
binder 0 0 0 21 0
bins 0 0 9 0 0
blind 0 -7 0 0 0
board 0 6 4 0 0
body 0 28 0 0 0
book 4 21 0 0 0
books 19 0 0 2 0
borrow 0 0 1 0 0
bowl 0 12 0 0 0
box 32 -1 0 -19 0
boy 0 0 0 11 0
bring 0 0 -11 -2 36
broken -15 0 0 0 0
brother 0 0 2 0 0
bucket 0 0 0 7 0
buildings 0 7 0 0 0
burn 0 0 0 0 -3
bus 0 -1 0 0 0
but 13 -7 0 26 -19
buy 0 28 0 0 0
buyer 0 14 0 0 0
buying 0 0 0 17 0
by 7 7 8 7 6
ca 0 18 21 11 0
cafés 0 21 0 0 0
calendar 3 0 0 0 0
call 0 4 -5 8 0
calls 0 -5 0 7 0
came 0 0 4 0 0
camera 0 0 -2 0 0
can 2 -1 -8 3 21
cannot 0 25 41 0 0
canteen 0 31 0 0 0
card 0 0 -10 -6 5
care 0 0 0 -2 0
carry 0 0 0 4 0
cash 0 -1 0 4 0
cedis 31 0 0 0 0
celiac 0 0 0 1 0
chair 0 0 0 0 3
chairs 0 4 0 0 0
changes 0 11 0 0 0
charge 0 0 -9 0 0
charges 0 -4 0 14 0
check -1 0 -13 0 1
checks 34 0 -1 -26 13
children 0 8 0 0 0
chip 0 0 0 0 -7
choir 0 25 0 0 0
church 0 1 6 0 0
churches 0 28 0 0 9
city 0 0 -4 0 0
claim 0 0 26 0 0
class 0 -5 0 0 0
clean 27 5 0 0 21
cleaning 0 2 0 0 0
client 0 10 0 0 0
clinic 0 3 0 0 0
clinics 0 7 0 0 0
clip 0 0 -3 -8 24
clipboard 0 7 0 35 0
close -2 0 0 1 -3
club 0 0 9 0 0
clubs 0 18 0 0 0
code 0 -6 -16 0 23
collect 0 1 0 0 0
collects 12 0 0 0 0
come -7 -6 0 1 0
comes 0 0 0 3 1
coming 27 18 -14 0 23
commission 0 -18 0 0 0
communion 0 0 15 0 0
companies -10 14 0 7 -3
contractors 0 26 0 0 0
cook 0 0 0 3 0
cooperative 0 28 0 0 0
cost 0 0 0 10 -9
costs 0 0 12 7 -32
could 0 0 0 -10 0
council -5 0 0 10 0
count 0 24 0 0 0
country 0 13 0 0 0
counts 0 -7 0 0 0
county 0 0 0 -8 0
courier 0 12 0 0 0
course 19 0 0 0 0
cousin 0 0 0 10 0
covers 0 -9 0 0 4
crate 0 -1 0 0 1
crew -30 0 0 -6 0
currently 0 0 0 52 0
customer 0 6 0 0 19
customers 0 0 15 0 0
cut 0 0 2 0 0
daily 0 8 0 0 0
dairy 0 16 0 0 0
date 0 -8 7 0 0
day -10 -4 9 0 0
days 0 0 11 0 0
dead 0 0 7 0 0
dealer 0 0 0 39 0
december 0 0 1 0 0
deliver 0 7 0 0 2
delivery 0 3 0 0 7
dental 0 2 0 0 0
diabetics 0 29 0 0 0
dialysis 0 4 0 0 0
director 0 0 0 12 0
do -14 0 0 13 -19
does -12 0 0 2 0
dollars 0 -2 0 0 0
door 5 0 0 0 0
down 0 0 10 0 -7
drive 0 0 0 12 0
driver 6 0 0 0 0
drivers 0 13 8 0 0
driving 0 0 0 4 0
drone 0 0 0 0 35
drop 0 0 0 -7 11
drops 0 -1 0 0 0
each 0 2 0 0 13
eaten 0 0 0 -2 0
eight 0 5 -10 0 3
either 0 0 0 23 0
electric 0 0 0 -2 0
eleven -18 -5 0 0 -15
empty 0 0 3 0 0
end 0 0 1 23 0
england 0 0 0 1 0
english 12 0 10 -8 0
episode 0 0 0 0 20
euro 0 0 8 0 0
euros -2 -5 -2 2 0
evening 0 0 4 0 0
every -3 7 14 0 0
everybody 0 0 0 26 0
everyone:present 0 0 10 0 0
everything -3 -5 0 0 0
excel 0 0 0 36 -5
exercises 0 0 10 0 0
exist 0 0 -4 0 0
facebook 0 0 -6 12 0
fall 0 0 18 0 0
families 0 36 0 0 0
family 0 36 0 0 0
far 0 0 0 0 -9
farm 0 10 0 0 0
farmer 0 13 0 0 0
farmers 0 9 5 0 0
farms 0 32 0 0 0
father 0 0 13 0 0
fear -15 0 0 0 -19
february 0 0 20 0 0
feed 9 0 0 0 0
fees 0 0 -8 0 0
field 0 0 1 0 0
fifty 0 2 0 13 -5
fight 0 0 1 0 0
files 29 0 0 0 0
film 7 0 0 0 0
find 0 0 21 0 -4
fine 0 0 0 -5 -8
firms 0 28 0 0 -5
first -16 -1 -13 -14 -4
fish 0 3 0 9 0
fishermen 0 15 0 0 0
five -5 -1 0 0 -1
fixed 15 0 0 0 24
flags 0 -13 0 0 2
flat 5 -1 0 -8 11
floor 0 0 7 0 0
folding 0 0 0 16 0
folds 0 0 0 0 11
for 32 22 3 -4 2
forget 0 0 24 0 0
forty 0 1 0 -3 0
forward 0 0 0 0 6
four -14 -5 0 0 -15
free -7 7 -34 0 11
fresh 27 0 0 0 0
friday 0 0 19 0 0
fridge 0 0 -2 0 0
from 12 1 -2 9 0
front 7 0 -2 0 0
fruit 0 0 0 21 0
full 0 -4 11 22 0
fund 0 11 0 0 0
gaa 0 35 7 0 0
game 0 3 0 0 0
gap 0 0 13 0 0
garage 3 0 0 0 0
get -7 7 13 5 1
getting 0 6 1 0 0
give -1 0 0 0 0
gives 10 -20 -6 -1 22
go 0 0 5 10 0
goes 0 0 2 0 0
going -8 0 0 0 0
gone 0 0 23 0 0
good 0 -16 0 0 0
got 0 0 -11 0 0
grain 0 5 0 0 0
grand 0 0 0 14 0
green 18 0 0 0 7
ground 0 -25 0 0 0
group 0 7 0 9 0
groups 0 3 0 0 0
growers 0 38 0 0 0
guess 0 0 0 24 0
guest 0 0 9 0 0
guy 0 0 13 14 0
had 0 -10 12 0 -1
half -27 0 24 13 -21
halls 4 0 0 0 0
hand -3 2 18 29 0
harbour 0 0 0 14 0
has -6 0 0 -3 -16
have -17 0 3 -14 -18
he -19 0 0 0 -3
he:past 0 -7 6 0 0
he:present 0 3 0 4 -11
head 0 0 0 7 0
health 0 0 0 0 -4
hearing 19 0 0 0 0
heat 0 0 0 0 5
helper 4 0 0 0 0
her 0 0 0 -6 -6
here -11 0 9 17 0
him -3 0 0 -10 0
hire 0 24 0 0 0
hiring 2 0 0 0 0
his 0 0 7 2 0
hobby 0 33 0 0 0
hold 0 0 -14 0 0
holder 0 23 0 0 0
home 0 8 0 6 0
homes 0 16 0 0 0
hope 0 4 0 3 0
hospital 0 -1 21 0 0
hospitals 0 27 0 0 0
hostel 0 21 0 0 0
hot 20 21 0 0 13
hotels 0 5 0 10 0
hour -4 -4 0 9 9
hours 8 0 10 -2 11
house -10 1 10 0 -9
houses -27 0 0 0 0
housing 0 16 3 0 0
how 0 1 1 -5 6
husband 0 0 -6 0 0
i 15 -12 -21 -22 11
i:modal 0 3 0 -9 0
i:past -17 -4 4 0 -31
i:present 6 0 0 0 0
ice 0 0 0 0 2
idea 26 8 0 0 0
idle 0 0 0 0 6
if 0 0 0 -4 14
imported 0 0 0 24 0
in 1 9 12 5 -3
independent 0 17 0 0 0
instead 0 0 0 54 0
insulin 0 0 2 4 0
insurers 0 3 0 0 0
into 11 0 0 4 22
invoices 0 0 0 -1 0
is 3 -9 0 1 -17
it -12 0 -14 -7 0
it:past 0 0 0 0 -7
it:present 2 -2 -3 -5 24
its 1 14 0 0 0
itself 23 -3 0 -15 24
january 0 0 -9 -4 0
job -16 -1 0 0 0
joint 0 25 0 0 0
just 0 0 1 19 0
keep -4 3 5 8 -14
keeps 0 -4 -3 0 0
kg 4 0 5 0 0
kids 3 -3 11 0 0
kisumu 0 4 0 0 0
kitchen 0 2 0 0 0
knees 0 0 28 0 0
know -13 0 0 0 -12
knowing 0 0 7 0 0
kr 0 5 0 0 0
lab 0 0 15 20 0
label 5 0 0 0 0
labs 0 1 0 0 0
lagos 0 0 16 0 0
lakh 0 -8 0 0 0
lamp 0 0 -2 0 13
landed 0 20 0 0 0
landlord 0 0 -2 0 7
landlords 0 22 8 0 -1
last -1 -1 13 -4 0
late 0 0 21 -2 -1
law 0 0 -10 0 0
leases 0 2 0 0 0
leaves 0 0 16 0 0
left 0 8 13 0 0
lend 7 0 0 0 0
less 8 0 32 0 0
lesson 0 0 0 0 7
lessons 7 0 0 0 0
lets 28 0 -1 -10 0
letters 18 0 0 0 0
level 0 3 0 0 0
library 0 35 0 0 0
light 10 0 0 -1 0
like 0 0 5 12 -1
line 0 -17 -4 0 0
lira 0 -3 0 5 0
list 4 -4 -18 -14 30
little 0 0 3 0 0
live 0 0 0 0 -2
load 0 -3 13 0 0
local 0 3 0 11 0
london 0 2 0 22 0
longer 4 0 0 0 0
look 0 0 0 5 0
lose 0 0 46 0 -9
lost 0 -10 7 3 0
lot 0 7 0 0 0
low 0 8 0 0 5
lunch 0 0 0 0 10
lying 0 0 47 0 0
machine 0 -4 0 -6 0
machines 21 0 0 0 0
made 9 0 0 0 0
magnetic 0 0 0 0 14
mail 8 0 0 -3 0
make 0 0 0 -4 0
makes -6 -7 0 0 5
man -5 0 3 17 0
managers 0 18 0 5 0
many 0 0 4 9 0
map 0 0 -15 0 8
march 0 -3 0 0 -7
market 0 15 -8 5 -3
marketplace 29 0 -2 0 0
mat 0 0 -2 0 0
matches 9 0 0 0 0
maths 0 0 8 0 0
may 0 -34 0 0 0
me -20 -2 0 -1 -16
measure -1 5 0 21 0
measures 3 0 0 0 0
menu 8 0 0 0 5
meter 4 -6 0 0 8
meters 0 0 0 10 0
midnight 0 0 21 0 0
milk 0 0 0 0 22
million 0 -2 0 1 0
mine -6 0 0 0 0
minimum 0 0 2 12 0
minute 4 0 0 0 12
minutes 16 0 0 0 30
miss 0 0 25 0 0
missed 0 0 21 0 0
mobile 17 29 0 0 0
moment 0 0 0 8 0
money -22 0 6 14 0
month -8 0 0 0 0
monthly 3 0 -6 -9 0
months 0 0 14 -1 0
more 0 2 0 0 0
morning -1 0 0 1 -12
mornings 0 0 16 0 0
most -2 -2 4 19 -14
mother 0 0 0 -37 0
mothers 0 29 0 0 0
motor 0 22 0 0 0
move 0 0 0 -7 0
much -3 15 0 0 0
must -10 13 21 18 -27
my 0 -11 4 -2 -14
my+:past -24 -10 -8 0 0
my+:present 4 9 0 0 4
n't 0 0 -4 0 0
naira 0 13 0 0 0
names 0 -13 -8 0 0
nanny 0 0 0 9 0
near 0 -2 0 0 1
need 0 12 0 -5 0
needs -5 0 0 0 0
neighbours 0 0 0 0 1
never -8 0 18 1 0
new -13 0 0 0 0
next 0 0 -5 -2 17
ngos 0 6 0 0 0
night 4 20 13 16 0
nine -9 0 1 -2 -11
no -4 -7 9 8 -1
nobody -36 0 38 3 -41
nobody:modal 0 -9 0 23 -1
nobody:past 0 1 -7 0 0
nobody:present -7 0 8 0 0
not -8 -13 0 4 -1
notebook 0 0 1 36 0
nothing -18 0 6 0 -25
now -24 -8 7 27 -24
number 0 -12 0 0 0
numbers 0 0 20 0 0
nurse 0 -6 0 -7 3
october 0 0 11 0 -6
of 0 5 1 -2 -4
off 0 0 0 6 0
office 0 -1 0 0 0
offices 0 30 0 0 6
often 0 0 1 0 0
ohio 0 19 0 0 0
oil 0 7 2 1 0
old 3 0 9 2 0
older 0 0 0 9 0
on 3 1 4 1 2
once 0 -13 0 8 0
one -1 -3 -2 -5 3
ones 11 0 0 9 0
only -1 0 0 6 -1
open 11 0 0 0 2
operator 0 0 0 0 23
operators 0 42 0 0 0
or 0 5 5 17 -3
organ 0 0 0 0 -10
other 0 -4 6 0 0
others 0 0 0 11 0
our 6 -9 0 -11 6
our+:present 22 0 0 1 19
ours 0 0 0 0 -14
out -6 0 3 -5 0
outgrown 0 0 1 0 0
oven 57 0 0 0 0
over 0 3 10 0 0
own 3 -1 -4 0 0
owner 1 8 -5 -14 8
owners 0 39 16 0 0
page 16 0 -23 -7 29
pain 0 0 50 0 0
panel 2 0 0 0 0
paper -12 -2 23 34 -37
parent 0 -14 0 0 0
parents 0 25 2 0 0
parish 0 2 0 0 0
parts 0 -6 0 0 0
pass -13 0 0 0 -3
past 0 0 16 0 0
patient 0 0 0 -13 0
patients 0 11 10 0 0
pay -2 10 0 0 -13
payroll 10 0 0 0 0
pays 0 29 -8 -20 0
people 4 12 4 -7 0
per 0 12 -20 -7 0
percent 0 15 0 0 0
person 0 0 0 -4 4
persons 0 0 21 0 0
pesos 0 0 0 1 0
pharmacies 0 6 0 0 0
phone 0 0 0 5 29
photo 0 -3 0 -2 41
photos 0 0 0 0 12
pick 0 0 -4 0 0
picture 6 0 0 0 0
pilot -1 0 0 0 0
place 0 -10 0 0 0
plain 3 0 0 0 0
plan 0 0 0 12 0
plastic 0 -23 0 25 0
platform 20 0 0 -9 19
play 0 -11 0 0 0
porto 0 1 0 0 0
pot 0 -6 -12 0 0
potters 0 4 0 0 0
power 0 0 0 0 1
present 0 0 0 11 0
presently 0 0 0 27 0
press 0 0 0 0 4
price -15 -12 -4 -9 0
printed 15 0 0 0 0
private -11 5 0 20 0
probe 21 0 0 0 0
problem -30 1 56 0 -5
public 0 12 2 36 0
pump 0 0 0 0 9
pupils 0 0 0 0 15
put 0 0 -5 0 0
puts 11 0 -10 0 0
qr 0 -18 0 0 10
quote 0 7 26 0 0
r 0 0 0 9 0
rain 0 -4 0 0 0
ran 0 11 0 0 0
rates 0 0 0 0 22
reads 0 0 -2 0 12
real 19 -10 0 -14 0
receives 0 1 0 0 0
red 2 0 0 0 12
refill 8 0 0 0 0
regional 0 7 9 0 0
register 0 0 0 0 4
rent 0 3 7 0 17
rental 2 0 0 0 0
repair 19 4 0 0 24
report 0 0 -1 -6 5
reports 0 5 0 0 0
reserves 0 3 0 0 0
residents 0 10 0 0 0
restaurants 0 26 0 21 0
retired 0 0 -14 -4 0
return -16 0 0 0 6
right 0 -6 0 20 0
risk -13 -12 -6 -6 0
road 0 0 -5 0 0
robot 0 0 0 0 29
roofers 0 24 0 0 0
rooms 4 0 0 0 0
rope 0 0 0 28 0
rota 0 5 0 0 0
round 2 0 1 3 0
row 2 0 0 0 13
rs 0 0 -2 0 0
rules 0 9 0 0 0
run 0 6 0 0 0
runs 0 0 0 14 0
rupees 0 0 -2 0 0
rural 0 0 0 -10 0
same 3 3 0 0 0
saturday 0 0 11 1 0
saw 0 0 0 16 0
say 0 0 0 -3 0
says 0 0 3 0 0
scan -6 0 0 0 0
school 0 12 11 0 0
schools 0 21 0 -2 0
sealed 41 0 0 0 1
second 0 -3 0 0 0
see 0 0 0 -15 0
sees 0 -19 -1 -17 25
sell 0 2 0 10 -11
seller 0 15 0 0 0
sellers 0 11 0 0 0
send -10 9 0 20 0
sends 24 -4 -37 0 16
sensor 27 1 0 -16 0
sent 0 0 10 0 0
service 16 0 -12 0 0
set 0 0 0 0 3
seven 0 0 0 -3 0
shared 14 0 0 0 0
she -12 -9 0 -1 0
she:modal 0 0 0 -1 0
she:past 0 0 -6 -4 0
she:present 0 0 7 7 0
sheet 0 -15 0 5 0
shirts 0 0 22 17 0
shoebox 0 0 0 25 0
shop 0 2 4 11 0
shops -10 26 0 9 -6
short 19 11 0 0 0
shows 9 -16 -26 0 23
side 0 0 0 0 13
silicone 8 0 0 0 0
sim 4 0 0 0 0
simply 0 0 1 0 0
since -5 0 0 -21 -3
single 0 1 0 0 0
site 0 2 0 0 16
sits 0 0 0 -5 0
sitting 0 0 0 18 0
size 25 0 0 -12 11
slips 0 0 0 3 0
small 7 24 12 10 6
smart 17 0 0 0 0
smell 0 0 20 0 0
sms 0 -11 -25 -15 42
so 7 -4 -4 0 12
society 7 0 -6 0 4
soft 38 0 0 0 0
software 34 17 -22 0 3
soil 41 0 0 0 0
solar 23 0 0 0 0
sold 5 0 0 -5 0
solicitors 0 0 0 29 0
some 0 0 -5 0 0
somebody 0 0 4 0 0
somebody's 0 0 0 12 0
space 19 0 0 0 0
speak 0 0 3 0 0
spend 0 10 19 24 -13
spoiled 0 0 29 0 0
spreadsheet 0 48 0 27 0
start -10 0 0 0 -20
state 0 1 0 -9 0
stays 0 0 0 0 6
still 0 0 5 11 -10
stock 0 0 0 0 16
stop 0 0 9 0 0
store 5 0 0 0 0
student 8 2 0 0 0
students 2 0 0 0 0
studios 0 3 0 0 0
such 0 -3 0 0 0
sugar 0 0 0 16 0
summer 0 5 7 0 0
sunday 0 13 0 0 24
supermarket 0 0 19 0 0
supplier 0 0 0 11 0
suya 0 2 0 0 0
swap 19 0 0 0 5
system 8 0 0 0 0
tablet 0 -30 0 0 0
tag 0 0 0 0 4
take -18 0 0 0 -9
takes 0 -1 0 12 -6
tank 3 0 0 0 0
tape 0 0 0 5 0
taps 0 0 0 0 9
tea 0 0 0 0 1
teacher 0 0 0 7 0
teachers 0 0 0 -13 0
teams 0 46 0 0 0
telling 0 0 0 0 4
tells 13 -4 -14 0 33
temperature 0 0 0 0 11
ten 7 0 -7 -1 5
tenants 0 10 0 0 0
term 0 3 0 0 0
test 0 0 0 0 20
tester 5 0 0 0 0
text 6 0 0 0 26
texts 0 0 -6 0 5
than 0 0 0 -4 0
that 12 0 0 -6 3
the -2 0 -3 5 12
their -1 6 6 2 0
them 0 -1 -6 -2 3
then -2 -4 0 7 -1
there 0 0 -7 0 0
there:present -14 19 0 1 -7
they -23 -3 0 0 -11
they:modal 0 -2 0 0 0
they:past 0 0 0 7 0
they:present 0 0 6 30 -2
thing 4 0 -9 -4 0
third -8 0 38 14 0
thirty 0 0 0 10 0
this 0 -7 -9 -2 0
those 0 0 0 21 0
thousands 0 0 3 0 0
three -9 -7 12 0 0
through -3 -13 0 -5 0
throw 0 6 0 0 0
thursday 0 2 0 0 0
tilers 0 9 0 0 0
till 0 -6 4 0 0
time -12 6 5 -9 0
times -13 0 10 11 0
tired 0 0 17 48 0
to 5 7 11 -1 1
today -24 -20 6 49 -19
together 0 0 0 0 23
told 0 -12 14 0 0
too -5 4 17 0 0
tool 0 6 0 0 0
traders 0 1 0 0 0
trap 2 0 0 0 0
travel -1 2 0 0 0
treasurer 0 0 0 1 0
truck 0 3 0 0 -2
truck's 0 0 0 0 7
turn 0 0 0 0 13
turns 22 0 0 0 1
twelve 0 15 0 0 -4
twenty -4 0 0 0 0
twice 0 2 0 5 -5
two -4 -12 4 9 0
types 0 -13 0 0 0
uncle 0 0 -11 0 0
under 6 -5 -9 0 30
understand 0 0 1 0 0
unit 0 0 0 -4 0
unlike 0 0 0 47 -14
until 0 -17 0 0 3
up 0 3 18 1 3
us -9 -7 -7 -12 0
use -24 0 0 14 0
van 5 1 -4 0 16
very 0 0 10 0 0
video 21 0 0 0 22
village 12 32 0 -13 13
visit 0 -6 0 0 0
visits 18 -19 -2 0 0
voice 21 0 0 0 8
volunteers 0 0 0 8 0
wait -13 0 16 0 0
waiting 0 0 33 -5 0
waits 0 0 0 9 0
walk 0 3 0 0 8
want 0 6 -5 0 -5
wanted 0 0 0 5 0
wants -2 0 0 13 0
wards 0 17 0 0 0
was -34 -22 11 0 -24
wash 0 0 0 26 0
washes 0 0 0 13 0
waste 0 4 30 1 0
water 0 0 0 1 9
we 0 -7 -22 -7 0
we:past 0 -7 0 0 -5
we:present 17 0 -15 -18 30
wedding 0 0 3 0 0
week -3 0 2 0 0
weekends 0 0 11 0 0
weekly 5 0 -1 0 0
weeks 0 -8 8 0 0
what 12 -2 -9 -11 23
whatever 0 11 0 0 0
whatsapp 5 0 -10 0 4
wheelchair 0 17 0 0 0
when 3 0 0 -7 10
where 11 1 -2 -14 17
whether 8 -8 0 0 0
which 4 11 0 0 8
while 0 0 0 -6 13
who 0 19 11 0 0
whole -11 -11 0 -4 -9
wholesalers 0 29 0 0 0
why 0 0 0 -12 0
widows 0 12 0 0 0
wife 0 0 8 0 0
will 3 -5 -11 0 8
winter 0 0 28 0 0
with 9 4 -1 -2 5
within 3 0 0 0 30
without 2 0 0 0 0
wo 0 -1 0 0 0
women 0 10 0 0 0
wool 7 0 0 0 0
words 13 0 0 0 0
workers 0 18 0 0 0
works 0 -2 0 0 0
workshop 0 0 -7 0 0
would 0 0 -37 -29 0
write 0 2 6 0 0
wrong -5 0 22 7 0
x:modal -8 20 10 -6 -2
x:past -17 -5 0 -3 -22
x:present -3 19 21 17 0
year -16 4 0 -13 -21
years -36 0 0 0 -18
yes 32 0 -7 0 1
yet -8 0 0 0 0
you 0 -22 -2 0 9
you:modal 5 0 10 0 0
you:present 9 0 0 -12 18
your 30 0 -10 -19 31
youtube 0 0 0 23 0
– 24 0 0 0 33`

/** By cue of some words: whether they tell a field. */
export const FIELD_WEIGHTS = {
  product: `* -5
! -10
! 6 3
!= 8
& 6
&, -6
&: -2
&after -4
&and -6
&but 9
&how -2
&than -8
&that 13
&till 1
&until 2
&when -3
&where 11
&while -1
-:bare 10
-:give -10
-:make -3
-:put 1
-:run 6
-:sit 12
-:turn 5
:after product 8
:before product -1
:label product 11
:long 1 -4
:long 2 -1
:long 4 -1
:long 5 2
:money alone -3
:money subject 6
:named 1 -28
:named 2 -2
:named 3 2
:named 4 16
:pain 2
:passive 1
:precedes -5
:product 49
:told alone 2
:told subject -5
<.'s -3
<., -7
<.a 6
<.all -8
<.and -5
<.around -2
<.at -4
<.audio 16
<.back 6
<.box 17
<.but 1
<.buyer 11
<.camera 5
<.clean 13
<.date -1
<.day -7
<.each -1
<.first -4
<.for 7
<.front 1
<.going -3
<.home 7
<.hot 1
<.i -3
<.in -1
<.is -5
<.it -8
<.know -5
<.lessons 14
<.light 2
<.machine 4
<.made 7
<.meter 6
<.minutes -4
<.month -12
<.newsletter 11
<.not -3
<.off 1
<.once -6
<.one -1
<.only -8
<.open 2
<.or 4
<.out -4
<.owners -2
<.people 3
<.photo -14
<.put -4
<.room 10
<.school -12
<.sends -14
<.sensor 7
<.service 5
<.shop 5
<.small 15
<.so 4
<.tag 5
<.that 2
<.the -6
<.thing 9
<.three 3
<.to -7
<.until 7
<.whatsapp 1
<.with -6
<.years -4
<.you -12
<.€ 4
<<# per 2
<<# € 2
<<, for -4
<<: the -10
<<^ ^ -1
<<^ for -30
<<^ on 6
<<^ with 27
<<for the 4
<<from the -10
<<in the -3
<<on the 4
<<under the 14
<=^ -1
<=adverb 6
<=base 7
<=be 1
<=ing 6
<=mark -1
<=noun  6
<=past 10
<=possessive -3
<=preposition 4
<=relative -4
<=third -1
<^ -1
<and 3
<around -2
<for 15
<from -1
<i 3
<in -4
<inside 1
<my -10
<on 5
<sell 1
<the -3
<to -4
<under 13
<was -4
<with 1
<€ 2
=object -9
=object:be 9
=object:bring 9
=object:build 5
=object:clip 5
=object:come 6
=object:do -3
=object:drive -1
=object:film 3
=object:keep -8
=object:let -25
=object:match -9
=object:measure -10
=object:play 2
=object:put 5
=object:read -2
=object:receive -2
=object:run 8
=object:see -1
=object:sell -4
=object:sew 9
=object:sign 5
=object:text 5
=object:walk 16
=object:wash 7
=subject:break 3
=subject:call 1
=subject:cost 2
=subject:have -7
=subject:pay -12
=subject:read 18
=subject:sell 8
=subject:show 23
=subject:stick 14
=verb 12
># -6
>. -5
>.# -2
>.. -9
>.about -1
>.are -1
>.at -2
>.back 16
>.by 3
>.cedis 1
>.do -8
>.euro -6
>.every -2
>.four -1
>.free -13
>.front 2
>.goes 1
>.has -11
>.have -3
>.his 2
>.hours -2
>.i -2
>.in 3
>.is -1
>.it -2
>.lights 7
>.make -4
>.nine 10
>.of 1
>.on 2
>.one -9
>.ones -1
>.out 7
>.own -2
>.pages 8
>.people 6
>.per -5
>.phone -5
>.rs 2
>.since -6
>.small 3
>.students 1
>.the -1
>.their -4
>.them 4
>.they 4
>.to 3
>.today 3
>.two -1
>.up 7
>.written 9
>.you 6
>.your 6
>: 6
>=# -4
>=base -2
>=determiner 3
>=have -3
>=mark 6
>=number -13
>=object 2
>=participle -5
>=past -2
>=possessive 3
>=preposition 4
>=pronoun -3
>=relative 9
>=subordinator 2
>=third 1
>=to -7
>>, and -10
>>, that 18
>>, the -7
>>, with 19
>>, written 15
>>. ^ -7
>>: a -5
>>and lights 7
>>at the 1
>>by the -12
>>for a -4
>>for the -8
>>from the -16
>>in front 3
>>is # 1
>>is a 20
>>on a 3
>>until the 9
>>when the -3
>>with a 7
>>with the -8
>a -4
>and -4
>around -5
>at -5
>but 7
>can -2
>during 7
>for 10
>goes 2
>have -2
>only -5
>over 7
>own 7
>pays -1
>shows 12
>that 4
>to -5
>under 12
>until 8
>when -8
>where 5
>€ 3
?actions 0 -9
?actions 1 -9
?actions 2 -9
?actions 4 2
?actions 6 1
?actions 7 5
?customer 0 2
?customer 1 2
?customer 4 -1
?customer 5 -4
?customer 6 -4
?problem 0 1
?problem 1 -1
?problem 2 2
?problem 4 1
?problem 6 -1
?problem 7 -2
?product 0 -12
?product 1 -12
?product 2 -12
?product 3 -2
?product 4 8
?product 5 7
?product 6 9
?product 7 8
?today 0 1
?today 1 2
?today 3 1
?today 4 -10
?today 5 -4
?today 6 -1
f:an 1
f:every 2
f:my -5
f:one 7
f:organ 5
f=determiner -3
f=noun  3
f=noun name -4
f=noun product 3
f=number -9
f=plural product -3
h:app 14
h:application 3
h:bag -2
h:bath 7
h:blade 8
h:box 7
h:bucket 3
h:building 4
h:call -6
h:clothe 11
h:club -6
h:course 9
h:crew -3
h:date -4
h:day -7
h:door -28
h:dough 4
h:euro -22
h:family -9
h:farmer 5
h:film 1
h:firm -27
h:frame 9
h:group -4
h:grower -5
h:hold 4
h:home -9
h:hour 6
h:idea -23
h:job -3
h:kid 6
h:kitchen 9
h:leg 23
h:list -2
h:money -7
h:month -3
h:night 6
h:operator 5
h:order -8
h:organ 3
h:oven 9
h:pack 5
h:panel 17
h:parent -4
h:piece -6
h:price -5
h:rider -2
h:school -13
h:sensor 10
h:sheet -5
h:shop -5
h:size 8
h:society 1
h:software 8
h:stone 19
h:store -6
h:strap 15
h:studio -3
h:swap 10
h:tag 11
h:tenant -2
h:thing 5
h:tile 6
h:tree -6
h:weekend 13
h:workshop -6
h:year -28
h=noun name -2
h=noun people -5
h=noun price -1
h=noun product 10
h=noun time -5
h=plural  4
h=plural product 8
h=plural time -1
he: -15
i: 9
i:be -27
i:come 6
i:cut 4
i:film 4
i:make 14
i:present 15
i:sell -12
i:want 13
it: -5
it:present -3
my+:past -10
my+:present 12
there: -1
there:be -1
w# -17
wa 3
wapp 6
waudio 10
wbath 3
wbattery 14
wbeach 6
wbig -5
wblade 4
wbox 13
wbrass 12
wbread 3
wbuilding 2
wclothes 12
wcourse 9
wcrew -1
wcustomer -8
wdate -4
wdirty 20
wdough 9
we: 12
we:have 6
we:measure -3
we:modal 2
we:present 1
we:take 5
we:wash 18
weuros -6
wfarmer 1
wfor 14
wframe 15
wfree -4
wgood 10
wgrounds 4
wguest -1
whalls 11
whearing 6
wheat 13
whour 4
whouses -5
widea -10
wkit 4
wkitchen 6
wlegs 17
wmachine 4
wmoney -13
wmonth -4
wmy -10
wof 2
wone -1
wor -7
worgan 46
wour -5
wpack 2
wpanel 19
wplatform 8
wprivate -2
wproduct -5
wreport -6
wrooms 3
wrs -2
wscale 2
wsensor 7
wshop -5
wshops -3
wshort 1
wshows -4
wsite 8
wsociety 28
wsoft 3
wsoftware 10
wstrap 4
wstudent -2
wswap 7
wtag 1
wthe -5
wthing 7
wtile 15
wtoilet -2
wtwo 2
wwinter 5
wwool 5
wwork 1
wworkshop -6
wyear -9
wyears -1
wyour 10
x noun :be 10
x noun :give 1
x noun :present 2
x noun people: -1
x noun people:be 4
x noun people:have 3
x noun people:keep 1
x noun people:past -1
x noun people:pick 17
x noun product:hold 19
x noun product:past 7
x noun product:present -2
x noun product:read 7
x noun product:rent 12
x plural : 4
x plural :come -5
x plural :past 14
x plural people: -7
x plural people:get 4
x plural people:present -3
x plural people:rent -8
x plural product:be 1
you: 3
you:hand 8
you:present 7
you:talk 5
~ -5
~book -12
~break 1
~build 4
~charge -2
~clip 5
~come 7
~cut 12
~do -9
~drive -9
~fetch 6
~film 3
~get -6
~grind 13
~keep -5
~know -6
~let -7
~pay -4
~pick 1
~play 3
~propose 7
~put 3
~receive -8
~reserve -4
~see -10
~sew 9
~show 3
~sit -2
~snap -1
~start 1
~stitch 5
~talk 6
~tell -12
~walk 12
~wash 10`,
  customer: `* -24
! -14
!either 4 5
!either 5 14
!either 6 29
!payer 7 65
!user 6 -28
& 3
&, -8
&: -2
&and -4
&because -10
&but -7
&since -14
&so 1
&than 15
&then -11
&who 36
&whose 15
&– 9
-:bare 15
-:need 7
-:pay -6
:after product 6
:label customer 21
:long 1 -9
:long 2 -1
:long 3 -1
:long 7 4
:money alone -2
:money object 2
:named 1 -34
:named 2 -10
:named 3 5
:named 4 14
:pain 7
:passive -18
:precedes 4
:product -20
:told alone -8
:told object 9
<# 3
<, -2
<- 2
<.'s 2
<.- 8
<.^ 5
<.a -5
<.about 1
<.and 2
<.back 1
<.but -8
<.by -2
<.day -3
<.each -8
<.every -13
<.families 43
<.find -4
<.firms 13
<.for 18
<.get -4
<.going -11
<.had -1
<.has 6
<.hotels 2
<.housing 5
<.in 2
<.is -2
<.it -1
<.kilo 5
<.ladies 6
<.minutes -2
<.my 1
<.no -4
<.not -6
<.nurses 13
<.on -4
<.one -7
<.ones 3
<.our -3
<.out -15
<.owners 1
<.parents 9
<.people 14
<.phone -6
<.run -2
<.send -3
<.shops 11
<.small 19
<.software 8
<.spoken 8
<.students 19
<.that 8
<.the -1
<.there 5
<.this -1
<.three 4
<.through -4
<.to 2
<.up -1
<.voice 12
<.walk 8
<.with 8
<.years -2
<: -1
<<# per -6
<<, for 30
<<, in -3
<<^ in -15
<<^ the -3
<<and the -4
<<by the 3
<<from the 10
<<in the 9
<<of the 5
<<owners in 7
<<people with 2
<<to the 2
<=# 5
<=adverb -5
<=base -6
<=be -2
<=determiner -2
<=noun  6
<=noun name -2
<=noun people 7
<=noun product 6
<=number -3
<=past 6
<=possessive -12
<=preposition 5
<=subordinator -5
<=third 4
<are 3
<around 10
<at 1
<big -10
<by -3
<costs 2
<for 7
<has 11
<in 8
<is -10
<my -3
<of 2
<on -2
<or 15
<small 25
<than 5
<the -3
<to 3
<with 1
=object -9
=object:be 8
=object:charge 9
=object:cost 12
=object:go -12
=object:lose -5
=object:make -2
=object:need 11
=object:pay -20
=object:repair 8
=object:see -4
=object:sell -2
=object:walk 1
=subject 14
=subject:be -18
=subject:book 13
=subject:buy 3
=subject:call 5
=subject:charge -14
=subject:come -21
=subject:cost -29
=subject:find 6
=subject:have 5
=subject:keep -1
=subject:know -5
=subject:leave 8
=subject:let -6
=subject:live 3
=subject:lose 9
=subject:make 3
=subject:measure 9
=subject:pay 6
=subject:post 5
=subject:rent 11
=subject:reserve 3
=subject:sell 12
=subject:send 5
=subject:share 4
=subject:sit -6
=subject:start -1
=subject:try 12
=subject:waste 2
>, -7
>. -4
>.# -1
>., -10
>.. -8
>.; -1
>.about -3
>.all -7
>.alone 23
>.and -3
>.be -1
>.bengaluru 4
>.bus 7
>.by -12
>.came -1
>.can 16
>.cut 9
>.do -2
>.four 12
>.from -7
>.give -1
>.his -8
>.home 7
>.hours -6
>.in 5
>.it 3
>.lose 2
>.me -2
>.mexico 8
>.night -3
>.no 9
>.not -1
>.number 8
>.of 3
>.on -7
>.open 12
>.paid -8
>.parents -4
>.parts -5
>.people -4
>.pieces -1
>.publishes 9
>.puts 3
>.quote 1
>.same 4
>.see 18
>.sell 3
>.since -1
>.that -16
>.the -7
>.they 6
>.this 13
>.three -10
>.to 3
>.too -2
>.two 5
>.up 8
>.us 13
>.used 6
>.want -10
>.was 1
>.you -3
>.€ 11
>; 3
>=adverb 9
>=base 12
>=coordinator -8
>=do -5
>=have 5
>=modal 8
>=negation 4
>=participle -6
>=past -4
>=pronoun -13
>=relative 7
>=third -2
>>, # 8
>>, that -2
>>, they 5
>>, written 3
>>: it 31
>>; ^ 3
>>a quote 3
>>and a 3
>>and the 1
>>by the 7
>>ca n't 4
>>for nine 6
>>for the 9
>>have no 3
>>i know 22
>>in a -2
>>on our 7
>>the same 1
>>with # 5
>>with a -4
>>with the -3
>after -1
>already -22
>are 10
>around 4
>because -13
>before 10
>book 3
>buy 7
>ca 4
>can -1
>cannot 4
>each -7
>for -19
>from -7
>gets 2
>i 12
>in 9
>into 2
>it -17
>lose 3
>must 30
>not 1
>now 5
>over 8
>pays 31
>say -4
>send 3
>that 1
>the 1
>to -10
>what 3
>which -1
>who 10
>will -9
>with 9
>would 1
?actions 0 -1
?actions 1 -5
?actions 2 -1
?actions 3 2
?actions 5 1
?actions 7 -3
?customer 0 -11
?customer 1 -7
?customer 2 -5
?customer 4 -1
?customer 5 4
?customer 6 1
?customer 7 6
?problem 1 -1
?problem 5 3
?problem 7 6
?product 1 -1
?product 3 1
?product 5 1
?product 6 -3
?today 4 -5
?today 6 -4
f:# -1
f:kids -8
f:no -1
f:people 5
f:rs -1
f:small 8
f:the 3
f=# -1
f=adjective -9
f=determiner -9
f=noun  -1
f=noun name 5
f=noun people 4
f=noun product 3
f=number -17
f=past 4
f=plural name 3
f=plural product 6
f=possessive -15
h:app -1
h:association 12
h:baker 28
h:bakery 11
h:band 3
h:bar 35
h:beekeeper 33
h:board 1
h:box -3
h:boy -18
h:broker -1
h:bus 5
h:café 10
h:canteen 10
h:carer -4
h:caretaker -8
h:child -15
h:choir 3
h:church 20
h:clerk -2
h:clinic 26
h:club 30
h:co-op 1
h:committee 11
h:council 6
h:crane 2
h:crew -5
h:customer -5
h:dentist 2
h:euro -16
h:family 9
h:farm 32
h:firm 2
h:group 8
h:grower 22
h:home 18
h:hostel 2
h:hotel 16
h:house 4
h:importer 8
h:interpreter -3
h:joiner -24
h:kid -10
h:lady 2
h:lamp -4
h:landlord 6
h:library 1
h:maker 4
h:manager 28
h:mother 5
h:nurse -7
h:operator 23
h:organ 1
h:organizer 3
h:owner 27
h:people -12
h:person -16
h:pub 1
h:region 2
h:restaurant 38
h:roofer 7
h:rs -7
h:school 6
h:seller 5
h:shop 11
h:society 1
h:store -8
h:studio 8
h:terrace 4
h:trader 3
h:treasurer 3
h:visitor -4
h:warehouse 3
h:widow 14
h:workshop 27
h:yard -2
h:year -10
h=noun  -4
h=noun name 5
h=noun people 13
h=noun price -12
h=noun product -1
h=noun time -25
h=plural name 10
h=plural people 35
h=plural price -21
h=plural product 10
h=plural time -7
he: -12
i: 3
i:be -7
i:get 2
i:go -3
i:present 2
i:sit 7
i:want 24
it: 6
it:modal 3
it:send 9
my+:use 1
she:answer 2
she:present 7
there: 4
there:be 4
there:present 16
they: -6
they:present -6
w# -8
wallotment 7
walone 5
wan 5
wand -11
wapartment 12
waround 4
wassociation 29
wat 5
wbackyard 3
wbaker 1
wbar 11
wbeekeeper 21
wbig -20
wboard 4
wboat 16
wbooks 13
wboys -1
wbus 26
wbuy 3
wbuyer 5
wcafés 13
wcanteen 7
wcar 4
wchoir 2
wchurch 2
wclinic 12
wclub 14
wclubs 4
wcoast 1
wcomplexes 9
wcook 2
wcooperative 21
wcorporation 1
wcouncil 13
wcounty 9
wcrane 12
wcustomers -5
wdelivery 4
wdentists 3
wdialysis 5
wdriver 9
we:past 7
we:want -3
wfamilies 4
wfamily 4
wfarm 21
wfarmer 31
wfarms 1
wfathers 2
wfirm 9
wfirms 12
wfish 7
wfree -1
wgarden 5
wgroup 10
wgrower 20
whall 9
whand -5
whannover -4
whimachal -4
whobby 9
whome 2
whostel 12
whotels 19
whouse 17
whousing 13
whouston 9
win 4
winspectors 13
wjob -1
wjoiners -9
wkitchens -11
wladies 5
wlibraries 14
wmanager 5
wmarket 10
wmembers -12
wmothers 12
wmy -6
wnetherlands 4
wof 4
wohio 4
won 7
woperators 8
worgan 25
worganizer 3
wour -2
wowner 14
wpaper -3
wpatient -4
wpersons -12
wpotter 4
wpuebla 4
wrestaurant 13
wrestaurants 1
wrs -9
wsawmill 7
wschool 20
wschools 12
wshop 13
wsize 7
wsmall 28
wsociety 4
wsoweto 2
wstudent 16
wstudents -15
wsuya 8
wterrace 34
wthe -5
wtrade -2
wtruck's 3
wtwo -1
wvets -2
wvillage 23
wvisitors -1
wwith 5
wwomen 3
wyard -7
wyears -8
x noun :have 3
x noun name: -2
x noun name:have 1
x noun people: -2
x noun people:ask 9
x noun people:bring 8
x noun people:go 11
x noun people:past -11
x noun people:pay 2
x noun people:send -1
x noun product:need 3
x noun product:past 1
x noun product:pay -7
x noun product:present -8
x plural :get -3
x plural people: -4
x plural people:be 21
x plural people:eat 6
x plural people:fail 4
x plural people:have 3
x plural people:know -3
x plural people:pay -6
x plural people:rent 1
x plural people:turn -3
x plural product:ask -3
x plural product:be -6
x plural product:need -1
x plural product:pay 6
you: -10
~book 8
~call 6
~come -1
~depend 1
~drop -6
~get 5
~give -4
~go -5
~have 1
~keep -3
~list -3
~live 9
~measure 5
~need 8
~post 8
~quote -1
~read -11
~rent 24
~repair 8
~run 4
~save 2
~send 1
~share 9
~tell 8
~try 12
~visit -3
~walk 12
~want -5`,
  problem: `* -12
&because 3
&if -2
&or -3
-: -1
:after product -3
:beside product -12
:follows -5
:habit 5
:label  -8
:label problem 35
:long 12 5
:long 3 -2
:long 4 3
:long 6 2
:long 7 -1
:long 8 -2
:named 2 3
:named 3 -2
:not -13
:pain 27
:precedes 18
:product -8
:told -3
:told verb -3
<, -5
<.# -6
<., -7
<.^ -5
<.an -4
<.and 6
<.at 9
<.by 2
<.comes 2
<.for 8
<.i -3
<.in 4
<.is -1
<.it -7
<.nobody 5
<.of 2
<.shop 7
<.since -2
<.the -7
<.them 4
<.to 1
<.with -7
<<^ ^ -2
<<^ when 8
<=^ -2
<=noun  3
<=noun time 1
<^ -2
<if -2
<when 1
<which -4
=verb -10
=verb:ask -4
=verb:burn 1
=verb:die -2
=verb:eat 4
=verb:fall 6
=verb:finish 4
=verb:give -1
=verb:throw 1
>.but -14
>.for 3
>.have -7
>.i 12
>.is 6
>.so 2
>.the -1
>.then 8
>.they -5
>.you 3
>: 11
>=mark 3
>>, but -11
>>, so 1
>>, the -2
>>. ^ 6
>>and the 22
>and 1
?actions 2 2
?actions 5 -2
?actions 6 -17
?actions 7 -14
?customer 0 -5
?customer 1 -1
?customer 2 -5
?customer 5 7
?customer 6 3
?customer 7 2
?problem 0 -25
?problem 1 -19
?problem 2 -8
?problem 3 -3
?problem 5 8
?problem 6 15
?problem 7 23
?product 0 2
?product 2 3
?product 3 -2
?product 5 -2
?product 6 3
?product 7 -1
?today 1 -1
?today 2 -6
?today 3 3
?today 4 3
?today 5 6
?today 7 -2
f:# -5
f:i -5
f:my -4
f:the 2
f:you 2
f=# -5
f=adjective 8
f=base -6
f=determiner 1
f=noun people 3
f=number -7
f=plural people 4
f=possessive -2
f=pronoun -3
h:do -2
h:pay -5
h:put -14
h:was -2
h=base 7
h=ing -3
h=past -1
h=third 2
i: -5
my+: -4
my+:be -6
v:ask -4
v:burn 1
v:die -2
v:eat 4
v:fall 6
v:finish 4
v:give -1
v:throw 1
w# -5
w'd -13
w're 3
w, -6
wa -1
wafter 9
wair 19
walready 3
wan -3
wand 7
ware 9
wat 1
wbag 1
wbecause 10
wbeen -1
wbig -8
wbill 2
wbin 7
wburns 15
wca 9
wcall -8
wcannot 16
wclaim 4
wcome -1
wcomes 4
wdate 18
wday 4
wdays 5
wdead 4
wdry 21
we:present -10
weuro 4
weuros -9
wevery 1
wfind 11
wfor 4
wfull 2
wgate -1
wget 4
wguy 1
whad 1
whalf 15
whas -3
whis 7
whold -7
whome 9
whospital 9
wi -4
win -1
wis 3
wit -5
wknow 1
wlab 7
wleaves 5
wleft 2
wlose 17
wlying 23
wmarket -2
wme -8
wmuch 1
wmy -1
wnever 3
wnobody 7
wnow -6
wof 5
won 1
wone 1
wother 4
wout 5
wover 3
wper -4
wpressure -14
wput -2
wrent -1
wround 7
wrun -1
wsend -6
wshe 4
wshop 1
wsix 3
wsmall -2
wspoiled 26
wstop 3
wtake -3
wterrace 11
wthat 1
wtheir -2
wthem -2
wthing -7
wthis -1
wthree 8
wto 4
wtwo 3
wup 2
wus -10
wvery 9
wwaiting 21
wwant -8
wwas 2
wwater 3
wwe -1
wweekends 1
wweeks 4
wwho -2
wwill -8
wwomen -9
wwould -14
wwrong 4
wyears -8
x adjective: 1
x noun :be -6
x noun :cost 4
x noun :have -16
x noun :present 3
x noun people:pay -1
x noun people:present 2
x noun product:past 2
x noun product:present -1
x plural : 8
x plural people: 2
x plural people:present 2
x plural product:present 7
x pronoun: 10
you: 2
~ 9
~ask -4
~burn 1
~die -2
~eat 4
~fall 6
~finish 4
~give -1
~throw 1`,
  today: `* -33
&, -4
&: 1
&after -1
&and 1
&how 2
&or 23
&that 10
&where 6
-:bare 2
-:be -3
-:buy -1
-:eat 6
-:get 6
-:keep 4
-:modal 13
-:pay 3
-:put 13
-:say 13
-:wait 29
:after product -5
:beside product -9
:follows -5
:habit 20
:label  -1
:label today 17
:long 1 2
:long 11 2
:long 2 -3
:long 3 2
:long 4 -2
:long 5 -1
:long 6 -4
:long 7 1
:long 9 -2
:money 1
:money subject 6
:money verb -5
:named 1 -11
:named 2 1
:named 3 4
:named 4 -2
:no product 1
:not -10
:pain -9
:passive 1
:precedes 7
:told -6
:told subject -1
<'d -7
<.# -8
<., 1
<.a 5
<.an 1
<.and -6
<.another 6
<.are 4
<.around 8
<.at -2
<.because -4
<.big -12
<.but -24
<.choir 9
<.company 8
<.council 14
<.do 11
<.families -4
<.farmers 1
<.for 3
<.have 9
<.hobby 4
<.i -1
<.is -5
<.just 12
<.know -7
<.man 9
<.managers 18
<.most 23
<.my -5
<.n't -3
<.now 17
<.of -2
<.or 11
<.people -2
<.plastic 12
<.room 9
<.schools -4
<.sell 2
<.seven -1
<.ten -3
<.the -1
<.them -4
<.this -1
<.to 5
<.today 28
<.two -1
<.when -4
<.where 6
<.who -2
<.women -5
<.year -3
<.you -9
<<, or 10
<<^ ^ 2
<<^ it -9
<<^ they 15
<<^ we -9
<<so they 21
<<there 's 5
<<they 're -1
<=^ 2
<=adverb 5
<=base 12
<=have -7
<=ing 11
<=modal -14
<=noun  -2
<=noun name 7
<=pronoun -1
<=relative 1
<=third 3
<^ 2
<and 1
<are 2
<buy 16
<everybody 12
<have -1
<must 29
<open 3
<send 1
<today 22
<want -1
=object:be -3
=object:call 18
=object:cost -4
=object:get -10
=object:keep 20
=object:make 2
=object:need -13
=object:open 2
=object:send 7
=subject:ask 10
=subject:be 4
=subject:buy -22
=subject:call -14
=subject:charge 26
=subject:cost 11
=subject:exist 7
=subject:go -2
=subject:keep -7
=subject:pay -47
=subject:take 5
=subject:want 11
=verb:be -4
=verb:call 2
=verb:come -6
>, -1
>., 3
>.. -5
>.^ -6
>.a 7
>.about 6
>.after 2
>.an 6
>.and 2
>.be -4
>.but 15
>.each -1
>.full 3
>.good 14
>.half 3
>.hand 9
>.he 8
>.in 6
>.is 2
>.it 6
>.keep 9
>.look 4
>.me -6
>.offers 7
>.old 9
>.or 15
>.people -8
>.rs 7
>.says 3
>.six 4
>.takes 15
>.the 2
>.them 1
>.this 9
>.three -2
>.times 9
>.us -3
>.want 4
>.what -7
>.which 1
>; -4
>=adverb -4
>=coordinator 2
>=ing 10
>=number 2
>=preposition 5
>=pronoun -12
>>, and 5
>>, in 1
>>, or 19
>>, which 27
>>. ^ 2
>>; ^ -4
>>and the -1
>>at # 1
>>at the -2
>>by hand 18
>>by the -1
>>from the 12
>>in the 4
>>is a -12
>>on the 7
>>to a 1
>>want # 10
>a 5
>before -3
>cost 18
>currently -2
>from 14
>have -6
>in -8
>is 5
>off 3
>once 12
>or 1
>out 2
>per 4
>that 5
>with -1
?actions 1 4
?actions 2 5
?actions 3 3
?actions 4 -2
?actions 5 -4
?actions 6 -4
?actions 7 -18
?customer 0 5
?customer 2 -2
?customer 6 4
?problem 1 -3
?problem 4 -1
?problem 7 -4
?product 1 -1
?product 2 4
?product 5 -6
?product 6 5
?product 7 -15
?today 0 -20
?today 1 -18
?today 2 -13
?today 3 -7
?today 4 4
?today 5 3
?today 6 5
?today 7 12
f:buy 5
f:eat 1
f:every -6
f:have -4
f:no 1
f:reads 6
f:takes -1
f:the 5
f:their 5
f:want -8
f=adjective -1
f=base 11
f=determiner 1
f=ing 9
f=modal -15
f=noun  3
f=noun name 2
f=past -5
f=possessive -4
f=third 2
h:agency 5
h:answer 7
h:app 3
h:call 7
h:club -1
h:cost -5
h:count 7
h:farmer -12
h:guy 5
h:have -7
h:is -1
h:owner -7
h:room 1
h:sell 1
h:send 10
h:set -4
h:team 2
h:turn 3
h:want -3
h:wash 2
h=be -4
h=noun  1
h=noun people -3
h=noun price -7
h=noun product 2
h=noun time -2
h=plural people -21
h=third 2
he:present 15
i: -10
i:make 9
it:be -16
she:present 9
there: 4
there:be 4
there:present 17
they: 1
they:present 14
v:call 2
v:come -6
w# -4
wa 12
wabout -8
wagain 5
wagencies 9
wan 7
wanswers 4
ware -4
wbar 12
wbattery -2
wbefore -5
wbooks 4
wbox -8
wboy 6
wbuy 3
wby 10
wcall 7
wclipboard 16
wcopies 6
wcousin 4
wdo -4
we:present -11
weach 4
weat 8
weuros 19
wevery -3
wfacebook 1
wfirst -15
wfit 5
wfree 3
wfrom 10
wguess 3
wguy 10
whand 17
whis 1
whive 3
whome -17
whospital -5
whour -3
whours -1
win 2
wlate -16
wleft 3
wlook 13
wmachine -4
wman 1
wmat 20
wme -3
wmeasurements 4
wmost -1
wmy -5
wneed -8
wnight 10
wno 4
wnot 1
wnotebook 30
wof -7
wokada 8
won 5
wour -4
wpaper 12
wphones 6
wplastic 19
wreads 6
wreport -2
wrope 6
wround 12
wsame 6
wschools -19
wsheet 20
wsix 11
wsmall -23
wstay 3
wstill -3
wsuit 2
wteam 14
wthe 2
wtheir 7
wthere -2
wthing -1
wthree 4
wto 7
wup 4
wus -17
wuse 1
wvolunteers 1
wwalking 4
wwant -12
wwash 16
wwhole -9
wwith 4
wyear -27
wyears -8
x determiner:present 10
x ing: 11
x noun : -1
x noun :be -10
x noun :cost -15
x noun name:present 8
x noun people:be -13
x noun people:go -8
x noun people:have 3
x noun people:pay -11
x noun people:present 10
x noun people:see -3
x noun people:sit -8
x noun people:write 1
x noun product: 6
x noun product:modal -1
x noun product:past 14
x noun product:present 1
x noun time: -1
x plural :get 2
x plural :have -8
x plural people: 2
x plural people:be 4
x plural people:drive 4
x plural people:get -6
x plural people:give 7
x plural people:have -9
x plural people:hire 2
x plural people:modal -8
x plural people:past 2
x plural people:present 8
x plural people:throw 25
x plural product:be 8
x plural product:modal -7
x plural product:take 7
you:present -7
~ask 4
~be -3
~book -5
~bring 11
~call 6
~count 11
~do 4
~drive 8
~eat 12
~exist 6
~find -15
~get -6
~give 1
~hang 8
~have -1
~hold -1
~know -7
~live -14
~lose -20
~measure 8
~need -20
~offer 23
~open 12
~pick -3
~print 14
~receive -15
~ring 32
~sell 8
~start 1
~take 9
~tap -16
~turn 6
~use 7
~wash 18
~work -15
~write 16`,
  actions: `* -36
& -3
&, 3
&and -2
&if 5
&so -5
&that -12
&until 1
&when 2
&who -8
-: 6
-:past 15
-:present 8
-:save 23
:after product 26
:before product -16
:follows 1
:habit -14
:label  14
:long 12 7
:long 3 2
:long 5 -1
:long 7 -3
:long 9 4
:money -11
:named 1 -10
:pain -10
:precedes -25
:told verb -3
<'d 2
<, 1
<.# -12
<., -4
<.: 6
<.^ -9
<.a -3
<.an 8
<.and 2
<.by -7
<.for -21
<.in -7
<.it 7
<.minutes 5
<.nobody 15
<.of -4
<.people -8
<.ten 3
<.two -1
<.when 5
<<, and 1
<<, which -23
<<^ ^ 2
<<^ i 3
<<^ it 2
<<^ we 9
<<^ you 2
<<i 'd 1
<=^ 2
<=be 1
<=coordinator 3
<=have -1
<=noun name -4
<=noun time -10
<=object -1
<=plural  3
<=pronoun 2
<=subordinator 1
<^ 2
<and 7
<can 10
<must -9
<which -8
<would -7
<you 7
=object 1
=verb:be -3
=verb:book 2
=verb:bring 2
=verb:charge -1
=verb:cost -8
=verb:keep -2
=verb:know -3
=verb:list 3
=verb:need -1
>, 16
>. 1
>.# 4
>.^ 5
>.and 3
>.each -4
>.i -9
>.in -4
>.is -5
>.of -2
>.one -2
>.so -7
>.that -8
>.the 7
>.them 8
>.which -11
>: -27
>=coordinator 11
>=relative -7
>=subordinator 14
>>, # 2
>>, and -13
>>, it -1
>>, so -2
>>, we -3
>and 8
>she 2
>since -9
>that -4
>what 13
?actions 0 -31
?actions 1 -27
?actions 2 -12
?actions 3 -9
?actions 5 7
?actions 6 21
?actions 7 30
?customer 1 4
?customer 2 1
?customer 3 3
?customer 4 -1
?customer 5 -7
?customer 7 -2
?problem 0 6
?problem 2 3
?problem 3 -3
?problem 4 2
?problem 5 -5
?problem 6 -8
?problem 7 -19
?product 0 -6
?product 1 -6
?product 2 -6
?product 4 5
?product 5 6
?today 1 2
?today 2 8
?today 3 1
?today 5 -1
?today 6 -2
?today 7 -6
f:book 4
f:comes -2
f:does 5
f:get 2
f:pay -3
f:sell -8
f:sits -6
f=past -7
f=third 13
h:'s -12
h:book 10
h:call -1
h:cost -9
h:deliver 2
h:is -2
h:list 3
h:look -3
h:need -3
h:pay -5
h:post 2
h=base 16
h=be -3
h=ing 1
h=third 13
i: -12
i:modal -1
i:past -1
i:present 1
i:want 7
it: 1
it:be -6
it:present 6
our+:present -2
v:begin -14
v:bring 2
v:build -5
v:cost -10
v:deliver 2
v:finish -2
v:list 4
v:look -8
v:need -1
v:pick 4
v:send 10
v:sit -3
v:start -11
w# -18
wa -7
walready -3
wanswer 10
waround -6
wask -12
wbag -7
wbefore 12
wby 3
wcamera -1
wcheck 4
wcomes -8
wdeliver 17
wfour -2
whas 3
whours 14
wis -10
wit -4
wknow -5
wleaves -7
wlike -6
wmake -4
wminutes 7
wmy -3
wnot 10
wnothing -8
wor 3
wover 1
wpass -1
wper -11
wreading 17
wrepair 26
wreport 9
wsits -6
wsmall 6
wsms 4
wswap 8
wtakes -13
wtaps 5
wthe 8
wthem 5
wtime 8
wto -1
wtoday 4
wwant -1
wwhich 9
wyear -1
wyears -3
wyour 3
x noun : 13
x noun people: 5
x noun product:be 3
x plural people:present 1
x pronoun: -11
you: 1
~book 2
~charge -1
~do -5
~have -3
~help 42
~keep -4
~know -4
~leave -3
~list 6
~live -1
~propose -5
~save 5
~see 1
~sell -2
~tap 2
~want -17`,
}

/** By cue of an amount: whether it is the price of the offer. */
export const PRICE_WEIGHTS = `* -59
# -9
% 11
& 15
&: 11
'd 5
-:pay -12
-:present -4
-:sell 6
. 3
:first 34
:habit -4
:opens 15
:pained -11
:short 10
:told -18
<# -4
<'d 45
<'s 3
<: 1
<<, 23
<<^ 15
<<about -7
<<and -15
<<around -13
<<at 3
<<for 2
<<is 16
<<us 17
<<with 4
<=^ 15
<=base 7
<=coordinator -48
<=mark 8
<=noun  -15
<=past -16
<=plural price -6
<=third -11
<^ 41
<about -7
<and 9
<around -8
<charge 13
<cost -1
<each 3
<hour -14
<it 13
<make -5
<of 8
<pays 6
<phone 45
<price 10
<takes -4
<the 2
<we 22
<will 18
<would 16
=after:be 7
=after:buy 10
=after:cost 3
=after:get -13
=after:i 16
=after:pay 16
=after:sell 8
=after:take -5
=after:they -4
=after:think 6
=after:x noun people -6
=after:x noun price 14
=after:x plural  -11
=before -19
># 5
>, 9
>=adjective -7
>=coordinator -2
>=mark 11
>=noun  5
>>. -4
>>a 48
>>each -8
>>one 7
>>per 10
>^ 9
>a -13
>by -5
>flat 6
>for -1
>from 2
>go -9
>in -21
>is 1
>my -4
>one 24
>per 47
>recovered 5
>that -18
>the 1
>to -11
>with 1
a -9
about -7
above -39
already -14
also -24
an -4
around -15
back 12
because -1
big -26
box 3
break 3
by 4
ca 9
cents -8
clean 23
do -7
does -1
each 33
euro 11
euros -7
everything -2
fee 23
finished -3
first 17
flat 1
for 16
free 50
from 4
full -2
got -2
have -30
head -32
hour -2
hundred -12
i:pay -13
i:sell 9
in -3
it 4
it:be 2
keeps 8
kg 6
know -6
made -16
making -8
me 16
million -3
monthly 9
mostly -23
my -17
new -10
no 22
not -7
off -8
office -9
on 13
one -1
only -9
or -3
out -9
pair -3
pay 8
pays 30
phone 3
piece -13
rs -1
sells 32
set -1
small -8
students -5
subscription 44
that 3
the -2
there -11
they -10
they:present -24
this -12
time 3
two -13
want -15
was -12
we 19
we:keep -19
we:take 25
whatever 16
whole -22
would 30
x noun people:pay 16
x plural people:pay 25
x plural product:buy 5
x plural product:pay 18
x:modal 7
x:past -17
x:present -28
years 4
~be 6
~buy 10
~cost 3
~get -5
~sell 8
~take -3
~think 6
– 7
€ 15`
