import { useRef, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import type { RootProps } from '../rootProps/RootProps.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { toasts } from './toasts.ts';

const ToastLayer = lazyComponent(async () => (await import('./ToastLayer.tsx')).ToastLayer, {
  fallback: PlainToasts,
  isOptional: true,
});

/** The place of toasts: render it once. Its code loads with the first toast. */
export function ToastRegion({ ref, ...root }: RootProps<HTMLDivElement>) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
  const home = useRef<HTMLDivElement>(null);
  return (
    // react-aria leaves it out of what a modal dialog makes inert, and a press in it is not outside.
    <div {...root} ref={bothRefs(home, ref)} data-react-aria-top-layer>
      {shown.length > 0 && <ToastLayer toasts={shown} home={home} />}
    </div>
  );
}
