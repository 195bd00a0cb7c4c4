/** The result when each kind of user visits these pages; `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //            vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'tax-forms': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
};

/** The results when a feature is off. */
// prettier-ignore
export const expectedWithout = {
  taxforms: {
    //            vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'tax-forms': ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
  },
};

/** The pages that ignore View As. */
export const expectedWholeBook = ['tax-forms'];
