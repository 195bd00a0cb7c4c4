import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const EmptyNote = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-8')};
  padding: ${token('space-48')} ${token('space-16')};
  text-align: center;
  overflow-wrap: anywhere;

  & > h2,
  & > h3 {
    margin: 0;
    font-size: inherit;
    line-height: inherit;
  }

  & p {
    max-inline-size: 60ch;
    margin: 0 0 ${token('space-8')};
    color: ${token('color-text-muted')};
    text-wrap: pretty;
  }
`;

/** The element of the title: a heading, or only strong text. */
const emptyStateHeadings = ['strong', 'h2', 'h3'] as const;
export type EmptyStateHeading = (typeof emptyStateHeadings)[number];

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** What is missing: 'No orders match your filters'. */
  readonly title: string;
  /** Why, and what to do about it: text, in a paragraph. */
  readonly children?: ReactNode;
  /** The way on: a button or a link. */
  readonly action?: ReactNode;
  /** Its element. Use a heading if it fills a page or a part. @default 'strong' */
  readonly as?: EmptyStateHeading | undefined;
}

/**
 * Takes the place of content that is not there, and says why.
 *
 * - **Also called:** blank slate, no results.
 * - **When to use it:** A list, a part or a page without content, with the way on where there is
 *   one.
 * - **When not:** It could not be loaded: `Banner`. It is still on its way: `Skeleton`.
 */
export function EmptyState({
  title,
  children,
  action,
  as: Title = 'strong',
  ...root
}: EmptyStateProps) {
  return (
    <EmptyNote {...root}>
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {action}
    </EmptyNote>
  );
}
