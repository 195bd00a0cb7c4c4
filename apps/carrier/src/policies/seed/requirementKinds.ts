/** What underwriting asks for, and who has to bring it. */
export interface RequirementKind {
  readonly name: string;
  readonly owedBy: 'Agent' | 'Carrier';
  /** An appointment is made for it, so it can stand as Scheduled. */
  readonly isExam?: true;
}

export const requirementKinds: readonly [RequirementKind, ...RequirementKind[]] = [
  { name: 'Attending physician statement', owedBy: 'Agent' },
  { name: 'Payroll deduction authorization', owedBy: 'Agent' },
  { name: 'Replacement form', owedBy: 'Agent' },
  { name: 'Paramedical exam', owedBy: 'Agent', isExam: true },
  { name: "Owner's signature on application", owedBy: 'Agent' },
  { name: 'Illustration signed by applicant', owedBy: 'Agent' },
  { name: 'Blood and urine specimen', owedBy: 'Agent', isExam: true },
  { name: 'Telephone interview', owedBy: 'Agent', isExam: true },
  { name: 'Proof of income', owedBy: 'Agent' },
  { name: 'Trust certification', owedBy: 'Agent' },
  { name: 'Initial premium', owedBy: 'Agent' },
  { name: 'Prescription history check', owedBy: 'Carrier' },
  { name: 'Motor vehicle report', owedBy: 'Carrier' },
  { name: 'Underwriter review', owedBy: 'Carrier' },
];
