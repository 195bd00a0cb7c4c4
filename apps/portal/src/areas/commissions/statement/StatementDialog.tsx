import { type ApiError, unexpectedError } from '@agent-portal/data';
import type { getAgentStatementOptions } from '@agent-portal/data/commissions/contract';
import { useAgentStatement, useAgentStatementOptions } from '@agent-portal/data/commissions/hooks';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatAgent, formatDate } from '@agent-portal/format';
import { Select } from '@agent-portal/ui/Select';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { toast } from '@agent-portal/ui/Toast';
import { useState } from 'react';
import { useSession } from '../../../session/SessionContext.ts';
import { StatementForm } from './StatementDialog.styles.ts';

/** The message of [S8]. If the user is offline, it says that too. */
const failureOf = ({ isOffline, message }: ApiError) =>
  isOffline ? `${unexpectedError} ${message}` : unexpectedError;

interface StatementDialogProps {
  /** The last day of the cycle that is selected at first. @default the last closed one */
  readonly cycle: string | undefined;
  /** Called when the statement is downloaded. */
  readonly onDone: () => void;
}

/** Selects the agent, the cycle and the type of a statement, and downloads it [S7]. */
export function StatementDialog({ cycle, onDone }: StatementDialogProps) {
  const { data, error, retry } = useAgentStatementOptions();
  if (error) {
    return (
      <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
        {failureOf(error)}
      </Banner>
    );
  }
  return data ? <Choices options={data} cycle={cycle} onDone={onDone} /> : <Skeleton lines={6} />;
}

const asOptions = (values: readonly string[], label: (value: string) => string = String) =>
  values.map((value) => ({ value, label: label(value) }));

function Choices({
  options,
  cycle,
  onDone,
}: StatementDialogProps & { readonly options: OutputOf<typeof getAgentStatementOptions> }) {
  const { user } = useSession();
  const { agentStatementTypes, cycleDates, agents = [] } = options;
  const [agentId, setAgentId] = useState(user.agentId);
  const [cycleDate, setCycleDate] = useState(
    cycleDates.find((date) => date === cycle) ?? cycleDates[0] ?? '',
  );
  const [agentStatementType, setType] = useState(agentStatementTypes[0] ?? '');
  const { start, isRunning, isForbidden, isMissing, error } = useAgentStatement();
  if (cycleDates.length === 0) return <p>There is no statement yet.</p>;
  const download = async () => {
    const name = await start({ query: { agentId, cycleDate, agentStatementType } });
    if (!name) return;
    toast(`${name} is in your downloads`);
    onDone();
  };
  return (
    <StatementForm
      onSubmit={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      {agents.length > 1 && (
        <Select
          label="Agent"
          value={agentId}
          onChange={setAgentId}
          options={agents.map((agent) => ({ value: agent.agentId, label: formatAgent(agent) }))}
        />
      )}
      <Select
        label="Cycle to"
        value={cycleDate}
        onChange={setCycleDate}
        options={asOptions(cycleDates, formatDate)}
      />
      <Select
        label="Type"
        value={agentStatementType}
        onChange={setType}
        options={asOptions(agentStatementTypes)}
      />
      {isForbidden && <Banner tone="warning">You do not have access to this statement.</Banner>}
      {isMissing && <Banner tone="warning">No file available.</Banner>}
      {error && (
        <Banner tone="danger" action={<Button onClick={() => void download()}>Try again</Button>}>
          {failureOf(error)}
        </Banner>
      )}
      <Button type="submit" variant="primary" pending={isRunning}>
        Download PDF
      </Button>
    </StatementForm>
  );
}
