import { lemmas } from "./lemma.ts";

// Words of one kind that exclude each other: a text that says one of them for another says something else.
const GROUPS = (
  "health,auto,home,life,dental,pet,travel|beer,wine,whisky,cocktail,milk,water,coffee,tea,juice,soda|soy,almond,oat,pea,rice,coconut|rainy,sunny,cloudy,snowy,windy,foggy,stormy|rain,snow,hail,sun|murder,manslaughter,assault,theft,fraud,robbery,arson,kidnapping,bribery,evasion|" +
  "federal,provincial,municipal,regional,national|civil,military,commercial,civilian|legal,finance,marketing,it,hr|friend,coworker,colleague,roommate,neighbor,girlfriend,boyfriend,brother,sister,cousin,mother,father,wife,husband,son,daughter,uncle,aunt|morning,afternoon,evening|morning,afternoon,night|" +
  "breakfast,lunch,dinner,brunch|spring,summer,autumn,winter|red,blue,green,yellow,black,white,orange,purple,pink,brown,grey,gray|dog,cat,bird,horse,cow,sheep|basic,standard,premium,gold,silver,platinum|profit,revenue,margin,expense,wage,debt,tax,dividend,inventory|" +
  "president,minister,chancellor,senator,governor,mayor,king,queen,ambassador,prosecutor,judge|doctor,nurse,teacher,lawyer,engineer,student,driver,pilot,soldier,farmer,accountant|car,bus,train,plane,bike,boat,truck,ship,taxi,tram|email,phone,letter,fax,text|" +
  "house,apartment,office,hotel,school,hospital,church,museum,restaurant,shop,library,airport,station,beach,park,warehouse|football,basketball,tennis,baseball,hockey,golf,cricket,rugby,swimming|piano,guitar,violin,drum,flute|chicken,beef,pork,salmon,tuna,lamb,fish|" +
  "pizza,pasta,salad,soup,sandwich,burger|movie,concert,book,song,game,album|physics,chemistry,biology,history,math,geography|iron,steel,copper,aluminium,zinc,lead|gas,oil,coal,solar,nuclear,wind|earthquake,flood,fire,storm,hurricane,explosion,tornado,collapse,drought|" +
  "stock,bond,loan|bank,insurer,retailer,airline|small,medium,large|man,woman,boy,girl|human,animal,plant|hand,foot,arm,leg,head,eye,ear,knee|laptop,tablet,printer,camera,monitor,keyboard|dead,injured,missing,trapped|airspace,airport,seaport|gay,lesbian,straight|crib,closet,bed|" +
  "moon,sun,planet,star|lake,river,sea,ocean|actor,singer,writer,painter,director,producer|manager,engineer,analyst,intern,director|contract,invoice,report,memo,budget|trial,demo,discount,refund,warranty,coupon|meeting,webinar,workshop,conference,interview,seminar|startup,enterprise,nonprofit,agency,university|classification,regression,clustering,segmentation,translation,generation|image,audio,video,text,speech|" +
  "convolutional,recurrent,graph,transformer,bayesian|training,validation,testing|accuracy,latency,memory,recall,precision|button,screen,battery,speaker,microphone|plastic,rubber,wood,metal,glass,titanium,leather|designer,marketer,developer,accountant,recruiter|mathematics,linguistics,economics,law,medicine|" +
  "children,adults,teenagers,seniors|committee,board,council,court,parliament,senate|education,health,transport,housing,defence,agriculture|bug,feature,release,test|onboarding,hiring,retention,billing,payroll|android,ios,windows,linux|google,microsoft,amazon,apple,facebook|podcast,newsletter,blog,magazine,newspaper|draft,final|client,vendor,investor,employee,supplier|beginning,middle,end"
).split("|");

const groupsOf = new Map<string, number[]>();
GROUPS.forEach((group, index) => {
  for (const word of group.split(",")) groupsOf.set(word, [...(groupsOf.get(word) ?? []), index]);
});

/** Whether two folded words are different members of one kind, in any of their forms. */
export const areContrasting = (one: string, other: string): boolean => {
  const forms = lemmas(other);
  return lemmas(one).some((form) => {
    const groups = groupsOf.get(form);
    return (
      groups !== undefined &&
      !forms.includes(form) &&
      forms.some((candidate) => groupsOf.get(candidate)?.some((group) => groups.includes(group)) === true)
    );
  });
};

/** Whether a folded word is a member of a kind at all. */
export const hasContrast = (word: string): boolean => lemmas(word).some((form) => groupsOf.has(form));
