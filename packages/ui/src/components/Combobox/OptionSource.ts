import type { Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import type { Option } from './Option.ts';

/** The first of the values that match a text, and how many match. */
export interface FoundOptions {
  readonly options: readonly Option[];
  readonly total: number;
}

/** Values to choose from, loaded already or at the first use. */
export interface OptionSource {
  /** Undefined until they have loaded. */
  readonly options: readonly Option[] | undefined;
  /** @default 'ready' once there are options, 'loading' before */
  readonly status?: 'loading' | 'ready' | 'error' | undefined;
  /** Loads them again after an error; without it there is no button for that. */
  readonly onRetry?: (() => void) | undefined;
  /** How many values there are, if `options` has only the first of them. @default as many as `options` */
  readonly total?: number | undefined;
  /**
   * Finds values by a text, if `options` has only the first of them. Without case and accents, as the
   * loaded ones are found. Keep it the same function between renders.
   * @default the loaded ones are searched
   */
  readonly onSearch?: ((text: string, signal: AbortSignal) => Promise<FoundOptions>) | undefined;
  /** The label of a value that is not among `options`. @default the value */
  readonly labelOf?: ((value: string) => string) | undefined;
}

/** A field whose value is chosen from a list. */
export interface OptionFieldProps extends OptionSource, FieldProps {
  /** The focus has left the field and its list. */
  readonly onBlur?: (() => void) | undefined;
  /** The input. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}
