import type { Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import type { RootProps } from '../rootProps/splitRoot.ts';

/** The first of the values that match a text, and how many match. */
export interface FoundOptions {
  readonly options: readonly Option[];
  readonly total: number;
}

/** Values to choose from, loaded already or at the first use. */
export interface OptionSource {
  /** Undefined until they have loaded. With only `onSearch`, the list asks the user to type. */
  readonly options?: readonly Option[] | undefined;
  /** The loading status of the options. @default ready once there are options or with `onSearch`, and loading before */
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
  /**
   * Whether what is typed narrows `options`. Where it is false, all of them show: the app loads others for
   * the text of `onInputChange`. @default true
   */
  readonly filter?: boolean | undefined;
  /** The label of a value that is not among `options`. @default the value */
  readonly labelOf?: ((value: string) => string) | undefined;
}

/** A field whose value is chosen from a list. */
export interface OptionFieldProps extends OptionSource, FieldProps, RootProps<HTMLInputElement> {
  /** The name under which a form sends what is chosen. @default the form does not send it */
  readonly name?: string | undefined;
  /** Called with the text of the search as the user types, and with an empty one when it is cleared. */
  readonly onInputChange?: ((text: string) => void) | undefined;
  /** The focus has left the field and its list. */
  readonly onBlur?: (() => void) | undefined;
  /** The input. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One value that can be chosen. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second line: what distinguishes it, or why it cannot be chosen. @default none */
  readonly description?: string | undefined;
  /** It is shown and the keys reach it, but it cannot be chosen. @default false */
  readonly disabled?: boolean | undefined;
  /** The heading that it is under; options of one group need not follow each other. @default none */
  readonly group?: string | undefined;
}
