import { ownStore } from '../../../browser/ownStore.ts';

/** The two versions of a list (decisions, 9). */
export type ListVersion = 'classic' | 'new';

const name = 'listVersion';

/** The version of the lists that the user chose, stored in this browser. The stored value can be anything. */
export const listVersion = {
  read: (username: string): unknown => ownStore.read(name, username),
  choose: (username: string, version: ListVersion): void => ownStore.write(name, username, version),
};
