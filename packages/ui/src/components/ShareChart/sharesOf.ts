/** A part of a whole. */
export interface SharePart {
  readonly label: string;
  /** A missing or negative value has no share. */
  readonly value: number;
}

/** A part with its share, 0 to 1. */
export interface Share extends SharePart {
  readonly share: number;
}

/** The shares of the parts, the largest first. */
export function sharesOf(parts: readonly SharePart[]): readonly Share[] {
  const whole = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  return parts
    .map((part) => ({ ...part, share: whole === 0 ? 0 : Math.max(0, part.value) / whole }))
    .toSorted((one, other) => other.value - one.value);
}
