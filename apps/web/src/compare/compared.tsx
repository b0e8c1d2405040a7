/** What Compare shows once there are two texts: fetched after the first paint. */
export { Ledger } from "../facts/ledger.tsx";
export { Summary } from "./summary.tsx";
