/** Which page each persona reaches. `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //                 vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'claims':         ' L   -   -   -   -   -   -   R   -   -   R   H   -   -',
  'claims-results': ' L   -   -   -   -   -   -   R   -   -   R   H   -   -',
  'claim':          ' L   -   -   -   -   -   -   R   -   -   R   H   -   -',
};

/** The same, with a feature switched off. */
// prettier-ignore
export const expectedWithout = {
  claims: {
    //                 vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'claims':         ' L   O   O   O   O   O   O   R   O   O   R   H   O   O',
    'claims-results': ' L   O   O   O   O   O   O   R   O   O   R   H   O   O',
    'claim':          ' L   O   O   O   O   O   O   R   O   O   R   H   O   O',
  },
};

/** The pages that ignore View as. */
export const expectedWholeBook = ['claims', 'claims-results'];
