import type { ClaimDetail, ClaimItem } from '@agent-portal/data/claims/contract';
import { formatDate, formatMoney } from '@agent-portal/format';

const dayMs = 86_400_000;

/** A word in the middle of a sentence. Abbreviations such as 'UB-04' do not change. */
const inSentence = (text: string) =>
  text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/**
 * Says when an item is due, or by how many days it is late. An item that is due today is not late
 * (decisions, 10).
 * @param today the business date, `YYYY-MM-DD`
 */
export function dueText({ due }: Pick<ClaimItem, 'due'>, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(due)) / dayMs);
  if (days === 0) return 'due today';
  if (days < 0) return `due ${formatDate(due)}`;
  return `due ${formatDate(due)}, ${days} ${days === 1 ? 'day' : 'days'} late`;
}

/**
 * Says in one sentence what happens with a claim.
 * @param today the business date, `YYYY-MM-DD`
 */
export function claimSentence(claim: ClaimDetail, today: string): string {
  const { status, received, lastUpdate, paid, items, history } = claim;
  const on = formatDate(lastUpdate);
  if (status === 'Paid') return paid ? `Paid ${formatMoney(paid)} on ${on}.` : `Paid on ${on}.`;
  if (status === 'Denied') {
    const reason = history.findLast(({ event }) => event === 'Denied')?.note;
    return reason ? `Denied on ${on}. ${reason}` : `Denied on ${on}.`;
  }
  const waiting = items.filter(({ receivedOn }) => receivedOn === null);
  const [first] = waiting.toSorted((a, b) => Date.parse(a.due) - Date.parse(b.due));
  if (!first) {
    return status === 'In Review'
      ? 'Home office has everything it asked for, and is reviewing the claim.'
      : `Home office received the claim on ${formatDate(received)}. The review has not started.`;
  }
  const when = dueText(first, today);
  if (waiting.length > 1) return `Waiting for ${waiting.length} items. The first is ${when}.`;
  return `Waiting for the ${inSentence(first.item)} from the ${inSentence(first.requestedFrom)}, ${when}.`;
}
