/** Features that a carrier can switch [S3]. The last is an extension (decisions, 11). */
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
  // Links open the classic lists for users who have not chosen a version.
  'classic_lists',
] as const;
export type Feature = (typeof features)[number];
