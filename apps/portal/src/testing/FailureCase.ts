import type { EndpointName } from '@agent-portal/data/contract';
import type { HttpHandler } from 'msw';
import { type FailureName, failures, type Seen } from './failures.ts';
import { press } from './showPage.tsx';

/** What each failure comes to; one that is left out cannot happen. */
export type Outcomes = Partial<Record<FailureName, Seen>>;

const everywhere = (what: Seen): Outcomes =>
  Object.fromEntries(Object.keys(failures).map((failure) => [failure, what]));

/** The read that a page is about: 5xx and 403 replace the content [S8]. */
export const page: Outcomes = {
  ...everywhere('in place'),
  '401': 'login',
  '403': 'unauthorized page',
  '500': 'error page',
};
/** A part of a page that fails on its own (decisions, 7). */
export const part: Outcomes = { ...everywhere('in place'), '401': 'login' };
/** A call that a carrier may lack: the part is not offered (decisions, 9). */
export const ours: Outcomes = { ...part, '404': 'no failure' };
/** What fails is left out, and nothing says so. */
export const leftOut: Outcomes = { ...everywhere('no failure'), '401': 'login' };
/** The same, but a refusal is the page's. */
export const partOfPage: Outcomes = { ...part, '403': 'unauthorized page' };
/** What the reader sends: 403 and 404 refuse without an error [S8]. */
export const sent: Outcomes = {
  ...everywhere('said'),
  '401': 'login',
  '403': 'refused',
  '404': 'refused',
};
/** What the reader keeps: every failure says so beside what was pressed. */
export const kept: Outcomes = { ...everywhere('said'), '401': 'login' };
/** A file refuses like what is sent, and can be asked for again; it is no JSON to be truncated. */
export const file = Object.fromEntries(
  Object.entries({
    ...everywhere('in place'),
    '401': 'login',
    '403': 'refused',
    '404': 'refused',
  } as Outcomes).filter(([failure]) => failure !== 'truncated' && failure !== 'breach'),
) as Outcomes;

/** The export of a list is pressed. */
export const exported = [() => press('Export to Excel')];

/** A call of a screen, and what each of its failures comes to. */
export interface FailureCase {
  readonly address: string;
  readonly call: EndpointName;
  readonly outcomes: Outcomes;
  /** What the reader does before the call is made. */
  readonly steps?: readonly (() => Promise<void>)[];
  /** What is answered otherwise than recorded. */
  readonly answers?: readonly HttpHandler[];
}
