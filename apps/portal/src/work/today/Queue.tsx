import {
  type DoneItem,
  groupSizes,
  type Today,
  type TodayKind,
  type Whose,
} from '@agent-portal/data/work/today/contract';
import { formatCount, formatTime } from '@agent-portal/format';
import { Button } from '@agent-portal/ui/Button';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Dialog } from '@agent-portal/ui/Dialog';
import { Disclosure } from '@agent-portal/ui/Disclosure';
import { EmptyState } from '@agent-portal/ui/EmptyState';
import { from } from '@agent-portal/ui/theme/breakpoints';
import {
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { PolicyLink } from '../../shared/cells/PolicyLink.tsx';
import type { ActionForm } from '../../shared/take-action/actionForm.ts';
import { Counters } from './Counters.tsx';
import { asOfText, groupWords, hasCounter, isLater } from './groupWords.ts';
import { ItemPane } from './ItemPane.tsx';
import { Board, DoneList, Folded, Noted, wideFrom } from './Queue.styles.ts';
import { QueueContext } from './QueueContext.ts';
import { QueueGroup } from './QueueGroup.tsx';
import { QueueNotes } from './QueueNotes.tsx';
import { linesOf, nextOf, queueKeys, useItemQueue } from './useItemQueue.ts';

const wide = from(wideFrom);

function subscribe(onChange: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for an item next to the list. */
const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);

/** The user's actions today, latest first. */
function DoneToday({ items }: { readonly items: readonly DoneItem[] }) {
  return (
    <DoneList>
      {items.length === 0 && <li>Nothing yet. What you send, plan, assign or do shows here.</li>}
      {items.map(({ at, what, who, policyNumber, by }) => (
        <li key={`${at} ${what} ${policyNumber}`}>
          <time dateTime={at}>{formatTime(at)}</time>
          <span>
            {what}. {who} {policyNumber && <PolicyLink policyNumber={policyNumber} />}
            {by && <small> by {by}</small>}
          </span>
        </li>
      ))}
    </DoneList>
  );
}

/** Scrolls to the line of the item when the user returns to the page, or from an item on a phone. */
function useReturn(queue: RefObject<HTMLElement | null>, opened: string | undefined) {
  const { routeScroll } = usePortal();
  const { pathname } = useLocation();
  const former = useRef(opened);
  const show = useEffectEvent((id: string | undefined) => {
    const line = linesOf(queue.current).find(({ dataset }) => dataset['line'] === id);
    line?.scrollIntoView({ block: 'center' });
    return line;
  });
  const arrive = useEffectEvent(() => {
    if (!show(opened)) return undefined;
    routeScroll.keep(pathname);
    return () => void routeScroll.takeRestored(pathname);
  });
  const leave = useEffectEvent((id: string) =>
    // The line that was sent is gone.
    (show(id) ?? linesOf(queue.current)[0])?.focus({ preventScroll: true }),
  );
  useLayoutEffect(() => arrive(), []);
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    const isInItem = focused === document.body || focused?.closest('[data-part="item"]');
    if (opened === undefined && former.current !== undefined && isInItem) leave(former.current);
    former.current = opened;
  }, [opened]);
}

export interface QueueProps {
  readonly today: Today;
  readonly whose: Whose;
  /** The one group that shows; undefined for all. */
  readonly only: TodayKind | undefined;
  /** The groups to show or answer in full. */
  readonly all: readonly TodayKind[];
  readonly opened: string | undefined;
  /** Unsent input of forms, by item. */
  readonly drafts: Map<string, ActionForm>;
  readonly onOpen: (id: string | undefined) => void;
  /** Replaces an item with another one, unless the user has already left it. */
  readonly onReplace: (id: string | undefined, next: string | undefined) => void;
  readonly onOnly: (kind: TodayKind | undefined) => void;
  readonly onAll: (kind: TodayKind, isAll: boolean) => void;
}

/** The queue of Today: groups by urgency, what can wait, what was done, and the open item. */
export function Queue(props: QueueProps) {
  const { today, whose, only, all, opened, drafts, onOpen, onReplace, onOnly, onAll } = props;
  const { groups, since, doneToday, hasColleagues } = today;
  const [showsKeys, setShowsKeys] = useState(false);
  const isWide = useIsWide();
  const visible = groups.filter(({ kind, total }) => total > 0 && (!only || kind === only));
  const now = visible.filter((group) => only || !isLater(group));
  const later = visible.filter((group) => !only && isLater(group));
  const linesIn = (some: Today['groups']) =>
    some.flatMap(({ kind, items }) =>
      items.map((item) => ({ id: `${kind} ${item.key}`, kind, item })),
    );
  const lines = linesIn([...now, ...later]);
  const [isLaterOpen, setIsLaterOpen] = useState(() =>
    later.some(({ kind }) => opened?.startsWith(`${kind} `) || all.includes(kind)),
  );
  /** Opens what can wait. Changes that all show there are read: they leave the queue when it closes. */
  const openLater = (isOpen: boolean) => {
    setIsLaterOpen(isOpen);
    const changes = later.find(({ kind }) => kind === 'changes');
    if (changes && changes.total === changes.items.length) onAll('changes', isOpen);
  };
  const order = (isLaterOpen ? lines : linesIn(now)).map(({ id }) => id);
  // If no item is open, the last opened one shows, or the first one. It stays when a refresh adds an item above it, and
  // the next one shows when it is gone.
  const [last, setLast] = useState({ id: opened, only, groups });
  const isListed = (wanted: string | undefined) => lines.some(({ id }) => id === wanted);
  function lastShown() {
    if (isListed(opened)) return opened;
    if (last.only === only && isListed(last.id)) return last.id;
    const before = linesIn(last.groups).map(({ id }) => id);
    const next = last.only === only && last.id && nextOf(last.id, before, order, []);
    return next || lines[0]?.id;
  }
  const lastId = lastShown();
  if (lastId !== last.id || only !== last.only || groups !== last.groups)
    setLast({ id: lastId, only, groups });
  const shown = opened ?? (isWide ? lastId : undefined);
  const { element, notes, state } = useItemQueue({
    whose,
    hasColleagues,
    shown,
    opened,
    order,
    cut: visible
      .filter(({ total, items }) => items.length < Math.min(total, groupSizes.all))
      .map(({ kind }) => kind),
    drafts,
    open: onOpen,
    replace: onReplace,
    expand: (kind) => all.includes(kind) || onAll(kind, true),
    showKeys: () => setShowsKeys(true),
  });
  useReturn(element, opened);
  const closeKeys = () => setShowsKeys(false);
  const group = (one: Today['groups'][number]) => (
    <QueueGroup
      key={one.kind}
      group={one}
      since={since}
      isAll={all.includes(one.kind)}
      isAlone={only !== undefined}
      onAll={onAll}
    />
  );
  /** The position of an item among all visible ones. Earlier groups count in full. */
  function placeOf(id: string) {
    const at = lines.find((line) => line.id === id);
    if (!at) return undefined;
    const part = now.some(({ kind }) => kind === at.kind) ? now : later;
    const before = part.findIndex(({ kind }) => kind === at.kind);
    const count = (some: Today['groups']) => some.reduce((sum, { total }) => sum + total, 0);
    const own = lines.filter(({ kind }) => kind === at.kind);
    return { number: count(part.slice(0, before)) + own.indexOf(at) + 1, total: count(part) };
  }
  return (
    <QueueContext value={state}>
      <Noted ref={element}>
        <QueueNotes notes={notes} onBack={onReplace} />
        <Board data-opened={opened !== undefined || undefined}>
          <Counters
            groups={groups.filter((one) => one.kind === only || hasCounter(one))}
            only={only}
            onPick={(kind) => {
              notes.setPlanned(undefined);
              onOnly(kind);
            }}
          />
          <div data-part="list">
            {now.length === 0 && (
              <EmptyState
                as="h2"
                title={only ? `No items in ${groupWords[only].title}` : 'Nothing to do today'}
              >
                {groups.length === 0
                  ? 'Today shows policies, cases and licenses, and your account has no access to them. Open your pages in the navigation.'
                  : 'What comes in later shows here.'}
              </EmptyState>
            )}
            {now.map(group)}
            {!only && (
              <Folded>
                {later.length > 0 && (
                  <Disclosure
                    isOpen={isLaterOpen}
                    onToggle={openLater}
                    title={
                      <>
                        <h2>Later</h2>
                        <small>
                          {later
                            .map(({ kind, total }) => {
                              const [one, many] = groupWords[kind].later ?? [];
                              return `${formatCount(total)} ${total === 1 ? one : many}`;
                            })
                            .join(' · ')}
                        </small>
                      </>
                    }
                  >
                    {later.map(group)}
                  </Disclosure>
                )}
                <Disclosure
                  title={
                    <>
                      <h2>Done today</h2> <small>{formatCount(doneToday.length)}</small>
                    </>
                  }
                >
                  <DoneToday items={doneToday} />
                </Disclosure>
              </Folded>
            )}
          </div>
          {shown !== undefined && (
            <ItemPane
              key={shown}
              id={shown}
              known={lines.find(({ id }) => id === shown)?.item}
              place={placeOf(shown)}
            />
          )}
          <p>{asOfText(today)}</p>
        </Board>
      </Noted>
      <Dialog
        isOpen={showsKeys}
        title="Keyboard shortcuts"
        onClose={closeKeys}
        footer={<Button onClick={closeKeys}>Close</Button>}
      >
        <DescriptionList items={queueKeys} />
      </Dialog>
    </QueueContext>
  );
}
