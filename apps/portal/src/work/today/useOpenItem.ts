import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { useOpenItem as useOpenItemCall } from '@agent-portal/data/work/today/hooks';
import { useEffect, useEffectEvent, useState } from 'react';

/** The carrier forgets an open item after 25 seconds. Two users see each other within ten, with the time of a call. */
const repeatMs = 9_000;

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
 * Reports every nine seconds that the user has an item open, and finds who else has. The last answer stays
 * after a failure, because forms are open on the item.
 * @param isOpened false for an item that shows without being opened
 * @param isListed it is the item of a row, which the queue may not have
 */
export function useOpenItem(kind: TodayKind, key: string, isOpened: boolean, isListed: boolean) {
  const { make, isMissing, failure } = useOpenItemCall();
  const [answer, setAnswer] = useState<Opened>();
  const [isGone, setIsGone] = useState(false);
  if (isMissing && !isGone) setIsGone(true);
  const ask = useEffectEvent(() =>
    make({ params: { kind }, body: { key, ...(isListed && { isListed }) } }),
  );
  const isAsking = isOpened && !isGone;
  useEffect(() => {
    if (!isAsking) return undefined;
    let isLeft = false;
    const look = async () => {
      // A forgotten tab does not keep an item from the others.
      if (document.hidden) return;
      const opened = await ask();
      if (isLeft || !opened) return;
      const { item, others, taken = [] } = opened;
      setAnswer({ item, others, taken });
    };
    void look();
    const timer = setInterval(() => void look(), repeatMs);
    return () => {
      isLeft = true;
      clearInterval(timer);
      setAnswer((last) => last && { ...nothing, item: last.item });
    };
  }, [isAsking]);
  return {
    ...nothing,
    ...answer,
    /** Whether the other users who have it open are known. */
    isAnswered: answer !== undefined,
    /** It is no longer in the queue. */
    isGone,
    /** The carrier answered or failed, and did not say what it is. */
    isUnknown: (answer !== undefined || failure !== undefined) && !answer?.item,
  };
}
