import { type RefObject, useEffect, useState } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { copyTables } from './copy/copyTables.ts';

const CutTexts = lazyComponent(async () => (await import('./cutTexts/CutTexts.tsx')).CutTexts, {
  isOptional: true,
});

interface TableHelpProps {
  readonly table: RefObject<HTMLTableElement | null>;
}

/** What a table needs only once it is used: copies, and tooltips when the pointer is on it or Tab was pressed anywhere. */
export function TableHelp({ table }: TableHelpProps) {
  const [near, setNear] = useState<HTMLTableElement | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const come = () => setNear(table.current);
    table.current?.addEventListener('pointerover', come, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && come(), { signal });
    // A selection may begin before the table.
    document.addEventListener('copy', (event) => copyTables(event), { signal });
    // Before this code loaded.
    if (table.current?.matches(':hover') || document.querySelector(':focus-visible')) come();
    return () => listening.abort();
  }, [table]);
  return near && <CutTexts table={near} />;
}
