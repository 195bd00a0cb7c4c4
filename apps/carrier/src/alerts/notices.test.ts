import { type AlertEvent, alertEvents } from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../db/dates.ts';
import { dana, homeOffice } from '../impersonation/testing.ts';
import { sharedServer, type TestCaller } from '../testing.ts';
import { alertScene } from './delivery/testing.ts';
import { alertsOn } from './testing.ts';

const today = '2026-11-18';

const server = await sharedServer();
const scene = await alertScene(server);
const alerts = alertsOn(server);
const agent = await server.signIn('agent');
const [Pending, Active] = [
  await scene.policiesOf(dana, 'Pending'),
  await scene.policiesOf(dana, 'Active'),
];
const policies = { Pending, Active };
for (const event of alertEvents)
  if (event !== 'CommissionPosted') await scene.happens[event](subjectOf(event), today);
beforeEach(() => server.rows('DELETE FROM alert_preferences'));

/** The policy of an event that a test creates. */
function subjectOf(event: AlertEvent) {
  const from = event.startsWith('Requirement') ? policies.Pending : policies.Active;
  return from[alertEvents.indexOf(event)]!.policyNumber;
}

const inPortal = (event: AlertEvent, channels = ['Portal']) => ({
  event,
  channels,
  frequency: 'AtOnce',
});

/** The panel's notices from alerts. */
async function noticesOf(session: TestCaller): Promise<TemporaryMessage[]> {
  const messages = await server.read<TemporaryMessage[]>('/content/temporarymessages', session);
  return messages.filter(({ alert }) => alert !== undefined);
}

describe('the panel', () => {
  test.each(alertEvents.filter((event) => event !== 'CommissionPosted'))(
    'shows %s when the agent chose the portal for it, and names the alert',
    async (event) => {
      await alerts.save(agent, [inPortal(event)]);
      const [entry, ...more] = await noticesOf(agent);
      expect(more).toEqual([]);
      expect(entry?.heading).toMatch(/: 1$/);
      expect(entry?.publishDate).toBe(today);
      expect(entry?.message).toContain(`>${subjectOf(event)}</a>, `);
      expect(entry?.alert).toBe(eventLabels[event]);
      expect(entry?.kind).toMatch(/^(Requirements|Policies|Claims)$/);
    },
  );

  test('shows posted commissions and chargebacks only while the agent chooses the portal for them', async () => {
    const commissions = async () =>
      (await noticesOf(agent)).filter(({ message }) => message.includes('href="/commissions?'));
    const isAboutCommissions = async () => {
      const messages = await server.read<TemporaryMessage[]>('/content/temporarymessages', agent);
      return messages.some(({ heading }) => /are posted$|^Chargeback/.test(heading));
    };
    expect(await isAboutCommissions()).toBe(false);
    await alerts.save(agent, [inPortal('CommissionPosted')]);
    const shown = await commissions();
    expect(shown.filter(({ heading }) => heading.endsWith('are posted'))).toHaveLength(2);
    expect(shown.filter(({ heading }) => heading.startsWith('Chargeback'))).not.toEqual([]);
    for (const { alert } of shown) expect(alert).toBe('Commission posted');
    await alerts.save(agent, [inPortal('CommissionPosted', [])]);
    expect(await isAboutCommissions()).toBe(false);
    await alerts.save(agent, [inPortal('CommissionPosted', ['Email'])]);
    expect(await isAboutCommissions()).toBe(false);
    await alerts.save(agent, [inPortal('CommissionPosted')]);
    expect(await commissions()).toEqual(shown);
    await alerts.dropAll(agent);
    expect(await isAboutCommissions()).toBe(false);
  });

  test('shows no event that is only e-mailed or not chosen', async () => {
    expect(await noticesOf(agent)).toEqual([]);
    await alerts.save(
      agent,
      alertEvents.map((event) => inPortal(event, ['Email'])),
    );
    expect(await noticesOf(agent)).toEqual([]);
  });

  test('has one entry a day, which counts what its five lines leave out', async () => {
    await alerts.save(agent, [inPortal('ClaimUpdate')]);
    const day = addDays(today, -1);
    for (const { policyNumber } of policies.Active.slice(10, 17))
      await scene.happens.ClaimUpdate(policyNumber, day);
    server.clock.now = new Date('2026-11-18T15:01:00Z');
    const entries = await noticesOf(agent);
    expect(entries.map(({ heading, publishDate }) => [heading, publishDate])).toEqual([
      ['Claim update: 1', today],
      ['Claim updates: 7', day],
    ]);
    expect(entries[1]?.message.match(/<li>/g)).toHaveLength(5);
    expect(entries[1]?.message).toContain('And 2 more: <a href="/claims">see all</a>.');
  });

  test('shows a sub-account what its roles allow, and home office what the agent sees', async () => {
    await alerts.save(agent, [inPortal('ClaimUpdate'), inPortal('PolicyLapsed')]);
    const headings = async (session: TestCaller) =>
      (await noticesOf(session)).map(({ heading }) => heading.split(':')[0]);
    const own = await headings(agent);
    expect(own).toContain('Policy lapsed');
    expect(await headings('sub.all')).toEqual(own);
    expect(await headings(await homeOffice(server).actingAs(dana))).toEqual(own);
    const claims = await noticesOf('sub.claims');
    expect(new Set(claims.map(({ heading }) => heading.split(':')[0]))).toEqual(
      new Set(['Claim update', 'Claim updates']),
    );
    expect(await noticesOf('sub.none')).toEqual([]);
    expect(await noticesOf('solo')).toEqual([]);
  });

  test('shows nothing of a feature that is off', async () => {
    await alerts.save(agent, [inPortal('ClaimUpdate')]);
    const flag = (isOn: boolean) =>
      server.rows('UPDATE feature_flags SET is_enabled = $1 WHERE feature = $2', [isOn, 'claims']);
    await flag(false);
    expect(await noticesOf(agent)).toEqual([]);
    await flag(true);
    expect(await noticesOf(agent)).not.toEqual([]);
  });
});
