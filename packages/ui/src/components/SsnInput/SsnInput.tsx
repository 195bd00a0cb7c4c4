import { type CSSProperties, useId, useMemo, useState } from 'react';
import { ssnInputWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { RevealButton } from '../Field/RevealButton.tsx';
import { ParsedInput, type ParsedInputProps } from '../ParsedInput/ParsedInput.tsx';
import { maskedSsn, ssnMask, ssnParsing } from './ssnParsing.ts';

export interface SsnInputProps extends Omit<ParsedInputProps<string>, 'placeholder'> {
  /** The last four digits of the number on file, where the app has only these. Typing replaces it. @default none */
  readonly lastFour?: string | undefined;
  /** Takes an individual taxpayer identification number (ITIN) too. @default false */
  readonly takesItin?: boolean | undefined;
}

/** As a password, but no browser offers to save it. */
const concealed: CSSProperties & { WebkitTextSecurity: string } = { WebkitTextSecurity: 'disc' };

/**
 * A Social Security number. It shows its last four digits; what is typed is concealed, until the user shows it. It is
 * concealed again when the focus leaves. The value is its nine digits.
 *
 * - **Also called:** tax id, masked input.
 * - **When to use it:** It conceals what is typed, and shows the last four digits.
 * - **When not:** Another secret: a `TextInput` for passwords.
 * - **Keys:**
 *   - Enter: Sends the form around it; on the button, shows or hides the number.
 */
export function SsnInput({ lastFour, takesItin = false, onBlur, id, ...input }: SsnInputProps) {
  const { label, disabled } = input;
  const words = useWords('SsnInput', ssnInputWords);
  const [isShown, setIsShown] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const ownId = useId();
  const inputId = id ?? ownId;
  const isWhole = isShown || isFocused;
  const parsing = useMemo(
    () => ssnParsing({ takesItin, isWhole, invalid: words.invalid(label) }),
    [takesItin, isWhole, words, label],
  );

  return (
    <ParsedInput
      {...input}
      id={inputId}
      emptyHint={lastFour && words.onFile(lastFour)}
      placeholder={lastFour && maskedSsn(lastFour)}
      parsing={parsing}
      mask={ssnMask}
      attributes={(isDraft) => ({
        dir: 'ltr',
        inputMode: 'numeric',
        spellCheck: false,
        style: !isShown && (isFocused || isDraft) ? concealed : undefined,
        onFocus: () => setIsFocused(true),
        onBlur: () => setIsFocused(false),
      })}
      onBlur={() => {
        setIsShown(false);
        onBlur?.();
      }}
      afterText={<RevealButton {...{ label, inputId, isShown, disabled }} onToggle={setIsShown} />}
    />
  );
}
