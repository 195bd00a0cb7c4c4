import { Announcer } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Combobox } from '@agent-portal/ui/Combobox';
import { DataTable } from '@agent-portal/ui/DataTable';
import { DateField } from '@agent-portal/ui/DateField';
import { Dialog } from '@agent-portal/ui/Dialog';
import { Link } from '@agent-portal/ui/Link';
import { MenuButton } from '@agent-portal/ui/MenuButton';
import { Pagination } from '@agent-portal/ui/Pagination';
import { Select } from '@agent-portal/ui/Select';
import { Tabs } from '@agent-portal/ui/Tabs';
import { TextInput } from '@agent-portal/ui/TextInput';
import { useState } from 'react';

const columns = [
  { id: 'policy', header: 'Póliza', heading: true, sortable: true },
  { id: 'from', header: 'Desde', kind: 'date' },
  { id: 'premium', header: 'Prima', kind: 'money', sortable: true },
];
const rows = [
  { policy: 'NL0018O0142', from: '2026-11-18', premium: '1234.5' },
  { policy: 'NL0018O0143', from: '2026-11-19', premium: '-98.6' },
];
const employers = ['Ácme', 'Glóbex'].map((label) => ({ value: label, label }));

function Form() {
  const [name, setName] = useState('');
  const [kind, setKind] = useState('');
  const [employer, setEmployer] = useState(null);
  const [date, setDate] = useState('2026-11-18');
  return (
    <>
      <TextInput label="Nombre" value={name} onChange={setName} clearable />
      <Select label="Tipo" options={employers} value={kind} onChange={setKind} />
      <Combobox label="Empleador" options={employers} value={employer} onChange={setEmployer} />
      <DateField label="Fecha" value={date} onChange={setDate} />
      <p>
        Valores: {employer ?? '—'}, {date ?? '—'}
      </p>
    </>
  );
}

function List() {
  const [sort, setSort] = useState(null);
  const [page, setPage] = useState(1);
  return (
    <>
      <DataTable
        name="Pólizas"
        columns={columns}
        rows={rows}
        rowKey={({ policy }) => policy}
        sort={sort}
        onSort={setSort}
      />
      <Pagination
        page={page}
        totalPages={3}
        pageSize={10}
        total={25}
        itemNoun="pólizas"
        onPage={setPage}
      />
    </>
  );
}

/** The components that most pages have, in Spanish and from right to left. */
export function Twelve() {
  const [tab, setTab] = useState('form');
  const [isOpen, setIsOpen] = useState(false);
  const tabs = [
    { id: 'form', label: 'Formulario', content: <Form /> },
    { id: 'list', label: 'Lista', content: <List /> },
  ];
  const items = [
    { id: 'copy', label: 'Copiar', onAction() {} },
    { id: 'help', label: 'Ayuda', href: '#ayuda', external: true },
  ];
  return (
    <main>
      <h1>Pólizas</h1>
      <Banner tone="warning">Datos de ayer.</Banner>
      <Link href="https://example.com/" external>
        Sitio
      </Link>
      <Tabs label="Partes" tabs={tabs} current={tab} onChange={setTab} />
      <MenuButton label="Más" trigger="Más" sections={[{ id: 'all', items }]} />
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Preguntar
      </Button>
      <Dialog isOpen={isOpen} title="¿Seguro?" onClose={() => setIsOpen(false)}>
        Esto es definitivo.
      </Dialog>
      <Announcer />
    </main>
  );
}
