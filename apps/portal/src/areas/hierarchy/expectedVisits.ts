/** The result when each kind of user visits these pages; `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //            vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'hierarchy': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
};
