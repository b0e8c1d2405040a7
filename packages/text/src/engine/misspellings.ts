/**
 * Common misspellings, ours: wrong=right, "_" for a space. None is a word in British or American English, a name or an
 * abbreviation; at the end names of places and languages that are nothing else when they are written small. The library carries this packed; after a change run `npm run pack-tables`.
 */
export const misspellings = `
abilty=ability abondoned=abandoned abotu=about abscence=absence absense=absence absolutly=absolutely accademic=academic accessable=accessible
accidentaly=accidentally accidently=accidentally accomodate=accommodate accomodating=accommodating accomodation=accommodation
accomodations=accommodations accross=across acheive=achieve achive=achieve acomodate=accommodate acording=according acrost=across acrss=across
actaully=actually actualy=actually adderess=address addres=address adminstrative=administrative adress=address adresses=addresses adressing=addressing
aganist=against aggresive=aggressive agian=again agressive=aggressive aknowledge=acknowledge alergic=allergic allready=already allthough=although
allways=always alot=a_lot alrady=already alraedy=already alreay=already alredy=already altho=although althought=although alwasy=always alwyas=always
ammount=amount amoung=among amout=amount analyis=analysis anaylsis=analysis aniversary=anniversary anohter=another anoter=another antoher=another
anually=annually anwser=answer anythign=anything aplications=applications apointment=appointment apparant=apparent apparantly=apparently
applicaitons=applications appointement=appointment appologies=apologies appology=apology apprecaite=appreciate approch=approach apreciate=appreciate
aproach=approach aquire=acquire aquired=acquired aquisition=acquisition arange=arrange arguement=argument arived=arrived arond=around
arrangment=arrangement arround=around artical=article asociated=associated assesment=assessment assigments=assignments assoicated=associated
aswell=as_well atached=attached atention=attention atleast=at_least attachement=attachment attachements=attachments attatch=attach attatched=attached
attendence=attendance attension=attention audiance=audience avaialble=available availabe=available availabl=available availablity=availability
availible=available avalable=available avaliability=availability avaliable=available avalible=available averge=average avrage=average awkard=awkward
balace=balance balence=balance basicaly=basically basicly=basically beacuse=because becasue=because becaus=because becouse=because becuase=because
becuse=because beetween=between befoer=before befor=before begining=beginning beleive=believe beleives=believes belive=believe belived=believed
belives=believes benefical=beneficial benfit=benefit benfits=benefits benificial=beneficial benifit=benefit benifits=benefits beter=better
betweeen=between betwen=between bewteen=between buisness=business buliding=building businees=business busines=business busness=business
bussiness=business calander=calendar calender=calendar candiate=candidate cannnot=cannot carefull=careful catagory=category cemetary=cemetery
centeral=central certian=certain challange=challenge challanges=challenges challege=challenge challeges=challenges cheif=chief choise=choice
claer=clear colaboration=collaboration comapny=company comming=coming commitee=committee commitement=commitment committment=commitment
committments=commitments commmunication=communication commuincation=communication communciation=communication compaines=companies
competetive=competitive completley=completely completly=completely compnaies=companies compnay=company comunicate=communicate
comunication=communication comunity=community concensus=consensus concious=conscious conditons=conditions conection=connection
confirmaton=confirmation confirmd=confirmed confrim=confirm congradulations=congratulations connectoin=connection constuction=construction
controled=controlled controll=control convienient=convenient coud=could coudl=could couldent=couldn't coutry=country coverd=covered critera=criteria
criticial=critical critisism=criticism cruical=crucial cuold=could curently=currently currenly=currently cusotmer=customer cusotmers=customers
custmer=customer custmers=customers customr=customer customrs=customers cutomer=customer cutomers=customers deatils=details deciscion=decision
decison=decision decisons=decisions decsion=decision decsions=decisions definate=definite definately=definitely definatly=definitely
definetely=definitely definetly=definitely definitley=definitely definitly=definitely defintely=definitely demostrate=demonstrate descision=decision
descisions=decisions desgin=design desgined=designed desicion=decision desicions=decisions desided=decided desparate=desperate desparately=desperately
develope=develop developement=development developpment=development develpment=development devlop=develop devlopment=development dicsuss=discuss
dicussion=discussion dicussions=discussions dident=didn't didint=didn't diferences=differences diferent=different diffcult=difficult
differant=different differnce=difference differnces=differences differnt=different difficut=difficult diffrent=different diffucult=difficult
dificult=difficult dilema=dilemma disapear=disappear disapointed=disappointed disasterous=disastrous dissapear=disappear dissapoint=disappoint
dissapointed=disappointed dissapointing=disappointing dissappointed=disappointed disscuss=discuss dosent=doesn't eachother=each_other
effecient=efficient efficent=efficient eficiency=efficiency eficient=efficient emal=email embarass=embarrass embarassing=embarrassing emial=email
employement=employment enogh=enough enought=enough enouhg=enough enviorment=environment enviormental=environmental enviornment=environment
enviornmental=environmental enviroment=environment enviromental=environmental enviroments=environments envrionment=environment erly=early
espcially=especially especialy=especially essencial=essential essental=essential esspecially=especially eventhough=even_though eventualy=eventually
everone=everyone everthing=everything everyhting=everything everyoen=everyone everythign=everything everythin=everything everytime=every_time
everyting=everything eveyone=everyone evidance=evidence evryone=everyone evrything=everything exaclty=exactly examle=example exampel=example
excelent=excellent excellant=excellent excercise=exercise exellent=excellent exicted=excited existance=existence exmaple=example expecially=especially
expereince=experience expereinces=experiences experiance=experience expirience=experience experiances=experiences experince=experience experinces=experiences
expierence=experience expierenced=experienced expierences=experiences explaination=explanation exprience=experience exsist=exist extrem=extreme
extremly=extremely famaly=family familar=familiar familier=familiar famly=family fasinated=fascinated fasinating=fascinating feasable=feasible
febuary=February feburary=February feedbak=feedback feild=field finacial=financial finallly=finally finaly=finally financal=financial
finanical=financial firday=Friday flexable=flexible flourescent=fluorescent followign=following follwing=following folowing=following foriegn=foreign
forwrad=forward fourty=forty foward=forward freind=friend freindly=friendly freinds=friends funtion=function furthur=further futher=further
garantee=guarantee gaurantee=guarantee geting=getting govenment=government goverment=government govermnet=government governement=government
grammer=grammar greatful=grateful guarentee=guarantee haev=have hapened=happened happend=happened happends=happens hapy=happy harras=harass
haveing=having havign=having helth=health hepl=help hestitate=hesitate higer=higher hopefuly=hopefully housr=hours howerver=however howver=however
hte=the hvae=have hygeine=hygiene imediate=immediate imformation=information immediatley=immediately immediatly=immediately implimented=implemented
imporant=important imporatnt=important importanct=importance importence=importance importent=important importnat=important improtant=important
incase=in_case inclduing=including includeing=including inclued=include inconvience=inconvenience inconvienience=inconvenience
inconvinience=inconvenience increse=increase incresed=increased inculde=include inculding=including independant=independent infact=in_fact
infomation=information informaiton=information informatoin=information informtion=information infromation=information infront=in_front inlcude=include
inovation=innovation inovative=innovative inovice=invoice instaed=instead insted=instead insteda=instead inteligence=intelligence intrest=interest
intresting=interesting intrests=interests introducion=introduction introdution=introduction invocie=invoice isntead=instead isse=issue isssue=issue
isssues=issues issuse=issues iwth=with journy=journey jstu=just jsut=just juts=just knowldge=knowledge knowledgable=knowledgeable knowlegde=knowledge
knowlege=knowledge knwo=know knwon=known konw=know laguage=language langauge=language langauges=languages languange=language lastest=latest
legel=legal levle=level levles=levels liason=liaison likley=likely likly=likely litle=little littel=little locaiton=location locatoin=location
loev=love maintainance=maintenance maintenence=maintenance managemnt=management managment=management mangement=management mangment=management
mantain=maintain marekt=market marekting=marketing markting=marketing measurment=measurement measurments=measurements meeitng=meeting meetign=meeting
memebers=members memebrs=members mesage=message messgae=message messge=message messsage=message modle=model modles=models monring=morning mroe=more
mulitple=multiple multipel=multiple mutiple=multiple neccesary=necessary neccessary=necessary necesary=necessary necessery=necessary
negotations=negotiations neice=niece nesecary=necessary nessecary=necessary nessesary=necessary netowrk=network netowrks=networks newtork=network
nohting=nothing noone=no_one nothign=nothing noticable=noticeable notifcations=notifications notificatons=notifications nuber=number nubmer=number
numner=number ocassion=occasion occasionaly=occasionally occassion=occasion occassions=occasions occurance=occurrence occured=occurred
occurence=occurrence occuring=occurring ocurred=occurred ofcourse=of_course offerred=offered offical=official oftern=often onely=only onlien=online
onyl=only opertunity=opportunity opinons=opinions opion=opinion opiton=option opitons=options oportunities=opportunities oportunity=opportunity
oppertunity=opportunity oppinion=opinion oppinions=opinions opportunty=opportunity oppurtunities=opportunities oppurtunity=opportunity optoin=option
optoins=options orderd=ordered ordred=ordered orgainization=organization organizaton=organization orginal=original owrk=work owrking=working
paitent=patient paitents=patients palce=place paralel=parallel parralel=parallel particluarly=particularly particpate=participate
particuarly=particularly particulalry=particularly particularily=particularly particulary=particularly pasenger=passenger pateint=patient
pateints=patients patiant=patient payed=paid peaple=people peice=piece pelase=please peopel=people peopl=people perfomance=performance
performace=performance performence=performance perfromance=performance perfromed=performed permanant=permanent perscription=prescription
persistant=persistent personaly=personally personel=personnel phisical=physical phonecall=phone_call phyical=physical physcal=physical pice=piece
plase=please pleae=please pleaes=please pleasent=pleasant pleasse=please plesae=please plesant=pleasant poeple=people poistion=position
porblem=problem porblems=problems porject=project porjects=projects posession=possession posible=possible positon=position possable=possible
possibile=possible possiblity=possibility postion=position potatos=potatoes potental=potential pottential=potential prefered=preferred prehaps=perhaps
preperation=preparation presance=presence presense=presence pressence=presence presure=pressure prgress=progress privelege=privilege
priviledge=privilege priviledges=privileges proably=probably probaly=probably probelm=problem probelms=problems problam=problem problme=problem
problmes=problems procces=process proccess=process proccesses=processes proces=process prodcut=product prodcuts=products produt=product
produts=products proejct=project proejcts=projects profesional=professional proffesional=professional proffessional=professional progess=progress
progres=progress projct=project projcts=projects projet=project provde=provide provded=provided provdes=provides prvide=provide prvided=provided
prvides=provides pubilc=public publically=publicly purpse=purpose pursuade=persuade qaulity=quality quailty=quality qualty=quality quanity=quantity
quater=quarter queation=question queations=questions quesion=question quesions=questions questionaire=questionnaire questoin=question
questoins=questions quetion=question quetions=questions quickley=quickly quicly=quickly quikly=quickly realy=really reasearch=research
reccomend=recommend reccomendations=recommendations reccomended=recommended reccommend=recommend receit=receipt receved=received reciept=receipt
reciepts=receipts recieve=receive recieved=received recieves=receives recieving=receiving recived=received recomend=recommend
recomendation=recommendation recomended=recommended recommed=recommend reconcilliation=reconciliation reconize=recognize recources=resources
rediculous=ridiculous refered=referred refering=referring refrences=references reguarding=regarding reivew=review relavent=relevant relevent=relevant
religous=religious relly=really rember=remember remeber=remember remembr=remember rememeber=remember remidner=reminder reminderr=reminder
reminer=reminder repitition=repetition reponse=response representitive=representative representitives=representatives reprot=report repsonse=response
reqest=request reqeust=request requset=request requst=request resarch=research reserach=research reslut=result resluts=results resorces=resources
resouces=resources respone=response responsability=responsibility responsibilites=responsibilities responsibilty=responsibility
responsiblities=responsibilities responsiblity=responsibility respose=response resposne=response restarant=restaurant restaraunt=restaurant
restaruant=restaurant restaurent=restaurant resturant=restaurant resutl=result resutls=results reult=result reults=results reveiw=review rewiew=review
ridiculus=ridiculous rigth=right rihgt=right rythm=rhythm saftey=safety safty=safety satuday=Saturday scedule=schedule sceduled=scheduled seach=search
secuirty=security securty=security seige=siege sentance=sentence sentense=sentence seperate=separate seperated=separated seperately=separately
serach=search serivce=service serivces=services servce=service servcie=service servcies=services severl=several sevice=service sevices=services
sevral=several shedule=schedule shipement=shipment shippment=shipment sholud=should shoud=should shoudl=should shuold=should siginificant=significant
signficant=significant signficantly=significantly signifcant=significant signifcantly=significantly significent=significant signigicant=significant
signiture=signature similarily=similarly similiar=similar simpley=simply sinc=since sincerley=sincerely sincerly=sincerely sitation=situation
sitaution=situation situaton=situation smething=something socail=social soemone=someone soemthing=something softwear=software sofware=software
soltuions=solutions solutons=solutions somene=someone someoen=someone somethig=something somethign=something sometihng=something someting=something
somone=someone somthign=something somthing=something specfic=specific specifc=specific spreadhseet=spreadsheet stratagy=strategy strategey=strategy
stratergy=strategy strenght=strength strucutre=structure stucture=structure studing=studying studnet=student succeful=successful succes=success
succesful=successful succesfully=successfully successfull=successful sucess=success sucessful=successful sucessfully=successfully sufficent=sufficient
sumarry=summary sumary=summary summarry=summary suport=support suposed=supposed suppport=support supprt=support suprise=surprise suprised=surprised
suprisingly=surprisingly surprize=surprise sysem=system sysetm=system systme=system sytem=system sytems=systems tahn=than tahnk=thank tahnks=thanks
taht=that technican=technician teh=the tempature=temperature temperture=temperature temprature=temperature teusday=Tuesday thankyou=thank_you
thansk=thanks thanx=thanks theese=these therfore=therefore theri=their thier=their thign=thing thigns=things thikn=think thikning=thinking
thinkng=thinking thnaks=thanks thnk=think thoughout=throughout througout=throughout throuhg=through thrusday=Thursday thsi=this tihs=this
togeather=together togehter=together toghether=together togther=together tomarrow=tomorrow tommorow=tomorrow tommorrow=tomorrow tommorw=tomorrow
tomorow=tomorrow tomorro=tomorrow tomorrw=tomorrow tounge=tongue traing=training trainig=training trainning=training transfered=transferred
transporation=transportation trasport=transport tratment=treatment treatement=treatment truely=truly truley=truly trully=truly tryed=tried
trynig=trying tuseday=Tuesday twelth=twelfth undersand=understand understading=understanding understnad=understand undertsand=understand
undestand=understand unecessary=unnecessary unforseen=unforeseen unfortunatley=unfortunately unfortunatly=unfortunately unfortunetly=unfortunately
uniqe=unique unitl=until univercity=university univeristy=university universty=university unneccessary=unnecessary untill=until untli=until
usally=usually useing=using usign=using usualy=usually vaccum=vacuum valubale=valuable valuble=valuable valueable=valuable vareity=variety
variuos=various varous=various vegatable=vegetable vehciles=vehicles vehical=vehicle vehicals=vehicles vehicels=vehicles veiw=view visable=visible
visting=visiting waht=what watn=want wednsday=Wednesday wehn=when weigth=weight wellcome=welcome wendesday=Wednesday wensday=Wednesday wether=whether
whcih=which wheather=whether whetehr=whether whihc=which whith=with wieght=weight wierd=weird wierdly=weirdly wiht=with wihtout=without willl=will
withing=within withot=without withou=without witht=with wnat=want wnated=wanted wokring=working wolud=would workign=working woudl=would
writeing=writing writen=written writting=writing wrok=work wroking=working wrting=writing wuold=would yeild=yield yera=year yeras=years yers=years
yoru=your yourr=your youself=yourself yuo=you yuor=your
pleease=please statment=statement statments=statements loosing=losing wouldent=wouldn't shouldent=shouldn't isint=isn't sept=Sept whatsapp=WhatsApp
linkedin=LinkedIn facebook=Facebook england=England scotland=Scotland ireland=Ireland britain=Britain london=London edinburgh=Edinburgh
glasgow=Glasgow manchester=Manchester birmingham=Birmingham liverpool=Liverpool leeds=Leeds bristol=Bristol cardiff=Cardiff belfast=Belfast
dublin=Dublin sheffield=Sheffield newcastle=Newcastle france=France germany=Germany spain=Spain portugal=Portugal italy=Italy poland=Poland
holland=Holland netherlands=Netherlands belgium=Belgium sweden=Sweden norway=Norway denmark=Denmark finland=Finland austria=Austria
switzerland=Switzerland greece=Greece india=India japan=Japan canada=Canada australia=Australia america=America africa=Africa asia=Asia europe=Europe
mexico=Mexico russia=Russia ukraine=Ukraine berlin=Berlin madrid=Madrid lisbon=Lisbon paris=Paris amsterdam=Amsterdam barcelona=Barcelona
chicago=Chicago boston=Boston seattle=Seattle toronto=Toronto sydney=Sydney melbourne=Melbourne dubai=Dubai singapore=Singapore california=California
english=English spanish=Spanish portuguese=Portuguese german=German italian=Italian norwegian=Norwegian dutch=Dutch japanese=Japanese chinese=Chinese
korean=Korean arabic=Arabic british=British irish=Irish scottish=Scottish welsh=Welsh european=European indian=Indian african=African
canadian=Canadian australian=Australian american=American
`;
