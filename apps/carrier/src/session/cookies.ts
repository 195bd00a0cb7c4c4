import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../http/appEnv.ts';
import { csrfTokenOf } from './tokens.ts';

/** Cookies with the prefix `__Host-` are Secure, for this host alone, for every path. */
const prefixed = {
  session: '__Host-session',
  csrf: '__Host-csrf',
  probe: '__Host-probe',
  invitation: '__Host-invitation',
  secondStep: '__Host-second-step',
  device: '__Host-device',
  options: { path: '/', secure: true, sameSite: 'Lax' },
} as const;

/**
 * Without both for a browser that keeps no Secure cookie over plain HTTP, as WebKit does not even on
 * localhost. Any page of the machine can plant these, so they count nowhere but beside the
 * demonstration accounts, whose password is public (`takesPlainCookies`).
 */
const plain = {
  session: 'session',
  csrf: 'csrf',
  probe: 'probe',
  invitation: 'invitation',
  secondStep: 'second-step',
  device: 'device',
  options: { path: '/', sameSite: 'Lax' },
} as const;

/**
 * The kind this browser is served with: what stands in a plain cookie is not even looked at where a
 * prefixed one came back. A browser that was never probed is taken for one that keeps them.
 */
function kindOf(c: Context<AppEnv>) {
  const came = (name: string) => getCookie(c, name) !== undefined;
  const keepsPrefixed = came(prefixed.probe) || came(prefixed.session);
  return c.get('takesPlainCookies') && !keepsPrefixed && came(plain.probe) ? plain : prefixed;
}

/** Those of which a browser that is not known yet may keep one. */
const kindsFor = (c: Context<AppEnv>) =>
  c.get('takesPlainCookies') ? [prefixed, plain] : [prefixed];

/** Hands out with the login form what its answer tells by whether the browser keeps cookies. */
export function setProbes(c: Context<AppEnv>): void {
  for (const { probe, options } of kindsFor(c))
    setCookie(c, probe, '1', { ...options, httpOnly: true });
}

/** Takes an invitation out of the address that it came with; it goes with the browser's window. */
export function setInvitationCookie(c: Context<AppEnv>, token: string): void {
  for (const { invitation, options } of kindsFor(c))
    setCookie(c, invitation, token, { ...options, httpOnly: true });
}

export const readInvitationCookie = (c: Context<AppEnv>) =>
  kindsFor(c)
    .map(({ invitation }) => getCookie(c, invitation))
    .find((token) => token !== undefined);

export function clearInvitationCookie(c: Context<AppEnv>): void {
  for (const { invitation, options } of kindsFor(c)) deleteCookie(c, invitation, options);
}

/** Whether a probe came back. */
export const keepsCookies = (c: Context<AppEnv>) => getCookie(c, kindOf(c).probe) !== undefined;

export const readSessionCookie = (c: Context<AppEnv>) => getCookie(c, kindOf(c).session);

/** Hands out a session: its token out of reach of scripts, and the token that changes carry. */
export function setSessionCookies(c: Context<AppEnv>, token: string): void {
  const { session, csrf, options } = kindOf(c);
  setCookie(c, session, token, { ...options, httpOnly: true });
  setCookie(c, csrf, csrfTokenOf(token), options);
}

/** Hands out a sign-in that waits for its second step; it goes with the browser's window. */
export function setSecondStepCookie(c: Context<AppEnv>, token: string): void {
  const { secondStep, options } = kindOf(c);
  setCookie(c, secondStep, token, { ...options, httpOnly: true });
}

/** How long a device is known: seconds. Each sign-in begins anew. */
const deviceAge = 365 * 24 * 60 * 60;

/** Marks the device as one that signed in; it stays when the session ends. */
export function setDeviceCookie(c: Context<AppEnv>, value: string): void {
  const { device, options } = kindOf(c);
  setCookie(c, device, value, { ...options, httpOnly: true, maxAge: deviceAge });
}

export const readDeviceCookie = (c: Context<AppEnv>) => getCookie(c, kindOf(c).device);

export const readSecondStepCookie = (c: Context<AppEnv>) => getCookie(c, kindOf(c).secondStep);

export function clearSecondStepCookie(c: Context<AppEnv>): void {
  const { secondStep, options } = kindOf(c);
  deleteCookie(c, secondStep, options);
}

export function clearSessionCookies(c: Context<AppEnv>): void {
  const { session, csrf, options } = kindOf(c);
  deleteCookie(c, session, options);
  deleteCookie(c, csrf, options);
}
