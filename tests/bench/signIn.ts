import type { Cookie } from './bareBrowser.ts';

/** Signs in the demonstration agent, and returns the cookies of the session. */
export async function signIn(baseURL: string): Promise<readonly Cookie[]> {
  const answer = await fetch(`${baseURL}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({
      username: 'agent@northfield.example',
      password: 'northfield',
      returnurl: '/',
    }),
    headers: { Origin: baseURL },
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The demonstration agent: ${answer.status}`);
  return answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')] as const;
  });
}
