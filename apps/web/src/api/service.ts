import { ServiceError, type Service } from "@rewrite-service/contract";

/** The service of this origin. Its client is fetched with the first request, for a first visit asks nothing of it. */
export const openService = (baseUrl: string): Service => {
  let opened: Promise<Service> | null = null;
  const open = async (): Promise<Service> => {
    try {
      const { createClient } = await import("@rewrite-service/client");
      // At the page a second try is the writer's: each is a rewrite of its own, and nothing is asked for unseen.
      return createClient({ baseUrl, retry: { attempts: 1, waitMs: 0, waitMaxMs: 0 } });
    } catch (cause) {
      // A fetch that failed, as without a network, is tried again with the next request.
      opened = null;
      throw new ServiceError("provider_unavailable", { cause });
    }
  };
  const client = (): Promise<Service> => (opened ??= open());
  return {
    async *humanize(request, options) {
      yield* (await client()).humanize(request, options);
    },
    verify: async (request, options) => (await client()).verify(request, options),
    usage: async () => (await client()).usage(),
    policy: async () => (await client()).policy(),
    registers: async () => (await client()).registers(),
    voices: async () => (await client()).voices(),
  };
};
