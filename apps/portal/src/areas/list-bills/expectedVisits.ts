/** The result when each kind of user visits these pages; `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //                  vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'list-bill':       ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'list-bill-group': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  'list-bill-bill':  ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
};

/** The results when a feature is off. */
// prettier-ignore
export const expectedWithout = {
  listbill: {
    //                  vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'list-bill':       ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'list-bill-group': ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
    'list-bill-bill':  ' L   O   O   O   O   O   O   R   R   O   R   H   O   O',
  },
};

/** The pages that ignore View As. */
export const expectedWholeBook = ['list-bill'];
