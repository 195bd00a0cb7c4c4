import {
  exportIndividualByGrouping,
  exportIndividualSummary,
  type GroupingType,
} from '@agent-portal/data/production/contract';
import { useDownload } from '@agent-portal/data/swr/useDownload';
import { DownloadButton } from '@agent-portal/ui/DownloadButton';
import { useState } from 'react';
import { useFeature } from '../../../features/useFeature.ts';
import { namedMenu } from '../../../shared/files/menus.tsx';
import { exportState, startExport } from '../../../shared/files/ExportButton.tsx';
import type { productionQuery } from '../filter/productionQuery.ts';

/** The rows of the page Downline, or a row for each value of a grouping. */
type Choice = 'Downline' | GroupingType;

const groupings: readonly (readonly [GroupingType, label: string])[] = [
  ['Agent', 'By agent'],
  ['MarketCode', 'By market code'],
  ['LineOfBusiness', 'By line of business'],
  ['Product', 'By product'],
];

interface ExportMenuProps {
  readonly query: ReturnType<typeof productionQuery>;
  /** The page Downline has its own rows. @default false */
  readonly isDownline?: boolean;
}

/** Exports individual production in one of its groupings [S7]. It shows while production_exceldownloads is on [S3]. */
export function ExportMenu({ query, isDownline = false }: ExportMenuProps) {
  const [choice, setChoice] = useState<Choice>('Downline');
  const downline = useDownload(exportIndividualSummary);
  const grouped = useDownload(exportIndividualByGrouping);
  if (!useFeature('production_exceldownloads')) return null;
  const start = (chosen: Choice) => {
    setChoice(chosen);
    void (chosen === 'Downline'
      ? startExport(downline, { query })
      : startExport(grouped, { query: { ...query, groupingType: chosen } }));
  };
  const itemOf = (id: Choice, label: string) => ({ id, label, onAction: () => start(id) });
  const items = groupings.map(([id, label]) => itemOf(id, label));
  return (
    <DownloadButton
      label="Export"
      {...(choice === 'Downline' ? exportState(downline) : exportState(grouped))}
      onStart={() => start(choice)}
      button={namedMenu('Export to Excel', [
        { id: 'groupings', items: isDownline ? [itemOf('Downline', 'Downline'), ...items] : items },
      ])}
    />
  );
}
