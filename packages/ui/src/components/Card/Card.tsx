import type { HTMLAttributes, RefAttributes } from 'react';
import { styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

const CardElement = styled.div`
  padding: ${token('space-24')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};

  & > :first-child {
    margin-block-start: 0;
  }

  & > :last-child {
    margin-block-end: 0;
  }

  @media ${below('md')} {
    padding: ${token('space-16')};
  }
`;

/**
 * A bordered surface for one subject.
 *
 * - **Also called:** panel, tile, surface.
 * - **When to use it:** Parts of a page that are independent.
 * - **When not:** Rows that repeat: a table.
 */
export function Card(props: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>) {
  return <CardElement {...props} />;
}
