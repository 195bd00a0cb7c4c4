import { Problem } from '../http/answers/problems.ts';

/** The statuses with which a carrier refuses a call, or a filter, that it does not have. */
const refusals = new Set([400, 403, 404, 501]);

/** What the carrier answers; undefined if it refuses the call. */
export async function unlessRefused<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem && refusals.has(error.status)) return undefined;
    throw error;
  }
}
