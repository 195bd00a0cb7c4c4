import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { outcomeText } from '../lapse/contactTexts.ts';
import { DueText } from './DueText.tsx';
import { useQueue } from './QueueContext.ts';

interface QueueLineProps {
  readonly kind: TodayKind;
  readonly item: TodayItem;
}

/** One line of the queue, one button: who and by when, what and what for. It opens the item. */
export function QueueLine({ kind, item }: QueueLineProps) {
  const { key, who, what, detail, actor, followUp, lastContact } = item;
  const contacted = lastContact?.contactedOn === useBusinessDate() && outcomeText(lastContact);
  const id = `${kind} ${key}`;
  const { shown, open } = useQueue();
  const others = followUp?.owner.isYou === false ? `Assigned to ${followUp.owner.name}` : undefined;
  // For a follow-up, the actor of its requirement may be someone other than its owner.
  const needsActor = kind !== 'changes' && kind !== 'followUps';
  const about = others ?? detail ?? (needsActor ? actor : undefined);
  return (
    <li>
      <button
        type="button"
        data-line={id}
        data-printed
        aria-current={shown === id || undefined}
        onClick={() => open(id)}
      >
        <strong>{who}</strong> <DueText kind={kind} item={item} />{' '}
        <span data-part="what">
          {what}
          {about && (
            <>
              {' '}
              · <b>{about}</b>
            </>
          )}
          {contacted && ` · ${contacted} today`}
        </span>
      </button>
    </li>
  );
}
