/** Why production credit does not open (decisions, 7). */
export const noBusinessType =
  'Production credit is grouped by business type, and your account has neither Individual nor Worksite business.';
