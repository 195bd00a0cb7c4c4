import { randomUUID } from 'node:crypto';
import { getSubAccounts, inviteSubAccount } from '@agent-portal/data/sub-accounts/contract';
import { openSession } from '../faults/signIn.ts';
import type { AttackOutcome } from './AttackOutcome.ts';

const password = 'four words in a row';

/** A stranger requests links for a new password of a user who has one. The user's own link still works. */
export async function resetLinks(origin: string): Promise<AttackOutcome> {
  const username = `attack-${randomUUID()}@example.com`;
  const agent = { ...(await openSession(origin, 'agent')), 'Content-Type': 'application/json' };
  const send = (path: string, fields: Record<string, string>, Cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { Cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  /** The links in the user's e-mail, the last first. The demonstration shows it. */
  const links = async () => {
    const page = await (await fetch(`${origin}/stand-ins/outbox`)).text();
    return page
      .split('<article')
      .filter((message) => message.includes(username))
      .flatMap((message) => /\/auth\/[\w-]+\?token=[\w.-]+/.exec(message)?.[0] ?? []);
  };
  const open = async (link: string) => {
    const opened = await fetch(origin + link, { redirect: 'manual' });
    const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const path = opened.headers.get('Location') ?? '';
    const page = await (await fetch(origin + path, { headers: { Cookie } })).text();
    return { Cookie, path, page };
  };
  const invitation = { firstName: 'Ada', lastName: 'Attack', roles: ['Claims'], endsOn: null };
  await fetch(origin + inviteSubAccount.path, {
    method: 'POST',
    headers: agent,
    body: JSON.stringify({ ...invitation, emailAddress: username }),
  });
  const invited = await open((await links())[0] ?? '/');
  await send(invited.path, { password }, invited.Cookie);
  const request = () => send('/auth/forgot-password', { username });
  await request();
  const [own = '/'] = await links();
  const strangers = [await request(), await request(), await request()];
  const { Cookie, path, page } = await open(own);
  const failures: string[] = [];
  if (strangers.some(({ status }) => status !== 200)) failures.push('the stranger was rejected');
  if (!page.includes('Choose a new password')) failures.push("the owner's link ended");
  const changed = await send(path, { password: `${password} again` }, Cookie);
  if (changed.status !== 200) failures.push(`the owner's password was answered ${changed.status}`);
  const [last = '/'] = await links();
  if ((await open(last)).page.includes('Choose a new password'))
    failures.push('a link works after another one was used');
  const { subAccounts } = (await (
    await fetch(origin + getSubAccounts.path, { headers: agent })
  ).json()) as { subAccounts: { username: string; version: number }[] };
  const version = subAccounts.find((one) => one.username === username)?.version ?? 1;
  const address = `${origin}${getSubAccounts.path}/${encodeURIComponent(username)}`;
  await fetch(`${address}?version=${version}`, { method: 'DELETE', headers: agent });
  return { tried: `${strangers.length} requests of a stranger`, failures };
}
