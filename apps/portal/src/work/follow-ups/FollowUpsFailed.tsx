import { usePolicyFollowUps } from '@agent-portal/data/work/follow-ups/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';

/** Says that the follow-ups of a policy failed to load. Hidden when the carrier does not support them. */
export function FollowUpsFailed({ policyNumber }: { readonly policyNumber: string }) {
  const { error, retry } = usePolicyFollowUps(policyNumber);
  if (!error || error.kind === 'not-offered') return null;
  return (
    <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
      Your follow-ups on this policy could not be loaded. {error.message}
    </Banner>
  );
}
