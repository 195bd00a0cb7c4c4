import type { Library } from './libraries.ts';

/** What a component brings to the smallest app that imports it: bytes as they are sent (gzip). */
export interface ImportSize {
  /** Comes with the app. */
  readonly atOnce: number;
  /** Comes when the component is first opened. */
  readonly late: number;
  /** How much of both is react-aria-components. */
  readonly aria: number;
  /** What does the same job elsewhere. */
  readonly rivals: Readonly<Partial<Record<Library, number>>>;
}

export type ImportSizes = Readonly<Record<string, ImportSize>>;

export type Verdict = 'won' | 'won at once' | 'lost' | 'no equivalent';

/**
 * How a component does against the smallest that does its job: 'won at once' is what is larger only
 * with the code that comes when it opens.
 */
export function verdictOf({ atOnce, late, rivals }: ImportSize): Verdict {
  const smallest = Math.min(...Object.values(rivals));
  if (smallest === Infinity) return 'no equivalent';
  if (atOnce + late <= smallest) return 'won';
  return atOnce <= smallest ? 'won at once' : 'lost';
}
