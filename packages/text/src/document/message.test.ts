import { expect, test } from "vitest";
import { readMessage } from "./message.ts";

test.each([
  ["Hi Ana, the list is done.", "Hi Ana,"],
  ["hey sam, the list is done.", "hey sam,"],
  ["Hi Tom - the list is done.", "Hi Tom,"],
  ["Morning all\nthe list is done.", "Morning all"],
  ["Dear hiring committee, the list is done.", "Dear hiring committee,"],
  ["hey sorry for the delay on this, I was out.", ""],
  ["Hi quick question, is it done?", ""],
  ["Morning sessions start at nine, as ever.", ""],
])("the greeting of %s", (text, greeting) => {
  expect(readMessage(text).greeting).toBe(greeting);
});

test.each([
  ["It is done. Thanks, Maria", "Thanks,\nMaria"],
  ["It is done. Kind regards,\nMaria Ortiz", "Kind regards,\nMaria Ortiz"],
  ["It is done.\n\nBest, Tom", "Best,\nTom"],
  ["It is done. - Max", "– Max"],
  ["It is done.\n\n– Max", "– Max"],
  ["Hi Maria, it is done. Thanks, Maria", ""],
  ["It is done. Thanks, everyone", ""],
  ["We need:\n- Testing", ""],
  ["It is done. Thanks!", ""],
])("the sign-off of %s", (text, signOff) => {
  expect(readMessage(text).signOff).toBe(signOff);
});
