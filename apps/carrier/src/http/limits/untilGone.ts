import { clientGone } from '../answers/problems.ts';

/** A signal that aborts with the server's signal, but throws an error that can be answered and logged. */
export function untilGone(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const leave = () => controller.abort(clientGone());
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return controller.signal;
}
