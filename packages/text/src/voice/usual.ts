// Made by packages/text/train/voice.ts from 1122 human mails (AESLC training split, CC BY-NC-SA 4.0): counts, no sentence.

/** Function words with their rate for each 1,000 words of mail. */
export const usualRates =
  "a 16.53|about 1.65|after 0.73|again 0.49|all 3.8|also 1.62|although 0.18|always 0.25|am 2.35|an 3.24|and 23.23|any 3.06|anyway 0.09|are 7.09|as 6.4|at 6.72|back 0.93|be 9.82|because 0.55|been 2.01|before 0.53|both 0.67|but 2.22|by 3.67|can 2.8|could 1.1|did 0.46|do 1.83|does 0.46|done 0.46|each 0.91|even 0.36|ever 0.18|every 0.22|few 0.58|for 13.81|from 4.14|get 1.5|go 0.71|got 0.22|had 1.11|has 2.97|have 8.51|he 1.5|her 0.64|here 0.96|him 0.46|his 0.8|how 1.12|however 0.41|i 12.54|if 5.27|in 15.26|into 0.9|is 11.12|it 5.09|its 0.96|just 1.25|know 2.9|least 0.38|less 0.22|let 1.8|like 1.91|little 0.21|lot 0.16|many 0.7|may 1.68|maybe 0.17|me 3.9|might 0.35|more 1.33|most 0.57|much 0.63|must 0.41|my 2.41|need 1.88|never 0.21|no 2.38|not 4.17|now 1.04|of 20.39|off 0.49|often 0.04|on 9.67|once 0.29|one 1.59|only 1.16|or 4.3|other 1.25|our 3.54|out 1.67|over 0.98|own 0.18|perhaps 0.14|please 4.8|pretty 0.09|probably 0.23|quite 0.17|rather 0.14|really 0.35|right 0.43|same 0.47|she 0.67|should 1.28|since 0.67|so 2.01|some 1.58|soon 0.52|still 0.62|such 0.5|sure 0.62|than 0.94|thank 0.87|thanks 1.89|that 10.56|the 49.81|their 1.28|them 0.92|then 0.57|there 1.89|these 1.74|they 2.09|thing 0.12|things 0.26|think 0.67|this 8.14|those 0.83|though 0.09|through 0.88|to 34.49|together 0.35|too 0.27|under 0.75|until 0.49|up 1.93|us 2.06|very 0.99|want 0.83|was 2.44|way 0.57|we 8.74|well 1.05|were 1.05|what 1.51|when 1.33|where 0.53|whether 0.25|which 1.64|while 0.39|who 1.31|why 0.18|will 9.06|with 7.89|without 0.22|would 3.5|yes 0.13|yet 0.14|you 14.63|your 6.09";

/** Words by the share of mails that hold them: the n-th row, 1 in 2^n. */
export const wordLevels: readonly string[] = [
  "\n|,|-|.|0|a|and|be|for|have|i|in|is|of|on|that|the|this|to|will|with|you",
  "(|)|/|:|all|an|any|are|as|at|by|from|has|if|it|know|me|not|or|our|please|we|would|your",
  '!|"|$|&|?|about|also|am|attached|been|but|call|can|do|e|enron|get|information|just|let|like|may|more|my|need|new|next|no|one|out|questions|so|some|thanks|there|these|they|time|up|us|was|what|when|which',
  ";|@|able|after|agreement|available|back|being|below|best|both|business|changes|company|contact|could|current|currently|date|day|deal|dear|discuss|due|during|each|email|energy|few|financial|first|following|forward|friday|gas|give|go|going|good|group|had|he|help|here|his|hope|houston|how|into|issues|its|last|list|m|mail|make|management|many|market|meeting|morning|much|note|now|number|office|only|order|other|over|p|people|power|price|process|provide|regarding|regards|review|see|send|should|since|still|sure|take|th|than|thank|their|them|those|through|today|trading|two|under|use|very|want|week|well|were|who|work|working|year",
  "#|%|*|=|above|access|account|addition|additional|address|again|already|amount|another|appreciate|asked|attend|b|based|basis|because|before|believe|better|between|book|c|california|capacity|case|change|close|com|come|comments|committee|companies|complete|concerns|conference|continue|contract|contracts|copy|corp|corporate|cost|credit|customer|d|daily|data|days|deals|december|desk|details|did|discussed|discussion|does|doing|don't|done|down|earlier|effective|either|employees|ena|end|enron's|etc|even|everyone|exchange|feel|file|find|form|free|further|future|g|getting|given|great|having|her|hi|him|home|however|i'll|i'm|i've|include|including|industry|interest|interested|issue|it's|january|jeff|job|john|june|keep|ken|l|least|left|legal|letter|level|line|long|look|looking|made|mark|markets|meet|message|might|monday|money|month|months|most|mr|must|name|needs|notice|november|o|october|off|once|open|opportunity|part|past|per|period|phone|place|plan|pm|point|position|possible|prior|program|project|provided|put|rate|really|receive|received|related|report|request|required|right|risk|run|s|said|same|schedule|scheduled|sent|september|service|services|set|several|she|short|soon|st|start|such|support|system|team|term|texas|then|think|three|thursday|together|tomorrow|total|transaction|transmission|tuesday|understand|until|update|used|value|wanted|way|wednesday|weeks|west|where|while|within|x|years",
  "+|_|advise|afternoon|against|agenda|agreements|along|always|america|analysis|anyone|anything|appropriate|approval|around|ask|august|average|aware|begin|beginning|big|bill|board|bring|buy|called|canada|cash|center|check|co|coming|completed|confirm|costs|couple|course|customers|decision|delivery|demand|development|directly|discussions|documents|east|effort|employee|event|every|experience|f|family|far|fax|ferc|filed|final|firm|floor|focus|follow|follows|found|full|general|global|got|guys|hard|hear|heard|held|high|hours|important|inc|included|join|large|later|lay|less|limited|little|making|manager|march|marketing|master|member|members|mid|million|move|mw|n|natural|nd|needed|news|night|non|noon|north|numbers|offer|old|online|option|options|others|participate|parties|party|pay|payment|person|physical|planning|plans|policy|post|posted|prepared|president|prices|probably|problem|problems|product|products|public|purchase|rates|re|read|real|recent|recently|remain|reply|requested|resources|response|result|return|room|sale|second|show|significant|sincerely|someone|something|special|spoke|starting|state|status|steve|subject|sunday|taking|therefore|things|thought|times|told|too|top|transactions|try|understanding|upon|using|version|w|web|website|whether|without|world|yesterday",
  "",
  "",
];

/** Runs of three units by the share of mails that hold them: the n-th row, 1 in 2^n. */
export const gramLevels: readonly string[] = ["", "", "", "", "", "", "", ""];

/** What the layout of a page shows, by the share of mails: the n-th row, 1 in 2^n. */
export const layoutLevels: readonly string[] = [
  "cCaaa\te.\tl5\tl6\tl7\tp \tp, \tp.\tp.\n",
  "L5\tL6\tcAaaa\tcC\tcCCaa\tfi\tfthe\tl3\tl8\tp (\tp'\tp) \tp-\tp/\tp: ",
  'L7\tcCAaa\tcCCCC\tcCCCa\te!\te,\te?\tfif\tfplease\tfthis\tfwe\tl4\tp "\tp - \tp).\n\tp,\tp. \tp:\tp?\n',
  'L4\tcCC\tcCa\tcCaCC\tcCaCa\tcCaaC\tcCaax\tfas\tfdear\tfin\tfit\tl2\tl9\tp $\tp & \tp!\n\tp" ',
  "",
  "",
  "",
  "",
];
