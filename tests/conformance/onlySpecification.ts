import { calledBy, onlyFields, specification } from './specification.ts';
import type { EndpointName } from '@agent-portal/data/contract';

/** What the specification's own lists can be asked for; the rest is ours. */
const oursInQueries = /dueDate|%22due%22|"due"/;

/** What a carrier answers that has only what the specification asks for. */
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
 * Makes of the embedded carrier one that has only what the specification asks for: no other calls, no
 * other fields, no other orders.
 * @returns what becomes of the answer to a request, or undefined where it stays
 */
export function onlySpecification(method: string, url: string): SparseAnswer | undefined {
  const [path = '', query = ''] = url.split('?');
  const endpoint = calledBy(method, path);
  if (!endpoint) return undefined;
  if (endpoint.isOptional) return problem(404);
  if (oursInQueries.test(query)) return problem(400);
  const fields = specification[endpoint.name as EndpointName];
  return fields && { body: (text) => sparse(text, fields) };
}

/** A problem stays as it is. */
function sparse(text: string, fields: Parameters<typeof onlyFields>[0]): string {
  const answer: unknown = JSON.parse(text);
  const isProblem = typeof answer === 'object' && answer !== null && 'requestId' in answer;
  return isProblem ? text : JSON.stringify(onlyFields(fields, answer));
}
