/**
 * What this browser keeps of a user's own ways, by user: people share computers. What was stored may
 * be of an older version, or broken: whoever reads it checks it.
 */
export const ownStore = {
  read(name: string, owner: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(`${name}:${owner}`) ?? 'null');
    } catch {
      return null;
    }
  },

  write(name: string, owner: string, value: unknown): void {
    try {
      localStorage.setItem(`${name}:${owner}`, JSON.stringify(value));
    } catch {
      // Without storage it holds until the page is left.
    }
  },
};
