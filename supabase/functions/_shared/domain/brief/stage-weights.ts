/*
 * What words tell of the stage of demand, in twentieths, learned from the annotated evidence by `tests/bench/train-roles.ts`
 * and not written by hand; by cue the stages in their order.
 */
export const STAGE_WEIGHTS = `*|-76 -47 -105 -86 -19 -113 -97 -82 -56
# and|0 0 0 0 2 0 0 0 0
# ask|0 0 0 0 0 0 0 -12 0
# of|0 0 0 0 -3 0 0 0 15
# peopl|0 9 0 0 0 0 0 0 0
# shop|0 0 0 0 1 0 0 0 0
# tiler|0 0 0 0 5 0 0 0 0
# tim|0 0 0 0 5 0 0 0 0
# week|0 0 0 0 15 0 0 0 0
$ #|0 0 0 0 0 0 0 0 4
:advance|0 -2 126 0 -18 0 0 0 0
:asked|0 0 0 0 -27 0 113 0 0
:letter|0 0 0 108 -46 0 0 0 0
:list|0 -2 0 0 -59 146 0 0 0
:made|0 56 0 0 -15 0 0 0 -8
:paying|89 -9 0 0 -31 0 0 0 0
:pays|0 0 0 0 -20 0 0 0 0
:seen|0 0 0 0 0 0 0 0 42
:sold|-11 97 0 0 -52 0 0 0 0
:told|0 -45 0 0 -49 0 0 109 -6
:trial|0 -22 0 0 42 0 -17 0 0
:used|-5 0 0 0 29 0 0 0 -7
:would|-18 0 0 0 0 0 0 35 0
^ #|4 -2 0 13 0 0 14 0 -22
^ a|0 0 0 0 -13 0 0 0 12
^ i|0 0 0 0 0 0 0 0 16
^ in|0 0 0 0 4 0 0 0 0
^ last|0 20 0 0 0 0 0 0 0
^ my|0 0 0 0 5 0 0 0 0
^ sinc|0 5 0 0 0 0 0 0 0
^ the|0 0 0 8 0 0 0 0 0
^ we'v|0 0 0 0 0 0 0 0 10
a|0 -16 0 0 0 0 0 0 0
about|0 16 0 0 0 0 0 0 0
already|5 0 0 0 0 0 0 0 0
already #|0 0 0 0 4 0 0 0 0
and|-16 0 0 -20 9 0 -13 0 0
and #|0 0 0 0 0 0 0 0 -23
are|18 0 0 0 0 0 0 0 -3
at|0 -1 0 0 15 0 0 0 0
back|0 0 0 0 5 0 0 0 0
book|8 0 0 0 -9 0 0 0 0
by|0 0 0 0 5 0 0 0 0
did|0 28 0 0 -6 0 0 0 0
done|0 29 0 0 -6 0 0 -8 0
far|0 8 0 0 0 0 0 0 0
february|0 0 0 0 16 0 0 0 0
first|0 0 0 0 4 0 0 0 0
for|-7 0 0 0 0 0 0 0 -18
for #|0 27 0 0 0 0 0 0 0
free|0 0 0 0 -29 0 0 0 0
friend|0 0 0 0 26 0 0 0 0
from|0 0 0 0 9 0 0 0 -9
got|0 0 0 0 6 0 0 0 0
had|0 13 0 0 0 0 0 0 0
has|0 0 0 0 12 0 0 0 0
have|0 0 0 2 0 0 0 -15 0
have had|0 0 0 0 9 0 0 0 0
have paid|0 35 0 0 0 0 0 0 0
hour were|0 2 0 0 0 0 0 0 0
i|0 15 0 0 -12 -1 -16 5 0
in|-6 0 0 0 3 0 0 -5 0
in october|0 19 0 0 0 0 0 0 0
it|0 -25 0 0 18 0 0 0 13
it for|0 0 0 0 15 0 0 0 0
it was|0 0 0 0 -6 0 0 0 0
list|0 0 0 0 0 9 0 0 0
may|0 0 0 0 2 0 0 0 0
me|4 0 0 0 0 0 0 0 0
month|5 -2 0 0 0 0 0 0 0
name|0 0 0 0 0 -5 0 0 0
no|0 18 0 0 0 0 0 0 0
october #|0 19 0 0 0 0 0 0 0
of|0 0 0 7 -12 0 0 0 0
of my|0 0 0 20 -11 0 0 0 0
of them|0 -17 0 0 0 0 0 0 0
on|0 -7 0 -4 0 0 0 0 0
one|0 0 0 -1 16 0 -35 0 -1
our own|0 0 0 0 0 0 0 0 54
out of|0 5 0 0 0 0 0 0 0
paid|0 0 37 0 0 0 0 0 0
put|0 0 0 0 15 0 0 0 0
school|0 0 0 18 0 0 0 0 0
sign|0 0 0 11 -3 0 0 0 0
sinc|6 14 0 0 5 0 0 -2 0
so|0 8 0 0 0 0 0 0 0
so far|0 8 0 0 0 0 0 0 0
still|0 0 0 0 25 0 0 0 0
subscriber|0 0 0 0 0 0 0 0 19
test|0 0 0 0 2 0 0 0 0
that|0 0 0 0 0 0 0 1 0
the|0 -5 0 0 3 0 -7 -14 -4
the first|0 0 0 0 0 0 0 0 10
their|0 0 0 0 0 0 0 7 0
their name|0 0 0 0 0 -5 0 0 0
them|0 0 0 0 9 0 0 0 0
tiler|0 0 0 0 5 0 0 0 0
tim|0 0 0 0 5 0 0 0 0
to|0 4 0 0 0 0 0 0 0
try|0 0 0 0 3 0 0 0 0
up|0 0 0 0 17 0 0 0 0
was|0 20 0 0 0 0 0 0 0
we|0 4 0 0 0 0 0 0 0
we had|0 0 0 0 -11 0 0 0 0
we'v|0 0 0 0 0 0 0 0 1
week|0 0 0 0 2 0 0 0 0
went|0 0 0 0 2 0 0 0 0
were book|0 2 0 0 0 0 0 0 0
with|0 -4 0 0 1 0 0 0 0
wrot|0 3 0 0 0 0 0 0 0
year|6 0 0 0 -12 0 0 0 0`
