import type { Block } from '../tables.ts';

/** A page of the seed. Published by default. */
export interface SeedPage {
  readonly url: string;
  readonly title: string;
  readonly body: readonly Block[];
  readonly status?: 'draft';
}

/** The products that agents sell, and a draft for next year. */
export const productPages: readonly SeedPage[] = [
  {
    url: '/products/term-life',
    title: 'Term Life',
    body: [
      {
        heading: null,
        html: '<p>Level premiums for 10, 15, 20 or 30 years, from $50,000 of coverage. Most clients buy it to protect a mortgage, or their family until the children are grown.</p>',
      },
      {
        heading: 'At a glance',
        html: '<table><tbody><tr><th scope="row">Issue ages</th><td>18 to 70 (30-year term: up to 50)</td></tr><tr><th scope="row">Coverage</th><td>$50,000 to $10,000,000</td></tr><tr><th scope="row">Conversion</th><td>To Whole Life until age 65, without evidence of insurability</td></tr><tr><th scope="row">Riders</th><td>Waiver of premium, child term, accelerated death benefit</td></tr></tbody></table>',
      },
      {
        heading: 'Start a case',
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
        heading: 'Create an illustration',
        html: '<p>Create illustrations in <a href="/illustration-pro/new">Illustration Pro</a>. Use <a href="/life-portraits/new">Life Portraits</a> to discuss what a client needs.</p>',
      },
    ],
  },
  {
    url: '/products/fixed-annuity',
    title: 'Fixed Annuity',
    body: [
      {
        heading: null,
        html: '<p>A single premium earns a guaranteed rate for three, five or seven years. It suits clients who want to know today what they will have at the end.</p>',
      },
      {
        heading: 'Rates for new contracts',
        html: '<table><thead><tr><th scope="col">Guarantee period</th><th scope="col">Below $100,000</th><th scope="col">$100,000 or more</th></tr></thead><tbody><tr><td>3 years</td><td>4.10%</td><td>4.25%</td></tr><tr><td>5 years</td><td>4.35%</td><td>4.50%</td></tr><tr><td>7 years</td><td>4.40%</td><td>4.55%</td></tr></tbody></table><p>The rate is locked for 45 days after the application is signed.</p>',
      },
      {
        heading: 'Suitability',
        html: '<p>Every application needs the best-interest form NM-SUIT-25. Complete the annuity training of the client’s state <em>before</em> the client signs the application.</p>',
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
        html: '<table><tbody><tr><th scope="row">Groups</th><td>10 or more eligible employees</td></tr><tr><th scope="row">Participation</th><td>5 applications or 10%, whichever is greater</td></tr><tr><th scope="row">Plans</th><td>Basic, Plus and Premier; 24-hour or off-job only</td></tr><tr><th scope="row">Portability</th><td>Employees who leave keep the coverage at the same rate</td></tr></tbody></table>',
      },
      {
        heading: 'Create a proposal',
        html: '<p>Create proposals in <a href="/awps/new">AWPS</a>. <a href="/group-inventory">Group Inventory</a> shows the participation of groups that are already enrolled.</p>',
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
        html: '<p>We announce the rates for the first quarter on December 15.</p>',
      },
    ],
  },
];
