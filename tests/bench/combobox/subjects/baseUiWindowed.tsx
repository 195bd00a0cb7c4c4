import { WindowedBaseUi } from '../WindowedBaseUi.tsx';
import type { SubjectProps } from '../people.ts';

/** Base UI with a virtual list and its own filter. */
export const Subject = ({ people }: SubjectProps) => <WindowedBaseUi people={people} />;
