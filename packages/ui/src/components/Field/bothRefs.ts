import type { Ref, RefCallback, RefObject } from 'react';

/** A ref that fills the component's own and the one that the app gave. */
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
