let list: string | undefined;
const hearers = new Set<() => void>();

/** The list that the page on screen belongs to, where its address does not say so. */
export const belongsTo = {
  read: () => list,
  subscribe: (hear: () => void) => {
    hearers.add(hear);
    return () => void hearers.delete(hear);
  },
  /** @param path of the list; undefined where the page does not know yet, or is left */
  say: (path: string | undefined) => {
    list = path;
    for (const hear of hearers) hear();
  },
};
