/**
 * The people whom demonstration accounts and tests know by name. Their ids never change with seed
 * or size.
 */
export interface FixedProducer {
  readonly producerId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accessLevel?: 'Historical';
  readonly businessTypes: readonly ('Individual' | 'Worksite')[];
  /** Agent ids, the first one the main contract, and the agent id above them. */
  readonly agentIds: readonly [string, ...string[]];
  readonly upline?: string;
}

/** The top of the hierarchy: its downline is the whole book. */
export const topAgentId = '4400001';

const both = ['Individual', 'Worksite'] as const;

/** Uplines before downlines. */
export const fixedProducers: readonly FixedProducer[] = [
  {
    producerId: 'P1000',
    firstName: '',
    lastName: 'Northfield General Agency',
    businessTypes: both,
    agentIds: [topAgentId],
  },
  {
    producerId: 'P1001',
    firstName: 'Dana',
    lastName: 'Whitfield',
    businessTypes: both,
    agentIds: ['4471902', '4471918', '4471925'],
    upline: topAgentId,
  },
  inDownline('P1002', 'Marco', 'Reyes', '4473310', '4471902'),
  inDownline('P1003', 'Ellen', 'Nakamura', '4470057', '4471902'),
  inDownline('P1004', 'Priya', 'Raman', '4473322', '4473310'),
  inDownline('P1005', 'Tomás', 'Ibarra', '4473329', '4473310'),
  inDownline('P1006', 'Grace', 'Whitcombe', '4470061', '4470057'),
  inDownline('P1007', 'Siobhán', "O'Rourke", '4473341', '4473322'),
  inDownline('P1008', 'Bartholomew', 'Featherstonehaugh-Cholmondeley', '4473347', '4473322'),
  withoutDownline('P1010', 'Ruth', 'Lindgren', '4480011', ['Individual']),
  withoutDownline('P1011', 'Theo', 'Marchetti', '4480022', ['Worksite']),
  withoutDownline('P1012', 'Ivy', 'Castellan', '4480033', []),
  { ...withoutDownline('P1013', 'Walter', 'Pruitt', '4480044', both), accessLevel: 'Historical' },
  withoutDownline('P1014', 'June', 'Abara', '4480055', both),
  withoutDownline('P1015', 'Miles', 'Okonkwo', '4480066', both),
];

function inDownline(
  producerId: string,
  firstName: string,
  lastName: string,
  agentId: string,
  upline: string,
): FixedProducer {
  return { producerId, firstName, lastName, businessTypes: both, agentIds: [agentId], upline };
}

function withoutDownline(
  producerId: string,
  firstName: string,
  lastName: string,
  agentId: string,
  businessTypes: FixedProducer['businessTypes'],
): FixedProducer {
  return {
    producerId,
    firstName,
    lastName,
    businessTypes,
    agentIds: [agentId],
    upline: topAgentId,
  };
}
