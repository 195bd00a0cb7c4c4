import type { Claim } from '@agent-portal/data/claims/contract';
import { formatDate } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { ClaimStatusText } from '../../../shared/claims/ClaimStatusText.tsx';
import { paths } from '../../../paths.ts';
import { ListCard } from './ListCard.tsx';

/** The claims on a client's policies, for users who may open claims. */
export function ClaimsCard({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <ListCard title="Claims">
      {claims.map(({ claimNumber, claimant, policyNumber, received, status, missing, type }) => (
        <li key={claimNumber}>
          <Link href={`${paths.claimsResults()}?${new URLSearchParams({ claimNumber })}`}>
            {`Claim ${claimNumber}`}
          </Link>
          <ClaimStatusText status={status} missing={missing} />
          <span>
            {type}, {claimant}
          </span>
          <small>
            Received {formatDate(received)}, {policyNumber}
          </small>
        </li>
      ))}
    </ListCard>
  );
}
