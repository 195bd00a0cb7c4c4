import type * as buttons from './buttons.ts';
import type * as charts from './charts.ts';
import type * as choices from './choices.ts';
import type * as data from './data.ts';
import type * as dates from './dates.ts';
import type * as feedback from './feedback.ts';
import type * as inputs from './inputs.ts';
import type * as navigation from './navigation.ts';
import type * as overlays from './overlays.ts';
import type * as tables from './tables.ts';

/** A page loads a whole file for one of its texts, so each file has texts that load together. */
type English = typeof buttons &
  typeof charts &
  typeof choices &
  typeof data &
  typeof dates &
  typeof feedback &
  typeof inputs &
  typeof navigation &
  typeof overlays &
  typeof tables;

/** Every text that the package itself writes, by component: `comboboxWords` as `Combobox`. */
export type Words = {
  readonly [
    Name in keyof English as Name extends `${infer Component}Words` ? Capitalize<Component> : never
  ]: English[Name];
};

/** The texts that an app replaces; the others stay English. */
export type WordsOf = { readonly [Name in keyof Words]?: Partial<Words[Name]> | undefined };
