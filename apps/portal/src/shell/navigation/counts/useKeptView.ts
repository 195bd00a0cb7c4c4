import { useLocation } from 'react-router-dom';
import { ownerOf } from '../../../session/session.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { viewAs } from '../../../session/identity/viewAs.ts';

/** The view of the tab, which an entry of the navigation leads to: its count is of the same. */
export function useKeptView(): string | undefined {
  // The view changes with the address alone.
  useLocation();
  return viewAs.kept(ownerOf(useSession().user));
}
