import type { Expected } from '../../testing/Expected.ts';

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //                        vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'home':                  ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'contracting':           ' L   -   -   -   -   -   -   R   R   -   R   H   -   P',
    'individual-forms-page': ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'worksite-forms-page':   ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
    'content':               ' -   -   -   -   -   -   -   -   -   -   -   -   -   -',
  },
  closedBy: { productpage: ['content'] },
  examples: { content: '/products/term-life' },
};
