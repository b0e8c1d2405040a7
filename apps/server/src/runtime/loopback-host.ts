/** Whether a host is this machine itself: `localhost` and its subdomains, 127.0.0.0/8, `::1`. */
export const isLoopbackHost = (host: string): boolean =>
  host === "localhost" ||
  host.endsWith(".localhost") ||
  host === "[::1]" ||
  host === "::1" ||
  /^127(\.\d{1,3}){3}$/.test(host);
