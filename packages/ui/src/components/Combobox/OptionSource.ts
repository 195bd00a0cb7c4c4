import type { Ref } from 'react';
import type { Option } from './Option.ts';

/** Values to choose from, at hand or fetched when they are first wanted. */
export interface OptionSource {
  /** Undefined until they are there. */
  readonly options: readonly Option[] | undefined;
  /** @default 'ready' once there are options, 'loading' before */
  readonly status?: 'loading' | 'ready' | 'error' | undefined;
  /** Asks again after an error; without it there is no button for that. */
  readonly onRetry?: (() => void) | undefined;
}

/** A field whose value comes from a list. */
export interface OptionFieldProps extends OptionSource {
  readonly label: string;
  /** A hint under the label that stays. */
  readonly help?: string | undefined;
  /** What is wrong with the choice. */
  readonly errorText?: string | undefined;
  /** Says so to the reader; whoever sends the form holds it. @default false */
  readonly isRequired?: boolean | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
  /** The focus has left the field and its list. */
  readonly onBlur?: (() => void) | undefined;
  /** The input. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}
