import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around an input is submitted, so that a shown password is hidden again. */
export function useHideOnSubmit(input: RefObject<HTMLInputElement | null>, hide: () => void): void {
  const onSubmit = useEffectEvent(hide);
  useEffect(() => {
    const form = input.current?.form;
    const listener = () => onSubmit();
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [input]);
}
