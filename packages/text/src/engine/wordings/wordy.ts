// Wordy and worn words of a text that holds many tells; elsewhere they are the writer's. The notation is that of wording-rows.ts.
export const wordy = String.raw`
S~however, %L=but 
S~consequently/therefore/thus/hence, %L=so 
S~nevertheless/nonetheless, %L=still, 
subsequently=then
[the|our|your|their|its|his|her]~overall (?=[a-z])=
the vast majority of=most
vast=large
various=different
significantly=markedly
regarding=about
additional (?=[a-z]+s )=more 
demonstrate*=show*
highlight*%O=show*
participate* in=take* part in
assistance=help
[!can|could|to|will]~assist in=help with
[has|have|had|was|were|been]~witnessed=seen
[I|we|you|he|she|they|it|who]~witnessed=saw
possess/possesses/possessed/possessing=have/has/had/having
V~purchase=buy
proficiency=skill
all of the=all the
V~implement(?= [a-z])=introduce
implemented/implementing(?= [a-z])=introduced/introducing
[!to]~facilitates/facilitated/facilitating=eases/eased/easing
to facilitate=to ease
approximately=about
anticipate*=expect*
minimize*=reduce*
outside of=outside
individuals=people
robust=strong
paradigm=model
garner*=draw*
burgeoning=growing
commendable=good
endeavor/endeavour=effort
daunting=hard
spearhead*=lead*
overarching=main
quintessential=typical
steadfast=firm
relentless=constant
relentlessly=constantly
juxtaposition=contrast
ubiquitous=common
[!to|be]~hone*=sharpen*
to hone=to sharpen
[!not|the|at|of|so]~truly/deeply/incredibly/extremely/absolutely/really/very/highly (?=[a-z]+(ful|ous|ive|able|ic|ing|ed|ant|ent) )=
[!not|so]~simply (?=[a-z])=
essentially/fundamentally, =
commence*=start*
obtain/obtains/obtained/obtaining=get/gets/got/getting
a number of=some
numerous=many
`;
