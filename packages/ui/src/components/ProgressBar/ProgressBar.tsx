import { Track } from './ProgressBar.styles.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** Shows the bar; its place stays when it is hidden, so that nothing moves. */
  readonly active: boolean;
  /** The progress, from 0 to 1; left out when it is not known. */
  readonly value?: number;
  /**
   * What is running: 'Exporting pending.xlsx'. Left out where another text says so already,
   * like `aria-busy` on a table: then the bar is decoration.
   */
  readonly label?: string;
}

/**
 * A thin bar over something that waits, a `div`.
 *
 * - **Also called:** progress indicator, loading bar.
 * - **When to use it:** Lists that load again, exports; with a share where it is known.
 * - **When not:** Nothing was there before: `Skeleton`.
 */
export function ProgressBar({ active, value, label, ...root }: ProgressBarProps) {
  const meaning = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': value === undefined ? undefined : Math.round(value * 100),
      }
    : { 'aria-hidden': true };
  return (
    <Track {...root} {...(active ? meaning : { 'aria-hidden': true })} data-active={active}>
      {active && (
        <div
          data-part={value === undefined ? 'running' : 'filled'}
          style={value === undefined ? undefined : { transform: `scaleX(${value})` }}
        />
      )}
    </Track>
  );
}
