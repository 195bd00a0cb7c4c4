import type { Download } from '@agent-portal/data';
import { DownloadButton } from '@agent-portal/ui/DownloadButton';
import { toast } from '@agent-portal/ui/Toast';

export interface ExportButtonProps<Input> {
  readonly download: Download<Input>;
  /** What to export: the current sort and filters of the list. */
  readonly input: Input;
  /** @default 'Export to Excel' */
  readonly label?: string;
}

/** Exports a file and then shows a toast with the file name. */
export function ExportButton<Input>({
  download,
  input,
  label = 'Export to Excel',
}: ExportButtonProps<Input>) {
  const { isRunning, isForbidden, isMissing, progress, error, start, cancel } = download;
  const run = async () => {
    const name = await start(input);
    if (name) toast(`${name} is in your downloads`);
  };
  const missing = isMissing ? 'No file available.' : undefined;
  return (
    <DownloadButton
      label={label}
      isRunning={isRunning}
      progress={progress}
      note={isForbidden ? 'You do not have access to this export.' : missing}
      failure={error && `The export failed. ${error.message}`}
      onStart={() => void run()}
      onCancel={cancel}
    />
  );
}
