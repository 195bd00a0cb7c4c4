import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';

/**
 * A link to the list bills of a group, or null: then its label is left out too.
 * @param text the link text @default the number
 */
export function useGroupBillsLink(groupNumber: string | null | undefined, text = groupNumber) {
  const address = paths.groupBills(groupNumber ?? '');
  const isOpen = useMayOpen(accessRules.listBill, address);
  return isOpen && groupNumber ? <Link href={address}>{text}</Link> : null;
}
