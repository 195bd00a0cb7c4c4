import type { getAgentStatementOptions } from '@agent-portal/data/commissions/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { formatDate } from '@agent-portal/format';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../documents/readPdf.ts';
import { detailOf, sharedServer } from '../../testing.ts';
import { commissionLines } from '../tables.ts';
import { unzipSync } from 'fflate';
import { formatCents } from '../../db/formatCents.ts';

const server = await sharedServer();

const ask = (of: string, query: object = {}) =>
  server.get(`/API/CommissionsAndDebt/Commissions/${of}`, 'agent', query);

const statement = (query: object) =>
  ask('AgentStatement', {
    agentId: '4471902',
    cycleDate: '2026-11-15',
    agentStatementType: 'Commissions',
    ...query,
  });

describe('an agent statement', () => {
  it('exists for each closed cycle, newest first', async () => {
    const options = await server.read<OutputOf<typeof getAgentStatementOptions>>(
      '/API/CommissionsAndDebt/Commissions/AgentStatementOptions',
      'agent',
    );
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
    const total = formatCents(cents);
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

const statements = (agentIds: string, cycleDates: string, more: object = {}) =>
  ask('AgentStatements', { agentIds, cycleDates, agentStatementType: 'Commissions', ...more });
describe('several statements', () => {
  it('are the PDF files of single downloads in one zip file', async () => {
    const answer = await statements('4471902,4473310', '2026-11-15,2026-10-31');
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toContain(
      'Commissions_Statements-11-18-2026.zip',
    );
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual([
      '4471902-Commissions_Report-10-31-2026.pdf',
      '4471902-Commissions_Report-11-15-2026.pdf',
      '4473310-Commissions_Report-10-31-2026.pdf',
      '4473310-Commissions_Report-11-15-2026.pdf',
    ]);
    const single = await statement({ agentId: '4473310', cycleDate: '2026-10-31' });
    const zipped = files['4473310-Commissions_Report-10-31-2026.pdf'] ?? new Uint8Array();
    expect((await readPdf(zipped)).pages).toEqual(
      (await readPdf(new Uint8Array(await single.arrayBuffer()))).pages,
    );
  });

  it('are in the audit log, each like a single one, and then the file', async () => {
    await server.database.pool.query('DELETE FROM audit_entries');
    const answer = await statements('4471902', '2026-11-15,2026-10-31,2026-11-15');
    await answer.arrayBuffer();
    const { rows } = await server.database.pool.query<{ detail: string; agent: string }>(
      `SELECT detail, agent_id AS agent FROM audit_entries WHERE action = 'exported'
        ORDER BY audit_entry_id`,
    );
    expect(rows).toEqual(
      [
        '4471902-Commissions_Report-11-15-2026.pdf',
        '4471902-Commissions_Report-10-31-2026.pdf',
        'Commissions_Statements-11-18-2026.zip',
      ].map((detail) => ({ detail, agent: '4471902' })),
    );
  });

  it.each([
    ['the open cycle', '2026-11-15,2026-11-30', 'not 11/30/2026'],
    ['text that is no day', '2026-11-15,tomorrow', 'not tomorrow'],
    ['two of them', '2027-01-15,2026-11-15,2027-01-31', 'not 01/15/2027, 01/31/2027'],
  ])('are refused with the name of a cycle that is not closed: %s', async (_, cycles, named) => {
    const answer = await statements('4471902', cycles);
    expect(answer.status).toBe(400);
    expect(await detailOf(answer)).toContain(named);
  });

  it('are refused with the agent that is not in the hierarchy', async () => {
    const answer = await statements('4471902,4480055', '2026-11-15');
    expect(answer.status).toBe(404);
    expect(await detailOf(answer)).toContain('4480055');
  });

  it('are refused above the limit, and for an unknown type', async () => {
    const days = Array.from({ length: 13 }, (_, at) => `2025-01-${String(at + 10)}`).join(',');
    const many = await statements('4471902,4473310', days);
    expect(many.status).toBe(400);
    expect(await detailOf(many)).toContain('must give 24 statements or fewer, not 26');
    const typed = await statements('4471902', '2026-11-15', { agentStatementType: 'Other' });
    expect(await detailOf(typed)).toContain('must be one of Commissions, Summary');
  });
});
