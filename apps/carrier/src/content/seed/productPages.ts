import type { SeedPage } from './SeedPage.ts';

/** The products that agents sell, and what is prepared for next year. */
export const productPages: readonly SeedPage[] = [
  {
    url: '/products/term-life',
    title: 'Term Life',
    body: [
      {
        heading: null,
        html: '<p>Level premiums for 10, 15, 20 or 30 years, from $50,000 of coverage. Most of your clients buy it to protect a mortgage or the years until the children stand on their own feet.</p>',
      },
      {
        heading: 'At a glance',
        html: '<table><tbody><tr><th scope="row">Issue ages</th><td>18 to 70 (30 years: to 50)</td></tr><tr><th scope="row">Coverage</th><td>$50,000 to $10,000,000</td></tr><tr><th scope="row">Conversion</th><td>To Whole Life until age 65, without evidence of insurability</td></tr><tr><th scope="row">Riders</th><td>Waiver of premium, child term, accelerated death benefit</td></tr></tbody></table>',
      },
      {
        heading: 'Start',
        html: '<p><a href="/ipipeline/new">Quote and apply in iPipeline</a>, or read the <a href="/underwriting-guide">underwriting guide</a> first.</p>',
      },
    ],
  },
  {
    url: '/products/whole-life',
    title: 'Whole Life',
    body: [
      {
        heading: null,
        html: '<p>Guaranteed cash values, a level premium for life, and dividends that have been paid in each of the last 84 years. Dividends are not guaranteed.</p>',
      },
      {
        heading: 'At a glance',
        html: '<table><tbody><tr><th scope="row">Issue ages</th><td>0 to 80</td></tr><tr><th scope="row">Coverage</th><td>$10,000 to $5,000,000</td></tr><tr><th scope="row">Premiums</th><td>For life, to age 65, or for 10 years</td></tr><tr><th scope="row">Policy loans</th><td>From the second year, at 5.5%</td></tr></tbody></table>',
      },
      {
        heading: 'Illustrate it',
        html: '<p>Illustrations come from <a href="/illustration-pro/new">Illustration Pro</a>; a conversation about needs goes well with <a href="/life-portraits/new">Life Portraits</a>.</p>',
      },
    ],
  },
  {
    url: '/products/fixed-annuity',
    title: 'Fixed Annuity',
    body: [
      {
        heading: null,
        html: '<p>A single premium that earns a guaranteed rate for three, five or seven years. For clients who want to know today what they will have at the end.</p>',
      },
      {
        heading: 'Rates for new contracts',
        html: '<table><thead><tr><th scope="col">Guarantee</th><th scope="col">Below $100,000</th><th scope="col">From $100,000</th></tr></thead><tbody><tr><td>3 years</td><td>4.10%</td><td>4.25%</td></tr><tr><td>5 years</td><td>4.35%</td><td>4.50%</td></tr><tr><td>7 years</td><td>4.40%</td><td>4.55%</td></tr></tbody></table><p>Rates are locked for 45 days from the signed application.</p>',
      },
      {
        heading: 'Suitability',
        html: '<p>Every application carries the best-interest form NM-SUIT-25. The annuity training of the client’s state must be complete <em>before</em> the application is signed.</p>',
      },
    ],
  },
  {
    url: '/products/worksite-accident',
    title: 'Worksite Accident',
    body: [
      {
        heading: null,
        html: '<p>Cash benefits after an accident, on and off the job, paid to the employee and deducted from payroll. Guaranteed issue for groups of ten or more.</p>',
      },
      {
        heading: 'At a glance',
        html: '<table><tbody><tr><th scope="row">Groups</th><td>From 10 eligible employees</td></tr><tr><th scope="row">Participation</th><td>5 applications or 10%, whichever is more</td></tr><tr><th scope="row">Plans</th><td>Basic, Plus and Premier; 24-hour or off-job only</td></tr><tr><th scope="row">Portability</th><td>At the same rate when the employee leaves</td></tr></tbody></table>',
      },
      {
        heading: 'Propose it',
        html: '<p>Proposals come from <a href="/awps/new">AWPS</a>. Participation of running groups is under <a href="/group-inventory">Group Inventory</a>.</p>',
      },
    ],
  },
  {
    url: '/annuity-rates',
    title: 'Annuity rates for 2027',
    status: 'draft',
    body: [
      {
        heading: null,
        html: '<p>The rates for the first quarter are announced on December 15.</p>',
      },
    ],
  },
];
