/** A fault for the person to fix on this computer. The message is for them and contains no key. */
export class SettingsError extends Error {}
