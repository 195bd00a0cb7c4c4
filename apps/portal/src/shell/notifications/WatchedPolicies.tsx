import type { Watch } from '@agent-portal/data/watches/contract';
import { useStopWatching } from '@agent-portal/data/watches/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Link } from '@agent-portal/ui/Link';
import { useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const FoldedList = styled.details`
  padding: ${token('space-8')} ${token('space-12')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-control')};

  & summary {
    padding-block: calc((${token('target')} - ${token('line-height')}) / 2);
    font-weight: ${token('font-weight-strong')};
    cursor: pointer;
  }

  & > ul {
    margin: ${token('space-8')} 0 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-12')};
    margin: 0;
    padding-block: ${token('space-8')};
  }

  & li p {
    margin: 0;
    font-size: ${token('font-size-small')};
  }

  & li > button {
    flex: none;
  }
`;

interface WatchedPoliciesProps {
  readonly watches: readonly Watch[];
  readonly onFollow: () => void;
}

/** The watched policies, collapsed, each with a button to stop watching. */
export function WatchedPolicies({ watches, onFollow }: WatchedPoliciesProps) {
  const { make, failure } = useStopWatching();
  const [stopping, setStopping] = useState<string>();
  const summary = useRef<HTMLElement>(null);

  async function stop(policyNumber: string) {
    setStopping(policyNumber);
    const isDone = await make({ params: { policyNumber } });
    setStopping(undefined);
    if (!isDone) return;
    announce(`Stopped watching policy ${policyNumber}`);
    // The focused button has disappeared, so the focus must move.
    summary.current?.focus();
  }

  return (
    <FoldedList>
      <summary ref={summary}>Watched policies ({watches.length})</summary>
      {failure && <Banner tone="danger">The policy is still watched. {failure.message}</Banner>}
      {watches.length === 0 ? (
        <p>To see changes of a policy here, choose ‘Watch this policy’ on its page.</p>
      ) : (
        <ul>
          {watches.map(({ policyNumber, primaryInsured, policyStatus }) => (
            <li key={policyNumber}>
              <div>
                <Link href={paths.policyDetails(policyNumber)} onClick={onFollow}>
                  {policyNumber}
                </Link>
                <p>
                  {primaryInsured} · {policyStatus}
                </p>
              </div>
              <Button
                size="small"
                aria-label={`Stop watching ${policyNumber}`}
                isBusy={stopping === policyNumber}
                disabled={stopping !== undefined && stopping !== policyNumber}
                onClick={() => void stop(policyNumber)}
              >
                Stop watching
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FoldedList>
  );
}
