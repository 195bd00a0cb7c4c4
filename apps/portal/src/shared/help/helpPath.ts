import { paths } from '../../paths.ts';
import type { Session } from '../../session/session.ts';

/** The URL of Help. Users without account settings get the carrier's help page (decisions, 9). */
export function helpPath({
  mode,
  hasLeftNavigation,
}: Pick<Session, 'mode' | 'hasLeftNavigation'>): string {
  return mode === 'visitor' || !hasLeftNavigation ? paths.help() : paths.settings('help');
}
