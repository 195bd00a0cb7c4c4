import type {
  AlertPreference,
  DistributionEmail,
  getAlertPreferences,
} from '@agent-portal/data/alerts/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { SignedIn, TestServer } from '../testing.ts';

const address = '/API/Alerts';

/** What people do with alerts, as tests ask for it. */
export function alertsOn(server: TestServer) {
  const { post, read } = server;

  const wanted = (session: SignedIn) =>
    read<OutputOf<typeof getAlertPreferences>>(`${address}/GetAlertPreferences`, session);

  const save = (
    session: Partial<SignedIn>,
    preferences: readonly (AlertPreference | object)[],
    version?: number,
  ) => post(`${address}/AddOrUpdateAlertPreferences`, session, { preferences, version });

  const dropAll = (session: Partial<SignedIn>, version?: number) =>
    server.remove(
      `${address}/DeleteAlertPreferences`,
      session,
      version === undefined ? {} : { version },
    );

  type Emails = { distributionEmails: readonly DistributionEmail[] };
  const emails = async (session: SignedIn) =>
    (await read<Emails>(`${address}/GetDistributionEmails`, session)).distributionEmails;

  const add = (session: Partial<SignedIn>, email: string) =>
    post(`${address}/AddDistributionEmail?${new URLSearchParams({ email }).toString()}`, session);

  const remove = (session: Partial<SignedIn>, emailId: string) =>
    server.remove(`${address}/DeleteDistributionEmail?emailId=${emailId}`, session);

  const test = (session: Partial<SignedIn>, emailIds: readonly string[], kind = 'test') =>
    post('/API/UserData/SendEmailNotifications', session, { kind, emailIds });

  /** Sent messages, oldest first. */
  const sent = () =>
    server.rows<{ sent_to: string; body: string }>(
      'SELECT sent_to, body FROM outbox ORDER BY message_id',
    );

  return { add, dropAll, emails, remove, save, sent, test, wanted };
}
