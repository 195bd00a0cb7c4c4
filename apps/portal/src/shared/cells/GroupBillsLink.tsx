import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useFeatures } from '../../session/useFeatures.ts';
import { mayFollow } from '../mayFollow.ts';

/** A group's number, which leads to its list bills where the reader may open them. */
export function GroupBillsLink({ groupNumber }: { readonly groupNumber: string }) {
  const { user } = useSession();
  const features = useFeatures();
  const address = paths.groupBills(groupNumber);
  const visit = { needs: accessRules.listBill, user, features };
  const isOpen = user.accessLevel !== 'Historical' && mayFollow(address, visit);
  return isOpen ? <Link href={address}>{groupNumber}</Link> : groupNumber;
}
