// Abstract nouns wrapped around the thing that is meant. The notation is that of wording-rows.ts.
export const abstracts = String.raw`
[!such|what|quite]~a profound sense of=deep
[!such|what|quite]~a renewed/newfound sense of=new/new
[!such|what|quite]~a <strong|deep|shared> sense of community=a $1 community
[!such|what|quite]~a <deep|strong|growing|shared|real|genuine|great|palpable|lasting> sense of=$1
[!such|what|quite]~a sense of(?! (humou?r|direction|smell|taste|touch|sight|hearing|time|style|fashion|place|timing|self|what|how|where|who|the|it|this|his|her|their|my|our))=
the power of <[a-z]+ing [^.,;!?\n]{2,40}>(?=[.,;!])=what $1 can do
the (true |full |sheer )?power of(?! (attorney|two|ten|arrest|the))=the strength of
beyond mere=beyond
in the realm of=in
the realm/realms of=the field/worlds of
[this|that|each|every]~realm=field
realm/realms=world/worlds
in the world of (?=[a-z])=in 
in the (very )?heart of=in the middle of
at the heart of=at the centre of
the heart of=the centre of
in the pursuit of=in search of
the pursuit of=the search for
in the depths of=deep in
the depths of=the bottom of
the art of (?=[a-z]+ing\b)=
the complexities/complexity of=the difficulties/difficulty of
the intricacies/nuances of=the details/details of
the challenges of=the problems of
the evolution of=the history of
the rise of(?! [A-Z])=the spread of
the implications of=the effects of
the impact of=the effect of
the effectiveness of=the usefulness of
the weight of (?=(the|his|her|their|our|my|its|your|responsibility|expectations?|history|guilt|grief) )=the load of 
the beauty of=the charm of
the spirit of=the mood of
the magic/joy of=the pleasure/pleasure of
the boundaries of=the limits of
the fabric of=the structure of
a culture of=habits of
a world of (?=%J(?!chaos)[a-z]*[a-rt-z]s\b)=many 
a wealth of (?=(information|knowledge|experience|data|expertise|wisdom) )=much 
a wealth of (?=%J[a-z]*[a-rt-z]s\b)=many 
a wealth of=much
a surge/flicker/touch/hint/glimmer of=some
a (delicate|perfect) balance between=a balance of
balance between=balance of
a (delicate|perfect) balance=a balance
a (wide|diverse|broad|vast|rich) (range|array|variety|selection|spectrum) of=a range of
an array of=a range of
the human experience/condition=human_life/human_life
in the face of adversity=in hard times
a (myriad|plethora|multitude) of (?=%J[a-z]*([a-rt-z]s|people|children|women|men)\b)=many 
a (myriad|plethora|multitude) of=much
one of the (key|primary|most significant) (?=[a-z]+s\b)=one of the main 
key aspects/features/components=main points/features/parts
best practices=good practice
it<( is|'s)( also)?> (essential|crucial|vital|imperative) (?=(not )?to (?!note|remember|mention|recognize|acknowledge|consider|understand))=it$1 necessary 
it( is|'s) (also )?(essential|crucial|vital|imperative) for us/you/everyone to=we/you/everyone must
it( is|'s) (also )?(important|essential|crucial|vital|worth) (to )?(note|noting|remember|remembering|recognize|acknowledge|mention|mentioning|understand) that,?=
it( is|'s) (important|essential|crucial|vital) to consider=consider
{(?<=^|[.!]\s|\n)}~remember,=
`;
