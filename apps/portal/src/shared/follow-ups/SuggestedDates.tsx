import { Button } from '@agent-portal/ui/Button';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { followUpPresets } from './followUpDates.ts';

const Row = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface SuggestedDatesProps {
  /** The business date, YYYY-MM-DD. */
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** Buttons for the days on which users most often come back to something. */
export const SuggestedDates = ({ today, onChoose }: SuggestedDatesProps) => (
  <Row aria-label="Suggested dates">
    {followUpPresets(today).map(({ label, day }) => (
      <Button key={label} size="small" onClick={() => onChoose(day)}>
        {label}
      </Button>
    ))}
  </Row>
);
