// Aims, futures, changing worlds, praise and applications. The notation is that of wording-rows.ts.
export const formulas = String.raw`
%Wexpress my (sincere |deep |strong |keen )?interest in=I am interested in
express (my|our) ([a-z]+ )?(gratitude|appreciation|thanks) to=thank
%Wexpress my (sincere |deep |heartfelt )?(gratitude|appreciation|thanks) (to you )?for=Thank you for
%Wrequest (?=(an?|the|your|some|more|information|permission|approval) )=I would like 
%Wdiscuss=I want to discuss
I (just )?(wanted|want|would like) to (personally )?(reach out (to you )?(and|to) |take a moment to )?(personally )?thank=Thank
I wanted to extend=Please accept
I( am|'m) reaching out=I am writing
I( am|'m) ([a-z]+ )?(thrilled|excited|honou?red|delighted) to=I am glad to
we are ([a-z]+ )?(thrilled|excited|honou?red|delighted) to=we are glad to
[!is|are|was|were]~aims/aim/aimed/aiming to=tries/try/tried/trying to
seeks/sought/seeking to=tries/tried/trying to
strives/strive/strived/striving to=tries/try/tried/trying to
strive/striving for=work/working for
is/are/was/were designed to=is/are/was/were made to
designed to(?! make)=made to
tailored to=suited to
to ensure (?=an? )=for 
ensure that=make sure that
to enhance=to improve
to foster=to encourage
to embrace=to accept
to overcome=to get over
to adapt=to adjust
continue to grow/learn=keep growing/learning
continues to evolve=keeps changing
moving forward=from now on
S~going forward,=from now on,
a brighter/better future=better times
a more equitable/inclusive/just and (equitable|inclusive|just)=a fairer
a more equitable=a fairer
a more inclusive=a more open
for generations to come=for a long time
future endeavors/opportunities=work/openings
continued success=success
to new heights=further
new heights/possibilities=new levels/options
push* the boundaries of=stretch* the limits of
this journey=this path
in today's (fast-paced|ever-changing|ever-evolving|rapidly changing|rapidly evolving|digital|modern|competitive|interconnected) (digital |modern |business )?(world|age|era|landscape|environment|market|society)=today
in the digital age=today
ever-evolving/ever-changing/ever-shifting=changing
ever-present=constant
rapidly/constantly/continually evolving/changing=always changing
fast-paced=fast
the digital age/landscape/world/realm=the internet
an increasingly=an ever more
increasingly popular=more and more popular
the advent/emergence of=the arrival of
excited/thrilled/delighted to announce=glad/glad/glad to announce
let's work together to (?=[a-z])=let's 
let's work together=let's do it together
S~by working together, =together, 
S~by joining us=if you join us
this essay/article/paper will (explore|examine|discuss|analyze)=this essay/article/paper sets out to look at
this essay/article/paper will (?=(look|argue|show|cover|focus|compare|give|describe|assess|highlight|outline|present|propose|explain|provide|delve|consider|identify|review) )=this essay/article/paper sets out to 
in recent years,=lately,
interconnected world=connected world
by leveraging/utilizing/harnessing=by using
by fostering=by encouraging
by embracing=by accepting
by prioritizing=with a focus on
by incorporating/implementing/integrating/adopting=with
truly remarkable/exceptional/memorable/special=impressive/outstanding/special/special
highly recommended=well worth it
highly recommend=recommend
a must-visit/must-try/must-have(?= (for|in|on|if|when|this|at)\b|[.,;!])=worth_a_visit/worth_trying/worth_having
must-visit=worthwhile
friendly and (attentive|knowledgeable|welcoming|efficient)=friendly
attentive and friendly=friendly
warm and welcoming=welcoming
cozy and intimate=cozy
cozy atmosphere/ambiance=snug room
the ambiance (?=(is|was) )=the mood 
the overall experience=the visit
overall experience=visit
dining/shopping/culinary experience=meal/shopping/food
hidden gem=little-known place
exceeded my/our expectations=was better than I/we expected
an unforgettable/exceptional experience=something to remember
cooked to perfection=cooked well
to perfection=very well
meticulous attention to detail=great care
attention to detail=care
for those seeking/looking to=for anyone who wants to
standout=best
stands/stand/stood out from=differs/differ/differed from
stands/stand/stood out as=is/are/was
stands/stood out=is_striking/was_striking
[to|can|will|could|would|may|might|must|should|really|truly]~stand out=be noticed
[you|it|them|us|me|him|her|yourself|brand|business|resume|content]~stand out=seem different
S~rest assured( that)?,?=
the perfect spot/place/choice/balance=a good spot/place/choice/balance
a proven track record (of|in)=a record of
i( am|'m) confident that (?=(my|i|we) )=I think 
i am (eager|thrilled|excited) (?=to )=I am glad 
i am (very |truly |incredibly )?excited about=I look forward to
i am (very |truly |deeply )?(passionate about)=I care about
S~i am (very |truly |deeply |incredibly )?grateful for=thank you for
my skills and (experience|expertise|knowledge)=my skills
skills and (experience|expertise|experiences|knowledge)=skills
my expertise in=my knowledge of
strong (communication|interpersonal) skills=good communication
excellent communication skills=good communication
communication skills=communication
problem-solving skills=problem-solving
time management skills=time management
a strong foundation/understanding (in|of)=a good grasp of
a fast-paced environment=a busy place
a valuable asset/addition to=useful to
great addition to=good fit for
aligns/align (perfectly |well |closely )?with=fits/fit
contribute to the success of=help
the opportunity to join=the chance to join
professional growth/development/journey=development/training/career
career goals/journey=plans/path
lessons learned=lessons
[is|are|am|'m|'re]~committed to (providing|delivering)=here to give
S~whether you're (?=(looking|searching|going|trying|planning|heading|shopping|hoping) )=if you're 
S~whether you're (?=an? [a-z -]{2,40} or an? [a-z -]{2,40},)=for 
perfect for (?=an? )=good for 
S~here are some (key )?tips=tips
warm regards=regards
look forward to discussing=hope to discuss
look forward to connecting=hope to connect
look forward to collaborating=hope to work
look forward to continuing=hope to continue
looking forward to connecting=hoping to connect
S~we (greatly |really |truly |deeply )?appreciate your <feedback|interest|understanding|consideration>(?= (in|on|and|about|of|as|during)\b|[.!])=Thank you for your $1
feel free to reach out=write
please feel free to reach out=please write
reach/reached/reaching out to you=write/wrote/writing to you
thank you for choosing/considering=thanks for choosing/considering
thank you again for your interest=thanks again for your interest
grateful for the opportunity to=glad to
my/our sincere gratitude=my/our thanks
dive/diving into=look/looking into
this essay/article/paper (explores|examines|discusses)=this essay/article/paper looks at
don't miss out on(?! the\b)=don't miss
are you ready to=do you want to
by providing=with
by focusing on=with a focus on
`;
