import { Button } from '@agent-portal/ui/Button';
import { followUpPresets } from './followUpDates.ts';

interface SuggestedDatesProps {
  /** The business date, YYYY-MM-DD. */
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** Buttons for the days on which users most often come back to something. */
export const SuggestedDates = ({ today, onChoose }: SuggestedDatesProps) => (
  <fieldset aria-label="Suggested dates">
    {followUpPresets(today).map(({ label, day }) => (
      <Button key={label} size="small" onClick={() => onChoose(day)}>
        {label}
      </Button>
    ))}
  </fieldset>
);
