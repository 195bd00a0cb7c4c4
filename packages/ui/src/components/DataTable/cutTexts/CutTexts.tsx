import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { TooltipSurface } from '../../Tooltip/TooltipSurface.tsx';

/** Texts that a line limits, and cells that clip what has no room in them. */
const texts = '[data-clamps], tbody > tr:not([data-detail]) > :is(td, th)';
const controls = 'a, button';

const isCutOff = ({ clientWidth, clientHeight, scrollWidth, scrollHeight }: Element) =>
  clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);

/**
 * Lets the keyboard reach the texts that are cut off, where no link or button in them does. Compact rows open
 * instead, and show them whole: with a stop at each text, the way through such a table would be long.
 */
function setStops(table: HTMLTableElement): void {
  const opens = table.closest('[data-density="compact"]') !== null;
  const all = [...table.querySelectorAll<HTMLElement>(texts)].filter(
    (text) => text.closest(controls) === null && text.querySelector(controls) === null,
  );
  const cut = new Set(opens ? [] : all.filter(isCutOff));
  for (const text of all) {
    if (cut.has(text)) text.tabIndex = 0;
    else if (text !== document.activeElement) text.removeAttribute('tabindex');
  }
}

/** The text of a cell that an event is about, if it is cut off. */
function cutTextAt({ target }: Event): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const text =
    target.closest(texts) ?? (target.matches(controls) ? target.querySelector(texts) : null);
  return text && isCutOff(text) ? text : undefined;
}

interface CutTextsProps {
  readonly table: HTMLTableElement;
}

/** The tooltip of the texts of a table that are cut off: one for all, because there are many cells. */
export function CutTexts({ table }: CutTextsProps) {
  const [shown, setShown] = useState<Element>();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const show = (event: Event) => {
      const text = cutTextAt(event);
      if (text) setShown(text);
    };
    // At once: the tooltip also listens to the press of a finger, which follows.
    table.addEventListener('pointerover', (event) => flushSync(() => show(event)), { signal });
    table.addEventListener('focusin', show, { signal });
    return () => listening.abort();
  }, [table]);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setStops(table);
        // Its row may have gone.
        setShown((text) => (text?.isConnected ? text : undefined));
      });
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(table);
    const rows = new MutationObserver(measure);
    rows.observe(table, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      rows.disconnect();
    };
  }, [table]);

  return (
    shown && <TooltipSurface text={shown.textContent} trigger={shown.closest(controls) ?? shown} />
  );
}
