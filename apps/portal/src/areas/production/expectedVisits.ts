/** The result when each kind of user visits these pages; `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //                           vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
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
};

/** The results when a feature is off. */
// prettier-ignore
export const expectedWithout = {
  productioncredit: {
    //                           vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
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
};
