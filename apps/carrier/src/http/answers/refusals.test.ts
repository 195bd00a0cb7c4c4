import { expect, test } from 'vitest';
import { sharedServer } from '../../testing.ts';

const server = await sharedServer();
const session = await server.signIn('office');

/** The message for a rejected change. */
const path = '/auth/resumeHOUser/';

async function detailOf(headers: Record<string, string>): Promise<unknown> {
  const response = await server.request(path, { method: 'POST', headers });
  expect(response.status).toBe(403);
  return ((await response.json()) as { detail: unknown }).detail;
}

test('a change from another site gets a message that says which pages may make it', async () => {
  expect(await detailOf({ ...session, 'Sec-Fetch-Site': 'cross-site' })).toBe(
    'This call is made by the pages of this site only.',
  );
});

test('a change without the token gets a message that says where to find it', async () => {
  expect(await detailOf({ Cookie: session.Cookie })).toContain('in the header X-CSRF-Token');
});
