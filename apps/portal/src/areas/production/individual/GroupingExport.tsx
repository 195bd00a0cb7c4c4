import {
  exportIndividualByGrouping,
  type GroupingType,
} from '@agent-portal/data/production/contract';
import { useDownload } from '@agent-portal/data/swr/useDownload';
import { Select } from '@agent-portal/ui/Select';
import { useState } from 'react';
import { useFeature } from '../../../features/useFeature.ts';
import { ExportButton } from '../../../shared/files/ExportButton.tsx';
import type { productionQuery } from '../filter/productionQuery.ts';
import { GroupingFields } from './GroupingExport.styles.ts';

const options = [
  { value: 'Agent', label: 'Agent' },
  { value: 'MarketCode', label: 'Market Code' },
  { value: 'LineOfBusiness', label: 'Line of Business' },
  { value: 'Product', label: 'Product' },
] as const satisfies readonly { readonly value: GroupingType; readonly label: string }[];

/** Exports individual production, grouped as the user chooses [S7]. */
export function GroupingExport({ query }: { readonly query: ReturnType<typeof productionQuery> }) {
  const [groupingType, setGroupingType] = useState<GroupingType>('Agent');
  const download = useDownload(exportIndividualByGrouping);
  if (!useFeature('production_exceldownloads')) return null;
  return (
    <GroupingFields>
      <Select
        label="Group by"
        value={groupingType}
        options={options}
        onChange={(value) => setGroupingType(value as GroupingType)}
      />
      <ExportButton
        label="Export by grouping"
        download={download}
        input={{ query: { ...query, groupingType } }}
      />
    </GroupingFields>
  );
}
