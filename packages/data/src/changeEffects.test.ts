import { expect, it, vi } from 'vitest';

/** The call of a change, and what the change does to cached reads. */
interface Change {
  readonly endpoint: { readonly method: string; readonly path: string };
  readonly effects: {
    readonly invalidates?: readonly string[];
    readonly replaces?: { readonly path: string };
    readonly readWith?: (input: object) => unknown;
  };
}

vi.mock('./swr/useMutation.ts', () => ({
  useMutation: (endpoint: Change['endpoint'], effects: Change['effects']) => ({
    endpoint,
    effects,
  }),
}));

type Hook = (...input: readonly unknown[]) => unknown;

const isChange = (result: unknown): result is Change =>
  typeof result === 'object' && result !== null && 'effects' in result;

/** The effect of a change hook; undefined for a read hook, which fails outside of React. */
function changeOf(hook: Hook): Change | undefined {
  try {
    const result = hook('NL1');
    return isChange(result) ? result : undefined;
  } catch {
    return undefined;
  }
}

const modules = import.meta.glob<Record<string, Hook>>('./**/hooks.ts', { eager: true });
const found = Object.fromEntries(
  Object.values(modules).flatMap((hooks) =>
    Object.entries(hooks).flatMap(([name, hook]) => {
      const { effects } = changeOf(hook) ?? {};
      if (!effects) return [];
      const { invalidates = [], replaces } = effects;
      return [[name, [...invalidates, ...(replaces ? [`= ${replaces.path}`] : [])]]];
    }),
  ),
);

/** Reads that are out of date after a change, or that its answer replaces (`=`), and the hooks of such changes. */
const expected: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['/API/Alerts/GetDistribution', '= /API/Alerts/GetDistributionEmails'],
    ['useAddDistributionEmail', 'useDeleteDistributionEmail', 'useSendTestMessage'],
  ],
  [
    ['/API/UserData/SecondStep'],
    [
      'useAddPasskey',
      'useConfirmAuthenticator',
      'useRemoveAuthenticator',
      'useRemovePasskey',
      'useRenewRecoveryCodes',
      'useRequireOfSubAccounts',
    ],
  ],
  [
    [
      '/API/UserData/FollowUps',
      '/content/temporarymessages',
      '/API/Business/Today',
      '= /API/UserData/FollowUps/{policyNumber}',
    ],
    ['useDeleteFollowUp', 'useSaveFollowUp'],
  ],
  [['= /API/UserData/Password'], ['useChangePassword']],
  [
    [
      '/API/UserData/SubAccounts',
      '/API/UserData/FollowUps',
      '/content/temporarymessages',
      '/API/Business/Today',
      '= /API/UserData/SubAccounts',
    ],
    ['useChangeSubAccount', 'useRemoveSubAccount'],
  ],
  [
    ['/API/CaseManagement/', '/API/Business/Today'],
    ['useCorrectRecipient', 'useResendEmail', 'useVoidCase'],
  ],
  [['/API/UserData/Calendar'], ['useCreateCalendar']],
  [
    ['/API/Alerts/GetAlert', '= /API/Alerts/GetAlertPreferences'],
    ['useDeleteAlertPreferences', 'useSaveAlertPreferences'],
  ],
  [['= /API/UserData/SavedViews'], ['useDeleteView', 'useSaveView', 'useSetViewDigest']],
  [
    ['/API/UserData/Activity', '/API/UserData/Sessions', '= /API/UserData/Sessions'],
    ['useEndOtherSessions', 'useEndSession'],
  ],
  [
    ['/API/UserData/SubAccounts', '= /API/UserData/SubAccounts'],
    ['useInviteAgain', 'useInviteSubAccount', 'useResetSecondStep'],
  ],
  [['= /API/Clients/{clientId}/Household'], ['useLinkHousehold', 'useUnlinkHousehold']],
  [['= /API/UserData/ReadNotifications'], ['useMarkNotificationsRead']],
  [[], ['useOpenItem', 'useStartAuthenticator', 'useStartPasskey']],
  [
    ['/API/PolicyInfo/', '/API/Business/Today'],
    ['useRequestContacts', 'useTakeAction', 'useTakeActionWithDocuments'],
  ],
  [['= /API/UserData/Calendar'], ['useRevokeCalendar']],
  [['= /API/UserData/Display'], ['useSaveDisplay']],
  [
    [
      '/API/PolicyInfo/ActivePolicies/Summaries',
      '/API/PolicyInfo/NL1/Lapse',
      '/API/Clients/',
      '/API/UserData/FollowUps',
      '/content/temporarymessages',
      '/API/Business/Today',
    ],
    ['useSaveContact'],
  ],
  [
    ['/API/UserData/FollowUps', '/content/temporarymessages', '/API/Business/Today'],
    ['useSetFollowUps'],
  ],
  [['= /API/UserData/Watches'], ['useStopWatching', 'useWatchPolicy']],
  [
    [
      '/API/PolicyDelivery/GetPolicyDeliveryOptions',
      '= /API/PolicyDelivery/GetPolicyDeliveryOptions',
    ],
    ['useUpdatePolicyDeliveryOptions'],
  ],
  [['/API/UserData/Watches'], ['useWatchPolicies']],
];

it.each(expected)('%j: after %j', (effects, hooks) => {
  for (const hook of hooks) expect([hook, ...(found[hook] ?? [])]).toEqual([hook, ...effects]);
});

it('each change has its effects in the table', () => {
  expect(expected.flatMap(([, hooks]) => hooks).toSorted()).toEqual(Object.keys(found).toSorted());
});

const ofList = { query: { list: 'active-v2' } };
const ofPolicy = { params: { policyNumber: 'NL1' } };
const ofClient = { params: { clientId: 'C1' } };

it.each([
  ['useSaveView', { body: { list: 'active-v2' } }, ofList],
  ['useDeleteView', ofList, ofList],
  ['useSetViewDigest', { body: { list: 'active-v2' } }, ofList],
  ['useSaveFollowUp', {}, ofPolicy],
  ['useDeleteFollowUp', {}, ofPolicy],
  ['useLinkHousehold', ofClient, ofClient],
  ['useUnlinkHousehold', ofClient, ofClient],
])('%s replaces the read of the same list, policy or client', (name, input, read) => {
  const hook = Object.values(modules).find((hooks) => name in hooks)?.[name];
  expect(hook && changeOf(hook)?.effects.readWith?.(input)).toEqual(read);
});
