import type { ApiError } from '@agent-portal/data';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button, ButtonLink } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { Spinner } from '@agent-portal/ui/Spinner';
import { Stack } from '@agent-portal/ui/Stack';
import { useEffect } from 'react';
import type { Tool } from '../tools.ts';
import { type LaunchStage, useLaunch } from '../useLaunch.ts';
import { useTarget } from '../useTarget.ts';
import { HelpDesk } from '../../../shared/help/HelpDesk.tsx';
import type { Target } from '../openTool.ts';

interface LaunchFailureProps {
  readonly tool: string;
  readonly error: ApiError | undefined;
  /** The carrier has not configured an address for the tool. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

/** Says which tool did not open, why, and what to do. */
function LaunchFailure({ tool, error, isMissing, onRetry }: LaunchFailureProps) {
  if (isMissing || error?.kind === 'forbidden') {
    return (
      <>
        <Banner tone={isMissing ? 'info' : 'danger'}>
          {isMissing ? `${tool} is not set up here.` : `You do not have access to ${tool}.`}
        </Banner>
        <HelpDesk />
      </>
    );
  }
  return (
    <Banner tone="danger" action={<Button onClick={onRetry}>Try again</Button>}>
      {tool} did not open. {error?.message}
    </Banner>
  );
}

interface BlockedTabProps {
  readonly message: string;
  readonly tool: string;
  readonly target: Target | undefined;
  readonly onOpen: () => void;
}

/** Shown when the browser blocks the new tab. Browsers allow a click on a real link or submit button. */
function BlockedTab({ message, tool, target, onOpen }: BlockedTabProps) {
  return (
    <Banner tone="warning" action={target && opener(tool, target, onOpen)}>
      {message}
    </Banner>
  );
}

function opener(tool: string, { url, fields }: Target, onOpen: () => void) {
  const label = `Open ${tool}`;
  const note = <span className="visually-hidden"> (opens in new tab)</span>;
  if (!fields) {
    return (
      <ButtonLink href={url} target="_blank" rel="noopener" onClick={onOpen}>
        {label}
        {note}
      </ButtonLink>
    );
  }
  return (
    // The browser must read the form before React removes it, so the state changes after the click.
    <form
      method="post"
      action={url}
      target="_blank"
      rel="noopener"
      onSubmit={() => setTimeout(onOpen)}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">
        {label}
        {note}
      </Button>
    </form>
  );
}

interface LaunchProps {
  readonly tool: Tool;
  /** The agent who opens the tool; undefined for a tool that needs no agent. */
  readonly agentId: string | undefined;
  readonly isNewTab: boolean;
}

/** The text for each stage. */
const words: Readonly<Record<LaunchStage, (tool: string) => string>> = {
  waiting: (tool) => `Opening ${tool}…`,
  leaving: (tool) => `Opening ${tool}…`,
  opened: (tool) => `${tool} is open in a new tab.`,
  blocked: (tool) => `Your browser blocked the new tab. Open ${tool} from here.`,
  ready: () => '',
};

/** Opens a tool and shows the progress. */
export function Launch({ tool, agentId, isNewTab }: LaunchProps) {
  const answer = useTarget(tool, agentId);
  const { stage, launchAgain, noteOpened } = useLaunch(answer, isNewTab);
  const { target, error, isMissing, ask } = answer;
  const { name } = tool;
  const said = words[stage](name);
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  if (error || isMissing) {
    return <LaunchFailure tool={name} error={error} isMissing={isMissing} onRetry={ask} />;
  }
  switch (stage) {
    case 'waiting':
    case 'leaving':
      return (
        <Stack direction="row" gap={12}>
          <Spinner label="" />
          <p>{said}</p>
        </Stack>
      );
    case 'blocked':
      return <BlockedTab message={said} tool={name} target={target} onOpen={noteOpened} />;
    case 'opened':
    case 'ready':
      return (
        <Card>
          <p>{said || tool.about}</p>
          <p>
            <Button variant="primary" onClick={launchAgain}>
              {stage === 'opened' ? 'Open it again' : `Open ${name}`}
            </Button>
          </p>
        </Card>
      );
    default:
      return stage satisfies never;
  }
}
