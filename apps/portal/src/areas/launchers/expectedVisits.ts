/** The result when each kind of user visits these pages; `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //                   vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'illustration-pro': ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'life-portraits':   ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'ipipeline':        ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'awps':             ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'wps':              ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'individual-forms': ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'worksite-forms':   ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
};
