import type { getCases } from '@agent-portal/data/cases/contract';
import type { CaseRow } from '@agent-portal/data/cases/shapes';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { compareTexts, readVisibility } from '../book/queries/testVisibility.ts';
import { addDays } from '../db/dates.ts';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { sharedServer } from '../testing.ts';

const dana = ['4471902', '4471918', '4471925'];
const today = '2026-11-18';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly insured: string;
  readonly productType: string;
  readonly event: string;
  readonly agentId: string;
  readonly created: string;
  readonly eventAt: string;
  readonly writers: string[];
}

const lastFirst = (field: 'created' | 'eventAt') => (a: Row, b: Row) =>
  compareTexts(b[field], a[field]) || compareTexts(a.id, b.id);
const firstFirst = (field: 'created' | 'eventAt' | 'id') => (a: Row, b: Row) =>
  compareTexts(a[field], b[field]) || compareTexts(a.id, b.id);

const server = await sharedServer();
const account = 'sub.casemanagement';
const { db } = server.database;
const sees = await readVisibility(db);
const { rows: all } = await db.execute<Row>(sql`
  SELECT envelope_id AS id, primary_insured AS insured, product_type AS "productType", event,
    agent_id AS "agentId",
    to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') AS created,
    to_char(event_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') AS "eventAt",
    ARRAY(SELECT agent_id FROM writing_agents w WHERE w.policy_number = c.policy_number) AS writers
  FROM cases c JOIN policies USING (policy_number)`);
const mine = all.filter((row) => sees(dana, row)).toSorted(lastFirst('created'));

type Page = OutputOf<typeof getCases>;
const ask = (query: object, of = 'Cases') =>
  server.get(`/API/CaseManagement/${of}`, account, query);
const read = <Answer>(query: object, of = 'Cases') =>
  server.read<Answer>(`/API/CaseManagement/${of}`, account, query);
const pageOf = (query: object) => read<Page>({ PageSize: '100', ...query });
const idsOf = async (query: object) =>
  (await pageOf(query)).cases.map(({ envelopeId }) => envelopeId);
const ids = (rows: readonly Row[]) => rows.slice(0, 100).map(({ id }) => id);

/** The simplest form of the rule: declined, expired, or sent a week ago and not viewed. */
const needsAttention = ({ event, eventAt }: Row) =>
  event === 'Declined' ||
  event === 'Expired' ||
  (event === 'Sent' && eventAt.slice(0, 10) <= addDays(today, -7));

describe('cases', () => {
  it('are those of the own book, ten a page, newest first', async () => {
    const page = await read<Page>({ PageNumber: '2' });
    const [totalRecords, totalPages] = [mine.length, Math.ceil(mine.length / 10)];
    expect(totalPages).toBeGreaterThan(3);
    expect(page).toMatchObject({ currentPage: 2, totalPages, totalRecords });
    expect(page.cases.map(({ envelopeId }) => envelopeId)).toEqual(ids(mine.slice(10, 20)));
    const [first] = mine.slice(10);
    expect(page.cases[0]).toMatchObject({
      created: first!.created.slice(0, 10),
      eventDate: first!.eventAt.slice(0, 10),
      event: first!.event,
      primaryInsured: first!.insured,
      productType: first!.productType,
    });
  });

  it('are found by words of the insured’s name, in any order and case', async () => {
    const [last = '', first = ''] = mine[3]!.insured.split(', ');
    const found = mine.filter(({ insured }) => insured.startsWith(`${last}, ${first}`));
    const cut = `${first.toUpperCase()} ${last.slice(0, -1)}`;
    expect(await idsOf({ PrimaryInsuredName: cut })).toEqual(ids(found));
    expect(await idsOf({ PrimaryInsuredName: '%' })).toEqual([]);
  });

  it('are filtered by days, products and events', async () => {
    const [from, to] = [mine.at(-5)!.created.slice(0, 10), mine[5]!.created.slice(0, 10)];
    const within = mine.filter((row) => {
      const day = row.created.slice(0, 10);
      return day >= from && day <= to;
    });
    expect(within.length).toBeGreaterThan(5);
    expect(await idsOf({ CreatedDateBegin: from, CreatedDateEnd: to })).toEqual(ids(within));
    const { productType } = mine[0]!;
    expect(await idsOf({ ProductTypes: productType })).toEqual(
      ids(mine.filter((row) => row.productType === productType)),
    );
    expect(await idsOf({ EnvelopeIds: mine[3]!.id })).toEqual([mine[3]!.id]);
    const ofEvents = mine.filter(({ event }) => event === 'Declined' || event === 'Sent');
    expect(await idsOf({ EventTypes: ['Declined', 'Sent'] })).toEqual(ids(ofEvents));
  });

  it('are those of one downline agent when viewed as that agent', async () => {
    const agentId = mine.find((row) => !dana.includes(row.agentId))!.agentId;
    const its = mine.filter((row) => sees([agentId], row));
    expect(its.length).toBeLessThan(mine.length);
    expect(await idsOf({ ViewAsAgentId: agentId })).toEqual(ids(its));
  });

  it('that need attention are counted, filtered, and listed with the longest waiting first', async () => {
    const waiting = mine.filter(needsAttention);
    expect(waiting.length).toBeGreaterThan(5);
    expect((await pageOf({})).tabCounts).toEqual({ attention: waiting.length, all: mine.length });
    expect((await pageOf({ IncludeCounts: 'false' })).tabCounts).toBe(undefined);
    const page = await pageOf({ NeedsAttention: 'true' });
    expect(page.totalRecords).toBe(waiting.length);
    expect(page.cases.every(({ attention }) => attention !== undefined)).toBe(true);
    const desk = await read<{ count: number; cases: CaseRow[] }>({}, 'Attention');
    expect(desk.count).toBe(waiting.length);
    expect(desk.cases.map(({ envelopeId }) => envelopeId)).toEqual(
      ids(waiting.toSorted(firstFirst('eventAt')).slice(0, 5)),
    );
  });

  it('need attention from the seventh day after they were sent, and not on the sixth', async () => {
    const { db } = server.database;
    const { id, eventAt } = mine.find(({ event }) => event === 'Sent')!;
    const moveTo = (time: string) =>
      db.execute(
        sql`UPDATE cases SET event_at = ${`${time}Z`}::timestamptz WHERE envelope_id = ${id}`,
      );
    const attentionAt = async (time: string) => {
      await moveTo(time);
      const page = await pageOf({ NeedsAttention: 'true', SortColumn: 'envelopeId' });
      return page.cases.find(({ envelopeId }) => envelopeId === id)?.attention;
    };
    expect(await attentionAt(`${addDays(today, -7)}T23:59:59`)).toBe('NotViewed');
    expect(await attentionAt(`${addDays(today, -6)}T00:00:00`)).toBeUndefined();
    await moveTo(eventAt);
  });

  it('have filters with the values of the book', async () => {
    type Options = { productTypeFilterValues: string[]; viewAsFilterValues: unknown[] };
    const options = await read<Options>({}, 'FilterOptions');
    const types = new Set(mine.map(({ productType }) => productType));
    expect(options.productTypeFilterValues).toEqual([...types].toSorted());
    expect(options.viewAsFilterValues.length).toBeGreaterThan(3);
  });

  it('export a workbook in the current order', async () => {
    const { body } = await ask({ EventTypes: 'Declined' }, 'Cases/Export');
    const { rows, about } = await readWorkbook(body!);
    const declined = mine.filter(({ event }) => event === 'Declined');
    expect(rows.slice(1).map((row) => row[1]?.value)).toEqual(
      declined.map(({ insured }) => insured),
    );
    expect(about.map((row) => row.map(({ value }) => value))).toContainEqual(['Event', 'Declined']);
  });

  it('of the seed have events in the order of time, none after the business date', async () => {
    const { rows } = await server.database.db.execute<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM case_events a LEFT JOIN case_events b
        ON b.envelope_id = a.envelope_id AND b.position = a.position + 1
      WHERE b.happened_at <= a.happened_at OR (a.position > 1 AND a.happened_at >= ${today})`);
    expect(rows[0]?.n).toBe(0);
    const events = new Set(all.map(({ event }) => event));
    expect([...events].toSorted()).toEqual(
      ['Completed', 'Declined', 'Expired', 'Sent', 'Signed', 'Viewed'].toSorted(),
    );
  });
});
