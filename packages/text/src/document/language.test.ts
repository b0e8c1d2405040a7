import { expect, test } from "vitest";
import { recogniseLanguage } from "./language.ts";

test.each([
  "Can you send me the forms for the Dallas office before Friday?",
  "ok",
  "",
  "Q3 numbers: revenue 4.2m, churn 3%, NPS 41, headcount 212, cash 18 months",
  "Do a run-through at 5",
  "To do: a, b, c",
  "Did Jo do the Q3 deck?",
  "Pros & cons, a to z",
  "Standup: done X, doing Y, blocked by Z",
  "Die hard fans, die later",
  "Los Angeles, La Jolla, San Jose, Del Mar, Las Vegas",
  "Email: jane@example.com.br | jo@uma.example.com | Phone: 555 0199 | https://www.do.example.com/para/os",
  "local function getNearestPlayer() local nearestPlayer local nearestDistance = math.huge end",
  "The meeting with the Müller team in São Paulo is at 10, and I will bring the contract for you.",
])("%j is English or too short to tell", (text) => {
  expect(recogniseLanguage(text)).toEqual({ english: true, reason: null });
});

test.each([
  ["German", "Ich habe die Unterlagen gestern noch nicht bekommen und kann sie daher nicht prüfen."],
  ["French", "Je vous envoie les documents pour la réunion, mais je ne suis pas sûr de la date."],
  ["Spanish", "Te mando los documentos para la reunión, pero no estoy seguro de la fecha que dijeron."],
  ["Portuguese", "Não recebi os documentos ontem e por isso não posso fazer a revisão do contrato."],
  ["Italian", "Non ho ancora ricevuto i documenti della riunione e per questo non sono sicuro che va bene."],
  ["Dutch", "Ik heb het document nog niet gekregen en kan het daarom niet aan de klant geven."],
  ["Swedish", "Jag har inte fått papperen än och kan därför inte läsa igenom det som ni skrev."],
  ["Polish", "Nie dostałem jeszcze tych dokumentów i dlatego nie mogę się do nich odnieść, ale to jest ważne."],
  ["German", "Danke, wir haben noch nicht alles."],
  ["French", "Je ne suis pas sûr."],
  ["Spanish", "¿Podemos mover la reunión al lunes?"],
  ["Dutch", "Ik weet het nog niet."],
  ["Norwegian or Danish", "Jeg vet det ikke ennå."],
  ["Turkish", "Proje neredeyse hazır ama testler henüz geçmiyor, bu yüzden bekliyoruz."],
  ["Indonesian", "Proyek ini hampir selesai tetapi tesnya belum lulus."],
  ["Finnish", "Projekti on melkein valmis, mutta testit eivät mene läpi."],
  ["Czech", "Ještě nevím, ale dám vědět."],
  ["Hungarian", "Még nem tudom, de szólok."],
  ["Romanian", "Proiectul este aproape gata, dar testele nu trec încă."],
  ["Vietnamese", "Tôi chưa biết nhưng sẽ báo lại."],
  ["Chinese or Japanese", "我们昨天讨论了这个问题，但是还没有决定下一步怎么做。"],
  ["Korean", "어제 회의에서 그 문제를 논의했지만 아직 결정하지 못했습니다."],
  ["Cyrillic", "Мы вчера обсудили этот вопрос, но пока ничего не решили."],
  ["Arabic", "ناقشنا هذا الموضوع أمس ولكننا لم نقرر بعد ماذا سنفعل."],
])("%s is declined with a reason", (name, text) => {
  const { english, reason } = recogniseLanguage(text);
  expect(english).toBe(false);
  expect(reason).toContain(name);
});
