import { holds, type SubjectProps } from '../people.ts';
import { ReactAria, WindowedPeople } from '../reactAriaParts.tsx';

/** React Aria Components with their virtual list and a filter that does not normalize accents. */
export const Subject = ({ people }: SubjectProps) => (
  <ReactAria people={people} filter={holds}>
    <WindowedPeople />
  </ReactAria>
);
