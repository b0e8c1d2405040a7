/** How long a hold lives without being renewed. A crashed node's holds end at the next sweep after it. */
export const LEASE_MS = 60_000;
