import { uploadRules } from '@agent-portal/data/policies/uploads/uploadRules';
import { fileKinds } from '@agent-portal/format';
import { FileUpload } from '@agent-portal/ui/FileUpload';
import { type RefObject, useEffect } from 'react';
import type { ChosenDocument } from './ChosenDocument.ts';

/** As a file input writes it. The type alone finds files without an ending, and each phone reads types. */
const accept = Object.entries(fileKinds)
  .map(([type, endings]) => `${type},.${endings.join(',.')}`)
  .join(',');

export interface DocumentsFieldProps {
  readonly chosen: readonly ChosenDocument[];
  readonly onChange: (chosen: readonly ChosenDocument[]) => void;
  readonly isSending: boolean;
  /** The part of all documents that was sent, 0 to 1. */
  readonly sent: number | undefined;
  /** The carrier's errors about the documents. */
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Chooses the documents of an action. They are sent with it, not before. It opens with the focus. */
export function DocumentsField(props: DocumentsFieldProps) {
  const { chosen, onChange, isSending, sent, error, inputRef } = props;
  useEffect(() => inputRef.current?.focus(), [inputRef]);
  // They are sent one after the other.
  const total = chosen.reduce((sum, { file }) => sum + file.size, 0);
  const progressOf = (at: number) => {
    const before = chosen.slice(0, at).reduce((sum, { file }) => sum + file.size, 0);
    const bytes = (sent ?? 0) * total - before;
    return Math.min(1, Math.max(0, bytes / (chosen[at]?.file.size || 1)));
  };
  return (
    <FileUpload
      ref={inputRef}
      label="Documents"
      hint="Optional. They are sent with the note."
      accept={accept}
      acceptText="PDF, JPEG or PNG"
      maxSize={uploadRules.maxSize}
      maxCount={uploadRules.maxCount}
      error={error}
      disabled={isSending}
      files={chosen.map(({ id, file, hasChanged }, at) => ({
        id,
        name: file.name,
        size: file.size,
        state: hasChanged ? 'error' : isSending ? 'uploading' : 'waiting',
        ...(sent !== undefined && { progress: progressOf(at) }),
      }))}
      onAdd={(files) =>
        onChange([
          // If the user chooses a changed file again, it replaces the file that cannot be sent.
          ...chosen.filter(
            ({ file, hasChanged }) => !hasChanged || files.every(({ name }) => name !== file.name),
          ),
          ...files.map((file) => ({ id: crypto.randomUUID(), file })),
        ])
      }
      onRemove={(removed) => onChange(chosen.filter(({ id }) => id !== removed))}
    />
  );
}
