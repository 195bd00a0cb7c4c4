import { useLocation } from 'react-router-dom';
import { ownerOf } from '../../../session/session.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { viewAs } from '../../../session/identity/viewAs.ts';

/** The View as of the tab. An entry opens its page with it, so the entry's count uses it too. */
export function useKeptView(): string | undefined {
  // View as changes only together with the address.
  useLocation();
  return viewAs.kept(ownerOf(useSession().user));
}
