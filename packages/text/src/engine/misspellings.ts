/**
 * Common misspellings, ours: each word, then how it is misspelled, "_" for a space. None of these is a word in British or
 * American English, a name or an abbreviation. At the end, by themselves, names of places and languages that are nothing else
 * when they are written small. The library carries this packed; after a change run `npm run pack-tables`.
 */
export const misspellings = `
February febuary feburary; Friday firday; Saturday satuday; Thursday thrusday; Tuesday teusday tuseday;
Wednesday wednsday wendesday wendsday wensday; a_lot alot; about abotu; absence absense; access acces acess;
address adderess; again agian; already alreay; although altho althought; among amoung; amount amout; another antoher;
answer anwser; around arnd arond; article artical; as_well aswell; at_least atleast;
attach attatch; attention attension; available availabe availabl avalible; because beacuse becaus;
before befoer befor; better beter; between bewteen; building buliding; business buisness; calendar calander calender;
cannot cannnot; careful carefull; central centeral; certain certian; chief cheif; choice choise; clear claer;
coming comming; committee commitee; bigger biger; except exept; deliveries delivrys; confirm confim confrim;
congratulations congradulations; connection conection; control controll; could coud coudl cuold; couldn't couldent;
decision desicion; decisions desicions; definitely definatly definetly; details deatils; develop develope;
didn't dident didint; discuss disscuss; doesn't dosent; each_other eachother; early erly; email emal emial;
enough enogh enought; environment enviorment; environmental enviormental; especially expecially; essential essencial;
even_though eventhough; every_time everytime; everyone everyoen; everything everythin; excited exicted;
exercise excercise; exist exsist; experience expierence; experiences expierences; extreme extrem; families familys;
family famly; field feild; fluorescent flourescent; forty fourty; friend freind; friendly freindly; friends freinds;
getting geting; government govermnet; grateful greatful greatfull; guarantee garantee gaurantee guarentee;
guard gaurd; happy hapy; have haev hvae; health helth; help hepl; higher higer; hours housr; importance importanct;
in_case incase; in_fact infact; in_front infront; include inclued inlcude; inconvenience inconvience;
information imformation; invoice inovice; isn't isint; issue isse isssue; issues isssues;
just jstu jsut juts; know knwo konw; known knwon; legal legel; level levle; levels levles; likely likly;
little litle littel; losing loosing; love loev; maintenance maintainance maintainence; meeting meeitng meetign;
message mesage messge messsage; model modle; money moeny; more mroe; morning monring mornig; multiple multipel;
necessary nesecary nessecary; niece neice; no_one noone; nothing nohting nothign; notice notise; number nuber;
of_course ofcourse; often oftern; online onlien; only onely onyl; opinion opion; option opiton; paid payed;
patient paitent pateint patiant; patients paitents pateints; people peopel peopl; personally personaly;
personnel personel; phone_call phonecall; piece peice pice; place palce; please plase pleae pleaes pleasse;
prescription perscription; presence presense; really realy relly; referring refering; relevant relavent;
remember rember; reminder reminderr; report reprot; response respone; restaurant restaraunt; result reult;
review reivew rewiew; rhythm rythm; right rigth rihgt; safety safty; schedule scheduel; schedules scheduels;
search serach; sentence sentense; separately seperatly; settle settel; should shoud shuold;
shouldn't shoudnt shouldent; siege seige; since sinc; social socail; software softwear; someone soemone someoen;
something soemthing somthign; sorry sry; structure stucture; studying studing; successful successfull;
summary summarry; surprise surprize; system sysem sytem; temperature tempature; temporary tempory; than tahn;
thank tahnk; thank_you thankyou; thanks thanx thnaks; that taht; the hte teh; their theri thier; thing thign;
think thikn thnk; this thsi tihs; through throuhg; tomorrow tomorro tomoro; tomorrow's tommorows tommorrows;
tongue tounge; training traing; tried tryed; trolley trolly; truly truely truley; trying trynig;
unfortunately unfortunetly; unique uniqe; until unitl untill untli; useful usefull; using useing usign;
vehicle vehical; vehicles vehicals; view veiw; want watn wnat; wanted wnated; weekly weekley; weird wierd; what waht;
when wehn; which whcih whihc wich; will willl; with iwth whith wiht witht; within withing; without wihtout withou;
work owrk wrok; working owrking wokring; would wolud woudl wuold; wouldn't wouldent; year yera; years yers;
yield yeild; you yuo; your yoru yourr yuor; Facebook; LinkedIn; Sept; WhatsApp; England; Scotland; Wales; Ireland;
Britain; London; Edinburgh; Glasgow; Manchester; Birmingham; Liverpool; Leeds; Bristol; Cardiff; Belfast; Dublin;
Sheffield; Newcastle; France; Germany; Spain; Portugal; Italy; Poland; Holland; Netherlands; Belgium; Sweden; Norway;
Denmark; Finland; Austria; Switzerland; Greece; India; Japan; Canada; Australia; America; Africa; Asia; Europe;
Mexico; Russia; Ukraine; Berlin; Madrid; Lisbon; Paris; Amsterdam; Barcelona; Chicago; Boston; Seattle; Toronto;
Sydney; Melbourne; Dubai; Singapore; California; English; Spanish; Portuguese; German; Italian; Norwegian; Dutch;
Japanese; Chinese; Korean; Arabic; British; Irish; Scottish; Welsh; European; Indian; African; Canadian; Australian;
American; UK; York; Zealand; Delhi;
multiple mulitple mutiple; research reasearch resarch reserach; issues issuse
`;
