import { Button, type ButtonProps } from '@agent-portal/ui/Button';
import { CalendarClock } from 'lucide-react';

interface SetFollowUpButtonProps extends ButtonProps {
  /** The name of the requirement. */
  readonly name: string;
}

/** A secondary button that opens the editor of a follow-up. */
export function SetFollowUpButton({ name, ...rest }: SetFollowUpButtonProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<CalendarClock size={20} strokeWidth={1.75} aria-hidden />}
      aria-label={`Set a follow-up on ${name}`}
      {...rest}
    >
      Set a follow-up
    </Button>
  );
}
