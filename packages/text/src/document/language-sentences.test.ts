import { expect, test } from "vitest";
import { recogniseLanguage } from "./language.ts";

const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  German: [
    "Was will man da in so einem Fall am besten noch machen?",
    "Kannst du mir bitte die Datei bis morgen schicken?",
    "Ich bin heute nicht im Büro und melde mich am Montag.",
    "Das war so nicht abgesprochen, wir müssen noch einmal reden.",
    "Der Bus war in der Stadt so voll, was will man tun.",
    "Alles gut, wir sehen uns morgen um neun.",
    "Am Montag will er an der Sitzung so nicht mehr teilnehmen.",
  ],
  French: [
    "On se voit demain à la gare avant la réunion ?",
    "Merci pour votre aide, je vous rappelle ce soir.",
    "Il a fait tout ce que tu as dit, on part demain.",
    "La facture est payée mais le colis n'est pas arrivé.",
    "Tu me dis si on peut la voir avant midi.",
  ],
  Spanish: [
    "No me ha llegado la factura y la necesito hoy.",
    "Nos vemos mañana a las nueve en la oficina.",
    "He visto a mi jefe y me ha dicho que no.",
    "Gracias por el correo, lo reviso esta tarde.",
    "Si no hay nada más, la reunión es el lunes.",
  ],
  Portuguese: [
    "Não me mandou o contrato e preciso dele hoje.",
    "A reunião do projeto foi adiada para amanhã.",
    "Ele me disse que as contas já estão pagas.",
    "Obrigada pela ajuda, falamos na segunda.",
    "Se tudo correr bem, o relatório sai hoje.",
  ],
  Italian: [
    "Mi mandi il file prima della riunione di domani?",
    "Non ho visto la mail e la leggo dopo.",
    "I conti non tornano, ne parliamo con il capo.",
    "Grazie mille, ci vediamo in ufficio alle nove.",
    "Se a te va bene, lo facciamo domani.",
  ],
  Dutch: [
    "Kun je mij het bestand voor morgen sturen?",
    "We had het er in de vergadering nog over.",
    "Ik was er niet, maar het is wel gelukt.",
    "Of we gaan of we blijven, het is aan jou.",
    "Is er al iets bekend over de nieuwe planning?",
  ],
  Swedish: [
    "Kan du skicka filen till mig före mötet imorgon?",
    "Jag är inte på kontoret idag men svarar på mejl.",
    "Vi ses på tåget om en timme, tack för hjälpen.",
    "Det var en bra dag för oss alla här.",
    "Har du hört något från kunden om avtalet?",
  ],
  "Norwegian or Danish": [
    "Kan du sende meg filen før møtet i morgen?",
    "Vi var der for at se det, men han kom ikke.",
    "Jeg har det fint, og vi ses på mandag.",
    "Det er ikke så godt for os at vente.",
    "Har du hørt noe fra kunden om avtalen?",
  ],
  Polish: [
    "Czy możesz mi wysłać plik do jutra?",
    "To jest dobry plan, ale nie na dzisiaj.",
    "Nie ma mnie w biurze, wracam po urlopie.",
    "Spotkanie jest o dziewiątej, proszę być na czas.",
    "Co tak długo, to już prawie koniec dnia.",
  ],
  Czech: [
    "Můžeš mi poslat ten soubor do zítra?",
    "To je dobrý plán, ale ne na dnes.",
    "Nejsem v kanceláři, ale ozvu se večer.",
    "Schůzka je v devět, prosím přijď včas.",
    "By to do pátku mohlo být hotové.",
  ],
  Turkish: [
    "Dosyayı yarına kadar bana gönderir misin?",
    "Bu çok iyi bir plan ama bugün için değil.",
    "Bugün ofiste yokum, yarın ararım.",
  ],
  Indonesian: [
    "Apakah anda bisa kirim berkas ini besok?",
    "Saya tidak ada di kantor hari ini.",
    "Rencana ini bagus tetapi belum selesai.",
  ],
  Finnish: [
    "Voitko lähettää tiedoston minulle ennen huomista?",
    "En ole tänään toimistolla, mutta vastaan viesteihin.",
    "Se on hyvä suunnitelma, mutta ei nyt.",
  ],
  Hungarian: [
    "El tudod küldeni a fájlt holnap reggelig?",
    "Ma nem vagyok az irodában, de válaszolok.",
    "Ez egy jó terv, de most nem megy.",
  ],
  Romanian: [
    "Poți să îmi trimiți fișierul până mâine?",
    "Azi nu sunt la birou, dar răspund pe mail.",
    "Este un plan bun, dar nu pentru azi.",
  ],
  Vietnamese: [
    "Bạn có thể gửi tệp cho tôi trước ngày mai không?",
    "Hôm nay tôi không có ở văn phòng.",
    "Đây là một kế hoạch tốt nhưng chưa xong.",
  ],
};

const ENGLISH: readonly string[] = [
  "I am in a meeting so no",
  "So was I, on no account do it",
  "Do a to-do list",
  "Van de Graaff demo at 5 in lab A",
  "Los Angeles to San Jose via El Paso",
  "a b c d e f g h",
  "x y z w v s o k",
  "Je ne sais quoi, as they say",
  "In vitro and in vivo data, n = 5",
  "Ad hoc fix, pro bono work, de facto lead",
  "Er, on a no go as is",
  "Han and Jan see Ida, Mia, Per",
  "Plan B: van, man, hat, bin, tag",
  "Log in as me, no? As is.",
  "Die cast, bad art, gift, kind hand",
  "no man in an on me so as",
  "Hi Jo, am on it",
  "Fix by 5pm, no ETA",
  "On me, no big deal",
  "He is as old as I am",
  "Me at 5? No.",
  "v s z o k a i u",
  "to do: a, o, i, u, v",
  "Vi or emacs",
  "Do not do so by me",
  "No, no, no, on no",
  "Has he to go in so late",
  "status: ok, prod: up, db: on",
  "Bus at 6, tram 7, van 8",
  "Sit in on a la carte menu de jour",
  "Tom is at a con in Rio de Janeiro",
  "no la la land",
];

test.each(Object.keys(SENTENCES))(
  "short sentences of %s are declined by its name, alone and many times over",
  (name) => {
    for (const sentence of SENTENCES[name] as readonly string[])
      for (const times of [1, 10]) {
        const { english, reason } = recogniseLanguage(Array<string>(times).fill(sentence).join(" "));
        expect([sentence, times, english, reason]).toEqual([sentence, times, false, expect.stringContaining(name)]);
      }
  },
);

test("short English with words that other languages have too is not declined", () => {
  for (const text of ENGLISH) expect([text, recogniseLanguage(text).english]).toEqual([text, true]);
});
