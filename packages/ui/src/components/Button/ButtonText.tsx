import type { ReactNode } from 'react';

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';

/** The text of a button in its own element: a translation of the page replaces texts, and React would lose them. */
export const ButtonText = ({ children }: { readonly children: ReactNode }) =>
  [children].flat().every(isText) ? <span>{children}</span> : children;
