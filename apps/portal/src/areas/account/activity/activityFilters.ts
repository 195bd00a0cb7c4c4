import { activityKinds } from '@agent-portal/data/activity/contract';
import { addressOf, type FilterAddress, many } from '@agent-portal/ui/filters/address';
import type { FilterShape } from '@agent-portal/ui/filters';
import { dateRange, type ListFilter } from '../../../shared/list/address/listFilters.ts';

const kind = {
  kind: 'static-items',
  name: 'kind',
  label: 'Kind',
  options: activityKinds.map((value) => ({ value, label: value })),
} as const satisfies FilterShape;

interface Person {
  readonly value: string;
  readonly name: string;
}

/** Whose entries are listed. Hidden from a sub-account, which sees only its own. */
const who: ListFilter = ({ values, status, onRetry }) => {
  const people = values?.['people'] as readonly Person[] | undefined;
  const options = people?.map(({ value, name }) => ({ value, label: name }));
  return [
    {
      kind: 'multi-autocomplete',
      name: 'who',
      label: 'Who',
      options,
      status: people ? 'ready' : status,
      onRetry,
    },
    !people || people.length > 1,
  ];
};

export const activityFilters: readonly ListFilter[] = [
  () => [kind],
  who,
  dateRange('date', 'Date'),
];

/** How the filters are written in the address. A value that names no user is ignored. */
export const activityFilterAddress: FilterAddress = {
  ...addressOf([
    kind,
    {
      kind: 'date-range',
      name: 'date',
      label: 'Date',
      fromName: 'dateFrom',
      toName: 'dateTo',
    },
  ]),
  who: {
    ...many,
    read: (texts) => many.read(texts.filter((text) => /^(\d{1,9}|home-office)$/.test(text))),
  },
};
