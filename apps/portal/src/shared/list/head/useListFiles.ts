import type { FileEndpoint } from '@agent-portal/data/client/Client';
import { useDownload } from '@agent-portal/data/swr/useDownload';
import { useFeature } from '../../../features/useFeature.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { fileOf, type PageFile } from '../../files/PageCommands.tsx';
import type { List } from '../List.ts';
import type { ListState } from '../address/listState.ts';

/**
 * The files of a list with its current sort and filters [S7].
 * @param label the name of the Excel file, to distinguish several lists on one page
 */
export function useListFiles<Field extends string>(
  { exports }: Pick<List<never, Field, never>, 'exports'>,
  { state, query }: { readonly state: ListState<Field>; readonly query: URLSearchParams },
  label = 'Export to Excel',
): readonly PageFile[] {
  const today = useBusinessDate();
  const isOn = useFeature(exports?.feature);
  // Without exports, neither of the two starts.
  const excel = useDownload(exports?.endpoint as FileEndpoint);
  const csv = useDownload(exports?.csv?.endpoint as FileEndpoint);
  if (!exports || !isOn) return [];
  const input = exports.query(state, query, today) as { readonly query?: object };
  const files = [fileOf(label, excel, input)];
  if (exports.csv) {
    const { version } = exports.csv;
    files.push(fileOf('Export to CSV', csv, { ...input, query: { ...input.query, version } }));
  }
  return files;
}
