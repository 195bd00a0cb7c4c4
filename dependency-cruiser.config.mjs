/** Tests and their helpers may use every layer of the carrier. */
const ofTests = '\\.test\\.ts$|/test[A-Z][^/]*$|[tT]esting';

/** Files of the carrier outside of the named folders; each layer lists those that it may import. */
const carrierWithout = (...below) => ({
  path: '^apps/carrier/src/',
  pathNot: `^apps/carrier/src/(limits\\.ts$|(${below.join('|')})/)`,
});

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
      comment: 'Imports point down: shared, access and work know no area, shell or layout.',
      severity: 'error',
      from: { path: '^apps/portal/src/(shared|access|work)/' },
      to: { path: '^apps/portal/src/(areas|shell|layouts)/' },
    },
    {
      name: 'shared-knows-no-work',
      comment:
        'Follow-ups, contacts and Today are in work: lists and other shared parts know none of it.',
      severity: 'error',
      from: { path: '^apps/portal/src/(shared|access)/' },
      to: { path: '^(apps/portal|packages/data)/src/work/' },
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
      name: 'nothing-imports-the-top',
      comment:
        'server.ts, areas.ts, main.ts and seed/ put the carrier together; limits.ts and Area.ts are leaves.',
      severity: 'error',
      from: { path: '^apps/carrier/src/[^/]+/', pathNot: `^apps/carrier/src/seed/|${ofTests}` },
      to: { path: '^apps/carrier/src/([^/]+\\.ts$|seed/)', pathNot: '/(limits|Area)\\.ts$' },
    },
    {
      name: 'only-the-list-reads-areas',
      comment:
        'An area registers itself in areas.ts; other folders import what they need from its files.',
      severity: 'error',
      from: { path: '^apps/carrier/src/', pathNot: '^apps/carrier/src/areas\\.ts$' },
      to: { path: '^apps/carrier/src/.*/area\\.ts$' },
    },
    {
      name: 'shared-and-config-are-the-bottom',
      comment: 'They know no other folder of the carrier, so that every folder can use them.',
      severity: 'error',
      from: { path: '^apps/carrier/src/(shared|config)/', pathNot: ofTests },
      to: carrierWithout('shared', 'config'),
    },
    {
      name: 'db-knows-no-resource',
      comment: 'The database knows tables that all areas read (db/tables), and no area.',
      severity: 'error',
      from: { path: '^apps/carrier/src/db/', pathNot: ofTests },
      to: carrierWithout('shared', 'config', 'db'),
    },
    {
      name: 'audit-knows-no-resource',
      comment: 'Every area writes to the audit log, so the audit log knows none of them.',
      severity: 'error',
      from: { path: '^apps/carrier/src/audit/', pathNot: ofTests },
      to: carrierWithout('shared', 'config', 'db', 'audit'),
    },
    {
      name: 'session-knows-no-http',
      comment:
        'Who the caller is, is below the pipeline that asks for it. Routes of the session are in sign-in/session.',
      severity: 'error',
      from: { path: '^apps/carrier/src/session/', pathNot: ofTests },
      to: carrierWithout('shared', 'config', 'db', 'audit', 'session'),
    },
    {
      name: 'http-knows-no-resource',
      comment: 'Every area uses http, so http uses none of them.',
      severity: 'error',
      from: { path: '^apps/carrier/src/http/', pathNot: ofTests },
      to: carrierWithout('shared', 'config', 'db', 'audit', 'session', 'http'),
    },
    {
      name: 'sources-read-the-contract',
      comment:
        'A source of Today makes items from what calls of the contract answer. Only follow-ups are its own.',
      severity: 'error',
      from: { path: '^apps/carrier/src/work/today/sources/', pathNot: ofTests },
      to: {
        path: '^apps/carrier/src/',
        pathNot: '^apps/carrier/src/(db/dates\\.ts$|policies/reason/|work/(?!today/queries/))',
      },
    },
    {
      name: 'work-reads-the-contract',
      comment:
        'Work reads the carrier with calls of the contract, so that it runs in front of any carrier. Users, sessions and the audit log belong to the server of work itself. Two exceptions have no call in the contract: whether the insured has died (noCallOf), and which late premiums were paid (lapse/queries.ts).',
      severity: 'error',
      from: {
        path: '^apps/carrier/src/work/',
        pathNot: `/seed\\.ts$|/lapse/queries\\.ts$|${ofTests}`,
      },
      to: {
        path: '^apps/carrier/src/',
        pathNot:
          '^apps/carrier/src/((work|session|audit|http|documents)/|book/(pastDue|scope|snapshots|queries/noCallOf)\\.ts$|db/(?!tables/)|db/tables/contacts\\.ts$|Area\\.ts$|outbox/queries\\.ts$|activity/days\\.ts$|policies/reason/)',
      },
    },
    {
      name: 'book-and-lists-know-no-resource',
      comment: 'Scopes, documents and lists are tools of the areas.',
      severity: 'error',
      from: { path: '^apps/carrier/src/(book|documents|lists)/', pathNot: ofTests },
      to: carrierWithout('shared|config|db|audit|session|http', 'book|documents|lists'),
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
