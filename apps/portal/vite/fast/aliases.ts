import { createRequire } from 'node:module';
import path from 'node:path';
import type { Alias } from 'vite';
import { isOn } from './parts.ts';

const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
/** Fails where there is no such file. */
const routerBuild = (file: string) =>
  createRequire(routerDom).resolve(
    path.join(createRequire(routerDom).resolve('react-router'), '../../production', file),
  );

/**
 * Gain: about 3 % of the bytes of a first visit of /pending.
 *
 * React Router's production build: its exports name the development build only.
 */
export const aliases: Alias[] = isOn('routerProduction')
  ? [
      { find: /^react-router$/, replacement: routerBuild('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
    ]
  : [];
