import { type RefObject, useEffect, useState } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import type { Column, Sort } from './Column.ts';
import { copyTables } from './copy/copyTables.ts';
import { useSortAnnouncement } from './sorting/useSortAnnouncement.ts';

const CutTexts = lazyComponent(async () => (await import('./cutTexts/CutTexts.tsx')).CutTexts, {
  isOptional: true,
});

interface TableHelpProps {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly name: string;
  /** The columns to sort by. */
  readonly columns: readonly Column<never>[];
  readonly sort: Sort | null;
  readonly waits: boolean;
}

/**
 * Parts of a table that load with its first use: announcements of sorts, copies, and tooltips when the pointer is
 * on it or Tab was pressed anywhere.
 */
export function TableHelp({ table, name, columns, sort, waits }: TableHelpProps) {
  useSortAnnouncement(name, columns, sort, waits);
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
