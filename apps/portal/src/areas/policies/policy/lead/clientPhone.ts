import type { Party, Policy } from '@agent-portal/data/policies/policy/shapes';

type People = Pick<Policy, 'insureds' | 'annuitants' | 'owners'>;

/**
 * The person to call about a policy, with ten digits: the first insured with a phone number, else an annuitant
 * or an owner. A child that is insured has none.
 */
export function clientPhone({
  insureds,
  annuitants,
  owners,
}: People): { readonly name: string; readonly phone: string } | undefined {
  const hasPhone = (party: Party): party is Party & { phone: string } => Boolean(party.phone);
  const found = [...insureds, ...annuitants, ...owners].find(hasPhone);
  return found && { name: found.name, phone: found.phone };
}
