import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';

/** A policy's number, with a link to the policy if the user may open it. */
export function PolicyLink({ policyNumber }: { readonly policyNumber: string }) {
  const address = paths.policyDetails(policyNumber);
  const isOpen = useMayOpen(accessRules.policies, address);
  return isOpen ? <Link href={address}>{policyNumber}</Link> : policyNumber;
}
