import type { Household } from '@agent-portal/data/clients/contract';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedServer } from '../testing.ts';

const server = await sharedServer();
const headers = await server.signIn('agent');

async function rowOf<Row>(query: SQL): Promise<Row> {
  const [first] = (await server.database.db.execute(query)).rows;
  if (!first) throw new Error('The book holds no such row.');
  return first as Row;
}

/** A spouse or child at the address of the insured, with or without a household id of the carrier. */
const relatives = (isCarriers: boolean) =>
  rowOf<{ insured: string; relative: string }>(sql`
    SELECT own.client_id AS insured, other.client_id AS relative
    FROM party_clients own JOIN party_clients other USING (policy_number)
    JOIN policies USING (policy_number)
    JOIN parties p ON (p.policy_number, p.position) = (other.policy_number, other.position)
    WHERE agent_id = '4471902' AND own.position = 1 AND other.position > 1
      AND p.relationship IN ('Spouse', 'Child')
      AND (own.household_id IS NOT NULL) = ${isCarriers}
      AND (other.household_id IS NOT DISTINCT FROM own.household_id)
    ORDER BY 1, 2 LIMIT 1`);

const path = (clientId: string) => `/API/Clients/${clientId}/Household`;

const read = (clientId: string, by = headers) => server.read<Household>(path(clientId), by);

const link = (clientId: string, other: string, by = headers) =>
  server.post(path(clientId), by, { clientId: other });

const unlink = (clientId: string, other: string, by = headers) =>
  server.remove(`${path(clientId)}/${other}`, by);

const memberIds = ({ members }: Household) => members.map(({ clientId }) => clientId);
const suggestedIds = ({ suggestions }: Household) => suggestions.map(({ clientId }) => clientId);

const audited = async () =>
  (
    await server.database.db.execute<{ action: string }>(
      sql`SELECT action FROM audit_entries WHERE action LIKE 'household%' ORDER BY 1`,
    )
  ).rows.map(({ action }) => action);

describe('a household', () => {
  it('has the people with the household id of the carrier', async () => {
    const { insured, relative } = await relatives(true);
    const household = await read(insured);
    const found = household.members.find(({ clientId }) => clientId === relative);
    expect(found).toMatchObject({ source: 'carrier' });
    expect(memberIds(household)).not.toContain(insured);
    expect(memberIds(await read(relative))).toContain(insured);
  });

  it('gets a suggested client when a user confirms it, and loses it again', async () => {
    const { insured, relative } = await relatives(false);
    expect(suggestedIds(await read(insured))).toContain(relative);
    expect((await link(insured, relative)).status).toBe(200);
    // A second confirmation changes nothing.
    expect((await link(relative, insured)).status).toBe(200);
    const linked = await read(insured);
    expect(linked.members).toContainEqual(
      expect.objectContaining({ clientId: relative, source: 'confirmed' }),
    );
    expect(suggestedIds(linked)).not.toContain(relative);
    const delegate = await server.signIn('sub.all');
    expect(memberIds(await read(relative, delegate))).toContain(insured);
    expect(await audited()).toEqual(['household linked']);
    expect((await unlink(relative, insured, delegate)).status).toBe(200);
    expect((await unlink(relative, insured)).status).toBe(200);
    const household = await read(insured);
    expect(memberIds(household)).not.toContain(relative);
    expect(suggestedIds(household)).toContain(relative);
    expect(await audited()).toEqual(['household linked', 'household unlinked']);
  });

  it('is never linked with a client outside of the book, or with itself', async () => {
    const { insured } = await relatives(false);
    const { id: foreign } = await rowOf<{ id: string }>(sql`
      SELECT client_id AS id FROM party_clients JOIN policies USING (policy_number)
      WHERE agent_id = '4480055' ORDER BY 1 LIMIT 1`);
    const before = (await audited()).length;
    expect((await link(insured, foreign)).status).toBe(404);
    expect((await link(foreign, insured)).status).toBe(404);
    expect((await unlink(insured, foreign)).status).toBe(404);
    expect((await audited()).slice(before)).not.toEqual([]);
    expect((await link(insured, insured)).status).toBe(400);
    expect((await server.get(path(foreign), headers)).status).toBe(404);
  });

  it('of another producer does not have the links of this one', async () => {
    const { insured, relative } = await relatives(false);
    await link(insured, relative);
    await server.database.db.execute(sql`
      UPDATE household_links SET producer_id = (
        SELECT producer_id FROM agents WHERE agent_id = '4480055')`);
    expect(memberIds(await read(insured))).not.toContain(relative);
    expect((await unlink(insured, relative)).status).toBe(200);
    const { rows } = await server.database.db.execute(sql`DELETE FROM household_links RETURNING 1`);
    expect(rows).toHaveLength(1);
  });

  it('shows no one of another book who lives at the same address', async () => {
    const { insured } = await relatives(false);
    await server.database.db.execute(sql`
      UPDATE parties SET address_lines = (
        SELECT address_lines FROM parties JOIN party_clients USING (policy_number, position)
        WHERE client_id = ${insured} LIMIT 1)
      WHERE policy_number = (
        SELECT min(policy_number) FROM policies WHERE agent_id = '4480055') AND position = 1`);
    const { id } = await rowOf<{ id: string }>(sql`
      SELECT client_id AS id FROM party_clients WHERE position = 1 AND policy_number = (
        SELECT min(policy_number) FROM policies WHERE agent_id = '4480055')`);
    expect(suggestedIds(await read(insured))).not.toContain(id);
  });

  it.each([
    [['120 N. ELM ST. #4', 'Duluth MN 55801-2210'], true],
    [['120 S Elm St', 'Apt 4', 'Duluth, MN 55801'], false],
  ])('suggests a client at %j: %s', async (lines, isSuggested) => {
    const { insured, relative } = await relatives(false);
    const moveTo = (clientId: string, to: readonly string[]) =>
      server.database.db.execute(sql`
        UPDATE parties SET address_lines = ${sql.param(to)}::text[] FROM party_clients one
        WHERE (one.policy_number, one.position) = (parties.policy_number, parties.position)
          AND one.client_id = ${clientId}`);
    await moveTo(insured, ['120 N Elm St', 'Apt 4', 'Duluth, MN 55801']);
    await moveTo(relative, lines);
    expect(suggestedIds(await read(insured)).includes(relative)).toBe(isSuggested);
    expect(suggestedIds(await read(relative)).includes(insured)).toBe(isSuggested);
  });

  it('takes at most 50 links', async () => {
    const { insured } = await relatives(false);
    const { ids } = await rowOf<{ ids: string[] }>(sql`
      SELECT array_agg(id) AS ids FROM (
        SELECT DISTINCT client_id AS id FROM party_clients JOIN policies USING (policy_number)
        WHERE agent_id = '4471902' AND client_id <> ${insured} ORDER BY 1 LIMIT 51) AS others`);
    const [first = '', ...others] = ids;
    await link(insured, first);
    // Links are stored with the lower id first.
    await server.database.db.execute(sql`
      INSERT INTO household_links
      SELECT producer_id, least(${insured}, id), greatest(${insured}, id), linked_by, linked_at
      FROM household_links, unnest(${sql.param(others.slice(0, 48))}::text[]) AS id`);
    const answers = [];
    for (const id of others.slice(48)) answers.push((await link(insured, id)).status);
    expect(answers).toEqual([200, 409]);
    // The other client's page links the same pair.
    expect((await link(ids.at(-1) ?? '', insured)).status).toBe(409);

    // Two users of the agent make the last link at the same time.
    const delegate = await server.signIn('sub.all');
    const [one = '', other = ''] = ids.slice(-2);
    for (let round = 0; round < 3; round += 1) {
      await unlink(insured, one);
      await unlink(insured, other);
      const both = await Promise.all([link(insured, one), link(insured, other, delegate)]);
      expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    }
  });
});
