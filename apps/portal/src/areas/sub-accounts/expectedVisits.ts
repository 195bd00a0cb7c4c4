/** Which page each persona reaches. `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //        vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'users': ' L   -   N   -   -   -   -   E   E   E   E   H   -   -',
};

/** The same, with a feature switched off. */
// prettier-ignore
export const expectedWithout = {
  left_nav: {
    //        vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'users': ' L   O   N   O   O   O   O   E   E   E   E   H   O   O',
  },
};
