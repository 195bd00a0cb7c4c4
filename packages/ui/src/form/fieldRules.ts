import { formWords } from '../words/inputs.ts';
import type { FieldPath, FieldValues, UseControllerProps, Validate } from 'react-hook-form';

type Rules<Values extends FieldValues, Name extends FieldPath<Values>> = NonNullable<
  UseControllerProps<Values, Name>['rules']
>;

/** The result of a rule: null, or an error in a sentence. */
type Answer = string | null;

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The error of an empty required field; undefined if it may be empty. */
export function requiredText(
  rules: { readonly required?: unknown } | undefined,
  label: string,
  words: typeof formWords = formWords,
): string | undefined {
  const required = rules?.required;
  const { value = required, message } =
    typeof required === 'object' && required !== null
      ? (required as { value?: unknown; message?: string })
      : {};
  if (value === undefined || value === false || value === '') return undefined;
  if (typeof value === 'string') return value;
  return message || words.required(label);
}

/** The rules that a kind of field adds to those of the form. */
export interface OwnRules {
  /** The error of a text that is not a value yet. Checked first. */
  readonly draftError?: ((value: unknown) => Answer) | undefined;
  /** Whether a value counts as empty. @default null, false, a blank text, an empty list */
  readonly isEmpty?: ((value: unknown) => boolean) | undefined;
}

/** The rules of a field with those of its kind: an invalid text first, then a missing value. */
export function fieldRules<Values extends FieldValues, Name extends FieldPath<Values>>(
  rules: Rules<Values, Name> | undefined,
  label: string,
  { draftError, isEmpty = isNothing }: OwnRules,
  words: typeof formWords = formWords,
): Rules<Values, Name> {
  const { required: _, validate, ...others } = rules ?? {};
  const missing = requiredText(rules, label, words);
  const own = typeof validate === 'function' ? { own: validate } : validate;
  return {
    ...others,
    validate: {
      ...(draftError && { draft: (value: unknown) => draftError(value) ?? true }),
      ...(missing !== undefined && { required: (value: unknown) => !isEmpty(value) || missing }),
      ...(own as Record<string, Validate<unknown, Values>> | undefined),
    },
  };
}
