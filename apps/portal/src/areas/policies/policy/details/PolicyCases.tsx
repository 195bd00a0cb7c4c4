import { useCasesOfPolicy } from '@agent-portal/data/cases/desk/hooks';
import { formatDay } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { accessRules } from '../../../../access/accessRules.ts';
import { paths } from '../../../../paths.ts';
import { CaseEventText } from '../../../../shared/cases/CaseEventText.tsx';
import { CaseLink } from '../../../../shared/cases/CaseLink.tsx';
import { EmailText } from '../../../../shared/cells/EmailText.tsx';
import { RailPart } from '../../../../shared/page/Rail.tsx';
import { useMayOpen } from '../../../../shared/useMayOpen.ts';

/** The envelopes of a policy, for users who may open case management. */
export function PolicyCases({ policyNumber }: { readonly policyNumber: string }) {
  const isOpen = useMayOpen(accessRules.cases, paths.cases());
  const { data, error, retry } = useCasesOfPolicy(isOpen ? policyNumber : null);
  if (error && error.kind !== 'not-offered') {
    return (
      <RailPart title="Electronic delivery">
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          The electronic delivery of this policy could not be loaded. {error.message}
        </Banner>
      </RailPart>
    );
  }
  return (
    <RailPart
      title="Electronic delivery"
      items={(data?.cases ?? []).flatMap((row) => [
        [
          'Case',
          <CaseLink key="case" row={row}>
            {row.envelopeId}
          </CaseLink>,
        ],
        ['Event', <CaseEventText key="event" {...row} />],
        ['Event date', formatDay(row.eventDate)],
        ['Recipient', row.recipient],
        ['E-mail', row.recipientEmail && <EmailText key="email" address={row.recipientEmail} />],
      ])}
    />
  );
}
