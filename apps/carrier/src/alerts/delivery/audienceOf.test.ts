import type { AlertEvent } from '@agent-portal/data/alerts/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { dana } from '../../impersonation/testing.ts';
import { sharedServer } from '../../testing.ts';
import { alertsOn } from '../testing.ts';
import type { SendingDeps } from './sendAlerts.ts';
import { alertScene } from './testing.ts';

const today = '2026-11-18';
const all = 'sub.all@northfield.example';
const ofClaims = 'sub.claims@northfield.example';
const outside = 'assistant@whitfield.example';

const server = await sharedServer();
const scene = await alertScene(server);
const alerts = alertsOn(server);
const agent = await server.signIn('agent');
const [pending] = await scene.policiesOf(dana, 'Pending');
const [active] = await scene.policiesOf(dana, 'Active');
await scene.happens.RequirementAdded(pending!.policyNumber, today);
await scene.happens.ClaimUpdate(active!.policyNumber, today);
const atOnce = (event: AlertEvent) => ({ event, channels: ['Email'], frequency: 'AtOnce' });
await alerts.save(agent, [atOnce('RequirementAdded'), atOnce('ClaimUpdate')]);
for (const email of [all, ofClaims, outside]) await alerts.add(agent, email);

beforeEach(() => server.rows('DELETE FROM alert_sent'));

/** Sends, and says to whom what went. */
async function sentTo(other: Partial<SendingDeps> = {}, day = today) {
  await scene.pass(day, other);
  const emails = await scene.sent();
  return Object.fromEntries(
    emails.map(({ to, body }) => [to, body.match(/^(Requirement added|Claim update): 1$/gm)]),
  );
}
const both = ['Requirement added: 1', 'Claim update: 1'];
const claim = ['Claim update: 1'];

/** Changes a row for one test. */
async function meanwhile(change: string, back: string, look: () => Promise<void>) {
  await server.rows(change);
  try {
    await look();
  } finally {
    await server.rows(back);
  }
}
/** As the demonstration has it, whichever role comes first. */
const rolesOfAll = `(SELECT array_agg(DISTINCT role) FROM users, unnest(roles) AS role
  WHERE username LIKE 'sub.%' AND username <> '${all}')`;
const ofUser = (set: string) => `UPDATE users SET ${set} WHERE username = '${all}'`;

describe('distribution e-mails', () => {
  test('get what the agent gets, and those of sub-accounts what their roles allow', async () => {
    expect(await sentTo()).toEqual({ [all]: both, [ofClaims]: claim, [outside]: both });
  });

  test.each([
    ['without its role', "roles = '{Claims}'", `roles = ${rolesOfAll}`, claim],
    ['that is suspended', 'suspended_at = now()', 'suspended_at = NULL', undefined],
    ['whose access ended', "ends_on = '2026-11-17'", 'ends_on = NULL', undefined],
    ['that was removed', 'removed_at = now()', 'removed_at = NULL', undefined],
  ])('of a sub-account %s get no more than that', async (_, change, back, expected) => {
    await meanwhile(ofUser(change), ofUser(back), async () => {
      const sent = await sentTo();
      expect(sent[all]).toEqual(expected);
      expect(sent[outside]).toEqual(both);
    });
  });

  test('of demonstration accounts get nothing outside of the demonstration', async () => {
    expect(await sentTo({ isDemo: false })).toEqual({ [outside]: both });
  });
});

test('a pass sends nothing of a feature that is off, and nothing at all when alerts are off', async () => {
  const without = (off: string): Partial<SendingDeps> => ({
    isFeatureOn: (feature) => Promise.resolve(feature !== off),
  });
  expect((await sentTo(without('claims')))[outside]).toEqual(['Requirement added: 1']);
  await server.rows('DELETE FROM alert_sent');
  expect(await sentTo(without('left_nav'))).toEqual({});
});

test('a pass sends an agent with historical access nothing about policies and claims', async () => {
  const ofDana = `WHERE producer_id = (SELECT producer_id FROM agents WHERE agent_id = '${dana}')`;
  await meanwhile(
    `UPDATE producers SET access_level = 'Historical' ${ofDana}`,
    `UPDATE producers SET access_level = 'Full' ${ofDana}`,
    async () => expect(await sentTo()).toEqual({}),
  );
});

describe('preferences that change after the events were read', () => {
  test.each([
    ["frequency = 'Daily'", "frequency = 'AtOnce'"],
    ['by_email = false', 'by_email = true'],
  ])('decide what is sent: %s', async (change, back) => {
    const { db } = server.database;
    const update = (set: string) =>
      server.rows(`UPDATE alert_preferences SET ${set} WHERE event = 'ClaimUpdate'`);
    const transaction: typeof db.transaction = async (...args) => {
      await update(change);
      return db.transaction(...args);
    };
    const changing = Object.create(db, { transaction: { value: transaction } }) as typeof db;
    const sent = Object.values(await sentTo({ db: changing })).flat();
    await update(back);
    expect(new Set(sent)).toEqual(new Set(['Requirement added: 1']));
  });
});
