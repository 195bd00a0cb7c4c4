import { createRequire } from 'node:module';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.ts';
import { compress } from './vite/compress.ts';
import { frame } from './vite/frame.ts';
import { leaveOutContractTexts } from './vite/leaveOutContractTexts.ts';
import { leaveOutRouterParts } from './vite/leaveOutRouterParts.ts';
import { leaveOutVendorPrefixes } from './vite/leaveOutVendorPrefixes.ts';
import { styledComponents } from './vite/styledComponents.ts';

/** The embedded carrier of `npm run dev`; the built portal shares its carrier's origin. */
const carrier = process.env['CARRIER_DEV_ORIGIN'] ?? 'http://localhost:4174';

const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
const routerBuild = (file: string) =>
  path.join(createRequire(routerDom).resolve('react-router'), '../../production', file);

/** What every page needs stands in one chunk: many small ones load slower and compress less. */
const everyPages =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|swr|dequal|zod)\/|packages\/data\/src\/(client|swr)\/|packages\/data\/src\/(endpoint|codecs|list)\.ts|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared)|portal\/src\/(paths|access|session)\b/;

export default defineConfig({
  html: { cspNonce: 'CSP_NONCE' },
  plugins: [
    react(),
    leaveOutContractTexts(),
    leaveOutRouterParts(),
    leaveOutVendorPrefixes(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    frame({
      '/home': 'areas/content/HomePage.tsx',
      '/pending': 'areas/policies/PendingPage.tsx',
      '/policy': 'areas/policies/PolicyDetailsPage.tsx',
    }),
    budget([
      { address: '/pending', page: 'areas/policies/PendingPage.tsx', kilobytes: 165 },
      { address: '/home', page: 'areas/content/HomePage.tsx', kilobytes: 145 },
    ]),
    compress(),
  ],
  oxc: styledComponents,
  resolve: {
    // React has had this hook since 18: what stands in for it in older ones is dead weight.
    alias: [
      // Its exports name the development build only.
      { find: /^react-router$/, replacement: routerBuild('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'base', test: everyPages }] } },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/API', '/auth', '/profile', '/content', '/features', '/openapi.json', '/healthz'].map(
        (path) => [path, carrier],
      ),
    ),
  },
});
