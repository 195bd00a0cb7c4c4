/** Whether a read is of sub-accounts: any change of one makes them out of date. */
export const subAccountReads = (key: string) => key.startsWith('GET /API/UserData/SubAccounts');
