/** Where a sign-in waits for its second step. */
export const secondStepPath = '/auth/second-step';
