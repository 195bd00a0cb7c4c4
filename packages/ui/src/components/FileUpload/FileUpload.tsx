import {
  type DragEvent,
  type InputHTMLAttributes,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cleanFileName, formatFileSize } from '@agent-portal/format';
import { announce } from '../Announcer/announce.ts';
import { fileUploadWords } from '../../words/inputs.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { useFormReset } from '../Field/useControlled.ts';
import {
  checkFiles,
  type ChosenFile,
  type FileLimits,
  limitsText,
  readKinds,
  type RefusedFile,
} from './checkFiles.ts';
import { UploadFrame } from './FileUpload.styles.ts';
import type { UploadFile } from './UploadFile.ts';
import { UploadRow } from './UploadRow.tsx';

/** Announces that a file was uploaded, or could not be. */
function useUploadNews(files: readonly UploadFile[]): void {
  const words = useWords('FileUpload', fileUploadWords);
  const announced = useRef(new Map<string, string | undefined>());
  useEffect(() => {
    const news = files.flatMap(({ id, name, state, error }) => {
      const isNew = announced.current.has(id) && announced.current.get(id) !== state;
      if (isNew && state === 'done') return [words.uploaded(name)];
      return isNew && state === 'error' ? [`${name}: ${error ?? words.failed}`] : [];
    });
    announced.current = new Map(files.map(({ id, state }) => [id, state]));
    if (news.length > 0) announce(news.join('. '));
  }, [files, words]);
}

/** Adds the files to the data of the form around the field, also those that were dropped. */
function useSentFiles(
  input: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  files: readonly UploadFile[],
): void {
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    if (!name || input.current?.matches(':disabled')) return;
    for (const { file } of files) if (file) formData.append(name, file);
  });
  useEffect(() => {
    const form = input.current?.form;
    const listener = (event: FormDataEvent) => onFormData(event);
    form?.addEventListener('formdata', listener);
    return () => form?.removeEventListener('formdata', listener);
  }, [input]);
}

const none: readonly UploadFile[] = [];

/** The files of a field whose app does not store them. */
function useOwnFiles() {
  const [files, setFiles] = useState(none);
  const count = useRef(0);
  return {
    files,
    add: (added: readonly File[]) => {
      const entries = added.map((file) => {
        count.current += 1;
        return { id: `${count.current}`, name: file.name, size: file.size, file };
      });
      setFiles((before) => [...before, ...entries]);
    },
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => setFiles(none),
  };
}

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | keyof FileLimits
  | 'children'
  | 'type'
  | 'multiple'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
>;

export interface FileUploadProps extends NativeProps, FileLimits, FieldProps {
  /**
   * The accepted files, each with its state, when controlled. Without them the field is uncontrolled, and a
   * reset of the form removes its files.
   */
  readonly files?: readonly UploadFile[] | undefined;
  /** Files were chosen or dropped that are within the limits: the app sends them. */
  readonly onAdd?: ((files: readonly File[]) => void) | undefined;
  /** Called when the user removes a file. */
  readonly onRemove?: ((id: string) => void) | undefined;
  /** Where the form sends the files that have a `file`; the field's own files have one. */
  readonly name?: string | undefined;
  /** The focus has left the field and its files. */
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const noneRefused: readonly RefusedFile[] = [];

/**
 * Files that are chosen or dropped, a native file input over the list of them. It makes no call.
 *
 * - **Also called:** dropzone, attachment, file picker.
 * - **When to use it:** Documents and pictures, chosen or dropped; limits are said before, and each
 *   file says how far it is and what went wrong. The app sends them.
 * - **When not:** A picture that is shown at once, like a portrait: build it on a native file
 *   input.
 * - **Keys:**
 *   - Tab: Goes to the input and to each button that removes a file.
 *   - Enter, Space: On the input: opens the dialog of the platform. On a button: removes the file;
 *     the focus goes to the next.
 */
export function FileUpload({
  label,
  files: given,
  onAdd,
  onRemove,
  onBlur,
  hint,
  error,
  required,
  disabled = false,
  className,
  style,
  id: givenId,
  ref,
  name,
  accept,
  acceptText,
  maxSize,
  maxCount,
  'aria-describedby': described,
  ...rest
}: FileUploadProps) {
  const words = useWords('FileUpload', fileUploadWords);
  const fileSize = useFormat('fileSize', formatFileSize);
  const texts = { words, fileSize };
  const limits = { accept, acceptText, maxSize, maxCount };
  const ownId = useId();
  const id = givenId ?? ownId;
  const [refused, setRefused] = useState(noneRefused);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const own = useOwnFiles();
  const files = given ?? own.files;
  const rows = useRef<(HTMLLIElement | null)[]>([]);
  useUploadNews(files);
  useSentFiles(input, name, files);
  useFormReset(input, () => {
    setRefused(noneRefused);
    own.clear();
  });
  const note = [hint, limitsText(limits, texts)].filter(Boolean).join(' ');
  const errors = [error, ...refused.map(({ name, reason }) => `${name}: ${reason}`)].filter(
    (text) => text !== undefined,
  );
  const isWrong = errors.length > 0;

  function take(chosen: readonly ChosenFile[]) {
    const count = files.filter(({ state }) => state !== 'error').length;
    const { taken, refused: others } = checkFiles(chosen, limits, count, texts);
    setRefused(others);
    const added = taken.map(({ name }) => words.added(cleanFileName(name)));
    announce(
      [...added, ...others.map(({ name, reason }) => words.notAdded(name, reason))].join('. '),
    );
    if (taken.length === 0) return;
    if (!given) own.add(taken);
    onAdd?.(taken);
  }
  // The files and the app's callback may change while a file is read. So each choice waits for the previous one,
  // and sees the files that it added.
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  const earlier = useRef(Promise.resolve());
  function add(files: readonly File[]) {
    if (files.length === 0) return;
    const reading = readKinds(files);
    const before = earlier.current;
    const taking = (async () => {
      await before;
      const chosen = await reading;
      flushSync(() => latest.current(chosen));
    })();
    // An error of the app's callback is reported, and does not end the later choices.
    earlier.current = taking.catch(() => {});
    void taking;
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
    announce(words.removed(name));
    setRefused(noneRefused);
    own.remove(removed);
    onRemove?.(removed);
  }

  return (
    <Field
      as={UploadFrame}
      after={
        files.length > 0 && (
          <ul aria-label={words.chosen(label)}>
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
          {...rest}
          ref={bothRefs(input, ref)}
          id={id}
          type="file"
          className="visually-hidden"
          aria-label={label}
          // The text of the button is part of the name, before the label.
          aria-labelledby={`${id}-choose ${id}`}
          aria-describedby={describedBy(id, { hint: note, error: isWrong }, described)}
          aria-invalid={isWrong}
          required={required && files.every(({ state }) => state === 'error')}
          aria-required={required || undefined}
          accept={accept}
          multiple={maxCount !== 1}
          disabled={disabled}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <span id={`${id}-choose`} data-part="choose" aria-hidden>
          {words.choose(maxCount === 1)}
        </span>
        <span aria-hidden>{words.drop(maxCount === 1)}</span>
      </label>
    </Field>
  );
}
