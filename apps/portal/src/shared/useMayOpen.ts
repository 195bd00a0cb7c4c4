import { isOpenToHistorical } from '../access/isOpenToHistorical.ts';
import type { RouteNeeds } from '../access/needs.ts';
import { useFeature } from '../features/useFeature.ts';
import { useSession } from '../session/SessionContext.ts';
import { mayFollow } from './mayFollow.ts';

/** Whether the reader gets to a page, so that a link to it may show and its calls may be made. */
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
