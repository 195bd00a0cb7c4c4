import { activeV2List } from './issuedV2Lists.tsx';
import { LazyActiveTabNote } from '../lists/lazyActiveTabNote.ts';
import { startRowsOf } from '../../../shared/list/startList.ts';
import { V2ListPage } from './V2ListPage.tsx';

/** /active-v2: the active policies in the user's book of business. */
export function ActiveV2Page() {
  return <V2ListPage list={activeV2List} actions={<LazyActiveTabNote />} />;
}

export { ActiveV2Page as Page };

export const startData = startRowsOf(activeV2List);
