/**
 * What lists keep between visits. By its name, the filter values that the carrier offered on the
 * first visit, kept while rows change [S4]; by its path, the query a list was left with. They belong
 * to one identity: whoever changes the identity forgets them.
 */
const remembered = new Map<string, unknown>();

export const filterMemory = {
  recall: <Values>(list: string) => remembered.get(list) as Values | undefined,
  remember: (list: string, values: unknown) => {
    remembered.set(list, values);
  },
  forget: () => remembered.clear(),
};
