import { useRef, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { toastsOfRegion } from './toasts.ts';

const ToastLayer = lazyComponent(async () => (await import('./ToastLayer.tsx')).ToastLayer, {
  fallback: PlainToasts,
  isOptional: true,
});

/** The place of toasts. Its code loads with the first toast. A second region shows nothing. */
export function ToastRegion({ ref, ...root }: RootProps<HTMLDivElement>) {
  const [{ subscribe, read }] = useState(toastsOfRegion);
  const shown = useSyncExternalStore(subscribe, read, read);
  const home = useRef<HTMLDivElement>(null);
  return (
    // react-aria leaves it out of what a modal dialog makes inert, and a press in it is not outside.
    <div {...root} ref={bothRefs(home, ref)} data-react-aria-top-layer>
      {shown.length > 0 && <ToastLayer toasts={shown} home={home} />}
    </div>
  );
}
