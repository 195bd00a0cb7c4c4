import { documentKinds, uploadRules } from '@agent-portal/data/policies/uploads/uploadRules';
import { FileUpload } from '@agent-portal/ui/FileUpload';
import { type RefObject, useEffect } from 'react';
import type { ChosenDocument } from './ChosenDocument.ts';

/** The endings of all kinds, as a file input writes them. */
const accept = Object.values(documentKinds)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');

export interface DocumentsFieldProps {
  readonly chosen: readonly ChosenDocument[];
  readonly onChange: (chosen: readonly ChosenDocument[]) => void;
  readonly isSending: boolean;
  /** What the carrier found wrong with the documents. */
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Chooses the documents of an action. They are sent with it, not before. It opens with the focus. */
export function DocumentsField(props: DocumentsFieldProps) {
  const { chosen, onChange, isSending, error, inputRef } = props;
  useEffect(() => inputRef.current?.focus(), [inputRef]);
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
      files={chosen.map(({ id, file }) => ({
        id,
        name: file.name,
        size: file.size,
        state: isSending ? 'uploading' : 'waiting',
      }))}
      onAdd={(files) =>
        onChange([...chosen, ...files.map((file) => ({ id: crypto.randomUUID(), file }))])
      }
      onRemove={(removed) => onChange(chosen.filter(({ id }) => id !== removed))}
    />
  );
}
