import { useLayoutEffect, useRef, useState } from 'react';

// oxlint-disable-next-line typescript/no-explicit-any -- accepts functions of any parameters
type Actions = Readonly<Record<string, (...input: any[]) => void>>;

/**
 * Functions that are the same ones in every render, and that run as the latest render defines them. A memoized
 * component that gets them renders only when its data changes.
 * @param actions always the same names. Call them in event handlers and effects only, not while rendering.
 */
export function useStableActions<A extends Actions>(actions: A): A {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [
          name,
          (...input: unknown[]) => latest.current[name]?.(...input),
        ]),
      ) as A,
  );
  return stable;
}
