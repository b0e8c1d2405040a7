// Claims that something matters. The notation is that of wording-rows.ts.
export const importance = String.raw`
crucial/crucially=important/above_all
invaluable=useful
indispensable=necessary
[an?|the|is|are|was|were|be|more|most|and|so|as|very|other|many|some|these|those|our|your|its|their|his|her|several|few|any|all|of|for|with]~essential(?= (?!that\b)[a-z])=important
[is|are|be|was|were]~essential(?=[.,;!?])=important
imperative (?=(to|that|for) )=necessary 
noteworthy%N=interesting
remarkable/remarkably=impressive/unusually
exceptional/exceptionally=outstanding/unusually
something/anything/nothing (truly |really )?extraordinary=something/anything/nothing great
extraordinary (?=(opportunity|chance|journey|experience|adventure|team|work|efforts?|results?|support|help|value)\b)=great 
extraordinary=unusual
notable=striking
notably=in particular
immense/immensely=great/greatly
inherent in=that come with
inherent/inherently=natural/by_nature
delightful=pleasant
memorable=special
meaningful (?=(difference|change|progress|impact|improvements?|results?|outcomes?)\b)=real 
meaningful=worthwhile
unique(?! (id|ids|identifiers?|keys?|index|constraint|values?|visitors|users))=special
uniquely positioned=well placed
uniquely=especially
`;
