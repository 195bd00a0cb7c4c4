import { createContext } from 'react';

/** Whether a field is a part of another, like the end of a range, which resets its value for it. */
export const partContext = createContext(false);
