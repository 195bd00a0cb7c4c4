import { useCalendar } from '@agent-portal/data/calendar/hooks';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { HelpDesk } from '../../../shared/help/HelpDesk.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { SettingsFrame } from '../../../shared/settings/SettingsFrame.tsx';
import { useSession } from '../../../session/SessionContext.ts';
import { AddressCard } from './AddressCard.tsx';
import { Cards } from '../../../shared/page/Cards.ts';

/** How to give the address to the calendars that most people use. */
const AddToCalendar = () => (
  <Card>
    <h2>Add the address to your calendar</h2>
    <ul>
      <li>
        <strong>Apple Calendar on an iPhone or iPad:</strong> in Calendar, choose Calendars, Add
        Calendar, Add Subscription Calendar, and paste the address.
      </li>
      <li>
        <strong>Apple Calendar on a Mac:</strong> choose File, New Calendar Subscription, and paste
        the address.
      </li>
      <li>
        <strong>Google Calendar on a computer:</strong> next to Other calendars, choose +, From URL,
        and paste the address. Google can take a day to show changes.
      </li>
      <li>
        <strong>Outlook on the web:</strong> in Calendar, choose Add calendar, Subscribe from web,
        and paste the address.
      </li>
    </ul>
  </Card>
);

const CalendarCards = styled(Cards)`
  & ul {
    display: grid;
    gap: ${token('space-8')};
    max-inline-size: 44rem;
    padding-inline-start: ${token('space-24')};
  }

  & [data-part='address'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-16')};
    margin-block-start: ${token('space-16')};
  }

  /* The address is a secret. */
  @media print {
    & [data-part='address'] {
      display: none;
    }
  }
`;

/** /account-settings/calendar: the address at which the user's calendar reads follow-ups and deadlines. */
export function CalendarPage() {
  const { user } = useSession();
  const { data, error, retry } = useCalendar(!user.isHomeOffice);
  const isNotOffered = error?.kind === 'not-offered';
  return (
    <SettingsFrame>
      <CalendarCards>
        {user.isHomeOffice && (
          <Card>
            <h2>Not for home office</h2>
            <p>
              A calendar address belongs to the person who logs in. The agent creates it in the
              agent’s own account settings.
            </p>
          </Card>
        )}
        {isNotOffered && (
          <Card>
            <h2>Not offered here</h2>
            <p>Ask the help desk how to see your deadlines in a calendar.</p>
            <HelpDesk />
          </Card>
        )}
        {error && !isNotOffered && <LoadError error={error} onRetry={retry} />}
        {!error && !data && !user.isHomeOffice && <Skeleton lines={6} />}
        {data && (
          <>
            <AddressCard feed={data.feed} />
            <AddToCalendar />
          </>
        )}
      </CalendarCards>
    </SettingsFrame>
  );
}

export { CalendarPage as Page };
