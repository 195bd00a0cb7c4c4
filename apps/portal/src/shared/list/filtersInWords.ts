import type { FilterDefinition } from '@agent-portal/ui/FilterBar';
import { formatDate } from '@agent-portal/ui/format';
import type { FilterChoice, FilterState } from './listState.ts';

function words(choice: FilterChoice): string {
  if (choice === true) return 'on';
  return typeof choice === 'string' ? choice : choice.join(', ');
}

/** The filters in force, for a list that has no rows: `Employer: Acme`. */
export function filtersInWords(
  definitions: readonly FilterDefinition[],
  chosen: FilterState,
): string[] {
  return definitions.flatMap((definition) => {
    if (definition.kind === 'date-range') {
      const days = [chosen[definition.fromName], chosen[definition.toName]];
      if (!days.some(Boolean)) return [];
      const [from, to] = days.map((day) => (typeof day === 'string' ? formatDate(day) : ''));
      return [
        `${definition.label}: ${[from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')}`,
      ];
    }
    const choice = chosen[definition.name];
    return choice === undefined ? [] : [`${definition.label}: ${words(choice)}`];
  });
}
