import { ListPage } from '../../../shared/list/ListPage.tsx';
import { activeList } from './activeList.ts';
import { LazyActiveTabNote } from './lazyActiveTabNote.ts';
import { startRowsOf } from '../../../shared/list/startList.ts';

/** /active: the active policies in the user's book of business [S2]. */
export function ActivePage() {
  return <ListPage list={activeList} actions={<LazyActiveTabNote />} />;
}

export { ActivePage as Page };

export const startData = startRowsOf(activeList);
