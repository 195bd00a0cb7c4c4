import type { Ref, RefCallback, RefObject } from 'react';

/** A ref that sets both the component's own ref and the app's. */
export function bothRefs<Control>(
  own: RefObject<Control | null>,
  given: Ref<Control> | undefined,
): RefCallback<Control> {
  return (control) => {
    own.current = control;
    if (typeof given === 'function') return given(control);
    if (given) given.current = control;
    return undefined;
  };
}
