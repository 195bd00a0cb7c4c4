import { formatDate } from '@agent-portal/ui/format';
import { useSearchParams } from 'react-router-dom';
import { Note } from './CycleNote.styles.ts';
import { cycleOfAddress, startOfCycle } from './cycleOfAddress.ts';

interface CycleNoteProps {
  /** The prefix of the list in the address. */
  readonly list: string;
  /** Which cycles the list is of where the address names none. */
  readonly otherwise: string;
}

/** Says which cycle a list is of; nothing where its own filter says so. */
export function CycleNote({ list, otherwise }: CycleNoteProps) {
  const [search] = useSearchParams();
  if (search.has(`${list}.cycleDateFrom`) || search.has(`${list}.cycleDateTo`)) return null;
  const cycle = cycleOfAddress(search);
  const dates = cycle && [startOfCycle(cycle), cycle].map((day) => formatDate(day)).join(' to ');
  return <Note>Of {dates ? `the cycle ${dates}` : otherwise}</Note>;
}
