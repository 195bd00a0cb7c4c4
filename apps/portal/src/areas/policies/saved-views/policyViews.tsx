import type { SavedViewList } from '@agent-portal/data/saved-views/contract';
import type { ListToolProps } from '../../../shared/list/List.ts';
import { SavedViews } from './SavedViews.tsx';

const viewsOf = (list: SavedViewList) =>
  function Views(props: ListToolProps) {
    return <SavedViews list={list} {...props} />;
  };

/** The saved views of each second-version list, as a tool in its header. */
export const PendingViews = viewsOf('pending-v2');
export const ActiveViews = viewsOf('active-v2');
export const TerminatedViews = viewsOf('terminated-v2');
