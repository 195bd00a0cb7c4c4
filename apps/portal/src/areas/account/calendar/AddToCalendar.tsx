import { Card } from '@agent-portal/ui/Card';

/** How to give the address to the calendars that most people use. */
export const AddToCalendar = () => (
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
