import { WindowedBaseUi } from '../baseUiList.tsx';
import { holds, type SubjectProps } from '../people.ts';

/** Base UI with a virtual list and a filter that minds no accents. */
export const Subject = ({ people }: SubjectProps) => (
  <WindowedBaseUi people={people} filter={({ label }, text) => holds(label, text)} />
);
