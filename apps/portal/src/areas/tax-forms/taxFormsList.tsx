import { agentColumn } from '../../shared/cells/agentColumn.tsx';
import {
  getTaxForms,
  type TaxForm,
  type taxFormSortFields,
} from '@agent-portal/data/tax-forms/contract';
import { defineList } from '../../shared/list/List.ts';
import { orderOf, pageSizeOf } from '../../shared/list/address/listQuery.ts';
import type { ListAddress } from '../../shared/list/address/listState.ts';
import { FormFile } from './FormFile.tsx';
import { formName } from './formName.ts';
import { taxFormsFilterAddress, taxFormsFilters, taxFormsQuery } from './taxFormsFilters.ts';

type SortField = (typeof taxFormSortFields)[number];

const address: ListAddress<SortField> = {
  sortFields: ['taxYear', 'issued', 'formId'] satisfies typeof taxFormSortFields,
  defaultSort: { field: 'taxYear', direction: 'desc' },
  unsorted: { field: 'formId', direction: 'asc' },
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
