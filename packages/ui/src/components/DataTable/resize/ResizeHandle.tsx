import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { columnResizeWords } from '../../../words/data/columnResizeWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { lazyComponent } from '../../lazyComponent/lazyComponent.ts';
import { fitWidth } from './fitWidth.ts';
import { Handle } from './ResizeHandle.styles.ts';
import { type ColumnWidths, type Limits, resizedWidths } from './resizedWidths.ts';
import { pixels, useShownWidth } from './useShownWidth.ts';

const ResizeMenu = lazyComponent(async () => (await import('./ResizeMenu.tsx')).ResizeMenu, {
  isOptional: true,
});

interface ResizeHandleProps {
  readonly id: string;
  readonly header: string;
  /** The width of the column, in rem. */
  readonly width: number;
  readonly limits: Limits;
  /** Its column stays in sight at the end of a table that scrolls. */
  readonly staysAtEnd: boolean;
  /** Shows all columns in their own widths, so that they can be measured. */
  readonly onBegin: () => void;
  /** The new widths; undefined where nothing changed. */
  readonly onEnd: (widths: ColumnWidths | undefined) => void;
}

/** How far a key moves the edge, in rem. */
const step = 1;

/** How far an entry of the menu moves it: a press takes longer than a key. */
const menuStep = 3;

/** Whether something is from right to left. */
const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

const headersOf = (handle: HTMLElement) => [
  ...(handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? []),
];

/** The widths of the columns once that of a handle has another. */
function widthsWith(handle: HTMLElement, id: string, width: number, limits: Limits): ColumnWidths {
  const rem = pixels();
  const shown = headersOf(handle).map(
    (header) =>
      [header.dataset['column'] ?? '', header.getBoundingClientRect().width / rem] as const,
  );
  const room = handle.closest('[data-part="scroller"]')?.clientWidth ?? 0;
  return resizedWidths(shown, id, width, limits, room / rem);
}

/**
 * Puts the header of a handle over the next one, which would cover the part of the handle that reaches over
 * it. A header that stays at the end is over all.
 */
function raise(handle: HTMLElement | null, staysAtEnd: boolean) {
  const header = handle?.parentElement;
  if (!handle || !header) return;
  const headers = headersOf(handle);
  const following = headers.length - headers.indexOf(header);
  header.style.zIndex = String(staysAtEnd ? headers.length + 1 : following);
}

/** While the edge is dragged: only the headers change, which is fast with any number of rows. */
function show(handle: HTMLElement, widths: ColumnWidths) {
  for (const header of headersOf(handle)) {
    header.style.inlineSize = `${widths[header.dataset['column'] ?? '']}rem`;
  }
}

interface Drag {
  readonly from: number;
  readonly listening: AbortController;
  /** How the columns were; undefined until the pointer has moved. */
  before?: { readonly width: number; readonly styles: readonly string[] };
  widths?: ColumnWidths;
}

/** A pointer that moves less, in pixels, presses: a finger does not rest on one point. */
const leastMove = 3;

/**
 * The edge of a column, a `separator`: it is dragged, moves by the arrow keys, and fits by a double click. A
 * press without a drag opens a menu that does the same, for users who cannot drag.
 */
export function ResizeHandle({
  id,
  header,
  width,
  limits,
  staysAtEnd,
  onBegin,
  onEnd,
}: ResizeHandleProps) {
  const words = useWords('ColumnResize', columnResizeWords);
  const ref = useRef<HTMLDivElement>(null);
  const shown = useShownWidth(ref, width);
  const now = Math.round(shown.width);
  // With each draw: a column that comes or goes changes the place of the others.
  useLayoutEffect(() => raise(ref.current, staysAtEnd));
  const drag = useRef<Drag>(undefined);
  /** The click that follows is the end of a drag. */
  const wasDragged = useRef(false);
  /** The handle whose menu is open. */
  const [pressed, setPressed] = useState<HTMLElement>();
  const shownWidth = (handle: HTMLElement) =>
    (handle.parentElement?.getBoundingClientRect().width ?? 0) / pixels();

  function resize(handle: HTMLElement, next: (handle: HTMLElement) => number) {
    onBegin();
    onEnd(widthsWith(handle, id, next(handle), limits));
  }

  function onPointerDown({ currentTarget, button, clientX }: PointerEvent<HTMLElement>) {
    if (button !== 0) return;
    wasDragged.current = false;
    const listening = new AbortController();
    const { signal } = listening;
    drag.current = { from: clientX, listening };
    currentTarget.dataset['dragged'] = '';
    // The pointer leaves the edge while it drags it.
    document.addEventListener('pointermove', (event) => move(currentTarget, event.clientX), {
      signal,
    });
    document.addEventListener('pointerup', () => end(currentTarget, true), { signal });
    document.addEventListener('pointercancel', () => end(currentTarget, false), { signal });
  }

  function move(handle: HTMLElement, clientX: number) {
    const { current } = drag;
    if (!current) return;
    if (!current.before) {
      if (Math.abs(clientX - current.from) < leastMove) return;
      onBegin();
      const styles = headersOf(handle).map((each) => each.style.inlineSize);
      current.before = { width: shownWidth(handle), styles };
    }
    const moved = ((clientX - current.from) / pixels()) * (isRtl(handle) ? -1 : 1);
    current.widths = widthsWith(handle, id, current.before.width + moved, limits);
    show(handle, current.widths);
  }

  function end(handle: HTMLElement, saves: boolean) {
    const { current } = drag;
    if (!current) return;
    drag.current = undefined;
    current.listening.abort();
    delete handle.dataset['dragged'];
    if (!current.before) return;
    wasDragged.current = true;
    for (const [index, each] of headersOf(handle).entries()) {
      if (!saves) each.style.inlineSize = current.before.styles[index] ?? '';
    }
    onEnd(saves ? current.widths : undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event;
    if (key === 'Escape' && drag.current) {
      event.stopPropagation();
      end(currentTarget, false);
      return;
    }
    const wider = isRtl(currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const narrower = isRtl(currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    const moves: Readonly<Record<string, (handle: HTMLElement) => number>> = {
      [wider]: (handle) => shownWidth(handle) + step,
      [narrower]: (handle) => shownWidth(handle) - step,
      Home: () => limits.min,
      End: () => limits.max,
      Enter: fit,
    };
    const next = moves[key];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    resize(currentTarget, next);
  }

  const fit = (handle: HTMLElement) =>
    handle.parentElement ? fitWidth(handle.parentElement) / pixels() : width;

  return (
    <>
      {/* A splitter of the APG: a separator that can be focused has a value, and moves. */}
      <Handle
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr has no value, and no focus
        role="separator"
        aria-orientation="vertical"
        aria-label={words.handle(header)}
        aria-valuenow={now}
        // A column that was not resized may be wider, and the last one fills the table.
        aria-valuemin={Math.min(now, Math.round(limits.min * shown.rem))}
        aria-valuemax={Math.max(now, Math.round(limits.max * shown.rem))}
        aria-valuetext={words.width(now)}
        tabIndex={0}
        onPointerEnter={ResizeMenu.preload}
        onPointerDown={onPointerDown}
        onClick={({ currentTarget }) => {
          if (!wasDragged.current) setPressed(pressed ? undefined : currentTarget);
        }}
        onDoubleClick={({ currentTarget }) => {
          setPressed(undefined);
          resize(currentTarget, fit);
        }}
        onKeyDown={onKeyDown}
      />
      {pressed && (
        <ResizeMenu
          handle={pressed}
          label={words.handle(header)}
          moves={[
            [words.wider, () => shownWidth(pressed) + menuStep],
            [words.narrower, () => shownWidth(pressed) - menuStep],
            [words.fit, () => fit(pressed)],
          ]}
          onMove={(next) => resize(pressed, next)}
          onClose={() => setPressed(undefined)}
        />
      )}
    </>
  );
}
