import type { Library } from './importsOf.ts';

/** What a component adds to the smallest app that imports it, in bytes as sent (gzip). */
export interface ImportSize {
  /** Loads with the app. */
  readonly atOnce: number;
  /** Loads when the component is first opened. */
  readonly late: number;
  /** The part of both that is react-aria-components. */
  readonly aria: number;
  /** The sizes of other libraries for the same job. */
  readonly rivals: Readonly<Partial<Record<Library, number>>>;
}

export type ImportSizes = Readonly<Record<string, ImportSize>>;

export type Verdict = 'won' | 'won at once' | 'lost' | 'no equivalent';

/**
 * The result of a component against the smallest library. 'won at once' means that it is larger only
 * with the code that loads when it opens.
 */
export function verdictOf({ atOnce, late, rivals }: ImportSize): Verdict {
  const smallest = Math.min(...Object.values(rivals));
  if (smallest === Infinity) return 'no equivalent';
  if (atOnce + late <= smallest) return 'won';
  return atOnce <= smallest ? 'won at once' : 'lost';
}
