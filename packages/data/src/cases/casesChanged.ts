/** Whether a read is of cases: any change of one makes all of them out of date. */
export const casesChanged = (key: string) => key.startsWith('GET /API/CaseManagement/');
