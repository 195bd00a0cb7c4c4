import { ListPage } from '../../../shared/list/ListPage.tsx';
import { activeV2List } from './issuedV2Lists.tsx';
import { LazyActiveTabNote } from '../lists/lazyActiveTabNote.ts';
import { rowsOf } from '../../../shared/list/startList.ts';

/** /active-v2: the active policies in the user's book of business. */
export function ActiveV2Page() {
  return (
    <ListPage list={activeV2List}>
      <LazyActiveTabNote />
    </ListPage>
  );
}

export { ActiveV2Page as Page };

export const startData = rowsOf(activeV2List);
