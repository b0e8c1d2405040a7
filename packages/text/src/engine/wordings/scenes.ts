// Scenes that stories repeat. The notation is that of wording-rows.ts.
export const scenes = String.raw`
couldn't help but (?=[a-z])=had to 
barely above a whisper=very quiet
stumbled upon=came across
[!has|have|had|and]~found himself/herself/myself=was
[!has|have|had|and]~found themselves/ourselves=were
as the <sun|night|dust>=when the $1
as the <days|weeks|years>=while the $1
the air was thick with=the air was full of
thick with the=full of the
in that moment=then
washed over=came over
a flicker/surge/glimmer/hint/rush/spark/whirlwind of=a moment of
sent shivers down=ran cold down
heart pounding/racing=heart beating fast
hearts pounding=hearts beating fast
heart pounded/raced=heart was beating fast
with each passing day/year/moment/hour=each day/year/moment/hour
days turned into weeks=weeks went by
eyes widened/sparkled=eyes opened_wide/shone
eyes sparkling/twinkling=eyes shining
hung in the air=stayed
once upon a time=once
found/finding solace=found/finding comfort
filled with (?=(a|laughter) )=full of 
beneath the surface(?! of)=underneath
dancing in=moving in
danced across/with=moved across/with
bathed in=lit by
a tale of=a story of
the tale of=the story of
nestled in=set in
`;
