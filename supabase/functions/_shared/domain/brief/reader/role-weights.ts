/*
 * What the words of a sentence tell, in twentieths, learned from the development ideas by `tests/bench/train-roles.ts`
 * and not written by hand.
 */

/** By cue of a sentence: product, customer, problem, today, actions. */
export const ROLE_WEIGHTS = `* -43 -43 -60 -66 -60
# -36 -6 -11 0 -24
& -12 -7 -4 0 3
&, 6 -10 -5 -3 10
&: 13 0 0 -4 14
&after 0 6 0 0 0
&and -4 0 7 -1 0
&before 15 0 0 0 0
&but -29 0 19 8 0
&if 2 0 0 0 8
&or -22 0 0 11 -29
&since 0 0 7 0 0
&so -10 -8 0 0 0
&that 35 3 0 -3 16
&then 0 0 19 12 0
&what 0 0 -8 0 0
&when 0 0 14 0 0
&where 59 0 -9 0 16
&while 0 5 0 0 19
&who 3 0 0 -6 0
' 0 0 6 0 -11
'd 0 4 0 -17 0
're 0 0 6 0 -8
's 0 0 3 6 -18
've 0 -4 0 -12 0
( 1 0 0 1 0
) 1 0 0 1 0
, 4 -3 -14 -11 4
- 0 12 22 0 0
-:bare 15 1 -16 2 33
-:modal -7 0 0 -2 -4
-:past 0 -9 0 0 -2
-:present 0 -1 -2 10 7
. -1 0 6 2 0
: 11 0 -5 -1 9
:long 18 9 0 -1 9
:none 10 -6 -22 -5 -17
:not -8 -3 15 -4 -23
:passive -11 0 5 2 0
:short -10 -5 -6 -22 0
>ask -7 3 -14 0 -4
>begin -4 0 0 0 -7
>bill 0 -3 0 0 0
>book 15 0 0 -4 35
>bring 0 0 0 0 18
>burn 0 0 45 0 0
>buy -9 0 18 19 -32
>call 0 10 0 26 0
>carry 0 0 0 10 0
>charge 0 0 0 7 -19
>check 0 0 0 0 19
>collect 14 9 0 0 22
>come 2 -3 -7 0 5
>cost 0 -6 0 0 -37
>count 20 6 0 0 0
>cut 0 0 2 0 0
>deliver 20 0 0 0 56
>do 0 0 11 0 0
>drive 0 0 8 0 0
>drop 0 0 -1 -12 9
>eat 0 23 28 27 0
>exist 0 0 0 2 0
>explain 0 0 0 0 21
>file 0 0 0 0 13
>fill 24 0 -4 0 11
>find -11 0 43 0 0
>fit 8 2 0 0 0
>fund 0 35 0 0 0
>get -30 0 4 0 0
>give 4 -6 -1 0 15
>go -7 -4 0 2 5
>guess 0 0 0 10 0
>hear 2 0 0 0 0
>help 19 15 0 0 36
>hire 0 0 0 0 6
>hope 0 4 0 0 0
>house 0 34 0 0 0
>keep 0 1 0 0 0
>know -26 12 27 0 -3
>lease 29 0 0 0 25
>leave 0 0 2 0 0
>lend 13 0 0 0 0
>let 0 0 0 -12 1
>list 15 0 0 0 16
>listen 0 0 -2 -6 0
>look -6 0 10 26 -17
>lose -21 16 23 0 -42
>make 31 0 -1 0 0
>match 0 0 0 -5 34
>mean 0 0 0 0 -1
>measure 0 0 0 0 19
>miss 0 0 0 -14 0
>need 0 0 0 -4 0
>open 8 0 1 0 0
>order 0 2 0 0 0
>pass -10 0 0 0 0
>pay 0 25 0 0 0
>phone 0 0 0 22 0
>pick 0 0 0 0 1
>play 0 0 0 0 47
>post 0 1 0 0 19
>press 6 0 0 0 0
>put 21 0 0 0 4
>read 3 5 0 0 0
>refill 20 0 0 0 0
>rent 24 8 0 0 0
>repair 0 0 0 0 6
>ring 0 -1 0 0 0
>run 0 0 0 1 0
>save 0 0 0 0 12
>say 0 0 1 0 -1
>scan 0 -10 -5 0 9
>search 0 0 0 19 0
>see 0 0 0 0 19
>sell 5 0 0 0 0
>send 0 8 -4 0 0
>share 14 26 0 0 0
>ship -20 0 0 0 0
>sit -1 3 0 0 0
>spend 0 18 63 4 -16
>stand 0 0 0 -18 0
>start -1 0 0 0 -11
>stop 0 0 6 0 0
>swap 0 10 0 0 0
>switch 6 0 0 0 2
>take 0 -1 1 16 -2
>tap 0 0 0 0 12
>tell 17 0 0 0 12
>test 0 -2 0 0 0
>text 6 0 0 0 0
>throw 0 0 39 0 0
>type 0 0 1 8 -3
>visit 0 -1 0 0 0
>wait 0 -8 24 0 0
>walk 0 0 0 11 0
>want 0 0 -1 -6 0
>wash 3 0 0 0 5
>waste 0 4 0 0 0
>wear -2 0 0 0 0
>work 0 0 -2 -6 0
>write 7 0 0 11 0
a 16 2 0 2 9
about 0 17 2 0 0
abroad 0 11 0 0 0
after 0 0 22 4 0
against 0 0 0 34 0
agencies 0 0 0 33 0
air 0 -4 0 0 0
all -3 -17 16 9 -2
alone 0 16 0 0 -18
already 0 -29 0 0 0
always -6 0 12 0 -9
am 1 0 0 0 0
amateur 0 31 0 0 0
amount 0 3 0 0 0
an 5 4 0 1 4
and -3 -1 9 13 9
answer 12 0 0 0 0
answers 0 3 0 0 0
any 0 0 6 0 0
app 37 4 -31 -11 29
are -10 1 12 6 -25
around 0 2 2 4 -1
asked 0 0 15 0 0
associations 0 23 0 0 0
at 0 3 8 9 0
ate 0 0 8 0 0
august 0 0 0 32 0
away 0 3 5 0 0
back 0 0 0 -9 5
bag 0 0 0 10 0
bags 0 5 0 0 0
bank 0 0 0 -4 0
battery 0 0 0 0 4
be 0 -8 0 0 0
because -8 5 20 7 -4
beekeepers 0 43 0 0 0
been 0 -12 0 -12 0
before 5 1 0 -41 35
begin 0 0 0 0 -1
big 0 -8 0 6 -13
bill 0 0 13 0 -1
board 0 4 0 0 0
body 0 28 0 0 0
book 0 24 0 0 6
books 12 0 0 0 0
both 0 2 0 0 0
box 26 0 0 -12 0
break 0 0 0 0 11
bring 0 5 0 0 24
broken -10 0 0 0 0
bus 0 -10 0 0 0
but 13 -3 0 19 -16
buy 0 27 0 0 0
buying 0 0 0 25 0
by 9 5 14 10 12
ca -1 13 13 8 0
cafés 0 13 0 0 0
call 0 1 -5 4 0
calls 0 -9 6 0 0
can 9 -5 -4 0 32
cannot 0 9 25 0 0
care 0 8 0 0 0
cedis 64 0 0 0 0
charges 0 0 0 16 0
check 0 -1 -6 0 12
checks 37 0 0 -15 10
children 0 5 0 0 0
choir 0 23 0 0 0
churches 0 33 0 0 0
city 0 -13 0 0 0
claim 0 0 10 0 0
clean 17 5 0 0 8
cleaning 0 2 0 0 0
clinic 0 8 0 0 0
clipboard 0 0 0 26 0
clubs 0 19 0 0 0
coffee 5 0 0 0 0
come -12 -7 0 0 0
comes 0 0 0 4 0
coming 0 0 -3 0 0
commission 0 -13 0 0 0
committee 0 3 0 0 0
companies 0 3 0 0 0
contractors 0 13 0 0 0
cooperative 0 33 0 0 0
cost 0 0 3 0 0
costs 0 0 15 17 -15
country 0 35 0 0 0
courier 0 1 0 0 0
course 20 0 0 0 0
cousin 0 0 0 16 0
crate 0 0 0 0 6
crew -16 0 0 0 0
currently 0 0 0 47 0
customer 0 0 0 0 25
dairy 0 2 0 0 0
day -4 -10 6 0 1
days 0 0 2 0 0
delivery 0 10 0 0 0
did 0 0 18 0 0
director 0 0 0 17 0
do 0 -2 -3 5 -16
dollars 0 -1 0 0 0
door 6 0 0 0 0
down -15 0 0 0 0
drive 0 0 0 23 0
driver 0 0 -9 0 0
drone 0 0 0 0 9
drop 0 0 -7 0 7
due 0 0 0 -2 0
each 0 5 -2 -4 11
eight 0 18 0 0 0
eleven -5 0 0 0 0
empty 0 0 9 0 0
end 0 0 0 23 0
english 12 0 0 0 0
euro 0 0 10 0 0
euros 0 -8 -8 0 0
every -4 9 21 1 -5
everybody 0 0 1 21 0
everything 0 -18 0 0 0
excel 0 0 0 7 0
exercises 0 0 24 0 0
falls 0 0 4 0 0
families 0 36 0 -2 0
family -3 36 0 0 0
farmers 0 1 5 0 0
farms 0 35 0 0 0
files 35 0 0 0 0
fill 0 1 0 0 0
fills 0 0 0 0 7
film 3 0 0 0 0
find 0 6 0 0 -7
fine 0 0 0 0 -2
firms 0 27 0 0 0
first -3 0 -4 0 0
fish 0 0 0 9 0
five 0 0 -10 0 0
fixed 17 0 0 0 17
flags 0 -9 0 0 0
flat 12 -3 0 -11 18
floor 0 8 20 0 0
folding 0 0 0 14 0
folds 0 0 0 0 4
for 36 24 3 -4 0
forget 0 0 2 0 0
forward 0 0 0 0 1
free -8 5 -31 -6 13
from 13 0 1 6 1
fruit 0 0 0 8 0
full 0 -5 0 12 0
gaa 0 30 0 0 0
get 0 13 22 8 2
gets 0 -2 0 0 0
getting 0 8 0 0 0
give 0 0 0 15 0
gives 5 -18 -10 0 0
go 0 0 15 19 0
goes -1 0 0 0 0
going -8 0 0 0 0
gone 0 0 44 0 0
good 0 -16 0 0 0
got 0 -3 0 0 0
green 8 0 0 0 2
growers 0 24 0 0 0
guess 0 0 0 6 0
had 0 -10 2 0 0
half -10 0 31 9 -19
halls 6 0 0 0 0
hand 0 0 1 12 0
has 0 0 -2 -3 -10
have -11 0 2 -12 -16
he -5 0 0 0 0
he:present 0 0 0 0 -6
hearing 5 0 0 0 0
heat 15 0 0 0 24
here -11 0 14 8 0
hire 0 26 0 0 0
his -2 0 0 0 0
hobby 0 31 0 0 0
home 0 13 2 4 0
hood 0 2 0 0 0
hope 0 4 0 0 0
hospital 0 0 9 0 0
hospitals 0 24 0 0 0
hostel 0 9 0 0 0
hot 10 11 0 0 0
hotels 0 5 0 13 0
hour -4 0 0 12 2
hours 7 0 0 0 3
house 0 0 25 0 0
houses -11 0 0 0 0
how 0 1 0 -5 3
i 16 -4 -25 -18 2
i:past -8 -10 0 0 -24
i:present 1 -4 0 0 0
idea 27 12 -2 -6 0
if 0 0 0 -1 13
in -2 9 15 4 -4
independent 0 25 0 0 0
inside 0 0 0 0 12
instead 0 0 0 43 0
into 17 0 0 0 20
is 7 -6 0 2 -18
it -16 1 -18 -3 -4
it:present 0 0 -1 -5 20
itself 0 -8 0 0 1
job -9 0 0 0 -1
joint 0 27 0 0 0
just 0 -7 9 6 0
keep -4 0 0 0 -16
keeping 0 1 0 0 0
kg 4 0 0 0 0
kids 9 -9 6 0 0
kitchen 0 3 0 0 0
kits 1 0 0 0 0
knees 0 0 14 0 0
know -7 0 0 0 -8
lab 0 0 18 14 0
lagos 0 0 18 0 0
lakh 0 -14 0 0 0
lamp 0 0 0 0 21
landed 0 19 0 0 0
landlords 0 23 0 0 -8
last 0 0 7 -9 0
late 0 0 27 0 0
learn 0 0 0 0 3
leave 0 -18 0 0 0
leaves 0 0 12 0 0
left 0 1 0 0 0
lend 13 0 0 0 0
lesson 0 0 0 0 34
lessons 9 0 0 0 0
lets 23 0 -1 0 0
letters 11 0 0 0 0
library 0 28 0 0 0
light 8 0 0 0 0
like 0 0 0 4 0
line 0 -11 0 0 0
list 1 -1 -17 -6 14
little 0 8 13 0 0
live 0 1 0 0 0
local 0 5 2 13 0
lose 0 6 53 0 0
lost 0 -3 0 18 0
lot 0 1 0 0 0
low 0 0 0 0 15
lying 0 3 30 0 0
made 9 0 0 0 0
mail 16 0 0 0 0
make 0 4 0 0 0
makes 0 -13 0 0 1
man 0 0 4 0 0
managers 0 8 0 0 0
many 0 1 0 0 0
march 0 0 0 19 0
market 0 14 0 3 0
marketplace 18 0 0 0 0
master 0 -2 0 0 0
matches 47 0 0 0 0
maths 0 0 10 0 0
may 0 -22 0 0 0
me -15 -2 -1 0 0
measure 0 0 0 24 0
measures 10 0 0 0 0
milk 0 0 0 0 14
mine -5 0 0 0 0
minimum 0 0 0 6 0
minute 0 0 0 0 1
minutes 5 0 0 0 15
miss 0 0 10 0 0
mobile 11 13 0 0 0
moment 0 0 0 12 0
money -1 0 0 19 0
month -18 0 0 0 -2
monthly 0 -2 -3 0 0
months 0 0 1 -10 0
most 0 -6 0 23 -16
mothers 0 14 0 0 0
motor 0 1 0 0 0
much 0 13 0 0 0
museum 0 2 0 0 0
must -11 15 10 6 -28
my -6 -18 3 0 -21
my+:present 1 18 -8 0 0
naira 0 8 0 0 0
names 0 -2 0 0 0
nanny 0 0 0 9 0
need 0 1 0 0 -6
never 0 0 19 0 0
new -4 0 0 0 0
next 0 0 -6 0 9
night 0 10 16 19 0
nights 0 0 0 1 0
nine -6 0 0 0 -16
no -2 -8 9 0 -1
nobody -32 0 37 0 -59
nobody:modal 0 -13 0 25 0
nobody:present -6 0 25 0 0
not -12 -13 0 2 0
notebook 0 0 0 30 0
nothing -14 0 11 0 -10
now -23 -4 0 37 -14
number 0 -3 0 0 0
october 0 0 3 0 0
of 5 4 4 -4 -2
offices 0 26 0 0 0
older 0 0 0 10 0
on 1 -6 6 4 0
one -2 -7 -2 -3 7
ones 18 0 0 0 0
only -3 -1 0 5 0
open 19 0 1 0 3
or 0 1 6 18 -9
other 0 0 9 0 0
others 0 0 0 5 0
our 7 -10 -14 -16 12
our+:present 25 0 0 0 15
out -6 0 1 0 1
over 1 6 4 0 0
own 1 -10 -1 0 0
owner 3 8 -5 -10 11
owners 0 41 7 0 0
page 17 0 0 -4 18
pages 0 0 0 0 1
paid 0 -4 -2 0 0
pair -3 0 0 0 0
paper -7 0 22 35 -40
parent 0 -10 0 0 0
parents 0 19 0 0 0
pay -8 0 0 2 -13
pays 0 22 -31 -9 0
people 10 7 0 0 0
per 0 10 -22 -9 0
percent 0 18 0 0 0
person 0 0 0 0 10
pharmacies 0 7 0 0 0
phone 0 0 0 2 21
photo 0 -9 0 0 35
plastic 0 -12 4 11 0
platform 5 0 0 0 0
presently 0 0 0 30 0
pressure 3 0 0 0 0
price -16 -5 0 -6 0
printed 11 0 0 0 0
private 0 0 2 15 0
problem -17 14 62 0 0
public 0 11 0 25 0
puts 3 0 0 0 0
qr 0 -12 0 0 0
quote 0 5 17 0 0
r 0 0 0 6 0
rain 0 -5 0 0 0
rates 0 0 0 0 24
read 0 0 6 10 0
reads 2 0 -5 0 21
real 27 0 0 0 0
receives 0 3 0 0 0
refill 2 0 0 0 0
regional 0 7 1 0 0
rent 0 0 0 0 18
repair 21 11 0 0 34
report 0 0 -16 -7 15
reports 0 9 0 0 5
residents 0 8 0 0 0
restaurants 0 9 0 19 0
retired 0 0 -2 0 0
right 0 -12 5 13 0
ring 0 0 0 18 0
risk -12 -11 -9 -4 0
robot 0 0 0 0 13
room 0 0 0 0 9
roughly 0 5 0 0 0
round 0 0 4 13 0
rs 0 0 -5 0 0
rules 0 11 0 0 0
run 0 13 0 0 0
running 0 0 -8 0 0
runs -2 0 0 5 0
same 0 0 3 0 0
saw 0 0 0 19 0
say -5 0 0 0 -7
says 24 -7 0 0 0
school 0 10 0 0 0
schools 0 14 0 0 0
season -1 0 0 0 -3
see 0 4 0 -14 0
sees 0 -17 0 0 6
sell 0 0 0 16 -9
send -14 0 0 24 0
sends 31 0 -21 -8 15
sensor 13 0 -2 -1 0
service 17 7 0 0 0
set 0 0 0 0 5
shared 30 0 0 0 0
she 0 -3 0 0 0
she:present 0 0 13 8 0
sheet 0 -7 0 0 0
shoebox 0 0 0 8 0
shop 0 0 1 5 0
shops 0 20 0 11 0
short 5 4 0 0 0
showed 0 9 0 0 0
shows 0 -18 -2 0 8
simply 0 0 21 0 0
since -10 0 2 0 -11
single 0 0 0 1 0
sit 0 0 3 0 0
site 0 4 0 0 27
six 3 0 0 0 10
size 21 0 0 -2 8
slips 0 0 0 5 0
small 3 25 15 13 0
smart 19 0 0 0 0
sms 0 -14 -12 -5 49
so 11 0 -7 0 12
societies 0 11 0 0 0
soft 36 0 0 0 0
software 39 22 -14 0 0
solar 17 0 0 0 0
some 0 0 -3 0 0
something 0 1 8 0 0
space 26 0 0 0 0
spend 0 3 1 19 0
start -6 0 0 0 -19
stay 0 0 20 0 0
steel 18 0 0 0 0
still 0 0 13 13 0
store 10 16 0 0 0
stuck 0 0 6 0 0
students 0 0 1 0 0
studios 0 1 0 0 0
summer 0 4 4 0 0
sunday 0 11 0 0 0
swap 8 0 0 0 0
system 0 9 0 0 0
tablet 0 -27 0 0 0
take -8 0 0 0 -2
takes 0 -6 2 15 0
taps 0 0 0 0 7
tells 20 0 -23 0 45
ten 6 0 -14 0 0
text 0 0 0 0 14
that 2 0 0 0 0
the -5 0 -1 4 10
their -17 2 0 7 0
them -1 -3 -2 0 0
themselves 0 0 -10 0 0
then -5 -11 0 4 0
there 0 0 -8 -3 0
there:present 0 7 0 0 0
they -30 -1 0 1 -10
they:modal 0 -4 0 0 0
they:present 0 0 7 30 -3
thing 0 6 0 0 0
third 0 0 0 7 0
thirty 0 0 0 12 0
this 0 -7 0 0 -3
those 0 0 0 2 0
three -5 -8 11 7 0
through 0 -15 0 0 0
tilers 0 8 0 0 0
time -11 0 6 0 0
times -6 0 0 5 0
tired 0 0 23 61 0
to 5 7 10 -1 0
today -19 -12 0 55 0
together 0 0 0 0 6
told 0 0 10 0 0
too -2 0 24 0 0
took 0 0 0 -13 0
tool 0 9 0 0 0
traders 0 5 0 0 0
tried 0 2 0 2 0
truck 0 2 0 0 -15
turn 0 0 0 0 12
turns 17 0 0 0 0
twelve 0 23 0 0 0
twice 0 0 0 1 0
two -1 -5 9 11 0
uncle 0 0 -9 0 0
under 0 0 -8 0 28
up 0 2 16 0 0
us -12 -7 -1 -8 0
use -11 0 0 0 0
video 25 1 0 0 0
village 14 40 0 0 14
visit 0 -7 0 -4 0
visits 0 -14 0 0 0
voice 1 0 0 0 0
wait -31 0 27 0 -21
waiting 0 0 18 -4 0
walk 0 8 0 0 4
want 0 12 0 0 0
wants 0 0 0 0 -1
was -40 -9 0 1 -21
wash 0 0 0 12 0
waste 0 3 19 0 0
water 0 0 0 4 0
we 0 -5 -32 -12 1
we:modal 0 -3 0 0 0
we:present 16 0 0 -15 31
week 0 0 1 0 0
weekly 4 0 -1 0 0
weeks 0 -2 4 0 0
what 14 -4 -9 -14 21
whatsapp 19 0 -4 0 2
wheelchair 0 16 0 0 0
when 0 -1 0 -12 12
where 0 0 -23 -26 24
which 14 4 5 0 16
while 0 0 0 -1 9
who 0 13 7 0 -7
whole 0 0 0 -12 0
why 0 0 0 -18 0
will 3 -11 -1 0 8
winter 0 0 17 0 0
with 10 6 -6 -1 6
within 0 0 0 0 17
without 11 0 9 0 0
women 0 15 0 0 0
workers 0 7 0 0 0
would 0 -7 -26 -16 -2
write 0 15 14 0 0
wrong -9 0 12 6 0
x:modal 0 28 16 -3 -6
x:past -10 -2 10 0 -21
x:present -2 17 27 20 0
year -10 2 0 -10 -13
years -49 -4 0 0 -16
you 0 -28 0 0 20
you:modal 5 0 0 0 0
you:present 9 -1 -2 -6 1
your 19 0 -10 -2 26
youtube 0 0 0 12 0`

/** By cue of an amount: whether it is the price of the offer. */
export const PRICE_WEIGHTS = `* -54
& 14
&, -9
&: 1
, 6
-:pay -17
:first 19
:habit -7
:opens 17
:pained -12
:short 13
:told -11
<# -5
<'d 22
<: 24
<<, 33
<<^ 17
<<and -4
<<around -8
<<at 23
<<costs -7
<<for 9
<<the -2
<=^ 17
<=base 7
<=coordinator -36
<=noun  -20
<=preposition 1
<=third -3
<^ 39
<and 1
<around -8
<at -4
<each 8
<fee 11
<from 8
<it 12
<of 1
<our -2
<price 3
<the -2
<them 6
<to 1
<week 7
=after:be 18
=after:buy 3
=after:get -9
=after:i 11
=after:pay 9
=after:x noun people -7
=after:x noun price 3
=after:x plural people -1
=after:x plural product 1
># 11
>, 12
>; 8
>=adjective -4
>=mark 7
>=noun  13
>>a 35
>>in -15
>>per 13
>a -9
>and -7
>from 25
>in -16
>it -23
>one 23
>per 39
>piece -3
>that -3
>the 2
>time 24
>to -6
>we 2
a -8
about -14
above -46
also -28
an -2
around -10
because -6
by 7
charge 6
commission 1
days -8
each 24
euros -12
fee 4
flat 15
for 13
free 63
from 1
got -3
have -43
head -2
i:sell 3
in -6
it 3
month -1
my -39
nothing 6
of 3
only -10
pair -12
pay 9
pays 49
percent -4
phone 25
piece -2
price 1
sells 10
subscription 57
take 16
the -3
there -8
they -11
they:present -29
two -6
want -7
we 25
we:keep -8
what 3
would 31
x noun :present -1
x noun price:be 11
x plural people:pay 14
x plural product:buy 4
x plural product:pay 21
x:modal 5
x:past -29
x:present -24
year 3
years 3
~buy 3
~get -9
~pay 7
€ 17`
