import { useDebtCard } from '@agent-portal/data/business/hooks';
import { useDebtAtRisk } from '@agent-portal/data/debt/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import { useRef } from 'react';
import { paths } from '../../../paths.ts';
import { BusinessCard } from './BusinessCard.tsx';

/** The debt, and what past due policies would add to it if the carrier offers that. */
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
          <StatTiles>
            <StatTile label="Unsecured" value={<Money amount={unsecured} />} />
            <StatTile label="Secured" value={<Money amount={secured} />} />
            {atRisk && (
              <StatTile
                label="At risk from past due policies"
                value={<Money amount={atRisk.totalAtRisk} />}
              />
            )}
          </StatTiles>
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
