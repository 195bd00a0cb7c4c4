import { benchPending } from '../../apps/carrier/scripts/benchPending.ts';

const limits = { p50: 5, p99: 30 };

/**
 * Times pages of the pending list on the server, at 100,000 policies on the embedded database, for
 * the agent at the top of the house. The first run seeds that book, about a minute.
 */
export async function printServerBench(): Promise<void> {
  console.log('\nPending list on the server, 100,000 policies, milliseconds');
  for (const { name, first, p50, p99 } of await benchPending('medium', 300)) {
    const isReached = p50 < limits.p50 && p99 < limits.p99;
    const times = [first, p50, p99].map((time) => time.toFixed(1).padStart(7));
    console.log(
      `${name.padEnd(30)} first ${times[0]}  p50 ${times[1]}  p99 ${times[2]}  ${isReached ? 'reached' : 'MISSED'}`,
    );
  }
}
