import { createRequire } from 'node:module';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.ts';
import { compileAhead } from './vite/compileAhead.ts';
import { compress } from './vite/compress.ts';
import { everyPage } from './vite/everyPage.ts';
import { frame } from './vite/frame.ts';
import { integrity } from './vite/integrity.ts';
import { leaveOutContractTexts } from './vite/leaveOutContractTexts.ts';
import { leaveOutRouterParts } from './vite/leaveOutRouterParts.ts';
import { leaveOutVendorPrefixes } from './vite/leaveOutVendorPrefixes.ts';
import { lightIcons } from './vite/lucide/lightIcons.ts';
import { styledComponents } from './vite/styledComponents.ts';

/** The embedded carrier of `npm run dev`; the built portal shares its carrier's origin. */
const carrier = process.env['CARRIER_DEV_ORIGIN'] ?? 'http://localhost:4174';

const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
const routerBuild = (file: string) =>
  path.join(createRequire(routerDom).resolve('react-router'), '../../production', file);

/** What several pages share, in a few chunks instead of many. */
const chunks = [
  {
    name: 'policies',
    test: /data\/src\/policies\/(access|contract|shapes|filters)|areas\/policies\/(policy\/policyQuery|firstData)/,
  },
  {
    name: 'content',
    test: /content\/(useContentPage|components\/(Blocks|lateParts))|ui\/src\/components\/(Card|Skeleton)\/|shared\/html\/SafeHtml/,
  },
  {
    name: 'parts',
    test: /ui\/src\/components\/(Banner|Badge)\/|shared\/(PageHeader|list\/ListError)|components\/MetBadge/,
  },
  // What every list is made of, but for what it shows late.
  {
    name: 'list',
    test: /ui\/src\/(components\/(DataTable|Pagination|ProgressBar|QuickTabs|PhoneListBar|FilterBar\/(FilterBar|FilterChips))|format\/(money|percent)|filters\/(?!.*Field|production))|shared\/(list\/(?!EmptyList)|ExportButton|progressText)|swr\/useDownload|areas\/policies\/lists\/(?!issued|Active|Terminated)/,
  },
  // The open filters come whole.
  {
    name: 'filters',
    test: /ui\/src\/(filters\/[\w-]+\/\w+Field|components\/(FilterBar\/(FilterPanel|FilterCommands)|Combobox|MultiCombobox|DateRangeField|DateField\/(DateField|dateError|readDate|datePresets)|Switch)\/?)/,
  },
  // Small ones of their own would cost the first chunk a name each, and a visit a request.
  {
    name: 'business',
    test: /areas\/business\/(openCards|requirementsInput|startMyBusiness)|data\/src\/business\/contract/,
  },
  {
    name: 'summaries',
    test: /areas\/policies\/pat\/statusCountsQuery|data\/src\/policies\/summaries/,
  },
  {
    name: 'notifications',
    test: /shell\/notifications\/(useNotifications|readNotifications|notificationEntries)|data\/src\/watches/,
  },
  { name: 'surfaces', test: /ui\/src\/components\/(Card|Skeleton)\// },
  { name: 'inputs', test: /ui\/src\/components\/TextInput\/|useDebounced|icons\/eye/ },
  { name: 'icons', test: /icons\/(bell|chart-column|users|user-round-cog)\./ },
  { name: 'settings', test: /shared\/settingsTabs|areas\/account\/Settings/ },
];

/** The pages that visits begin with, and the most JavaScript that one may load. */
const firstVisits = [
  { address: '/pending', page: 'areas/policies/lists/PendingPage.tsx', kilobytes: 165 },
  { address: '/home', page: 'areas/content/HomePage.tsx', kilobytes: 145 },
] as const;

export default defineConfig({
  html: { cspNonce: 'CSP_NONCE' },
  plugins: [
    react(),
    leaveOutContractTexts(),
    leaveOutRouterParts(),
    leaveOutVendorPrefixes(),
    lightIcons(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    frame({
      '/home': 'areas/content/HomePage.tsx',
      '/pat': 'areas/policies/pat/PatPage.tsx',
      '/pending': 'areas/policies/lists/PendingPage.tsx',
      '/active': 'areas/policies/lists/ActivePage.tsx',
      '/terminated': 'areas/policies/lists/TerminatedPage.tsx',
      '/policy': 'areas/policies/policy/PolicyDetailsPage.tsx',
    }),
    budget(firstVisits),
    compileAhead(firstVisits.map(({ page }) => page)),
    integrity(),
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
      output: {
        // The first chunk names all others: short names, and hashes that compress best. Pages keep
        // and what speaks to others keep their names, for whoever reads a list of requests.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) =>
          /Page$|^startMonitoringAgent$/.test(name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [everyPage(path.join(import.meta.dirname, 'src/main.tsx')), ...chunks],
        },
      },
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
