import type { Feature } from '@agent-portal/data/features/features';
import type { FileEndpoint } from '@agent-portal/data/client/Client';
import { useDownload } from '@agent-portal/data/swr/useDownload';
import type { ReactNode } from 'react';
import { useFeature } from '../../../features/useFeature.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { ExportButton } from '../../files/ExportButton.tsx';
import type { List } from '../List.ts';
import type { ListState } from '../address/listState.ts';

interface ListExportProps<Field extends string> {
  readonly list: Pick<List<never, Field, never>, 'exports'>;
  readonly state: ListState<Field>;
  /** The query that the list shows. */
  readonly query: URLSearchParams;
  /** @default 'Export to Excel' */
  readonly label?: string;
}

type Exports<Field extends string> = Required<ListExportProps<Field>['list']>['exports'];

function ExportOf<Field extends string>({
  exports,
  state,
  query,
  ...rest
}: Omit<ListExportProps<Field>, 'list'> & { readonly exports: Exports<Field> }) {
  const today = useBusinessDate();
  const input = exports.query(state, query, today);
  return (
    <>
      <ExportButton {...rest} download={useDownload(exports.endpoint)} input={input} />
      {exports.csv && <CsvExport {...exports.csv} input={input} />}
    </>
  );
}

function CsvExport({
  endpoint,
  version,
  input,
}: {
  readonly endpoint: FileEndpoint;
  readonly version: string;
  readonly input: { readonly query?: object };
}) {
  const versioned = { ...input, query: { ...input.query, version } };
  return <ExportButton label="Export to CSV" download={useDownload(endpoint)} input={versioned} />;
}

function WithFeature({
  feature,
  children,
}: {
  readonly feature: Feature;
  readonly children: ReactNode;
}) {
  return useFeature(feature) ? children : null;
}

/**
 * The button that exports a list with its current sort and filters to Excel [S7], and one for CSV if the
 * list has it.
 */
export function ListExport<Field extends string>({ list, ...rest }: ListExportProps<Field>) {
  if (!list.exports) return null;
  const { feature } = list.exports;
  const button = <ExportOf exports={list.exports} {...rest} />;
  return feature ? <WithFeature feature={feature}>{button}</WithFeature> : button;
}
