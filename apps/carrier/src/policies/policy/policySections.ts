import { carrier } from '@agent-portal/data/carrier';
import { sentencesOf } from '@agent-portal/data/policies/sentencesOf';
import type { Party, Policy } from '@agent-portal/data/policies/policy/shapes';
import {
  formatAgent,
  formatDate,
  formatMoney,
  formatPercent,
  formatPhone,
} from '@agent-portal/format';
import type { PdfBlock, PdfColumn, PdfSection } from '../../documents/pdf.ts';

/** Everything that the page of a policy shows (decisions, 3). */
export function policySections(policy: Policy): readonly PdfSection[] {
  return [
    {
      heading: 'Policy',
      blocks: [
        {
          pairs: [
            ['Policy number', policy.policyNumber],
            ['Status', `${policy.policyStatus} since ${formatDate(policy.statusDate)}`],
            ['Why pending', policy.pendingReason ? sentencesOf(policy.pendingReason) : null],
            ['Product', `${policy.productName} (${policy.productType})`],
            ['Employer', policy.employer],
            ['Application date', formatDate(policy.applicationDate)],
            ['Issued date', formatDate(policy.issueDate)],
            ['Paid to date', formatDate(policy.paidToDate)],
            ['Termination date', formatDate(policy.terminationDate)],
            ['Reason', policy.reason],
            ...premium(policy),
          ],
        },
      ],
    },
    coverages('Coverages and riders', policy),
    ...clients(policy),
    writingAgents(policy),
    ...requirements(policy),
  ];
}

/** The application: the product, the applicant and the insured. */
export function applicationSections(policy: Policy): readonly PdfSection[] {
  return [
    {
      heading: 'Application',
      blocks: [
        {
          pairs: [
            ['Policy number', policy.policyNumber],
            ['Date of application', formatDate(policy.applicationDate)],
            ['Product applied for', `${policy.productName} (${policy.productType})`],
            ['Employer', policy.employer],
            ...premium(policy),
          ],
        },
      ],
    },
    coverages('Coverage applied for', policy),
    ...clients(policy),
    writingAgents(policy),
    {
      heading: 'About this copy',
      blocks: [
        {
          paragraph:
            `This is a copy of what ${carrier.name} recorded from the application. ` +
            'The signed application itself stays with the carrier.',
        },
      ],
    },
  ];
}

function premium(policy: Policy): (readonly [string, string])[] {
  return [
    ['Billing mode', policy.billingMode ?? ''],
    ['Modal premium', formatMoney(policy.modalPremium)],
    ['Annualized premium', formatMoney(policy.annualizedPremium)],
  ];
}

const amountColumn = (header: string): PdfColumn => ({ header, align: 'end' });

function coverages(heading: string, policy: Policy): PdfSection {
  const columns = [
    { header: 'Coverage' },
    { header: 'Kind' },
    amountColumn('Face amount'),
    amountColumn('Annual premium'),
    { header: 'Effective date' },
  ];
  const rows = policy.coverages.map((coverage) => [
    coverage.name,
    coverage.kind,
    coverage.faceAmount === null ? '—' : formatMoney(coverage.faceAmount),
    formatMoney(coverage.annualPremium),
    formatDate(coverage.effectiveDate) || '—',
  ]);
  return { heading, blocks: [{ columns, rows }] };
}

/** Client Information by role, in the order of [S2]. */
function clients(policy: Policy): readonly PdfSection[] {
  const roles: readonly (readonly [string, readonly (Party | null)[]])[] = [
    ['Insureds', policy.insureds],
    ['Owners', policy.owners],
    ['Payors', policy.payors],
    ['Payee', [policy.payee]],
    ['Assignee', [policy.assignee]],
    ['Beneficiaries', policy.beneficiaries],
    ['Annuitants', policy.annuitants],
  ];
  return roles.flatMap(([heading, parties]) => {
    const blocks = parties.filter((party) => party !== null).map(toBlock);
    return blocks.length === 0 ? [] : [{ heading, blocks }];
  });
}

function toBlock(party: Party): PdfBlock {
  return {
    pairs: [
      ['Name', party.name],
      ['Relationship', party.relationship],
      ['Class', party.beneficiaryClass],
      ['Share', party.share === null ? null : formatPercent(party.share)],
      ['Born', formatDate(party.birthDate)],
      ['Address', party.addressLines.join('\n')],
      ['Phone', party.phone && formatPhone(party.phone)],
      ['E-mail', party.email],
    ],
  };
}

function writingAgents(policy: Policy): PdfSection {
  const rows = policy.writingAgents.map((agent) => [
    formatAgent(agent),
    formatPercent(agent.split),
  ]);
  return {
    heading: 'Writing agents',
    blocks: [{ columns: [{ header: 'Agent Name - ID' }, amountColumn('Split')], rows }],
  };
}

function requirements(policy: Policy): readonly PdfSection[] {
  if (policy.requirements.length === 0) return [];
  const columns = ['Requirement', 'Asked for', 'Due', 'Met'].map((header) => ({ header }));
  const rows = policy.requirements.map((item) => [
    item.requirement,
    formatDate(item.date),
    formatDate(item.dueDate),
    item.met === 'Scheduled'
      ? `Planned ${formatDate(item.scheduledDate)}`
      : formatDate(item.metDate) || item.met,
  ]);
  return [{ heading: 'Requirements', blocks: [{ columns, rows }] }];
}
