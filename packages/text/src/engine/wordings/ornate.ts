// Literary words. The notation is that of wording-rows.ts.
export const ornate = String.raw`
delve* (deeper |further |deep )?into=look* into
a (rich |vibrant |complex |intricate |colorful )?tapestry of=a range of
the (rich |vibrant |complex |intricate )?tapestry of=the whole of
[rich|vibrant|complex|intricate|the|a|cultural|grand|larger]~tapestry/tapestries=pattern/patterns
tapestry=pattern
a/the beacon of=a/the sign of
beacon/beacons=light/lights
a ([a-z]+ )?symphony of=a range of
a ([a-z]+ )?kaleidoscope of=a range of
[the]~symphony(?! (orchestra|no))=music
labyrinth=maze
a mosaic of=a patchwork of
ethereal=delicate
timeless=lasting
enchanting=charming
mesmerizing/mesmerising=striking
captivating/captivate/captivates/captivated=absorbing/absorb/absorbs/absorbed
breathtaking=beautiful
intricate/intricately/intricacies=detailed/finely/details
find/finds/found/finding solace in=find/finds/found/finding comfort in
palpable=plain
enigmatic=puzzling
[has|have|had|having]~resonated ([a-z]+ )?with=spoken to
resonate* (deeply |strongly )?with=speak* to
resonate*(?= (through|in|across|throughout|down|off|around)\b)=ring*
resonate*=echo*
[has|have|had|been|having]~transcended=gone beyond
[has|have|had|been|having]~transcended=gone beyond
transcend*( beyond)?=go* beyond
evocative=vivid
cherished=loved
embark* (up)?on=start*
interplay=interaction
unparalleled=unmatched
`;
