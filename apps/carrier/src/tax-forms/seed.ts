import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import { dollars } from '../policies/seed/makePolicy.ts';
import { taxForms } from './tables.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';

const years = 7;

/** Lays down an agent's forms of the last seven tax years, issued each January after. */
function seedTaxForms(
  rows: RowBuffer,
  plan: { seed: string; today: string },
  agentId: string,
): void {
  const random = createRandom(`${plan.seed}/tax/${agentId}`);
  const thisYear = Number(plan.today.slice(0, 4));
  for (let taxYear = thisYear - years; taxYear < thisYear; taxYear += 1) {
    rows.add(taxForms, {
      formId: `${agentId}-${taxYear}`,
      agentId,
      taxYear,
      form: random.chance(0.85) ? '1099-NEC' : '1099-MISC',
      amount: dollars(random.int(100_000, 15_000_000)),
      issuedOn: `${taxYear + 1}-01-${random.int(15, 31)}`,
    });
  }
}

export const taxFormsStep: BookStep = {
  name: 'tax-forms',
  tables: [taxForms],
  begin: (rows, book) => {
    for (const { agentId } of book.hierarchy.all) seedTaxForms(rows, book, agentId);
  },
};
