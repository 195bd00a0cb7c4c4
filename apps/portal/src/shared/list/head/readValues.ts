import { ApiError } from '@agent-portal/data';
import type { Client } from '@agent-portal/data/client/Client';
import {
  getFilterValues,
  longestValueText,
  type ValueList,
  type ValuePage,
} from '@agent-portal/data/policies/values/contract';
import { idLabels, lastNameLabels } from '@agent-portal/format';
import type { FoundOptions, OptionSource } from '@agent-portal/ui/Combobox';
import { rememberLack } from '../address/lacksValues.ts';

const toFound = (page: ValuePage | undefined): FoundOptions => ({
  options: page?.values ?? [],
  total: page?.total ?? 0,
});

/** Labels of agents, which are not their ids or last names. */
const labels = { agentId: idLabels, agentLastName: lastNameLabels };

/**
 * Reads the filter values of a list: whole lists by their names in the contract, and the first pages of long ones,
 * whose other values the carrier finds.
 * @returns null if the carrier lacks the call
 */
export async function readValues(client: Client, list: ValueList, signal: AbortSignal) {
  const params = { list };
  try {
    const answer = await client.read(getFilterValues, { params, query: {} }, { signal });
    const agents = answer.filters?.viewAsFilterValues ?? [];
    const sourceOf = (page: ValuePage): OptionSource => ({
      ...toFound(page),
      labelOf: page.field in labels ? labels[page.field as keyof typeof labels](agents) : undefined,
      onSearch: async (text, until) => {
        if (text.length > longestValueText) return { options: [], total: 0 };
        const query = { field: page.field, text };
        const { pages } = await client.read(getFilterValues, { params, query }, { signal: until });
        return toFound(pages[0]);
      },
    });
    const firstPages = answer.pages.map((page) => [page.field, sourceOf(page)]);
    return { ...answer.filters, firstPages: Object.fromEntries(firstPages) as object };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'not-offered') throw error;
    rememberLack();
    return null;
  }
}
