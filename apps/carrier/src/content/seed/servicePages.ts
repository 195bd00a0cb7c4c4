import { carrier } from '@agent-portal/data/carrier';
import type { SeedPage } from './SeedPage.ts';

const { hours, phone, phoneLink } = carrier.helpDesk;

/** Home and the pages that say how to work with us. */
export const servicePages: readonly SeedPage[] = [
  {
    url: '/home',
    title: `Welcome to ${carrier.name}`,
    body: [
      {
        heading: 'Your book of business, in one place',
        html: '<p>Follow your <a href="/pending">pending policies</a> and see what each one still needs, look up <a href="/commissions">commissions</a> and advances, and keep an eye on <a href="/production-credit">production credit</a> through the year.</p><p>Every list can be filtered, kept as a bookmark, and taken along as an Excel file.</p>',
      },
      {
        heading: 'What is new',
        html: '<ul><li><strong>Level Term 30</strong> is now available to age 50 at standard rates. <a href="/products/term-life">Read about Term Life</a></li><li>The <a href="/underwriting-guide">underwriting guide</a> says who may be decided without an exam.</li><li>Worksite enrollments can be signed on a phone: look for the event Sent in <a href="/case-management">Case Management</a>.</li></ul>',
      },
      {
        heading: 'Start a case',
        html: '<p>Quote and apply in <a href="/ipipeline/new">iPipeline</a>, prepare a proposal in <a href="/awps/new">AWPS</a>, or take the paper form from <a href="/forms-launcher/individual">Individual Forms</a>.</p>',
      },
    ],
  },
  {
    url: '/contracting',
    title: 'Contracting',
    body: [
      {
        heading: null,
        html: `<p>Contracting with ${carrier.name} takes about five business days once your file is complete. Appointments are made just in time in the states that allow it, so that you can write your first case before the paperwork is back.</p>`,
      },
      {
        heading: 'What a new agent sends in',
        html: '<ol><li>The agent application and contract, signed by the agent and the recruiting agency</li><li>A copy of the resident license, and of each non-resident license</li><li>Errors and omissions coverage of at least $1,000,000, with the expiration date</li><li>A completed anti-money-laundering course that is no older than two years</li><li>The direct deposit form with a voided check</li></ol>',
      },
      {
        heading: 'Which contract levels there are',
        html: '<table><thead><tr><th scope="col">Level</th><th scope="col">Needs</th><th scope="col">Advances</th></tr></thead><tbody><tr><td>Associate Agent</td><td>A sponsoring agent</td><td>Up to 6 months</td></tr><tr><td>Agent</td><td>$25,000 of annualized premium</td><td>Up to 9 months</td></tr><tr><td>General Agent</td><td>Three appointed agents</td><td>Up to 12 months</td></tr><tr><td>Agency</td><td>A corporate license and a business plan</td><td>By agreement</td></tr></tbody></table>',
      },
      {
        heading: 'Questions',
        html: '<p>Write to <a href="mailto:contracting@northfield.example">contracting@northfield.example</a> and give the agent’s national producer number. The state of appointments and pending requirements is under <a href="/hierarchy">Hierarchy</a>.</p>',
      },
    ],
  },
  {
    url: '/forms-launcher/individual',
    title: 'Individual Forms',
    body: [
      {
        heading: null,
        html: '<p>Applications, state notices and service forms of life and annuity products. The library knows the state and the edition: choose the client’s state of residence first.</p><p><a href="/individual-forms">Open the individual forms library</a></p>',
      },
      {
        heading: 'Asked for most',
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
        html: '<p>Employer agreements, enrollment forms and service forms of worksite products.</p><p><a href="/worksite-forms">Open the worksite forms library</a></p>',
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
        html: '<p>Applicants from 18 to 60 who apply for up to $1,000,000 may be decided without an exam. We look at the application, prescription history, motor vehicle records and the MIB report.</p>',
      },
      {
        heading: 'Age and amount requirements',
        html: '<table><thead><tr><th scope="col">Age</th><th scope="col">To $250,000</th><th scope="col">To $1,000,000</th><th scope="col">Above</th></tr></thead><tbody><tr><td>18 to 45</td><td>Application</td><td>Application</td><td>Exam, labs</td></tr><tr><td>46 to 60</td><td>Application</td><td>Exam, labs</td><td>Exam, labs, ECG</td></tr><tr><td>61 to 70</td><td>Exam, labs</td><td>Exam, labs, ECG</td><td>Exam, labs, ECG, inspection</td></tr></tbody></table>',
      },
    ],
  },
  {
    url: '/help',
    title: 'Help',
    body: [
      {
        heading: 'Logging in',
        html: '<p>Your username is the e-mail address that your contract was made with. After ten wrong passwords you wait before the next try: one second at first, then longer each time, up to five minutes. A device on which you logged in before is counted separately.</p>',
      },
      {
        heading: 'Finding a policy',
        html: '<p>Open <a href="/pending">Pending</a>, <a href="/active">Active</a> or <a href="/terminated">Terminated</a> and filter by policy number, insured or employer. In a policy number a zero has a line through it; the letter O has none.</p>',
      },
      {
        heading: 'Whom to ask',
        html: `<p>The help desk: <a href="${phoneLink}">${phone}</a>, ${hours}.</p>`,
      },
    ],
  },
];
