import { isOpenToHistorical } from '../access/isOpenToHistorical.ts';
import type { RouteNeeds } from '../access/needs.ts';
import { useFeature } from '../features/useFeature.ts';
import { useSession } from '../session/SessionContext.ts';
import { mayFollow } from './mayFollow.ts';

/** Whether the user may open a page. Only then may its link show and its calls be sent. */
export function useMayOpen(needs: RouteNeeds, address: string): boolean {
  const { user } = useSession();
  const isOn = useFeature(needs.feature);
  if (!isOn || (user.accessLevel === 'Historical' && !isOpenToHistorical(needs))) return false;
  return mayFollow(address, {
    needs,
    user,
    features: new Set(needs.feature ? [needs.feature] : []),
  });
}
