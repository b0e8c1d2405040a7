// Words of brochures. The notation is that of wording-rows.ts.
export const corporate = String.raw`
leverages/leveraged/leveraging=uses/used/using
streamline*=simplify*
seamless (?=(integration|blend|transition))=smooth 
[!a|the|in|his|her]~foster*=encourage*
ethical (?=(considerations?|concerns?|implications|issues?|questions?|dilemmas?|values|principles|duty|duties|obligations?|responsibility|responsibilities|challenges|problems)\b)=moral 
holistic=broad
synergy/synergies=cooperation/common ground
empower*%O=help*
empower/empowers/empowering <([a-z]+ )?[a-z]+s> to=help/helps/helping $1 to
[!an?|more|and|very|most]~empower/empowers/empowering=help/helps/helping
empowering=encouraging
[!more|feel|be|an]~empowered=strengthened
empowerment=independence
innovative(?= (solution|approach|technolog|way|idea|method|product|feature|tool|project|design|technique|strateg|program|service|system|treatment|model|material|use|concept|platform)\b)=new
innovative=inventive
groundbreaking innovation=big advance
{(?<=\ban? ([a-z-]+ )?)}~innovation=advance
innovation=progress
innovations=advances
tailored%N=custom
tailored=suited
actionable=practical
optimize*=improve*
collaborate* with=work* with
collaborate*=work* together
[!an?|this|each|every|one|our|the|your]~collaboration=teamwork
collaborations=partnerships
impactful=effective
bolster*=strengthen*
transformative=far-reaching
a game-changer=a big change
game-changing=important
personalized/personalised=personal
expertise=knowledge
dynamic (?=(environments?|markets?|worlds?|fields?|industry|industries|times|conditions|situations?) )=changing 
dynamic (?=(teams?|cit(y|ies)|scenes?|groups?|communit(y|ies)|duo|performances?|leaders?|characters?|individuals?|and)\b)=lively 
[power|team|family|group|social|gender|race|class|relationship|interpersonal]~dynamics=relations
the dynamics (?=of )=the workings 
[!fluid|thermo|population|molecular|quantum|aero|system|vehicle|particle]~dynamics=workings
{(?<!\bcost[ -])}~effectiveness=usefulness
engagement(?! (ring|party|letter|survey|score|rate)s?\b)=involvement
engaging in=taking part in
engaging with=working with
engaging(?= (an?|the|our|your|their|his|her|its|more)\b)=involving
engaging=interesting
adaptability=flexibility
inclusivity=openness
inclusive%N=open
inclusive (?=and )=open 
[legal|regulatory|ethical|policy]~frameworks=rules
[theoretical|conceptual|analytical|mathematical]~frameworks=models
frameworks=structures
prioritize*(?= [a-z])(?! (and|or|over|in|by)\b)(?![^.,;]{0,50} over )=focus* on
V~align/aligns=match/matches
aligning=matching
[!an?|the|this|product|student|annual]~showcases/showcased/showcasing=shows/showed/showing
V~showcase=show
S~showcase(?= (your|the|an?|our|how)\b)=show
curated=selected
versatile/versatility=adaptable/flexibility
[!an|the|and|more]~elevate*=raise*
harness*%O=use*
revolutionize*=change*
clear and concise=clear
compelling=strong
immersive=absorbing
nuanced=subtle
navigate*( through| around| across)?(?= (an?|the|this|that|these|those|its?|our|your|their|his|her|my|it|them|complex|difficult|life|uncertain|new|both|such|challenges|change|relationships|[a-z]+ing|[a-z]+al)\b)=get* through
[!and|for|of]~navigating( through)?=getting through
[competitive|digital|business|political|cultural|media|evolving|changing|technological|economic|global|healthcare|industry|regulatory|literary|social|retail|educational|legal|tech|marketing|threat|culinary|financial|complex|modern|academic|geopolitical|cinematic|intellectual]~landscape=field
cultivate*(?= (an?|the|strong|this|that|these|our|your|their|his|her|its|more|trust|good)\b)=build*
unlock* (the |their |your |our )?(full )?potential(?= of)=make* more
unlock/unlocks/unlocking%O=open/opens/opening up
unlocking=opening up
unleash*=release*
ensure/ensures/ensuring that=make/makes/making sure that
ensures/ensuring(?= [^.,;:!?\n]{2,60}? (is|are|was|were|has|have|can|will|gets?|goes|stays?|feels?|remains?|receives?|does|do|runs?|works?)\b)=makes/making sure that
ensures/ensuring=secures/securing
endeavors/endeavours=efforts
[to|for|on|about]~sustainability=care for the environment
sustainable (?=(growth|success|change|development|progress|solutions?|future)\b)=lasting 
sustainable (?=(energy|materials?|products?|practices?|fashion|tourism|agriculture|farming|transport|transportation|packaging|cities|buildings?|travel|living|lifestyles?|choices?|options?|alternatives?|brands)\b)=green 
dynamic(?! (range|programming|pricing|typing|memory|library|linking))=lively
`;
