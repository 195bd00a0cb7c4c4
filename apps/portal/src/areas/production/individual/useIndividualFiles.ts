import {
  exportIndividualByGrouping,
  exportIndividualSummary,
  type GroupingType,
} from '@agent-portal/data/production/contract';
import { useDownload } from '@agent-portal/data/swr/useDownload';
import { useFeature } from '../../../features/useFeature.ts';
import { fileOf, type PageFile } from '../../../shared/files/PageCommands.tsx';
import type { productionQuery } from '../filter/productionQuery.ts';

const groupings: readonly (readonly [GroupingType, label: string])[] = [
  ['Agent', 'By agent'],
  ['MarketCode', 'By market code'],
  ['LineOfBusiness', 'By line of business'],
  ['Product', 'By product'],
];

/**
 * The files of individual production, one for each of its groupings [S7], while production_exceldownloads is on [S3].
 * @param isDownline the page Downline has its own rows
 */
export function useIndividualFiles(
  query: ReturnType<typeof productionQuery>,
  isDownline = false,
): readonly PageFile[] {
  const downline = useDownload(exportIndividualSummary);
  const grouped = useDownload(exportIndividualByGrouping);
  if (!useFeature('production_exceldownloads')) return [];
  return [
    ...(isDownline ? [fileOf('Downline', downline, { query })] : []),
    ...groupings.map(([groupingType, label]) =>
      fileOf(label, grouped, { query: { ...query, groupingType } }),
    ),
  ];
}
