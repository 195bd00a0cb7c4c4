const switchedKey = 'audienceSwitches';
const loopWindow = 30_000;

/** One switch, and one more where the session had ended and login began anew, are no loop. */
const most = 2;

const recent = (now: number): number[] =>
  (sessionStorage.getItem(switchedKey) ?? '')
    .split(' ')
    .map(Number)
    .filter((time) => time > 0 && now - time < loopWindow);

/**
 * Leaves for the login that switches the session's audience and comes back [S5, guard 4]. Gives
 * false, and stays, where that has just been tried in vain: never a loop (decisions, 1).
 */
export function switchAudience(to: string, now = Date.now()): boolean {
  const times = recent(now);
  if (times.length >= most) return false;
  sessionStorage.setItem(switchedKey, [...times, now].join(' '));
  globalThis.location.assign(to);
  return true;
}

/** The page opened with the audience it needs: the next switch starts from none. */
export function audienceReached(): void {
  sessionStorage.removeItem(switchedKey);
}
