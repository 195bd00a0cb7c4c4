import {
  alertChannels,
  alertFrequencies,
  type AlertFrequency,
  type AlertPreference,
} from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { Checkbox } from '@agent-portal/ui/Checkbox';
import { Select } from '@agent-portal/ui/Select';
import { channelLabels, frequencyLabels } from './alertTexts.ts';

const frequencies = alertFrequencies.map((value) => ({ value, label: frequencyLabels[value] }));

interface EventPreferenceProps {
  readonly preference: AlertPreference;
  readonly onChange: (preference: AlertPreference) => void;
}

/** The channels of an event, and how often e-mail is sent. The portal always shows it at once. */
export function EventPreference({ preference, onChange }: EventPreferenceProps) {
  const { event, channels, frequency } = preference;
  return (
    <fieldset>
      <legend>{eventLabels[event]}</legend>
      {alertChannels.map((channel) => (
        <Checkbox
          key={channel}
          label={channelLabels[channel]}
          checked={channels.includes(channel)}
          onChange={(checked) =>
            onChange({
              ...preference,
              channels: alertChannels.filter((one) =>
                one === channel ? checked : channels.includes(one),
              ),
            })
          }
        />
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
