/** Which page each persona reaches. `testing/expectedVisits.ts` explains the letters. */
// prettier-ignore
export const expectedVisits = {
  //                       vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'account-settings':     ' L   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'profile':              ' L   S   -   S   S   S   S   S   S   S   S   H   E   E',
  'alerts':               ' L   -   N   -   -   -   -   -   -   -   -   H   -   -',
  'delivery':             ' L   -   N   -   -   -   -   -   -   -   -   H   -   -',
  'calendar':             ' L   -   N   -   -   -   -   -   R   -   R   H   E   E',
  'activity':             ' L   -   N   -   -   -   -   -   -   -   -   H   -   -',
  'security':             ' L   -   N   -   -   -   -   -   -   -   -   -   -   -',
  'help':                 ' L   -   N   -   -   -   -   -   -   -   -   -   -   -',
  'home-office-user':     ' L   E   E   E   E   E   E   E   E   E   E   -   -   -',
  'access-required':      ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'requires-ping':        ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'account-confirmation': ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  'error':                ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
};

/** The same, with a feature switched off. */
// prettier-ignore
export const expectedWithout = {
  left_nav: {
    //                   vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'account-settings': ' L   O   O   O   O   O   O   O   O   O   O   O   O   O',
    'profile':          ' L   S   O   S   S   S   S   S   S   S   S   H   E   E',
    'alerts':           ' L   O   N   O   O   O   O   O   O   O   O   H   O   O',
    'delivery':         ' L   O   N   O   O   O   O   O   O   O   O   H   O   O',
    'calendar':         ' L   O   N   O   O   O   O   O   R   O   R   H   E   E',
    'activity':         ' L   O   N   O   O   O   O   O   O   O   O   H   O   O',
    'security':         ' L   O   N   O   O   O   O   O   O   O   O   O   O   O',
    'help':             ' L   O   N   O   O   O   O   O   O   O   O   O   O   O',
  },
};
