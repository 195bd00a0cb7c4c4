import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openHere, openInNewTab, type Target } from './openTool.ts';
import type { TargetAnswer } from './useTarget.ts';

/**
 * The stage of a launch.
 *
 * - `waiting`: the address of the tool is loading.
 * - `leaving`: this tab is opening the tool.
 * - `opened`: the tool is open in a new tab.
 * - `blocked`: the browser did not allow the new tab.
 * - `ready`: the user came back to the launcher, which does not launch again by itself.
 */
export type LaunchStage = 'waiting' | 'leaving' | 'opened' | 'blocked' | 'ready';

const stageInNewTab = (to: Target): LaunchStage => (openInNewTab(to) ? 'opened' : 'blocked');

/** Opens the tool when its address has loaded, and again when the user requests it. */
export function useLaunch({ target, ask }: TargetAnswer, isNewTab: boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const [stage, setStage] = useState<LaunchStage>(
    (location.state as { launched?: true } | null)?.launched ? 'ready' : 'waiting',
  );

  const open = useEffectEvent((to: Target) => {
    // Mark the history entry as launched. Otherwise Reload and Back would launch the tool again.
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
    // The Back button can restore the page from the browser's cache, in its previous state.
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
    /** The user opened the blocked tab with a click. */
    noteOpened: () => setStage('opened'),
  };
}
