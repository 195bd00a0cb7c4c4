/** How long a sign-in waits for its second step, and a set-up for its code: minutes. */
const minutes = 10;

/** When what begins now ends. */
export const endOfWait = (now: Date) => new Date(now.getTime() + minutes * 60_000);

/** What ended before this can be forgotten: until then it is known where somebody wanted to go. */
export const forgottenBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * 60_000);
