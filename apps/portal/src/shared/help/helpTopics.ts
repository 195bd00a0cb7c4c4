import { bookHelp } from './bookHelp.ts';
import type { HelpArea } from './HelpArea.ts';

/** What the help page answers, area by area (decisions, 3). */
export const helpAreas: readonly HelpArea[] = [
  {
    area: 'Logging in',
    topics: [
      {
        question: 'I am asked to log in again. Why?',
        answer:
          'A session ends 30 minutes after its last use, and 12 hours after it began. Log in again and you come back to the page you were on; what you had typed is put back.',
      },
      {
        question: 'My username and password are not accepted.',
        answer:
          'After ten wrong passwords you wait before the next try: one second at first, then longer each time, up to five minutes. Wrong passwords that someone else types do not affect a device on which you logged in before. If you do not remember the password, call the help desk.',
      },
      {
        question: 'What is the single sign-on login for?',
        answer:
          'Your profile opens with a single sign-on session only. While you are logged in, the portal switches by itself and does not ask for your password again.',
      },
      {
        question: 'Who signed in as me or my sub-accounts?',
        answer:
          'Account Settings › Activity lists every sign-in, also those that were refused, when home office acted for you, and what was exported or changed. Above it stand the sessions that are open now. A sub-account sees its own alone.',
      },
      {
        question: 'I left a computer logged in. How do I end that session?',
        answer:
          'Open Account Settings › Activity. End session logs out one of the open sessions, of you or of a sub-account, and End all others all but the one you are in. Whoever is there is asked to log in again. If it was not you, call the help desk.',
      },
      {
        question: 'How do I log out on all tabs?',
        answer:
          'Choose Log Out in the menu under your name. Every other tab of this browser leaves the portal with it.',
      },
    ],
  },
  {
    area: 'Pending policies',
    topics: [
      {
        question: 'How do I find the requirements I have to act on?',
        answer:
          'Open Pending, choose Filters and switch on Take Action. The list then shows only what waits for you.',
      },
      {
        question: 'Why does one policy stand on several rows?',
        answer:
          'The pending list has one row for each requirement. Choose the policy number to see everything about one policy.',
      },
      {
        question: 'How do I send a list to a colleague?',
        answer:
          'Page, order and filters stand in the address of the page. Copy it; your colleague sees the same list of their own book of business.',
      },
      {
        question: 'How do I take the list along as an Excel file?',
        answer:
          'Choose Export to Excel above the list. The file has all rows of the filters you set, in the order you chose.',
      },
      {
        question: 'How do I remind myself to come back to a requirement?',
        answer:
          'On the policy, under its requirement, choose Set a follow-up: a day, and a private note that nobody but you sees. On its day it stands on My Business and in the notifications. Follow-ups lists all of them; one is closed by itself once the requirement is met or the policy is no longer pending.',
      },
      {
        question: 'Why do I not see Agent ID or Agent Name as a filter?',
        answer: 'A filter with at most one value narrows nothing, and is not shown.',
      },
    ],
  },
  ...bookHelp,
  {
    area: 'Claims',
    topics: [
      {
        question: 'How do I find a claim?',
        answer:
          'Open Claims and fill in what you know: a policy number, a claim number or the name of the claimant. The beginning of a name or number is enough.',
      },
      {
        question: 'Why is a claim not found?',
        answer:
          'The search finds claims on policies of your own book of business alone, and all fields that you fill in must fit. Leave some of them empty, or call the help desk.',
      },
    ],
  },
  {
    area: 'Tax Forms',
    topics: [
      {
        question: 'Where are my tax forms?',
        answer:
          'Open Tax Forms and choose PDF: Copy B of each 1099-NEC and 1099-MISC of seven years is there. The forms of a year are sent by the end of January after it, and a notification says so. Each agent id has forms of its own.',
      },
      {
        question: 'What is the amount of a 1099-NEC?',
        answer:
          'All commissions that were paid in the cycles of the year, by the day of posting: advances are included when they are paid, recoveries and chargebacks are taken off when they are taken. Commissions of years before 2020 stand in box 7 of a 1099-MISC.',
      },
      {
        question: 'Why is there no form for a year?',
        answer:
          'A form is due from $600 a year on, from $2,000 for 2026. What you won as a prize stands on a 1099-MISC of its own from the same amount on. Call the help desk about years that are longer ago.',
      },
    ],
  },
  {
    area: 'Hierarchy',
    topics: [
      {
        question: 'How do I find an agent of my downline?',
        answer:
          'Open Hierarchy and type a name or a number under Find an agent. The way to the agent opens, and its row is marked. The numbers of agents in commissions, production and policies lead there too.',
      },
      {
        question: 'What do Active, Just in time and Pending count?',
        answer:
          'Each agent of the hierarchy once, yourself included: agents under contract with a standing appointment, agents under contract whose every appointment is just in time, and agents whose contract is not in force yet.',
      },
      {
        question: 'How do I see what runs out?',
        answer:
          'Hierarchy, Ending soon lists appointments, licenses and E&O coverage of your hierarchy that end within 90 days, the first end first. My Business shows the first five, and a notification says so 90, 30 and 7 days before.',
      },
    ],
  },
  {
    area: 'Group inventory',
    topics: [
      {
        question: 'Who counts as enrolled?',
        answer:
          'Every policy of the group that is in force is one enrolment. A policy that is pending or has ended does not count.',
      },
      {
        question: 'What does Under 40% beside a participation mean?',
        answer:
          'Of all eligible employees fewer are enrolled than the group has to have. The page of the group says how many are missing. Under minimum, above the list, shows such groups alone.',
      },
    ],
  },
  {
    area: 'List bills',
    topics: [
      {
        question: 'Where do I see what a group owes?',
        answer:
          'Open List Bill: each group of your hierarchy stands there with its bills due and the amount. A group leads to its bills, and a bill to its employees. Past due shows only the groups that are late.',
      },
      {
        question: 'Why is a bill partly paid or overdue?',
        answer:
          'The premium of one employee or more did not come. The bill names them first, as not paid yet or past due; their premiums are what is missing.',
      },
      {
        question: 'How do I send a bill to an employer?',
        answer:
          'Open the bill and choose Export to Excel. The file has all employees with their premiums, and the total.',
      },
    ],
  },
  {
    area: 'Case Management',
    topics: [
      {
        question: 'Which cases need my attention?',
        answer:
          'Those that the recipient declined, that expired, and that nobody has viewed for a week. Case Management names those that wait longest first, the tab Needs attention has all of them, and the navigation says how many they are.',
      },
      {
        question: 'My client did not get the e-mail. What can I do?',
        answer:
          'Open the case and look at the address. Resend sends the e-mail again; Correct address changes where it goes, and sends it there. The history of the case says when and by whom.',
      },
      {
        question: 'What does it mean to void an envelope?',
        answer:
          'It can no longer be signed, and you cannot undo this. Enter the reason: the history of the case shows it. What is completed cannot be voided.',
      },
    ],
  },
  {
    area: 'Access',
    topics: [
      {
        question: 'A page says that access is required.',
        answer:
          'A sub-account reaches only the areas of its roles. The agent whose account you use can give you the role.',
      },
      {
        question: 'A page says that I do not have access to it.',
        answer:
          'Agents with historical access keep their commissions, debt and tax forms, and no other reports. Call the help desk if that is wrong.',
      },
      {
        question: 'Production credit does not open.',
        answer:
          'It is kept by business type, Individual or Worksite. With neither of the two there is nothing to show.',
      },
    ],
  },
  {
    area: 'Account settings',
    topics: [
      {
        question: 'How do I change my address or e-mail?',
        answer:
          'Your profile shows what the carrier keeps, and whom to ask: call the help desk, or the office of your region. Where Vertafore is linked, a change there reaches us by itself.',
      },
      {
        question: 'How do I choose what I am told of?',
        answer:
          'Open Alerts in account settings. Choose for each event whether e-mail or the portal tells you, and how often, and save. The portal shows alerts under the bell as they come. E-mail comes at once, together for each business day, or once a week, and goes to your distribution e-mails: add one, and send it a test message to see that it arrives. Each alert says why it came. An address that one of your sub-accounts signs in with gets only what its roles let it see.',
      },
      {
        question: 'How are my policies delivered?',
        answer:
          'Open Policy in account settings. Choose paper, or electronic delivery with the e-mail that hears of each policy and, if you like, an access code that opens it. The page says when that was last saved, and by whom. If somebody saved since you opened it, both choices are shown, and you take one. Those of a group go to the group.',
      },
      {
        question: 'How do I add a sub-account?',
        answer:
          'Open Users in the menu under your name and choose Invite a user. The e-mail has a link to choose a password by; it works once and ends after seven days.',
      },
      {
        question: 'How do I turn on a second step at sign-in?',
        answer:
          'Open Security in account settings. Set up an authenticator app on your phone, add a passkey, or both. You confirm each change with your password. Save your ten recovery codes, and use each code once when you do not have your phone or passkey.',
      },
      {
        question: 'I lost my phone, or my sub-account did. What now?',
        answer:
          'Log in with a recovery code, then set up the new phone under Security. Without codes a sub-account asks its agent, who opens Users, Manage, and resets the second step. Agents call the help desk.',
      },
      {
        question: 'How do I change or end the access of a sub-account?',
        answer:
          'Open Users and choose Manage. New roles hold at once. Who is suspended or removed is signed out at once; a last day of access ends it by itself.',
      },
    ],
  },
];
