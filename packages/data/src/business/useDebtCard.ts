import { getSecuredAdvances, getUnsecuredAdvances } from '../debt/contract.ts';
import { inPlace } from '../inPlace.ts';
import { useEndpoint } from '../swr/useEndpoint.ts';

const unsecured = inPlace(getUnsecuredAdvances);
const secured = inPlace(getSecuredAdvances);

/** What is owed on the own book, without and with security; both or neither. */
export function useDebtCard() {
  const [open, covered] = [
    useEndpoint(unsecured, { query: {} }),
    useEndpoint(secured, { query: {} }),
  ];
  const isThere = open.data && covered.data;
  return {
    data: isThere && { unsecured: open.data.totalDebt, secured: covered.data.totalDebt },
    error: open.error ?? covered.error,
    retry: () => {
      open.retry();
      covered.retry();
    },
  };
}
