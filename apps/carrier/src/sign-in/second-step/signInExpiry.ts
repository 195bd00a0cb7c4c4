/** The minutes that a sign-in waits for its second step, and a set-up for its code. */
const minutes = 10;

/** When a sign-in or a set-up that starts now expires. */
export const signInExpiryOf = (now: Date) => new Date(now.getTime() + minutes * 60_000);

/** What expired before this can be deleted. Until then, its return address is known. */
export const deletableBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * 60_000);
