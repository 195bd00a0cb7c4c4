import type { ClientDetail } from '@agent-portal/data/clients/contract';
import { actorNames } from '@agent-portal/data/policies/actorNames';
import { formatDate } from '@agent-portal/format';
import type { ReasonProps } from '../../shared/page/Reason.tsx';

interface ClientReason extends ReasonProps {
  /** The same in a word, next to the name. */
  readonly state: string;
}

/** The most urgent item of a client: a policy past due, otherwise the requirement that is late or due first. */
export function reasonOf({
  policies,
  requirements,
  noCall,
}: Pick<ClientDetail, 'policies' | 'requirements' | 'noCall'>): ClientReason | undefined {
  const unpaid = policies.find(({ needsAction }) => needsAction === 'Past Due');
  if (unpaid && !noCall) {
    const { policyNumber, paidToDate, billingMode } = unpaid;
    const paid = paidToDate ? `, paid to ${formatDate(paidToDate)}` : '';
    const payer = billingMode === 'List Bill' ? 'the client or the employer' : 'the client';
    const children = `${policyNumber} is past due${paid}. Ask ${payer} to pay.`;
    return { tone: 'danger', state: 'Past due', children, who: actorNames.Client };
  }
  const isLate = ({ met }: (typeof requirements)[number]) => met === 'Overdue';
  const open = requirements.find(isLate) ?? requirements[0];
  if (!open) return undefined;
  const { requirement, policyNumber, daysOverdue, dueDate, scheduledDate, actor } = open;
  const days = `${daysOverdue} ${daysOverdue === 1 ? 'day' : 'days'} late`;
  const state = scheduledDate
    ? `is planned for ${formatDate(scheduledDate)}`
    : `is due on ${formatDate(dueDate)}`;
  return {
    tone: isLate(open) ? 'danger' : 'warning',
    state: isLate(open) ? 'Overdue' : 'Open requirement',
    children: `${requirement} of ${policyNumber} ${isLate(open) ? `is ${days}` : state}.`,
    // A client who has died is not asked.
    who: actor && !(noCall && actor === 'Client') ? actorNames[actor] : undefined,
  };
}
