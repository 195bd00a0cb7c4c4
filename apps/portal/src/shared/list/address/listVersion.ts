import { useCallback } from 'react';
import { ownStore } from '../../../browser/ownStore.ts';
import { useFeature } from '../../../features/useFeature.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/SessionContext.ts';

/** The two versions of a list (decisions, 9). */
export type ListVersion = 'classic' | 'new';

const name = 'listVersion';

/** The version of the lists that the user chose, stored in this browser. The stored value can be anything. */
export const listVersion = {
  read: (username: string): unknown => ownStore.read(name, username),
  choose: (username: string, version: ListVersion): void => ownStore.write(name, username, version),
};

/** The policy lists that have a second version (decisions, 2). */
const lists: ReadonlySet<string> = new Set([paths.pending(), paths.active(), paths.terminated()]);

/** Returns the path of a list's first version for the path of either version; undefined for other pages. */
export function listOf(path: string): string | undefined {
  const first = path.replace(/-v2$/, '');
  return lists.has(first) ? first : undefined;
}

/**
 * Returns the address that a plain link opens. For a list, it is the version that the user chose, or else the
 * carrier's default (decisions, 11). Other addresses stay: a link with filters names its version.
 */
export function useListHref(): (href: string) => string {
  const { username } = useSession().user;
  const isClassic = useFeature('classic_lists');
  return useCallback(
    (href) => {
      if (!lists.has(href)) return href;
      const chosen = listVersion.read(username);
      const isNew = chosen === 'new' || (chosen !== 'classic' && !isClassic);
      return isNew ? paths.v2(href) : href;
    },
    [username, isClassic],
  );
}
