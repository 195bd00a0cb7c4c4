import { carrier } from '@agent-portal/data/carrier';
import type { SeedPage } from './productPages.ts';

const { hours, phone, phoneLink } = carrier.helpDesk;

/** Home and the pages that say how to work with us. */
export const servicePages: readonly SeedPage[] = [
  {
    url: '/home',
    title: `Welcome to ${carrier.name}`,
    body: [
      {
        heading: 'Your book of business, in one place',
        html: '<p>Follow your <a href="/pending">pending policies</a> and see what each one still needs, look up <a href="/commissions">commissions</a> and advances, and follow your <a href="/production-credit">production credit</a> through the year.</p><p>You can filter every list, bookmark it, and export it to Excel.</p>',
      },
      {
        heading: 'What is new',
        html: '<ul><li><strong>Level Term 30</strong> is now available to age 50 at standard rates. <a href="/products/term-life">Read about Term Life</a></li><li>The <a href="/underwriting-guide">underwriting guide</a> says who does not need an exam.</li><li>Employees can sign worksite enrollments on a phone. <a href="/case-management">Case Management</a> shows which ones you sent.</li></ul>',
      },
      {
        heading: 'Start a case',
        html: '<p>Quote and apply in <a href="/ipipeline/new">iPipeline</a>, prepare a proposal in <a href="/awps/new">AWPS</a>, or download the paper form from <a href="/forms-launcher/individual">Individual Forms</a>.</p>',
      },
    ],
  },
  {
    url: '/contracting',
    title: 'Contracting',
    body: [
      {
        heading: null,
        html: `<p>Contracting with ${carrier.name} takes about five business days once your file is complete. In states that allow just-in-time appointments, you can write your first case before your appointment is complete.</p>`,
      },
      {
        heading: 'What a new agent sends',
        html: '<ol><li>The agent application and contract, signed by the agent and the recruiting agency</li><li>A copy of the resident license, and of each non-resident license</li><li>Errors and omissions coverage of at least $1,000,000, with the expiration date</li><li>Proof of an anti-money-laundering course, completed in the last two years</li><li>The direct deposit form with a voided check</li></ol>',
      },
      {
        heading: 'Contract levels',
        html: '<table><thead><tr><th scope="col">Level</th><th scope="col">Requires</th><th scope="col">Advances</th></tr></thead><tbody><tr><td>Associate Agent</td><td>A sponsoring agent</td><td>Up to 6 months</td></tr><tr><td>Agent</td><td>$25,000 of annualized premium</td><td>Up to 9 months</td></tr><tr><td>General Agent</td><td>Three appointed agents</td><td>Up to 12 months</td></tr><tr><td>Agency</td><td>A corporate license and a business plan</td><td>By agreement</td></tr></tbody></table>',
      },
      {
        heading: 'Questions',
        html: '<p>Write to <a href="mailto:contracting@northfield.example">contracting@northfield.example</a> and include the agent’s national producer number. <a href="/hierarchy">Hierarchy</a> shows the status of appointments and pending requirements.</p>',
      },
    ],
  },
  {
    url: '/forms-launcher/individual',
    title: 'Individual Forms',
    body: [
      {
        heading: null,
        html: '<p>Applications, state notices and service forms for life and annuity products. Choose the client’s state of residence first: the library then shows the current forms for that state.</p><p><a href="/individual-forms">Open the individual forms library</a></p>',
      },
      {
        heading: 'Most requested forms',
        html: '<ul><li>NM-APP-LIFE, application for individual life insurance</li><li>NM-REP-26, replacement notice</li><li>NM-BEN-26, change of beneficiary</li><li>NM-EFT-25, authorization for bank draft</li></ul>',
      },
    ],
  },
  {
    url: '/forms-launcher/worksite',
    title: 'Worksite Forms',
    body: [
      {
        heading: null,
        html: '<p>Employer agreements, enrollment forms and service forms for worksite products.</p><p><a href="/worksite-forms">Open the worksite forms library</a></p>',
      },
      {
        heading: 'Before the first enrollment',
        html: '<p>We need the signed employer agreement (NW-EMP-25), a census, and the payroll deduction schedule at least ten business days before the enrollment begins.</p>',
      },
    ],
  },
  {
    url: '/underwriting-guide',
    title: 'Underwriting Guide',
    body: [
      {
        heading: 'Accelerated underwriting',
        html: '<p>Applicants from 18 to 60 who apply for up to $1,000,000 may not need an exam. We review the application, prescription history, motor vehicle records and the MIB report.</p>',
      },
      {
        heading: 'Age and amount requirements',
        html: '<table><thead><tr><th scope="col">Age</th><th scope="col">Up to $250,000</th><th scope="col">Up to $1,000,000</th><th scope="col">Over $1,000,000</th></tr></thead><tbody><tr><td>18 to 45</td><td>Application</td><td>Application</td><td>Exam, labs</td></tr><tr><td>46 to 60</td><td>Application</td><td>Exam, labs</td><td>Exam, labs, ECG</td></tr><tr><td>61 to 70</td><td>Exam, labs</td><td>Exam, labs, ECG</td><td>Exam, labs, ECG, inspection</td></tr></tbody></table>',
      },
    ],
  },
  {
    url: '/help',
    title: 'Help',
    body: [
      {
        heading: 'Logging in',
        html: '<p>Your username is the e-mail address on your contract. After ten wrong passwords you wait before the next try: one second at first, then longer each time, up to five minutes. Wrong passwords on other devices do not affect a device that you logged in on before.</p>',
      },
      {
        heading: 'Finding a policy',
        html: '<p>Open <a href="/pending">Pending</a>, <a href="/active">Active</a> or <a href="/terminated">Terminated</a> and filter by policy number, insured or employer. In policy numbers, a zero has a line through it and the letter O does not.</p>',
      },
      {
        heading: 'Contact the help desk',
        html: `<p>Call <a href="${phoneLink}">${phone}</a>, ${hours}.</p>`,
      },
    ],
  },
];
