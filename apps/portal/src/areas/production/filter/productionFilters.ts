import { productionFilter, productionShapes } from '@agent-portal/ui/filters';
import { formatAgent } from '@agent-portal/format';
import type { ListFilter, Offered } from '../../../shared/list/address/listFilters.ts';

interface Agent {
  readonly agentName: string;
  readonly agentId: string;
}

const named = (agents: readonly Agent[]) =>
  agents.map((agent) => ({ value: agent.agentId, label: formatAgent(agent) }));

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type Values = Readonly<Record<string, readonly never[] | undefined>>;

function makeOptions(values: Values) {
  return {
    viewAs: named(values['viewAsAgentValues'] ?? []),
    agent: named(values['agentValues'] ?? []),
    marketCode: plain(values['marketCodeValues'] ?? []),
    transactionType: plain(values['transactionTypeValues'] ?? []),
    lineOfBusiness: plain(values['lineOfBusinessValues'] ?? []),
  };
}

/** Caches options by their values, so that thousands of agents get their labels only once. */
const made = new WeakMap<object, ReturnType<typeof makeOptions>>();

function optionsOf({ values }: Offered) {
  if (!values) return undefined;
  const options = made.get(values) ?? makeOptions(values as Values);
  made.set(values, options);
  return options;
}

/** Filters that are hidden when there is at most one value to choose from [S5]. */
const needsChoice: ReadonlySet<string> = new Set(['viewAs', 'agent']);

/** The complete production filter [S3], as lists and summaries show it. */
export const productionFilters: readonly ListFilter[] = productionShapes.map(
  (shape, index): ListFilter =>
    (offered) => {
      const options = optionsOf(offered);
      const status = options ? 'ready' : offered.status;
      const definition = productionFilter({ options, status, onRetry: offered.onRetry })[index];
      if (!definition) throw new RangeError(`There is no filter ${shape.name}.`);
      const choices = options?.[shape.name as keyof typeof options];
      return [definition, !needsChoice.has(shape.name) || (choices?.length ?? 0) > 1];
    },
);
