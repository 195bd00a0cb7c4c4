import { useCommissionSummary } from '@agent-portal/data/commissions/explained/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatDate } from '@agent-portal/format';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Feature } from '@agent-portal/data/features/features';
import { useSearchParams } from 'react-router-dom';
import { useFeature } from '../../features/useFeature.ts';
import { usePortal } from '../../PortalContext.ts';
import { Commands, type Place } from '../../shared/list/ListSection.tsx';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { CommissionsHead, CycleChoice } from './CommissionsPage.styles.ts';
import { commissionTabs, tabHref, tabOf } from './commissionTabs.tsx';
import { cycleOfAddress } from './lists/cycleOfAddress.ts';
import { StatementButton } from './statement/StatementButton.tsx';
import { CommissionSummary } from './summary/CommissionSummary.tsx';
import { CycleSelect, withCycle } from './summary/CycleSelect.tsx';
import { summaryInput } from './summary/summaryInput.ts';

/** Without the feature `commissiondates`, the page always shows the open cycle. */
function useOnlyOpenCycle(...[search, setSearch]: ReturnType<typeof useSearchParams>) {
  const { features } = usePortal();
  const hasCycle = search.has('cycle');
  const isShown = useRef(true);
  const leaveOut = useEffectEvent((on: ReadonlySet<Feature>) => {
    if (on.size > 0 || !isShown.current) return;
    setSearch((now) => withCycle(now, undefined), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    isShown.current = hasCycle;
    if (hasCycle) void features(['commissiondates']).then((on) => leaveOut(on));
    return () => {
      isShown.current = false;
    };
  }, [hasCycle, features]);
}

/** /commissions: the totals of a cycle and its year, and the lists that explain them [S2]. */
export function CommissionsPage() {
  const [search, setSearch] = useSearchParams();
  const [place, setPlace] = useState<Place>(null);
  useOnlyOpenCycle(search, setSearch);
  const tab = tabOf(search);
  const { error } = useCommissionSummary(summaryInput(search));
  const offersCycles = useFeature('commissiondates') !== false;
  const tabs = commissionTabs.filter(
    (one) => one === tab || !('isOptional' in one) || error?.kind !== 'not-offered',
  );
  // The carrier rejects an unknown cycle.
  const isUnknown = error?.kind === 'invalid' && cycleOfAddress(search) !== undefined;
  return (
    <>
      <CommissionsHead
        title="Commissions"
        actions={
          <>
            {!isUnknown && offersCycles && (
              <CycleChoice>
                <CycleSelect />
              </CycleChoice>
            )}
            <StatementButton />
            <Commands ref={setPlace} />
          </>
        }
      />
      {isUnknown ? (
        <UnknownCycle />
      ) : (
        <>
          <CommissionSummary />
          <SectionTabs
            label="Commissions"
            tabs={tabs.map(({ id, label }) => ({ href: tabHref(id, search), label }))}
            current={tabHref(tab.id, search)}
          />
          <tab.Section key={tab.id} place={place} />
        </>
      )}
    </>
  );
}

/** Offers the open cycle when the carrier does not know the cycle of the address. */
function UnknownCycle() {
  const [search, setSearch] = useSearchParams();
  const showOpen = () => {
    // The message and its focused button disappear.
    focusHeading();
    setSearch((now) => withCycle(now, undefined), { replace: true });
  };
  return (
    <Banner tone="warning" action={<Button onClick={showOpen}>Show the open cycle</Button>}>
      There is no commission cycle that ends on {formatDate(cycleOfAddress(search))}.
    </Banner>
  );
}

export { CommissionsPage as Page };

export { startCommissions as startData } from './firstData.ts';
