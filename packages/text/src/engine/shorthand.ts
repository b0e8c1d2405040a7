/** Shorthand that people type for words, and the words. */
export const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o(?=[\s.,])/g, "without"],
  [/\bw\/(?!o\b)(?=\s?[A-Za-z0-9@])\s?/g, "with "],
  [/\bb\/c\b|\bbc\b|\bcuz\b|\bcoz\b/g, "because"],
  [/\bmtg(?=s?\b)/g, "meeting"],
  [/\bmsg(?=s?\b)/g, "message"],
  [/\bppl\b/g, "people"],
  [/\b(?:pls|plz)\b/gi, "please"],
  [/\bthx\b/gi, "thanks"],
  [/\babt\b/g, "about"],
  [/\blmk\b/gi, "let me know"],
  [/\btmrw\b/g, "tomorrow"],
  [/\bthru\b/g, "through"],
  [/\btho\b/g, "though"],
  [/\bgonna\b/g, "going to"],
  [/\bwanna\b/g, "want to"],
  [/(?<= )u(?= )/g, "you"],
  [/(?<=[a-z]) & (?=[a-z])/gi, " and "],
  [/\byday\b/gi, "yesterday"],
  [/\bmgmt\b/g, "management"],
  [/\bdept\b/g, "department"],
  [/\breqs\b/g, "requirements"],
];

const DAYS: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/** Short names of days where they can be nothing else, and full ones that are written small. */
export const DAY =
  /(?<=\b(?:by|on|next|until|till|before|after|since|this|last|from|for|to|every|due) )(?:mon|wed|sat|sun)\b(?![.'’/])|(?<![\w./@#-])(?:tues?|weds|thu(?:rs?)?|fri)\b(?![’'/-]|\.\w)|\bmon(?=[+&] ?(?:tue|wed|thu|fri))|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=s?\b)/gi;

/** Months beside a day, or in full, that are written small. */
export const MONTH =
  /\b(?:january|february|april|june|july|august|september|october|november|december)\b|\b(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)(?=\.? \d)|(?<=\d(?:st|nd|rd|th)? )(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g;

/** A day of the week in full. */
export const dayInFull = (day: string): string => DAYS[day.slice(0, 3).toLowerCase()] ?? day;
