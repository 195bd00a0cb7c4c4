import type { FileEndpoint } from '@agent-portal/data/client/Client';
import { useDownload } from '@agent-portal/data/swr/useDownload';
import { DownloadButton } from '@agent-portal/ui/DownloadButton';
import type { MenuSection } from '@agent-portal/ui/MenuButton';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useState } from 'react';
import { useFeature } from '../../../features/useFeature.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { exportState, startExport } from '../../files/ExportButton.tsx';
import { moreMenu, namedMenu } from '../../files/menus.tsx';
import type { List } from '../List.ts';
import type { ListState } from '../address/listState.ts';

interface ListCommandsProps<Field extends string> {
  readonly list: Pick<List<never, Field, never>, 'exports'>;
  readonly state: ListState<Field>;
  /** The query that the list shows. */
  readonly query: URLSearchParams;
  /** The name of the export. @default 'Export to Excel' */
  readonly label?: string;
  /** The sections of the menu '⋯'. @default no menu */
  readonly more?: readonly MenuSection[];
}

type Exports<Field extends string> = Required<ListCommandsProps<Field>['list']>['exports'];

const none: readonly MenuSection[] = [];

/** The export of a list with its current sort and filters [S7], and a menu of its other commands. */
export function ListCommands<Field extends string>({
  list: { exports },
  more = none,
  ...rest
}: ListCommandsProps<Field>) {
  const hasExport = useFeature(exports?.feature);
  if (exports && hasExport) return <WithExport exports={exports} more={more} {...rest} />;
  return more.length > 0 && moreMenu(more)();
}

/** A button for one format, a menu for more; on a phone they are in the menu '⋯'. */
function WithExport<Field extends string>({
  exports,
  state,
  query,
  label = 'Export to Excel',
  more,
}: Omit<ListCommandsProps<Field>, 'list'> & {
  readonly exports: Exports<Field>;
  readonly more: readonly MenuSection[];
}) {
  const { csv } = exports;
  const today = useBusinessDate();
  const isPhone = useIsPhone();
  const [isCsv, setIsCsv] = useState(false);
  const excelFile = useDownload(exports.endpoint);
  const csvFile = useDownload<FileEndpoint>(csv?.endpoint ?? exports.endpoint);
  const input = exports.query(state, query, today) as { readonly query?: object };
  const start = (asCsv: boolean) => {
    setIsCsv(asCsv);
    void (asCsv
      ? startExport(csvFile, { ...input, query: { ...input.query, version: csv?.version } })
      : startExport(excelFile, input));
  };
  const items = [{ id: 'excel', label, onAction: () => start(false) }];
  if (csv) items.push({ id: 'csv', label: 'Export to CSV', onAction: () => start(true) });
  const section = { id: 'export', items };
  const download = {
    ...exportState(isCsv ? csvFile : excelFile),
    onStart: () => start(isCsv),
  };
  if (isPhone) {
    return <DownloadButton label={label} {...download} button={moreMenu([section, ...more])} />;
  }
  return (
    <>
      <DownloadButton
        label={csv ? 'Export' : label}
        {...download}
        button={csv && namedMenu('Export', [section])}
      />
      {more.length > 0 && moreMenu(more)()}
    </>
  );
}
