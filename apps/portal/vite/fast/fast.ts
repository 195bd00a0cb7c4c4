import type { Plugin } from 'vite';
import { compileAhead } from './compileAhead.ts';
import { compress } from './compress.ts';
import { leaveOutLocales } from './leaveOutLocales.ts';
import { isOn, onlyKnownParts } from './parts.ts';

/**
 * The plugins that only make the portal faster: the same page is built without any of them
 * (PORTAL_WITHOUT). What gains less than 2 % where it acts is not kept.
 * @param pages modules of the pages that visits begin with, from the portal's src folder
 */
export function fast(pages: readonly string[]): Plugin[] {
  const parts: Readonly<Record<string, () => Plugin>> = {
    leaveOutLocales,
    compileAhead: () => compileAhead(pages),
    compress,
  };
  const on = Object.entries(parts).filter(([part]) => isOn(part));
  return [...on.map(([, plugin]) => plugin()), onlyKnownParts()];
}
