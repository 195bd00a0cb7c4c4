import type { Download } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { toast } from '@agent-portal/ui/Toast';
import { Download as DownloadIcon, X } from 'lucide-react';
import { ExportArea } from './ExportButton.styles.ts';
import { progressText } from './progressText.ts';

export interface ExportButtonProps<Input> {
  readonly download: Download<Input>;
  /** What to export: the list's order and filters in force. */
  readonly input: Input;
  /** @default 'Export to Excel' */
  readonly label?: string;
}

const downloadIcon = <DownloadIcon size={20} strokeWidth={1.75} aria-hidden />;

/** Exports a file: shows how far it is, can be cancelled, and ends in a toast with the file's name. */
export function ExportButton<Input>({
  download,
  input,
  label = 'Export to Excel',
}: ExportButtonProps<Input>) {
  const { isRunning, isRefused, isMissing, progress, error, start, cancel } = download;
  const run = async () => {
    const name = await start(input);
    if (name) toast(`${name} is in your downloads`);
  };
  return (
    <ExportArea>
      <div>
        <Button icon={downloadIcon} pending={isRunning} onClick={() => void run()}>
          {isRunning ? progressText(progress) : label}
        </Button>
        {isRunning && (
          <Button variant="quiet" icon={<X size={20} aria-hidden />} onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      {isRefused && <Banner tone="warning">You do not have access to this export.</Banner>}
      {isMissing && <Banner tone="warning">The file is not there: the carrier has none.</Banner>}
      {error && (
        <Banner tone="danger" action={<Button onClick={() => void run()}>Try again</Button>}>
          The export failed. {error.message}
        </Banner>
      )}
    </ExportArea>
  );
}
