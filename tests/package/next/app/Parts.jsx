'use client';

import { Announcer } from '@agent-portal/ui/Announcer';
import { Button } from '@agent-portal/ui/Button';
import { Combobox } from '@agent-portal/ui/Combobox';
import { DataTable } from '@agent-portal/ui/DataTable';
import { DateField } from '@agent-portal/ui/DateField';
import { Dialog } from '@agent-portal/ui/Dialog';
import { ToastRegion } from '@agent-portal/ui/Toast';
import { useEffect, useState } from 'react';

const columns = [
  { id: 'policy', header: 'Policy Number', heading: true },
  { id: 'premium', header: 'Premium', kind: 'money' },
];
const rows = [{ policy: 'NL0018O0142', premium: '1234.5' }];
const employers = ['Acme', 'Globex'].map((label) => ({ value: label.toLowerCase(), label }));

export function Parts() {
  const [employer, setEmployer] = useState(null);
  const [date, setDate] = useState(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <>
      <Combobox label="Employer" options={employers} value={employer} onChange={setEmployer} />
      <DateField label="Date" value={date} onChange={setDate} />
      <DataTable name="Policies" columns={columns} rows={rows} />
      <p>
        Chosen: {employer ?? 'none'}, {date ?? 'no date'}
      </p>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      <Dialog isOpen={isOpen} title="Sure?" onClose={() => setIsOpen(false)}>
        This cannot be undone.
      </Dialog>
      <Announcer />
      <ToastRegion />
    </>
  );
}
