import { styled } from 'styled-components';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { StatTile, StatTiles } from '../../components/StatTile/StatTile.tsx';
import { formatMoney } from '@agent-portal/format';
import { token } from '../../theme/token.ts';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));
  gap: ${token('space-16')};

  & > [data-part='wide'] {
    grid-column: 1 / -1;
  }
`;

const months = ['January', 'February', 'March', 'April', 'May', 'June'];
const thisYear = [92_000, 94_805.5, 99_000, 111_300, 118_259.5, 124_000];
const lastYear = [81_000, 84_000, 82_020, 86_900, 88_200, 90_500];

export interface DashboardPatternProps {
  /** The state of each part: a part that fails says so in its own place. */
  readonly state: 'loading' | 'ready' | 'one part failed';
  readonly onRetry: () => void;
}

/** Figures first, then their parts; each part loads, and fails, separately. */
export function DashboardPattern({ state, onRetry }: DashboardPatternProps) {
  const isReady = state !== 'loading';
  return (
    <Cards>
      <Card data-part="wide">
        <StatTiles>
          <StatTile
            label="Premium in force"
            value={isReady ? formatMoney(124_000) : undefined}
            note={isReady && 'Up 37% on last year’s $90,500.00'}
            trend={isReady ? 'up' : undefined}
            size="large"
          />
          <StatTile label="Policies" value={isReady ? '1,284' : undefined} />
          <StatTile label="Need action" value={isReady ? '17' : undefined} />
        </StatTiles>
      </Card>
      {isReady && (
        <>
          <Card>
            <BarChart
              title="Premium by month"
              summary="Premium rose from $92,000.00 in January to $124,000.00 in June."
              categoryName="Month"
              categories={months.map((month) => ({ label: month, shortLabel: month.slice(0, 3) }))}
              series={[
                { name: 'This year', values: thisYear },
                { name: 'Last year', values: lastYear },
              ]}
              format="money"
            />
          </Card>
          <Card>
            {state === 'one part failed' ? (
              <EmptyState
                title="The products could not be loaded."
                action={<Button onClick={onRetry}>Try again</Button>}
              >
                The carrier did not answer. The other figures are up to date.
              </EmptyState>
            ) : (
              <BarChart
                title="Premium by product"
                summary="Whole Life is 60% of the premium."
                categoryName="Product"
                categories={['Whole Life', 'Term Life 20', 'Disability Income'].map((label) => ({
                  label,
                }))}
                series={[{ name: 'Premium', values: [74_400, 37_200, 12_400] }]}
                format="money"
              />
            )}
          </Card>
        </>
      )}
    </Cards>
  );
}
