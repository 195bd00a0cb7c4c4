/** A part of the code whose faults the tests have to notice. */
export interface Area {
  /** Files that faults are put into. */
  readonly mutate: readonly string[];
  /** The tests that have to notice them: few, since each fault runs them again. */
  readonly tests: readonly string[];
}

const portal = 'apps/portal/src';
const carrier = 'apps/carrier/src';
const client = 'packages/data/src';

/** What stands between a person and what is not theirs, and what may show the wrong thing. */
export const areas: Readonly<Record<string, Area>> = {
  access: {
    mutate: [`${portal}/access/*.ts`],
    tests: [`${portal}/access/*.test.ts`],
  },
  switch: {
    mutate: [`${portal}/session/identity/switchIdentity.ts`],
    tests: [`${portal}/session/identity/switch{Identity,Refused}.test.{ts,tsx}`],
  },
  session: {
    mutate: [`${portal}/session/**/*.ts`, `!${portal}/session/identity/switchIdentity.ts`],
    tests: [`${portal}/session/**/!(switchIdentity).test.{ts,tsx}`],
  },
  doors: {
    mutate: [`${carrier}/http/access.ts`, `${carrier}/http/pipeline/{forgery,clientOf}.ts`],
    tests: [
      `${carrier}/http/access.test.ts`,
      `${carrier}/http/pipeline/{clientOf,forgery}.test.ts`,
      `${carrier}/http/answers/refusals.test.ts`,
    ],
  },
  returns: {
    mutate: [`${carrier}/session/lifetime.ts`, `${carrier}/sign-in/password/safeReturnUrl.ts`],
    tests: [
      `${carrier}/session/lifetime.test.ts`,
      `${carrier}/sign-in/password/safeReturnUrl.test.ts`,
    ],
  },
  signIn: {
    mutate: [
      `${carrier}/session/{caller,identify,toCaller}.ts`,
      `${carrier}/sign-in/password/{attempts,loginAttempts,signIn}.ts`,
      `${carrier}/session/device/knownDevice.ts`,
    ],
    tests: [
      `${carrier}/session/{identify,session,toCaller}.test.ts`,
      `${carrier}/sign-in/password/attempts.test.ts`,
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
      `${carrier}/policies/queries/conditions*.test.ts`,
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
    tests: [`${client}/swr/{useEndpoint,useEndpointOptions,answeredAhead}.test.tsx`],
  },
  hooks: {
    mutate: [`${client}/swr/*.{ts,tsx}`, `!${client}/swr/{useEndpoint,swrOptions}.ts`],
    tests: [`${client}/swr/!(useEndpoint|races).test.{ts,tsx}`],
  },
};
