import { useCalendar } from '@agent-portal/data/calendar/hooks';
import { ButtonLink } from '@agent-portal/ui/Button';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';

/** Opens the calendar settings. Hidden if the user may not open them, or the carrier has no calendars. */
export function CalendarLink() {
  const address = paths.settings('calendar');
  const mayOpen = useMayOpen(accessRules.calendar, address);
  const { data } = useCalendar(mayOpen);
  return mayOpen && data ? <ButtonLink href={address}>Add to your calendar</ButtonLink> : null;
}
