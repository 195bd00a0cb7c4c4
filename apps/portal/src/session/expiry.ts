import { paths } from '../paths.ts';

const redirectedAtKey = 'loginRedirectAt';
const loopWindow = 30_000;
/** How long after the user began to leave a failed call is taken as aborted by that, in milliseconds. */
const abortWindow = 1_000;

/** Opens the login page. Returns false, and stays, if that would be a loop; true if the browser leaves this document. */
export type GoToLogin = (now?: number) => boolean;

/**
 * Opens the login page, which returns to the current address. Returns false, and stays, if this tab did so
 * less than 30 s ago: if the carrier's login does not work, the browser would redirect forever
 * (decisions, 1). If the user has just begun to leave, it does nothing: Firefox fails the calls of a document
 * that is being left, and the login would replace the page that the user opens.
 */
export function createGoToLogin(formDrafts: { keep(): void }, signal: AbortSignal): GoToLogin {
  /** Until when a failure changes nothing, because the browser leaves this document. */
  let leavesUntil = 0;
  const leave = () => (leavesUntil = Date.now() + abortWindow);
  globalThis.addEventListener?.('beforeunload', leave, { signal });

  return (now = Date.now()) => {
    if (now < leavesUntil) return true;
    const last = Number(sessionStorage.getItem(redirectedAtKey) ?? 0);
    if (now - last < loopWindow) return false;
    leavesUntil = Infinity;
    sessionStorage.setItem(redirectedAtKey, String(now));
    formDrafts.keep();
    const { pathname, search, hash } = globalThis.location;
    globalThis.location.assign(paths.loginAgain(pathname + search + hash));
    return true;
  };
}
