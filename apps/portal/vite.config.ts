import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fast } from './vite/fast/fast.ts';
import { checkGroupsExist, grouped } from './vite/fast/grouped.ts';
import { isOn } from './vite/fast/parts.ts';
import { budget } from './vite/budget.ts';
import { carrierName } from './vite/carrierName.ts';
import { everyPage } from './vite/fast/everyPage.ts';
import { frame } from './vite/fast/frame.ts';
import { integrity } from './vite/integrity.ts';
import { styledComponents } from './vite/fast/styledComponents.ts';

/** The embedded carrier of `npm run dev`; the built portal shares its carrier's origin. */
const carrier = process.env['CARRIER_DEV_ORIGIN'] ?? 'http://localhost:4174';

/** Shared code of pages, grouped into a few chunks: each request costs more than its bytes. */
const together = {
  // The first list that a visit opens, with everything that it shows.
  list: [
    'packages/data/src/policies/contract.ts',
    'packages/ui/src/components/Badge/',
    'apps/portal/src/shared/list/ListPage.tsx',
    'apps/portal/src/shared/list/startList.ts',
    'apps/portal/src/areas/policies/lists/pendingList.tsx',
    'apps/portal/src/areas/policies/lists/PendingPage.tsx',
  ],
  // The carrier's HTML and its sanitizer, which no page needs for its first paint.
  html: ['apps/portal/src/areas/content/components/Blocks', 'apps/portal/src/shared/html/SafeHtml'],
  content: [
    'apps/portal/src/areas/content/components/lazyParts.ts',
    'packages/ui/src/components/Skeleton/',
    'packages/data/src/content/hooks.ts',
  ],
  // The parts that show after the first page. Before the filters, because a visit loads these in any case.
  late: [
    'apps/portal/src/shell/notifications/',
    'apps/portal/src/shell/frame/',
    'apps/portal/src/shell/navigation/',
    'apps/portal/src/shell/display/DisplaySync.tsx',
    'apps/portal/src/shell/errors/ErrorPage',
    'apps/portal/src/shell/errors/UnauthorizedPage',
    'apps/portal/src/shell/impersonation/ResumeAccount.tsx',
    'apps/portal/src/session/identity/switchIdentity.ts',
    'apps/portal/src/shared/list/notes/OfflineNote',
    'apps/portal/src/shared/list/notes/PrintedNote',
    'apps/portal/src/shared/list/rows/ListKeys.tsx',
    'apps/portal/src/shared/list/rows/useOpenedItem.ts',
    'packages/ui/src/components/Banner/',
    'packages/ui/src/components/Footer/',
    'packages/ui/src/components/NotificationsPanel/NotificationsPanel.tsx',
    'packages/ui/src/components/SideNavigation/NavigationCount.tsx',
    // The help of tables.
    'packages/ui/src/components/DataTable/TableHelp.tsx',
    'packages/ui/src/components/DataTable/rows/RowBox.tsx',
    'packages/ui/src/components/QuickTabs/RovingTabIndex.ts',
    'packages/ui/src/components/DataTable/sorting/SortSelect.tsx',
    'packages/ui/src/words/tables.ts',
    'apps/portal/src/monitoring/startMonitoring.ts',
    // The menus of the top bar, which open at a press.
    'apps/portal/src/shell/profile/profileMenuOf.ts',
    'packages/ui/src/components/MenuButton/MenuSurface.tsx',
    'packages/ui/src/components/Popover/PopoverPanel.tsx',
    // The data of a policy, which a visit requests before its page.
    'apps/portal/src/areas/policies/policy/startPolicy.ts',
  ],
  // Small code of the most used pages. Before the filters, whose code these pages do not need.
  shared: [
    'node_modules/lucide-react/dist/esm/icons/check.mjs',
    'packages/ui/src/components/BarChart/BarChart.tsx',
    'packages/ui/src/components/Breadcrumbs/',
    'packages/ui/src/components/DescriptionList/',
    'packages/ui/src/components/Dialog/Dialog.tsx',
    'packages/ui/src/components/Dialog/DialogContainer.ts',
    'packages/ui/src/components/Disclosure/Disclosure',
    'packages/ui/src/components/Field/visibleText.ts',
    'packages/ui/src/theme/useIsPhone.ts',
    'packages/ui/src/components/IconButton/',
    'packages/ui/src/components/Listbox/GroupedList.tsx',
    'packages/ui/src/components/Listbox/useListKeys.ts',
    'packages/ui/src/components/SectionTabs/',
    'packages/ui/src/components/StatTile/',
    'packages/data/src/business/hooks.ts',
    'packages/data/src/commissions/explained/hooks.ts',
    'packages/data/src/commissions/hooks.ts',
    'packages/data/src/debt/hooks.ts',
    'packages/data/src/work/follow-ups/hooks.ts',
    'packages/data/src/list-bills/hooks.ts',
    'packages/data/src/policies/status-counts/',
    'packages/data/src/production/contract.ts',
    'packages/data/src/saved-views/hooks.ts',
    'packages/format/src/searchWords.ts',
    'apps/portal/src/shared/business/',
    'apps/portal/src/shared/cells/',
    'apps/portal/src/work/follow-ups/FollowUpBadge',
    'apps/portal/src/shared/form/useConfirmClose.tsx',
    'apps/portal/src/shared/list/ListSection',
    'apps/portal/src/shared/page/Breadcrumbs.tsx',
    'apps/portal/src/shared/production/',
    'apps/portal/src/shared/settings/useSettingsTabs.ts',
    'apps/portal/src/work/today/useNeedsAction.ts',
  ],
  // The pages of a policy, in both versions.
  policy: [
    'apps/portal/src/areas/policies/policy/details/',
    'apps/portal/src/areas/policies/policy/Policy',
    'apps/portal/src/shared/cases/Case',
  ],
  // The code of the open filters loads as a whole.
  filters: [
    'packages/ui/src/components/FilterBar/',
    'packages/ui/src/filters/',
    'packages/ui/src/components/DateField/DateField',
  ],
  palette: ['apps/portal/src/shell/palette/CommandPalette.tsx'],
} as const;

/** The components at the top of all pages, and what their styles share. */
const headers = [
  'components/PageHeader/PageHeader.tsx',
  'components/Button/ButtonLink.tsx',
  'theme/breakpoints.ts',
].map((file) => path.join(import.meta.dirname, '../../packages/ui/src', file));

/** The pages that visits start with, and the JavaScript budget of each. */
const firstVisits = [
  { address: '/pending', page: 'areas/policies/lists/PendingPage.tsx', kilobytes: 180 },
  { address: '/home', page: 'areas/content/HomePage.tsx', kilobytes: 160 },
] as const;

const { resolve } = createRequire(import.meta.resolve('react-router-dom'));
const routerCode = path.join(path.dirname(resolve('react-router/package.json')), 'dist/production');

export default defineConfig({
  html: { cspNonce: 'CSP_NONCE' },
  // SWR loads a hook for older versions of React, and a comparison that it does not use here.
  resolve: {
    alias: [
      // Browsers get its code with development warnings by default.
      { find: /^react-router$/, replacement: path.join(routerCode, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: path.join(routerCode, 'dom-export.mjs') },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: 'dequal/lite',
        replacement: path.join(import.meta.dirname, 'vite/fast/dequal.ts'),
      },
    ],
  },
  plugins: [
    react(),
    carrierName(),
    fast(firstVisits.map(({ page }) => page)),
    frame({
      '/home': 'areas/content/HomePage.tsx',
      '/pat': 'areas/policies/pat/PatPage.tsx',
      '/pending': 'areas/policies/lists/PendingPage.tsx',
      '/active': 'areas/policies/lists/ActivePage.tsx',
      '/terminated': 'areas/policies/lists/TerminatedPage.tsx',
      '/pending-v2': 'areas/policies/v2/PendingV2Page.tsx',
      '/active-v2': 'areas/policies/v2/ActiveV2Page.tsx',
      '/policy': 'areas/policies/policy/details/PolicyDetailsPage.tsx',
      '/my-business': 'areas/business/MyBusinessPage.tsx',
      '/commissions': 'areas/commissions/CommissionsPage.tsx',
      '/hierarchy': 'areas/hierarchy/HierarchyPage.tsx',
    }),
    checkGroupsExist(together),
    budget(firstVisits),
    integrity(),
  ],
  oxc: styledComponents,
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // All target browsers support module preload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No getter of the portal or of its packages does more than return a value.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The first chunk lists all others, so names are short and hashes compress well. Pages, and
        // code that contacts other services, keep their names, so that a list of requests is readable.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) =>
          /Page$|^startMonitoringTool$/.test(name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            ...(isOn('everyPage')
              ? [everyPage(path.join(import.meta.dirname, 'src/main.tsx'), headers)]
              : []),
            ...grouped(together),
          ],
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
