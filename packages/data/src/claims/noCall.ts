import * as z from 'zod/mini';

/**
 * Why no one may call a client who has died; an extension. The death claim, in review or paid, is named only for
 * users who may open it.
 */
export const noCall = () =>
  z.optional(
    z.object({
      claim: z.optional(
        z.object({ claimNumber: z.string(), status: z.enum(['In Review', 'Paid']) }),
      ),
    }),
  );
export type NoCall = NonNullable<z.output<ReturnType<typeof noCall>>>;

/** The text that a user reads instead of a call button. */
export const doNotCall = 'Do not call: contact the home office.';
