import type { Claim } from '@agent-portal/data/claims/contract';
import { formatDate } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { ClaimStatusText } from '../../../shared/claims/ClaimStatusText.tsx';
import { DividedList } from '../../../shared/page/DividedList.ts';

/** The claims on a client's policies, for users who may open claims. */
export function ClaimsCard({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <Card>
      <h2>Claims</h2>
      {claims.length === 0 ? (
        <p>No claims.</p>
      ) : (
        <DividedList>
          {claims.map(({ claimNumber, claimant, policyNumber, received, status, type }) => (
            <li key={claimNumber}>
              <Link href={`${paths.claimsResults()}?${new URLSearchParams({ claimNumber })}`}>
                {`Claim ${claimNumber}`}
              </Link>
              <ClaimStatusText status={status} />
              <span>
                {type}, {claimant}
              </span>
              <small>
                Received {formatDate(received)}, {policyNumber}
              </small>
            </li>
          ))}
        </DividedList>
      )}
    </Card>
  );
}
