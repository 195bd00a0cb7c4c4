/** Features that a carrier can switch [S3]. */
export const features = [
  'commissions',
  'left_nav',
  'productioncredit',
  'listbill',
  'claims',
  'taxforms',
  'casemanagement',
  'commissiondates',
  'production_exceldownloads',
  'production_filter_persistence',
  'productpage',
] as const;
export type Feature = (typeof features)[number];
