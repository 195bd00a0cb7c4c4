import type { ReactNode } from 'react';

/** Components in what they look like, by the folder that they stand in. */
export type Shown = Readonly<Record<string, ReactNode>>;

/** Something that is pressed and does nothing in a preview. */
export const nothing = (): undefined => undefined;
