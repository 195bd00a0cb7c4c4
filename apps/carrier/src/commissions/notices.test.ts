import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { formatMoney } from '@agent-portal/format';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '../db/cents.ts';
import { alertsOn } from '../alerts/testing.ts';
import { sharedServer } from '../testing.ts';
import { commissionLines } from './tables.ts';

const dana = new Set(['4471902', '4471918', '4471925']);
const server = await sharedServer();
await alertsOn(server).save(await server.signIn('agent'), [
  { event: 'CommissionPosted', channels: ['Portal'], frequency: 'AtOnce' },
]);
const all = await server.database.db.select().from(commissionLines);
const mine = all.filter(({ paidAgentId }) => dana.has(paidAgentId));

/** The notices about commissions for an account or a visitor. */
const noticesOf = async (account?: string) => {
  const messages = await server.read<TemporaryMessage[]>('/content/temporarymessages', account);
  return messages.filter(({ message }) => message.includes('href="/commissions?'));
};
const of = (cycleEndDate: string) => mine.filter((line) => line.cycleEndDate === cycleEndDate);
const money = (lines: typeof mine) =>
  formatMoney(
    moneyOf(lines.reduce((sum, { commissionCents }) => sum + commissionCents, 0)),
  ).replace('\u2212', '-');

describe('the notices about commissions', () => {
  it('say that the last two cycles are posted, with their sums, their links and their statements', async () => {
    const posted = (await noticesOf('agent')).filter(({ heading }) => heading.endsWith('posted'));
    expect(posted).toEqual([
      {
        heading: 'Commissions to 11/15/2026 are posted',
        message: `<p>${money(of('2026-11-15'))} for the cycle 11/01/2026 to 11/15/2026: <a href="/commissions?cycle=2026-11-15">see the cycle</a>. The <a href="/commissions?cycle=2026-11-15&amp;statement=2026-11-15">agent statement</a> is ready.</p>`,
        publishDate: '2026-11-16',
        kind: 'Commissions',
        alert: 'Commission posted',
      },
      expect.objectContaining({
        message: expect.stringContaining(money(of('2026-10-31'))),
        publishDate: '2026-11-01',
      }),
    ]);
  });

  it('list the chargebacks in them by policy, at most five', async () => {
    const cycles = ['2026-11-15', '2026-10-31'];
    const lines = cycles.flatMap(of).filter(({ transaction }) => transaction === 'Chargeback');
    const charged = Map.groupBy(lines, ({ policyNumber }) => policyNumber);
    const owing = [...charged].filter(([, some]) => some.some((one) => one.commissionCents < 0));
    const chargebacks = (await noticesOf('agent')).filter((one) =>
      one.heading.startsWith('Charge'),
    );
    expect(chargebacks.length).toBeGreaterThan(0);
    expect(chargebacks).toHaveLength(Math.min(owing.length, 5));
    for (const { heading, message } of chargebacks) {
      expect(message).toContain(money(charged.get(heading.split(' ').at(-1) ?? '') ?? []));
    }
  });

  it('are shown to sub-accounts with the role, and to no other caller', async () => {
    const own = await noticesOf('agent');
    for (const account of ['sub.commissionsagentdebt', 'sub.all'])
      expect(await noticesOf(account)).toEqual(own);
    for (const account of ['sub.claims', 'sub.none', 'office', undefined])
      expect(await noticesOf(account)).toEqual([]);
  });

  it('are not shown while the feature is off', async () => {
    await server.database.pool.query(
      "UPDATE feature_flags SET is_enabled = false WHERE feature = 'commissions'",
    );
    expect(await noticesOf('agent')).toEqual([]);
  });
});
