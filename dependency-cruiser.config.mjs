/**
 * Which part of the repository may import which. Imports point down only (docs/architecture.md).
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means two files are one idea: merge them, or move what both need down.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'format-imports-nothing',
      comment: 'packages/format is pure functions that run in every part: it has no dependencies.',
      severity: 'error',
      from: { path: '^packages/format/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/format/src/' },
    },
    {
      name: 'ui-knows-no-portal',
      comment: 'packages/ui is a design system: it knows no data, no router and no app.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(packages/data|apps|tests)/|node_modules/(react-router|swr)' },
    },
    {
      name: 'only-form-knows-the-forms',
      comment:
        'react-hook-form is an optional peer: fields work without it, packages/ui/src/form binds them.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/',
        pathNot: '^packages/ui/src/(form|docs)/|\\.(stories|test)\\.tsx?$',
      },
      to: { path: 'node_modules/react-hook-form|^packages/ui/src/form/' },
    },
    {
      name: 'data-knows-no-ui',
      comment: 'packages/data knows no component and no app.',
      severity: 'error',
      from: { path: '^packages/data/src/' },
      to: { path: '^(packages/ui|apps|tests)/|node_modules/(styled-components|react-router)' },
    },
    {
      name: 'areas-never-import-areas',
      comment: 'What two areas use belongs in apps/portal/src/shared.',
      severity: 'error',
      from: { path: '^apps/portal/src/areas/([^/]+)/' },
      to: { path: '^apps/portal/src/areas/', pathNot: '^apps/portal/src/areas/$1/' },
    },
    {
      name: 'shared-never-imports-areas',
      comment: 'Imports point down: shared and access know no area, shell or layout.',
      severity: 'error',
      from: { path: '^apps/portal/src/(shared|access)/' },
      to: { path: '^apps/portal/src/(areas|shell|layouts)/' },
    },
    {
      name: 'shell-never-imports-areas',
      comment: 'What the frame and an area use belongs in apps/portal/src/shared.',
      severity: 'error',
      from: { path: '^apps/portal/src/(shell|layouts)/', pathNot: '\\.(stories|test)\\.tsx?$' },
      to: { path: '^apps/portal/src/areas/' },
    },
    {
      name: 'portal-never-imports-the-carrier',
      comment: 'The portal talks HTTP; any server can be the carrier.',
      severity: 'error',
      from: { path: '^apps/portal/' },
      to: { path: '^(apps/carrier|tests)/' },
    },
    {
      name: 'carrier-takes-contracts-only',
      comment: 'The carrier implements the contract; hooks and client stay in the browser.',
      severity: 'error',
      from: { path: '^apps/carrier/src/' },
      to: {
        path: '^(apps/portal|tests)/|^packages/data/src/(client|swr)/|/hooks\\.ts$|^packages/ui/src/components/',
      },
    },
    {
      name: 'only-queries-speak-sql',
      comment: 'SQL is in queries.ts, db/ and seeds; routes and rules call those.',
      severity: 'error',
      from: {
        path: '^apps/carrier/src/',
        pathNot:
          '(^apps/carrier/src/db/|tax-forms/access\\.ts$|queries(\\.|/)|tables\\.ts$|seed|\\.test\\.ts$)',
      },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.data|public)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
