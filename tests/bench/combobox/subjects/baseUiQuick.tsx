import { WindowedBaseUi } from '../WindowedBaseUi.tsx';
import { holds, type SubjectProps } from '../people.ts';

/** Base UI with a virtual list and a filter that does not normalize accents. */
export const Subject = ({ people }: SubjectProps) => (
  <WindowedBaseUi people={people} filter={({ label }, text) => holds(label, text)} />
);
