// oxlint-disable-next-line no-restricted-imports -- no wait for a guess: a server says in Retry-After how long.
import { setTimeout } from 'node:timers/promises';
import { type Message, Visitor } from '../conformance/Visitor.ts';
import { password, postLogin } from '../faults/signIn.ts';
import { accountOf, type Caller, isActing } from './access/callers.ts';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** The longest that a server may ask to wait, in seconds. */
const longestWait = 120;

/** Asks; where a limit of the server's is reached, asks again when the server says. */
export async function ask(visitor: Visitor, message: Message): Promise<Answer> {
  for (;;) {
    const response = await visitor.send(message);
    const text = await response.text();
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status !== 429 || !(seconds > 0 && seconds <= longestWait)) {
      return { status: response.status, type: response.headers.get('Content-Type') ?? '', text };
    }
    await setTimeout(seconds * 1000);
  }
}

/**
 * Signs a demonstration account in; one that acts for an agent then begins to.
 * @throws where the account cannot sign in
 */
export async function signInAs(
  origin: string,
  caller: Caller,
  agentToActFor: () => Promise<string>,
): Promise<Visitor> {
  if (caller === 'visitor') return new Visitor(origin);
  const account = accountOf(caller);
  const response = await postLogin(origin, `${account}@northfield.example`, password);
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`${account} cannot sign in: ${response.status}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  const visitor = new Visitor(origin, cookies.join('; '));
  if (!isActing(caller)) return visitor;
  const agentId = await agentToActFor();
  const acting = await ask(visitor, {
    method: 'POST',
    url: '/API/Impersonation/Impersonate',
    body: JSON.stringify({ agentId }),
    isTrusted: true,
  });
  if (acting.status !== 200) throw new Error(`${account} cannot act: ${acting.status}`);
  return visitor;
}
