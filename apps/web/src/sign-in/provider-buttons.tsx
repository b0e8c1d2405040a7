import { useMutation } from "@tanstack/react-query";
import type { SiteReport } from "@rewrite-service/contract";
import { call } from "../api/call.ts";
import { Button } from "../ui/button.tsx";
import { signInWords as text } from "../words/sign-in.ts";

/** Ways to sign in with another provider; there are none where the operator has set none up. */
export const ProviderButtons = ({ site, to }: { site: SiteReport; to: string }) => {
  const { providers, oidcName = "" } = site;
  const start = useMutation({
    mutationFn: (provider: SiteReport["providers"][number]) =>
      call<{ url: string }>("POST", "/api/auth/sign-in/social", {
        provider,
        callbackURL: to,
        errorCallbackURL: "/signin",
      }),
    onSuccess: ({ url }) => location.assign(url),
  });
  if (providers.length === 0) return null;
  return (
    <>
      <p className="or">{text.or}</p>
      <div className="bar">
        {providers.map((provider) => (
          <Button key={provider} disabled={start.isPending} onClick={() => start.mutate(provider)}>
            {text.with(provider === "oidc" ? oidcName : text.providerNames[provider])}
          </Button>
        ))}
      </div>
      {start.isError ? <p role="alert">{start.error.message}</p> : null}
    </>
  );
};
