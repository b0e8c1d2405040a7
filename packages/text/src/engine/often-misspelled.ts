/**
 * Words that people often misspell at work. What differs from one of them, or from it with an ending, by one usual slip is
 * taken for it (`slips.ts`). The library carries this packed; after a change run `npm run pack-tables`.
 */
export const oftenMisspelled = `
abandon ability absence absolutely accessible accidentally accommodate accommodation according achieve acknowledge
acquire acquisition across actually address adjustment administration against aggressive agreement allergic already
although always amount analysis anniversary announcement another anyone anything apologise apologize apology apparent
application appointment appreciate approach approval approved approximately argument around arrange arrangement arrive
assessment assignment assistance assistant associate attached attachment attendance attention audience availability
available average awkward balance basically because beginning believe beneficial benefit between building business
candidate capacity category cemetery challenge change circumstances colleague comfortable commercial commitment
committee communicate communication community competitive completely component concern condition conference
confidential confirmed conscious consensus consequence construction contribution controlled convenient correspondence
country courtesy covered criteria critical criticism crucial currently customer database decided decision decline
definite definitely delivered delivery demonstrate demurrage description desperate destination detail develop
development difference different difficult dilemma disappear disappoint disastrous discrepancy discussion document
efficiency efficient electricity embarrass employee employment enough environment equipment especially essential
estimate eventually everyone everything evidence exactly excellent exception exchange existence experience explanation
extremely facilities familiar family fascinate feasible feedback finally financial flexible following foreign forward
function further generally government grammar happened happens harass having hesitate hopefully hospital however
hygiene identify immediate immediately implemented importance important improvement include including inconvenience
increase independent information initial innovation innovative instead instruction interest internal interview
investigate investigation invoice involved journey knowledge knowledgeable language latest leave liaison likely
location maintain maintenance management manufacturer measurement member migration minutes misspell models mortgage
necessary negotiation notice noticeable number obsolete obviously occasion occasionally occurred occurrence occurring
offered official operation opinion opportunity option ordered original outstanding parallel particularly passenger
payment people performance perhaps permanent persistent persuade phone physical picture pleasant please position
possession possibility possible potatoes potential practically practice preferred preparation prepare presence
president pressure privilege probably problem problems procedure process produce professional progress project
properly property proposal provide public publicly purchase purpose quality quantity quarter question questionnaire
quickly reason receipt receive recently recognize recommend recommendation reference referred regarding registration
reimbursement relevant religious remember reminder repetition replacement representative request requirement
reservation resolution resource response responsibilities responsibility responsible restaurant result review
ridiculous safeguarding safety satisfied schedule science security sensitive sentence separate service settlement
several shipment should signature significant silently similar similarly simply sincerely situation software solution
somebody someone something sometime specific spreadsheet standard statement straight strategy strength student success
successful sufficient suggestion summary support supposed surprise surprisingly system technician technology
temperature thanks therefore thermostat these thing thinking thorough throughout together tolerance tomorrow training
transaction transferred transport treatment trolley truly twelfth understand unforeseen unfortunately university
unnecessary until update urgent usually vacuum valuable variety various vegetable version visible visit volume weight
weirdly whether without wonderful working writing written yesterday yourself
`;

/** Other words, and names, that would be taken for one of those: `node packages/text/train/packing/look-alikes.ts` finds them. */
export const lookAlikes = `
aground allays analyses anther anthers anyother bossiness bushiness busies busyness communisation communisations
conformed constriction constrictions decoded deference deferences deferent discursion explantation fallowing farther
fasciate finely finlay flexile flowing foreward froward frowardly halving haptens harris heaving hiving hospitably
incudes invation levees locution locutions minuets modals officinal passible peasant peasants popple posable
potentilla practicably precess precessed precesses precessing prices proceeds proffered recept recessive recessively
recessives refereed regrading reindeer remainder remainders sametime scence sentience severely sported sporting sports
stannard succuss suddently summery susses thanking thinks thinning thongs thoose thorugh through vollmers wethers
whetter whither wights witting writhen writhing
`;
