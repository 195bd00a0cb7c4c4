import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';

interface GroupBillsLinkProps {
  readonly groupNumber: string;
}

/** A group's number, with a link to its list bills if the user may open them. */
export function GroupBillsLink({ groupNumber }: GroupBillsLinkProps) {
  const address = paths.groupBills(groupNumber);
  const isOpen = useMayOpen(accessRules.listBill, address);
  return isOpen ? <Link href={address}>{groupNumber}</Link> : groupNumber;
}
