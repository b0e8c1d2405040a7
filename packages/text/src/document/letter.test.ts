import { expect, test } from "vitest";
import { readsAsPrivate } from "./letter.ts";

test.each([
  "Dear Mrs Okafor,\n\nI am sorry about your loss.\n\nJane",
  "Hi Ana, I need to talk to you about your review.",
  "hey tom\n\nquick one about your pay rise",
  "Hi Mrs Akerman sorry for late reply, was in court all morning.",
  "Hi Tom I spoke to the clinic about your wifes appointment on Friday, I dont want the others to know",
  "hi dr osei the scan is back",
  "Hello Prof. Lindqvist thank you for seeing me on Tuesday",
  "Subject: Friday\n\nHi Priya can you swap with me on Friday",
  "morning Helen are you in today",
  "hey sam can you cover the late shift",
  "hiya Jo, it's about the rota",
  "Dear Ms. Kowalczyk\nThank you for the flat.",
  "Good afternoon Marc-André we have found your coat",
  "Morning Geoff - re the culvert, the surveyor has been",
  "Dr Vaszary - sorry to go past Helen but she is in Lisbon",
  "Dear O'Brien I write about the lease.",
])("%j is to one person", (text) => {
  expect(readsAsPrivate(text)).toBe(true);
});

test.each([
  "Any problem ring me on 0161 496 0772 direct, not the main line",
  "New job, new town. Text me: +44 7700 900123.",
  "I have a new phone. My number is (415) 555-0132 from today.",
  "We are looking for our cat, write to nora.b81@gmail.com if you see her.",
  "The keys are with my sister. My address is 12 Mill Lane.",
])("%j says how its writer is reached", (text) => {
  expect(readsAsPrivate(text)).toBe(true);
});

test.each([
  "After 14 months we moved 36 goats to the new barn.",
  "Hi all,\n\nwe are hiring.",
  "Hi all we are hiring again",
  "Hello everyone",
  "Hello everyone I have some news",
  "Hi LinkedIn",
  "Hi LinkedIn, long time no see.",
  "hi linkedin just a short update",
  "Hello LinkedIn network, a short update.",
  "Dear network, I am looking for a new role.",
  "Dear team, thank you for eight good years.",
  "Dear friends and colleagues I am leaving on Friday",
  "Dear Ana and Bo,\n\nwell done.",
  "Dear younger me,\n\nthe exam is not the end.",
  "Dear hiring managers, read the letter too.",
  "Good morning everyone, today is my last day.",
  "Good morning world, the shop is open.",
  "Hello Monday. I start my new job today.",
  "Hello again from the shipyard.",
  "Morning sessions are full. Evening ones are not.",
  "Hi there we sold 400 lamps",
  "Hey just a quick word on our numbers: 41,300 in 2024, 1,000,000 in 10 years, 0.5% fewer returns.",
  "We measured from 03-04-2025 to 2025-06-12, 0 to 100 in 4.5 s, at 09:30 - 10:45.",
  "We need 2 vet nurses for our branch. msg me or ring 01502 555 0148, ask for Gem.",
  "Hiring two bakers, sourdough only. Bäckerei Ohlsen, Flensburg, Tel 0461 555 0177",
  "They called me 3 times in 2024, and my phone has 12 apps.",
  "Write to jobs@halden.example or see our address below.",
  "",
])("%j is not", (text) => {
  expect(readsAsPrivate(text)).toBe(false);
});
