import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { announce } from '../Announcer/announce.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { checkFiles, type FileLimits, limitsText, type RefusedFile } from './checkFiles.ts';
import { UploadFrame } from './FileUpload.styles.ts';
import type { UploadFile } from './UploadFile.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploadNews } from './useUploadNews.ts';

export interface FileUploadProps extends FileLimits, FieldProps {
  /** The accepted files, each with its state. */
  readonly files: readonly UploadFile[];
  /** Files were chosen or dropped that are within the limits: the app sends them. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** The focus has left the field and its files. */
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const noneRefused: readonly RefusedFile[] = [];

/** Files that are chosen or dropped, a native file input over the list of them. It makes no call. */
export function FileUpload({
  label,
  files,
  onAdd,
  onRemove,
  onBlur,
  hint,
  error,
  required,
  disabled = false,
  className,
  style,
  ref,
  ...limits
}: FileUploadProps) {
  const id = useId();
  const [refused, setRefused] = useState(noneRefused);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<(HTMLLIElement | null)[]>([]);
  useUploadNews(files);
  const note = [hint, limitsText(limits)].filter(Boolean).join(' ');
  const errors = [error, ...refused.map(({ name, reason }) => `${name}: ${reason}`)].filter(
    (text) => text !== undefined,
  );
  const isWrong = errors.length > 0;

  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    const { taken, refused: others } = checkFiles(chosen, limits, files.length);
    setRefused(others);
    const added = taken.map(({ name }) => `${name} is added`);
    announce(
      [...added, ...others.map(({ name, reason }) => `${name} is not added: ${reason}`)].join('. '),
    );
    if (taken.length > 0) onAdd(taken);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  }

  function remove({ id: removed, name }: UploadFile, index: number) {
    // The focused button is about to be removed: move to the next file, or the one before it.
    const next = rows.current[index + 1] ?? rows.current[index - 1];
    (next?.querySelector('button') ?? input.current)?.focus();
    announce(`${name} is removed`);
    setRefused(noneRefused);
    onRemove(removed);
  }

  return (
    <Field
      as={UploadFrame}
      after={
        files.length > 0 && (
          <ul aria-label={`${label}, chosen`}>
            {files.map((file, index) => (
              <UploadRow
                key={file.id}
                ref={(row) => {
                  rows.current[index] = row;
                }}
                file={file}
                isDisabled={disabled}
                onRemove={() => remove(file, index)}
              />
            ))}
          </ul>
        )
      }
      {...{ id, label, hint: note, error: errors, required, className, style }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label data-part="place" data-over={isOver || undefined} data-invalid={isWrong || undefined}>
        <input
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          id={id}
          type="file"
          className="visually-hidden"
          aria-label={label}
          aria-describedby={describedBy(id, { hint: note, error: isWrong })}
          aria-invalid={isWrong || undefined}
          aria-required={required || undefined}
          accept={limits.accept}
          multiple={limits.maxCount !== 1}
          disabled={disabled}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <span data-part="choose" aria-hidden>
          {limits.maxCount === 1 ? 'Choose a file' : 'Choose files'}
        </span>
        <span aria-hidden>or drop {limits.maxCount === 1 ? 'it' : 'them'} here</span>
      </label>
    </Field>
  );
}
