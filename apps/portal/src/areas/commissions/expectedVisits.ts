/** Which page each persona reaches. `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //              vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'commissions': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'debt':        ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
};

/** The same, with a feature switched off. */
// prettier-ignore
export const expectedWithout = {
  commissions: {
    //              vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'commissions': ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'debt':        ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
  },
};

/** The pages that ignore View as. */
export const expectedWholeBook = ['commissions', 'debt'];
