import { createContext } from 'react';

/** The whole of which a field is a part, like the range of its day: it resets the value of the part for it. */
interface Whole {
  /** What is wrong with the whole, where this part shows it. */
  readonly wrong: string | null;
  /** Its other part is enough, where a value is required. @default false */
  readonly isFilled?: boolean;
}

/** Null for a field that is no part. */
export const partContext = createContext<Whole | null>(null);
