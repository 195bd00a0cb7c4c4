import { allCycles, cycleOfAddress } from '../lists/cycleOfAddress.ts';

/** What the summary of an address is asked with: its cycle, else the open one. */
export function summaryInput(search: URLSearchParams) {
  const cycle = cycleOfAddress(search);
  return {
    query: cycle === undefined || cycle === allCycles ? {} : { CycleEndDate: cycle },
  };
}
