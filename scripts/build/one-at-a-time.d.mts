export const oneAtATime: <T>(path: string, work: () => T | Promise<T>, onWait: () => void) => Promise<T>;
