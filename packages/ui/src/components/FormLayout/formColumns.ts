import { createContext } from 'react';

/** The columns of the form around a section. */
export const formColumns = createContext<1 | 2>(1);
