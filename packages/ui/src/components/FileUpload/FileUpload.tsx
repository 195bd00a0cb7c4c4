import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { announce } from '../Announcer/announce.ts';
import { RequiredMark } from '../Field/RequiredMark.tsx';
import { checkFiles, type FileLimits, limitsText, type RefusedFile } from './checkFiles.ts';
import { UploadFrame } from './FileUpload.styles.ts';
import type { UploadFile } from './UploadFile.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploadNews } from './useUploadNews.ts';

export interface FileUploadProps extends FileLimits {
  /** Always visible, above the place to drop. */
  readonly label: string;
  /** The files that were taken, and how it stands with each. */
  readonly files: readonly UploadFile[];
  /** Files were chosen or dropped that are within the limits: the app sends them. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** A hint beside the limits. */
  readonly help?: string | undefined;
  /** What is wrong, and what to do; shows while it is there. @default none */
  readonly errorText?: string | undefined;
  /** Says so beside the label; whoever sends the form holds it. @default false */
  readonly isRequired?: boolean | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const noneRefused: readonly RefusedFile[] = [];

/** Files that are chosen or dropped, a native file input over the list of them. It makes no call. */
export function FileUpload({
  label,
  files,
  onAdd,
  onRemove,
  help,
  errorText,
  isRequired = false,
  disabled = false,
  ref,
  ...limits
}: FileUploadProps) {
  const id = useId();
  const [refused, setRefused] = useState(noneRefused);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<(HTMLLIElement | null)[]>([]);
  useUploadNews(files);
  const hint = [help, limitsText(limits)].filter(Boolean).join(' ');
  const error = [errorText, ...refused.map(({ name, reason }) => `${name}: ${reason}`)].filter(
    (text) => text !== undefined,
  );
  const describedBy = [hint && `${id}-hint`, error.length > 0 && `${id}-error`];

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
    // The button that has the focus goes away: on to the next file, or the one before it.
    const next = rows.current[index + 1] ?? rows.current[index - 1];
    (next?.querySelector('button') ?? input.current)?.focus();
    announce(`${name} is removed`);
    setRefused(noneRefused);
    onRemove(removed);
  }

  return (
    <UploadFrame
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} data-part="hint">
          {hint}
        </p>
      )}
      <label
        data-part="place"
        data-over={isOver || undefined}
        data-invalid={error.length > 0 || undefined}
      >
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
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error.length > 0 || undefined}
          aria-required={isRequired || undefined}
          accept={limits.accept}
          multiple={limits.maxCount !== 1}
          disabled={disabled}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file can be chosen once more.
            target.value = '';
          }}
        />
        <span data-part="choose" aria-hidden>
          {limits.maxCount === 1 ? 'Choose a file' : 'Choose files'}
        </span>
        <span aria-hidden>or drop {limits.maxCount === 1 ? 'it' : 'them'} here</span>
      </label>
      {error.length > 0 && (
        <div id={`${id}-error`}>
          {error.map((text) => (
            <p key={text} data-part="error">
              {text}
            </p>
          ))}
        </div>
      )}
      {files.length > 0 && (
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
      )}
    </UploadFrame>
  );
}
