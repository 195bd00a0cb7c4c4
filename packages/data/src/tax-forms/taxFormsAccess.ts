/** The role and the feature that the calls of tax forms share; historical access may make them [S4]. */
export const taxFormsAccess = {
  who: 'agent',
  role: 'TaxForms',
  restricted: false,
  feature: 'taxforms',
} as const;
