import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

const PageHeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space-12')} ${token('space-16')};
  margin-block-end: ${token('space-16')};

  @media ${below('md')} {
    align-items: center;
    gap: ${token('space-8')};
    margin-block-end: ${token('space-8')};
  }

  & h1 {
    margin: 0;
    overflow-wrap: anywhere;
    outline: none;
  }

  & > div:last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-12')};

    @media print {
      display: none;
    }
  }
`;

export interface PageHeaderProps extends RootProps<HTMLDivElement> {
  /** The `h1` of the page. */
  readonly title: ReactNode;
  /** The pages above it, or the name of its area as a small `Text`. */
  readonly trail?: ReactNode;
  /** Buttons of the whole page, at its end. */
  readonly actions?: ReactNode;
}

/**
 * The head of a page: its area, its h1, which takes the focus after a route change, its actions.
 *
 * - **Also called:** title bar, page title.
 * - **When to use it:** Once a page: its title, its parents, the buttons of the whole page.
 * - **When not:** A part of a page: a heading of a lower level.
 */
export function PageHeader({ title, trail, actions, ...root }: PageHeaderProps) {
  return (
    <PageHeaderRow {...root}>
      <div>
        {trail}
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {actions && <div>{actions}</div>}
    </PageHeaderRow>
  );
}
