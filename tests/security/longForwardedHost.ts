import { quantile } from '../bench/quantile.ts';
import { openSession } from '../faults/signIn.ts';
import type { AttackOutcome } from './AttackOutcome.ts';

const rounds = 40;

/** The longest extra time of an answer to a long header, in milliseconds. */
const mostMore = 200;

/** 30 kB: with as many parts as possible, and in one part. */
const long = { commas: 'a,'.repeat(15_000), one: 'a'.repeat(30_000) } as const;

const headers: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-Host': long.commas },
  { 'X-Forwarded-Host': long.one },
  { 'X-Forwarded-For': long.commas },
  { Forwarded: long.commas },
];

/**
 * Makes calls with long proxy headers, in turn with calls without them. A server without a trusted
 * proxy reads these headers only to choose the names of its cookies.
 */
export async function longForwardedHost(origin: string): Promise<AttackOutcome> {
  const { Cookie } = await openSession(origin, 'agent');
  const failures = new Set<string>();
  const call = async (more: Readonly<Record<string, string>>) => {
    const asked = performance.now();
    const response = await fetch(`${origin}/auth/userinfo`, { headers: { Cookie, ...more } });
    await response.arrayBuffer();
    if (response.status >= 500) failures.add(`${Object.keys(more).join(', ')}: ${response.status}`);
    return performance.now() - asked;
  };
  const plain: number[] = [];
  const times = headers.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await call({}));
    for (const [at, more] of headers.entries()) times[at]?.push(await call(more));
  }
  const slowest = Math.max(...times.map((each) => quantile(each, 0.5)));
  const usual = quantile(plain, 0.5);
  if (slowest > usual + mostMore) failures.add(`half of the calls took ${Math.round(slowest)} ms`);
  const ratio = `${(slowest / usual).toFixed(1)} times a call without`;
  return {
    tried: `${rounds} calls with each of ${headers.length} headers, ${ratio}`,
    failures: [...failures],
  };
}
