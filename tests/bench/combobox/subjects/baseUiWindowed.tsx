import { WindowedBaseUi } from '../baseUiList.tsx';
import type { SubjectProps } from '../people.ts';

/** Base UI with a virtual list and the filter that it has. */
export const Subject = ({ people }: SubjectProps) => <WindowedBaseUi people={people} />;
