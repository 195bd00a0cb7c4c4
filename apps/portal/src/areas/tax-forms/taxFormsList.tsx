import {
  getTaxForms,
  type TaxForm,
  type taxFormSortFields,
} from '@agent-portal/data/tax-forms/contract';
import { useTaxForm } from '@agent-portal/data/tax-forms/hooks';
import { Button } from '@agent-portal/ui/Button';
import { toast } from '@agent-portal/ui/Toast';
import { token } from '@agent-portal/ui/theme/token';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { agentColumn } from '../../shared/cells/agentColumn.tsx';
import { defineList } from '../../shared/list/List.ts';
import { orderOf, pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress } from '../../shared/list/address/listState.ts';
import { taxFormsFilterAddress, taxFormsFilters, taxFormsQuery } from './taxFormsFilters.ts';

/** The name of a form in a list: '1099-NEC for 2025, 4471902'. */
const formName = ({
  form,
  taxYear,
  agentId,
}: Pick<TaxForm, 'form' | 'taxYear' | 'agentId'>): string => `${form} for ${taxYear}, ${agentId}`;

const FileCell = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
  white-space: normal;
`;

const icon = <Download size="1em" strokeWidth={1.75} aria-hidden />;

/** Downloads the PDF of a form and shows the result in its row. */
function FormFile({ form }: { readonly form: TaxForm }) {
  const { start, isRunning, isForbidden, isMissing, error } = useTaxForm();
  const name = formName(form);
  const download = async () => {
    const file = await start({ params: { formId: form.formId } });
    if (file) toast(`${file} is in your downloads`);
  };
  const label = error ? 'Try again' : 'PDF';
  // The same element in all states keeps the focus when the label changes.
  return (
    <FileCell role={error && 'alert'}>
      <Button
        size="small"
        icon={icon}
        isBusy={isRunning}
        aria-label={`${label}: ${name}`}
        onClick={() => void download()}
      >
        {label}
      </Button>
      {error && <span>The form could not be loaded. {error.message}</span>}
      {isForbidden && <span>You do not have access to this form.</span>}
      {isMissing && <span>No file available.</span>}
    </FileCell>
  );
}

type SortField = (typeof taxFormSortFields)[number];

const address: ListAddress<SortField> = {
  sortFields: ['taxYear', 'issued', 'formId'] satisfies typeof taxFormSortFields,
  defaultSort: { field: 'taxYear', direction: 'desc' },
  orderWhenUnsorted: { field: 'formId', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: taxFormsFilterAddress,
};

/** /tax-forms: the forms of seven years, each with its PDF (decisions, 3). */
export const taxFormsList = defineList({
  id: 'tax-forms',
  title: 'Tax Forms',
  nouns: ['tax form', 'tax forms'],
  columns: [
    {
      id: 'taxYear',
      header: 'Tax year',
      // Its orders have the words of a date.
      sortBy: 'taxYear',
      width: 7,
      heading: true,
      sortable: true,
    },
    { id: 'form', header: 'Form', width: 7, card: 'lead' },
    agentColumn({ width: 14, card: 'summary' }),
    { id: 'issued', header: 'Issued', kind: 'date', width: 7, sortable: true },
    { id: 'amount', header: 'Amount', kind: 'money', width: 8 },
    {
      id: 'file',
      header: 'File',
      kind: 'action',
      width: 11,
      cell: (row) => <FormFile form={row} />,
    },
  ],
  optionalColumns: ['amount'],
  address,
  filters: taxFormsFilters,
  rowKey: (row: TaxForm) => row.formId,
  rowName: formName,
  endpoint: getTaxForms,
  query: (state, includeFilters) => ({
    query: {
      page: state.page,
      pageSize: pageSizeOf(state),
      orderBy: orderOf(state, address),
      ...taxFormsQuery(state),
      ...(includeFilters && { includeFilters: true as const }),
    },
  }),
  read: (page) => ({
    ...page,
    rows: page.forms,
    total: page.totalRecords,
    offered: page.filters,
  }),
});
