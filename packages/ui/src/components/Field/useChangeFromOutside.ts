import { useEffect, useRef } from 'react';

/**
 * Calls back once the app has set another value while the user had typed or chosen something that is not the value.
 * @param value the value, as something that `Object.is` compares
 * @param pending what is not the value yet; null without it
 */
export function useChangeFromOutside(value: unknown, pending: unknown, act: () => void): void {
  const before = useRef({ value, pending });
  useEffect(() => {
    const { current: last } = before;
    before.current = { value, pending };
    // A form that restores both at once changes both.
    if (pending !== null && last.pending === pending && !Object.is(last.value, value)) act();
  });
}
