import type { MaskitoOptions } from '@maskito/core';
import { type RefObject, useEffect } from 'react';

/**
 * Writes what is typed into an input in a shape. The code loads with the first input that needs it: until then
 * the text stays as typed, and it is read the same.
 */
export function useMask(
  control: RefObject<HTMLInputElement | null>,
  options: MaskitoOptions | undefined,
): void {
  useEffect(() => {
    const input = control.current;
    if (!options || !input) return undefined;
    let isGone = false;
    let mask: { readonly destroy: () => void } | undefined;
    void import('@maskito/core').then(
      ({ Maskito }) => {
        if (!isGone) mask = new Maskito(input, options);
        return undefined;
      },
      // Without the code the text is not shaped while it is typed.
      () => undefined,
    );
    return () => {
      isGone = true;
      mask?.destroy();
    };
  }, [control, options]);
}
