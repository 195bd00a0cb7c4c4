import type { HTMLAttributes, Ref } from 'react';
import { Actions } from './FormLayout.styles.ts';

/** The buttons at the end of a form, the primary one first. On a phone they are as wide as the form. */
export function FormActions(
  props: HTMLAttributes<HTMLDivElement> & { readonly ref?: Ref<HTMLDivElement> | undefined },
) {
  return <Actions {...props} />;
}
