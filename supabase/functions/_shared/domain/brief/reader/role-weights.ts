/*
 * What the words of a sentence tell, in twentieths, learned from the development ideas by `tests/bench/train-roles.ts`
 * and not written by hand.
 */

/** By cue of a sentence: product, customer, problem, today, actions. */
export const ROLE_WEIGHTS = `* -44 -43 -60 -65 -60
# -36 -6 -12 0 -24
& -13 -8 -3 0 4
&, 5 -9 -4 -2 10
&: 8 0 0 -7 14
&after 0 4 0 0 0
&and -4 0 8 0 0
&before 12 0 0 0 0
&but -32 0 25 6 -10
&if 7 0 0 0 9
&or -20 0 0 12 -28
&since 0 0 3 0 0
&so -10 -6 0 0 0
&that 30 4 0 -2 16
&then -14 0 28 19 0
&what 0 0 -8 0 0
&when 0 0 10 0 0
&where 60 0 -7 0 16
&which 0 -1 0 2 0
&while 0 6 0 0 19
&who 5 0 0 -4 0
' 0 2 10 0 -6
'd 0 8 0 -10 0
're 0 -3 7 0 -10
's 0 0 5 7 -18
've 0 -4 -4 -4 0
( 0 0 0 2 0
) 0 0 0 2 0
, 3 -3 -14 -11 5
- 0 12 21 0 0
-:bare 16 1 -18 1 33
-:modal -5 0 0 -9 0
-:past 0 -10 0 0 0
-:present 0 -2 -4 8 6
. 0 0 5 1 -2
: 13 0 -4 0 9
:long 18 7 1 -2 8
:none 10 -7 -21 -4 -16
:not -5 -1 17 -1 -20
:passive -17 0 9 3 0
:short -10 -5 -6 -22 0
>ask -7 0 -15 0 0
>begin -5 0 0 0 -7
>book 16 0 0 -6 35
>bring 0 0 0 0 19
>build 0 0 -7 0 0
>burn 0 0 42 0 0
>buy -9 8 19 19 -31
>call 0 11 0 25 0
>carry 0 0 0 9 0
>charge 0 0 0 8 -13
>check 0 0 0 0 20
>clean 11 0 0 0 0
>collect 15 0 0 0 21
>come 1 -1 -4 0 5
>cost 0 -6 0 0 -43
>count 13 0 0 -6 0
>cut 0 0 6 0 0
>deliver 20 0 0 0 56
>do 0 0 8 0 0
>drive 0 0 2 0 -1
>drop 0 0 0 -10 7
>eat 0 19 28 28 0
>exist 0 0 0 1 0
>explain 0 0 0 0 26
>file 0 0 0 0 15
>fill 23 0 -2 0 10
>find -12 2 42 0 0
>fit 13 3 0 0 0
>fund 0 24 0 0 0
>get -31 0 7 0 0
>give 2 -4 -3 0 14
>go -6 -3 0 2 5
>guess 0 0 3 11 0
>hear 4 0 0 0 0
>help 20 13 0 0 35
>hire 0 0 0 0 5
>hope 0 6 0 0 0
>house 0 34 0 0 0
>know -28 11 27 0 -5
>lease 26 0 0 0 23
>leave 0 0 3 0 0
>lend 14 0 0 0 0
>let 1 0 0 -12 2
>list 14 -3 0 0 12
>look -8 0 10 28 -19
>lose -22 15 30 0 -41
>make 30 0 0 0 0
>match 0 0 0 -5 34
>measure 0 0 -2 0 19
>miss 0 0 0 -13 0
>need 0 0 0 -6 0
>open 0 0 4 0 0
>order 0 3 0 0 0
>pay 0 26 0 0 0
>phone 0 0 0 27 0
>play 0 0 0 0 47
>post 0 1 0 0 20
>press 5 0 0 0 0
>put 23 2 0 0 5
>read 1 3 0 0 0
>refill 19 0 0 0 0
>rent 14 6 0 0 0
>repair 0 -1 0 0 5
>ring 0 0 0 13 0
>save 0 0 0 0 13
>say 0 0 0 0 -1
>scan 0 -9 -2 0 8
>search 0 0 0 19 0
>see 0 0 -2 0 17
>sell 4 0 0 0 0
>send 0 6 -3 0 0
>share 19 25 0 0 0
>spend 0 16 60 10 -18
>stand 0 0 0 -15 0
>start -1 0 0 0 -9
>stop 0 0 7 0 0
>swap 0 11 0 0 0
>switch 4 0 0 0 3
>take -1 0 1 13 -5
>tap 0 0 0 0 12
>tell 18 0 0 0 11
>text 4 0 0 0 0
>throw 0 0 40 0 0
>type 0 0 0 10 -6
>wait 0 -5 29 0 0
>walk 0 0 0 15 0
>want 0 0 -1 -4 0
>wash 5 0 0 0 6
>waste 0 3 0 0 0
>wear -10 0 0 0 0
>work 0 0 0 -5 0
>write 6 0 0 10 0
a 17 2 0 1 9
about 0 17 2 0 0
abroad 0 10 0 0 0
after 0 0 23 4 0
against 0 0 0 31 0
agencies 0 0 0 34 0
air 0 -5 0 0 0
all -1 -17 16 10 -1
alone 0 15 0 0 -17
already 0 -27 0 0 0
always -4 0 15 0 -8
am 1 0 0 0 0
amateur 0 31 0 0 0
an 4 2 0 1 1
and -3 -1 9 11 10
another 0 -1 0 0 0
answer 11 0 0 0 0
answers 0 2 0 0 0
app 35 7 -28 -7 30
are -9 2 14 5 -25
around 0 4 8 1 -1
associations 0 24 0 0 0
at 1 2 8 7 0
ate 0 0 5 0 0
august 0 0 0 37 0
away 0 4 9 0 0
back 0 0 0 -10 4
bag 0 0 0 10 0
bank 0 0 0 -1 0
battery 0 0 0 0 4
be -9 -6 0 6 0
because -8 4 17 8 -4
beekeepers 0 44 0 0 0
been 0 -3 0 -12 0
before 6 2 0 -41 34
begin 0 0 0 0 -1
big 0 -2 0 2 -10
bill 0 0 11 0 -3
board 0 3 0 0 0
body 0 29 0 0 0
book 0 24 -1 0 7
books 12 0 0 0 0
both 0 2 0 0 0
box 26 0 0 -7 0
break 0 0 0 0 11
bring 0 4 0 0 25
broken -6 0 0 0 0
bus 0 -11 0 0 0
but 15 -2 0 19 -13
buy 0 20 0 0 0
buying 0 0 0 7 0
by 8 5 14 11 12
ca -1 12 11 11 0
cafés 0 13 0 0 0
call 0 0 -5 10 0
calls 0 -8 5 2 0
can 7 -3 -4 0 26
cannot 0 8 20 0 0
care 0 9 0 0 0
cedis 63 0 0 0 0
charges 0 0 0 14 0
check 0 -3 -8 0 11
checks 40 0 0 -13 11
children 0 7 0 0 0
choir 0 22 0 0 0
churches 0 33 0 0 0
city 0 -12 0 0 0
claim 0 0 11 0 0
class -6 0 0 0 0
clean 9 0 0 0 15
cleaning 0 5 0 0 0
clinic 0 10 0 0 0
clipboard 0 0 0 24 0
clubs 0 27 0 0 0
coffee 5 0 0 0 0
collect 0 10 0 0 0
come -12 -5 0 0 0
comes 0 0 0 0 1
coming 0 0 -13 0 0
commission 0 -14 0 0 0
committee 0 8 0 0 0
companies -6 3 0 0 0
company 0 0 0 -1 0
contractors 0 7 0 0 0
cooperative 0 34 0 0 0
cost 0 0 4 0 0
costs 0 0 14 18 -5
could 0 0 -4 0 0
country 0 42 0 0 0
course 22 0 0 0 0
cousin 0 0 0 3 0
crate 0 0 0 0 8
crew -11 0 0 0 0
currently 0 0 0 47 0
customer 0 0 0 0 25
dairy 0 1 0 0 0
date 0 -16 0 0 0
day -4 -10 6 0 0
days 0 0 6 0 0
delivery 0 11 0 1 0
did 0 0 17 0 0
director 0 0 0 10 0
do 0 -1 0 1 -15
does -1 0 0 0 0
door 6 0 0 0 0
down -13 0 0 0 -2
drive 0 4 21 26 -1
driver 0 0 -8 0 0
drone 0 0 0 0 7
drop 0 0 -9 0 10
due 0 0 0 -3 0
each 0 6 0 -2 12
eat 0 3 0 0 0
eight 0 22 0 0 0
eleven -3 -2 0 0 0
empty 0 0 6 0 0
end 0 0 0 21 0
english 8 0 0 0 0
euro 0 0 7 0 0
euros 0 -8 -7 0 0
ever 0 -3 0 0 0
every -5 8 23 1 -4
everybody 0 0 0 20 0
everything 0 -18 0 0 0
excel 0 0 0 4 0
exercises 0 0 27 0 0
existing 0 0 0 1 0
facebook 0 0 0 1 0
falls 0 0 9 0 0
families 0 36 0 -2 0
family -1 35 0 0 0
farmer 0 1 0 0 0
farmers 0 1 1 0 0
farms 0 33 0 0 0
files 35 0 0 0 0
fill 0 2 0 0 0
fills 0 0 0 0 7
film 5 0 0 0 0
find 0 4 0 0 -7
firms 0 25 0 0 0
first -7 0 -4 0 0
fish 0 0 0 9 0
five 0 0 -10 0 0
fixed 18 0 0 0 15
flags 0 -9 0 0 0
flat 10 -3 0 -2 18
floor 0 6 23 0 0
folding 0 0 0 15 0
folds 0 0 0 0 2
food 0 2 0 0 0
for 37 24 3 -4 0
forget 0 0 1 0 0
free -4 2 -32 -6 15
from 14 0 0 5 2
fruit 0 0 0 12 0
full 0 -7 0 13 0
get 0 13 19 7 3
gets 0 -2 0 0 0
getting 0 7 0 0 0
give 0 0 0 14 0
gives 7 -20 -1 0 1
go 0 0 15 20 0
goes -2 0 0 -1 0
going -7 0 0 0 0
gone 0 0 33 0 0
good 0 -13 0 0 0
got 0 -8 0 0 0
green 7 0 0 0 0
growers 0 24 0 0 0
had 0 -5 0 0 0
half -6 0 38 11 -15
halls 5 0 0 0 0
hand 0 0 0 12 0
has 0 0 -4 -1 -8
have -12 0 0 -10 -16
he -2 0 0 0 0
he:present 0 0 0 0 -4
hearing 5 0 0 0 0
heat 16 0 0 0 25
here -8 0 15 10 0
hire 0 28 0 0 0
his -3 0 0 0 0
hobby 0 31 0 0 0
home 0 10 0 1 0
hope 0 6 0 0 0
hospital 0 0 10 0 0
hospitals 0 25 0 0 0
hostel 0 7 0 0 0
hot 2 17 0 0 0
hotels 0 6 0 13 0
hour -4 0 0 14 3
hours 7 0 0 0 6
house 0 0 22 0 0
houses -11 0 0 0 0
how 0 2 0 0 4
i 17 -7 -25 -19 3
i:modal 0 0 0 -1 0
i:past -9 -11 0 0 -26
idea 24 13 -4 -8 0
if 0 0 0 -2 12
in -1 9 14 5 -4
independent 0 25 0 0 0
inside 0 0 0 0 11
instead 0 0 0 43 0
into 20 0 0 0 22
is 8 -5 0 2 -18
it -15 2 -21 -3 -4
it:present 0 0 0 -4 21
itself 0 -7 0 0 0
job -12 0 0 0 -2
joint 0 26 0 0 0
just 0 -4 0 1 0
keep -6 0 0 0 -14
keeping 0 2 0 0 0
keeps 0 0 -2 0 0
kg 3 0 0 0 0
kids 9 -9 6 0 0
kitchen 0 1 0 0 0
kits 2 0 0 0 0
knees 0 0 19 0 0
know -6 0 0 0 -5
ksh 0 -1 0 0 0
lab 0 0 18 15 0
lagos 0 0 20 0 0
lakh 0 -16 0 0 0
lamp 0 0 0 0 22
landlords 0 21 0 0 -7
last 0 0 9 -6 0
late 0 0 30 0 0
learn 0 0 0 0 3
leave 0 -14 0 0 0
leaves 0 0 13 0 0
left 0 2 0 0 0
lend 14 0 0 0 0
lesson 0 0 0 0 33
lessons 8 0 0 0 0
lets 22 0 -1 0 0
letters 14 0 0 0 0
library 0 29 0 0 0
light 8 0 0 0 0
like 0 0 0 3 0
line 0 -11 0 0 0
list 0 0 -19 -4 15
little 0 9 13 0 0
local 0 6 0 13 0
lose 0 6 44 0 0
lost 0 -1 0 21 0
lot 0 2 0 0 0
low 0 1 0 0 14
lying 0 2 29 0 0
machine 1 -1 0 0 0
made 11 0 0 0 0
mail 19 0 0 0 0
make 0 3 0 0 0
makes 0 -13 0 0 0
man 0 0 6 0 0
managers 0 8 0 0 0
many 0 0 2 1 0
march 0 0 0 21 0
market 0 16 0 4 0
marketplace 16 0 0 0 0
matches 48 0 0 0 0
maths 0 0 10 0 0
may 0 -24 0 0 0
me -14 -1 -2 0 0
measure -9 0 0 0 0
measures 10 0 0 0 0
milk 0 0 0 0 13
minimum 0 0 0 8 0
minute 0 0 0 0 3
minutes 5 0 0 0 15
miss 0 0 13 0 0
mobile 14 10 0 0 0
moment 0 0 0 15 0
money -11 0 0 18 0
month -20 0 0 0 -4
monthly 0 -1 -5 0 0
months 0 0 1 -8 0
most 0 -8 0 24 -12
mothers 0 12 0 0 0
much 0 12 0 0 0
museum 0 2 0 0 0
must -1 14 6 6 -29
my -6 -15 5 0 -20
my+:present 4 15 -12 0 0
n't 0 0 0 -4 0
naira 0 13 0 0 0
nanny 0 0 0 9 0
need 0 3 0 0 -9
never 0 0 7 0 0
new -3 0 0 0 0
next 0 0 0 0 7
night 0 9 15 17 0
nights 0 0 0 2 0
nine -7 -1 0 0 -6
no -1 -9 10 0 -2
nobody -31 0 34 0 -56
nobody:modal 0 -13 0 25 0
nobody:present -7 0 29 0 0
not -15 -16 0 0 0
notebook 0 0 0 27 0
nothing -12 0 12 0 -11
now -23 -5 0 37 -13
number 0 -1 0 0 0
october 0 0 4 0 0
of 5 4 5 -4 -3
offices 0 26 0 0 0
old 0 0 0 1 0
older 0 0 0 5 0
on 1 -4 5 5 0
once 0 0 0 0 -1
one -1 -6 -1 -2 6
ones 18 0 0 0 0
only -1 -1 0 1 0
open 24 0 0 0 0
or 0 0 7 18 -6
other 0 0 13 0 0
others 0 0 0 4 0
our 7 -10 -14 -15 14
our+:present 28 0 0 0 15
out -5 0 2 0 1
oven 2 0 0 0 0
over 3 8 0 0 0
own 1 -10 -8 0 0
owner 0 4 -6 -13 11
owners 0 43 9 0 0
page 16 0 0 0 18
paid 0 -4 0 0 0
paper -7 0 22 37 -40
parent 0 -12 0 0 0
parents 0 19 0 0 0
patients 0 0 3 0 0
pay -11 0 0 4 -12
paying 0 0 1 0 0
pays 0 21 -35 -9 0
people 10 8 4 0 0
per 0 10 -19 -9 0
percent 0 19 0 0 0
person 0 0 0 0 10
pharmacies 0 10 0 0 0
phone 0 0 0 0 22
photo 0 -8 0 0 35
plastic 0 -14 3 12 0
platform 10 0 0 0 0
presently 0 0 0 29 0
price -16 -5 0 -7 0
printed 9 0 0 0 0
private 0 0 1 15 0
problem -17 13 65 0 0
public 0 11 0 25 0
qr 0 -9 0 0 0
quote 0 7 21 0 -2
r 0 0 0 4 0
rain 0 -5 0 0 0
rates 0 0 0 0 24
read 0 0 8 11 0
reads 8 0 0 0 16
real 25 0 0 0 0
receives 0 1 0 0 0
regional 0 8 1 0 0
rent 0 2 0 0 15
repair 20 11 0 0 33
report 0 0 -15 -4 10
reports 0 9 0 0 4
residents 0 9 0 0 0
restaurants 0 5 0 18 0
retired 0 0 -1 0 0
right 0 -8 2 13 0
ring 0 -1 0 0 0
risk -13 -12 -11 -3 0
road 0 0 -1 0 0
robot 0 0 0 0 10
room 0 0 3 0 6
roughly 0 5 0 0 0
round 0 0 4 12 0
rules 0 9 0 0 0
run 0 15 0 0 0
runs 0 0 0 3 0
same 0 0 4 -1 0
saw 0 0 0 21 0
say -7 0 0 0 -8
says 20 0 0 0 0
school 0 11 0 0 0
schools 0 14 0 0 0
season 0 0 0 0 -5
second 0 0 -2 0 0
see 0 4 0 -13 0
sees 0 -15 0 0 16
sell 0 0 0 16 -9
send -17 0 0 22 0
sends 31 0 -24 -6 14
sensor 13 0 -3 -5 0
service 14 8 0 0 0
set 0 0 0 0 6
shared 29 0 0 0 0
she 0 -1 0 0 0
she:present 0 0 3 8 0
sheet 0 -7 0 0 0
shoebox 0 0 0 13 0
shop 0 0 5 5 0
shops 0 20 1 10 0
short 8 5 0 0 0
shows 0 -15 0 0 5
since -7 0 5 0 -4
single 0 0 0 4 0
sit 0 0 6 0 0
site 0 0 0 0 26
six 3 0 0 0 10
size 20 0 0 -2 6
slips 0 0 0 5 0
small 3 27 15 14 0
smart 20 0 0 0 0
sms 0 -9 -1 0 47
so 13 -2 -7 0 11
soap 0 2 0 0 0
societies 0 11 0 0 0
soft 33 0 0 0 0
software 39 22 -16 0 1
solar 19 0 0 0 1
some 0 0 -4 0 0
something 0 0 7 0 0
space 33 0 0 0 0
spend 0 5 1 14 0
start -7 0 0 -1 -18
stay 0 0 19 0 0
steel 22 0 0 0 0
still 0 0 7 13 0
store 0 21 0 0 0
stuck 0 0 2 0 0
students 0 0 6 0 0
summer 0 1 6 0 0
sunday 0 5 0 0 0
swap 10 0 0 0 0
system 0 9 0 0 0
tablet 0 -27 0 0 0
take -8 0 0 2 -1
takes 0 -10 2 17 0
taps 0 0 0 0 7
tea 0 0 0 0 1
tells 19 0 -22 0 42
ten 3 0 -8 0 0
text 0 0 0 0 11
that 6 0 1 0 0
the -5 0 -1 3 10
their -14 3 0 7 0
them 0 -3 -3 0 0
themselves 0 0 -9 0 0
then -5 -9 0 4 0
there 0 0 -10 -1 0
there:present 0 6 0 0 0
they -29 -2 0 0 -6
they:modal 0 -9 -2 0 0
they:present 0 0 7 30 -7
thing 0 6 0 0 0
third 0 0 0 5 0
thirty 0 0 0 15 0
this 0 -5 0 0 -3
three -6 -10 10 8 0
through 0 -13 0 0 0
tilers 0 6 0 0 0
time -11 0 9 0 0
times -11 0 0 0 0
tired 0 0 25 61 0
to 6 6 8 -2 0
today -15 -11 2 65 0
together 0 0 0 0 5
told 0 0 15 0 0
too -1 0 24 0 0
took 0 0 0 -8 0
tool 0 10 0 0 0
traders 0 5 0 0 0
truck 0 1 0 0 -13
turn 0 0 0 0 6
turns 14 0 0 0 0
twelve 0 27 0 0 0
two -4 -6 8 11 0
under 0 0 -9 0 27
up 0 2 14 0 0
us -11 -7 0 -7 0
use -10 0 0 2 0
van 0 1 0 0 0
video 21 0 0 -5 0
village 14 38 0 0 14
visit 0 -7 0 -2 0
visits 0 -13 0 0 0
voice 2 0 0 0 0
wait -33 0 16 0 -18
waiting 0 0 19 -1 0
walk 0 0 0 0 2
want 0 11 0 0 0
wants 0 0 0 0 -1
was -37 -15 0 0 -20
wash 0 0 0 12 0
waste 0 5 17 0 0
water 0 0 0 10 0
we 0 -8 -35 -14 2
we:present 18 3 0 -16 30
weekly 1 0 0 0 0
weeks 0 0 5 0 0
what 14 -5 -9 -12 19
whatsapp 18 2 0 0 2
wheelchair 0 20 0 0 0
when 0 -2 0 -11 13
where 0 0 -25 -24 24
which 14 6 7 0 16
while 0 1 0 -1 8
who 0 13 6 0 -6
whole 0 0 0 -7 0
why 0 0 0 -16 0
will 6 -13 -4 0 8
winter 0 0 19 0 0
with 10 4 -4 0 7
within 0 0 0 0 15
without 7 1 5 0 0
women 0 18 0 0 0
workers 0 8 0 0 0
would 0 -6 -24 -11 -3
write 0 15 15 0 0
wrong -11 0 11 6 0
x:modal -5 29 17 -3 -4
x:past -11 -1 9 0 -18
x:present -1 18 27 20 0
year -10 2 0 -14 -13
years -44 -3 -1 0 -12
you 0 -28 0 0 16
you:present 10 0 -4 -7 6
your 19 0 -10 -5 27
youtube 0 0 0 9 0`

/** By cue of an amount: whether it is the price of the offer. */
export const PRICE_WEIGHTS = `* -57
$ 1
& 15
&, -6
, 4
-:pay -10
. -3
:first 22
:habit -6
:opens 16
:pained -12
:short 13
:told -11
<# -5
<'d 6
<: 27
<<, 29
<<^ 16
<<and -3
<<around -6
<<at 13
<<costs -5
<<for 3
<=^ 16
<=base 6
<=coordinator -40
<=noun  -19
<=preposition 2
<=third -6
<^ 39
<around -6
<each 9
<fee 9
<from 2
<in 1
<it 10
<our -1
<price 3
<the -1
<them 15
<we 1
<week 8
=after:be 19
=after:buy 2
=after:i 20
=after:pay 8
=after:they -14
=after:x noun people -1
=after:x noun price 1
># 12
>, 16
>=adjective -3
>=mark 7
>=noun  14
>>a 30
>>in -17
>>per 16
>^ 3
>a -3
>and -5
>for -1
>in -13
>it -20
>one 21
>per 40
>piece -7
>the 4
>time 26
>to -2
a -8
about -10
above -45
also -30
an -7
around -15
by 6
charge 8
commission 3
days -8
each 25
euro 6
euros -15
families 1
fee 4
flat 20
for 16
free 62
from 4
got -9
have -38
head -1
in -8
it 4
my -40
no 2
nothing 5
of 4
ones 4
only -7
pair -9
pay 10
pays 47
phone 27
piece -5
sells 13
subscription 58
take 15
the -3
they -9
they:present -14
two -8
visit 2
want -7
we 28
we:keep -23
we:take 4
what 3
will 2
would 28
x noun :present -2
x noun price:be 10
x plural people:pay 10
x plural product:buy 11
x plural product:pay 22
x:modal 5
x:past -31
x:present -22
year 4
years 3
~buy 2
~pay 6
€ 19`
