import type { Party, Policy } from '@agent-portal/data/policies/policy/shapes';
import { Card } from '@agent-portal/ui/Card';
import { PartyDetails } from './PartyDetails.tsx';
import { Grid } from '@agent-portal/ui/Grid';

/** The kinds of parties in the order of [S2]. There is at most one payee and one assignee. */
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

/** Client Information: all parties of the policy [S2]. */
export function ClientInformation({ policy }: { readonly policy: Policy }) {
  return (
    <Card>
      <h2>Client Information</h2>
      <Grid minColumn="18rem" gap={24}>
        {partiesOf(policy)
          .filter(([, parties]) => parties.length > 0)
          .map(([kind, parties]) => (
            <section key={kind} aria-label={kind}>
              <h3>{kind}</h3>
              {parties.map((party) => (
                <PartyDetails
                  key={JSON.stringify(party)}
                  party={party}
                  policyNumber={policy.policyNumber}
                />
              ))}
            </section>
          ))}
      </Grid>
    </Card>
  );
}
