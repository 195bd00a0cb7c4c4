import { useStatusCountsCard } from '@agent-portal/data/business/hooks';
import { formatCount } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import { paths } from '../../../paths.ts';
import { listLinks } from '../../../shared/business/listLinks.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { Groups } from './StatusCountsCard.styles.ts';

/** The status counts of the three policy groups, each with a link to its list [S3]. */
export function StatusCountsCard() {
  return (
    <BusinessCard
      title="Policies"
      answer={useStatusCountsCard()}
      failure="The counts of your policies could not be loaded."
      lines={11}
    >
      {({ pendingPolicies: pending, activePolicies: active, terminatedPolicies: terminated }) => (
        <Groups>
          <li>
            <h3>
              <Link href={paths.whole(paths.pending())}>Pending</Link>
            </h3>
            <StatTiles>
              <StatTile
                label="Underwriting requirements"
                value={formatCount(pending.underwritingRequirements)}
              />
              <StatTile label="Pending premium" value={<Money amount={pending.pendingPremium} />} />
            </StatTiles>
          </li>
          <li>
            <h3>
              <Link href={paths.whole(paths.active())}>Active</Link>
            </h3>
            <StatTiles>
              <StatTile label="Policies" value={formatCount(active.totalPolicies)} />
              <StatTile
                label="Annualized premium"
                value={<Money amount={active.annualizedPremium} />}
              />
              <StatTile
                label={<Link href={listLinks.pastDue}>Past due premium</Link>}
                value={<Money amount={active.pastDuePremium} />}
              />
            </StatTiles>
          </li>
          <li>
            <h3>
              <Link href={paths.whole(paths.terminated())}>Terminated</Link>
            </h3>
            <StatTiles>
              <StatTile
                label={
                  <Link href={listLinks.firstPaymentFail}>Declined initial premium payments</Link>
                }
                value={formatCount(terminated.declinedInitialPremiumPayments)}
              />
            </StatTiles>
          </li>
        </Groups>
      )}
    </BusinessCard>
  );
}
