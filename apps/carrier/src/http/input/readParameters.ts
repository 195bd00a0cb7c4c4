import { badRequest, type FieldError } from '../answers/problems.ts';
import { textProblem } from './scanJson.ts';

/** The most parameters of a query, and the most fields of a form. */
const mostParameters = 100;

export type Parameter = readonly [name: string, value: string];

/** @throws Problem 400 that names `whole`, when there are too many */
export function refuseTooMany(count: number, whole: string): void {
  if (count <= mostParameters) return;
  const message = `must not have more than ${mostParameters} parameters`;
  throw badRequest([{ field: whole, message }]);
}

/** @throws Problem 400 that names each parameter that the database cannot store */
export function refuseBadTexts(parameters: readonly Parameter[], whole: string): void {
  const errors = parameters.flatMap(([name, value]): FieldError[] => {
    const message = textProblem(name) ?? textProblem(value);
    return message === undefined ? [] : [{ field: name || whole, message }];
  });
  if (errors.length > 0) throw badRequest(errors);
}

/** @throws Problem 400 that names each parameter that is given more than once */
export function onceEach(parameters: readonly Parameter[], whole: string): Map<string, string> {
  const given = Map.groupBy(parameters, ([name]) => name);
  const errors = [...given].flatMap(([name, { length }]): FieldError[] =>
    length > 1 ? [{ field: name || whole, message: 'must be given once' }] : [],
  );
  if (errors.length > 0) throw badRequest(errors);
  return new Map(parameters);
}

/**
 * The parameters of a query or a URL-encoded form. They are counted before they are parsed, because parsing
 * half a million takes seconds.
 *
 * @param whole the name for an error of the whole input, such as `query`
 * @throws Problem 400 when there are too many, or the database cannot store a text
 */
export function readParameters(text: string, whole: string): readonly Parameter[] {
  refuseTooMany(text.split('&', mostParameters + 1).length, whole);
  const parameters = [...new URLSearchParams(text)];
  refuseBadTexts(parameters, whole);
  return parameters;
}
