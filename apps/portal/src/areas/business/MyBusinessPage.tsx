import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { getToday } from '@agent-portal/data/work/today/contract';
import { todayInput, useToday } from '@agent-portal/data/work/today/hooks';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useState, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { unknownFeatures, useFeatures } from '../../features/useFeatures.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { Address } from '../../shared/address.ts';
import { useWhosePick, whoseLabels, WhoseTabs } from '../../work/whose/WhoseTabs.tsx';
import { openCards } from '../../shared/business/openCards.ts';
import { moreMenu, pageSection } from '../../shared/files/menus.tsx';
import type { ActionForm } from '../../shared/take-action/actionForm.ts';
import { asOfText, countToDo } from '../../work/today/groupWords.ts';
import { MyBusiness } from './MyBusiness.tsx';
import { AgentPick, Head } from './MyBusinessPage.styles.ts';
import { TodayQueue } from './TodayQueue.tsx';
import { todayOf, useTodayAddress } from '../../work/today/useTodayAddress.ts';
import { useViewAsAgents } from '@agent-portal/data/user-data/hooks';
import { formatAgent } from '@agent-portal/format';
import { mayViewAs } from '../../access/mayViewAs.ts';

/** The agents whose items can be filtered; empty for a user with one agent ID and no downline. */
function useAgentOptions() {
  const { user } = useSession();
  const agents = useViewAsAgents(mayViewAs(user)).data?.viewAsFilterValues;
  return useMemo(() => {
    if (!agents || agents.length < 2) return undefined;
    const options = agents.map((agent) => ({ value: agent.agentId, label: formatAgent(agent) }));
    return [{ value: '', label: 'All agents' }, ...options];
  }, [agents]);
}

const tabName = 'tab';
const figuresTab = 'my-business';
const showsFigures = (search: URLSearchParams) => search.get(tabName) === figuresTab;

/** The URL of a tab. It keeps the parameters of the other tab. */
function hrefOf(search: URLSearchParams, tab: string | null): string {
  const next = new URLSearchParams(search);
  if (tab === null) next.delete(tabName);
  else next.set(tabName, tab);
  return next.size > 0 ? `${paths.myBusiness()}?${next.toString()}` : paths.myBusiness();
}

/** /my-business: what there is to do today; on a second tab, the figures of the business. */
export function MyBusinessPage() {
  const { user } = useSession();
  const cards = openCards(user, useFeatures());
  const [search] = useSearchParams();
  const address = useTodayAddress();
  // They survive a visit of the other tab.
  const [drafts] = useState(() => new Map<string, ActionForm>());
  const hrefs = [hrefOf(search, null), hrefOf(search, figuresTab)] as const;
  const { whose, all, agentId } = address;
  const answer = useToday(whose, all, agentId);
  const isFigures = showsFigures(search);
  const agents = useAgentOptions();
  const isPhone = useIsPhone();
  // On a phone the choice of an agent shows on request.
  const [isPicking, setIsPicking] = useState(false);
  const hasChoice = answer.data?.hasColleagues === true || whose === 'everybody';
  const pick = useWhosePick();
  const choice = {
    id: 'whose',
    label: 'Whose items',
    items: whoseLabels.map(([id, label]) => ({
      id,
      label,
      kind: 'radio' as const,
      checked: id === whose,
      onAction: () => pick(id),
    })),
  };
  const agentItem = {
    id: 'agent',
    label: 'Choose an agent',
    onAction: () => setIsPicking(true),
  };
  const isPhoneQueue = isPhone && !isFigures;
  const menu = [
    ...(isPhoneQueue && hasChoice ? [choice] : []),
    ...(isPhoneQueue && agents ? [{ id: 'agents', items: [agentItem] }] : []),
    pageSection(isFigures ? undefined : answer.retry),
  ];
  const agentPick = !isFigures && agents && (!isPhone || agentId !== undefined || isPicking) && (
    <AgentPick
      label="Agent"
      value={agentId ?? ''}
      options={agents}
      onChange={(id) => address.pickAgent(id || undefined)}
    />
  );
  const count = answer.data && countToDo(answer.data.groups);
  return (
    <>
      <Head
        title="Today"
        actions={
          <>
            <SectionTabs
              label="Today"
              tabs={[
                { href: hrefs[0], label: 'To do', count },
                { href: hrefs[1], label: 'My business' },
              ]}
              current={hrefs[isFigures ? 1 : 0]}
            />
            <span data-part="end">
              {!isFigures && answer.data && <small>{asOfText(answer.data)}</small>}
              {!isPhone && agentPick}
              {!isFigures && hasChoice && (!isPhone || whose === 'everybody') && (
                <WhoseTabs label="Whose items" />
              )}
              {moreMenu(menu)()}
            </span>
          </>
        }
      />
      {isPhone && agentPick}
      {isFigures ? (
        <MyBusiness cards={cards} />
      ) : (
        <TodayQueue answer={answer} cards={cards} address={address} drafts={drafts} />
      )}
    </>
  );
}

export { MyBusinessPage as Page };

/** Prefetches the queue or the figures that the user may see, while the page's code loads. */
export async function startData({ portal, url }: Address): Promise<void> {
  const { client, session } = portal;
  const { user } = await session.load();
  const { whose, all, agentId } = todayOf(url.searchParams);
  await Promise.all([
    client.prefetch(getToday, todayInput(whose, all, agentId)),
    showsFigures(url.searchParams) &&
      openCards(user, unknownFeatures).has('counts') &&
      client.prefetch(getStatusCounts, {}),
  ]);
}
