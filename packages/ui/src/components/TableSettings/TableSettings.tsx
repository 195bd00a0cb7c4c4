import { SlidersVertical } from 'lucide-react';
import { useState } from 'react';
import { tableSettingsWords } from '../../words/tables.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, loadDialog } from '../Dialog/Dialog.tsx';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import type { TableSettingsProps } from './TableSettingsProps.ts';
import { initialTableView } from '../DataTable/tableView.ts';

const icon = <SlidersVertical aria-hidden size="1.25em" strokeWidth={1.75} />;
const TableSettingsForm = lazyComponent(
  async () => (await import('./TableSettingsForm.tsx')).TableSettingsForm,
);

/**
 * The button of a table's own settings, and the dialog it opens: columns, their order, density.
 *
 * - **Also called:** column chooser, density.
 * - **When to use it:** Next to a table of many columns.
 * - **When not:** A table whose columns are all needed.
 * - **Keys:**
 *   - Enter, Space: Opens the settings, shows or hides a column, moves it up or down.
 *   - Escape: Closes the settings.
 */
export function TableSettings({ columns, view, onChange, ...root }: TableSettingsProps) {
  const words = useWords('TableSettings', tableSettingsWords);
  const [isOpen, setIsOpen] = useState(false);
  const [around, setAround] = useState<Element | null>();
  const preload = () => {
    loadDialog();
    TableSettingsForm.preload();
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        {...root}
        variant="quiet"
        size="small"
        icon={icon}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => {
          setAround(currentTarget.closest('section'));
          setIsOpen(true);
        }}
      >
        {words.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words.title}
        footer={
          <>
            <Button variant="quiet" onClick={() => onChange(initialTableView(columns))}>
              {words.useDefaults}
            </Button>
            <Button variant="primary" onClick={close}>
              {words.done}
            </Button>
          </>
        }
      >
        <TableSettingsForm columns={columns} view={view} onChange={onChange} around={around} />
      </Dialog>
    </>
  );
}
