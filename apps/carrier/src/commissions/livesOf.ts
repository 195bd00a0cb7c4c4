import { createRandom } from '../db/seed/random.ts';
import type { SeededBook } from '../db/seed/SeedStep.ts';
import type { SeededPolicy } from '../db/seed/SeededPolicy.ts';
import { cyclesUntil } from './cycles.ts';
import type { Life, LifePlan } from './life/Life.ts';
import { generateCommissions } from './life/generateCommissions.ts';
import { aboveOf } from './rates.ts';

/** The generated commission of a policy, and what determined it. */
interface SeededLife extends Life {
  readonly plan: LifePlan;
}
type LifeOf = (seeded: SeededPolicy) => SeededLife;

/** Three seed steps store parts of the same commissions, so each book generates them once. */
const known = new WeakMap<SeededBook, LifeOf>();

/** Returns a function that generates the commission of each policy of a book, with the ids of the database. */
export function livesOf(book: SeededBook): LifeOf {
  const lifeOf = known.get(book) ?? rememberLast(createLives(book));
  known.set(book, lifeOf);
  return lifeOf;
}

function rememberLast(draw: LifeOf): LifeOf {
  let last: { readonly of: SeededPolicy; readonly life: SeededLife } | undefined;
  return (seeded) => {
    if (last?.of !== seeded) last = { of: seeded, life: draw(seeded) };
    return last.life;
  };
}

function createLives({ seed, today, hierarchy }: SeededBook): LifeOf {
  const firstDay = cyclesUntil(today)[0]?.cycleStartDate ?? today;
  const paths = new Map(hierarchy.all.map(({ agentId, path }) => [agentId, path]));
  let lastNumbers = { lines: 0, advances: 0 };
  return (seeded) => {
    const { policy, writers } = seeded;
    const terms = drawTerms(`${seed}/commission/${policy.policyNumber}`, seeded);
    const wrote = writers.map(({ agentId, split }) => ({
      agentId,
      splitThousandths: Math.round(split * 1_000),
      upline: aboveOf(paths.get(agentId) ?? ''),
    }));
    const plan: LifePlan = { policy, writers: wrote, ...terms, firstDay, today };
    const { lines, advances } = generateCommissions(plan, lastNumbers);
    lastNumbers = {
      lines: lastNumbers.lines + lines.length,
      advances: lastNumbers.advances + advances.length,
    };
    return { plan, lines, advances };
  };
}

/** A premium for half a year or more pays its commission at once. */
const advancedModes: ReadonlySet<string> = new Set(['Monthly', 'Quarterly', 'List Bill']);

/** Whether commission is advanced, on how many months, and whether the first year pays half. */
function drawTerms(name: string, { policy, product }: SeededPolicy) {
  const random = createRandom(name);
  const months = random.pick([6, 9, 9, 12]);
  const isAdvanced = random.chance(policy.status === 'Pending' ? 0.3 : 0.6);
  const isReplacement = random.chance(0.04);
  const mayAdvance = advancedModes.has(policy.billingMode) && product.line !== 'Annuity';
  return { monthsAdvanced: mayAdvance && isAdvanced ? months : 0, isReplacement };
}
