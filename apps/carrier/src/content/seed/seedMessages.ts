/** The temporary messages; `daysAgo` counts back from the business date. */
export const seedMessages = [
  {
    heading: 'Portal maintenance on Sunday',
    message:
      '<p>The portal is not available on Sunday from 1 a.m. to 4 a.m. CST. Finish your exports before then: one that still runs has to be started again.</p>',
    daysAgo: 1,
  },
  {
    heading: 'New beneficiary form from December 1',
    message:
      '<p>Form <strong>NM-BEN-26</strong> takes the place of NM-BEN-24. The former edition is accepted until the end of the year. You find it under <a href="/forms-launcher/individual">Individual Forms</a>.</p>',
    daysAgo: 6,
  },
  {
    heading: 'Year-end cutoff for new business',
    message:
      '<p>Applications in good order that reach us by <strong>December 18</strong> count for this year’s production credit. Requirements that are still open are on your list of <a href="/pending">pending policies</a>.</p>',
    daysAgo: 13,
  },
];
