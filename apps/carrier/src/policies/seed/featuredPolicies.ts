import type { RequirementKind } from './requirementKinds.ts';

/** A pending policy that pictures, guides and tests use by its number. */
export interface FeaturedPolicy {
  readonly policyNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly agentId: string;
  readonly productType: string;
  readonly requirement: RequirementKind['name'];
  /** Days from the business date. */
  readonly requested: number;
  readonly due: number;
  readonly met?: number;
  readonly scheduled?: number;
}

/** All of Lakeshore School District, all in Dana Whitfield's book. */
export const featuredPolicies: readonly FeaturedPolicy[] = [
  {
    policyNumber: 'NL0018O0142',
    firstName: 'Ifeoma',
    lastName: 'Okafor',
    agentId: '4471902',
    productType: 'Critical Illness',
    requirement: 'Attending physician statement',
    requested: 0,
    due: 21,
  },
  {
    policyNumber: 'NL0017I1l90',
    firstName: 'Per',
    lastName: 'Lindqvist',
    agentId: '4473310',
    productType: 'Disability',
    requirement: 'Payroll deduction authorization',
    requested: -1,
    due: 13,
    met: -1,
  },
  {
    policyNumber: 'NL0016B8835',
    firstName: 'Maria',
    lastName: 'Ferreira-Castellanos',
    agentId: '4471902',
    productType: 'Accident',
    requirement: 'Replacement form',
    requested: -20,
    due: -6,
  },
  {
    policyNumber: 'NL0016A2206',
    firstName: 'Joel',
    lastName: 'Abernathy',
    agentId: '4470057',
    productType: 'Whole Life',
    requirement: 'Paramedical exam',
    requested: -6,
    due: 15,
    scheduled: 3,
  },
  {
    policyNumber: 'NL0015Z9071',
    firstName: 'Ana',
    lastName: 'Kowalczyk',
    agentId: '4471902',
    productType: 'Critical Illness',
    requirement: "Owner's signature on application",
    requested: -8,
    due: 13,
  },
];
