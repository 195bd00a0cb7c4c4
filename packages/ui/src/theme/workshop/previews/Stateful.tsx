import { type ReactNode, useState } from 'react';

interface KeptProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Keeps a component's value, as an app does for it. */
export function Stateful<Value>({ initial, children }: KeptProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(() => next));
}
