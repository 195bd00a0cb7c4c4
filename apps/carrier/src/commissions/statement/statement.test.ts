import type { getAgentStatementOptions } from '@agent-portal/data/commissions/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { formatDate, formatMoney } from '@agent-portal/format';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyOf } from '../../db/cents.ts';
import { readPdf } from '../../documents/readPdf.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { commissionLines } from '../tables.ts';

let server: TestServer;
let headers: SignedIn;
beforeAll(async () => {
  server = await testServer();
  headers = await server.signIn('agent');
});
afterAll(() => server.database.close());

const ask = (of: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  const url = `/API/CommissionsAndDebt/Commissions/${of}?${search}`;
  return server.request(url, { headers: { ...headers } });
};

describe('an agent statement', () => {
  const statement = (query: Readonly<Record<string, string>>) =>
    ask('AgentStatement', {
      agentId: '4471902',
      cycleDate: '2026-11-15',
      agentStatementType: 'Commissions',
      ...query,
    });

  it('exists for each closed cycle, newest first', async () => {
    const answer = await ask('AgentStatementOptions');
    const options = (await answer.json()) as OutputOf<typeof getAgentStatementOptions>;
    expect(options.cycleDates[0]).toBe('2026-11-15');
    expect(options.cycleDates).toHaveLength(72);
    expect(options.agents?.map(({ agentId }) => agentId)).toEqual(
      expect.arrayContaining(['4471902', '4473310']),
    );
  });

  it('is a tagged PDF whose lines, page totals and total are those of the cycle', async () => {
    const answer = await statement({});
    expect(answer.headers.get('Content-Disposition')).toContain(
      'Commissions_Report-11-15-2026.pdf',
    );
    const { pages, tags } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const lines = await server.database.db
      .select()
      .from(commissionLines)
      .where(
        and(
          eq(commissionLines.cycleEndDate, '2026-11-15'),
          eq(commissionLines.paidAgentId, '4471902'),
        ),
      );
    const text = pages.join(' ');
    for (const { policyNumber, postedOn } of lines) {
      expect(text).toContain(policyNumber);
      expect(text).toContain(formatDate(postedOn));
    }
    expect(text).not.toContain('…');
    expect(text.match(/Total of this page/g)).toHaveLength(
      pages.filter((page) => page.includes('Policy Number')).length,
    );
    const cents = lines.reduce((sum, { commissionCents }) => sum + commissionCents, 0);
    const total = formatMoney(moneyOf(cents));
    expect(pages.at(-1)).toContain('Total of all pages');
    expect(text.split(total).length).toBeGreaterThan(2);
    for (const tag of ['"H1"', '"TH"', '"TD"']) expect(tags).toContain(tag);
  });

  it('has sums by writing agent on request', async () => {
    const answer = await statement({ agentStatementType: 'Summary' });
    const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pages.join(' ')).toContain('Reyes, Marco - 4473310');
  });

  it.each([
    [{ agentId: '4480055' }, 404],
    [{ cycleDate: '2026-11-30' }, 400],
    [{ cycleDate: '2026-11-14' }, 400],
    [{ agentStatementType: 'Gossip' }, 400],
  ])('of %j is %i', async (query, status) => {
    expect((await statement(query)).status).toBe(status);
  });
});
