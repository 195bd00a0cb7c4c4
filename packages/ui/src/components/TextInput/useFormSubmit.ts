import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around an input is submitted, so that a shown password is hidden again. */
export function useFormSubmit(input: RefObject<HTMLInputElement | null>, act: () => void): void {
  const onSubmit = useEffectEvent(act);
  useEffect(() => {
    const form = input.current?.form;
    const listener = () => onSubmit();
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [input]);
}
