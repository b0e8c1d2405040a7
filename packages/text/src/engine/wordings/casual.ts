// What colleagues write in a chat for the words of letters. The notation is that of wording-rows.ts.
export const casual = String.raw`
I would like to=I'd like to
I would appreciate it if you could=could you please
regarding/concerning (?=(the|our|your|this|my|its|an?) )=about 
[!an|the|this|that|our|one|any|each]~additional=more
approximately=about
assistance=help
assist you=help you
commence/commences/commenced=start/starts/started
[to|will|can|should|must|we|please]~complete the=finish the
at your earliest convenience=when you can
in addition to=besides
numerous=many
obtain/obtains/obtained=get/gets/got
purchase/purchases/purchased (?=(an?|the|more|new|some|our|one) )=buy/buys/bought 
[!be|was|is|were|been|well|have|has|had]~receive/receives/received=get/gets/got
[!is|are|was|be|were]~require/requires/required (?=(an?|the|more|some|your|our|two|three) )=need/needs/needed 
[!a|the|is|are|not]~sufficient=enough
subsequently=then
{(?<=[;,] )}~therefore,=so
{(?<=^|[.!?]\s|\n)}~therefore,=so
kindly=please
please be advised that=
[to|can|will|please|and|could]~verify=check
I am not certain=I'm not sure
`;
