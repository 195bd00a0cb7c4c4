import { useLocation } from 'react-router-dom';
import { ownerOf } from '../session.ts';
import { useSession } from '../SessionContext.ts';
import { viewAs } from './viewAs.ts';

/** The View as of the tab, which links carry on. */
export function useStoredView(): string | undefined {
  // View as changes only together with the address.
  useLocation();
  return viewAs.stored(ownerOf(useSession().user));
}
