import type { FileEndpoint } from '@agent-portal/data/client/Client';
import type { InputOf } from '@agent-portal/data/endpoint';
import { useDownload } from '@agent-portal/data/swr/useDownload';
import { useFeature } from '../../../features/useFeature.ts';
import { ExportButton } from '../../../shared/files/ExportButton.tsx';

interface ProductionExportProps<E extends FileEndpoint> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  /** @default 'Export to Excel' */
  readonly label?: string;
}

/** An export of production credit. It shows while the feature production_exceldownloads is on [S3]. */
export function ProductionExport<E extends FileEndpoint>({
  endpoint,
  ...button
}: ProductionExportProps<E>) {
  const download = useDownload(endpoint);
  return useFeature('production_exceldownloads') ? (
    <ExportButton download={download} {...button} />
  ) : null;
}
