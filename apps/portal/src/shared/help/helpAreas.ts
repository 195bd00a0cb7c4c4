import { bookHelp } from './bookHelp.ts';
import type { HelpArea } from './HelpArea.ts';

/** The topics of the help page, by area (decisions, 3). */
export const helpAreas: readonly HelpArea[] = [
  {
    area: 'Logging in',
    topics: [
      {
        question: 'I am asked to log in again. Why?',
        answer:
          'A session ends 30 minutes after its last use, and 12 hours after you logged in. Log in again to return to the page you were on. What you typed is still there.',
      },
      {
        question: 'My username and password are not accepted.',
        answer:
          'After ten wrong passwords you wait before the next try: one second at first, then longer each time, up to five minutes. Wrong passwords that someone else types do not affect a device on which you logged in before. If you do not remember the password, choose ‘Forgot your password?’ on the login page.',
      },
      {
        question: 'What is the single sign-on login for?',
        answer:
          'Your profile requires a single sign-on session. While you are logged in, the portal switches automatically and does not ask for your password again.',
      },
      {
        question: 'Who logged in as me or my sub-accounts?',
        answer:
          'Open Account settings › Activity. It lists every login, including failed ones, each time home office acted for you, and what was exported or changed. The open sessions are at the top. A sub-account sees only its own activity.',
      },
      {
        question: 'I left a computer logged in. How do I end that session?',
        answer:
          'Open Account settings › Activity. End session logs out one session, yours or a sub-account’s. End all others logs out every session except the one you are using. If you do not recognize a session, end it and call the help desk.',
      },
      {
        question: 'How do I log out on all tabs?',
        answer:
          'Choose Log Out in the menu under your name. It logs you out in every tab of this browser.',
      },
    ],
  },
  {
    area: 'Pending policies',
    topics: [
      {
        question: 'How do I find the requirements that need my action?',
        answer:
          'Open Pending, choose Filters and turn on Take Action. The list then shows only the requirements that need your action.',
      },
      {
        question: 'Why does one policy have several rows?',
        answer:
          'The pending list has one row for each requirement. Choose the policy number to see everything about one policy.',
      },
      {
        question: 'How do I send a list to a colleague?',
        answer:
          'The address of the page contains the page number, sort and filters. Copy the address and send it. Your colleague sees the same list for their own book of business.',
      },
      {
        question: 'How do I download the list as an Excel file?',
        answer:
          'Choose Export to Excel above the list. The download has all rows that match your filters, in the order you chose.',
      },
      {
        question: 'How do I remind myself to come back to a requirement?',
        answer:
          'On the policy, under its requirement, choose Set a follow-up. Pick a day and write a private note that only you can see. On that day the follow-up shows on Today and in your notifications. A follow-up closes automatically when the requirement is met or the policy is no longer pending.',
      },
      {
        question: 'Why do I not see Agent ID or Agent Name as a filter?',
        answer:
          'The portal hides a filter that has only one value, because it would not change the list.',
      },
    ],
  },
  ...bookHelp,
  {
    area: 'Claims',
    feature: 'claims',
    topics: [
      {
        question: 'How do I find a claim?',
        answer:
          'Open Claims and enter what you know: a policy number, a claim number or the name of the claimant. The first letters or digits are enough.',
      },
      {
        question: 'Why is a claim not found?',
        answer:
          'The search finds only claims on policies in your book of business, and every field that you fill in must match. Clear some fields, or call the help desk.',
      },
    ],
  },
  {
    area: 'Tax Forms',
    feature: 'taxforms',
    topics: [
      {
        question: 'Where are my tax forms?',
        answer:
          'Open Tax Forms and choose PDF to download Copy B of a 1099-NEC or 1099-MISC from the last seven years. The forms for a year are available by the end of the following January, and you get a notification then. Each agent ID has separate forms.',
      },
      {
        question: 'What is the amount of a 1099-NEC?',
        answer:
          'It is the total commission paid in the cycles of the year, by posting date. It includes advances when they are paid. Recoveries and chargebacks are subtracted when they are taken. For years before 2020, commissions are in box 7 of a 1099-MISC.',
      },
      {
        question: 'Why is there no form for a year?',
        answer:
          'The carrier sends a form when you earned at least $600 in a year, or $2,000 for 2026. Prizes are on a separate 1099-MISC from the same amount. For earlier years, call the help desk.',
      },
    ],
  },
  {
    area: 'Hierarchy',
    topics: [
      {
        question: 'How do I find an agent in my downline?',
        answer:
          'Open Hierarchy and enter a name or number under Find an agent. The tree opens at the agent and marks the row. The agent numbers in commissions, production and policies are links to it too.',
      },
      {
        question: 'What do Active, Just in time and Pending count?',
        answer:
          'Each count includes every agent in your hierarchy once, including you. Active: under contract with an active appointment. Just in time: under contract, with only just-in-time appointments. Pending: the contract is not in force yet.',
      },
      {
        question: 'How do I see what expires soon?',
        answer:
          'Open Hierarchy, then Ending soon. It lists appointments, licenses and E&O coverage that end within 90 days, earliest first. Today shows those of the next 30 days. A notification reminds you 90, 30 and 7 days before.',
      },
    ],
  },
  {
    area: 'Group inventory',
    topics: [
      {
        question: 'Who counts as enrolled?',
        answer:
          'Each in-force policy of the group counts as one enrollment. Pending and ended policies do not count.',
      },
      {
        question: 'What does Under 40% next to a participation mean?',
        answer:
          'The group has fewer enrolled employees than its minimum participation requires. The page of the group shows how many are missing. To see only these groups, choose Under minimum above the list.',
      },
    ],
  },
  {
    area: 'List bills',
    feature: 'listbill',
    topics: [
      {
        question: 'Where do I see what a group owes?',
        answer:
          'Open List Bill. It shows each group in your hierarchy with its bills and the amount due. To find a group, open Filters and enter its number or a part of its name. Open a group to see its bills, and open a bill to see its employees. The Past due tab shows only groups with a late bill.',
      },
      {
        question: 'Why is a bill partly paid or past due?',
        answer:
          'The premium of at least one employee is missing. The bill lists those employees first, as not paid yet or past due. A bill that is due today is not past due yet.',
      },
      {
        question: 'How do I send a bill to an employer?',
        answer:
          'Open the bill and choose Export to Excel. The download has all employees with their premiums, and the total.',
      },
    ],
  },
  {
    area: 'Case Management',
    feature: 'casemanagement',
    topics: [
      {
        question: 'Which cases need my attention?',
        answer:
          'A case needs attention when the recipient declined it, when it expired, or when it was sent a week ago and not viewed. The oldest cases are first. The Needs attention tab lists all of them, and the navigation shows how many there are.',
      },
      {
        question: 'My client did not get the e-mail. What can I do?',
        answer:
          'Open the case and check the address. Resend e-mail sends it again. Correct e-mail address changes the address and sends the e-mail to the new one. The history of the case shows when and by whom.',
      },
      {
        question: 'What does it mean to void an envelope?',
        answer:
          'The envelope can no longer be signed, and you cannot undo this. Enter the reason: the history of the case shows it. You cannot void a completed envelope.',
      },
    ],
  },
  {
    area: 'Access',
    topics: [
      {
        question: 'A page says that access is required.',
        answer:
          'Each role of a sub-account opens certain areas. Ask the agent whose account you use to give you the role.',
      },
      {
        question: 'A page says that I do not have access.',
        answer:
          'Agents with historical access can open commissions, debt and tax forms, and no other reports. If that is wrong, call the help desk.',
      },
      {
        question: 'Production credit does not open.',
        feature: 'productioncredit',
        answer:
          'Production credit is grouped by business type: Individual or Worksite. It is not available if your account has neither.',
      },
    ],
  },
  {
    area: 'Account settings',
    topics: [
      {
        question: 'How do I change my address or e-mail?',
        answer:
          'Your profile shows the information on file and whom to contact: the help desk or your regional office. If your profile is linked to Vertafore, changes there update the portal automatically.',
      },
      {
        question: 'How do I choose my alerts?',
        answer:
          'Open Alerts in account settings. For each event, choose e-mail or the portal, and how often, then save. Portal alerts show under the bell. E-mail is sent immediately, once each business day or once a week, to your distribution e-mails. Add an address there and send a test message to check that it arrives. Each alert says why you got it. The address of a sub-account gets only alerts that its roles allow.',
      },
      {
        question: 'How are my policies delivered?',
        answer:
          'Open Policy in account settings. Choose paper, or electronic delivery with an e-mail address and, if you like, an access code. The page shows who last saved it and when. If another user saves at the same time, the page shows both versions and you choose one. Policies of a group go to the group.',
      },
      {
        question: 'How do I add a sub-account?',
        answer:
          'Open Users in the menu under your name and choose Invite a user. The e-mail has a link to choose a password. The link works once and expires after seven days.',
      },
      {
        question: 'How do I turn on a second step at login?',
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
          'Open Users and choose Manage. New roles apply immediately. A suspended or removed user is logged out immediately. If you set a last day of access, the access ends automatically after it.',
      },
    ],
  },
];
