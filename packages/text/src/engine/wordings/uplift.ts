// Abstract words of uplift. The notation is that of wording-rows.ts.
export const uplift = String.raw`
insights into=knowledge of
insights=ideas
insightful=useful
strong and resilient=strong
resilient and strong=strong
resilience/resilient=strength/strong
perspectives=views
embark* (up)?on (an?|this|the|my|our|their|his|her|your) ([a-z-]+ )?(journey|adventure|quest)=set* out
[personal|career|professional|learning|life|life's|academic|transformative|far-reaching|healing|educational|spiritual|fitness|emotional|creative|entrepreneurial|wellness|development|growth|recovery]~journey=path
journey (?=(of self|towards? |as an? |together|ahead))=path 
journey (?=from )=road 
journey(?= (home|back|by|there|here|time|took|takes|began|through|across)\b)=trip
[train|bus|car|boat|sea|air|day's|return|homeward|daily|overnight|hour|long|bumpy|tiring]~journey=trip
empathy=understanding
authenticity(?! of)=honesty
hard work and dedication=hard work
dedication and hard work=hard work
dedication to(?= (the|our|your|their|his|her|my|this) )=work for
dedication (?=to )=commitment 
dedication=hard work
a passion for=a love of
passion for=love of
my/your/his/her/their/our passion(?! for)=my/your/his/her/their/our love
passionate about=keen on
passionate=keen
enthusiasm for=interest in
enthusiasm=energy
creativity=imagination
[has|have|had|having]~thrived=done well
thrive/thrives/thrived=do/does/did well
thriving%N=successful
flourish/flourishing=grow/growing
embrace*(?= (an?|the|this|that|these|those|its?|our|your|their|my|change|new|both|all|technology|diversity|life|sustainab|challenges|opportunities|[a-z]+ing|[a-z]+ity)\b)=accept*
V~embrace=accept
embraced=hugged
embracing=accepting
[with|of|and]~gratitude=thankfulness
gratitude=thanks
heartfelt=warm
inspire/inspires=encourage/encourages
inspiring=encouraging
ignite*%O=set* off
igniting=setting off
spark*%O=start*
[!eyes|wires|and]~sparked/sparking=started/starting
[a|an|the|and|more|safe|warm]~nurturing%N=caring
[!and|or]~nurture/nurtured/nurturing=care/cared/caring for
endless possibilities=many options
possibilities=options
achievements=successes
mindful of=careful about
mindful(?! (breathing|meditation))=careful
mindfulness=awareness
curiosity about=interest in
curiosity=interest
in harmony=at peace
harmony=peace
harmonious=peaceful
[!conventional|an?]~wisdom=knowledge
essence=core
narratives=stories
narrative=story
connections(?! (pool|string|timed))=ties
thoughtful (?=(touch|gift|gesture|note|word)(es|s)?\b)=kind 
thoughtful=careful
camaraderie=friendship
collective%N(?! (bargaining|agreement|noun))=shared
[with|of|his|her|their|genuine]~warmth and (?=[a-z])=kindness and 
genuine/genuinely=real/really
[rich|cultural]~legacy=heritage
journey=path
[with|of|and|the|their|his|her]~passion=energy
[lasting|leave a|left a|enduring]~legacy=mark
`;
