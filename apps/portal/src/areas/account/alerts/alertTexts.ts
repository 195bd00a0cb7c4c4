import {
  type AlertChannel,
  type AlertEvent,
  alertEvents,
  type AlertFrequency,
  type AlertPreference,
} from '@agent-portal/data/alerts/contract';
import type { Feature } from '@agent-portal/data/features/features';

export const channelLabels: Readonly<Record<AlertChannel, string>> = {
  Email: 'E-mail',
  Portal: 'Portal',
};

export const frequencyLabels: Readonly<Record<AlertFrequency, string>> = {
  AtOnce: 'At once',
  Daily: 'Daily',
  Weekly: 'Weekly',
};

/** The feature whose pages an event is about. */
const featureOf: Partial<Record<AlertEvent, Feature>> = {
  CommissionPosted: 'commissions',
  ClaimUpdate: 'claims',
};

/** Whether an event is about features that are on. */
export const isEventOffered = (event: AlertEvent, features: ReadonlySet<Feature>): boolean => {
  const feature = featureOf[event];
  return feature === undefined || features.has(feature);
};

/** Every event with its preference. An event without a preference sends no alerts. */
export const everyEvent = (stored: readonly AlertPreference[]): readonly AlertPreference[] =>
  alertEvents.map(
    (event) =>
      stored.find((one) => one.event === event) ?? { event, channels: [], frequency: 'AtOnce' },
  );

/** `E-mail and portal, daily`, or `Nothing`. */
export function describe({ channels, frequency }: AlertPreference): string {
  if (channels.length === 0) return 'Nothing';
  const where = channels.map((channel) => channelLabels[channel]).join(' and ');
  const text = `${where}, ${frequencyLabels[frequency]}`.toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether both have the same effect. The frequency of an event without a channel does not matter. */
export const areSame = (some: readonly AlertPreference[], others: readonly AlertPreference[]) =>
  some.every((one, index) => {
    const other = others[index];
    return other !== undefined && describe(one) === describe(other);
  });
