import type { SubjectProps } from '../people.ts';
import { People, ReactAria } from '../reactAriaParts.tsx';

/** React Aria Components with their defaults. */
export const Subject = ({ people }: SubjectProps) => (
  <ReactAria people={people}>
    <People />
  </ReactAria>
);
