import type { EndpointName } from '@agent-portal/data/contract';
import type { Feature } from '@agent-portal/data/features/features';
import type { HttpHandler } from 'msw';
import type { FailureName, Seen } from './failures.ts';
import type { Step } from './steps.ts';

/**
 * What the screen shows for a failure where it is not what the endpoint says (`outcomesOf`): one answer for
 * every failure except 401, or for some of them. `undefined` leaves a failure out, because it cannot happen.
 */
export type Shows = Seen | Readonly<Partial<Record<FailureName, Seen | undefined>>>;

interface Exceptions {
  readonly shows?: Shows;
  /** The user's steps before the call. @default 'Export to Excel' for a workbook */
  readonly steps?: readonly Step[];
  /** Answers that differ from the recorded ones. */
  readonly answers?: readonly HttpHandler[];
}

/** A call of a page, with what differs from the default. */
type FailingCall = EndpointName | readonly [EndpointName, Exceptions];

/** One letter for each person, by the ID of the page (`expectedVisits.ts`). */
export type Visits = Readonly<Record<string, string>>;

/**
 * What tests know about the pages of an area and its code does not say, written from the specification.
 * Each area has one: `areas/<resource>/<resource>.expected.ts`.
 */
export interface Expected {
  readonly visits: Visits;
  /** The pages that a feature closes [S5]. */
  readonly closedBy?: Readonly<Partial<Record<Feature, readonly string[]>>>;
  /** The pages that ignore View as. */
  readonly ignoresViewAs?: readonly string[];
  /** An address for each page whose path has parameters, or that needs a query. */
  readonly examples?: Readonly<Record<string, string>>;
  /** The calls that the pages make, by address. The test makes each fail. */
  readonly failures?: Readonly<Record<string, readonly FailingCall[]>>;
}
