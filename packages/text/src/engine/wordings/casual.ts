import type { Wording } from "../wording-index.ts";

/** What colleagues write in a chat for the words of letters. */
export const casual: readonly Wording[] = [
  ["I would like to", "I'd like to"],
  ["I would appreciate it if you could", "could you please"],
  ["regarding/concerning (?=(?:the|our|your|this|my|its|an?)\\b)", "about "],
  ["additional", "more", "(?<!\\b(?:an|the|this|that|our|one|any|each) )"],
  ["approximately", "about"],
  ["assistance", "help"],
  ["assist you", "help you"],
  ["commence/commences/commenced", "start/starts/started"],
  ["complete the", "finish the", "(?<=\\b(?:to|will|can|should|must|we|please) )"],
  ["at your earliest convenience", "when you can"],
  ["as soon as possible", "asap"],
  ["in addition to", "besides"],
  ["numerous", "many"],
  ["obtain/obtains/obtained", "get/gets/got"],
  ["purchase/purchases/purchased (?=(?:an?|the|more|new|some|our|one)\\b)", "buy/buys/bought "],
  ["receive/receives/received", "get/gets/got", "(?<!\\b(?:be|was|is|were|been|well|have|has|had) )"],
  [
    "require/requires/required (?=(?:an?|the|more|some|your|our|two|three)\\b)",
    "need/needs/needed ",
    "(?<!\\b(?:is|are|was|be|were) )",
  ],
  ["sufficient", "enough", "(?<!\\b(?:a|the|is|are|not) )"],
  ["subsequently", "then"],
  ["therefore,", "so", "(?<=[;,] )"],
  ["therefore,", "so", "(?<=^|[.!?]\\s|\\n)"],
  ["kindly", "please"],
  ["please be advised that", ""],
  ["verify", "check", "(?<=\\b(?:to|can|will|please|and|could) )"],
  ["I am not certain", "I'm not sure"],
];
