/** What an attack tried, and what was wrong. */
export interface AttackOutcome {
  readonly tried: string;
  readonly failures: readonly string[];
}

/** No call may take longer, milliseconds. A figure of the machine: no test depends on it. */
export const longestCall = 2_000;

/** The failures of an attack that do not depend on how fast the machine is. */
export const withoutTimes = ({ failures }: AttackOutcome): readonly string[] =>
  failures.filter((failure) => !/ took \d+ ms/.test(failure));
