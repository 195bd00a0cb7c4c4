import { contrast } from '../contrast.ts';
import { pairings } from '../pairings.ts';
import type { ColorToken, Colors } from '../tokens.ts';

export interface Ratio {
  readonly front: ColorToken;
  readonly back: ColorToken;
  /** 1 to 21 (WCAG 2.2). */
  readonly ratio: number;
  /** What it has to reach: 4.5 for text, 3 for outlines. */
  readonly least: number;
}

/** The contrast of every pair of colours that meet, those that fail first. */
export function ratiosOf(colors: Colors): readonly Ratio[] {
  const ratios = pairings.map(([front, back, least]) => ({
    front,
    back,
    least,
    ratio: contrast(colors[front], colors[back]),
  }));
  return [...ratios.filter(fails), ...ratios.filter((ratio) => !fails(ratio))];
}

export const fails = ({ ratio, least }: Ratio): boolean => ratio < least;
