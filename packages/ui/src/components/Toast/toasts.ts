/** The action of a toast, such as undo. The same action must be available elsewhere. */
export interface ToastAction {
  /** The text of its button. */
  readonly label: string;
  /** Called once; the toast is gone then. */
  readonly onAction: () => void;
}

/** A background success that the reader may have stopped waiting for. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly action?: ToastAction | undefined;
}

let queue: readonly Toast[] = [];
let lastId = 0;
/** The listener of each region, in the order in which they were rendered. */
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];

function change(next: readonly Toast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a success; never an error, which shows next to what failed.
 * @param message a sentence, which a screen reader also announces
 * @param action what the toast offers to do; without one it only reports
 * @returns takes the toast away
 */
export function toast(message: string, action?: ToastAction): () => void {
  const id = (lastId += 1);
  change([...queue, { id, message, action }]);
  return () => dismissToast(id);
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  change(queue.filter((shown) => shown.id !== id));
}

/** Takes all toasts away: where the session ends, or between tests. */
export const clearToasts = (): void => change([]);

/** The store for one region, in the form that useSyncExternalStore takes. The first region has all toasts. */
export function toastsOfRegion() {
  let own: (() => void) | undefined;
  return {
    read: () => {
      const [first] = listeners;
      return first === own ? queue : none;
    },
    subscribe: (listener: () => void) => {
      own = listener;
      listeners.add(listener);
      change(queue);
      return () => {
        listeners.delete(listener);
        change(queue);
      };
    },
  };
}
