import type { TodayItem, TodayKind } from '@agent-portal/data/today/contract';
import { Badge } from '@agent-portal/ui/Badge';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { IconButton } from '@agent-portal/ui/IconButton';
import { toast } from '@agent-portal/ui/Toast';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { Link } from '@agent-portal/ui/Link';
import { CalendarClock, Check, SkipForward, UserPlus, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { actionNames } from '../take-action/actionNames.ts';
import { ResendButton } from '../cases/ResendButton.tsx';
import { AgentName } from '../cells/AgentName.tsx';
import { PhoneLink } from '../cells/PhoneLink.tsx';
import { PolicyLink } from '../cells/PolicyLink.tsx';
import { useSaveFollowUp } from '@agent-portal/data/follow-ups/hooks';
import { formatDate } from '@agent-portal/format';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import type { FollowUpEditorProps } from '../follow-ups/FollowUpEditor.tsx';
import { businessDaysAfter } from '../follow-ups/followUpDates.ts';
import { aboutItem, ownFollowUpOf } from './aboutItem.ts';
import type { TakeActionFormProps } from '../take-action/TakeActionForm.tsx';
import { useMayOpen } from '../useMayOpen.ts';
import type { AssignItemProps } from './AssignItem.tsx';
import { AlsoOpen } from './AlsoOpen.tsx';
import { dueWords } from './dueWords.ts';
import { itemLink } from './itemLink.ts';
import { Panel } from './Queue.styles.ts';
import { useQueue } from './QueueContext.ts';

const TakeActionForm = lazyComponent<TakeActionFormProps>(
  async () => (await import('../take-action/TakeActionForm.tsx')).TakeActionForm,
);
const AssignItem = lazyComponent<AssignItemProps>(
  async () => (await import('./AssignItem.tsx')).AssignItem,
);
const FollowUpEditor = lazyComponent<FollowUpEditorProps>(
  async () => (await import('../follow-ups/FollowUpEditor.tsx')).FollowUpEditor,
);

/** Shows an element from its top on, if its top is above what is in sight. */
function showTop(element: Element) {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  if (element.getBoundingClientRect().top < margin) element.scrollIntoView();
}

interface ItemPanelProps {
  readonly id: string;
  readonly kind: TodayKind;
  readonly item: TodayItem;
  readonly onClose: () => void;
  /** Called when the item is sent, planned or assigned. */
  readonly onDone: () => void;
}

/**
 * An item with its action. The name of the client stays in sight above the form, so that no action can be
 * sent without it.
 */
export function ItemPanel({ id, kind, item, onClose, onDone }: ItemPanelProps) {
  const { who, what, why, note, phone, policyNumber, requirementId, agentName, followUp } = item;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [form, setForm] = useState<'follow-up' | 'assign'>();
  const link = itemLink(kind, item);
  const mayOpen = useMayOpen(link.needs, link.href);
  const due = dueWords(item);
  const { drafts, place, hasColleagues, onPlanned, onConflict } = useQueue();
  const today = useBusinessDate();
  const about = aboutItem(kind, item);
  const own = ownFollowUpOf(item);
  const { make, isRunning, failure } = useSaveFollowUp(policyNumber);
  const draftKey = `${kind} ${item.key}`;
  const planButton = useRef<HTMLButtonElement>(null);
  const assignButton = useRef<HTMLButtonElement>(null);
  const isOthers = followUp?.owner.isYou === false;

  function noted(text: string, version: number) {
    onPlanned({
      id: `${kind} ${item.key}`,
      text: `${what}, ${who}, ${text}.`,
      about,
      version,
      former: own,
    });
    onDone();
  }
  /** Changes the user's follow-up with one press. The item, or the user, may have moved on when it is answered. */
  async function change(
    to: { readonly followUpDate: string; readonly isDone?: true },
    text: string,
  ) {
    const { subject, key } = about;
    const body = { subject, key, note: own?.note ?? '', version: own?.version ?? null, ...to };
    const answer = await make({ body });
    if (answer) noted(text, answer.saved?.version ?? (own?.version ?? 0) + 1);
    else onConflict(`${what}, ${who}, was not changed. Look at it again.`);
  }
  const plannedText = (day: string) => `is planned for ${formatDate(day)}`;
  const nextDay = businessDaysAfter(today, 1);

  const cancel = (button: RefObject<HTMLButtonElement | null>) => {
    flushSync(() => setForm(undefined));
    button.current?.focus();
  };
  useEffect(() => {
    // The place keeps its scroll position from the item before, and so does the page on a phone.
    place?.scrollTo(0, 0);
    heading.current?.focus();
    const panel = heading.current?.closest('section');
    if (!place && panel) showTop(panel);
  }, [place]);
  return (
    <Panel
      data-part="item"
      id={id}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h3 ref={heading} id={titleId} tabIndex={-1}>
          {who}
        </h3>
        <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
      </header>
      <p>
        {policyNumber && <PolicyLink policyNumber={policyNumber} />}
        {phone && <PhoneLink phone={phone} />}
        {agentName && agentName !== who && (
          <span>
            <AgentName agent={item} />
          </span>
        )}
      </p>
      <p>
        <strong>{what}</strong> {due && <Badge tone={due.tone}>{due.text}</Badge>}
      </p>
      <p>{why}</p>
      {followUp && !followUp.owner.isYou && (
        <p>
          <small>Assigned to {followUp.owner.name}</small>
        </p>
      )}
      {note && (
        <p>
          <small>Private note:</small> {note}
        </p>
      )}
      <AlsoOpen kind={kind} itemKey={item.key} />
      {policyNumber && requirementId && item.action !== 'open' && (
        <TakeActionForm
          policy={{
            policyNumber,
            policyStatus: 'Pending',
            requirements: [{ requirementId, requirement: what, met: 'Open' }],
          }}
          client={who}
          wanted={requirementId}
          draft={drafts.get(draftKey)}
          onLeave={(draft) => (draft ? drafts.set(draftKey, draft) : void drafts.delete(draftKey))}
          onSent={(sent) => {
            toast(`${actionNames[sent.action]} was sent for ${who}`);
            onDone();
          }}
        />
      )}
      <div data-part="commands">
        {item.action === 'resend' && item.envelopeId && item.recipient && (
          <ResendButton
            variant="primary"
            row={{
              envelopeId: item.envelopeId,
              recipient: item.recipient.name,
              recipientEmail: item.recipient.email,
              primaryInsured: who,
            }}
            onSent={onDone}
          />
        )}
        {mayOpen && <Link href={link.href}>{link.text}</Link>}
        {hasColleagues && form !== 'assign' && (
          <Button
            ref={assignButton}
            variant="quiet"
            size="small"
            icon={<UserPlus aria-hidden />}
            onPointerEnter={AssignItem.preload}
            onFocus={AssignItem.preload}
            onClick={() => setForm('assign')}
          >
            Assign
          </Button>
        )}
        {!isOthers && (
          <>
            <Button
              ref={planButton}
              variant="quiet"
              size="small"
              icon={<CalendarClock aria-hidden />}
              onPointerEnter={FollowUpEditor.preload}
              onFocus={FollowUpEditor.preload}
              onClick={() => setForm('follow-up')}
            >
              {own ? 'Change follow-up' : 'Set a follow-up'}
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon={<SkipForward aria-hidden />}
              isBusy={isRunning}
              onClick={() => void change({ followUpDate: nextDay }, plannedText(nextDay))}
            >
              Skip today
            </Button>
            {own && (
              <Button
                variant="quiet"
                size="small"
                icon={<Check aria-hidden />}
                isBusy={isRunning}
                onClick={() =>
                  void change({ followUpDate: own.followUpDate, isDone: true }, 'is done')
                }
              >
                Done
              </Button>
            )}
          </>
        )}
      </div>
      {failure && <Banner tone="danger">It was not saved. {failure.message}</Banner>}
      {form === 'follow-up' && (
        <FollowUpEditor
          about={about}
          followUp={own ?? null}
          onSaved={(day, version) => noted(plannedText(day), version)}
          onClose={() => cancel(planButton)}
        />
      )}
      {form === 'assign' && (
        <AssignItem
          kind={kind}
          item={item}
          onCancel={() => cancel(assignButton)}
          onAssigned={onDone}
        />
      )}
    </Panel>
  );
}
