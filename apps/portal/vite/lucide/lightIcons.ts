import path from 'node:path';
import type { Plugin } from 'vite';

/** Draws lucide's icons with a lighter component: dozens are on screen at the first paint. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => path.join(import.meta.dirname, 'createLightIcon.ts'),
    },
  };
}
