import type { TodayGroup, TodayKind } from '@agent-portal/data/work/today/contract';
import { formatCount } from '@agent-portal/format';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { groupWords, urgencyOf } from './groupWords.ts';

const Bar = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-divider')};

  & > button {
    display: grid;
    align-content: center;
    min-block-size: 3.875rem;
    padding: ${token('space-4')} ${token('space-16')};
    border: 0;
    background: ${token('color-surface')};
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & > button:hover {
    background: ${token('color-hover')};
  }

  & > button:focus-visible {
    outline-offset: -3px;
  }

  & > [aria-pressed='true'] {
    background: ${token('color-selected')};
    box-shadow: inset 0 -3px ${token('color-primary')};
  }

  & strong {
    margin-inline-end: ${token('space-4')};
    font-size: 1.375rem;
    font-variant-numeric: tabular-nums;
    line-height: ${token('line-height')};
  }

  & small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  @media ${below('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;

    & > button {
      min-block-size: 2.75rem;
    }

    & > button:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }

    & small {
      display: none;
    }
  }

  @media (forced-colors: active) {
    & > [aria-pressed='true'] {
      border-block-end: 3px solid Highlight;
    }
  }

  @media print {
    display: none;
  }
`;

interface CountersProps {
  readonly groups: readonly TodayGroup[];
  readonly only: TodayKind | undefined;
  readonly onPick: (kind: TodayKind | undefined) => void;
}

/** The number of items in each group. A press shows only one group; a second press shows all again. */
export const Counters = ({ groups, only, onPick }: CountersProps) => (
  <Bar aria-label="Show only">
    {groups.map((group) => {
      const { kind, total } = group;
      return (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === only}
          onClick={() => onPick(kind === only ? undefined : kind)}
        >
          <span>
            <strong>{formatCount(total)}</strong> {groupWords[kind].title}
          </span>{' '}
          <small>{urgencyOf(group)}</small>
        </button>
      );
    })}
  </Bar>
);
