/** Whether a read is of account activity: who ends a session adds to both. */
export const activityReads = (key: string) =>
  key.startsWith('GET /API/UserData/Activity') || key.startsWith('GET /API/UserData/Sessions');
