import { paths } from '../../paths.ts';
import type { Session } from '../../session/session.ts';

/** Where Help leads: whoever cannot reach account settings has the carrier's page (decisions, 9). */
export function helpPath({
  mode,
  hasLeftNavigation,
}: Pick<Session, 'mode' | 'hasLeftNavigation'>): string {
  return mode === 'visitor' || !hasLeftNavigation ? paths.help() : paths.settings('help');
}
