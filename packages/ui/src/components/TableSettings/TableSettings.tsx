import { SlidersVertical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, loadDialog } from '../Dialog/Dialog.tsx';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import type { TableSettingsProps } from './TableSettingsProps.ts';
import { initialTableView } from '../DataTable/tableView.ts';

const icon = <SlidersVertical aria-hidden size={20} strokeWidth={1.75} />;
const TableSettingsForm = lazyComponent(
  async () => (await import('./TableSettingsForm.tsx')).TableSettingsForm,
);

/** The button of a table's own settings, and the dialog it opens: columns, their order, density. */
export function TableSettings({ columns, view, onChange }: TableSettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const preload = () => {
    loadDialog();
    TableSettingsForm.preload();
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size="small"
        icon={icon}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        Customize
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Customize table"
        footer={
          <>
            <Button variant="quiet" onClick={() => onChange(initialTableView(columns))}>
              Use defaults
            </Button>
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </>
        }
      >
        <TableSettingsForm columns={columns} view={view} onChange={onChange} />
      </Dialog>
    </>
  );
}
