import type { SavedViewList } from '@agent-portal/data/saved-views/contract';
import type { ListToolProps } from '../../../shared/list/List.ts';
import type { ListAddress } from '../../../shared/list/address/listState.ts';
import { issuedAddresses } from '../lists/issuedAddresses.ts';
import { pendingAddress } from '../lists/pendingAddress.ts';
import { SavedViews } from './SavedViews.tsx';

const viewsOf = (list: SavedViewList, address: ListAddress) =>
  function Views(props: ListToolProps) {
    return <SavedViews list={list} address={address} {...props} />;
  };

/** The saved views of each second-version list, as a tool in its header. */
export const PendingViews = viewsOf('pending-v2', pendingAddress);
export const ActiveViews = viewsOf('active-v2', issuedAddresses.Active);
export const TerminatedViews = viewsOf('terminated-v2', issuedAddresses.Terminated);
