import { PageHeader } from '@agent-portal/ui/PageHeader';
import { PageCommands } from '../../../shared/files/PageCommands.tsx';
import { useListFiles } from '../../../shared/list/head/useListFiles.ts';
import { ListRows } from '../../../shared/list/ListRows.tsx';
import { useList } from '../../../shared/list/useList.ts';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { AtRisk } from './AtRisk.tsx';
import { securedList, unsecuredList } from './debtLists.tsx';
import { DebtSection } from './DebtSection.tsx';

/** /commissions/debt: unsecured and secured debt, and what lapses would add to it [S2]. */
export function DebtPage() {
  const unsecured = useList(unsecuredList);
  const secured = useList(securedList);
  const files = [
    ...useListFiles(unsecuredList, unsecured, 'Export unsecured to Excel'),
    ...useListFiles(securedList, secured, 'Export secured to Excel'),
  ];
  const refresh = () => {
    unsecured.retry();
    secured.retry();
  };
  return (
    <>
      <PageHeader
        title="Debt"
        trail={<Breadcrumbs />}
        actions={<PageCommands files={files} onRefresh={refresh} />}
      />
      <AtRisk />
      <div data-lists="several">
        <DebtSection title={unsecuredList.title}>
          <ListRows list={unsecuredList} shown={unsecured} />
        </DebtSection>
        <DebtSection title={securedList.title}>
          <ListRows list={securedList} shown={secured} />
        </DebtSection>
      </div>
    </>
  );
}

export { DebtPage as Page };

export { startDebt as startData } from '../firstData.ts';
