import { median } from '../bench/median.ts';
import { openSession } from '../faults/signIn.ts';
import type { AttackOutcome } from './AttackOutcome.ts';

const rounds = 40;

/** What an answer to a long header may take more than one without it, milliseconds. */
const mostMore = 200;

/** 30 kB: with as many parts as fit, and in one part. */
const long = { commas: 'a,'.repeat(15_000), one: 'a'.repeat(30_000) } as const;

const headers: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-Host': long.commas },
  { 'X-Forwarded-Host': long.one },
  { 'X-Forwarded-For': long.commas },
  { Forwarded: long.commas },
];

/**
 * Calls with long headers of proxies, in turn with calls that have none. A server without a trusted
 * proxy reads them only to decide how its cookies are named.
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
  const slowest = Math.max(...times.map(median));
  const usual = median(plain);
  if (slowest > usual + mostMore) failures.add(`half of the calls took ${Math.round(slowest)} ms`);
  const ratio = `${(slowest / usual).toFixed(1)} times a call without`;
  return {
    tried: `${rounds} calls with each of ${headers.length} headers, ${ratio}`,
    failures: [...failures],
  };
}
