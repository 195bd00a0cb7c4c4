export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A note under the label. */
  readonly hint?: string | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
}
