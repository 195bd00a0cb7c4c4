/** Which page each persona reaches. `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //             vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'follow-ups': ' L   -   -   -   -   -   -   -   -   -   -   H   -   -',
};

/** The pages that ignore View as. */
export const expectedWholeBook = ['follow-ups'];
