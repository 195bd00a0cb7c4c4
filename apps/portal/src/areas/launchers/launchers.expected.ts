import type { Expected } from '../../testing/Expected.ts';

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //                   vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'illustration-pro': ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'life-portraits':   ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'ipipeline':        ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'awps':             ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'wps':              ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'individual-forms': ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'worksite-forms':   ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  },
};
