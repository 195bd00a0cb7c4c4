import type { TodayItem, TodayKind } from '@agent-portal/data/today/contract';
import { Badge } from '@agent-portal/ui/Badge';
import { Button, ButtonLink } from '@agent-portal/ui/Button';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PolicyLink } from '../cells/PolicyLink.tsx';
import { useMayOpen } from '../useMayOpen.ts';
import { dueWords } from './dueWords.ts';
import { itemLink } from './itemLink.ts';
import { ItemPanel } from './ItemPanel.tsx';
import { Line } from './Queue.styles.ts';
import { useQueue } from './QueueContext.ts';

const actionText = {
  takeAction: 'Take action',
  followUp: 'Follow up',
  resend: 'Resend e-mail',
} as const;

interface QueueLineProps {
  readonly kind: TodayKind;
  readonly item: TodayItem;
}

/** One line of the queue: who, what, by when and why, with its action. It opens next to the list. */
export function QueueLine({ kind, item }: QueueLineProps) {
  const { key, who, what, why, policyNumber, action, actor, followUp } = item;
  const id = `${kind} ${key}`;
  const panelId = useId();
  const title = useRef<HTMLButtonElement>(null);
  const { opened, open, openNext, place } = useQueue();
  const isOpen = opened === id;
  const isOthers = followUp?.owner.isYou === false;
  const due = dueWords(item);
  const link = itemLink(kind, item);
  const mayOpen = useMayOpen(link.needs, link.href);

  function close() {
    open(undefined);
    title.current?.focus();
  }

  const panel = isOpen && (
    <ItemPanel id={panelId} kind={kind} item={item} onClose={close} onDone={() => openNext(id)} />
  );
  return (
    <Line data-line={id} aria-current={isOpen || undefined}>
      <div data-part="who">
        <button
          ref={title}
          type="button"
          data-part="title"
          data-printed
          aria-label={`${who}, ${what}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => (isOpen ? close() : open(id))}
        >
          {who}
        </button>
        {policyNumber && <PolicyLink policyNumber={policyNumber} />}
      </div>
      <div data-part="what">
        <strong>{what}</strong>
        {due && <Badge tone={due.tone}>{due.text}</Badge>}
        {kind !== 'changes' && !isOthers && (
          <small>Waiting for {actor === 'You' ? 'you' : `the ${actor.toLowerCase()}`}</small>
        )}
        {followUp && isOthers && <small>Assigned to {followUp.owner.name}</small>}
      </div>
      <p>{why}</p>
      <div data-part="action">
        {action === 'open'
          ? mayOpen && (
              <ButtonLink size="small" href={link.href}>
                {link.text}
                <span className="visually-hidden"> of {who}</span>
              </ButtonLink>
            )
          : !isOpen && (
              <Button size="small" onClick={() => open(id)}>
                {actionText[action]}
                <span className="visually-hidden">
                  {' '}
                  on {what}, {who}
                </span>
              </Button>
            )}
      </div>
      {panel && (place ? createPortal(panel, place) : panel)}
    </Line>
  );
}
