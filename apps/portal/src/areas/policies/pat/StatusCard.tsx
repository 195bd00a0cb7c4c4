import type { ApiError } from '@agent-portal/data';
import { Link } from '@agent-portal/ui/Link';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { formatCount } from '@agent-portal/format';
import { Money } from '@agent-portal/ui/Money';
import { useId } from 'react';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const CardSection = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token('space-16')};
  padding: ${token('space-24')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  & > h2,
  & > p,
  & > dl {
    margin: 0;
  }

  @media ${below('md')} {
    padding: ${token('space-16')};
  }
`;

type Figure = { readonly label: string } & (
  | { readonly count: number }
  | { readonly amount: string }
);

interface StatusCardProps {
  readonly title: string;
  /** The list that the card describes. */
  readonly href: string;
  /** The first count is the main one; undefined while they load. */
  readonly figures: readonly Figure[] | undefined;
  /** The part of the list to look at first. */
  readonly more: { readonly text: string; readonly href: string };
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** One status group of /pat: its counts and a link to its list [S3]. */
export function StatusCard({ title, href, figures, more, error, onRetry }: StatusCardProps) {
  const id = useId();
  return (
    <CardSection aria-labelledby={id} aria-busy={!figures && !error}>
      <h2 id={id}>
        <Link href={href}>{title}</Link>
      </h2>
      {error && <LoadError error={error} onRetry={onRetry} />}
      {!error && !figures && <Skeleton lines={4} />}
      {!error && figures && (
        <StatTiles>
          {figures.map((figure, index) => (
            <StatTile
              key={figure.label}
              size={index === 0 ? 'large' : 'regular'}
              label={figure.label}
              value={
                'count' in figure ? formatCount(figure.count) : <Money amount={figure.amount} />
              }
            />
          ))}
        </StatTiles>
      )}
      <p>
        <Link href={more.href}>{more.text}</Link>
      </p>
    </CardSection>
  );
}
