import { helpDesk } from '../../session/helpDesk.ts';

/** The payer on the forms. No employer has a number that begins with 00. */
export const payer = {
  name: 'Northfield Mutual Life Insurance Company',
  addressLines: ['200 Division Street South', 'Northfield, MN 55057'],
  phone: helpDesk.phone,
  tin: '00-1847260',
} as const;
