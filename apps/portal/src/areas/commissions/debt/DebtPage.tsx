import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { ListSection } from '../../../shared/list/ListSection.tsx';
import { AtRisk } from './AtRisk.tsx';
import { securedList, unsecuredList } from './debtLists.tsx';

/** /commissions/debt: unsecured and secured debt, and what lapses would add to it [S2]. */
export function DebtPage() {
  return (
    <>
      <PageHeader title="Debt" trail={<Breadcrumbs />} />
      <AtRisk />
      <div data-lists="several">
        <ListSection list={unsecuredList} exportLabel="Export unsecured to Excel" />
        <ListSection list={securedList} exportLabel="Export secured to Excel" />
      </div>
    </>
  );
}

export { DebtPage as Page };

export { startDebt as startData } from '../firstData.ts';
