import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
  type RouterHistory,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Service } from "@rewrite-service/contract";
import type { TakeEarlyInput } from "./browser/early-input.ts";
import { serverAnswers } from "./api/server-answers.ts";
import { PageFailed } from "./shell/page-failed.tsx";
import { Shell } from "./shell/shell.tsx";

/** What every page may use. `earlyInput` gives once what stood in a field before the app was drawn. */
export interface AppContext {
  service: Service;
  earlyInput: TakeEarlyInput;
}

/**
 * A page that comes when it is opened. The router opens the app anew where a module of it is gone, as after an update;
 * without a connection that would leave nothing on screen, so there the page says that it did not come.
 */
const paged: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (error) {
      throw (await serverAnswers()) ? error : new Error("the page did not come", { cause: error });
    }
  }, name);

const root = createRootRouteWithContext<AppContext>()({
  component: Shell,
  notFoundComponent: paged(() => import("./shell/not-found.tsx"), "NotFound"),
});

const write = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: paged(() => import("./write/write-page.tsx"), "WritePage"),
});
const signIn = createRoute({
  getParentRoute: () => root,
  path: "/signin",
  component: paged(() => import("./sign-in/sign-in-page.tsx"), "SignInPage"),
});
const signUp = createRoute({
  getParentRoute: () => root,
  path: "/signup",
  component: paged(() => import("./sign-in/sign-in-page.tsx"), "SignUpPage"),
});
const account = createRoute({
  getParentRoute: () => root,
  path: "/account",
  component: paged(() => import("./account/account-page.tsx"), "AccountPage"),
});
const device = createRoute({
  getParentRoute: () => root,
  path: "/device",
  component: paged(() => import("./device/device-page.tsx"), "DevicePage"),
});

const compare = createRoute({
  getParentRoute: () => root,
  path: "/compare",
  component: paged(() => import("./compare/compare-page.tsx"), "ComparePage"),
});
const check = createRoute({
  getParentRoute: () => root,
  path: "/check",
  component: paged(() => import("./check/check-page.tsx"), "CheckPage"),
});

const voices = createRoute({
  getParentRoute: () => root,
  path: "/voices",
  component: paged(() => import("./voices/voices-page.tsx"), "VoicesPage"),
});
const newVoice = createRoute({
  getParentRoute: () => root,
  path: "/voices/new",
  component: paged(() => import("./voices/new-voice-page.tsx"), "NewVoicePage"),
});
const voice = createRoute({
  getParentRoute: () => root,
  path: "/voices/$id",
  component: paged(() => import("./voices/voice-page.tsx"), "VoicePage"),
});

const templates = createRoute({
  getParentRoute: () => root,
  path: "/templates",
  component: paged(() => import("./templates/templates-page.tsx"), "TemplatesPage"),
});
const history = createRoute({
  getParentRoute: () => root,
  path: "/history",
  component: paged(() => import("./history/history-page.tsx"), "HistoryPage"),
});
const help = createRoute({
  getParentRoute: () => root,
  path: "/help",
  component: paged(() => import("./help/help-page.tsx"), "HelpPage"),
});
const forgot = createRoute({
  getParentRoute: () => root,
  path: "/forgot-password",
  component: paged(() => import("./sign-in/forgot-page.tsx"), "ForgotPage"),
});

const admin = createRoute({
  getParentRoute: () => root,
  path: "/admin",
  component: paged(() => import("./admin/admin-page.tsx"), "AdminPage"),
});
const adminPart = createRoute({
  getParentRoute: () => root,
  path: "/admin/$part",
  component: paged(() => import("./admin/admin-page.tsx"), "AdminPage"),
});
const adminUser = createRoute({
  getParentRoute: () => root,
  path: "/admin/users/$id",
  component: paged(() => import("./admin/admin-page.tsx"), "AdminUserPage"),
});

const routeTree = root.addChildren([
  write,
  compare,
  check,
  signIn,
  signUp,
  forgot,
  account,
  device,
  voices,
  newVoice,
  voice,
  templates,
  history,
  help,
  admin,
  adminPart,
  adminUser,
]);

/** The whole app, with the page of the present address, or of another history, ready to be drawn. Other pages load when they are opened. */
export const loadApp = async (context: AppContext, history?: RouterHistory): Promise<ReactNode> => {
  const router = createRouter({
    routeTree,
    context,
    defaultErrorComponent: PageFailed,
    ...(history === undefined ? {} : { history }),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  await router.load();
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
};

declare module "@tanstack/react-router" {
  /** What one page tells the next. */
  interface HistoryState {
    signedOut?: boolean;
    saved?: boolean;
  }
  interface Register {
    router: ReturnType<typeof createRouter<typeof routeTree>>;
  }
}
