import type { Random } from '../../db/seed/random.ts';
import type { SeededGroup, Sale } from '../../db/seed/SeededPolicy.ts';
import { individualProducts, worksiteProducts } from '../../db/seed/products.ts';

/** A fixed number of policies of the named agents together. */
interface Book {
  readonly agentIds: readonly [string, ...string[]];
  readonly policies: number;
  /** The share of worksite business, as a fraction of 1. */
  readonly worksite: number;
}

/** The same for every size of book, so that the demonstration does not depend on it. */
const books: readonly Book[] = [
  { agentIds: ['4480055'], policies: 12, worksite: 0.3 },
  {
    agentIds: [
      ...(['4471902', '4471902', '4471902', '4471918', '4471925', '4473310', '4473310'] as const),
      ...(['4470057', '4470057', '4473322', '4473329', '4470061', '4473341', '4473347'] as const),
    ],
    policies: 600,
    worksite: 0.55,
  },
  { agentIds: ['4480011'], policies: 90, worksite: 0 },
  { agentIds: ['4480022'], policies: 90, worksite: 1 },
  { agentIds: ['4480033'], policies: 20, worksite: 0 },
  { agentIds: ['4480044'], policies: 60, worksite: 0.5 },
  { agentIds: ['4480066'], policies: 60, worksite: 0.5 },
];

/** Spreads policies over the fixed books, and the rest over all other agents. */
export function createSales(
  groups: readonly SeededGroup[],
  others: readonly string[],
): (random: Random, index: number) => Sale {
  const inBook = (agentIds: readonly string[]) =>
    groups.filter((g) => agentIds.includes(g.agentId));
  const otherGroups = inBook(others);
  const ends = books.map((_, at) => books.slice(0, at + 1).reduce((sum, b) => sum + b.policies, 0));
  const groupsOfBook = books.map((book) => inBook(book.agentIds));
  return (random, index) => {
    const at = ends.findIndex((end) => index < end);
    const book = books[at];
    const isWorksite = random.chance(book?.worksite ?? 0.4);
    const product = random.pick(isWorksite ? worksiteProducts : individualProducts);
    const choices = groupsOfBook[at] ?? otherGroups;
    const group = isWorksite ? choices[random.int(0, choices.length - 1)] : undefined;
    const agentId =
      book === undefined
        ? (group?.agentId ?? others[random.int(0, others.length - 1)] ?? '')
        : random.pick(book.agentIds);
    return { agentId, product, group };
  };
}
