import type { EndpointName } from '@agent-portal/data/contract';
import type { HttpHandler } from 'msw';
import { type FailureName, failures, type Seen } from './failures.ts';
import { press } from './showPage.tsx';

/** The outcome on screen for each failure. A failure that is not listed cannot happen. */
export type Outcomes = Partial<Record<FailureName, Seen>>;

const everywhere = (what: Seen): Outcomes =>
  Object.fromEntries(Object.keys(failures).map((failure) => [failure, what]));

/** The main read of a page: 5xx and 403 replace the content [S8]. */
export const page: Outcomes = {
  ...everywhere('in place'),
  '401': 'login',
  '403': 'unauthorized page',
  '500': 'error page',
};
/** A part of a page that shows its own failure (decisions, 7). */
export const part: Outcomes = { ...everywhere('in place'), '401': 'login' };
/** An optional call: the part is hidden if the carrier does not have it (decisions, 9). */
export const optional: Outcomes = { ...part, '404': 'no failure' };
/** A call whose failure hides its part without a message. */
export const leftOut: Outcomes = { ...everywhere('no failure'), '401': 'login' };
/** Like `part`, but a 403 replaces the page. */
export const partOfPage: Outcomes = { ...part, '403': 'unauthorized page' };
/** Something that the user sends: 403 and 404 show a refusal, not an error [S8]. */
export const sent: Outcomes = {
  ...everywhere('said'),
  '401': 'login',
  '403': 'refused',
  '404': 'refused',
};
/** Something that the user saves: every failure shows a message next to the button. */
export const stored: Outcomes = { ...everywhere('said'), '401': 'login' };
/** A file: refused like `sent`, and the user can retry. It is not JSON, so it cannot be truncated. */
export const file = Object.fromEntries(
  Object.entries({
    ...everywhere('in place'),
    '401': 'login',
    '403': 'refused',
    '404': 'refused',
  } as Outcomes).filter(([failure]) => failure !== 'truncated' && failure !== 'breach'),
) as Outcomes;

/** The step that exports a list. */
export const exported = [() => press('Export to Excel')];

/** A call of a screen, and what the screen shows for each of its failures. */
export interface FailureCase {
  readonly address: string;
  readonly call: EndpointName;
  readonly outcomes: Outcomes;
  /** The user's steps before the call. */
  readonly steps?: readonly (() => Promise<void>)[];
  /** Answers that differ from the recorded ones. */
  readonly answers?: readonly HttpHandler[];
}
