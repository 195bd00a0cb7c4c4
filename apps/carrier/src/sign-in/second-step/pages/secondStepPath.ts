/** The address of the second step. */
export const secondStepPath = '/auth/second-step';
