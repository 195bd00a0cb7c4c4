import { doNotCall, type NoCall } from '@agent-portal/data/claims/noCall';
import { Banner } from '@agent-portal/ui/Banner';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';

/** Says that a client has died, with the death claim if the user may open it. */
export function NoCallNote({ noCall: { claim } }: { readonly noCall: NoCall }) {
  return (
    <Banner tone="warning">
      {claim && (
        <>
          Death claim <Link href={paths.claim(claim.claimNumber)}>{claim.claimNumber}</Link>{' '}
          {claim.status === 'Paid' ? 'was paid' : 'is in review'}.{' '}
        </>
      )}
      {doNotCall}
    </Banner>
  );
}
