import type { ReactNode } from 'react';

/** Examples of components, by the names of their folders. */
export type Shown = Readonly<Record<string, ReactNode>>;

/** Something that is pressed and does nothing in a preview. */
export const nothing = (): undefined => undefined;
