import { ownStore } from '../../../browser/ownStore.ts';

/** The two versions of a list; the new one is found by its switch (decisions, 9). */
export type ListVersion = 'classic' | 'new';

const name = 'listVersion';

/** Which version of the lists a user chose, kept in this browser; classic until somebody chooses. */
export const listVersion = {
  read: (username: string): ListVersion =>
    ownStore.read(name, username) === 'new' ? 'new' : 'classic',
  choose: (username: string, version: ListVersion): void => ownStore.write(name, username, version),
};
