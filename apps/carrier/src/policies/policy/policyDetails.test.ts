import { testDeps } from '../../http/testing.ts';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { centsOf } from '../../db/cents.ts';
import { testToday } from '../../db/testing.ts';
import { findStatusCounts } from '../queries/tabCounts.ts';
import { getPolicyDetails } from './policyDetails.ts';
import { getCounts } from '../lists/tabCounts.ts';
import { sharedDatabase } from '../../testing.ts';
import { readPdf } from '../../documents/readPdf.ts';
import { applicationFile, policyFile } from './policyFiles.ts';

const dana = { agentIds: ['4471902', '4471918', '4471925'] };
const june = { agentIds: ['4480055'] };
const topAgent = { agentIds: ['4400001'] };

const database = await sharedDatabase();
const deps = testDeps(database.db);

async function numbers(where: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ n: string }>(
    sql.raw(`SELECT policy_number AS n FROM policies p WHERE ${where} ORDER BY 1`),
  );
  return rows.map(({ n }) => n);
}

describe('a single policy', () => {
  it('shows its parties by their role, its writing agents and its requirements', async () => {
    const policy = await getPolicyDetails(deps, dana, 'NL0018O0142');
    expect(policy).toMatchObject({
      policyStatus: 'Pending',
      productType: 'Critical Illness',
      employer: 'Lakeshore School District',
      insureds: [{ name: 'Okafor, Ifeoma', relationship: 'Self' }],
      payors: [{ name: 'Lakeshore School District', relationship: 'Employer', birthDate: null }],
      writingAgents: [{ agentName: 'Whitfield, Dana', agentId: '4471902', split: 1 }],
      requirements: [
        {
          requirement: 'Attending physician statement',
          date: '2026-11-18',
          met: 'Open',
          actionNeeded: true,
        },
      ],
    });
  });

  it('meets the contract for one policy of each kind', async () => {
    const picked = await numbers(`policy_number IN (
      SELECT min(policy_number) FROM parties GROUP BY parts
      UNION SELECT min(policy_number) FROM policies GROUP BY status, product_type
      UNION SELECT policy_number FROM writing_agents WHERE position = 2)`);
    expect(picked.length).toBeGreaterThan(50);
    for (const number of picked) {
      const policy = await getPolicyDetails(deps, topAgent, number);
      const { error } = z.safeParse(getPolicy.response, policy);
      expect({ number, error }).toEqual({ number, error: undefined });
    }
  });

  it('is 404 when it belongs to another agent, or when there is none', async () => {
    const own = await numbers(`agent_id = '4480055'`);
    expect(own).toHaveLength(12);
    for (const number of own) await getPolicyDetails(deps, june, number);
    for (const number of ['NL0018O0142', 'NL9999Z9999', "' OR true --"]) {
      await expect(getPolicyDetails(deps, june, number)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('is visible to an agent with a share of it', async () => {
    const { rows } = await database.db.execute<{ agentId: string; number: string }>(sql`
      SELECT agent_id AS "agentId", policy_number AS number FROM writing_agents
      WHERE position = 2 LIMIT 5`);
    expect(rows).toHaveLength(5);
    for (const { agentId, number } of rows) {
      const policy = await getPolicyDetails(deps, { agentIds: [agentId] }, number);
      expect(policy.writingAgents[1]?.agentId).toBe(agentId);
    }
  });
});

describe('status counts', () => {
  it.each([june, topAgent])('add up the own book of $agentIds', async (caller) => {
    const counts = await getCounts(deps, caller);
    expect(z.safeParse(getStatusCounts.response, counts).error).toBeUndefined();
    const { rows } = await database.db.execute<Record<string, string | number>>(
      sql.raw(`
      SELECT count(*) FILTER (WHERE status = 'Active') AS active,
        (SELECT count(*) FROM requirements r JOIN policies q USING (policy_number)
          WHERE q.agent_id IN (SELECT agent_id FROM agents WHERE path LIKE '%${caller.agentIds[0]}/%'))
          AS asked,
        sum(annualized_premium) FILTER (WHERE status = 'Active')::text AS premium,
        count(*) FILTER (WHERE reason = 'Initial premium payment declined') AS declined
      FROM policies
      WHERE agent_id IN (SELECT agent_id FROM agents WHERE path LIKE '%${caller.agentIds[0]}/%')`),
    );
    expect(counts.activePolicies.totalPolicies).toBe(rows[0]?.['active']);
    expect(counts.activePolicies.annualizedPremium).toBe(rows[0]?.['premium']);
    expect(counts.pendingPolicies.underwritingRequirements).toBe(rows[0]?.['asked']);
    expect(counts.terminatedPolicies.declinedInitialPremiumPayments).toBe(rows[0]?.['declined']);
  });

  it('count a premium as past due from the day after its due date, and not on that day', async () => {
    const { rows } = await database.db.execute<{ n: string; premium: string; paidTo: string }>(
      sql`SELECT policy_number AS n, modal_premium::text AS premium, paid_to_date AS "paidTo"
        FROM policies WHERE agent_id = ${june.agentIds[0]} AND status = 'Active'
        ORDER BY paid_to_date DESC LIMIT 1`,
    );
    const [policy] = rows;
    const pastDueOn = async (paidTo: string | undefined) => {
      await database.db.execute(
        sql`UPDATE policies SET paid_to_date = ${paidTo} WHERE policy_number = ${policy?.n}`,
      );
      const { activePolicies } = await findStatusCounts(database.db, june.agentIds, testToday);
      return centsOf(activePolicies.pastDuePremium);
    };
    const before = await pastDueOn(policy?.paidTo);
    expect(await pastDueOn(testToday)).toBe(before);
    expect(await pastDueOn('2026-11-17')).toBe(before + centsOf(policy?.premium ?? ''));
    await pastDueOn(policy?.paidTo);
  });

  it('are zero for an agent without policies', async () => {
    expect(await getCounts(deps, { agentIds: ['0000000'] })).toEqual({
      pendingPolicies: { underwritingRequirements: 0, pendingPremium: '0.00' },
      activePolicies: { totalPolicies: 0, annualizedPremium: '0.00', pastDuePremium: '0.00' },
      terminatedPolicies: { declinedInitialPremiumPayments: 0 },
    });
  });
});

const policyNumber = 'NL0018O0142';

const { rows } = await database.db.execute<{ n: string }>(sql`
  SELECT policy_number AS n FROM policies
  WHERE agent_id = '4471902' AND policy_number <> ${policyNumber} LIMIT 1`);
/** Of the same book. */
const another = rows[0]?.n ?? '';

const { signal } = new AbortController();

describe.each([
  { file: policyFile, name: `policy-${policyNumber}.pdf`, title: `Policy ${policyNumber}` },
  {
    file: applicationFile,
    name: `application-${policyNumber}.pdf`,
    title: `Application ${policyNumber}`,
  },
])('$title as a PDF', ({ file, name, title }) => {
  it('is tagged, and has the content of the policy page', async () => {
    const made = await file(deps, dana, policyNumber, signal);
    const { pages, tags } = await readPdf(made.body as Uint8Array);
    const text = pages.join(' ');
    expect(made.name).toBe(name);
    for (const part of [title, 'Okafor, Ifeoma', 'Whitfield, Dana - 4471902', 'Page 1 of'])
      expect(text).toContain(part);
    for (const tag of ['"H1"', '"H2"', '"TH"', '"LBody"']) expect(tags).toContain(tag);
  });

  it('aligns amounts to the right, under the name of their column', async () => {
    const { rows } = await database.db.execute<{ n: string }>(sql`
      SELECT policy_number AS n FROM policies JOIN coverages USING (policy_number)
      WHERE agent_id = '4471902' GROUP BY policy_number HAVING count(*) > 1 AND count(face_amount) > 0 LIMIT 1`);
    const made = await file(deps, dana, rows[0]?.n ?? '', signal);
    const { ends } = await readPdf(made.body as Uint8Array);
    const table = ends.slice(ends.findIndex(({ text }) => text === 'Coverage'));
    for (const header of ['Face amount', 'Annual premium']) {
      const { end = Number.NaN } = table.find(({ text }) => text === header) ?? {};
      const under = table.filter((one) => one.text.startsWith('$') && Math.abs(one.end - end) < 1);
      expect(under).not.toEqual([]);
    }
  });

  it('keeps the letters of names, and starts a new page when one is full', async () => {
    await database.db.execute(sql`
      UPDATE parties SET name = 'Łukasiewicz-Çağlar, Žofie Nguyễn, Ирина, Ελένη'
      WHERE policy_number = ${another} AND position = 1`);
    const street = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`);
    await database.db.execute(sql`
      UPDATE parties SET address_lines = ${sql.param(street)}
      WHERE policy_number = ${another} AND position = 1`);
    const made = await file(deps, dana, another, signal);
    const { pages } = await readPdf(made.body as Uint8Array);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join(' ')).toContain('Łukasiewicz-Çağlar, Žofie Nguyễn, Ирина, Ελένη');
  });
});

it('each PDF names the annuitant of an annuity, like the list', async () => {
  const { rows } = await database.db.execute<{ number: string; client: string; agentId: string }>(
    sql`SELECT policy_number AS number, primary_insured AS client, agent_id AS "agentId"
      FROM policies WHERE product_type = 'Annuity' LIMIT 1`,
  );
  const [annuity] = rows;
  const owner = { agentIds: [annuity?.agentId ?? ''] };
  for (const file of [policyFile, applicationFile]) {
    const { body } = await file(deps, owner, annuity?.number ?? '', signal);
    const { pages } = await readPdf(body as Uint8Array);
    expect(pages[0]).toContain(`${annuity?.client}, `);
  }
});
