import type { Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import type { Option } from './Option.ts';

/** Values to choose from, loaded already or at the first use. */
export interface OptionSource {
  /** Undefined until they have loaded. */
  readonly options: readonly Option[] | undefined;
  /** @default 'ready' once there are options, 'loading' before */
  readonly status?: 'loading' | 'ready' | 'error' | undefined;
  /** Loads them again after an error; without it there is no button for that. */
  readonly onRetry?: (() => void) | undefined;
}

/** A field whose value is chosen from a list. */
export interface OptionFieldProps extends OptionSource, FieldProps {
  /** The focus has left the field and its list. */
  readonly onBlur?: (() => void) | undefined;
  /** The input. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}
