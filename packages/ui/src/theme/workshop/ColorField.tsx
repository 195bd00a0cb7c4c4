import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { announce } from '../../components/Announcer/announce.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { type ColorToken, colorTokens } from '../token.ts';
import { readHex } from './readHex.ts';

interface ColorFieldProps {
  readonly name: ColorToken;
  /** As `#rrggbb`. */
  readonly value: string;
  /** The default, where the brand does not set it. */
  readonly usual: string;
  /** Undefined resets it to the default. */
  readonly onChange: (color: string | undefined) => void;
}

/** The typed text, and the color before it: another color replaces the text. */
interface Draft {
  readonly text: string;
  readonly over: string;
}

/** One color of a brand: as text, and in the browser's own picker, with the way back to the default. */
export function ColorField({ name, value, usual, onChange }: ColorFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const typed = draft?.over === value ? draft.text : undefined;
  const isWrong = typed !== undefined && readHex(typed) === undefined;

  /** A color applies once it is complete: three digits may become six. */
  function type(text: string) {
    const color = text.trim().length < 6 ? undefined : readHex(text);
    setIsLeft(false);
    setDraft({ text, over: color ?? value });
    if (color !== undefined && color !== value) onChange(color);
  }

  function settle() {
    setIsLeft(true);
    if (typed === undefined || isWrong) return;
    setDraft(null);
    const color = readHex(typed);
    if (color !== value) onChange(color);
  }

  function restore() {
    setDraft(null);
    onChange(undefined);
    announce(`${name} is ${usual} again`);
    // The button is about to be removed, and would lose the focus.
    input.current?.focus();
  }

  return (
    <li>
      <TextInput
        ref={input}
        label={name}
        title={colorTokens[name]}
        value={typed ?? value}
        isValid={!(isLeft && isWrong)}
        error="This is no color. Type # and six digits or letters from a to f."
        spellCheck={false}
        autoComplete="off"
        onChange={type}
        onEnter={settle}
        onBlur={settle}
      />
      <input
        type="color"
        aria-label={`Pick ${name}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {(value !== usual || isWrong) && (
        <IconButton
          label={`${name} back to ${usual}`}
          icon={<Undo2 aria-hidden />}
          onClick={restore}
        />
      )}
    </li>
  );
}
