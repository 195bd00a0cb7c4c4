import { type ApiError, unexpectedError } from '@agent-portal/data';
import type { getAgentStatementOptions } from '@agent-portal/data/commissions/contract';
import {
  useAgentStatement,
  useAgentStatementOptions,
  useAgentStatements,
} from '@agent-portal/data/commissions/hooks';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Dialog, loadDialog } from '@agent-portal/ui/Dialog';
import { Select } from '@agent-portal/ui/Select';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { Switch } from '@agent-portal/ui/Switch';
import { toast } from '@agent-portal/ui/Toast';
import { token } from '@agent-portal/ui/theme/token';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { cycleOfAddress } from '../lists/cycleOfAddress.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { choiceProblem, type Chosen, statementCount } from './statementCount.ts';
import { StatementFields } from './StatementFields.tsx';

const StatementForm = styled.form`
  display: grid;
  gap: ${token('space-16')};
  min-inline-size: min(22rem, 100%);

  & > button {
    justify-self: start;
  }
`;

/** The message of [S8], with the cause if the carrier was not reached. */
const failureOf = ({ kind, message }: ApiError) => (kind === 'network' ? message : unexpectedError);

interface StatementDialogProps {
  /** The last day of the cycle that is selected at first. @default the last closed one */
  readonly cycle: string | undefined;
  /** Called when the statement is downloaded. */
  readonly onDone: () => void;
}

/** Selects the agent, the cycle and the type of a statement, and downloads it [S7]. */
function StatementDialog({ cycle, onDone }: StatementDialogProps) {
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

function Choices({
  options,
  cycle,
  onDone,
}: StatementDialogProps & { readonly options: OutputOf<typeof getAgentStatementOptions> }) {
  const { user } = useSession();
  const { agentStatementTypes, cycleDates, mostStatements } = options;
  const [chosen, setChosen] = useState<Chosen>({
    agentIds: [user.agentId],
    cycleDates: [cycleDates.find((date) => date === cycle) ?? cycleDates[0] ?? ''],
  });
  const [agentStatementType, setType] = useState(agentStatementTypes[0] ?? '');
  const [isSeveral, setIsSeveral] = useState(false);
  const [problem, setProblem] = useState<string>();
  const one = useAgentStatement();
  const several = useAgentStatements();
  const { isRunning, isForbidden, isMissing, error } = isSeveral ? several : one;
  if (cycleDates.length === 0) return <p>There is no statement yet.</p>;
  const download = async () => {
    const found = choiceProblem(chosen, isSeveral ? (mostStatements ?? 1) : 1);
    setProblem(found);
    if (found !== undefined) return;
    const [agentId = '', cycleDate = ''] = [chosen.agentIds[0], chosen.cycleDates[0]];
    const name = await (isSeveral
      ? several.start({ query: { ...lists(chosen), agentStatementType } })
      : one.start({ query: { agentId, cycleDate, agentStatementType } }));
    if (!name) return;
    toast(`${name} is in your downloads`);
    onDone();
  };
  const toggle = (isOn: boolean) => {
    setIsSeveral(isOn);
    setProblem(undefined);
    if (isOn) return;
    setChosen({
      agentIds: [chosen.agentIds[0] ?? user.agentId],
      cycleDates: [chosen.cycleDates[0] ?? cycleDates[0] ?? ''],
    });
  };
  const count = statementCount(chosen);
  return (
    <StatementForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      <StatementFields {...chosen} options={options} isSeveral={isSeveral} onChange={setChosen} />
      <Select
        label="Type"
        value={agentStatementType}
        onChange={setType}
        options={agentStatementTypes.map((value) => ({ value, label: value }))}
      />
      {mostStatements !== undefined && (
        <Switch
          label="Several statements"
          hint={`One zip file with up to ${mostStatements} PDF files.`}
          checked={isSeveral}
          onChange={toggle}
        />
      )}
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      {isForbidden && <Banner tone="warning">You do not have access to this statement.</Banner>}
      {isMissing && <Banner tone="warning">No file available.</Banner>}
      {error && (
        <Banner tone="danger" action={<Button onClick={() => void download()}>Try again</Button>}>
          {isSeveral && error.kind === 'invalid' ? error.message : failureOf(error)}
        </Banner>
      )}
      <Button type="submit" variant="primary" isBusy={isRunning}>
        {isSeveral ? `Download ${count} ${count === 1 ? 'PDF' : 'PDFs'}` : 'Download PDF'}
      </Button>
    </StatementForm>
  );
}

/** The choice as the input of the call. */
const lists = ({ agentIds, cycleDates }: Chosen) => ({
  agentIds: [...agentIds],
  cycleDates: [...cycleDates],
});

const icon = <FileText size="1.25em" strokeWidth={1.75} aria-hidden />;

/**
 * Opens the dialog for an agent statement [S7], for the cycle that the page shows. An address with
 * `statement` opens it for the cycle in that parameter.
 */
export function StatementButton() {
  const [search, setSearch] = useSearchParams();
  const requestedCycle = search.get('statement');
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = isPressed || requestedCycle !== null;
  const close = () => {
    setIsPressed(false);
    if (requestedCycle === null) return;
    setSearch(
      (current) => {
        current.delete('statement');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <Button icon={icon} onClick={() => setIsPressed(true)} onPointerEnter={loadDialog}>
        <span>Agent statement</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Agent statement">
        <StatementDialog cycle={requestedCycle ?? cycleOfAddress(search)} onDone={close} />
      </Dialog>
    </>
  );
}
