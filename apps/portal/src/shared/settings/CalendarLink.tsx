import { useCalendar } from '@agent-portal/data/calendar/hooks';
import { ButtonLink } from '@agent-portal/ui/Button';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { visuallyHidden } from '@agent-portal/ui/theme/visuallyHidden';
import { CalendarPlus } from 'lucide-react';
import { styled } from 'styled-components';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';

/** On a phone, in the head of a page, it shows only its icon. */
const CompactLink = styled(ButtonLink)`
  @media ${below('md')} {
    div:has(> h1) ~ div & > span {
      ${visuallyHidden}
    }
  }
`;

/** Opens the calendar settings. Hidden if the user may not open them, or the carrier has no calendars. */
export function CalendarLink() {
  const address = paths.settings('calendar');
  const mayOpen = useMayOpen(accessRules.calendar, address);
  const { data } = useCalendar(mayOpen);
  if (!mayOpen || !data) return null;
  return (
    <CompactLink
      href={address}
      icon={<CalendarPlus size="1.25em" strokeWidth={1.75} aria-hidden />}
    >
      Add to your calendar
    </CompactLink>
  );
}
