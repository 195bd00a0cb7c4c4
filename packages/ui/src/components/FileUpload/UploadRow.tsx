import { Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { formatFileSize } from '@agent-portal/format';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { UploadFile } from './UploadFile.ts';

interface UploadRowProps {
  readonly file: UploadFile;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
  readonly ref: Ref<HTMLLIElement>;
}

const words = { waiting: '', uploading: ' · uploading', done: ' · uploaded', error: ' · failed' };

/** One file of the list: its name and size, how far it is, what is wrong, and the way to remove it. */
export function UploadRow({ file, isDisabled, onRemove, ref }: UploadRowProps) {
  const { name, size, state = 'waiting', progress, error } = file;
  return (
    <li ref={ref}>
      <span>
        {name}{' '}
        <small>
          {formatFileSize(size)}
          {words[state]}
        </small>
      </span>
      <IconButton
        label={`Remove ${name}`}
        icon={<Trash2 aria-hidden size={20} strokeWidth={1.75} />}
        disabled={isDisabled}
        onClick={onRemove}
      />
      {state === 'uploading' && (
        <progress aria-label={`Uploading ${name}`} value={progress} max={1} />
      )}
      {error && <p data-part="error">{error}</p>}
    </li>
  );
}
