import { Eye, EyeOff } from 'lucide-react';
import { revealButtonWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';

interface RevealButtonProps {
  /** The label of the input. */
  readonly label: string;
  readonly inputId: string;
  readonly isShown: boolean;
  readonly onToggle: (isShown: boolean) => void;
  readonly disabled: boolean | undefined;
}

/** Shows the secret of an input and hides it again, which is announced. */
export function RevealButton({ label, inputId, isShown, onToggle, disabled }: RevealButtonProps) {
  const words = useWords('RevealButton', revealButtonWords);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <button
      type="button"
      aria-label={isShown ? words.hide(label) : words.show(label)}
      aria-controls={inputId}
      disabled={disabled}
      // Safari gives no focus to a pressed button. The focus has to leave it, and it may not leave the input before.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        currentTarget.focus();
        onToggle(!isShown);
        announce(isShown ? words.hidden(label) : words.shown(label), inputId);
      }}
    >
      <Icon size="1.25em" strokeWidth={1.75} aria-hidden />
    </button>
  );
}
