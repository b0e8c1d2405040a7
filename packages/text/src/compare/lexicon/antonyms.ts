import { deniedBy } from "./negation.ts";
import { lemmas } from "./lemma.ts";

// Words that turn a statement round: each of the one side is the opposite of each of the other, by their plain forms.
// Pairs that a denying prefix or an ending makes by itself are left out.
// Written for this table from general knowledge of the language.
const OPPOSITES = (
  "above/below absence/presence absent/present accelerate,advance,expedite/decelerate,delay,postpone,retreat,slow accept,agree,consent/decline,refuse,reject accuse,attack/defend acquit/convict acquitted,innocent/guilty acute/chronic " +
  "add,attach,keep/detach,remove,subtract admit,answer,confirm/ask,cancel,deny,question after,since/before,until afternoon,evening,night/day,morning against/for aggressive,liberal/conservative ahead/behind " +
  "alike,same,similar/different alive/dead all,any,some/none all/no,some allow,cause,endorse/ban,prevent,prohibit allow,permit/block,forbid ally,friend/enemy although,despite/because always/never,sometimes am/pm amateur/professional " +
  "ancient,traditional/modern angry/calm apart,separately/together appoint,hire,recruit/dismiss,fire approval/rejection approve,favor,support/deny,oppose,reject approximately,around,roughly/exactly,precisely " +
  "arrest,capture,retain/free,release arrival/departure arrive/depart artificial/natural ascend,climb,grow,jump,rise/descend,drop,fall asleep/awake asset/liability asynchronous/synchronous attacker,perpetrator/victim " +
  "attend,beat,exceed,lead/miss,skip,trail aunt/uncle automatic/manual automatically/manually autumn,fall/spring away,far,open/close,near,toward back,backward/forward,front bad/good " +
  "basic,limited,narrow/broad,comprehensive,thorough,wide,widen bear/bull bearish/bullish begin,continue,start/cease,end,finish,pause,stop beginner/expert,veteran believe,trust/doubt beloved/unpopular benefit,protect/expose,harm,hurt " +
  "best/worst better/worse beyond,outside/inside,within big,great,large/small bigger,larger/smaller biggest,largest/smallest birth/death bitter/sweet blame,condemn,criticize,reject/praise,welcome blunt/sharp " +
  "boost,extend,lengthen,raise/reduce,shorten boost,help,hike/cut,hurt born,live/die borrow/lend borrower/lender both/neither bottom/top boy/girl brave/cowardly bright,light/dark,heavy brother/sister " +
  "build,create,insert,keep,save/delete,destroy buy,purchase/sale,sell buyer,purchaser/seller,vendor cancel,retire/keep,launch,renew,schedule,subscribe cancel,unsubscribe/enroll captured,caught/escaped careful/careless " +
  "cheap/expensive cheaper/costlier child/parent clean/dirty closer/further cold/hot collapse,deteriorate,worsen/ease,improve,recover come/go common/rare complete,full/empty,partial complex,complicated/simple complicate/simplify " +
  "compulsory,mandatory,required/optional,voluntary con/pro conceal,hide/disclose,reveal,show,unveil confident/doubtful,worried considerable,substantial/minimal,modest,slight constant,fixed/floating,variable continuous/discrete " +
  "contract,cut,shrink/expand,grow cool/warm cooler/warmer copy/original correct,right/left,wrong cost/revenue credit/debit crewed/unmanned cruel/kind current,existing,latter,old,used/former,new,young cut,lower/higher,raise,upper " +
  "dangerous,risky/safe daughter/son decline,decrease,drop,fall,lower,reduce/grow,growth,improvement,increase,rise decode/encode decoder/encoder deep/shallow defeat/victory defendant/plaintiff defense/prosecution deficit/surplus " +
  "democratic/republican demote,hamper,hinder/help,promote,spur dense/sparse deploy,publish/withdraw deter,discourage,dissuade/encourage deterministic/random,stochastic difficult,hard/easy,soft diligent/lazy disable/enable " +
  "disappointed/pleased discard,lose/find,gain,keep,win discount/premium discriminative/generative distant/nearby divide/unite doctor/patient domestic,native/foreign,international double,married,multiple/single down/up " +
  "downgrade/upgrade download/upload downward/upward drop,loss/gain,growth,profit drop,plunge,slump/rally,soar,surge drunk/sober dry/wet dynamic/static earlier,upfront/later earliest/latest early/late ease,loosen,relax/tighten " +
  "east/west eastern/western empirical,practical/theoretical employee/employer enter,join,stay/exit,leave,resign entirely,fully/partially,partly even/odd everyone/nobody everything/nothing exclude,omit/include,mention " +
  "exclusion/inclusion exclusive,impressive,remarkable/mediocre,ordinary,regular expense/income explicit/implicit export/import external/internal fail,struggle/pass,prosper,succeed,thrive failure/success fake/genuine,real false/true " +
  "fast,quick,speed/slow faster/slower father/mother female/male few/many fewer,less/more fewest,least,minimum/maximum,most final/initial first-time/returning first/last follow,remember/forget,ignore,lead,precede foolish/wise " +
  "fragile,vulnerable/robust frequently,often,usually/rarely,seldom fresh/stale friendly/hostile future/past general/particular,specific generous/greedy,stingy give,send/receive,take glad,happy/sad global,remote/local " +
  "guaranteed/uncertain guest/host harmful/harmless hate/like,love he/she headwind/tailwind healthy/ill,sick her/him,his hero/villain hidden/visible high/low highest/lowest husband/wife in,into/out inbound/outbound incoming/outgoing " +
  "indoor/outdoor inflow/outflow initially/ultimately input/output junior/senior king/queen labeled/unlabelled labelled/unlabeled landlord/tenant left-wing/right-wing liquid/solid little/much long,tall/short long-term/short-term " +
  "longer/shorter loose/tight loser/winner loud,noisy/quiet,silent major/minor majority/minority man/woman manned/uncrewed max/min merge/split mr/mrs,ms negative/positive newer,younger/older next/previous north/south " +
  "northeast/southwest northern/southern northwest/southeast off/on official/personal offline/online one-time/ongoing,recurring openly/privately,secretly optimistic/pessimistic outperform/underperform over/under overbought/oversold " +
  "overestimate/underestimate overtime/undertime overvalued/undervalued overweight/underweight painful/painless pause,suspend/resume peace/war permanent/temporary plural/singular polite/rude poor/rich primary/secondary " +
  "prince/princess private,secret/public pull/push qualitative/quantitative recipient/sender renew/terminate retail/wholesale rough/smooth rural/urban save/spend,waste source/target stable/volatile strength/weakness strengthen/weaken " +
  "strong/weak stronger/weaker student/teacher summer/winter tame/wild test/train thick/thin today,tomorrow/yesterday today/tomorrow useful/useless with/without"
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
