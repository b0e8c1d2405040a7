/**
 * The commonest short words of each language, a language a line: its name, a colon, its words, those that English has
 * too among them. The library carries this packed; after a change run `npm run pack-tables`.
 */
export const commonWords = `
English: the man hat bin van die con de la and of to a in is it that was for you with this have are not be but they from or by we my your which will would there their what so if about just can i he she our has had been were at an as on do don't it's i'm his him them then than these those when where who how why could should does did get up out no me her am all any some more other please thanks let know need want make also only now here into its us
German: der die das und ist nicht ein ich zu den mit sich auf für sie dem eine auch wir haben wird sind oder aber bitte bei bis wie mir kann können danke noch wenn hallo vielen im von es er was will so am an in man nur mich hat war um da einen einem einer eines des dass über nach vor habe schon heute morgen gestern alles etwas mehr uns unser mein dein ihr ihnen zum zur sehr gut wo wer hier wieder muss soll
French: le la les et des est une un que pour dans qui pas vous nous sur avec sont au ce mais du de aux cette être je merci votre avez bonjour avons réunion cela très plus par en on il elle se ne sa son ses tu me te mon ma mes notre vos ont fait si tout bien demain comme sans aussi peut encore avant après ou où y à
Spanish: el la los las un una y que en de por con para del se es su lo como pero más está son muy hay fue esta gracias podemos todavía al este hola también cuando no me te mi tu nos ya si sí sin todo ha he estoy mañana hoy porque qué les le sobre hasta puede bien ser tiene a o
Portuguese: o os a as e que um uma em de por com para não do da dos das no na é mais foi são seu sua pelo muito você obrigado obrigada podemos está mas ainda pela isso quando olá me se eu ele ela já sem tudo amanhã hoje porque ao à sobre até pode bem ser tem às pelas dele dela falar
Italian: il lo la i gli le un una di che è e per non con sono del della nel ma anche come più questo alla dei si grazie possiamo ancora ciao quando questa abbiamo mi ti ci in da su al ho ha hai tutto bene domani oggi perché se sei o a dove fare essere molto prima dopo alle dalla nei nella ho visto
Dutch: de het een van en is dat niet zijn op te voor met aan er maar ook wij hebben wordt deze naar ik bedankt kunnen nog we bij als hallo graag in of om heb heeft was je jij mijn uit zo dan wat wel geen kan moet morgen vandaag alles hier door over tot dit die jou onze iets al
Swedish: och att det som en är på för av med inte den till jag har om ett men vi var kan tack nästan hej när vill mycket i de du så ska han hon från mig dig imorgon idag alla eller vad här skulle bara måste
Norwegian or Danish: og det er på til som en et av af ikke med jeg har vi den at kan være også fra blir bliver takk tak raske hei hej når meget nå nu ennå for i de du så skal han hun mig meg dig deg om men hvor hva hvad alle eller her må var vil
Polish: na się nie że do jest to jak co po tak ale od za być przez dla czy możemy dziękuję jeszcze prawie bardzo proszę w i z o a są był była mam masz mnie dzisiaj jutro już tylko gdzie kiedy może po jutra więc mogę pan pani
Turkish: ve bir bu için ile da de çok olarak daha gibi ama var ne kadar sonra olan teşekkürler henüz ben biz lütfen merhaba neredeyse mi yok değil bugün yarın her şey sen o
Indonesian: yang dan di untuk dengan ini itu dari tidak ke pada adalah kami akan saya ada juga terima kasih belum sudah tetapi kita bisa hampir anda besok hari apa atau karena kalau lagi mau
Finnish: ja on ei että se hän oli mutta myös kun ovat olla tai kuin sen minä joka kiitos en minun vielä me voimme melkein eivät tämä mitä niin nyt jos ennen joten ole huomenna tänään hyvä hyvin voi
Czech: se na je že to do jako ale by jsem pro si tak které byl děkuji ještě můžeme dám velmi prosím není takže a v s z o i jsou jsme nebo už jen co kde když mám má zítra dnes ten tu by bylo být mohlo ne ano vám mi
Hungarian: a az és hogy nem is egy van ez de meg csak volt már mint azt ha el köszönöm még gyors kérem vagyok majdnem ma holnap jó lesz kell vagy itt ki mi most nagyon
Romanian: și de în la nu a cu pe o care un este din mai că pentru se sunt mulțumesc dar încă gata foarte vă pot putem să am ai ce sau dacă azi mâine mi te acum bine
Vietnamese: và của là có không được cho một các trong với người đã những này để tôi chưa cảm ơn bạn nhưng sẽ rất chúng ở ngày mai
`.trim();
