import { useEffect, useRef, useState } from 'react';
import { comboboxWords } from '../../words/choices.ts';
import { useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { useChangeFromOutside } from '../Field/useChangeFromOutside.ts';
import type { Option } from './OptionSource.ts';

/** Why a text is not a value: it is the label of a disabled option, its search failed, or no option has it. */
type Reason = Option | 'failed' | 'unknown';

interface TypedTextOptions {
  readonly label: string;
  readonly value: string | null;
  /** The text, where a form stores it; left out, the field stores it. */
  readonly draft: string | null | undefined;
  readonly onDraft: ((draft: string | null, error: string | null) => void) | undefined;
  readonly onInputChange: ((text: string) => void) | undefined;
}

const isBlank = (text: string) => text.trim() === '';

/**
 * The typed text of a combobox while it differs from the choice. A text that is not a value stays, with what is
 * wrong, and keeps a form from being sent. A value that the app sets replaces it.
 */
export function useTypedText(options: TypedTextOptions) {
  const { label, value, draft: stored, onDraft, onInputChange } = options;
  const words = useWords('Combobox', comboboxWords);
  const [own, setOwn] = useState<string | null>(null);
  const draft = stored === undefined ? own : stored;
  /** Set once the user has pressed Enter or left the field. */
  const [reason, setReason] = useState<Reason>();
  /** The last value that the field itself has set, until the app has taken it. */
  const awaited = useRef<string | null>(undefined);

  function errorOf(text: string | null, why: Reason | undefined): string | null {
    if (text === null || isBlank(text)) return null;
    if (why === 'failed') return `${label}: ${words.failed}`;
    if (typeof why === 'object') return words.cannotBeChosen(why.label, why.description);
    return words.refused(label, text.trim());
  }
  const wrong = errorOf(draft, reason);

  function store(text: string | null, why?: Reason) {
    setOwn(text);
    setReason(why);
    onDraft?.(text, errorOf(text, why));
  }
  const forget = () => {
    if (draft === null) return;
    if (draft) onInputChange?.('');
    store(null);
  };

  useChangeFromOutside(value, draft, () => {
    if (value !== awaited.current) forget();
  });
  useEffect(() => {
    if (awaited.current === value) awaited.current = undefined;
  }, [value]);

  return {
    draft,
    /** The error of the text, unless it turns out to be an option. */
    wrong,
    /** The error of the text, after Enter or a blur. */
    error: reason === undefined ? undefined : (wrong ?? undefined),
    type: (text: string) => store(text),
    forget,
    /** Says why the text is not a value. */
    refuse: (why: Reason) => {
      store(draft, why);
      announce(errorOf(draft, why) ?? '', label);
    },
    /** Its options have arrived after it was refused. */
    accept: () => {
      if (reason !== undefined) store(draft);
    },
    /** Called before the field sets a value itself. */
    expect: (next: string | null) => {
      awaited.current = next;
    },
  };
}
