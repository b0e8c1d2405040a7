/**
 * The commonest short words of each language, a language a line: its name, a colon, its words. Words that English shares
 * speak for English alone. The library carries this packed; after a change run `npm run pack-tables`.
 */
export const commonWords = `
English: the and of to a in is it that was for you with this have are not be but they from or by we my your which will would there their what so if about just can i he she our has had been were at an as on do don't it's i'm
German: der die und das ist nicht ein ich zu den mit sich auf für sie dem eine auch wir haben wird sind oder aber bitte bei bis wie mir kann können danke noch wenn hallo vielen
French: le les et des est une que pour dans qui pas vous nous sur avec sont au ce mais du aux cette être je merci votre avez bonjour avons réunion cela très plus par
Spanish: el los y que una por con para las del se es su lo como pero más está son muy hay fue esta gracias podemos todavía al este hola también cuando
Portuguese: o os e que uma por com para não as do da em dos é mais foi são seu sua pelo muito você obrigado obrigada podemos está mas ainda pela isso quando olá
Italian: il che di è un una per non con sono della gli del le nel ma anche come più questo alla dei si grazie possiamo ancora ciao quando questa abbiamo
Dutch: het een van en is dat niet zijn op te voor met aan er maar ook wij hebben wordt deze naar ik bedankt kunnen nog we bij als hallo graag
Swedish: och att det som en är på för av med inte den till jag har om ett men vi var kan tack nästan hej när vill mycket
Norwegian or Danish: og det er på til som en av ikke med jeg har vi den et men kan være også fra blir takk tak raske hei hej når meget nå nu ennå
Polish: w i na się nie z że do jest to jak o co po tak ale od za być przez dla czy możemy dziękuję jeszcze prawie bardzo proszę
Turkish: ve bir bu için ile da de çok olarak daha gibi ama var ne kadar sonra olan teşekkürler henüz ben biz lütfen merhaba neredeyse
Indonesian: yang dan di untuk dengan ini itu dari tidak ke pada adalah kami akan saya ada juga terima kasih belum sudah tetapi kita bisa hampir
Finnish: ja on ei että se hän oli mutta myös kun ovat olla tai kuin sen minä joka kiitos en minun vielä me voimme melkein eivät
Czech: a se na je že v to s z do o jako ale by jsem pro si tak které byl děkuji ještě můžeme dám velmi prosím není takže
Hungarian: a az és hogy nem is egy van ez de meg csak volt már mint azt ha el köszönöm még gyors kérem vagyok majdnem
Romanian: și de în la nu a cu pe o care un este din mai că pentru se sunt mulțumesc dar încă gata foarte vă pot putem
Vietnamese: và của là có không được cho một các trong với người đã những này để tôi chưa cảm ơn bạn nhưng sẽ rất chúng
`.trim();
