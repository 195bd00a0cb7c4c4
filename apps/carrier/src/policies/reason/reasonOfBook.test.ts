import { testDeps } from '../../http/testing.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../documents/readPdf.ts';
import { getPolicyDetails } from '../policy/policyDetails.ts';
import { policyFile } from '../policy/policyFiles.ts';
import { getPendingPolicyPage } from '../v2/pendingPolicies.ts';
import { sharedDatabase } from '../../testing.ts';

const dana = { agentIds: ['4471902', '4471918', '4471925'] };

const database = await sharedDatabase();
const deps = testDeps(database.db);

const firstPage = () => getPendingPolicyPage(deps, dana, { pageSize: 100 });
const reasonOf = async (policyNumber: string) =>
  (await getPolicyDetails(deps, dana, policyNumber)).pendingReason;

describe('why the policies of a book are pending', () => {
  it('is the same in the list and on the page of each policy', async () => {
    const { policies } = await firstPage();
    expect(policies.length).toBeGreaterThan(20);
    for (const { policyNumber, pendingReason, requirements, dueDate } of policies) {
      expect(pendingReason?.why).toMatch(/^Waiting for .*\.$/);
      expect(await reasonOf(policyNumber)).toEqual(pendingReason);
      const named = requirements.find((one) => one.requirementId === pendingReason?.requirementId);
      // The columns Due and Who must act are about the requirement of the sentence.
      expect(named?.dueDate).toBe(dueDate ?? undefined);
      expect(named ? pendingReason?.actors[0] : undefined).toBe(named?.actor);
    }
  });

  it('is in the PDF of the policy', async () => {
    const { body } = await policyFile(deps, dana, 'NL0016B8835', new AbortController().signal);
    const { pages } = await readPdf(body as Uint8Array);
    expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(
      'Waiting for the replacement form requested on 10/29, 6 days late. Complete the form and send it.',
    );
  });

  it('is a declined first payment', async () => {
    await database.db.execute(sql`
      UPDATE policies SET first_payment_declined = TRUE WHERE policy_number = 'NL0015Z9071'`);
    expect(await reasonOf('NL0015Z9071')).toMatchObject({
      why: 'Waiting for the first payment and 1 requirement: the last payment was declined.',
      actors: ['Client'],
    });
  });

  it('is that the application was withdrawn', async () => {
    const policyNumber = 'NL0018O0142';
    const withdraw = (action: string) =>
      database.db.execute(sql`
        INSERT INTO action_items (action_item_id, idempotency_key, user_id, agent_id, policy_number,
          action, note, taken_at)
        SELECT gen_random_uuid(), gen_random_uuid(), user_id, '4471902', ${policyNumber},
          ${action}, 'As agreed.', now() FROM users LIMIT 1`);
    await withdraw('RequestContact');
    expect(await reasonOf(policyNumber)).toMatchObject({ actors: ['Agent'] });
    await withdraw('WithdrawApplication');
    const why = 'Waiting for the home office to close the withdrawn application.';
    expect(await reasonOf(policyNumber)).toMatchObject({ why, actors: ['HomeOffice'] });
  });

  it('is left out for an active policy', async () => {
    const { rows } = await database.db.execute<{ n: string }>(sql`
      SELECT policy_number AS n FROM policies WHERE agent_id = '4471902' AND status = 'Active' LIMIT 1`);
    expect(await reasonOf(rows[0]?.n ?? '')).toBeNull();
  });
});
