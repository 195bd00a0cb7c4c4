import type { FilterDefinition } from '../../filters/filterDefinition.ts';
import { requirements } from './requirements.tsx';

const names = ['Lakeshore School District', 'Acme Tool and Die', 'Ridge County', 'Muñoz Dairy'];
const source = { status: 'ready', onRetry: () => undefined } as const;

/** The filter set of a pending list, with few values. */
export const sampleFilters: readonly FilterDefinition[] = [
  {
    name: 'viewAs',
    label: 'View As',
    kind: 'view-as',
    options: [{ value: '4471902', label: 'Whitfield, Dana - 4471902' }],
  },
  {
    name: 'employer',
    label: 'Employer',
    kind: 'multi-autocomplete',
    options: names.map((value) => ({ value, label: value })),
    ...source,
  },
  {
    name: 'insured',
    label: 'Primary Insured',
    kind: 'autocomplete',
    options: requirements.map(({ insured }) => ({ value: insured, label: insured })),
    ...source,
  },
  { name: 'takeAction', label: 'Take Action', kind: 'toggle' },
  {
    name: 'date',
    label: 'Date',
    kind: 'date-range',
    fromName: 'dateFrom',
    toName: 'dateTo',
  },
];
