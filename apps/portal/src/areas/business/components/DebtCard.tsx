import { useDebtCard } from '@agent-portal/data/business/useDebtCard';
import { useDebtAtRisk } from '@agent-portal/data/debt/useDebtAtRisk';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { useRef } from 'react';
import { paths } from '../../../paths.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { Figures } from './CommissionsCard.styles.ts';
import { Figure } from './StatusCountsCard.styles.ts';

/** What is owed, and what policies past due would add to it; the latter where a carrier says so. */
export function DebtCard() {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { data: atRisk, error, retry } = useDebtAtRisk();

  function tryAgain() {
    titleRef.current?.focus();
    retry();
  }

  return (
    <BusinessCard
      title="Debt"
      titleRef={titleRef}
      action={<Link href={paths.debt()}>See debt</Link>}
      answer={useDebtCard()}
      failure="Your debt could not be loaded."
      lines={3}
    >
      {({ unsecured, secured }) => (
        <>
          <Figures>
            <Figure>
              <dt>Unsecured</dt>
              <dd>
                <Money amount={unsecured} />
              </dd>
            </Figure>
            <Figure>
              <dt>Secured</dt>
              <dd>
                <Money amount={secured} />
              </dd>
            </Figure>
            {atRisk && (
              <Figure>
                <dt>At risk by policies past due</dt>
                <dd>
                  <Money amount={atRisk.totalAtRisk} />
                </dd>
              </Figure>
            )}
          </Figures>
          {error && error.kind !== 'not-offered' && (
            <Banner tone="danger" action={<Button onClick={tryAgain}>Try again</Button>}>
              What is at risk could not be loaded. {error.message}
            </Banner>
          )}
        </>
      )}
    </BusinessCard>
  );
}
