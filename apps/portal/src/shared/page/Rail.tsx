import { Card } from '@agent-portal/ui/Card';
import { DescriptionList, type DescriptionListProps } from '@agent-portal/ui/DescriptionList';
import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** From this width in px on, the rail is next to the lists. */
const wide = 1200;

/**
 * The lists of a thing, and a `Rail` with its facts: next to them where there is room, else below them. Parts from
 * other calls are the third child, at the end, so that they move nothing when they arrive.
 */
export const WithRail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-16')} ${token('space-24')};

  > div:has(> h2),
  > div > div:has(> h2) {
    padding: ${token('space-12')} ${token('space-16')};
  }

  && h2 {
    margin-block: 0 ${token('space-8')};
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }

  && [data-part='toolbar'] > h2 {
    margin: 0;
  }

  @media print {
    && [data-part='toolbar']:has(> h2) {
      display: block;
    }
  }

  /* A carrier can leave out all facts. */
  @media ${from(wide)} {
    &:has(> :nth-child(2) > section) {
      grid-template: auto 1fr / minmax(0, 1fr) 21.25rem;

      > :nth-child(2) {
        grid-row: span 2;
      }
    }
  }
`;

/** A card of label and value rows: `RailPart`s with a line between them. */
export const Rail = styled(Card)`
  padding: 0 ${token('space-16')};

  > section {
    padding-block: ${token('space-12')};
  }

  > section + section {
    border-block-start: 1px solid ${token('color-divider')};
  }

  &:not(:has(> section)) {
    display: none;
  }

  &&& h2 {
    margin: 0 0 ${token('space-4')};
    font-size: ${token('font-size')};
    line-height: ${token('line-height')};
  }
`;

interface RailPartProps extends Partial<Pick<DescriptionListProps, 'items'>> {
  readonly title: string;
  /** Below the rows. @default none */
  readonly children?: ReactNode;
}

const noItems: DescriptionListProps['items'] = [];

/** Facts about one subject. Without any, there is no part. */
export function RailPart({ title, items = noItems, children }: RailPartProps) {
  if (!children && items.every(([, value]) => !value)) return null;
  return (
    <section>
      <h2>{title}</h2>
      <DescriptionList layout="rows" items={items} />
      {children}
    </section>
  );
}
