/** A model of which people know no name; a file of its own, because it is said before a check of meaning is loaded. */
export const OWN_MODEL = "this server’s AI model";
