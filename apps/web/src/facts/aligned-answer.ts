export { answerFacts } from "@rewrite-service/review";
