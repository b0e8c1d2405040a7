import type { Rule } from "../rule.ts";
import { announcement } from "./announcement.ts";
import { applicationFormula } from "./application-formula.ts";
import { boldLeadIn } from "./bold-lead-in.ts";
import { bulletSign } from "./bullet-sign.ts";
import { byIngOpener } from "./by-ing-opener.ts";
import { casualWords } from "./casual-words.ts";
import { chatArtefact } from "./chat-artefact.ts";
import { closingFormula } from "./closing-formula.ts";
import { copulaAvoidance } from "./copula-avoidance.ts";
import { corporateWords } from "./corporate-words.ts";
import { emDash } from "./em-dash.ts";
import { firstPersonStance } from "./first-person-stance.ts";
import { growthWords } from "./growth-words.ts";
import { hashtag } from "./hashtag.ts";
import { heading } from "./heading.ts";
import { importanceWords } from "./importance-words.ts";
import { invitation } from "./invitation.ts";
import { leaningTurns } from "./leaning-turns.ts";
import { negativeParallelism } from "./negative-parallelism.ts";
import { openingFormula } from "./opening-formula.ts";
import { ornateWords } from "./ornate-words.ts";
import { participleTail } from "./participle-tail.ts";
import { placeholder } from "./placeholder.ts";
import { plainTurns } from "./plain-turns.ts";
import { praiseFormula } from "./praise-formula.ts";
import { reveal } from "./reveal.ts";
import { serviceFormula } from "./service-formula.ts";
import { significance } from "./significance.ts";
import { stockPhrase } from "./stock-phrase.ts";
import { stockScene } from "./stock-scene.ts";
import { summaryCloser } from "./summary-closer.ts";
import { triad } from "./triad.ts";

/** Every rule, in the order in which lists show them. */
export const rules: readonly Rule[] = [
  ornateWords,
  corporateWords,
  importanceWords,
  growthWords,
  significance,
  participleTail,
  byIngOpener,
  summaryCloser,
  negativeParallelism,
  chatArtefact,
  announcement,
  reveal,
  openingFormula,
  closingFormula,
  applicationFormula,
  serviceFormula,
  invitation,
  copulaAvoidance,
  stockPhrase,
  stockScene,
  praiseFormula,
  triad,
  leaningTurns,
  placeholder,
  boldLeadIn,
  heading,
  bulletSign,
  hashtag,
  emDash,
  firstPersonStance,
  casualWords,
  plainTurns,
];
