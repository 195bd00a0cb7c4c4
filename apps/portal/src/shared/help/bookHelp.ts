import type { HelpArea } from './HelpArea.ts';

/** Topics about active and terminated policies, commissions and debt. */
export const bookHelp: readonly HelpArea[] = [
  {
    area: 'Active policies',
    topics: [
      {
        question: 'Which of my policies are past due?',
        answer:
          'Open Active and choose the tab Past due. These policies are in force, but their paid to date has passed. A premium that is due today is not past due yet.',
      },
      {
        question: 'How do I hear about a change to a policy?',
        answer:
          'Open the policy and choose Watch this policy. You get a notification when its status, its paid to date or a requirement changes. To stop, choose it again.',
      },
    ],
  },
  {
    area: 'Terminated policies',
    topics: [
      {
        question: 'Why did a policy end?',
        answer:
          'Open Terminated. Reason and Termination Date say why and when each policy ended. A policy that lapsed has the reason Premium not paid.',
      },
      {
        question: 'Which policies ended because the first payment was declined?',
        answer:
          'Open Terminated and choose the tab Declined first payment. Commission that was paid on these policies is charged back.',
      },
    ],
  },
  {
    area: 'Commissions',
    feature: 'commissions',
    topics: [
      {
        question: 'What is a cycle, and when does it close?',
        answer:
          'A cycle is a pay period: the 1st to the 15th of a month, or the 16th to its last day. The amounts of the open cycle are estimated until it closes.',
      },
      {
        question: 'How do I see the commissions of another cycle?',
        feature: 'commissiondates',
        answer:
          'Open Commissions and choose a cycle at the top. The summary and all tabs show that cycle. All cycles shows every line that was paid.',
      },
      {
        question: 'How do I import commissions into my agency system?',
        answer:
          'Open Commissions, choose the cycle and Export to CSV. Each line is one payment, with the insured, the period that it is for, and the share that was paid: premium × rate × share is the amount. A reversed payment names the line that it reverses.',
      },
      {
        question: 'How was an amount of commission calculated?',
        answer:
          'Open Commissions, find the line under Policy details and open its row. It shows the premium, the rate, your share and what was deducted. Expected and received compares a cycle with the schedule.',
      },
      {
        question: 'Where is my commission statement?',
        answer:
          'Open Commissions and choose Agent statement. Select the cycle and the type, then download the PDF.',
      },
      {
        question: 'Why is there a chargeback?',
        answer:
          'A policy ended soon after its issue, for example because the premium was not paid in the first 12 months. The commission that was paid on it is taken back. Open the row of the chargeback to see which payment it reverses.',
      },
    ],
  },
  {
    area: 'Debt',
    feature: 'commissions',
    topics: [
      {
        question: 'What is the difference between secured and unsecured debt?',
        answer:
          'Debt is commission that was paid in advance and is not earned yet. A secured advance belongs to a policy, and the commission on that policy recovers it. An unsecured advance belongs to an agent.',
      },
      {
        question: 'How is an advance recovered?',
        answer:
          'Each commission that falls due pays back a part of the advance, shown as a Recovery in Commissions. Debt shows what was advanced, what was recovered and the balance. If the policy ends, the rest of its advance is charged back.',
      },
      {
        question: 'What does At risk mean?',
        answer:
          'Debt lists under At risk what would be charged back if each policy that is past due lapsed today.',
      },
    ],
  },
];
