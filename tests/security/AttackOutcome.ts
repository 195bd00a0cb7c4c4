/** An attack and its failures. */
export interface AttackOutcome {
  readonly tried: string;
  readonly failures: readonly string[];
}

/** The time limit of a call, in milliseconds. It depends on the machine, so no test uses it. */
export const longestCall = 2_000;

/** The failures of an attack that do not depend on the speed of the machine. */
export const withoutTimes = ({ failures }: AttackOutcome): readonly string[] =>
  failures.filter((failure) => !/ took \d+ ms/.test(failure));
