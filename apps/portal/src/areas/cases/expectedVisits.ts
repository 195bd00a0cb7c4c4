/** Which page each persona reaches. `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //                  vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'case-management': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'case':            ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
};

/** The same, with a feature switched off. */
// prettier-ignore
export const expectedWithout = {
  casemanagement: {
    //                  vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'case-management': ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'case':            ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
  },
};
