import type { TodayKind } from '@agent-portal/data/today/contract';
import { useOpenItem } from '@agent-portal/data/today/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { useEffect, useEffectEvent, useState } from 'react';

/** The carrier forgets an open item after a minute. */
const repeatMs = 30_000;

interface AlsoOpenProps {
  readonly kind: TodayKind;
  readonly itemKey: string;
}

/** Says who else of the agency has the item open. Without an answer, it says nothing. */
export function AlsoOpen({ kind, itemKey }: AlsoOpenProps) {
  const { make } = useOpenItem();
  const [others, setOthers] = useState<readonly string[]>([]);
  const ask = useEffectEvent(() => make({ params: { kind }, body: { key: itemKey } }));
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const answer = await ask();
      if (!isGone) setOthers(answer ? answer.others : []);
    };
    void look();
    const timer = setInterval(() => void look(), repeatMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  if (others.length === 0) return null;
  return <Banner tone="warning">Also open now: {others.join(', ')}</Banner>;
}
