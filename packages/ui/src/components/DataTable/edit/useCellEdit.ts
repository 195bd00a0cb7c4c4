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
  const [saved, setSaved] = useState<{ readonly text: string; readonly before: string }>();
  /** Begun and not ended: what removes the field also takes its focus, and saves nothing. */
  const isOpen = useRef(false);

  function begin() {
    isOpen.current = true;
    // A text that was saved is there until the rows have it.
    const current = saved?.before === text ? saved.text : text;
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
    const before = saved?.before === text ? saved.text : text;
    if (edit.text === before) {
      end();
      return;
    }
    const problem = validate(edit.text);
    if (problem !== undefined) {
      fail(edit, problem);
      return;
    }
    setEdit({ ...edit, error: undefined, isPending: true });
    try {
      await onSave(edit.text);
    } catch (reason) {
      fail(edit, failureOf(reason));
      return;
    }
    setSaved({ text: edit.text, before: text });
    end();
    announce(words.saved(name), name);
  }

  return {
    edit,
    /** What was saved, until the row has it. */
    saved: saved?.before === text ? saved.text : undefined,
    begin,
    change: (next: string) => setEdit((now) => now && { ...now, text: next, error: undefined }),
    save,
    cancel: () => {
      if (!edit?.isPending) end();
    },
  };
}
