import type { Today, Whose, DoneItem } from '@agent-portal/data/today/contract';
import { formatDate, formatTime } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Disclosure } from '@agent-portal/ui/Disclosure';
import { EmptyState } from '@agent-portal/ui/EmptyState';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActionForm } from '../take-action/actionForm.ts';
import type { KeysDialogProps } from './KeysDialog.tsx';
import { linesOf, neighborOf } from './lines.ts';
import { type Planned, QueueContext, type QueueState } from './QueueContext.ts';
import { QueueGroup } from './QueueGroup.tsx';
import { Note } from './Note.tsx';
import { Groups, DoneList } from './Queue.styles.ts';
import { PlannedNote } from './PlannedNote.tsx';
import { useQueueKeys } from './useQueueKeys.ts';
import { PolicyLink } from '../cells/PolicyLink.tsx';
import { ownStore } from '../../browser/ownStore.ts';
import { useSession } from '../../session/SessionContext.ts';
import { usePortal } from '../../PortalContext.ts';

const name = 'todayClosed';

function readClosed(owner: string): readonly string[] {
  const stored = ownStore.read(name, owner);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** The groups that the user closed, stored in this browser for the user. */
function useClosedGroups() {
  const { identity } = useSession();
  const [closed, setClosed] = useState(() => readClosed(identity));
  const setOpen = (kind: string, isOpen: boolean) => {
    const others = closed.filter((one) => one !== kind);
    const next = isOpen ? others : [...others, kind];
    if (next.length === closed.length) return;
    setClosed(next);
    ownStore.write(name, identity, next);
  };
  return { isOpen: (kind: string) => !closed.includes(kind), setOpen };
}

/** What the user did today, the latest first. */
function DoneToday({ items }: { readonly items: readonly DoneItem[] }) {
  if (items.length === 0) return <p>Nothing yet. What you send, plan, assign or do shows here.</p>;
  return (
    <DoneList>
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

/** Back on the page, the open item's line is in sight, and the focus stays in the item. */
function useReturn(queue: RefObject<HTMLElement | null>, opened: string | undefined) {
  const { routeScroll } = usePortal();
  const { pathname } = useLocation();
  const arrive = useEffectEvent(() => {
    const line = linesOf(queue.current).find(({ dataset }) => dataset['line'] === opened);
    if (!line) return undefined;
    line.scrollIntoView({ block: 'center' });
    routeScroll.keep(pathname);
    return () => void routeScroll.takeKept(pathname);
  });
  useLayoutEffect(() => arrive(), []);
}

const KeysDialog = lazyComponent<KeysDialogProps>(
  async () => (await import('./KeysDialog.tsx')).KeysDialog,
);

export interface QueueProps {
  readonly today: Today;
  readonly whose: Whose;
  /** Where an open item shows; null if it shows under its line. */
  readonly place: HTMLElement | null;
  readonly opened: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  /** Opens another item in the place of one, unless the user has moved on from that one. */
  readonly onReplace: (id: string | undefined, next: string | undefined) => void;
}

/** The queue of Today: groups by urgency, and at the end what was done. */
export function Queue({ today, whose, place, opened, onOpen, onReplace }: QueueProps) {
  const { groups, since, doneToday, hasColleagues } = today;
  const { isOpen, setOpen } = useClosedGroups();
  // The last change, which can be undone.
  const [planned, setPlanned] = useState<Planned>();
  const [conflict, setConflict] = useState<string>();
  const [showsKeys, setShowsKeys] = useState(false);
  const [drafts] = useState(() => new Map<string, ActionForm>());
  const element = useRef<HTMLDivElement>(null);
  useQueueKeys({ queue: element, opened, open: onOpen, showKeys: () => setShowsKeys(true) });
  useReturn(element, opened);
  const shown = groups.filter(({ total }) => total > 0);
  const state: QueueState = {
    opened,
    open: onOpen,
    openNext: (id) => onReplace(id, neighborOf(element.current, id)),
    place,
    drafts,
    onPlanned: setPlanned,
    onConflict: setConflict,
    whose,
    hasColleagues,
  };
  return (
    <QueueContext value={state}>
      {planned && (
        <PlannedNote
          key={`${planned.id} ${planned.version}`}
          planned={planned}
          onGone={() => setPlanned(undefined)}
          onBack={(openedThen) => {
            setPlanned(undefined);
            onReplace(openedThen, planned.id);
          }}
        />
      )}
      {conflict && (
        <Note>
          <Banner
            tone="warning"
            action={
              <Button size="small" variant="quiet" onClick={() => setConflict(undefined)}>
                Dismiss
              </Button>
            }
          >
            {conflict}
          </Banner>
        </Note>
      )}
      <Groups ref={element}>
        {shown.length === 0 && (
          <EmptyState as="h2" title="Nothing to do today">
            {groups.length === 0
              ? 'The queue has policies, cases and licenses, and your account has no access to them. Open your pages in the navigation.'
              : 'What comes in later shows here.'}
          </EmptyState>
        )}
        {shown.map((group) => (
          <QueueGroup
            key={group.kind}
            group={group}
            since={since}
            isOpen={isOpen(group.kind)}
            onToggle={(isNowOpen) => setOpen(group.kind, isNowOpen)}
          />
        ))}
        <Disclosure title={<h2>Done today ({doneToday.length})</h2>}>
          <DoneToday items={doneToday} />
        </Disclosure>
      </Groups>
      <p>
        As of {formatDate(today.asOf)}
        {today.answeredAt && `, ${formatTime(today.answeredAt)}`}
      </p>
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </QueueContext>
  );
}
