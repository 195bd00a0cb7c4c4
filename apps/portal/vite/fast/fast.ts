import type { Plugin } from 'vite';
import { compileAhead } from './compileAhead.ts';
import { compress } from './compress.ts';
import { leaveOutLocales } from './leaveOutLocales.ts';
import { leaveOutPrefixes } from './leaveOutPrefixes.ts';
import { isOn, onlyKnownParts } from './parts.ts';

/**
 * The plugins that only make the portal faster. PORTAL_WITHOUT builds the same page without any of them. A
 * plugin must gain at least 2 % of what it optimizes.
 * @param pages modules of the pages that visits start with, from the portal's src folder
 */
export function fast(pages: readonly string[]): Plugin[] {
  const parts: Readonly<Record<string, () => Plugin>> = {
    leaveOutLocales,
    leaveOutPrefixes,
    compileAhead: () => compileAhead(pages),
    compress,
  };
  const on = Object.entries(parts).filter(([part]) => isOn(part));
  return [...on.map(([, plugin]) => plugin()), onlyKnownParts()];
}
