import { ownStore } from '../../../browser/ownStore.ts';

/** The two versions of a list. A switch opens the new one (decisions, 9). */
export type ListVersion = 'classic' | 'new';

const name = 'listVersion';

/** The user's chosen version of the lists, stored in this browser. The default is classic. */
export const listVersion = {
  read: (username: string): ListVersion =>
    ownStore.read(name, username) === 'new' ? 'new' : 'classic',
  choose: (username: string, version: ListVersion): void => ownStore.write(name, username, version),
};
