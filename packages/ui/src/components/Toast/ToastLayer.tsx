import { type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toastWords } from '../../words/feedback/toastWords.ts';
import { useWords } from '../../words/useWords.ts';
import { ToastList } from './ToastList.tsx';
import { Layer } from './ToastLayer.styles.ts';
import type { Toast } from './toasts.ts';
import { useTopLayer } from './useTopLayer.ts';

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
