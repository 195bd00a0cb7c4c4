import { useStatusCountsCard } from '@agent-portal/data/business/hooks';
import { formatCount } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import { paths } from '../../../paths.ts';
import { listLinks } from '../../../shared/business/listLinks.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Three groups in a row, or in a column if there is no room, with a line between them. */
const Groups = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-24')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    padding-inline-start: ${token('space-24')};
    border-inline-start: 1px solid ${token('color-divider')};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & h3 {
    margin: 0 0 ${token('space-12')};
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  /* As many in a line as fit into the narrow card. */
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-12')} ${token('space-24')};
  }

  @media ${below(1200)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-16')};

    & > li + li {
      padding: ${token('space-16')} 0 0;
      border-inline-start: 0;
      border-block-start: 1px solid ${token('color-divider')};
    }
  }
`;

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
