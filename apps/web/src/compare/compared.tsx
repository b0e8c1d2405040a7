/** What Compare shows once there are two texts: fetched after the first paint. */
export { FactList } from "../facts/fact-list.tsx";
export { Summary } from "./summary.tsx";
