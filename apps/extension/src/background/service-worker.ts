// The extension's only way to the network. It keeps nothing in memory: Chrome may end it at any moment.
import {
  REWRITE_PORT,
  SIGN_IN_PORT,
  VERIFY_PORT,
  type Answer,
  type ToWorker,
  type WorkerAnswers,
} from "../messages.ts";
import { handOver } from "../settings/panel-memory.ts";
import { backgroundWords } from "../words/background.ts";
import { captureTab, type Place } from "./capture-tab.ts";
import { serveRewrite } from "./rewrite-port.ts";
import { failureOf, openService } from "./service.ts";
import { serveSignIn } from "./sign-in-port.ts";
import { applySites } from "./sites.ts";
import { serveVerify } from "./verify-port.ts";

const MENU = "rewrite";

/** Opens the panel, which Chrome allows only while it handles the press itself, and hands it what the page gave. */
const start = async (tab: chrome.tabs.Tab, place: Place = {}): Promise<void> => {
  // A browser without windows has no side panel to open.
  const opened = chrome.sidePanel.open({ windowId: tab.windowId }).catch(() => undefined);
  await handOver(await captureTab(tab, place));
  await opened;
};

// Content scripts are not to read the key; the panel, the options and this worker are.
void chrome.storage.local.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });

chrome.runtime.onInstalled.addListener(() => {
  void chrome.contextMenus.removeAll().then(() =>
    chrome.contextMenus.create({
      id: MENU,
      title: backgroundWords.menu,
      contexts: ["selection", "editable"],
    }),
  );
  void applySites();
});
chrome.runtime.onStartup.addListener(() => void applySites());
chrome.permissions.onRemoved.addListener(() => void applySites());

chrome.action.onClicked.addListener((tab) => void start(tab));
chrome.commands.onCommand.addListener((_command, tab) => {
  if (tab !== undefined) void start(tab);
});
chrome.contextMenus.onClicked.addListener(({ frameId, selectionText }, tab) => {
  if (tab === undefined) return;
  const place = {
    ...(frameId === undefined ? {} : { frameId }),
    ...(selectionText ? { selected: selectionText } : {}),
  };
  void start(tab, place);
});

/** Whether a message comes from a page of ours. Scripts in other pages may ask for a start, and for nothing of the account. */
const isOwnPage = (sender: chrome.runtime.MessageSender | undefined): boolean =>
  sender?.url?.startsWith(chrome.runtime.getURL("")) === true;

chrome.runtime.onConnect.addListener((port) => {
  if (!isOwnPage(port.sender)) return port.disconnect();
  if (port.name === REWRITE_PORT) serveRewrite(port);
  if (port.name === VERIFY_PORT) serveVerify(port);
  if (port.name === SIGN_IN_PORT) serveSignIn(port);
});

type Handlers = {
  [Type in ToWorker["type"]]: (sender: chrome.runtime.MessageSender) => Promise<WorkerAnswers[Type]>;
};

const handlers: Handlers = {
  start: async ({ tab, frameId }) => {
    if (tab !== undefined) await start(tab, frameId === undefined ? {} : { frameId });
    return null;
  },
  usage: async () => (await openService()).usage(),
  voices: async () => (await openService()).voices(),
  "apply-sites": async () => {
    await applySites();
    return null;
  },
};

chrome.runtime.onMessage.addListener((message: ToWorker, sender, answer: (value: Answer<unknown>) => void) => {
  if (message.type !== "start" && !isOwnPage(sender)) return false;
  void handlers[message.type](sender).then(
    (value) => answer({ ok: true, value }),
    (error: unknown) => answer({ ok: false, failure: failureOf(error) }),
  );
  return true;
});
