import { allCycles, cycleOfAddress } from '../lists/cycleOfAddress.ts';

/** The query of the summary for an address. Without a cycle, the carrier returns the open one. */
export function summaryInput(search: URLSearchParams) {
  const cycle = cycleOfAddress(search);
  return {
    query: cycle === undefined || cycle === allCycles ? {} : { CycleEndDate: cycle },
  };
}
