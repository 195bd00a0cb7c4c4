/** What a call about a late premium can end with. */
export const callOutcomes = ['Reached', 'LeftMessage', 'WillPay', 'WillNotPay'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
