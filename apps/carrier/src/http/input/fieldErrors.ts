import type * as z from 'zod/mini';
import type { FieldError } from '../answers/problems.ts';

/**
 * The errors of a schema, one for each field. Fields inside JSON are named like `filters.employer`.
 * @param whole the name for an error of the whole input, such as `body`
 */
export function fieldErrors(error: z.core.$ZodError, whole: string): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: [...path, key].join('.') || whole,
        message: 'is not known here',
      }));
    }
    const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    return [
      {
        field: path.join('.') || whole,
        message: isMissing ? 'is required' : plain(issue.message),
      },
    ];
  });
}

/** `Invalid input: expected string, received number` as the end of a sentence that names a field. */
function plain(message: string): string {
  return message.startsWith('Invalid input: ')
    ? `is not valid (${message.slice('Invalid input: '.length)})`
    : message;
}
