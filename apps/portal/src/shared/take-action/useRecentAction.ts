import { useClient } from '@agent-portal/data';
import { type ActionItem, getPolicyActions } from '@agent-portal/data/policies/actions/contract';
import { useRef, useState } from 'react';
import { actionNames } from './actionNames.ts';
import type { ActionForm } from './actionForm.ts';

/** An action this many minutes before is sent again only on request. */
const recentMinutes = 10;

interface Recent extends ActionItem {
  readonly minutes: number;
}

/** Describes a recent action: 'Dana Whitfield sent “Provide information” 2 minutes ago.' */
export function recentText({ takenBy, action, minutes }: Recent): string {
  const ago = minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  return `${takenBy} sent “${actionNames[action]}” ${minutes === 0 ? 'just now' : ago}.`;
}

/**
 * Finds out whether another user answered the same requirement in the last ten minutes, so that two people do not send
 * the same thing. A carrier that does not list actions, or not when it answered, is not asked.
 */
export function useRecentAction(policyNumber: string) {
  const client = useClient();
  const [recent, setRecent] = useState<Recent>();
  const [isChecking, setIsChecking] = useState(false);
  // A submission that is sent again after a failure is no second one.
  const sent = useRef(new Set<string>());

  async function find({ requirementId }: ActionForm): Promise<Recent | undefined> {
    const input = { params: { id: policyNumber } };
    const answer = await client.request(getPolicyActions, input).catch(() => undefined);
    if (answer?.answeredAt === undefined) return undefined;
    const now = Date.parse(answer.answeredAt);
    const minutesOf = ({ date }: ActionItem) => Math.floor((now - Date.parse(date)) / 60_000);
    const found = answer.items.find(
      (item) => (item.requirementId ?? '') === requirementId && minutesOf(item) < recentMinutes,
    );
    return found && { ...found, minutes: minutesOf(found) };
  }

  /** @returns whether the user has to press again */
  async function mustConfirm(form: ActionForm): Promise<boolean> {
    const { idempotencyKey, requirementId } = form;
    const isConfirmed = recent && (recent.requirementId ?? '') === requirementId;
    if (!isConfirmed && !sent.current.has(idempotencyKey)) {
      setIsChecking(true);
      const found = await find(form);
      setIsChecking(false);
      setRecent(found);
      if (found) return true;
    }
    setRecent(undefined);
    sent.current.add(idempotencyKey);
    return false;
  }
  return { recent, isChecking, mustConfirm };
}
