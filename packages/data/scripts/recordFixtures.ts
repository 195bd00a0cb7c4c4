import * as z from 'zod/mini';
import { callOf } from '../src/client/callOf.ts';
import { csrfHeader, csrfToken } from '../src/client/session/csrfToken.ts';
import { contract } from '../src/contract.ts';
import type { Endpoint } from '../src/endpoint.ts';
import type { Recording } from '../src/mocks/Recording.ts';
import { firstRows, fixtureText } from './fixtureText.ts';
import { recordings } from './recordings.ts';

/** Moments differ from run to run, except those of the seed; every other one is written as this. */
const anyMoment = '2026-11-18T15:00:00.000Z';
const moment = /(?<!"startsAt": ?)"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z"/g;

/** Rows of each array that a fixture has, unless its recording says otherwise. */
const usualRows = 10;

/** The password of the demonstration accounts (decisions, 8). */
const domain = 'northfield.example';
const password = 'northfield';

/** The cookies that a browser would send next: those of the answer replace the previous ones. */
function cookiesAfter(response: Response, former = ''): string {
  const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return set.length > 0 ? set.join('; ') : former;
}

async function signIn(origin: string, account: string): Promise<string> {
  const response = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ username: `${account}@${domain}`, password }),
    redirect: 'manual',
  });
  if (response.status !== 303) {
    throw new Error(
      `${account} cannot sign in at ${origin}: the answer was ${response.status}. ` +
        'Fixtures are recorded from the embedded carrier with its demonstration accounts.',
    );
  }
  return cookiesAfter(response);
}

/** Makes one call, checks the answer against the contract, and formats it for a file. */
async function record(origin: string, recording: Recording, cookie: string) {
  const endpoint: Endpoint = contract[recording.endpoint];
  const { method, url, body } = callOf(endpoint, recording.input ?? {});
  const response = await fetch(origin + url, {
    method,
    headers: {
      Cookie: cookie,
      ...(endpoint.effect === 'change' && { [csrfHeader]: csrfToken(cookie) ?? '' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body ?? null,
  });
  if (!response.ok) {
    throw new Error(`${recording.file}: ${url} answered ${response.status}, not 200.`);
  }
  const answer: unknown = await response.json();
  z.parse(endpoint.response as z.ZodMiniType, answer);
  const stored = fixtureText(
    recording.recordedAs ?? firstRows(answer, recording.rows ?? usualRows),
  );
  return {
    text: `${stored.replaceAll(moment, `"${anyMoment}"`)}\n`,
    cookie: cookiesAfter(response, cookie),
  };
}

/**
 * Asks a running embedded carrier, on its fixed seed and business date, for every fixture.
 * @returns the text of each fixture by its path below `src`; the same carrier gives the same text
 */
export async function recordFixtures(origin: string): Promise<ReadonlyMap<string, string>> {
  const cookies = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const recording of recordings) {
    const { account } = recording;
    if (account && !cookies.has(account)) cookies.set(account, await signIn(origin, account));
    const cookie = cookies.get(account ?? '') ?? '';
    const recorded = await record(origin, recording, cookie);
    if (account) cookies.set(account, recorded.cookie);
    texts.set(`${recording.file}.json`, recorded.text);
  }
  return texts;
}
