import { useCommissionSummary } from '@agent-portal/data/commissions/explained/hooks';
import type { Feature } from '@agent-portal/data/features/features';
import { formatDate } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFeature } from '../../features/useFeature.ts';
import { usePortal } from '../../PortalContext.ts';
import { Commands, type CommandsSlot } from '../../shared/list/ListSection.tsx';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { commissionTabs, tabHref, tabOf } from './commissionTabs.tsx';
import { cycleOfAddress } from './lists/cycleOfAddress.ts';
import { StatementButton } from './statement/StatementButton.tsx';
import { CommissionSummary } from './summary/CommissionSummary.tsx';
import { CycleSelect, withCycle } from './summary/CycleSelect.tsx';
import { summaryInput } from './summary/summaryInput.ts';

/** On a phone, the export and the icon of the statement are next to the title, and the cycle is under them. */
const CommissionsHead = styled(PageHeader)`
  @media screen and ${below('md')} {
    &&& > :last-child {
      display: contents;
    }

    && > :first-child {
      margin-inline-end: auto;
    }

    ${() => CycleChoice} {
      flex-basis: 100%;
      order: 1;
    }

    ${() => CycleChoice} + button {
      padding-inline: ${token('space-12')};

      > span {
        position: absolute;
        inline-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  }
`;

/** A select with its label in front, as high as the button next to it. It keeps its slot until it is known. */
const CycleChoice = styled.div`
  min-inline-size: 0;

  &:empty {
    inline-size: 23rem;
    max-inline-size: 100%;
    block-size: ${token('control-height')};
  }

  & > div {
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: center;
    gap: ${token('space-8')};
  }

  /* The cycle in one line explains itself. */
  @media ${below('sm')} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }

    label {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

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
  const [slot, setSlot] = useState<CommandsSlot>(null);
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
            <Commands ref={setSlot} />
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
          <tab.Section key={tab.id} slot={slot} />
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
