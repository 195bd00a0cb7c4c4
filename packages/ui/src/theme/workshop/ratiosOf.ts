import { contrast } from '../contrast.ts';
import { pairings } from '../pairings.ts';
import type { ColorToken, Colors } from '../token.ts';

export interface Ratio {
  readonly front: ColorToken;
  readonly back: ColorToken;
  /** 1 to 21 (WCAG 2.2). */
  readonly ratio: number;
  /** The required contrast: 4.5 for text, 3 for outlines. */
  readonly least: number;
}

export const fails = ({ ratio, least }: Ratio): boolean => ratio < least;

/** The distance from the required contrast, the worst first. */
export const byMargin = (one: Ratio, other: Ratio): number =>
  one.ratio / one.least - other.ratio / other.least;

/** The contrast of every pair of colors that meet, the worst first. */
export function ratiosOf(colors: Colors): readonly Ratio[] {
  return pairings
    .map(([front, back, least]) => ({
      front,
      back,
      least,
      ratio: contrast(colors[front], colors[back]),
    }))
    .toSorted(byMargin);
}

/** Two figures behind the point, never rounded up: 4.496 is less than 4.5, and reads so. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
