import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connection.ts';
import { freshDatabase } from '../db/testing.ts';
import { topAgentId } from '../hierarchy/fixedPeople.ts';
import { Problem } from '../http/answers/problems.ts';
import { scopeOf } from './scope.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const dana = { agentIds: ['4471902', '4471918', '4471925'] };

describe('the scope of a call', () => {
  test('is the books of all agent ids of the caller', async () => {
    expect(await scopeOf(database.db, dana, undefined)).toEqual(dana.agentIds);
  });

  test('viewed as one of the own agent ids, is only the book of that id', async () => {
    expect(await scopeOf(database.db, dana, '4471918')).toEqual(['4471918']);
  });

  test('viewed as an agent of the downline, is only the book of that agent', async () => {
    const topAgent = { agentIds: [topAgentId] };
    expect(await scopeOf(database.db, topAgent, '4471902')).toEqual(['4471902']);
  });

  test.each([
    ['an agent above', topAgentId],
    ['nobody', '9999999'],
    ['an empty text', ''],
  ])('viewed as %s, is a 404 that the audit log knows of', async (_, viewAs) => {
    const thrown = await scopeOf(database.db, dana, viewAs).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Problem);
    expect(thrown).toMatchObject({
      status: 404,
      message: `There is no agent ${viewAs} among your agent IDs or in your downline.`,
      attempt: { action: 'view-as refused', agentId: viewAs },
    });
  });
});
