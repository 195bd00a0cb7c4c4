import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { editCellWords } from '../../../words/data/editCellWords.ts';
import { announce } from '../../Announcer/announce.ts';

interface Edit {
  readonly text: string;
  readonly error: string | undefined;
  readonly isPending: boolean;
}

interface EditedCell {
  /** Names the cell: 'Phone of Okafor, Ruth'. */
  readonly name: string;
  readonly text: string;
  readonly onSave: (text: string) => Promise<void>;
  readonly validate: (text: string) => string | undefined;
  readonly failureOf: (reason: unknown) => string;
  readonly words: typeof editCellWords;
}

/** The text of a cell while it is edited and saved, and the focus: in the field, then on the button. */
export function useCellEdit(
  frame: RefObject<HTMLElement | null>,
  { name, text, onSave, validate, failureOf, words }: EditedCell,
) {
  const [edit, setEdit] = useState<Edit>();
  /** What was saved, or is about to be, until the row has it. */
  const [saved, setSaved] = useState<{ readonly text: string; readonly before: string }>();
  // Once the row has another text, that one counts, even if the former one comes back later.
  if (saved && saved.before !== text) setSaved(undefined);
  /** Begun and not ended: what removes the field also takes its focus, and saves nothing. */
  const isOpen = useRef(false);

  function begin() {
    isOpen.current = true;
    // A text that was saved is there until the rows have it.
    const current = saved?.text ?? text;
    flushSync(() => setEdit({ text: current, error: undefined, isPending: false }));
    const field = frame.current?.querySelector<HTMLInputElement>('input, select, textarea');
    field?.focus();
    field?.select?.();
  }

  function end() {
    const hadFocus = frame.current?.contains(document.activeElement);
    isOpen.current = false;
    flushSync(() => setEdit(undefined));
    if (hadFocus) frame.current?.querySelector<HTMLElement>('[data-part="edit"]')?.focus();
  }

  function fail(failed: Edit, error: string) {
    setEdit({ ...failed, error, isPending: false });
    announce(words.notSaved(name, error), name);
  }

  async function save() {
    if (!edit || edit.isPending || !isOpen.current) return;
    if (edit.text === (saved?.text ?? text)) {
      end();
      return;
    }
    const problem = validate(edit.text);
    if (problem !== undefined) {
      fail(edit, problem);
      return;
    }
    setEdit({ ...edit, error: undefined, isPending: true });
    // Before the answer: the row can change meanwhile, even more than once.
    setSaved({ text: edit.text, before: text });
    try {
      await onSave(edit.text);
    } catch (reason) {
      setSaved((now) => now && saved);
      fail(edit, failureOf(reason));
      return;
    }
    end();
    announce(words.saved(name), name);
  }

  return {
    edit,
    saved: saved?.text,
    begin,
    change: (next: string) => setEdit((now) => now && { ...now, text: next, error: undefined }),
    save,
    cancel: () => {
      if (!edit?.isPending) end();
    },
  };
}
