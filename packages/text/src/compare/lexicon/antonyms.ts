import { deniedBy } from "./negation.ts";
import { lemmas } from "./lemma.ts";

// Words that turn a statement round: each of the one side is the opposite of each of the other, by their plain forms.
// Written for this table from general knowledge of the language.
const OPPOSITES = (
  "supervised/unsupervised linear/nonlinear,non-linear convex/nonconvex,non-convex discrete/continuous theoretical/empirical,practical generative/discriminative encoder/decoder encode/decode local/global sparse/dense static/dynamic " +
  "deterministic/stochastic,random labeled,labelled/unlabeled,unlabelled seen/unseen robust/fragile,vulnerable explicit/implicit input/output source/target train/test synchronous/asynchronous offline/online qualitative/quantitative " +
  "beginner/expert,veteran amateur/professional chronic/acute rural/urban wholesale/retail seller,vendor/buyer,purchaser debit/credit inflow/outflow overtime/undertime enroll,subscribe/unsubscribe,cancel renew/cancel,terminate hire,recruit/fire,dismiss " +
  "postpone,delay/advance,expedite confirm/cancel accept/decline extend/shorten expand/cut loosen/tighten encourage/discourage,dissuade praise/criticize,blame succeed/fail agree/disagree support/oppose welcome/reject trust/doubt,distrust " +
  "free/paid upfront/later optional/mandatory,required temporary/permanent one-time/recurring,ongoing unlimited/limited guaranteed/uncertain eligible/ineligible first-time/returning inbound/outbound junior/senior lead/follow " +
  "agree,consent/refuse,decline,reject reveal,unveil,disclose/hide,conceal spur,promote/hinder,hamper thrive,prosper/struggle,fail secret,private/public secretly,privately/publicly,openly exclusive/regular,ordinary " +
  "comprehensive,thorough/basic,limited specific,particular/general official/personal crewed,manned/uncrewed,unmanned capture,arrest/release convict/acquit ban,prohibit/endorse substantial,considerable/modest,slight,minimal " +
  "approximately,roughly,around/precisely,exactly wide,broad/limited,narrow captured,caught/escaped existing,current/new,former impressive,remarkable/mediocre,ordinary popular,beloved/unpopular " +
  "drop,fall/climb,increase,jump,rise decline,fall/grow,increase,rise keep/cancel,delete,discard,lose,remove slow/accelerate,fast,quick,speed " +
  "cut,reduce/boost,raise lower,reduce/increase,raise growth,increase/decline,decrease,drop begin,continue,start/end,stop " +
  "allow/block,forbid,prevent,prohibit worsen/ease,improve,recover tighten/ease,loosen,relax surge/drop,plunge,slump small/big,great,large " +
  "single/double,married,multiple save/delete,spend,waste safe/dangerous,risky,unsafe reject/accept,approve,support rarely/frequently,often,usually " +
  "optional/compulsory,mandatory,required none/all,any,some narrow/broad,wide,widen most/fewest,least,minimum morning/afternoon,evening,night " +
  "miss/attend,beat,exceed drop,loss/gain,growth lose/find,gain,win leave/enter,join,stay hurt/benefit,boost,help follow/ignore,lead,precede " +
  "different/alike,same,similar deny/admit,approve,confirm cancel/confirm,launch,schedule away/near,toward,towards yesterday/today,tomorrow " +
  "wrong/correct,right within/beyond,outside withdraw/deploy,publish visible/hidden,invisible victim/attacker,perpetrator variable/constant,fixed " +
  "until/after,since trust/distrust,doubt trail/exceed,lead together/apart,separately stable/unstable,volatile spring/autumn,fall " +
  "smallest/biggest,largest smaller/bigger,larger simple/complex,complicated shrink/expand,grow shorten/extend,lengthen short/long,tall sell/buy,purchase " +
  "sad/glad,happy reveal/conceal,hide resume/pause,suspend remove/add,attach remember/forget,ignore release/arrest,retain receive/give,send " +
  "quiet/loud,noisy question/answer,confirm protect/expose,harm praise/condemn,criticize patient/doctor,impatient partly/entirely,fully " +
  "partial/complete,full out/in,into oppose/favor,support omit/include,mention older/newer,younger old/new,young mr/mrs,ms more/fewer,less " +
  "modern/ancient,traditional lower/higher,upper local/global,remote like/dislike,hate light/dark,heavy initially/finally,ultimately her/him,his " +
  "healthy/ill,sick hard/easy,soft guilty/acquitted,innocent generous/greedy,stingy forward/back,backward foreign/domestic,native " +
  "end,finish,stop/begin,start far/close,near fake/genuine,real fail/pass,succeed enemy/ally,friend encourage/deter,discourage die/born,live " +
  "destroy/build,create descend/ascend,climb delete/create,insert delay/accelerate,advance defend/accuse,attack decline/accept,improvement " +
  "continue/cease,pause conservative/aggressive,liberal confident/doubtful,worried common/rare,uncommon because/although,despite always/never,sometimes " +
  "all/no,some worst/best worse/better women/men woman/man without/with wise/foolish winter/summer winner/loser wild/tame wife/husband wet/dry " +
  "western/eastern west/east welcome/condemn weakness/strength weaker/stronger weaken/strengthen weak/strong warmer/cooler warm/cool war/peace " +
  "voluntary/mandatory villain/hero victory/defeat valid/invalid useless/useful used/new urban/rural upward/downward upload/download upgrade/downgrade " +
  "up/down unsure/sure unsuccessful/successful unofficial/official unlock/lock unload/load unlikely/likely unlawful/lawful united/divided unite/divide " +
  "unhappy/happy unfavorable/favorable unequal/equal underweight/overweight undervalued/overvalued underperform/outperform underestimate/overestimate " +
  "under/over unclear/clear uncle/aunt uncertain/certain unavailable/available unable/able true/false top/bottom tomorrow/today tight/loose thin/thick " +
  "tenant/landlord temporary/permanent teacher/student take/give tailwind/headwind sweet/bitter surplus/deficit success/failure subtract/add stale/fresh " +
  "split/merge southwest/northeast southern/northern southeast/northwest south/north son/daughter solid/liquid sober/drunk soar/plunge smooth/rough " +
  "slump/rally slowly/quickly slower/faster skip/attend sister/brother singular/plural simplify/complicate silent/loud show/hide shorter/longer " +
  "short-term/long-term she/he sharp/blunt shallow/deep senior/junior sender/recipient selling/buying seller/buyer seldom/often secondary/primary " +
  "satisfied/dissatisfied sale/purchase rude/polite rising/falling right-wing/left-wing right/left rich/poor revenue/cost retreat/advance retire/launch " +
  "resign/join republican/democratic removed/added rejection/approval refuse/accept reduce/extend recover/collapse quietly/loudly queen/king push/pull " +
  "public/private prosecution/defense promote/demote profit/loss pro/con princess/prince previous/next prevent/cause present/absent presence/absence " +
  "premium/discount possible/impossible positive/negative pm/am pleased/disappointed plaintiff/defendant pessimistic/optimistic permit/forbid past/future " +
  "partially/fully parent/child painless/painful oversold/overbought outside/inside outgoing/incoming outdoor/indoor outbound/inbound original/copy " +
  "opening/closing open/close online/offline on/off omitted/included odd/even nothing/everything nobody/everyone night/day neither/both nearby/distant " +
  "natural/artificial much/little mother/father minority/majority minor/major minimum/maximum min/max many/few manually/automatically manual/automatic " +
  "male/female lowest/highest low/high love/hate losses/gains liability/asset lender/borrower lend/borrow legal/illegal lazy/diligent latter/former " +
  "latest/earliest later/earlier late/early last/first kind/cruel international/domestic internal/external initial/final informal/formal " +
  "indirectly/directly indirect/direct incorrect/correct incomplete/complete income/expense inclusion/exclusion include/exclude inactive/active " +
  "improve/deteriorate import/export implicit/explicit hot/cold hostile/friendly host/guest honest/dishonest hire/fire hinder/help hike/cut " +
  "harmless/harmful harm/benefit good/bad go/come girl/boy further/closer full/empty front/back free/arrest for/against floating/fixed expensive/cheap " +
  "expand/contract exit/enter exactly/approximately enable/disable employer/employee easy/difficult doubt/believe dismiss/appoint disconnected/connected " +
  "disconnect/connect disappear/appear disagreement/agreement disagree/agree dirty/clean detach/attach descending/ascending departure/arrival " +
  "depart/arrive decelerate/accelerate debit/credit death/birth dead/alive dark/bright cowardly/brave costlier/cheaper convict/acquit " +
  "careless/careful calm/angry bullish/bearish bull/bear below/above behind/ahead before/after awake/asleep ask/answer"
).split(" ");

const opposites = new Map<string, Set<string>>();
const add = (one: string, other: string): void => {
  const known = opposites.get(one);
  if (known === undefined) opposites.set(one, new Set([other]));
  else known.add(other);
};
for (const group of OPPOSITES) {
  const [left, right] = group.split("/").map((side) => side.split(",")) as [string[], string[]];
  for (const one of left) {
    for (const other of right) {
      add(one, other);
      add(other, one);
    }
  }
}

/** Whether one folded word says the opposite of the other, in any of their forms. */
export const areOpposite = (one: string, other: string): boolean => {
  if (one === other) return false;
  if (deniedBy(one) === other || deniedBy(other) === one) return true;
  const forms = lemmas(other);
  for (const form of lemmas(one)) {
    const known = opposites.get(form);
    if (known !== undefined && forms.some((candidate) => known.has(candidate))) return true;
  }
  return false;
};

/** Whether a folded word has an opposite at all. */
export const hasOpposite = (word: string): boolean =>
  deniedBy(word) !== null || lemmas(word).some((form) => opposites.has(form));
