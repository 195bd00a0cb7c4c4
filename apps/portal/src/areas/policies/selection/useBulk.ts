import type { Mutation } from '@agent-portal/data/swr/useMutation';
import type { Outcome, SelectedRow } from '@agent-portal/data/selection/contract';
import { useState } from 'react';

/** A row that could not be changed, and why. */
interface Refused {
  readonly row: SelectedRow;
  readonly reason: string;
}

/** What became of the rows so far. */
export interface BulkResult {
  readonly done: readonly SelectedRow[];
  readonly refused: readonly Refused[];
}

const nameOf = ({ policyNumber, requirementId }: Pick<Outcome, 'policyNumber' | 'requirementId'>) =>
  `${policyNumber} ${requirementId ?? ''}`;

/** Adds the outcomes of a call to the rows that are done. A row without an outcome is not done. */
export function resultOf(
  done: readonly SelectedRow[],
  asked: readonly SelectedRow[],
  outcomes: readonly Outcome[],
): BulkResult {
  const known = new Map(outcomes.map((one) => [nameOf(one), one]));
  const isDone = (row: SelectedRow) => known.get(nameOf(row))?.isDone === true;
  return {
    done: [...done, ...asked.filter(isDone)],
    refused: asked
      .filter((row) => !isDone(row))
      .map((row) => ({
        row,
        reason: known.get(nameOf(row))?.reason ?? 'The carrier did not answer for it.',
      })),
  };
}

/** Sends a change of several rows, and again those that were not possible. */
export function useBulk<Input>(
  rows: readonly SelectedRow[],
  { make, isRunning, failure }: Mutation<Input, { outcomes: Outcome[] }>,
) {
  const [result, setResult] = useState<BulkResult>();
  const [inputOf, setInputOf] = useState<(of: readonly SelectedRow[]) => Input>();

  async function sendTo(
    asked: readonly SelectedRow[],
    done: readonly SelectedRow[],
    input: (of: readonly SelectedRow[]) => Input,
  ) {
    const answer = await make(input(asked));
    if (answer) setResult(resultOf(done, asked, answer.outcomes));
  }

  return {
    rows,
    result,
    isRunning,
    failure,
    send: (input: (of: readonly SelectedRow[]) => Input) => {
      setInputOf(() => input);
      return sendTo(rows, [], input);
    },
    /** Sends the same again for the rows that were not possible. */
    sendAgain: async () => {
      if (!result || !inputOf) return;
      const asked = result.refused.map(({ row }) => row);
      await sendTo(asked, result.done, inputOf);
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
