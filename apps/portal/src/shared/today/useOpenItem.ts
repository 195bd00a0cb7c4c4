import type { TodayItem, TodayKind } from '@agent-portal/data/today/contract';
import { useOpenItem as useOpenItemCall } from '@agent-portal/data/today/hooks';
import { useEffect, useEffectEvent, useState } from 'react';

/** The carrier forgets an open item after a minute; two users see each other within ten seconds. */
const repeatMs = 10_000;

interface Opened {
  /** The item as the carrier has it now. */
  readonly item?: TodayItem | undefined;
  /** The names of the other users who have it open. */
  readonly others: readonly string[];
  /** The items that others have open, as `kind key`. */
  readonly taken: readonly string[];
}

const nothing: Opened = { others: [], taken: [] };

/**
 * Notes that the user has an item open, every ten seconds, and says who else has. Without an answer, it says nothing.
 * @param isOpened false notes nothing: the item shows, and the user did not open it
 */
export function useOpenItem(kind: TodayKind, key: string, isOpened: boolean) {
  const { make, isMissing } = useOpenItemCall();
  const [opened, setOpened] = useState(nothing);
  const ask = useEffectEvent(() => make({ params: { kind }, body: { key } }));
  useEffect(() => {
    if (!isOpened) return undefined;
    let isLeft = false;
    const look = async () => {
      const answer = await ask();
      if (isLeft) return;
      if (!answer) return setOpened(nothing);
      const { item, others, taken = [] } = answer;
      return setOpened({ item, others, taken });
    };
    void look();
    const timer = setInterval(() => void look(), repeatMs);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [isOpened]);
  /** It is no longer in the queue. */
  return { ...opened, isGone: isMissing };
}
