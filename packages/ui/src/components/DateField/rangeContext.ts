import { createContext } from 'react';

/** Whether a field is an end of a range, which resets its value with the form itself. */
export const rangeContext = createContext(false);
