import type { SubjectProps } from '../people.ts';
import { People, ReactAria } from '../reactAriaParts.tsx';

/** React Aria Components as they come. */
export const Subject = ({ people }: SubjectProps) => (
  <ReactAria people={people}>
    <People />
  </ReactAria>
);
