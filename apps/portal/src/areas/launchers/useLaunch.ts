import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openHere, openInNewTab, type Target } from './openTool.ts';
import type { TargetAnswer } from './useTarget.ts';

/**
 * How far a launch has come.
 *
 * - `waiting`: for where the tool is.
 * - `leaving`: this page, for the tool.
 * - `opened`: in a new tab.
 * - `blocked`: the browser did not allow the new tab.
 * - `ready`: somebody came back to the launcher, and is not sent away again.
 */
export type LaunchStage = 'waiting' | 'leaving' | 'opened' | 'blocked' | 'ready';

const stageInNewTab = (to: Target): LaunchStage => (openInNewTab(to) ? 'opened' : 'blocked');

/** Opens the tool once it is known where, and again when asked. */
export function useLaunch({ target, ask }: TargetAnswer, isNewTab: boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const [stage, setStage] = useState<LaunchStage>(
    (location.state as { launched?: true } | null)?.launched ? 'ready' : 'waiting',
  );

  const open = useEffectEvent((to: Target) => {
    // Reload and Back find the launcher as it was left: without this they would launch again.
    void navigate(location, { replace: true, state: { launched: true } });
    setStage(isNewTab ? stageInNewTab(to) : 'leaving');
    if (!isNewTab) openHere(to);
  });
  useEffect(() => {
    if (stage !== 'waiting' || !target) return undefined;
    const launch = setTimeout(() => open(target));
    return () => clearTimeout(launch);
  }, [stage, target]);

  useEffect(() => {
    // Back finds the page as it was when it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStage('ready');
    };
    globalThis.addEventListener('pageshow', comeBack);
    return () => globalThis.removeEventListener('pageshow', comeBack);
  }, []);

  return {
    stage,
    launchAgain: () => {
      ask();
      setStage('waiting');
    },
    /** The blocked tab was opened by hand. */
    noteOpened: () => setStage('opened'),
  };
}
