import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { toastWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';
import { token } from '../../theme/token.ts';
import { hidePopover, showPopover } from '../Popover/showPopover.ts';
import { ToastList } from './ToastList.tsx';
import type { Toast } from './toasts.ts';

const Layer = styled.section`
  position: fixed;
  inset: auto;
  inset-block-end: ${token('space-24')};
  inset-inline-end: ${token('space-24')};
  /* A bar at the end of the window stays in reach, except behind a dialog. */
  body:not(:has([data-placement] [role$='dialog'])) & {
    inset-block-end: calc(${token('space-24')} + var(--end-bar, 0px));
  }

  body:has([data-end-bar]):not(:has([data-placement] [role$='dialog'])) & {
    inset-block: ${token('space-24')} auto;
  }

  /* For browsers without popovers. */
  z-index: 101;
  box-sizing: border-box;
  inline-size: min(24rem, calc(100vw - 2 * ${token('space-24')}));
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: ${token('color-text')};

  /* Large text on a low window: all of it can be reached. */
  @media (height < 30em) {
    max-block-size: calc(100dvh - 2 * ${token('space-24')});
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;

interface ToastLayerProps {
  readonly toasts: readonly Toast[];
  /** Where the toasts are while no native dialog is open. */
  readonly home: RefObject<HTMLElement | null>;
}

/** How many toasts show at once; the others wait. */
const most = 3;

/** The toasts that show, above every overlay. */
export function ToastLayer({ toasts, home }: ToastLayerProps) {
  const words = useWords('Toast', toastWords);
  const [host] = useState(() => document.createElement('div'));
  const layer = useRef<HTMLElement>(null);
  useTopLayer(layer, host, home);
  useReservedSpace(layer);
  return createPortal(
    <Layer ref={layer} popover="manual" aria-label={words.region}>
      <ToastList toasts={toasts.slice(0, most)} />
    </Layer>,
    host,
  );
}

/** Stores the height of the toasts in `--toasts`, so that a dialog on a phone ends above them. */
function useReservedSpace(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([entry]) =>
      style.setProperty('--toasts', `${entry?.contentRect.height ?? 0}px`),
    );
    if (layer.current) sizes.observe(layer.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--toasts');
    };
  }, [layer]);
}

/**
 * Keeps a popover above everything that opens, and where it can be pressed: a native modal dialog makes
 * all that is outside of it inert, so the popover moves into it.
 *
 * @param host the parent of the popover, which moves: React would mount the content again
 * @param home where the host is while no native dialog is open
 */
function useTopLayer(
  popover: RefObject<HTMLElement | null>,
  host: HTMLElement,
  home: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const show = () => {
      if (!popover.current) return;
      hidePopover(popover.current);
      showPopover(popover.current);
    };
    const place = () => {
      const to = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home.current;
      if (!to || (host.parentElement === to && host.isConnected)) return;
      to.append(host);
      show();
    };
    // What opens later is above it; hiding it would take the focus from its buttons.
    const stayOnTop = ({ target, newState }: ToggleEvent) => {
      if (newState !== 'open' || (target instanceof Node && host.contains(target))) return;
      if (!host.contains(document.activeElement)) show();
    };
    place();
    const dialogs = new MutationObserver(place);
    dialogs.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    document.addEventListener('toggle', stayOnTop, true);
    return () => {
      dialogs.disconnect();
      document.removeEventListener('toggle', stayOnTop, true);
      host.remove();
    };
  }, [popover, host, home]);
}
