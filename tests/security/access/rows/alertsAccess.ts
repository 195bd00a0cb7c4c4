import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const who = 'keepsSubAccounts';
const preferences = [{ event: 'PolicyIssued', channels: ['Portal'], frequency: 'Daily' }];
const saved = () => ({ body: { preferences, version: 0 } });
const added = () => ({ query: { email: 'access.matrix@example.com' } });
const removed = (emailId: string) => () => ({ query: { emailId } });
const tested = (emailId: string) => () => ({ body: { kind: 'test', emailIds: [emailId] } });

const refused = { 403: 'alert change refused', 404: 'alert change refused' };
const notMine = { who, answers: 404, audited: refused } as const;

/** The calls of alerts: for agents, and for home office that acts for one [S2, S6]. */
export const alertsAccess = {
  getAlertPreferences: plain(who),
  saveAlertPreferences: [...withoutToken(saved, refused), ...forged(who, saved, refused)],
  deleteAlertPreferences: [...withoutToken(undefined, refused), ...forged(who, undefined, refused)],
  getDistributionEmails: plain(who),
  addDistributionEmail: [...withoutToken(added, refused), ...forged(who, added, refused)],
  deleteDistributionEmail: [
    { what: 'no number', ...notMine, ask: removed('nobody') },
    { what: 'missing address', ...notMine, ask: removed('999999999') },
    ...withoutToken(removed('1'), refused),
    ...forged(who, removed('1'), refused),
  ],
  sendTestMessage: [
    { what: 'missing address', ...notMine, ask: tested('999999999') },
    ...withoutToken(tested('1'), refused),
    ...forged(who, tested('1'), refused),
  ],
} satisfies AccessRows;
