/** The requirements of underwriting, and who has to provide them. */
export interface RequirementKind {
  readonly name: string;
  readonly owedBy: 'Agent' | 'Carrier';
  /** It needs an appointment, so it can be Scheduled. */
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
