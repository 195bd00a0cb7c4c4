import { carrier } from '@agent-portal/data/carrier';

/** Who pays, as the forms name it. */
export const payer = {
  name: carrier.legalName,
  addressLines: carrier.addressLines,
  phone: carrier.helpDesk.phone,
  tin: carrier.taxId,
} as const;
