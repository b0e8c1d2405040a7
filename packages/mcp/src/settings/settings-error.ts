/** What the person has to put right on this computer. The message is for them and holds no key. */
export class SettingsError extends Error {}
