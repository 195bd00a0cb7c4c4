import { ownStore } from '../../../browser/ownStore.ts';

/** The two versions of a list (decisions, 9). */
export type ListVersion = 'classic' | 'new';

const name = 'listVersion';

/** The version of the lists that the user chose, stored in this browser; undefined before the first choice. */
export const listVersion = {
  read: (username: string): ListVersion | undefined => {
    const stored = ownStore.read(name, username);
    return stored === 'new' || stored === 'classic' ? stored : undefined;
  },
  choose: (username: string, version: ListVersion): void => ownStore.write(name, username, version),
};
