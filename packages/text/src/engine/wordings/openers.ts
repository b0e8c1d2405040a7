// Openings that say nothing, up to the word that does. What follows is a whole clause. The notation is that of wording-rows.ts.
export const openers = String.raw`
S~it( is|'s) (important|worth) (to note|noting|to mention|mentioning|to remember|remembering) that,? %L=
S~it should be noted that,? %L=
S~please (note|be advised) that,? %L=
S~I( just| also)? (wanted|would like) to (reach out (to|and) )?(let you( all)? know|inform you( all)?|share( with (you|everyone)( all)?)?) that,? %L=
S~I( am|'m) (writing|reaching out) to (let you know|inform you|share) that,? %L=
S~I( am|'m) ([a-z]+ )?(thrilled|excited|delighted|pleased|happy|proud|honou?red) to (announce|share|inform you|let you know|tell you) that,? %L=
S~we( are|'re) ([a-z]+ )?(thrilled|excited|delighted|pleased|happy|proud|honou?red) to (announce|share|inform you|let you know|tell you) that,? %L=
S~as (you may know|previously mentioned|mentioned above), %L=
S~%Wprovide (you )?(with )?(%A)?(update|overview|summary) (on|of|about)=Here is an update on
S~I (just )?(wanted|would like) to reach out (about|regarding|concerning)=This is about
S~%Wexpress (my|our) ([a-z]+ )?(apologies|regret) for=I am sorry about
S~needless to say, %L=
S~first and foremost, %L=first, 
S~here's the (deal|thing): %L=
S~look no further[.!]=
look no further than (?=(an?|the|our|this) )=try 
S~I (just )?(wanted|want|would like) to take (a moment|this opportunity) to (?=[a-z])=I want to 
S~%W(sincerely |deeply )?apologize/apologise (?=for )=I apologize/apologise 
S~as a (small )?token of (our|my) ([a-z]+ )?[a-z]+, %L=
S~furthermore/moreover/additionally/overall/ultimately/firstly/lastly/notably/importantly, %L=
S~in (addition|conclusion|summary|essence), %L=
S~to (conclude|summarize|sum up), %L=
S~all in all, %L=
`;
