import { Announcer } from '@agent-portal/ui/Announcer';
import { BarChart } from '@agent-portal/ui/BarChart';
import { Badge } from '@agent-portal/ui/Badge';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Combobox } from '@agent-portal/ui/Combobox';
import { DataTable } from '@agent-portal/ui/DataTable';
import { DateField } from '@agent-portal/ui/DateField';
import { Dialog } from '@agent-portal/ui/Dialog';
import { FilterBar } from '@agent-portal/ui/FilterBar';
import { MenuButton } from '@agent-portal/ui/MenuButton';
import { Pagination } from '@agent-portal/ui/Pagination';
import { Popover } from '@agent-portal/ui/Popover';
import { Select } from '@agent-portal/ui/Select';
import { TextInput } from '@agent-portal/ui/TextInput';
import { ToastRegion } from '@agent-portal/ui/Toast';
import { TreeTable } from '@agent-portal/ui/TreeTable';
import { TextField } from '@agent-portal/ui/form';
import { formatMoney } from '@agent-portal/ui/format';
import { createElement as h, useState, version } from 'react';
import { useForm } from 'react-hook-form';

const columns = [
  { id: 'policy', header: 'Policy Number', heading: true, value: ({ policy }) => policy },
  { id: 'premium', header: 'Premium', kind: 'money', value: ({ premium }) => premium },
];
const rows = [{ policy: 'NL0018O0142', premium: '1234.5' }];
const table = { columns, rows, sort: null, onSort() {}, status: 'ready' };
const options = [{ value: 'acme', label: 'Acme' }];

function RequestForm() {
  const { control } = useForm({ mode: 'onBlur', defaultValues: { note: '' } });
  const rules = { required: 'Write a note.' };
  return h('form', null, h(TextField, { label: 'Note', name: 'note', control, rules }));
}

/** A small app of another team, on a server and in a browser. */
export function App() {
  const [name, setName] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const field = { value: '', onChange() {} };
  return h(
    'main',
    null,
    h('h1', null, 'Policies'),
    h('p', null, `With React ${version}`),
    h(RequestForm),
    h(Banner, { tone: 'info' }, `As of today: ${formatMoney('1234.5')}`),
    h(Badge, { tone: 'success' }, 'Met'),
    h(TextInput, { label: 'Name', value: name, onChange: setName }),
    h(Select, { label: 'Kind', options, ...field, value: 'acme' }),
    h(Combobox, { label: 'Employer', options, status: 'ready', value: null, onChange() {} }),
    h(DateField, { label: 'Date', value: null, onChange() {} }),
    h(DataTable, { ...table, name: 'Policies' }),
    h(TreeTable, {
      ...table,
      name: 'Downline',
      rowKey: ({ policy }) => policy,
      childrenOf: () => undefined,
    }),
    h(FilterBar, {
      filters: [{ kind: 'toggle', name: 'action', label: 'Take Action' }],
      values: { action: true },
      onChange() {},
      today: '2026-11-18',
    }),
    h(Pagination, {
      page: 1,
      totalPages: 2,
      pageSize: 10,
      total: 11,
      onPage() {},
      pageSizes: [10, 25],
      onPageSize() {},
      itemNoun: 'policies',
    }),
    h(BarChart, {
      title: 'Premium',
      summary: 'June was the best month.',
      categoryName: 'Month',
      categories: [{ label: 'June 2026' }],
      series: [{ name: 'This year', values: [5] }],
      format: String,
    }),
    h(MenuButton, { label: 'More', trigger: 'More', sections: [] }),
    h(Popover, { label: 'Help', trigger: 'Help', title: 'Help' }, 'Call us.'),
    h(Button, { variant: 'primary', onClick: () => setIsOpen(true) }, 'Ask'),
    h(
      Dialog,
      { isOpen, title: 'Sure?', onClose: () => setIsOpen(false) },
      'This cannot be undone.',
    ),
    h(Announcer),
    h(ToastRegion),
  );
}
