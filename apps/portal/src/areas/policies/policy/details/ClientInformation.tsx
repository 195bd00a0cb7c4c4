import type { Party, Policy } from '@agent-portal/data/policies/shapes';
import { Card } from '@agent-portal/ui/Card';
import { PartyDetails } from './PartyDetails.tsx';
import { Parties } from './ClientInformation.styles.ts';

/** The party kinds in the order of [S2]; payee and assignee are one at most. */
function partiesOf(policy: Policy): readonly (readonly [string, readonly Party[]])[] {
  return [
    ['Insureds', policy.insureds],
    ['Owners', policy.owners],
    ['Payors', policy.payors],
    ['Payee', policy.payee ? [policy.payee] : []],
    ['Assignee', policy.assignee ? [policy.assignee] : []],
    ['Beneficiaries', policy.beneficiaries],
    ['Annuitants', policy.annuitants],
  ];
}

/** Client Information: everybody with a part in the policy [S2]. */
export function ClientInformation({ policy }: { readonly policy: Policy }) {
  return (
    <Card>
      <h2>Client Information</h2>
      <Parties>
        {partiesOf(policy)
          .filter(([, parties]) => parties.length > 0)
          .map(([kind, parties]) => (
            <section key={kind} aria-label={kind}>
              <h3>{kind}</h3>
              {parties.map((party) => (
                <PartyDetails key={JSON.stringify(party)} party={party} />
              ))}
            </section>
          ))}
      </Parties>
    </Card>
  );
}
