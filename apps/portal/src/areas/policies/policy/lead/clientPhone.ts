import type { Party, Policy } from '@agent-portal/data/policies/policy/shapes';
import { parsePhone } from '@agent-portal/format';

type People = Pick<Policy, 'insureds' | 'annuitants' | 'owners'>;

/**
 * The person to call about a policy: the first insured with a phone number that can be dialed, else an annuitant
 * or an owner. A child that is insured has none.
 */
export function clientPhone({
  insureds,
  annuitants,
  owners,
}: People): { readonly name: string; readonly phone: string } | undefined {
  const hasPhone = (party: Party): party is Party & { phone: string } =>
    parsePhone(party.phone ?? '') !== undefined;
  const found = [...insureds, ...annuitants, ...owners].find(hasPhone);
  return found && { name: found.name, phone: found.phone };
}
