export const withInstallLock: <T>(path: string, work: () => T, onWait: () => void) => T;
