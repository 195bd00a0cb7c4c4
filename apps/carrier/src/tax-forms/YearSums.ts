import type { taxPayments } from './tables.ts';

type Payment = typeof taxPayments.$inferInsert;

/** The payments to agent ids in each year, in whole cents. */
export class YearSums {
  readonly #byAgent = new Map<string, Map<number, number>>();

  add(agentId: string, year: number, cents: number): void {
    if (cents === 0) return;
    const years = this.#byAgent.get(agentId) ?? new Map<number, number>();
    this.#byAgent.set(agentId, years);
    years.set(year, (years.get(year) ?? 0) + cents);
  }

  of(agentId: string, year: number): number {
    return this.#byAgent.get(agentId)?.get(year) ?? 0;
  }

  /** All payments as one kind. */
  payments(kind: Payment['kind']): Payment[] {
    return [...this.#byAgent].flatMap(([agentId, years]) =>
      [...years].map(([taxYear, amountCents]) => ({ agentId, taxYear, kind, amountCents })),
    );
  }
}
