const key = 'askedBeforeAgent';

/** The address that home office asked for before there was an agent to see it for (decisions, 9). */
export const askedBeforeAgent = {
  keep: (address: string) => sessionStorage.setItem(key, address),
  forget: () => sessionStorage.removeItem(key),
  read: () => sessionStorage.getItem(key) ?? undefined,
};
