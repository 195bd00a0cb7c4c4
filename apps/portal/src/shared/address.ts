import type { Portal } from '../createPortal.ts';

/** The parsed URL of a visit, and the portal that it belongs to. */
export interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly portal: Portal;
}
