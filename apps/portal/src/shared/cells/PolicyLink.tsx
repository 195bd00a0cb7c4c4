import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { mayFollow } from '../mayFollow.ts';

/** The pages of policies ask for no feature. */
const noFeatures: ReadonlySet<never> = new Set();

/** A policy's number, which leads to the policy where the reader may open it. */
export function PolicyLink({ policyNumber }: { readonly policyNumber: string }) {
  const { user } = useSession();
  const address = paths.policyDetails(policyNumber);
  const visit = { needs: accessRules.policies, user, features: noFeatures };
  return mayFollow(address, visit) ? <Link href={address}>{policyNumber}</Link> : policyNumber;
}
