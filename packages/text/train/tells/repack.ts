// npm run pack-policy: takes a change of a rule's file into the policy that the library carries, without learning again.
import { writtenParts } from "../../src/tells/written.ts";
import { writePacked } from "./write-packed.ts";

writePacked(writtenParts);
