import { useCommissionSummary } from '@agent-portal/data/commissions/explained/useCommissionSummary';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { commissionTabs, tabHref, tabOf } from './commissionTabs.tsx';
import { StatementButton } from './statement/StatementButton.tsx';
import { CommissionSummary } from './summary/CommissionSummary.tsx';
import { summaryInput } from './summary/summaryInput.ts';

/** /commissions: what a cycle and its year come to, and the lists that explain it [S2]. */
export function CommissionsPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const { error } = useCommissionSummary(summaryInput(search));
  const tabs = commissionTabs.filter(
    (one) => one === tab || !('isOurs' in one) || error?.kind !== 'not-offered',
  );
  return (
    <>
      <PageHeader title="Commissions" actions={<StatementButton />} />
      <CommissionSummary />
      <SectionTabs
        label="Commissions"
        tabs={tabs.map(({ id, label }) => ({ href: tabHref(id, search), label }))}
        current={tabHref(tab.id, search)}
      />
      <tab.Section key={tab.id} />
    </>
  );
}
