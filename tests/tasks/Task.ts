import type { Actor } from './Actor.ts';

/** A task of an agent's day. */
export interface Task {
  readonly name: string;
  /** The demonstration account. @default agent */
  readonly account?: string;
  /** The first page after sign-in. @default /my-business */
  readonly from?: string;
  /** The size of the window. @default 1440 × 900 */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Starts on that page, and ends when the result is on screen. */
  readonly run: (actor: Actor) => Promise<void>;
}
