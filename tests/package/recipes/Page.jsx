import { Button } from '@agent-portal/ui/Button';
import { Combobox } from '@agent-portal/ui/Combobox';
import { DataTable } from '@agent-portal/ui/DataTable';
import { DateField } from '@agent-portal/ui/DateField';
import { Dialog } from '@agent-portal/ui/Dialog';
import { MenuButton } from '@agent-portal/ui/MenuButton';
import { Popover } from '@agent-portal/ui/Popover';
import { useState } from 'react';

const columns = [
  { id: 'policy', header: 'Policy Number', heading: true },
  { id: 'premium', header: 'Premium', kind: 'money', sortable: true },
];
const rows = [{ policy: 'NL0018O0142', premium: '1234.5' }];
const employers = ['Acme', 'Globex'].map((label) => ({ value: label.toLowerCase(), label }));

/** A page of another team, which its tests use. */
export function Page() {
  const [employer, setEmployer] = useState(null);
  const [date, setDate] = useState(null);
  const [sort, setSort] = useState(null);
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState('nothing');
  return (
    <main>
      <Combobox label="Employer" options={employers} value={employer} onChange={setEmployer} />
      <DateField label="Date" value={date} onChange={setDate} />
      <DataTable name="Policies" columns={columns} rows={rows} sort={sort} onSort={setSort} />
      <MenuButton
        label="More"
        trigger="More"
        sections={[
          { id: 'all', items: [{ id: 'copy', label: 'Copy', onAction: () => setDone('copied') }] },
        ]}
      />
      <Popover label="Help" trigger="Help" title="Help">
        Call us.
      </Popover>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      <Dialog isOpen={isOpen} title="Sure?" onClose={() => setIsOpen(false)}>
        This cannot be undone.
      </Dialog>
      <p>
        Chosen: {employer ?? 'none'}, {date ?? 'no date'}, sorted by {sort?.field ?? 'nothing'},{' '}
        {done}
      </p>
    </main>
  );
}
