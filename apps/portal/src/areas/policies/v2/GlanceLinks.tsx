import { useCasesOfPolicy } from '@agent-portal/data/cases/desk/hooks';
import { usePolicyAtAGlance } from '@agent-portal/data/policies/v2/hooks';
import { formatDay } from '@agent-portal/format';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { CaseEventText } from '../../../shared/cases/CaseEventText.tsx';
import { CaseLink } from '../../../shared/cases/CaseLink.tsx';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Stack } from '@agent-portal/ui/Stack';
import { useGroupBillsLink } from '../../../shared/cells/useGroupBillsLink.tsx';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import { employerOf } from '../policy/details/employerOf.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Placed below the other content of an open row. */
const GlanceRow = styled.div`
  margin-block-start: ${token('space-16')};
`;

export interface GlanceLinksProps {
  readonly policyNumber: string;
}

/**
 * The related links of a policy: the group of its employer, that group's bills, and its cases. They
 * load when a row opens. A link whose request fails is hidden.
 */
export function GlanceLinks({ policyNumber }: GlanceLinksProps) {
  const policy = usePolicyAtAGlance(policyNumber).data;
  const bills = useGroupBillsLink(policy?.groupNumber);
  const hasCases = useMayOpen(accessRules.cases, paths.cases());
  const cases = useCasesOfPolicy(hasCases ? policyNumber : null).data?.cases ?? [];
  if (!policy?.groupNumber && cases.length === 0) return null;
  return (
    <GlanceRow>
      <DescriptionList
        items={[
          ['Employer', policy?.groupNumber && employerOf(policy)],
          ['List bills', bills],
          [
            'Electronic delivery',
            cases.length > 0 && (
              <Stack as="ul" gap={4}>
                {cases.map((row) => (
                  <li key={row.envelopeId}>
                    <Stack direction="row" gap={8}>
                      <CaseEventText {...row} />
                      <CaseLink row={row}>{formatDay(row.eventDate)}</CaseLink>
                    </Stack>
                  </li>
                ))}
              </Stack>
            ),
          ],
        ]}
      />
    </GlanceRow>
  );
}
