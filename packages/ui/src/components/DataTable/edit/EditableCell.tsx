import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { editCellWords } from '../../../words/data/editCellWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { isComposing } from '../../Field/isComposing.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Spinner } from '../../Spinner/Spinner.tsx';
import { TextInput } from '../../TextInput/TextInput.tsx';
import { EditFrame } from './EditFrame.styles.ts';
import { nextEditable } from './nextEditable.ts';
import { useCellEdit } from './useCellEdit.ts';

/** What the field of a cell gets; its label is there for screen readers only. */
export interface EditInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** It is being saved. */
  readonly readOnly: boolean;
  readonly 'aria-describedby': string;
}

export interface EditableCellProps {
  readonly header: string;
  readonly rowName: string;
  /** The text to edit. */
  readonly text: string;
  readonly onSave: (text: string) => Promise<void>;
  readonly validate: (text: string) => string | undefined;
  /** Explains why a text was not saved, and what to do. @default 'Could not save. Try again.' */
  readonly failureText?: ((reason: unknown) => string) | undefined;
  /** The field. @default a TextInput */
  readonly input?: ((props: EditInputProps) => ReactNode) | undefined;
  /** What the cell shows. */
  readonly children: ReactNode;
}

const pencil = <Pencil aria-hidden />;
const textInput = (props: EditInputProps) => <TextInput {...props} autoComplete="off" />;

/** A value with a button that edits it in its place. */
export function EditableCell({
  header,
  rowName,
  text,
  onSave,
  validate,
  failureText,
  input = textInput,
  children,
}: EditableCellProps) {
  const words = useWords('EditCell', editCellWords);
  const name = words.cell(header, rowName);
  const frame = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const { edit, saved, begin, change, save, cancel } = useCellEdit(frame, {
    name,
    text,
    onSave,
    validate,
    failureOf: (reason) => failureText?.(reason) ?? words.failed,
    words,
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, nativeEvent, shiftKey } = event;
    // The Enter of an input method only ends a word.
    if (event.defaultPrevented || isComposing(nativeEvent)) return;
    if (!edit) {
      if (key !== 'F2') return;
      event.preventDefault();
      begin();
    } else if (key === 'Enter') {
      event.preventDefault();
      void save();
    } else if (key === 'Escape') {
      // Not what is around the table, such as a dialog.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    } else if (key === 'Tab' && frame.current) {
      const next = nextEditable(frame.current, shiftKey ? -1 : 1);
      if (!next) return;
      event.preventDefault();
      // The focus leaves this cell, which saves it.
      next.click();
    }
  }

  return (
    <EditFrame
      ref={frame}
      data-part="editable"
      data-editing={edit ? '' : undefined}
      aria-busy={edit?.isPending || undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={edit ? undefined : begin}
      onBlur={({ currentTarget, relatedTarget }) => {
        const leaves = !currentTarget.contains(relatedTarget);
        // What was not saved is there until it is changed.
        if (leaves && edit && edit.error === undefined) void save();
      }}
    >
      {edit ? (
        <>
          {input({
            label: name,
            value: edit.text,
            onChange: change,
            error: edit.error,
            readOnly: edit.isPending,
            'aria-describedby': keysId,
          })}
          <span id={keysId} className="visually-hidden">
            {words.keys}
          </span>
          {edit.isPending && <Spinner label={words.saving} />}
        </>
      ) : (
        <>
          <span data-part="value">{saved ?? children}</span>
          <IconButton data-part="edit" label={words.edit(name)} icon={pencil} onClick={begin} />
        </>
      )}
    </EditFrame>
  );
}
