import { paths } from '../paths.ts';

const redirectedAtKey = 'loginRedirectAt';
const loopWindow = 30_000;

/** Opens the login page. Returns false, and stays, if that would be a loop. */
export type GoToLogin = (now?: number) => boolean;

/**
 * Opens the login page, which returns to the current address. Returns false, and stays, if this tab did so
 * less than 30 s ago: if the carrier's login does not work, the browser would redirect forever
 * (decisions, 1).
 */
export function createGoToLogin(keptForms: { keep(): void }): GoToLogin {
  /** True if the browser is already leaving this document. */
  let leaving = false;

  return (now = Date.now()) => {
    if (leaving) return true;
    const last = Number(sessionStorage.getItem(redirectedAtKey) ?? 0);
    if (now - last < loopWindow) return false;
    leaving = true;
    sessionStorage.setItem(redirectedAtKey, String(now));
    keptForms.keep();
    const { pathname, search, hash } = globalThis.location;
    globalThis.location.assign(paths.loginAgain(pathname + search + hash));
    return true;
  };
}
