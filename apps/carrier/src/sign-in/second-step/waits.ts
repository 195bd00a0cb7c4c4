/** How long a sign-in waits for its second step, and a set-up for its code: minutes. */
const minutes = 10;

/** The end of a wait that starts now. */
export const endOfWait = (now: Date) => new Date(now.getTime() + minutes * 60_000);

/** Waits that ended before this can be deleted. Until then their return address is known. */
export const forgottenBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * 60_000);
