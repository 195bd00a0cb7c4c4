import {
  alertChannels,
  alertFrequencies,
  type AlertFrequency,
  type AlertPreference,
} from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { Select } from '@agent-portal/ui/Select';
import { channelLabels, frequencyLabels } from './alertTexts.ts';

const frequencies = alertFrequencies.map((value) => ({ value, label: frequencyLabels[value] }));

interface EventPreferenceProps {
  readonly preference: AlertPreference;
  readonly onChange: (preference: AlertPreference) => void;
}

/** Where an event is told, and how often by e-mail; the portal shows it at once. */
export function EventPreference({ preference, onChange }: EventPreferenceProps) {
  const { event, channels, frequency } = preference;
  return (
    <fieldset>
      <legend>{eventLabels[event]}</legend>
      {alertChannels.map((channel) => (
        <label key={channel}>
          <input
            type="checkbox"
            checked={channels.includes(channel)}
            onChange={({ target }) =>
              onChange({
                ...preference,
                channels: alertChannels.filter((one) =>
                  one === channel ? target.checked : channels.includes(one),
                ),
              })
            }
          />
          {channelLabels[channel]}
        </label>
      ))}
      <Select
        label="How often"
        value={frequency}
        disabled={!channels.includes('Email')}
        options={frequencies}
        onChange={(value) => onChange({ ...preference, frequency: value as AlertFrequency })}
      />
    </fieldset>
  );
}
