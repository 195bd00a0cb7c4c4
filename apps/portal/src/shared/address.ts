import type { Portal } from '../createPortal.ts';

/** The address of a visit, taken apart, and the portal that it is visited in. */
export interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly portal: Portal;
}
