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
export async function startExport<Input>({ start }: Download<Input>, input: Input): Promise<void> {
  const name = await start(input);
  if (name) toast(`${name} is in your downloads`);
}

/** How far an export is, for its `DownloadButton`. */
export function exportState<Input>(download: Download<Input>) {
  const { isRunning, isForbidden, isMissing, progress, error, cancel } = download;
  const missing = isMissing ? 'No file available.' : undefined;
  return {
    isBusy: isRunning,
    progress,
    note: isForbidden ? 'You do not have access to this file.' : missing,
    failure: error && `The download failed. ${error.message}`,
    onCancel: cancel,
  };
}

export const ExportButton = <Input,>({
  download,
  input,
  label = 'Export to Excel',
}: ExportButtonProps<Input>) => (
  <DownloadButton
    label={label}
    {...exportState(download)}
    onStart={() => void startExport(download, input)}
  />
);
