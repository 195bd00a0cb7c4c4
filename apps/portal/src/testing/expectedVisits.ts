/**
 * Where each person ends up on each route, written by hand from [S2], [S5], [S6] and decisions 1; a
 * historical agent passes the portal's guards: the carrier answers 403 [S4]. Every feature is on.
 *
 * `-` passes · `L` login · `S` single sign-on login · `N` normal login · `R` AccessRequired ·
 * `P` RequiresPing · `H` home-office landing · `E` error page · `O` error page of what is
 * off · `I` individual branch · `W` worksite branch · `B` stays, with a message
 */
export const persons = [
  'visitor',
  'agent',
  'sso',
  'individual',
  'worksite',
  'neither',
  'historical',
  'subWithPolicies',
  'subWithClaims',
  'subWithAll',
  'subWithNothing',
  'homeOffice',
  'homeOfficeAsAgent',
  'homeOfficeAsUnlinked',
] as const;

// prettier-ignore
export const expectedVisits: Readonly<Record<string, string>> = {
  //                          vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'home':                     ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'my-business':              ' L   -   -   -   -   -   -   -   -   -   -   H   -   -',
  'pat':                      ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'pending':                  ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'active':                   ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'terminated':               ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'pending-v2':               ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'active-v2':                ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'terminated-v2':            ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy':                   ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-details':           ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-actions':           ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-v2':                ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-details-v2':        ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-actions-v2':        ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'follow-ups':               ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'contracting':              ' L   -   -   -   -   -   -   R   R   -   R   H   -   P',
  'commissions':              ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'debt':                     ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'list-bill':                ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'list-bill-group':          ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'list-bill-bill':           ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'tax-forms':                ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'case-management':          ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'case':                     ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'hierarchy':                ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'production-credit':        ' L   W   W   I   W   B   W   R   R   W   R   H   W   W',
  'individual':               ' L   -   -   -   W   B   -   R   R   -   R   H   -   -',
  'individual-downline':      ' L   -   -   -   W   B   -   R   R   -   R   H   -   -',
  'individual-products':      ' L   -   -   -   W   B   -   R   R   -   R   H   -   -',
  'individual-policy-detail': ' L   -   -   -   W   B   -   R   R   -   R   H   -   -',
  'worksite':                 ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
  'worksite-agent':           ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
  'worksite-group':           ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
  'worksite-products':        ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
  'worksite-policy-detail':   ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
  'claims':                   ' L   -   -   -   -   -   -   R   -   -   R   H   -   -',
  'claims-results':           ' L   -   -   -   -   -   -   R   -   -   R   H   -   -',
  'group-inventory':          ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'group':                    ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'account-settings':         ' L   -   -   -   -   -   -   -   -   -   -   H   -   -',
  'profile':                  ' L   S   -   S   S   S   S   S   S   S   S   H   E   E',
  'alerts':                   ' L   -   N   -   -   -   -   -   -   -   -   H   -   -',
  'delivery':                 ' L   -   N   -   -   -   -   -   -   -   -   H   -   -',
  'users':                    ' L   -   N   -   -   -   -   E   E   E   E   H   -   -',
  'activity':                 ' L   -   N   -   -   -   -   -   -   -   -   H   -   -',
  'security':                 ' L   -   N   -   -   -   -   -   -   -   -   -   -   -',
  'help':                     ' L   -   N   -   -   -   -   -   -   -   -   -   -   -',
  'illustration-pro':         ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'life-portraits':           ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'ipipeline':                ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'awps':                     ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'wps':                      ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'individual-forms':         ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'worksite-forms':           ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'home-office-user':         ' L   E   E   E   E   E   E   E   E   E   E   -   -   -',
  'access-required':          ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'requires-ping':            ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'account-confirmation':     ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'error':                    ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'individual-forms-page':    ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'worksite-forms-page':      ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'content':                  ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
};

/** What is different where a feature is off; every other cell stays [S5]. */
// prettier-ignore
export const expectedWithout: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  productioncredit: {
    //                          vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'production-credit':        ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'individual':               ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'individual-downline':      ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'individual-products':      ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'individual-policy-detail': ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'worksite':                 ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'worksite-agent':           ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'worksite-group':           ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'worksite-products':        ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'worksite-policy-detail':   ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
  },
  commissions: {
    'commissions':              ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'debt':                     ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
  },
  listbill: {
    'list-bill':                ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'list-bill-group':          ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'list-bill-bill':           ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
  },
  claims: {
    'claims':                   ' L   O   O   O   O   O   O   R   O   O   R   H   O   O',
    'claims-results':           ' L   O   O   O   O   O   O   R   O   O   R   H   O   O',
  },
  taxforms: {
    'tax-forms':                ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
  },
  casemanagement: {
    'case-management':          ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'case':                     ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
  },
  left_nav: {
    'account-settings':         ' L   O   O   O   O   O   O   O   O   O   O   H   O   O',
    'profile':                  ' L   S   O   S   S   S   S   S   S   S   S   H   E   E',
    'alerts':                   ' L   O   N   O   O   O   O   O   O   O   O   H   O   O',
    'delivery':                 ' L   O   N   O   O   O   O   O   O   O   O   H   O   O',
    'users':                    ' L   O   N   O   O   O   O   E   E   E   E   H   O   O',
    'activity':                 ' L   O   N   O   O   O   O   O   O   O   O   H   O   O',
    'security':                 ' L   O   N   O   O   O   O   O   O   O   O   O   O   O',
    'help':                     ' L   O   N   O   O   O   O   O   O   O   O   O   O   O',
  },
  productpage: {
    'content':                  ' O   O   O   O   O   O   O   O   O   O   O   O   O   O',
  },
  // Flags that hide parts of pages, and no page [S3].
  commissiondates: {},
  production_exceldownloads: {},
  production_filter_persistence: {},
};
