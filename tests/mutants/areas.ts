import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { skipped } from './skipped.ts';

/** A part of the code whose faults the tests must notice. */
export interface Area {
  /** Files that faults are put into. */
  readonly mutate: readonly string[];
  /** The tests that must notice them: few, because each fault runs them again. */
  readonly tests: readonly string[];
}

const portal = 'apps/portal/src';
const carrier = 'apps/carrier/src';
const client = 'packages/data/src';
const ui = 'packages/ui/src';

/** The code that guards access, and the code that could show wrong data. */
const guards: Readonly<Record<string, Area>> = {
  access: {
    mutate: [`${portal}/access/*.ts`],
    tests: [`${portal}/access/*.test.ts`],
  },
  pages: {
    mutate: [`${portal}/areas/*/pages.ts`],
    tests: [`${portal}/{routes,trailOf,access/guards,shell/frame/documentTitle}.test.ts`],
  },
  switch: {
    mutate: [`${portal}/session/identity/switchIdentity.ts`],
    tests: [`${portal}/session/identity/switch{Identity,Refused}.test.{ts,tsx}`],
  },
  session: {
    mutate: [
      `${portal}/{features,session}/**/*.ts`,
      `!${portal}/session/identity/switchIdentity.ts`,
    ],
    tests: [`${portal}/{features,session}/**/!(switchIdentity).test.{ts,tsx}`],
  },
  carrierAccess: {
    mutate: [`${carrier}/http/access.ts`, `${carrier}/http/pipeline/{csrf,clientOf}.ts`],
    tests: [`${carrier}/http/access.test.ts`, `${carrier}/http/pipeline/{clientOf,csrf}.test.ts`],
  },
  returnAddress: {
    mutate: [`${carrier}/session/lifetime.ts`, `${carrier}/sign-in/password/safeReturnUrl.ts`],
    tests: [
      `${carrier}/session/lifetime.test.ts`,
      `${carrier}/sign-in/password/safeReturnUrl.test.ts`,
    ],
  },
  signIn: {
    mutate: [
      `${carrier}/session/{caller,toCaller}.ts`,
      `${carrier}/http/pipeline/identify.ts`,
      `${carrier}/sign-in/{attempts/{accountAttempts,loginAttempts},password/signIn}.ts`,
      `${carrier}/session/device/knownDevice.ts`,
    ],
    tests: [
      `${carrier}/session/{session,toCaller}.test.ts`,
      `${carrier}/http/pipeline/identify.test.ts`,
      `${carrier}/sign-in/attempts/loginAttempts.test.ts`,
    ],
  },
  scope: {
    mutate: [
      `${carrier}/book/scope.ts`,
      `${carrier}/book/queries/isInScope.ts`,
      `${carrier}/policies/rules.ts`,
      `${carrier}/policies/queries/conditions.ts`,
    ],
    tests: [
      `${carrier}/book/**/*.test.ts`,
      `${carrier}/policies/rules.test.ts`,
      `${carrier}/policies/lists/*List.test.ts`,
    ],
  },
  cache: {
    mutate: [`${carrier}/db/SnapshotCache.ts`],
    tests: [`${carrier}/db/SnapshotCache*.test.ts`],
  },
  formats: {
    mutate: ['packages/format/src/*.ts'],
    tests: ['packages/format/src/*.test.ts'],
  },
  client: {
    mutate: [`${client}/client/**/*.ts`],
    tests: [`${client}/client/**/*.test.ts`],
  },
  reads: {
    mutate: [`${client}/swr/{useEndpoint,swrOptions}.ts`],
    tests: [`${client}/swr/{useEndpoint,useEndpointOptions,prefetched}.test.tsx`],
  },
  hooks: {
    mutate: [`${client}/swr/*.{ts,tsx}`, `!${client}/swr/{useEndpoint,swrOptions}.ts`],
    tests: [`${client}/swr/!(useEndpoint|races).test.{ts,tsx}`],
  },
};

const root = path.join(import.meta.dirname, '../..');

const isSkipped = (file: string) =>
  Object.keys(skipped).some((pattern) => path.matchesGlob(file, pattern));

/** The folders in `parent` that have logic, and a unit test. */
function foldersIn(parent: string): string[] {
  const named = (pattern: string) =>
    globSync(`${parent}/*/**/${pattern}`, { cwd: root }).map((file) => {
      const [folder = ''] = path.relative(parent, file).split(path.sep);
      return { folder, isSkipped: isSkipped(file) };
    });
  const tested = new Set(named('*.{test,expected}.{ts,tsx}').map(({ folder }) => folder));
  // `guards` has the rows of the sitemap.
  const logic = named('!(pages).ts').filter((file) => !file.isSkipped && tested.has(file.folder));
  return [...new Set(logic.map(({ folder }) => folder))].toSorted();
}

/** The columns of all exports. */
const columns = 'exportedColumns.test.ts';
const ofColumns = readFileSync(path.join(root, carrier, columns), 'utf8');

/** Tests outside of a folder of the carrier that have to notice its faults, in addition to `columns`. */
const testedElsewhere: Readonly<Record<string, readonly string[]>> = {
  audit: [
    'activity/*.test.ts',
    '{impersonation,policies/actions}/audit.test.ts',
    'work/today/{leftBook,followedItems}.test.ts',
  ],
  debt: ['lists/everySort.test.ts'],
  features: ['http/gates.test.ts', 'alerts/notices.test.ts', 'alerts/delivery/audienceOf.test.ts'],
  lists: ['policies/lists/*.test.ts'],
  monitoring: ['config/config.test.ts', 'server.test.ts'],
  outbox: ['cases/changes.test.ts'],
  session: ['sign-in/link/invitation.test.ts', 'sign-in/second-step/pages/*.test.ts'],
  'sub-accounts': ['sign-in/second-step/changes.test.ts'],
  'user-data': ['impersonation/*.test.ts', 'launchers/*.test.ts', 'production/getDetails.test.ts'],
};

const carrierFolders = [...new Set([...foldersIn(carrier), ...Object.keys(testedElsewhere)])];

/** Folders of the portal with logic outside of components and hooks. */
const portalFolders = [
  ...foldersIn(portal).filter(
    (folder) => !['access', 'areas', 'features', 'session', 'shared', 'shell'].includes(folder),
  ),
  ...['areas', 'shared', 'shell'].flatMap((parent) =>
    foldersIn(`${portal}/${parent}`).map((folder) => `${parent}/${folder}`),
  ),
];

/** Folders of the design system with logic that unit tests can reach. */
const uiFolders = [
  ...foldersIn(ui).filter((folder) => folder !== 'components'),
  ...foldersIn(`${ui}/components`).map((folder) => `components/${folder}`),
];

/** Faults of what an area above tries are not tried again in its folder. */
const elsewhere = Object.values(guards)
  .flatMap(({ mutate }) => mutate)
  .filter((pattern) => !pattern.startsWith('!'))
  .map((pattern) => `!${pattern}`);

/** The books of more seeds are left out: each fault would make a book. */
const testsOf = (folder: string) => [
  `${folder}/**/!(manySeeds).test.{ts,tsx}`,
  `${folder}/**/*.expected.ts`,
];

const ofCarrier = carrierFolders.map((folder): [string, Area] => {
  const others = [
    ...(ofColumns.includes(`'./${folder}/`) ? [columns] : []),
    ...(testedElsewhere[folder] ?? []),
  ];
  return [
    `carrier/${folder}`,
    {
      mutate: [`${carrier}/${folder}/**/*.ts`, ...elsewhere],
      tests: [...testsOf(`${carrier}/${folder}`), ...others.map((test) => `${carrier}/${test}`)],
    },
  ];
});

const ofPortal = portalFolders.map((folder): [string, Area] => [
  `portal/${folder}`,
  {
    mutate: [`${portal}/${folder}/**/*.ts`, ...elsewhere],
    tests: testsOf(`${portal}/${folder}`),
  },
]);

const ofUi = uiFolders.map((folder): [string, Area] => [
  `ui/${folder.replace('components/', '')}`,
  { mutate: [`${ui}/${folder}/**/*.ts`], tests: testsOf(`${ui}/${folder}`) },
]);

/**
 * All areas: those above, and the folders of the carrier, the portal, the data package and the design system. Files
 * without an area are in skipped.ts. areas.test.ts fails if a file is in neither.
 */
export const areas: Readonly<Record<string, Area>> = {
  ...guards,
  ...Object.fromEntries(ofCarrier),
  'carrier/start': { mutate: [`${carrier}/*.ts`], tests: [`${carrier}/*.test.ts`] },
  data: {
    mutate: [`${client}/**/*.ts`, ...elsewhere],
    tests: [`${client}/*.test.ts`, `${client}/!(client|swr|mocks)/**/*.test.ts`],
  },
  ...Object.fromEntries(ofPortal),
  'portal/paths': { mutate: [`${portal}/*.ts`], tests: [`${portal}/*.test.ts`] },
  'portal/shared': {
    mutate: [`${portal}/shared/*.ts`],
    tests: [`${portal}/shared/*.test.{ts,tsx}`],
  },
  ...Object.fromEntries(ofUi),
};
