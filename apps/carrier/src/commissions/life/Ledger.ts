import { cycleOf } from '../cycles.ts';
import { balanceOf } from './chargesAtEnd.ts';
import type { Advance, Life, Line } from './Life.ts';

/** The last used numbers. */
export interface LastNumbers {
  readonly lines: number;
  readonly advances: number;
}

/** The lines and advances of one policy while it is generated. Their numbers continue from the last used ones. */
export class Ledger implements Life {
  readonly lines: Line[] = [];
  readonly advances: Advance[] = [];
  readonly #policyNumber: string;
  readonly #lastNumbers: LastNumbers;

  constructor(policyNumber: string, lastNumbers: LastNumbers) {
    this.#policyNumber = policyNumber;
    this.#lastNumbers = lastNumbers;
  }

  /** Adds a line to the cycle of a day. */
  post(line: Omit<Line, 'rowId' | 'policyNumber' | 'cycleEndDate'>): void {
    this.lines.push({
      dueOn: null,
      reversesRowId: null,
      advanceId: null,
      reason: null,
      ...line,
      rowId: this.#lastNumbers.lines + this.lines.length + 1,
      policyNumber: this.#policyNumber,
      cycleEndDate: cycleOf(line.postedOn).cycleEndDate,
    });
  }

  /** Opens an advance to the writing agent, and pays it out. */
  open(
    { isSecured, monthsAdvanced }: Pick<Advance, 'isSecured' | 'monthsAdvanced'>,
    line: Omit<Parameters<Ledger['post']>[0], 'transaction' | 'advanceId' | 'paidAgentId'>,
  ): Advance {
    const advance: Advance = {
      rowId: this.#lastNumbers.advances + this.advances.length + 1,
      agentId: line.writingAgentId,
      policyNumber: this.#policyNumber,
      isSecured,
      openedOn: line.postedOn,
      monthsAdvanced,
      advancedCents: line.commissionCents,
    };
    this.advances.push(advance);
    const paidAgentId = line.writingAgentId;
    this.post({ ...line, paidAgentId, transaction: 'Advance', advanceId: advance.rowId });
    return advance;
  }

  /** The unrecovered part of an advance, in cents. */
  leftOf({ rowId }: Advance): number {
    return balanceOf(this.lines, rowId);
  }
}
