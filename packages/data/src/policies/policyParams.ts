import * as z from 'zod/mini';

/** Names one policy in an address, by its policy number. */
export const policyParams = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(20)),
});
