import { CatchBoundary } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";

/** What the page can do without: where it cannot be fetched, the rest of the page stays. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => ""} errorComponent={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </CatchBoundary>
);
