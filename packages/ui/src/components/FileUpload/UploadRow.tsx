import { Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { cleanFileName, formatFileSize } from '@agent-portal/format';
import { fileUploadWords } from '../../words/inputs.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { UploadFile } from './UploadFile.ts';

interface UploadRowProps {
  readonly file: UploadFile;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
  readonly ref: Ref<HTMLLIElement>;
}

/** One file of the list: its name and size, how far it is, what is wrong, and the way to remove it. */
export function UploadRow({ file, isDisabled, onRemove, ref }: UploadRowProps) {
  const words = useWords('FileUpload', fileUploadWords);
  const sizeText = useFormat('fileSize', formatFileSize);
  const { size, state = 'waiting', progress, error } = file;
  const name = cleanFileName(file.name);
  return (
    <li ref={ref}>
      <span>
        {name}{' '}
        <small>
          {sizeText(size)}
          {words.states[state]}
        </small>
      </span>
      <IconButton
        label={words.remove(name)}
        icon={<Trash2 aria-hidden />}
        disabled={isDisabled}
        onClick={onRemove}
      />
      {state === 'uploading' && (
        <progress aria-label={words.uploading(name)} value={progress} max={1} />
      )}
      {error && <p data-part="error">{error}</p>}
    </li>
  );
}
