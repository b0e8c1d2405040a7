import { lemmas } from "./lemma.ts";

// Pairs that turn a statement round, by their plain form. Written for this table from general knowledge of the language.
const PAIRS = (
  "increase/decrease increase/reduce increase/drop increase/decline increase/fall increase/lower rise/fall rise/drop rise/decline grow/shrink grow/decline grow/fall growth/decline growth/decrease growth/drop growth/loss gain/loss gain/lose gain/drop up/down upward/downward " +
  "upper/lower high/low higher/lower highest/lowest more/less more/fewer most/least most/fewest many/few much/little max/min maximum/minimum above/below over/under before/after earlier/later early/late earliest/latest first/last former/latter " +
  "previous/next past/future start/end start/stop start/finish begin/end begin/finish begin/stop open/close opening/closing include/exclude inclusion/exclusion accept/reject accept/decline accept/refuse approve/reject approve/deny approval/rejection allow/forbid allow/prohibit allow/prevent allow/block permit/forbid " +
  "enable/disable agree/disagree agreement/disagreement support/oppose support/reject favor/oppose for/against pro/con confirm/deny confirm/cancel admit/deny win/lose winner/loser victory/defeat success/failure succeed/fail successful/unsuccessful pass/fail buy/sell purchase/sell purchase/sale buyer/seller " +
  "lend/borrow lender/borrower send/receive sender/recipient give/take give/receive push/pull import/export inbound/outbound incoming/outgoing internal/external inside/outside within/outside within/beyond into/out in/out on/off enter/leave enter/exit arrive/depart arrival/departure come/go join/leave stay/leave " +
  "hire/fire add/remove add/subtract added/removed insert/delete create/destroy create/delete build/destroy expand/contract expand/shrink extend/shorten extend/reduce lengthen/shorten widen/narrow wide/narrow broad/narrow long/short longer/shorter tall/short big/small large/small larger/smaller bigger/smaller " +
  "largest/smallest biggest/smallest great/small major/minor fast/slow faster/slower quick/slow quickly/slowly accelerate/decelerate accelerate/slow accelerate/delay speed/slow advance/delay advance/retreat forward/backward forward/back ahead/behind front/back left/right top/bottom north/south east/west " +
  "northern/southern eastern/western northeast/southwest northwest/southeast positive/negative good/bad better/worse best/worst improve/worsen improve/deteriorate improvement/decline strong/weak stronger/weaker strengthen/weaken strength/weakness hard/easy hard/soft difficult/easy heavy/light thick/thin deep/shallow " +
  "hot/cold warm/cool warmer/cooler wet/dry dark/light bright/dark full/empty rich/poor expensive/cheap cheaper/costlier premium/discount profit/loss surplus/deficit asset/liability credit/debit revenue/cost income/expense bullish/bearish bull/bear buying/selling ask/answer question/answer question/confirm " +
  "happy/sad happy/unhappy glad/sad pleased/disappointed satisfied/dissatisfied love/hate like/dislike like/hate friend/enemy ally/enemy safe/dangerous safe/unsafe safe/risky certain/uncertain sure/unsure clear/unclear likely/unlikely possible/impossible able/unable available/unavailable complete/incomplete " +
  "complete/partial correct/incorrect correct/wrong right/wrong true/false legal/illegal lawful/unlawful valid/invalid active/inactive public/private common/rare common/uncommon often/rarely often/seldom always/never always/sometimes frequently/rarely usually/rarely everyone/nobody everything/nothing all/none all/some " +
  "all/no both/neither some/none any/none temporary/permanent short-term/long-term old/new older/newer older/younger old/young new/used ancient/modern modern/traditional senior/junior parent/child husband/wife father/mother son/daughter brother/sister uncle/aunt king/queen prince/princess boy/girl man/woman men/women male/female " +
  "he/she him/her his/her day/night morning/evening morning/afternoon morning/night am/pm today/tomorrow today/yesterday yesterday/tomorrow summer/winter spring/autumn spring/fall birth/death born/die alive/dead live/die healthy/sick healthy/ill guilty/innocent guilty/acquitted convict/acquit plaintiff/defendant prosecution/defense " +
  "accuse/defend attack/defend arrest/release arrest/free peace/war friendly/hostile calm/angry optimistic/pessimistic confident/doubtful confident/worried encourage/discourage encourage/deter praise/criticize praise/condemn welcome/condemn trust/distrust trust/doubt believe/doubt remember/forget remember/ignore " +
  "find/lose keep/lose keep/discard save/spend save/waste save/delete load/unload lock/unlock connect/disconnect connected/disconnected online/offline upload/download upgrade/downgrade promote/demote appoint/dismiss resign/join retain/release raise/lower raise/cut raise/reduce boost/cut boost/reduce boost/hurt hike/cut " +
  "tighten/loosen tighten/ease loose/tight ease/worsen relax/tighten simple/complex simple/complicated simplify/complicate same/different similar/different alike/different equal/unequal even/odd single/multiple single/married single/double multiple/single majority/minority plural/singular together/apart together/separately united/divided " +
  "unite/divide merge/split attach/detach attach/remove appear/disappear visible/invisible visible/hidden reveal/hide reveal/conceal show/hide publish/withdraw deploy/withdraw launch/cancel launch/retire schedule/cancel keep/cancel continue/stop continue/end continue/cease resume/pause resume/suspend pause/continue " +
  "prevent/cause cause/prevent help/hinder help/hurt protect/harm protect/expose benefit/harm benefit/hurt useful/useless harmful/harmless careful/careless painful/painless directly/indirectly direct/indirect explicit/implicit formal/informal official/unofficial voluntary/mandatory optional/mandatory optional/required compulsory/optional " +
  "automatic/manual automatically/manually domestic/foreign domestic/international local/global local/remote native/foreign urban/rural indoor/outdoor liquid/solid natural/artificial real/fake genuine/fake original/copy primary/secondary initial/final initially/finally initially/ultimately minimum/most exceed/miss beat/miss exceed/trail " +
  "outperform/underperform overestimate/underestimate overvalued/undervalued overweight/underweight oversold/overbought favorable/unfavorable tailwind/headwind conservative/aggressive conservative/liberal democratic/republican left-wing/right-wing employer/employee teacher/student doctor/patient client/agent landlord/tenant host/guest " +
  "ascend/descend ascending/descending climb/descend climb/fall climb/drop soar/plunge surge/plunge surge/slump surge/drop jump/drop jump/fall rally/slump recover/collapse recover/worsen rising/falling gains/losses presence/absence present/absent attend/miss attend/skip follow/lead follow/precede follow/ignore lead/trail " +
  "near/far close/far closer/further nearby/distant near/away toward/away towards/away to/from since/until until/after with/without despite/because although/because include/omit included/omitted mention/omit partially/fully partly/fully partial/full entirely/partly exactly/approximately fixed/variable fixed/floating stable/unstable stable/volatile " +
  "constant/variable quiet/loud quietly/loudly silent/loud noisy/quiet clean/dirty smooth/rough sharp/blunt sweet/bitter fresh/stale awake/asleep sober/drunk polite/rude kind/cruel generous/greedy generous/stingy brave/cowardly honest/dishonest lazy/diligent wise/foolish patient/impatient tame/wild victim/attacker victim/perpetrator hero/villain"
).split(" ");

const opposites = new Map<string, Set<string>>();
const add = (one: string, other: string): void => {
  const known = opposites.get(one);
  if (known === undefined) opposites.set(one, new Set([other]));
  else known.add(other);
};
for (const pair of PAIRS) {
  const [one, other] = pair.split("/") as [string, string];
  add(one, other);
  add(other, one);
}

/** Whether one folded word says the opposite of the other, in any of their forms. */
export const areOpposite = (one: string, other: string): boolean => {
  if (one === other) return false;
  const forms = lemmas(other);
  for (const form of lemmas(one)) {
    const known = opposites.get(form);
    if (known !== undefined && forms.some((candidate) => known.has(candidate))) return true;
  }
  return false;
};

/** Whether a folded word has an opposite at all. */
export const hasOpposite = (word: string): boolean => lemmas(word).some((form) => opposites.has(form));
