import { getStatusCounts } from '@agent-portal/data/policies/contract';
import { getToday } from '@agent-portal/data/today/contract';
import { todayInput, useToday } from '@agent-portal/data/today/hooks';
import { SectionTabs } from '@agent-portal/ui/SectionTabs';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useSearchParams } from 'react-router-dom';
import { unknownFeatures, useFeatures } from '../../features/useFeatures.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { Address } from '../../shared/address.ts';
import { useWhosePick, whoseLabels } from '../../shared/assign/useWhosePick.ts';
import { WhoseTabs } from '../../shared/assign/WhoseTabs.tsx';
import { openCards } from '../../shared/business/openCards.ts';
import { moreMenu } from '../../shared/files/menus.tsx';
import { asOfText } from '../../shared/today/asOfText.ts';
import { countToDo } from '../../shared/today/groupWords.ts';
import { MyBusiness } from './MyBusiness.tsx';
import { Head } from './MyBusinessPage.styles.ts';
import { TodayQueue } from './TodayQueue.tsx';
import { todayOf, useTodayAddress } from './useTodayAddress.ts';

const figures = `${paths.myBusiness()}?tab=my-business`;
const showsFigures = (search: URLSearchParams) => search.get('tab') === 'my-business';

/** /my-business: what there is to do today; on a second tab, the figures of the business. */
export function MyBusinessPage() {
  const { user } = useSession();
  const cards = openCards(user, useFeatures());
  const [search] = useSearchParams();
  const address = useTodayAddress();
  const { whose, all } = address;
  const answer = useToday(whose, all);
  const isFigures = showsFigures(search);
  const isPhone = useIsPhone();
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
  const commands = {
    id: 'page',
    items: [
      { id: 'refresh', label: 'Refresh', onAction: answer.retry },
      { id: 'print', label: 'Print', onAction: () => globalThis.print() },
    ],
  };
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
                { href: paths.myBusiness(), label: 'To do', count },
                { href: figures, label: 'My business' },
              ]}
              current={isFigures ? figures : paths.myBusiness()}
            />
            <span data-part="end">
              {!isFigures && answer.data && <small>{asOfText(answer.data)}</small>}
              {!isFigures && !isPhone && hasChoice && <WhoseTabs label="Whose items" />}
              {moreMenu(!isFigures && isPhone && hasChoice ? [choice, commands] : [commands])()}
            </span>
          </>
        }
      />
      {isFigures ? (
        <MyBusiness cards={cards} />
      ) : (
        <TodayQueue answer={answer} cards={cards} address={address} />
      )}
    </>
  );
}

export { MyBusinessPage as Page };

/** Prefetches the queue or the figures that the user may see, while the page's code loads. */
export async function startData({ portal, url }: Address): Promise<void> {
  const { client, session } = portal;
  const { user } = await session.load();
  const { whose, all } = todayOf(url.searchParams);
  await Promise.all([
    client.prefetch(getToday, todayInput(whose, all)),
    showsFigures(url.searchParams) &&
      openCards(user, unknownFeatures).has('counts') &&
      client.prefetch(getStatusCounts, {}),
  ]);
}
