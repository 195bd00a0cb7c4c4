import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { csrfTokenOf } from './tokens.ts';
import type { Caller } from './caller.ts';

/** The prefix `__Host-` makes cookies Secure, and limits them to this host and all its paths. */
const prefixed = {
  session: '__Host-session',
  csrf: '__Host-csrf',
  probe: '__Host-probe',
  invitation: '__Host-invitation',
  passwordReset: '__Host-password-reset',
  secondStep: '__Host-second-step',
  device: '__Host-device',
  options: { path: '/', secure: true, sameSite: 'Lax' },
} as const;

/**
 * Without prefix and Secure for a browser that keeps no Secure cookie over plain HTTP, such as WebKit, also
 * on localhost. Any page on the machine can plant these cookies. So they are valid only together with the
 * demonstration accounts, whose password is public (`takesPlainCookies`).
 */
const plain = {
  session: 'session',
  csrf: 'csrf',
  probe: 'probe',
  invitation: 'invitation',
  passwordReset: 'password-reset',
  secondStep: 'second-step',
  device: 'device',
  options: { path: '/', sameSite: 'Lax' },
} as const;

/** The request variables that the session code reads, as `AppEnv` (http/appEnv.ts) declares them. */
interface SessionVariables {
  readonly requestId: string;
  readonly caller: Caller;
  readonly client: { readonly address: string };
  readonly takesPlainCookies: boolean;
}

/** Reads the variables of a request without the type of the server's environment, which is above sessions. */
export const variablesOf = (c: Context) => (c as Context<{ Variables: SessionVariables }>).var;

/**
 * The kind of cookies for this browser. The server ignores plain cookies when a prefixed one came back. It
 * assumes that a browser without a probe keeps prefixed cookies.
 */
function kindOf(c: Context) {
  const came = (name: string) => getCookie(c, name) !== undefined;
  const keepsPrefixed = came(prefixed.probe) || came(prefixed.session);
  return variablesOf(c).takesPlainCookies && !keepsPrefixed && came(plain.probe) ? plain : prefixed;
}

/** The probes: an unknown browser may keep one of them. */
const kindsFor = (c: Context) =>
  variablesOf(c).takesPlainCookies ? [prefixed, plain] : [prefixed];

/** Sets probe cookies with the login form. The answer shows whether the browser keeps cookies. */
export function setProbes(c: Context): void {
  for (const { probe, options } of kindsFor(c))
    setCookie(c, probe, '1', { ...options, httpOnly: true });
}

/** The links in e-mail for choosing a password. */
type Link = 'invitation' | 'passwordReset';

/** Moves the token of a link from the address into a cookie that ends with the browser's window. */
export function setLinkCookie(c: Context, link: Link, token: string): void {
  for (const { options, ...names } of kindsFor(c))
    setCookie(c, names[link], token, { ...options, httpOnly: true });
}

export const readLinkCookie = (c: Context, link: Link) =>
  kindsFor(c)
    .map((names) => getCookie(c, names[link]))
    .find((token) => token !== undefined);

export function clearLinkCookie(c: Context, link: Link): void {
  for (const { options, ...names } of kindsFor(c)) deleteCookie(c, names[link], options);
}

/** Whether the browser sent a probe back. */
export const keepsCookies = (c: Context) => getCookie(c, kindOf(c).probe) !== undefined;

export const readSessionCookie = (c: Context) => getCookie(c, kindOf(c).session);

/** Sets the cookies of a session: its token, which scripts cannot read, and the CSRF token. */
export function setSessionCookies(c: Context, token: string): void {
  const { session, csrf, options } = kindOf(c);
  setCookie(c, session, token, { ...options, httpOnly: true });
  setCookie(c, csrf, csrfTokenOf(token), options);
}

/** Sets the cookie of a sign-in that waits for its second step. It ends with the browser's window. */
export function setSecondStepCookie(c: Context, token: string): void {
  const { secondStep, options } = kindOf(c);
  setCookie(c, secondStep, token, { ...options, httpOnly: true });
}

/** How long a device is remembered, in seconds. Each sign-in starts the time again. */
const deviceAge = 365 * 24 * 60 * 60;

/** Marks the device as one that signed in. The mark stays when the session ends. */
export function setDeviceCookie(c: Context, value: string): void {
  const { device, options } = kindOf(c);
  setCookie(c, device, value, { ...options, httpOnly: true, maxAge: deviceAge });
}

export const readDeviceCookie = (c: Context) => getCookie(c, kindOf(c).device);

export const readSecondStepCookie = (c: Context) => getCookie(c, kindOf(c).secondStep);

export function clearSecondStepCookie(c: Context): void {
  const { secondStep, options } = kindOf(c);
  deleteCookie(c, secondStep, options);
}

export function clearSessionCookies(c: Context): void {
  const { session, csrf, options } = kindOf(c);
  deleteCookie(c, session, options);
  deleteCookie(c, csrf, options);
}
