const switchedKey = 'audienceSwitches';
const loopWindow = 30_000;

/** Two switches are not a loop: after an expired session, the login may need a second one. */
const most = 2;

const recent = (now: number): number[] =>
  (sessionStorage.getItem(switchedKey) ?? '')
    .split(' ')
    .map(Number)
    .filter((time) => time > 0 && now - time < loopWindow);

/**
 * Opens the login that switches the session's audience and returns here [S5, guard 4]. Returns false, and
 * stays, if that has just failed, so that the browser never loops (decisions, 1).
 */
export function switchAudience(to: string, now = Date.now()): boolean {
  const times = recent(now);
  if (times.length >= most) return false;
  sessionStorage.setItem(switchedKey, [...times, now].join(' '));
  globalThis.location.assign(to);
  return true;
}

/** The page opened with the audience that it needs: resets the count of switches. */
export function audienceReached(): void {
  sessionStorage.removeItem(switchedKey);
}
