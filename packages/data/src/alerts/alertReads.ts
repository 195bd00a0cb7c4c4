/** Whether a read is of what the agent is told of: a save makes it out of date. */
export const preferenceReads = (key: string) => key.startsWith('GET /API/Alerts/GetAlert');

/** Whether a read is of where alert e-mail goes: a change of an address makes it out of date. */
export const emailReads = (key: string) => key.startsWith('GET /API/Alerts/GetDistribution');
