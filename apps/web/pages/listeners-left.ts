// What a page leaves behind when it is gone: whoever still listens on the whole of it.

/** The router and React never leave: the page that they are on goes with them. */
const STAYING = new Set(["beforeunload", "popstate", "selectionchange"]);

interface Listening {
  target: EventTarget;
  type: string;
  listener: unknown;
  capture: boolean;
}

/** Browsers remove a listener only for the phase that it was added for; the document of the tests removes it from both. */
const captures = (options: boolean | EventListenerOptions | undefined): boolean =>
  typeof options === "object" ? options.capture === true : options === true;

/** Notes who begins and who ends to listen on the window and on the document. */
export const watchListeners = () => {
  const listening: Listening[] = [];
  const targets = [window, document] as unknown as EventTarget[];
  const restored = targets.map((target) => {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (...args: Parameters<typeof add>) => {
      const [type, listener, options] = args;
      listening.push({ target, type, listener, capture: captures(options) });
      add(...args);
    };
    target.removeEventListener = (...args: Parameters<typeof remove>) => {
      const [type, listener, options] = args;
      const capture = captures(options);
      const at = listening.findIndex(
        (one) => one.target === target && one.type === type && one.listener === listener && one.capture === capture,
      );
      if (at >= 0) listening.splice(at, 1);
      remove(...args);
    };
    return () => Object.assign(target, { addEventListener: add, removeEventListener: remove });
  });
  return {
    /** Types of events that somebody still listens to. */
    left: (): string[] => listening.map(({ type }) => type).filter((type) => !STAYING.has(type)),
    restore: (): void => restored.forEach((restore) => restore()),
  };
};
