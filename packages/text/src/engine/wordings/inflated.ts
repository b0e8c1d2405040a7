// Phrases that announce how much something means. The notation is that of wording-rows.ts.
export const inflated = String.raw`
stands/stand/stood as (%A)?testament to=is/are/was proof of
serves/serve/served as (%A)?testament to=is/are/was proof of
is/are/was/were a testament to(?= (the|his|her|their|our|your|its|how|what)\b)=shows/show/showed/showed
a (true |lasting )?testament to (?=(the|our|their|his|her|my|its) (people|team|staff|men|women|workers|volunteers|students|artists|founders|engineers|author|chef))=a credit to 
a (true |lasting )?testament to the power of <[a-z]+ing [^.,;!?\n]{2,40}>(?=[.,;!])=proof that $1 works
a (true |lasting |powerful |living |enduring )?testament to=proof of
testament to=proof of
plays/play/played/playing an? %R role in=matters/matter/mattered/mattering for
a %R role=a large part
crucial/pivotal/vital/critical role=large part
serves/serve/served as %Areminder (?=(that|to) )=reminds/remind/reminded us 
serves/serve/served as %Areminder of=recalls/recall/recalled
a (constant|stark|poignant|powerful|gentle) reminder=a reminder
reminder/symbol of the=sign/sign of the
marked a (significant )?turning point=changed things
a pivotal moment=a key moment
underscore* the (importance|significance) of=show* the value of
underscore*=show*
highlight* the (importance|significance) of=show* the value of
highlight* the need=show* the need
emphasize* the (importance|significance) of=stress* the value of
understand/understands/understood/understanding the importance of=know* the value of
make/makes/made/making a positive impact=have/has/had/having a good effect
make/makes/made/making a (significant|profound|big|huge|major) impact=have/has/had/having a large effect
make/makes/made/making a <lasting|real|meaningful|tangible> impact=have/has/had/having a $1 effect
has/have/had a (lasting|profound|significant|positive|deep) impact on=changes/change/changed
a (lasting|profound|significant|deep|far-reaching) impact on=a large effect on
a positive impact on=a good effect on
significant/profound/lasting/positive impact=large/strong/lasting/good effect
the very fabric of=the structure of
the very essence of=the core of
left an indelible mark on=changed
pave* the way for=prepare* for
a (profound|deep|nuanced|comprehensive|greater|deeper|better) understanding of=a good grasp of
shed/sheds/shedding (some |new )?light on=explain/explains/explaining
[!it|this|that|there|what]~is/are/was/were (crucial|essential|vital|imperative) (for|in)(?= [a-z]+ing\b)=matters/matter/mattered/mattered for
[!it|this|that|there|what]~is/are/was/were (crucial|essential|vital) for=matters/matter/mattered/mattered for
is/are/was/were (crucial|essential|vital|paramount) (?=(to|for|in) )=is/are/was/were important 
serves/stands/acts/functions as (?=an? )=is 
serves/stands as (?=the )=is 
[!has|have|had|was|were|be|who]~served/stood/acted/functioned as (?=(an?|the) )=was 
[to|can|will|could|would|may|might|must|should]~serve as (?=(an?|the) )=be 
{(?<=[a-z]s )}~serve as (?=(an?|the) )=are 
[!as|by|of|for|in]~serving as (?=an? )=as 
emerges as (?=an? )=is 
H~emerged as (?=(an?|the) )=became 
boasts/boasted/boasting (?=an? )=has/had/having 
[!key|main|the|these|its|new|and]~features/featuring (?=an? )=has/having 
represents (?=an? )=is 
[!study|paper|article|work|essay|section|report|and|author|authors]~presents/presenting (?=an? )=is/being 
presents a (?=(unique |special |new |novel |detailed |full )?(method|framework|approach|study|analysis|model|algorithm|review|technique)\b)=describes a 
offers an? (unique|great|wide|full|comprehensive|delightful) (?=[a-z])=has a good 
offers/offering/offer a (wide )?(range|variety|array) of=has/having/have a range of
provides a (comprehensive|full|detailed) overview of=describes
provides an overview of=describes
provides/provide a comprehensive=gives/give a full
provide a (?=(platform|sense|more) )=give a 
embodies/embody/embodying/embodied=represents/represent/representing/represented
epitomizes/exemplifies=typifies/shows
encapsulates/encompasses/encompassing=sums/covers/covering
`;
