import { shownCharacters } from "./shown.ts";

// Each language from two up; words that are English ones too, or that mean something else in a neighbouring language, are left out.
const WORDS = new Map(
  [
    "twee 2,drie 3,vier 4,vijf 5,zes 6,zeven 7,acht 8,negen 9,tien 10,twaalf 12,dertien 13,veertien 14,vijftien 15,zestien 16,zeventien 17,achttien 18,negentien 19,twintig 20,dertig 30,veertig 40,vijftig 50,zestig 60,zeventig 70,tachtig 80,negentig 90,honderd 100,duizend 1000",
    "zwei 2,drei 3,fünf 5,sechs 6,sieben 7,neun 9,zehn 10,zwölf 12,dreizehn 13,vierzehn 14,fünfzehn 15,sechzehn 16,siebzehn 17,achtzehn 18,neunzehn 19,zwanzig 20,dreißig 30,dreissig 30,vierzig 40,fünfzig 50,sechzig 60,siebzig 70,achtzig 80,neunzig 90,hundert 100,tausend 1000",
    "deux 2,trois 3,quatre 4,cinq 5,huit 8,dix 10,douze 12,treize 13,quatorze 14,quinze 15,seize 16,dix-sept 17,dix-huit 18,dix-neuf 19,vingt 20,trente 30,quarante 40,cinquante 50,soixante 60,soixante-dix 70,quatre-vingts 80,quatre-vingt 80,quatre-vingt-dix 90",
    "tres 3,cuatro 4,cinco 5,seis 6,siete 7,ocho 8,nueve 9,diez 10,trece 13,catorce 14,dieciséis 16,diecisiete 17,dieciocho 18,diecinueve 19,veinte 20,veinticinco 25,treinta 30,cuarenta 40,cincuenta 50,sesenta 60,setenta 70,ochenta 80,noventa 90,doscientos 200,quinientos 500",
    "quattro 4,cinque 5,sette 7,otto 8,dieci 10,undici 11,dodici 12,tredici 13,quattordici 14,quindici 15,sedici 16,venti 20,trenta 30,quaranta 40,cinquanta 50,sessanta 60,settanta 70,ottanta 80,novanta 90",
    "dois 2,duas 2,três 3,quatro 4,sete 7,oito 8,dez 10,doze 12,treze 13,quinze 15,dezesseis 16,vinte 20,trinta 30,quarenta 40,cinquenta 50,sessenta 60,setenta 70,oitenta 80",
    "två 2,fyra 4,åtta 8,nio 9,tio 10,elva 11,tolv 12,tretton 13,fjorton 14,femton 15,tjugo 20,trettio 30,fyrtio 40,femtio 50,sextio 60,syv 7,åtte 8,tolv 12,femten 15,tyve 20,tjue 20,tretti 30,tredive 30",
    "dwa 2,trzy 3,cztery 4,pięć 5,sześć 6,siedem 7,osiem 8,dziewięć 9,dziesięć 10,dwanaście 12,piętnaście 15,dwadzieścia 20,trzydzieści 30,czterdzieści 40,pięćdziesiąt 50",
    "два 2,две 2,три 3,четыре 4,пять 5,шесть 6,семь 7,восемь 8,девять 9,десять 10,двенадцать 12,пятнадцать 15,двадцать 20,тридцать 30,сорок 40,пятьдесят 50,сто 100",
    "iki 2,üç 3,dört 4,beş 5,altı 6,yedi 7,sekiz 8,dokuz 9,oniki 12,yirmi 20,otuz 30,kırk 40",
  ]
    .join(",")
    .split(",")
    .map((entry): [string, number] => {
      const [word = "", value] = entry.split(" ");
      // As it is seen where look-alikes are Latin letters.
      return [shownCharacters(word).text, Number(value)];
    }),
);
const TENS =
  /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|een|twee|drie|vijf|zes|zeven|negen)(?:und|en|ën)(\p{L}+)$/u;
const ONES = new Map([
  ["ein", 1],
  ["een", 1],
  ["vier", 4],
  ["acht", 8],
]);

/** What a number word of another language says; none where the word is no such word. */
export const foreignNumber = (word: string): number | undefined => {
  const whole = WORDS.get(word);
  if (whole !== undefined) return whole;
  const [, one = "", ten = ""] = TENS.exec(word) ?? [];
  const [below, above] = [ONES.get(one) ?? WORDS.get(one), WORDS.get(ten)];
  return below !== undefined && above !== undefined && above >= 20 && above < 100 ? above + below : undefined;
};

/** The words themselves, as they are seen. */
export const foreignNumberWords: ReadonlySet<string> = new Set(WORDS.keys());

/** Words that begin like one of them, by their first three letters. */
const ALIKE = new RegExp(
  `(?<!\\p{L})(?:${[...new Set(["ein", "een", ...Array.from(WORDS.keys(), (word) => word.slice(0, 3))])].join("|")})[\\p{L}-]*`,
  "giu",
);

/** Whether a text holds one of them. */
export const mayCountAbroad = (text: string): boolean => {
  ALIKE.lastIndex = 0;
  for (let match = ALIKE.exec(text); match !== null; match = ALIKE.exec(text))
    if (foreignNumber(match[0].toLowerCase()) !== undefined) return true;
  return false;
};
