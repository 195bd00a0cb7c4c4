/** One of the choices of a group. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A hint under the label. */
  readonly help?: string | undefined;
  /** @default false */
  readonly isDisabled?: boolean | undefined;
}
