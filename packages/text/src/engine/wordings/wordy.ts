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
[!the|an|this|that|our|any|these|those|its|their|all]~additional (?=[a-z]+s )=more 
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
S~when it comes to (?=[a-z])=as for 
will have the opportunity to (?=[a-z])=can 
you'll/we'll/they'll have the opportunity to (?=[a-z])=you_can/we_can/they_can 
[you|we|they|students|people|users|who]~have the opportunity to (?=[a-z])=can 
[the|these|those|many|new|such|face|facing|our|their|its|various|different|complex|pressing|own|major|key|other|several|common|of|with|any|main]~challenges=problems
potential (?=(solutions?|risks?|benefits|consequences|impacts?|effects?|causes?|issues?|problems?|threats?|dangers|drawbacks|implications|outcomes|uses?|applications?)\b)=possible 
explore*(?= (how|why|what|whether|the (role|impact|effects?|implications|concept|idea|themes?|relationship|ways?|potential|problems|challenges|benefits|use|history|causes|issue|question|topic|link|reasons))\b)=look* at
[based|depend|depends|depending|rely|relies|relying|call|calls|built|reflect|reflects|reflecting|draw|draws|drawing|impose|imposed|bestowed|focus|expand|expands|expanding|insist|improve|acted]~upon=on
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
