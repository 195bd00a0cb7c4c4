import { testDeps } from '../../http/testing.ts';
import { metNames } from '@agent-portal/data/policies/metNames';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../db/dates.ts';
import { testToday } from '../../db/testing.ts';
import { readWorkbook } from '../../documents/readWorkbook.ts';
import { exportList } from '../../lists/exportList.ts';
import { pendingList } from './pendingList.ts';
import { refuseOtherLists, summaryLists } from './summaryList.ts';
import type { SummaryFilters } from '../filters.ts';
import { readTestBook } from '../queries/testBook.ts';
import { sharedDatabase } from '../../testing.ts';

const person = { firstName: 'Dana', lastName: 'Whitfield', agentId: '4471902' };
const dana = { ...person, agentIds: ['4471902', '4471918', '4471925'] };
const topAgent = { ...person, agentIds: ['4400001'] };
const { signal } = new AbortController();

/** A date as a spreadsheet number. */
const serial = (date: string) => String(daysBetween('1899-12-30', date));

const database = await sharedDatabase();
const deps = testDeps(database.db);

describe('the export of the pending list', () => {
  it('has every row in the current order and with the current filters', async () => {
    const orderBy = { field: 'policyNumber', direction: 'desc' } as const;
    const filters = { takeAction: true } as const;
    const file = await exportList({ deps, caller: dana, signal }, pendingList, {
      filters,
      orderBy,
    });
    const { rows, sheet, styles } = await readWorkbook(file);
    const book = await readTestBook(database.db, testToday);
    const expected = book.expectedList(dana.agentIds, filters, orderBy);
    expect(rows.slice(1).map((row) => row[7]?.value)).toEqual(
      expected.map(({ dueDate }) => serial(dueDate)),
    );
    expect(rows.slice(1).map((row) => [row[8]?.value, row[9]?.value])).toEqual(
      expected.map(({ met, daysOverdue }) => [
        metNames[met],
        met === 'Overdue' ? String(daysOverdue) : undefined,
      ]),
    );
    expect(rows.slice(1).map((row) => [row[0], row[1]?.value, row[3]?.value])).toEqual(
      expected.map(({ date, agentName, agentId, policyNumber }) => [
        { kind: 'number', value: serial(date) },
        `${agentName} - ${agentId}`,
        policyNumber,
      ]),
    );
    expect(styles).toContain('mm/dd/yyyy');
    expect(sheet).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toMatch(/<col [^>]*width=/);
  });

  it('has a second sheet with the list, the filters, the owner and the time', async () => {
    const filters = {
      employer: ['Lakeshore School District', '=NoOne'],
      dateFrom: '2026-11-01',
      due: 'overdue',
      takeAction: true,
    } as const;
    const query = { filters: { ...filters, employer: [...filters.employer] } };
    const now = () => new Date('2026-11-18T15:42:00Z');
    const call = { deps: { ...deps, now }, caller: dana, signal };
    const { about, rows } = await readWorkbook(await exportList(call, pendingList, query));
    expect(about.map((row) => row.map(({ value }) => value))).toEqual([
      ['About', 'This export'],
      ['List', 'Pending requirements'],
      ['Rows', String(rows.length - 1)],
      ['Business date', '11/18/2026'],
      ['Exported', '11/18/2026, 3:42 p.m. UTC'],
      ['Exported by', 'Dana Whitfield, for agent 4471902'],
      ['Employer', 'Lakeshore School District'],
      ['Employer', '=NoOne'],
      ['Date from', '11/01/2026'],
      ['Due', 'Overdue'],
      ['Take Action', 'Yes'],
    ]);
  });
});

describe('the export of the active and the terminated list', () => {
  const cases: readonly ['Active' | 'Terminated', SummaryFilters, string][] = [
    ['Active', { pastDue: true }, `status = 'Active' AND paid_to_date < '2026-11-18'`],
    ['Terminated', { reason: ['Premium not paid'] }, `reason = 'Premium not paid'`],
  ];

  it.each(cases)('%s with %j has the right policies in order', async (status, filters, where) => {
    const call = { deps, caller: topAgent, signal };
    const { rows } = await readWorkbook(await exportList(call, summaryLists[status], { filters }));
    const expected = await database.db.execute<{ n: string }>(
      sql.raw(`SELECT policy_number AS n FROM policies WHERE ${where}
        ORDER BY issue_date DESC NULLS LAST, policy_number`),
    );
    expect(expected.rows.length).toBeGreaterThan(0);
    expect(rows.slice(1).map((row) => row[2]?.value)).toEqual(expected.rows.map(({ n }) => n));
  });

  it('rejects a filter that only the other list has, by its name', () => {
    const filters: SummaryFilters = { reason: ['x'] };
    expect(() => refuseOtherLists('Active', { filters }, 'filters')).toThrow(
      expect.objectContaining({
        status: 400,
        errors: [{ field: 'filters.reason', message: 'is not a filter of the Active list' }],
      }),
    );
  });

  it('stops when the client has left', async () => {
    const call = { deps, caller: topAgent, signal: AbortSignal.abort() };
    const gone = exportList(call, summaryLists.Active, {});
    await expect(gone).rejects.toThrow('aborted');
  });
});
