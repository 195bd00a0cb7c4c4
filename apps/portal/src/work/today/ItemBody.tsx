import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { formatTime } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button, ButtonLink } from '@agent-portal/ui/Button';
import { CopyButton } from '@agent-portal/ui/CopyButton';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { toast } from '@agent-portal/ui/Toast';
import { CalendarClock, Check, FileText, Send, SkipForward, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { AgentName } from '../../shared/cells/AgentName.tsx';
import { PolicyLink } from '../../shared/cells/PolicyLink.tsx';
import { Command } from '../follow-ups/Command.tsx';
import { LazyFollowUpEditor, useFollowUpForm } from '../follow-ups/useFollowUpForm.ts';
import { UnsavedQuestion } from '../../shared/form/UnsavedQuestion.tsx';
import { businessDaysAfter } from '../follow-ups/followUpDates.ts';
import { contactFormName, contactText } from '../contacts/contactTexts.ts';
import { actionCommands, actionNames } from '../../shared/take-action/actionNames.ts';
import type { TakeActionFormProps } from '../../shared/take-action/TakeActionForm.tsx';
import { useMayOpen } from '../../shared/useMayOpen.ts';
import { CaseRecipient } from './CaseRecipient.tsx';
import { isLapse } from './groupWords.ts';
import { caseOf, itemLink } from './aboutItem.ts';
import { LazyContactForm, ReachClient } from './ReachClient.tsx';
import { useItemChange } from './useItemChange.ts';
import { useQueue } from './QueueContext.ts';

const TakeActionForm = lazyComponent<TakeActionFormProps>(
  async () => (await import('../../shared/take-action/TakeActionForm.tsx')).TakeActionForm,
);

/** The follow-up of an item as the form that assigns it needs it; null without one. */
const givenOf = ({ followUp, by, note }: TodayItem) =>
  followUp && by !== null
    ? {
        followUpDate: by,
        note: note ?? '',
        version: followUp.version,
        ownerId: followUp.owner.personId,
      }
    : null;

interface ItemBodyProps {
  readonly kind: TodayKind;
  readonly item: TodayItem;
  /** Called when the item is sent, planned or assigned. */
  readonly onDone: () => void;
  /** Called when the form of its follow-up opens or closes. */
  readonly onEditing: (isEditing: boolean) => void;
}

/** Shows an item: its subject, why it is in the queue, its action, and more commands. */
export function ItemBody({ kind, item, onDone, onEditing }: ItemBodyProps) {
  const { who, what, why, note, policyNumber, requirementId, agentName, followUp } = item;
  const { lastContact, suggestedAction } = item;
  const { formDrafts } = usePortal();
  const { user } = useSession();
  const { drafts, hasColleagues } = useQueue();
  const change = useItemChange(kind, item, onDone);
  const { about, own, isRunning, failure, plan, end } = change;
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [form, setForm] = useFollowUpForm(about);
  useEffect(() => onEditing(form !== undefined), [form, onEditing]);
  const logButton = useRef<HTMLButtonElement>(null);
  const link = itemLink(kind, item);
  const caseId = caseOf(kind, item);
  const mayOpen = useMayOpen(link.needs, link.href);
  const today = useBusinessDate();
  const draftKey = `${kind} ${item.key}`;
  const isOthers = followUp?.owner.isYou === false;
  // A carrier without contacts cannot log one.
  const takesContacts = policyNumber !== null && lastContact !== undefined;
  const [isLogging, setIsLogging] = useState(() => formDrafts.has(contactFormName(about), user));
  const takesAction = requirementId !== null && item.action !== 'open';
  // If the client must act, the call comes first. For a follow-up, Done comes first.
  const [isActing, setIsActing] = useState(
    takesAction &&
      ((item.actor !== 'Client' && !followUp) ||
        drafts.has(draftKey) ||
        formDrafts.has(`take action ${policyNumber}`, user)),
  );

  /** Goes on after a form is sent: nothing is lost by leaving it. */
  const leave = () => {
    flushSync(() => setIsUnsaved(false));
    onDone();
  };
  return (
    <>
      {isUnsaved && (
        // The form of an action has its own question and keeps its draft, because a router asks only one question
        // at a time.
        <UnsavedQuestion isUnsaved guardsQuery>
          What you entered is not sent yet. If you leave, you lose it.
        </UnsavedQuestion>
      )}
      <p>
        {policyNumber && (
          <span>
            <PolicyLink policyNumber={policyNumber} />
            <CopyButton variant="quiet" size="small" value={policyNumber}>
              <span className="visually-hidden">Copy number</span>
            </CopyButton>
          </span>
        )}
        <span>{what}</span>
        {agentName && agentName !== who && <AgentName agent={item} />}
      </p>
      <p>{why}</p>
      {item.finished && (
        <p>
          {item.finished.by} marked it as done at {formatTime(item.finished.at)}.
        </p>
      )}
      {isOthers && <p>Assigned to {followUp.owner.name}</p>}
      {note && (
        <p>
          <small>Private note:</small> {note}
        </p>
      )}
      {!isOthers && own && (
        <div data-part="commands">
          <Button
            variant="primary"
            icon={<Check aria-hidden />}
            isBusy={isRunning}
            busyText="Saving"
            onClick={() => void end()}
          >
            Done
          </Button>
        </div>
      )}
      <ReachClient
        item={item}
        takesContacts={takesContacts}
        isLogging={isLogging}
        onLog={() => setIsLogging(true)}
        logButton={logButton}
      />
      {lastContact && (
        <p>
          <small>Last contact:</small> {contactText(lastContact)}
        </p>
      )}
      {isLogging && policyNumber && (
        <LazyContactForm
          about={{ ...about, policyNumber }}
          last={lastContact ?? null}
          lapsesOn={isLapse(kind) ? item.by : null}
          onSaved={() => {
            toast(`The contact with ${who} is logged`);
            leave();
          }}
          onUnsavedChange={setIsUnsaved}
          onClose={() => {
            flushSync(() => setIsLogging(false));
            logButton.current?.focus();
          }}
        />
      )}
      {isActing && policyNumber && requirementId && (
        <TakeActionForm
          policy={{
            policyNumber,
            policyStatus: 'Pending',
            requirements: [{ requirementId, requirement: what, met: 'Open', suggestedAction }],
          }}
          client={who}
          wanted={requirementId}
          draft={drafts.get(draftKey)}
          onLeave={(draft) => (draft ? drafts.set(draftKey, draft) : void drafts.delete(draftKey))}
          onSent={(sent) => {
            toast(`Sent to the carrier for ${who}: ${actionNames[sent.action]}`);
            onDone();
          }}
        />
      )}
      {caseId !== undefined && (
        <CaseRecipient caseId={caseId} item={item} onSent={onDone} onCorrected={leave} />
      )}
      <div data-part="commands" data-more>
        {mayOpen && (
          <ButtonLink variant="quiet" size="small" icon={<FileText aria-hidden />} href={link.href}>
            {link.text}
          </ButtonLink>
        )}
        {takesAction && !isActing && (
          <Command
            data-act={takesContacts ? undefined : ''}
            icon={<Send aria-hidden />}
            opens={TakeActionForm}
            onClick={() => setIsActing(true)}
          >
            {suggestedAction ? actionCommands[suggestedAction] : 'Take action'}
          </Command>
        )}
        {!isOthers && (
          <Command
            icon={<CalendarClock aria-hidden />}
            opens={LazyFollowUpEditor}
            onClick={() => setForm('follow-up')}
          >
            {own ? 'Change follow-up' : 'Set a follow-up'}
          </Command>
        )}
        {hasColleagues && (
          <Command
            icon={<UserPlus aria-hidden />}
            opens={LazyFollowUpEditor}
            onClick={() => setForm('assign')}
          >
            Assign
          </Command>
        )}
        {!isOthers && (
          <Command
            icon={<SkipForward aria-hidden />}
            isBusy={isRunning}
            onClick={() => void plan(businessDaysAfter(today, 1))}
          >
            Skip today
          </Command>
        )}
        <span data-part="keys" aria-hidden>
          <kbd>J</kbd> next <kbd>K</kbd> previous <kbd>A</kbd> act
        </span>
      </div>
      {failure && <Banner tone="danger">It was not saved. {failure.message}</Banner>}
      {form === 'follow-up' && (
        <LazyFollowUpEditor
          about={about}
          followUp={own ?? null}
          onSaved={change.noteSaved}
          onClose={() => setForm(undefined)}
        />
      )}
      {form === 'assign' && (
        <LazyFollowUpEditor
          assigns
          about={about}
          followUp={givenOf(item)}
          canReturn={followUp?.by != null}
          onSaved={change.noteSaved}
          onConflict={change.leaveAssigned}
          onClose={() => setForm(undefined)}
        />
      )}
    </>
  );
}
