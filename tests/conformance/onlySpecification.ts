import { calledBy, onlyFields, specification } from './specification.ts';
import type { EndpointName } from '@agent-portal/data/contract';

/** The query parameters of the specification's lists. All others are extensions. */
const extensionsInQueries = /dueDate|%22due%22|"due"/;

/** The answer of a carrier that has only the specification's calls and fields. */
export interface SparseAnswer {
  readonly status?: number;
  readonly body?: (text: string) => string;
}

const problem = (status: number) => ({
  status,
  body: () =>
    JSON.stringify({ status, title: 'Not here', detail: 'Not here.', requestId: 'sparse' }),
});

/**
 * Changes the embedded carrier into one with only the specification's calls, fields and orders.
 * @returns the change of the answer to a request, or undefined for no change
 */
export function onlySpecification(method: string, url: string): SparseAnswer | undefined {
  const [path = '', query = ''] = url.split('?');
  const endpoint = calledBy(method, path);
  if (!endpoint) return undefined;
  if (endpoint.isOptional) return problem(404);
  if (extensionsInQueries.test(query)) return problem(400);
  const fields = specification[endpoint.name as EndpointName];
  return fields && { body: (text) => sparse(text, fields) };
}

/** A problem is not changed. */
function sparse(text: string, fields: Parameters<typeof onlyFields>[0]): string {
  const answer: unknown = JSON.parse(text);
  const isProblem = typeof answer === 'object' && answer !== null && 'requestId' in answer;
  return isProblem ? text : JSON.stringify(onlyFields(fields, answer));
}
