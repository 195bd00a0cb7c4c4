/** A rule that a value must pass. */
export type Validator = (value: string) => boolean;

/** Makes a rule from a function and its parameters. */
export function validator<const Params extends readonly unknown[]>(
  isValid: (value: string, ...params: Params) => boolean,
  ...params: Params
): Validator {
  return (value) => isValid(value, ...params);
}

export function passes(value: string, validators: readonly Validator[]): boolean {
  return validators.every((isValid) => isValid(value));
}
