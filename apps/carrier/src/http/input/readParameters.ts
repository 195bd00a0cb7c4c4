import { badRequest, type FieldError } from '../answers/problems.ts';
import { textProblem } from './textProblem.ts';

/** Parameters that a query may have, and fields that a form may have. */
export const mostParameters = 100;

/** A name and its value, as a query or a form has them. */
export type Parameter = readonly [name: string, value: string];

/** @throws Problem 400 that names `whole`, where there are too many */
export function refuseTooMany(count: number, whole: string): void {
  if (count <= mostParameters) return;
  const message = `must not have more than ${mostParameters} parameters`;
  throw badRequest([{ field: whole, message }]);
}

/** @throws Problem 400 that names each parameter which no database could hold */
export function refuseBadTexts(parameters: readonly Parameter[], whole: string): void {
  const errors = parameters.flatMap(([name, value]): FieldError[] => {
    const message = textProblem(name) ?? textProblem(value);
    return message === undefined ? [] : [{ field: name || whole, message }];
  });
  if (errors.length > 0) throw badRequest(errors);
}

/** @throws Problem 400 that names each parameter which is given more than once */
export function onceEach(parameters: readonly Parameter[], whole: string): Map<string, string> {
  const given = Map.groupBy(parameters, ([name]) => name);
  const errors = [...given].flatMap(([name, { length }]): FieldError[] =>
    length > 1 ? [{ field: name || whole, message: 'must be given once' }] : [],
  );
  if (errors.length > 0) throw badRequest(errors);
  return new Map(parameters);
}

/**
 * The parameters of a query, or of a form that is written like one. They are counted before they are
 * read: reading half a million takes seconds.
 *
 * @param whole the name for what is wrong as a whole, such as `query`
 * @throws Problem 400 where they are too many, or a text is none for a database
 */
export function readParameters(text: string, whole: string): readonly Parameter[] {
  refuseTooMany(text.split('&', mostParameters + 1).length, whole);
  const parameters = [...new URLSearchParams(text)];
  refuseBadTexts(parameters, whole);
  return parameters;
}
