import type { RootProps } from '../rootProps/splitRoot.ts';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const SkeletonElement = styled.span`
  display: grid;
  gap: ${token('space-12')};

  & > span {
    block-size: 0.875em;
    background: ${token('color-skeleton')};
    border-radius: ${token('radius-control')};
  }

  & > span:nth-child(even) {
    inline-size: 70%;
  }
`;

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** How many lines of text it stands for. @default 1 */
  readonly lines?: number | undefined;
}

/**
 * The shape of text that is still loading; silent, the part around it says that it is busy.
 *
 * - **Also called:** placeholder, shimmer.
 * - **When to use it:** The first load of a part.
 * - **When not:** Old content can stay on screen.
 */
export function Skeleton({ lines = 1, ...root }: SkeletonProps) {
  return (
    <SkeletonElement {...root} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </SkeletonElement>
  );
}
