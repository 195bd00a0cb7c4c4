import { createContext } from 'react';

/**
 * The element that dialogs are rendered in. A native modal dialog sets it to itself: what is outside of one cannot
 * be seen or reached. The default is the body.
 */
export const DialogContainer = createContext<HTMLElement | null>(null);
