import { Stack } from '@agent-portal/ui/Stack';
import { announce } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { Spinner } from '@agent-portal/ui/Spinner';
import { useEffect } from 'react';
import type { Tool } from '../tools.ts';
import { type LaunchStage, useLaunch } from '../useLaunch.ts';
import { useTarget } from '../useTarget.ts';
import { BlockedTab } from './BlockedTab.tsx';
import { LaunchFailure } from './LaunchFailure.tsx';

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
