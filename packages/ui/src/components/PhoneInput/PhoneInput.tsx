import { useMemo } from 'react';
import { phoneInputWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { ParsedInput, type ParsedInputProps } from '../ParsedInput/ParsedInput.tsx';
import { phoneMask, phoneParsing } from './phoneParsing.ts';

export type PhoneInputProps = ParsedInputProps<string>;

/**
 * A phone number of the United States, in its shape while it is typed. The value is its ten digits.
 *
 * - **Also called:** telephone.
 * - **When to use it:** A number of the United States, typed or pasted in any form.
 * - **When not:** Numbers of other countries: a `TextInput` for phone numbers.
 * - **Keys:**
 *   - Enter: Sends the form around it.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { label } = props;
  const words = useWords('PhoneInput', phoneInputWords);
  const parsing = useMemo(() => phoneParsing(words.invalid(label)), [words, label]);
  return (
    <ParsedInput
      {...props}
      parsing={parsing}
      mask={phoneMask}
      attributes={() => ({
        dir: 'ltr',
        inputMode: 'tel',
        autoComplete: props.autoComplete ?? 'tel-national',
      })}
    />
  );
}
