/** The result when each kind of user visits these pages; `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //                    vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'pat':               ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'pending':           ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'active':            ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'terminated':        ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'pending-v2':        ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'active-v2':         ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'terminated-v2':     ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy':            ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-details':    ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-actions':    ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-v2':         ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-details-v2': ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  'policy-actions-v2': ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
};

/** The pages that ignore View As. */
export const expectedWholeBook = ['pat'];
