import type { SubjectProps } from '../people.ts';
import { ReactAria, WindowedPeople } from '../reactAriaParts.tsx';

/** React Aria Components with their virtual list. */
export const Subject = ({ people }: SubjectProps) => (
  <ReactAria people={people}>
    <WindowedPeople />
  </ReactAria>
);
