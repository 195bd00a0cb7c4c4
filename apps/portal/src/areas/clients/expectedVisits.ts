/** Which page each persona reaches. `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //         vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'client': ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
};
