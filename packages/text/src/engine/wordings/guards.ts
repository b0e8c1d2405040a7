// What must stand right before a form that can be more than one part of speech, and what must follow it.

/** A form that is a verb here: after "to", a modal or a plain subject. */
export const AS_VERB =
  "(?<=\\b(?:to|can|will|could|would|may|might|must|should|shall|we|they|you|I|not|help|helps|helped|let|lets|that|who|which|also|and|or) )";
/** A form that is a noun here: not after what a verb follows. */
export const AS_NOUN =
  "(?<!\\b(?:to|can|will|could|would|may|might|must|should|we|they|you|i|not|helps?|helped|also) )";
/** Followed by an object. */
export const OBJECT =
  "(?= (?:an?|the|this|that|these|those|its?|our|your|their|his|her|my|them|him|us|you|me|everyone|people|both|all|each|every|new|more|one)\\b)";
/** Followed by a noun or an adjective, so that a form before it is an adjective. */
export const BEFORE_NOUN =
  "(?= (?!(?:and|or|but|of|in|on|at|to|for|with|by|from|as|that|which|who|is|are|was|were|has|have|had|will|can|could|would|when|where|while|than|the|a|an|it|they|we|you|i|he|she|this|their|our|his|her|its|so|because|if|through|about|into|over)\\b)[a-z])";
/** Not followed by a noun: the form is one itself, or stands after "is". */
export const NOT_BEFORE_NOUN =
  "(?![ ](?!(?:and|or|but|of|in|on|at|to|for|with|by|from|as|that|which|who|is|are|was|were|has|have|had|will|can|could|would|when|where|while|than|the|a|an|it|they|we|you|i|he|she|this|their|our|his|her|its|so|because|if|through|about|into|over)\\b)[a-z])";
/** Where a sentence opens. */
export const AT_SENTENCE = "(?<=^|[.!?]['\"”’)]?\\s|\\n|\\n[-*•] |:\\s)";
