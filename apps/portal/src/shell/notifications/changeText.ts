import { metNames } from '@agent-portal/data/policies/metNames';
import type { WatchChange } from '@agent-portal/data/watches/contract';
import { formatDate } from '@agent-portal/format';

export function changeText(change: WatchChange): string {
  const { field } = change;
  switch (field) {
    case 'status':
      return `${change.from} to ${change.to}`;
    case 'paidToDate':
      return `Paid to date: ${formatDate(change.from) || 'none'} to ${formatDate(change.to) || 'none'}`;
    case 'requirement':
      if (change.to === null) return `Requirement withdrawn: ${change.requirement}`;
      if (change.from === null)
        return `New requirement: ${change.requirement}, ${metNames[change.to]}`;
      return `${change.requirement}: ${metNames[change.from]} to ${metNames[change.to]}`;
    default:
      return field satisfies never;
  }
}
