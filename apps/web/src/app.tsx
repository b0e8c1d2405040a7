import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from "@tanstack/react-router";
import type { Service } from "@rewrite-service/contract";
import { WritePage } from "./editor/write-page.tsx";
import { Shell } from "./shell/shell.tsx";

/** What every page may use. `typed` is what stood in the plain textarea before this script ran. */
export interface AppContext {
  service: Service;
  typed: string;
}

const root = createRootRouteWithContext<AppContext>()({ component: Shell });

const write = createRoute({ getParentRoute: () => root, path: "/", component: WritePage });
const signIn = createRoute({
  getParentRoute: () => root,
  path: "/signin",
  component: lazyRouteComponent(() => import("./sign-in/sign-in-page.tsx"), "SignInPage"),
});
const account = createRoute({
  getParentRoute: () => root,
  path: "/account",
  component: lazyRouteComponent(() => import("./account/account-page.tsx"), "AccountPage"),
});
const device = createRoute({
  getParentRoute: () => root,
  path: "/device",
  component: lazyRouteComponent(() => import("./device/device-page.tsx"), "DevicePage"),
});

const compare = createRoute({
  getParentRoute: () => root,
  path: "/compare",
  component: lazyRouteComponent(() => import("./compare/compare-page.tsx"), "ComparePage"),
});
const check = createRoute({
  getParentRoute: () => root,
  path: "/check",
  component: lazyRouteComponent(() => import("./check/check-page.tsx"), "CheckPage"),
});

const routeTree = root.addChildren([write, compare, check, signIn, account, device]);

/** The whole app. Pages other than Write load when they are opened. */
export const App = ({ service, typed }: AppContext) => {
  const router = createRouter({ routeTree, context: { service, typed } });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
};

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter<typeof routeTree>>;
  }
}
