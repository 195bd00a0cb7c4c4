import type { Fields } from './Fields.ts';

const figures: Fields = {
  eligible: true,
  enrolled: true,
  participation: true,
  annualizedPremium: true,
};
const group: Fields = {
  agentName: true,
  agentId: true,
  groupNumber: true,
  group: true,
  state: true,
  ...figures,
};

/** The columns of groups (decisions, 3). The specification names no field. */
export const groupFields = {
  getGroupSummary: { groups: group },
  getGroupDetails: {
    ...group,
    products: { product: true, ...figures },
    contacts: { name: true, title: true, email: true, phone: true },
  },
} satisfies Readonly<Record<string, Fields>>;
