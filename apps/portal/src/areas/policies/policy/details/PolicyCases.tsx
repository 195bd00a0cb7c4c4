import { useCasesOfPolicy } from '@agent-portal/data/cases/desk/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { formatDay } from '@agent-portal/format';
import { accessRules } from '../../../../access/accessRules.ts';
import { paths } from '../../../../paths.ts';
import { CaseEventText } from '../../../../shared/cases/CaseEventText.tsx';
import { CaseLink } from '../../../../shared/cases/CaseLink.tsx';
import { useMayOpen } from '../../../../shared/useMayOpen.ts';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';

/** The envelopes of a policy, for users who may open case management. */
export function PolicyCases({ policyNumber }: { readonly policyNumber: string }) {
  const isOpen = useMayOpen(accessRules.cases, paths.cases());
  const { data, error, retry } = useCasesOfPolicy(isOpen ? policyNumber : null);
  if (error && error.kind !== 'not-offered') {
    return (
      <Card>
        <h2>Electronic delivery</h2>
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          The electronic delivery of this policy could not be loaded. {error.message}
        </Banner>
      </Card>
    );
  }
  if (!data || data.cases.length === 0) return null;
  return (
    <Card>
      <h2>Electronic delivery</h2>
      {data.cases.map((row) => (
        <DescriptionList
          key={row.envelopeId}
          items={[
            [
              'Case',
              <CaseLink key="case" row={row}>
                {row.envelopeId}
              </CaseLink>,
            ],
            ['Event', <CaseEventText key="event" {...row} />],
            ['Event Date', formatDay(row.eventDate)],
            ['Recipient', row.recipient],
            ['E-mail', row.recipientEmail],
          ]}
        />
      ))}
    </Card>
  );
}
