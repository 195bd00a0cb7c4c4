/** Whether a read is of the user's second step: a change of it makes it out of date. */
export const secondStepReads = (key: string) => key.startsWith('GET /API/UserData/SecondStep');
