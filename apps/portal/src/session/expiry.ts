import { paths } from '../paths.ts';
import { online } from '../browser/online.ts';

const redirectedAtKey = 'loginRedirectAt';
const loopWindow = 30_000;

/** Leaves for the login page; gives false, and stays, where that would be a loop. */
export type GoToLogin = (now?: number) => boolean;

/**
 * Leaves for the login page, to come back to the present address. Gives false, and stays, where the
 * last such redirect of this tab is younger than 30 s: a carrier whose login does not hold would
 * otherwise send the browser round for ever (decisions, 1). Stays without a network, too.
 */
export function createGoToLogin(keptForms: { keep(): void }): GoToLogin {
  /** True once this document is on its way out. */
  let leaving = false;

  return (now = Date.now()) => {
    if (leaving) return true;
    // Without a network the browser's error page would take the place of the portal.
    if (!online.read()) return false;
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
