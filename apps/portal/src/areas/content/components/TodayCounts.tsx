import { formatCount } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { Link } from '@agent-portal/ui/Link';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { unknownFeatures, useFeatures } from '../../../features/useFeatures.ts';
import { useNeedsAction } from '../../../work/today/useNeedsAction.ts';
import { BlockStack } from './Blocks.styles.ts';

/** Two next to each other on phones. */
const Counts = styled(StatTiles)`
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
`;

/**
 * What waits for the agent today, a count for each list that the user may open, above the rest of the page.
 * The counts and the page show together, so that nothing moves.
 */
export function TodayCounts({ children }: { readonly children: ReactNode }) {
  const waiting = useNeedsAction();
  if (useFeatures() === unknownFeatures) return null;
  if (waiting.length === 0) return children;
  return (
    <BlockStack>
      <Card>
        <h2>Waiting for you today</h2>
        <Counts>
          {waiting.map(({ label, to, count }) => (
            <StatTile
              key={to}
              label={<Link href={to}>{label}</Link>}
              value={count === undefined ? '—' : formatCount(count)}
            />
          ))}
        </Counts>
      </Card>
      {children}
    </BlockStack>
  );
}
