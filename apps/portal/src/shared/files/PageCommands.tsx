import type { Download } from '@agent-portal/data';
import { DownloadButton, type DownloadButtonProps } from '@agent-portal/ui/DownloadButton';
import type { MenuSection } from '@agent-portal/ui/MenuButton';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useState } from 'react';
import { exportState, startExport } from './ExportButton.tsx';
import { moreMenu, namedMenu, pageSection } from './menus.tsx';

export interface PageFile {
  /** 'Export to Excel' */
  readonly label: string;
  readonly download: Download<never>;
  readonly onStart: () => void;
}

/** A file of a page, with the input of its call. */
export const fileOf = <Input,>(
  label: string,
  download: Download<Input>,
  input: Input,
): PageFile => ({ label, download, onStart: () => void startExport(download, input) });

const none: never[] = [];

interface PageCommandsProps {
  /** @default none */
  readonly files?: readonly PageFile[];
  /** More sections of the menu '⋯', before print and refresh. @default none */
  readonly more?: readonly MenuSection[];
  /** Requests the data of the page again. */
  readonly onRefresh: () => void;
}

/**
 * The commands in the head of every list: a button for one export, a menu for more, and the menu '⋯'. On a phone the
 * exports are in '⋯'.
 */
export function PageCommands({ files = none, more = none, onRefresh }: PageCommandsProps) {
  const isPhone = useIsPhone();
  const [latest, setLatest] = useState(0);
  const exports = {
    id: 'exports',
    items: files.map(({ label, onStart }, index) => ({
      id: label,
      label,
      onAction: () => {
        setLatest(index);
        onStart();
      },
    })),
  };
  const menu = [...more, pageSection(onRefresh)];
  const file = files[latest] ?? files[0];
  if (!file) return moreMenu(menu)();
  const isOne = files.length === 1;
  const withButton = (button: DownloadButtonProps['button']) => (
    <DownloadButton
      label={isOne ? file.label : 'Export'}
      {...exportState(file.download)}
      onStart={file.onStart}
      button={button}
    />
  );
  if (isPhone) return withButton(moreMenu([exports, ...menu]));
  return (
    <>
      {withButton(isOne ? undefined : namedMenu('Export', [exports]))}
      {moreMenu(menu)()}
    </>
  );
}
