import { type Message, Visitor } from '../conformance/Visitor.ts';
import { password, postLogin } from '../faults/signIn.ts';
import { accountOf, type Caller, isActing } from './access/callers.ts';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Sends a request, and reads the answer to its end. */
export async function ask(visitor: Visitor, message: Message): Promise<Answer> {
  const response = await visitor.send(message);
  const type = response.headers.get('Content-Type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

/**
 * Signs in a demonstration account. If it acts for an agent, it starts to.
 * @throws if the account cannot sign in
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
