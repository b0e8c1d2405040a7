// Whole sentences of courtesy that carry nothing. None holds a digit. The notation is that of wording-rows.ts.
export const courtesies = String.raw`
G~do/don't( not)? hesitate to%C{0,70}[.!]=
G~please (do not|don't) hesitate to%C{0,70}[.!]=
G~hope (this|you)%C{0,40}(well|spirits|health)%C{0,30}[.!]=
G~I (really |truly )?hope (this|that|you|all|everyone|everything)%C{0,60}(well|week|weekend|day|morning|great|safe|spirits|health)%C{0,30}[.!]=
G~I trust (this|that|you)%C{0,60}well%C{0,30}[.!]=
G~please feel free to (contact|ask|let|reach)%C{0,70}[.!]=
G~feel free to (contact|ask|let|reach)%C{0,70}[.!]=
G~if/should you have any%C{0,50}, (please )?(do not|don't) hesitate to%C{0,70}[.!]=
G~if/should you have any%C{0,50}, (please )?(feel free|let me know)%C{0,70}[.!]=
G~thank you (very much |so much |once )?(again )?(in advance )?for (your (time|attention|understanding|consideration|patience|cooperation|support)|considering|taking the time)%C{0,80}[.!]=
G~I (really |very much |eagerly )?(look|am looking) forward to (hearing from you|your (response|reply|positive response))%C{0,30}[.!]=
G~I (greatly |really |truly )?appreciate your (understanding|consideration|time|attention|patience|cooperation|support)%C{0,60}[.!]=
G~I( am|'m) (thrilled|excited|happy|proud) to share (some|a piece of) (exciting |great |big )?news[.!]=
`;
