import { type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toastWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';
import { ToastList } from './ToastList.tsx';
import type { Toast } from './toasts.ts';
import { useTopLayer } from './useTopLayer.ts';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const Layer = styled.section`
  position: fixed;
  inset: auto;
  inset-block-end: ${token('space-24')};
  inset-inline-end: ${token('space-24')};
  /* A bar at the end of the window stays in reach. */
  body:has([data-end-bar]) & {
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
  return createPortal(
    <Layer ref={layer} popover="manual" aria-label={words.region}>
      <ToastList toasts={toasts.slice(0, most)} />
    </Layer>,
    host,
  );
}
