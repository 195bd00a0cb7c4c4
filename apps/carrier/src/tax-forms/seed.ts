import { livesOf } from '../commissions/livesOf.ts';
import { paidBefore } from '../commissions/life/paidBefore.ts';
import { addressLines } from '../db/seed/people.ts';
import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { BookStep, SeededBook } from '../db/seed/SeedStep.ts';
import { topAgentId } from '../hierarchy/fixedPeople.ts';
import { taxForms, taxPayments, taxRecipients } from './tables.ts';
import { commissionForm, type FormKind, formYears, reported } from './taxable.ts';

type Form = typeof taxForms.$inferInsert;

type Payment = typeof taxPayments.$inferInsert;

/** The payments to agent ids in each year, in whole cents. */
class YearSums {
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

  payments(kind: Payment['kind']): Payment[] {
    return [...this.#byAgent].flatMap(([agentId, years]) =>
      [...years].map(([taxYear, amountCents]) => ({ agentId, taxYear, kind, amountCents })),
    );
  }
}

/** The payments to agent ids, by year. */
type Sums = Readonly<Record<'commissions' | 'prizes', YearSums>>;

/** The tax years with forms, oldest first. */
const yearsOf = (today: string) =>
  Array.from({ length: formYears }, (_, index) => Number(today.slice(0, 4)) - formYears + index);

/** Creates the recipients of forms. A few are firms with their own taxpayer's number. */
function seedRecipients(rows: RowBuffer, { seed, hierarchy }: SeededBook): void {
  const topProducerId = hierarchy.all.find(({ agentId }) => agentId === topAgentId)?.producerId;
  for (const producerId of new Set(hierarchy.all.map((agent) => agent.producerId))) {
    const random = createRandom(`${seed}/tax/recipient/${producerId}`);
    const isFirm = random.chance(0.08) || producerId === topProducerId;
    rows.add(taxRecipients, {
      producerId,
      tinKind: isFirm ? 'EIN' : 'SSN',
      tinLastFour: String(random.int(0, 9_999)).padStart(4, '0'),
      addressLines: addressLines(random),
    });
  }
}

/** Generates the prizes of the yearly meeting. Not every prize is large enough for a form. */
function drawPrizes(prizes: YearSums, { seed, today, hierarchy }: SeededBook): void {
  for (const { agentId } of hierarchy.all) {
    const random = createRandom(`${seed}/tax/prize/${agentId}`);
    for (const year of yearsOf(today)) {
      if (random.chance(0.1)) prizes.add(agentId, year, random.int(2, 30) * 10_000);
    }
  }
}

type Boxes = Pick<Form, 'agentId' | 'form' | 'commissionCents' | 'otherCents'>;

/** The forms of a year, by agent. */
function formsOf(
  taxYear: number,
  { hierarchy }: SeededBook,
  { commissions, prizes }: Sums,
): Boxes[] {
  const forms = new Map<string, Boxes>();
  const fill = (form: FormKind, box: 'commissionCents' | 'otherCents', sums: YearSums) => {
    const amounts = hierarchy.all.map(({ agentId, producerId }) => ({
      agentId,
      producerId,
      cents: sums.of(agentId, taxYear),
    }));
    for (const { agentId, cents } of reported(amounts, taxYear)) {
      const key = `${agentId} ${form}`;
      const boxes = forms.get(key) ?? { agentId, form, commissionCents: 0, otherCents: 0 };
      forms.set(key, { ...boxes, [box]: cents });
    }
  };
  fill(commissionForm(taxYear), 'commissionCents', commissions);
  fill('1099-MISC', 'otherCents', prizes);
  return [...forms.values()];
}

/** Creates the forms of the last tax years that were sent by the business date. */
function seedForms(rows: RowBuffer, book: SeededBook, sums: Sums): void {
  let lastId = 0;
  for (const taxYear of yearsOf(book.today)) {
    for (const boxes of formsOf(taxYear, book, sums)) {
      const formId = `${boxes.agentId}-${taxYear}-${boxes.form.slice(5)}`;
      const day = createRandom(`${book.seed}/tax/${formId}`).int(15, 31);
      const issuedOn = `${taxYear + 1}-01-${day}`;
      if (issuedOn > book.today) continue;
      lastId += 1;
      rows.add(taxForms, { ...boxes, rowId: lastId, formId, taxYear, issuedOn });
    }
  }
}

/**
 * The forms of seven tax years, each the sum of the year's payments. The cycles cover three years. Earlier
 * payments of the same policies are sums by year without lines. The year of the first cycle is the sum of
 * both.
 */
export const taxFormsStep: BookStep = {
  name: 'tax-forms',
  tables: [taxRecipients, taxPayments, taxForms],
  begin: (rows, book) => {
    const lifeOf = livesOf(book);
    const since = `${yearsOf(book.today)[0]}-01-01`;
    const [earlier, prizes, commissions] = [new YearSums(), new YearSums(), new YearSums()];
    seedRecipients(rows, book);
    drawPrizes(prizes, book);
    book.atEnd(() => {
      for (const payment of earlier.payments('Earlier commissions')) rows.add(taxPayments, payment);
      for (const payment of prizes.payments('Prize')) rows.add(taxPayments, payment);
      seedForms(rows, book, { commissions, prizes });
    });
    return (seeded) => {
      const { plan, lines } = lifeOf(seeded);
      for (const { paidAgentId, year, cents } of paidBefore(plan, since)) {
        earlier.add(paidAgentId, year, cents);
        commissions.add(paidAgentId, year, cents);
      }
      for (const { paidAgentId, postedOn, commissionCents } of lines) {
        commissions.add(paidAgentId, Number(postedOn.slice(0, 4)), commissionCents);
      }
    };
  },
};
