import { DownloadButton } from '@agent-portal/ui/DownloadButton';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { ExportButton, type ExportButtonProps, exportState, startExport } from './ExportButton.tsx';
import { moreMenu } from './menus.tsx';

/** The export of a page. On a phone it is in the menu '⋯', as for lists. */
export function PageExport<Input>(props: ExportButtonProps<Input>) {
  const { download, input, label = 'Export to Excel' } = props;
  if (!useIsPhone()) return <ExportButton {...props} />;
  const start = () => void startExport(download, input);
  const items = [{ id: 'excel', label, onAction: start }];
  return (
    <DownloadButton
      label={label}
      {...exportState(download)}
      onStart={start}
      button={moreMenu([{ id: 'export', items }])}
    />
  );
}
