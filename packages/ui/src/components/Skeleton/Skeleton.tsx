import { SkeletonElement } from './Skeleton.styles.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** How many lines of text it stands for. @default 1 */
  readonly lines?: number | undefined;
}

/** The shape of text that is still loading; silent, the part around it says that it is busy. */
export function Skeleton({ lines = 1, ...root }: SkeletonProps) {
  return (
    <SkeletonElement {...root} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </SkeletonElement>
  );
}
