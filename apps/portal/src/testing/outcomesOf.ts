import { contract, type EndpointName } from '@agent-portal/data/contract';
import { type Endpoint, isFileResponse } from '@agent-portal/data/endpoint';
import type { Shows } from './Expected.ts';
import { type FailureName, failures, type Seen } from './failures.ts';

type Outcomes = Readonly<Partial<Record<FailureName, Seen | undefined>>>;

/** What the statuses show that have a special meaning for this kind of call. */
function statusesOf({ effect, response, ...call }: Endpoint): Outcomes {
  // The user may not have the file, or the carrier has none.
  if (isFileResponse(response)) return { '403': 'refused', '404': 'refused' };
  if (effect === 'change') return {};
  return {
    ...(call.onServerError === 'page' && { '500': 'error page' }),
    ...(call.onForbidden === 'page' && { '403': 'unauthorized page' }),
    // A part is hidden if the carrier does not have it (decisions, 9).
    ...(call.isOptional && call.onServerError === 'inline' && { '404': 'no failure' }),
  };
}

/**
 * What the screen shows for each failure of a call [S8]. A read shows its failure in place, with 'Try again'. A
 * change shows a message next to its button. Statuses differ as the endpoint says.
 * @param shows what differs on this page
 */
export function outcomesOf(name: EndpointName, shows: Shows = {}): [FailureName, Seen][] {
  const call: Endpoint = contract[name];
  const usual = call.effect === 'change' ? 'said' : 'in place';
  // A file is not JSON.
  const cannotHappen = isFileResponse(call.response) && { truncated: undefined, breach: undefined };
  const outcomes = Object.keys(failures).map((failure) => [failure, usual] as const);
  const all: Outcomes =
    typeof shows === 'string'
      ? Object.fromEntries(outcomes.map(([failure]) => [failure, shows]))
      : { ...Object.fromEntries(outcomes), ...statusesOf(call), ...cannotHappen, ...shows };
  return Object.entries({ ...all, '401': 'login' as const }).filter(
    (one): one is [FailureName, Seen] => one[1] !== undefined,
  );
}
