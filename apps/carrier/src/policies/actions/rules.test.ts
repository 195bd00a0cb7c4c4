import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import type { Deps } from '../../http/appEnv.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { performAction } from './rules.ts';

/** A database that fails every query. */
const failing = (failure: Error) => {
  const select = () => {
    throw failure;
  };
  return { select } as unknown as Database;
};

const caller = {
  kind: 'agent',
  agentId: '4471902',
  agentIds: ['4471902'],
} as unknown as AgentCaller;
const asked = { policyNumber: 'NL0018O0142', action: 'RequestContact', note: 'Call.' } as const;

describe('taking an action', () => {
  it.each([new Problem(503, 'Not now.'), new Error('The connection was lost.')])(
    'passes on every failure other than a missing policy: %s',
    async (failure) => {
      const deps = { db: failing(failure) } as Deps;
      const taken = performAction(deps, { caller, requestId: '7f3a' }, asked);
      await expect(taken).rejects.toBe(failure);
    },
  );
});
