/**
 * Common misspellings, ours: wrong=right, "_" for a space. None is a word in British or American English, a name or an
 * abbreviation; at the end names of places and languages that are nothing else when they are written small. The library carries this packed; after a change run `npm run pack-tables`.
 */
export const misspellings = `
abilty=ability abondoned=abandoned abotu=about abscence=absence absense=absence absolutly=absolutely acces=access
accessable=accessible accidentaly=accidentally accidently=accidentally accomodate=accommodate accomodating=accommodating accomodation=accommodation
accomodations=accommodations accross=across acess=access acheive=achieve achive=achieve acomodate=accommodate acording=according actaully=actually actualy=actually adderess=address addres=address adress=address adresses=addresses adressing=addressing
aganist=against aggresive=aggressive agian=again agressive=aggressive aknowledge=acknowledge alergic=allergic allready=already allthough=although
allways=always alot=a_lot alrady=already alraedy=already alreay=already alredy=already altho=although althought=although alwasy=always alwyas=always
ammount=amount amoung=among amout=amount analyis=analysis anaylsis=analysis aniversary=anniversary anohter=another anoter=another antoher=another
anwser=answer anythign=anything anythings=anything apointment=appointment apolgies=apologies apparant=apparent
apparantly=apparently appointement=appointment appologies=apologies appologise=apologise appology=apology apprecaite=appreciate approch=approach
apreciate=appreciate aproach=approach aquire=acquire aquired=acquired aquisition=acquisition arange=arrange arguement=argument arguements=arguments
arived=arrived arnd=around arond=around arrangment=arrangement arround=around artical=article asociated=associated assesment=assessment assigments=assignments
assoicated=associated aswell=as_well atached=attached atention=attention atleast=at_least attachement=attachment attachements=attachments
attatch=attach attatched=attached attendence=attendance attension=attention audiance=audience avaialble=available availabe=available
availabl=available availablity=availability availible=available avalable=available avaliability=availability avaliable=available avalible=available
averge=average avrage=average awkard=awkward balace=balance balence=balance basicaly=basically basicly=basically beacuse=because
becasue=because becaus=because becouse=because becuase=because becuse=because beetween=between befoer=before befor=before beggining=beginning
begining=beginning beleive=believe beleives=believes belive=believe belived=believed belives=believes benefical=beneficial benfit=benefit
benfits=benefits benificial=beneficial benifit=benefit benifits=benefits beter=better betweeen=between betwen=between bewteen=between
buisness=business buliding=building businees=business busines=business busness=business bussiness=business calander=calendar calender=calendar
candiate=candidate cannnot=cannot carefull=careful catagory=category cemetary=cemetery centeral=central certian=certain
challange=challenge challanges=challenges challege=challenge challeges=challenges cheif=chief choise=choice claer=clear collegue=colleague collegues=colleagues comming=coming commitee=committee commitement=commitment
committment=commitment committments=commitments competetive=competitive completley=completely completly=completely comunicate=communicate
comunication=communication comunity=community concensus=consensus concious=conscious conditons=conditions conection=connection confim=confirm
confirmd=confirmed confrim=confirm congradulations=congratulations constuction=construction controled=controlled controll=control
convienient=convenient coud=could coudl=could couldent=couldn't coutry=country coverd=covered critera=criteria criticial=critical critisism=criticism
cruical=crucial cuold=could curently=currently currenly=currently deatils=details decison=decision decisons=decisions decsion=decision
decsions=decisions definate=definite definately=definitely definatly=definitely definetely=definitely definetly=definitely definitley=definitely
definitly=definitely defintely=definitely delievered=delivered delievery=delivery delivary=delivery delivry=delivery demostrate=demonstrate
descision=decision descisions=decisions desicion=decision desicions=decisions desided=decided desparate=desperate desparately=desperately
develope=develop developement=development devlop=develop devlopment=development dicussion=discussion dicussions=discussions dident=didn't
didint=didn't diferences=differences diferent=different diferently=differently diffcult=difficult differant=different differnce=difference
differnces=differences differnt=different difficut=difficult diffrent=different diffucult=difficult dificult=difficult dilema=dilemma
disapear=disappear disapointed=disappointed disasterous=disastrous discription=description dissapear=disappear dissapoint=disappoint
dissapointed=disappointed dissapointing=disappointing dissapointment=disappointment dissappointed=disappointed disscuss=discuss dosent=doesn't
eachother=each_other effecient=efficient efficent=efficient eficiency=efficiency eficient=efficient emal=email embarass=embarrass
embarassing=embarrassing embarrased=embarrassed emial=email employement=employment enogh=enough enought=enough enouhg=enough
enviorment=environment enviormental=environmental enviornment=environment enviornmental=environmental enviroment=environment
enviromental=environmental enviroments=environments erly=early espcially=especially especialy=especially essencial=essential essental=essential
esspecially=especially eventhough=even_though eventualy=eventually everone=everyone everthing=everything everyhting=everything everyoen=everyone
everythign=everything everythin=everything everytime=every_time everyting=everything eveyone=everyone evryone=everyone evrything=everything
exaclty=exactly excelent=excellent excellant=excellent excercise=exercise exellent=excellent exicted=excited existance=existence expecially=especially
expereince=experience experiance=experience experince=experience experinces=experiences expierence=experience
expierences=experiences explaination=explanation exsist=exist extrem=extreme extremly=extremely facebook=Facebook famaly=family familar=familiar
familier=familiar famly=family fasinated=fascinated fasinating=fascinating feasable=feasible febuary=February feburary=February feedbak=feedback
feild=field finacial=financial finallly=finally finaly=finally financal=financial finanical=financial firday=Friday flexable=flexible
flourescent=fluorescent followign=following follwing=following folowing=following foriegn=foreign fourty=forty foward=forward freind=friend
freindly=friendly freinds=friends funtion=function furthur=further futher=further garantee=guarantee gaurantee=guarantee
gaurd=guard geting=getting govenment=government goverment=government govermnet=government governement=government grammer=grammar
greatful=grateful greatfull=grateful guarentee=guarantee haev=have hapened=happened happend=happened happends=happens hapy=happy
harras=harass haveing=having havign=having helth=health hepl=help hestitate=hesitate higer=higher hopefuly=hopefully housr=hours howerver=however
howver=however hte=the hvae=have hygeine=hygiene imediate=immediate imformation=information immediatley=immediately
immediatly=immediately implimented=implemented imporant=important imporatnt=important importanct=importance importence=importance importent=important
importnat=important improtant=important incase=in_case includeing=including inclued=include inconvience=inconvenience inconvienience=inconvenience
inconvinience=inconvenience increse=increase incresed=increased inculde=include independant=independent independantly=independently infact=in_fact
infomation=information infromation=information infront=in_front inlcude=include inovation=innovation inovative=innovative inovice=invoice
instaed=instead insted=instead insteda=instead intrest=interest intresting=interesting intrests=interests invioce=invoice invioces=invoices
invocie=invoice isint=isn't isntead=instead isse=issue isssue=issue isssues=issues issuse=issues iwth=with journy=journey jstu=just jsut=just
juts=just knowldge=knowledge knowledgable=knowledgeable knowlege=knowledge knwo=know knwon=known konw=know laguage=language langauge=language
langauges=languages lastest=latest legel=legal levle=level levles=levels liason=liaison likley=likely likly=likely linkedin=LinkedIn litle=little
littel=little locaiton=location locatoin=location loev=love loosing=losing maintainance=maintenance maintainence=maintenance maintenace=maintenance
maintenence=maintenance managment=management mantain=maintain measurment=measurement measurments=measurements meeitng=meeting meetign=meeting
memebers=members mesage=message messge=message messsage=message mintues=minutes minuts=minutes mispelled=misspelled modle=model
modles=models moeny=money monring=morning mroe=more mulitple=multiple multipel=multiple mutiple=multiple neccesary=necessary neccessary=necessary
necesary=necessary necessery=necessary negotations=negotiations neice=niece nesecary=necessary nessecary=necessary nessesary=necessary nohting=nothing noone=no_one nothign=nothing noticable=noticeable notise=notice nuber=number ocassion=occasion
occasionaly=occasionally occassion=occasion occassionally=occasionally occassions=occasions occurance=occurrence occured=occurred occurence=occurrence
occuring=occurring ocurred=occurred ofcourse=of_course offerred=offered offical=official oftern=often onely=only onlien=online onyl=only
opertunity=opportunity opinons=opinions opion=opinion opiton=option oportunities=opportunities oportunity=opportunity oppertunity=opportunity
oppinion=opinion oppinions=opinions opportunty=opportunity oppurtunities=opportunities oppurtunity=opportunity orderd=ordered ordred=ordered
orginal=original orignal=original owrk=work owrking=working paitent=patient paitents=patients palce=place paralel=parallel parralel=parallel particluarly=particularly particularily=particularly particulary=particularly pasenger=passenger pateint=patient pateints=patients
patiant=patient payed=paid peaple=people peice=piece pelase=please peopel=people peopl=people perfomance=performance performace=performance
permanant=permanent perscription=prescription persistant=persistent personaly=personally personel=personnel phisical=physical
phonecall=phone_call phyical=physical physcal=physical pice=piece plase=please pleae=please pleaes=please pleasent=pleasant pleasse=please
pleease=please plesae=please plesant=pleasant poeple=people porblem=problem porblems=problems porject=project porjects=projects posession=possession
posible=possible possable=possible possibile=possible possiblity=possibility postion=position potatos=potatoes potental=potential pottential=potential
practicaly=practically prefered=preferred prehaps=perhaps preperation=preparation presance=presence presense=presence pressence=presence
presure=pressure prgress=progress privelege=privilege priviledge=privilege priviledges=privileges proably=probably probaly=probably probelm=problem
probelms=problems problam=problem problme=problem problmes=problems procces=process proccess=process proccesses=processes proces=process
profesional=professional proffesional=professional proffessional=professional progess=progress progres=progress provde=provide
provded=provided pubilc=public publically=publicly purpse=purpose pursuade=persuade qaulity=quality quailty=quality qualty=quality quanity=quantity
quater=quarter quesion=question quesions=questions questionaire=questionnaire quickley=quickly quicly=quickly quikly=quickly realy=really reasearch=research reccomend=recommend reccomendations=recommendations reccomended=recommended reccommend=recommend receit=receipt
receved=received reciept=receipt reciepts=receipts recieve=receive recieved=received recieves=receives recieving=receiving
recipt=receipt recived=received reciving=receiving recomend=recommend recomendation=recommendation recomended=recommended
recommed=recommend reconize=recognize recources=resources rediculous=ridiculous refered=referred refering=referring refrence=reference
refrences=references reguarding=regarding reivew=review relavent=relevant relevent=relevant religous=religious relly=really rember=remember
remeber=remember remembr=remember rememeber=remember remidner=reminder reminderr=reminder reminer=reminder repitition=repetition reponse=response
settel=settle familys=families trolly=trolley sience=science sry=sorry yesturday=yesterday insuline=insulin representitive=representative representitives=representatives reprot=report reqest=request reqeust=request requset=request
requst=request resarch=research reserach=research reslut=result resluts=results resonable=reasonable resorces=resources resouces=resources
respone=response responsability=responsibility responsable=responsible responsibilites=responsibilities responsibilty=responsibility
responsiblities=responsibilities responsiblity=responsibility respose=response resposible=responsible restarant=restaurant restaraunt=restaurant
restaurent=restaurant resturant=restaurant resutl=result resutls=results reult=result reults=results reveiw=review rewiew=review ridiculus=ridiculous
rigth=right rihgt=right rythm=rhythm saftey=safety safty=safety satuday=Saturday scedule=schedule sceduled=scheduled schdule=schedule
scheduel=schedule scheduels=schedules secuirty=security securty=security seige=siege sentance=sentence sentense=sentence seperate=separate
seperated=separated seperately=separately seperatly=separately sept=Sept serach=search serivce=service serivces=services
servce=service servcie=service servcies=services severl=several sevice=service sevices=services sevral=several shedule=schedule shipement=shipment
shippment=shipment sholud=should shoud=should shoudl=should shoudnt=shouldn't shouldent=shouldn't shuold=should siginificant=significant
signficant=significant signficantly=significantly signifcant=significant significent=significant signiture=signature similarily=similarly
similiar=similar simpley=simply sinc=since sincerley=sincerely sincerly=sincerely sitation=situation sitaution=situation situaton=situation
smething=something socail=social soemone=someone soemthing=something softwear=software sofware=software somene=someone someoen=someone
somethig=something somethign=something sometihng=something someting=something somone=someone somthign=something somthing=something specfic=specific
specifc=specific statment=statement statments=statements stratagy=strategy strenght=strength stucture=structure studing=studying studnet=student
succeful=successful succes=success succesful=successful succesfully=successfully successfull=successful sucess=success sucessful=successful
sucessfully=successfully sufficent=sufficient sumarry=summary sumary=summary summarry=summary suport=support suposed=supposed suppport=support
supprt=support suprise=surprise suprised=surprised suprising=surprising suprisingly=surprisingly surprize=surprise sysem=system systme=system
sytem=system sytems=systems tahn=than tahnk=thank tahnks=thanks taht=that technican=technician teh=the tempature=temperature temperture=temperature
tempory=temporary temprature=temperature teusday=Tuesday thankyou=thank_you thansk=thanks thanx=thanks
theese=these therfore=therefore theri=their thier=their thign=thing thigns=things thikn=think thikning=thinking thinkng=thinking thnaks=thanks
thnk=think thoughout=throughout thourough=thorough througout=throughout throuhg=through thrusday=Thursday thsi=this tihs=this
togeather=together togehter=together toghether=together togther=together tomarrow=tomorrow tommorow=tomorrow tommorows=tomorrow's tommorrow=tomorrow
tommorrows=tomorrow's tommorw=tomorrow tomorow=tomorrow tomorro=tomorrow tomorrw=tomorrow tounge=tongue traing=training trainig=training
trainning=training transfered=transferred transporation=transportation trasport=transport treatement=treatment truely=truly truley=truly trully=truly
tryed=tried trynig=trying tuseday=Tuesday twelth=twelfth understading=understanding unecessary=unnecessary unforseen=unforeseen
unfortunatley=unfortunately unfortunatly=unfortunately unfortunetly=unfortunately uniqe=unique unitl=until univercity=university universty=university
unneccessary=unnecessary untill=until untli=until usally=usually usefull=useful useing=using usign=using usualy=usually
vaccum=vacuum valubale=valuable valuble=valuable valueable=valuable vareity=variety variuos=various varous=various vegatable=vegetable vehical=vehicle
vehicals=vehicles veiw=view visable=visible visting=visiting waht=what watn=want wednsday=Wednesday weekley=weekly
wehn=when weigth=weight wendesday=Wednesday wendsday=Wednesday wensday=Wednesday wether=whether whatsapp=WhatsApp whcih=which
wheather=whether whetehr=whether whihc=which whith=with wich=which wieght=weight wierd=weird wierdly=weirdly wiht=with wihtout=without willl=will
withing=within withot=without withou=without witht=with witout=without wnat=want wnated=wanted wokring=working wolud=would
workign=working woudl=would wouldent=wouldn't writeing=writing writen=written writting=writing wrok=work wroking=working wrting=writing wuold=would
yeild=yield yera=year yers=years yoru=your yourr=your youself=yourself yuo=you yuor=your
england=England scotland=Scotland wales=Wales ireland=Ireland britain=Britain london=London edinburgh=Edinburgh glasgow=Glasgow manchester=Manchester
birmingham=Birmingham liverpool=Liverpool leeds=Leeds bristol=Bristol cardiff=Cardiff belfast=Belfast dublin=Dublin sheffield=Sheffield
newcastle=Newcastle france=France germany=Germany spain=Spain portugal=Portugal italy=Italy poland=Poland holland=Holland netherlands=Netherlands
belgium=Belgium sweden=Sweden norway=Norway denmark=Denmark finland=Finland austria=Austria switzerland=Switzerland greece=Greece india=India
japan=Japan canada=Canada australia=Australia america=America africa=Africa asia=Asia europe=Europe mexico=Mexico russia=Russia ukraine=Ukraine
berlin=Berlin madrid=Madrid lisbon=Lisbon paris=Paris amsterdam=Amsterdam barcelona=Barcelona chicago=Chicago boston=Boston seattle=Seattle
toronto=Toronto sydney=Sydney melbourne=Melbourne dubai=Dubai singapore=Singapore california=California english=English spanish=Spanish
portuguese=Portuguese german=German italian=Italian norwegian=Norwegian dutch=Dutch japanese=Japanese chinese=Chinese korean=Korean arabic=Arabic
british=British irish=Irish scottish=Scottish welsh=Welsh european=European indian=Indian african=African canadian=Canadian australian=Australian
american=American uk=UK york=York zealand=Zealand delhi=Delhi
`;
