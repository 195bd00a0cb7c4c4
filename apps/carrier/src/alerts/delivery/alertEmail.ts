import { carrier } from '@agent-portal/data/carrier';
import {
  type AlertEvent,
  alertEvents,
  type AlertFrequency,
} from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { formatCount, formatDate } from '@agent-portal/format';
import type { Email } from '../../outbox/queries.ts';
import { lastReportedDay, weeklyOn } from './days.ts';
import { eventWords, type Happening, headingOf } from './eventWords.ts';
import { formatCents } from '../../db/formatCents.ts';

/** The most lines of an event in one e-mail. */
const mostLines = 20;

/** The content of an alert e-mail. */
interface Alerts {
  /** The agent whose alerts they are. */
  readonly agent: string;
  readonly frequency: AlertFrequency;
  /** The business date, `YYYY-MM-DD`. */
  readonly today: string;
  /** Where the portal is, as the settings have it: `https://portal.example`. */
  readonly origin: string;
  /** Newest first. */
  readonly happenings: readonly Happening[];
}

const howOften: Readonly<Record<AlertFrequency, string>> = {
  AtOnce: 'at once',
  Daily: 'once a day',
  Weekly: `on ${weeklyOn}s`,
};

/** Subjects name no client, because locked screens show them. */
function subjectOf({ frequency, today, happenings }: Alerts, events: readonly AlertEvent[]) {
  const lastDay = formatDate(lastReportedDay(today)[frequency]);
  const [event] = events;
  if (frequency === 'Daily') return `Your alerts up to ${lastDay}`;
  if (frequency === 'Weekly') return `Your alerts of the week up to ${lastDay}`;
  return event && events.length === 1
    ? headingOf(event, happenings.length)
    : `${happenings.length} alerts`;
}

/** `NL0018O0142, Hale, Ruth: Medical records, 11/17/2026`, and below it where that is seen. */
function lineOf(happening: Happening, origin: string): string {
  const { event, policyNumber, insured, detail, happenedOn, subject } = happening;
  const about =
    event === 'CommissionPosted'
      ? `Cycle to ${formatDate(subject)}: ${formatCents(Number(detail))}`
      : `${policyNumber}, ${insured}: ${detail}, ${formatDate(happenedOn)}`;
  return `- ${about}\n  ${origin}${eventWords[event].path(happening)}`;
}

function sectionOf(event: AlertEvent, some: readonly Happening[], origin: string): string {
  const lines = some.slice(0, mostLines).map((one) => lineOf(one, origin));
  const more = some.length - lines.length;
  if (more > 0) lines.push(`- and ${formatCount(more)} more\n  ${origin}${eventWords[event].all}`);
  return `${headingOf(event, some.length)}\n${lines.join('\n')}`;
}

/** The e-mail that lists what happened by event, why it was sent, and where to change that. */
export function alertEmail(alerts: Alerts): Pick<Email, 'subject' | 'body'> {
  const { agent, frequency, origin, happenings } = alerts;
  const byEvent = Map.groupBy(happenings, ({ event }) => event);
  const events = alertEvents.filter((event) => byEvent.has(event));
  const names = events.map((event) => `‘${eventLabels[event]}’`).join(', ');
  return {
    subject: subjectOf(alerts, events),
    body: [
      `Alerts for ${agent}`,
      ...events.map((event) => sectionOf(event, byEvent.get(event) ?? [], origin)),
      `You get this because the alerts of ${agent} send ${names} by e-mail ${howOften[frequency]} ` +
        `to this address. Change that at ${origin}/account-settings/alerts.`,
      carrier.name,
    ].join('\n\n'),
  };
}
