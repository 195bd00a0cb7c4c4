import type { getAgentStatementOptions } from '@agent-portal/data/commissions/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { formatAgent, formatDate } from '@agent-portal/format';
import { MultiCombobox } from '@agent-portal/ui/MultiCombobox';
import { Select } from '@agent-portal/ui/Select';
import type { Chosen } from './statementCount.ts';

interface StatementFieldsProps extends Chosen {
  readonly options: OutputOf<typeof getAgentStatementOptions>;
  readonly isSeveral: boolean;
  readonly onChange: (chosen: Chosen) => void;
}

/** The agent and the cycle of a statement, or those of several. */
export function StatementFields({
  options,
  isSeveral,
  agentIds,
  cycleDates,
  onChange,
}: StatementFieldsProps) {
  const agents = options.agents ?? [];
  const agentOptions = agents.map((agent) => ({
    value: agent.agentId,
    label: formatAgent(agent),
  }));
  const cycleOptions = options.cycleDates.map((value) => ({ value, label: formatDate(value) }));
  const labelOf = (value: string) =>
    agentOptions.find((one) => one.value === value)?.label ?? value;
  if (isSeveral)
    return (
      <>
        {agents.length > 1 && (
          <MultiCombobox
            label="Agents"
            required
            hint={agentIds.map(labelOf).join('; ')}
            value={agentIds}
            onChange={(value) => onChange({ agentIds: value, cycleDates })}
            options={agentOptions}
            labelOf={labelOf}
          />
        )}
        <MultiCombobox
          label="Cycles to"
          required
          hint={cycleDates.map((date) => formatDate(date)).join(', ')}
          value={cycleDates}
          onChange={(value) => onChange({ agentIds, cycleDates: value })}
          options={cycleOptions}
          labelOf={formatDate}
        />
      </>
    );
  return (
    <>
      {agents.length > 1 && (
        <Select
          label="Agent"
          value={agentIds[0] ?? ''}
          onChange={(value) => onChange({ agentIds: [value], cycleDates })}
          options={agentOptions}
        />
      )}
      <Select
        label="Cycle to"
        value={cycleDates[0] ?? ''}
        onChange={(value) => onChange({ agentIds, cycleDates: [value] })}
        options={cycleOptions}
      />
    </>
  );
}
