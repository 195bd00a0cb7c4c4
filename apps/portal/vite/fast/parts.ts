import type { Plugin } from 'vite';

const without = new Set((process.env['PORTAL_WITHOUT'] ?? '').split(',').filter(Boolean));
const known = new Set<string>();

/**
 * Whether the build uses an optimization. PORTAL_WITHOUT=compileAhead,lightIcons leaves two out, to measure
 * what they gain.
 */
export function isOn(part: string): boolean {
  known.add(part);
  return !without.has(part);
}

/** Fails the build if PORTAL_WITHOUT names an unknown part. */
export function onlyKnownParts(): Plugin {
  return {
    name: 'only-known-parts',
    generateBundle() {
      const unknown = [...without].filter((part) => !known.has(part));
      if (unknown.length > 0)
        this.error(
          `PORTAL_WITHOUT names no part: ${unknown.join(', ')}. There are ${[...known].join(', ')}.`,
        );
    },
  };
}
