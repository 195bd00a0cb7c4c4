/** Which page each persona reaches. `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //                        vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'home':                  ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'contracting':           ' L   -   -   -   -   -   -   R   R   -   R   H   -   P',
  'individual-forms-page': ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'worksite-forms-page':   ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'content':               ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
};

/** The same, with a feature switched off. */
// prettier-ignore
export const expectedWithout = {
  productpage: {
    //          vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'content': ' O   O   O   O   O   O   O   O   O   O   O   O   O   O',
  },
};
