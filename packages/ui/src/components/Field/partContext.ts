import { createContext } from 'react';

/** The parent of a field that is a part, such as a date range. It resets the value of its parts. */
interface Whole {
  /** The error of the parent, if this part shows it. */
  readonly wrong: string | null;
  /** Its other part is enough, where a value is required. @default false */
  readonly isFilled?: boolean;
}

/** Null for a field that is no part. */
export const partContext = createContext<Whole | null>(null);
