import { Download, X } from 'lucide-react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { DownloadArea } from './DownloadButton.styles.ts';
import { type DownloadProgress, progressText } from './progressText.ts';

export interface DownloadButtonProps {
  /** What it gets: 'Export to Excel'. */
  readonly label: string;
  readonly onStart: () => void;
  /** Ends what is under way. */
  readonly onCancel: () => void;
  /** It is under way: a press does nothing. @default false */
  readonly isRunning?: boolean | undefined;
  /** How far it is, in bytes. @default not known */
  readonly progress?: DownloadProgress | undefined;
  /** Why there is no file, though nothing failed: 'You do not have access to this export.' */
  readonly note?: string | undefined;
  /** What failed, and why; it can be tried again. */
  readonly failure?: string | undefined;
  /** What it does, before how far it is. @default 'Exporting' */
  readonly runningText?: string | undefined;
  /** @default 'Cancel' */
  readonly cancelText?: string | undefined;
  /** @default 'Try again' */
  readonly retryText?: string | undefined;
}

const downloadIcon = <Download size={20} strokeWidth={1.75} aria-hidden />;

/** Gets a file: shows how far it is, can be cancelled, and says in place what kept it from coming. */
export function DownloadButton(props: DownloadButtonProps) {
  const { label, onStart, isRunning = false, progress, note, failure } = props;
  return (
    <DownloadArea>
      <div>
        <Button icon={downloadIcon} pending={isRunning} onClick={onStart}>
          {isRunning ? progressText(progress, props.runningText) : label}
        </Button>
        {isRunning && (
          <Button variant="quiet" icon={<X size={20} aria-hidden />} onClick={props.onCancel}>
            {props.cancelText ?? 'Cancel'}
          </Button>
        )}
      </div>
      {note && <Banner tone="warning">{note}</Banner>}
      {failure && (
        <Banner
          tone="danger"
          action={<Button onClick={onStart}>{props.retryText ?? 'Try again'}</Button>}
        >
          {failure}
        </Banner>
      )}
    </DownloadArea>
  );
}
