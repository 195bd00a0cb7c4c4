import { getCasesNeedingAttention } from '@agent-portal/data/cases/desk/contract';
import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Grid } from '@agent-portal/ui/Grid';
import { Link } from '@agent-portal/ui/Link';
import { Stack } from '@agent-portal/ui/Stack';
import { Text } from '@agent-portal/ui/Text';
import { token } from '@agent-portal/ui/theme/token';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { caseList } from './caseList.tsx';
import { startList } from '../../../shared/list/startList.ts';
import type { Address } from '../../../shared/address.ts';
import { paths } from '../../../paths.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { attentionText } from '../attentionText.ts';
import { CaseLink } from '../../../shared/cases/CaseLink.tsx';
import { caseFilterAddress } from './caseFilters.ts';

const Desk = styled.section`
  margin-block-end: ${token('space-16')};
  padding: ${token('space-12')} ${token('space-16')};
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  & h2 {
    margin: 0;
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  /* The list below does not move when the cases arrive. */
  &[aria-busy='true'] {
    min-block-size: 6.6875rem;
  }

  & > ul {
    margin-block-start: ${token('space-8')};
  }

  & li > a {
    overflow-wrap: anywhere;
  }

  @media print {
    display: none;
  }
`;

/** The number of cases on the desk. The tab shows the others. */
const mostShown = 3;

/** Whether filters of the list, other than View as and the tab, hide some of these cases. */
const isNarrowed = (search: URLSearchParams) =>
  Object.keys(caseFilterAddress).some(
    (name) => name !== 'viewAs' && name !== 'attention' && search.has(name),
  );

/**
 * The e-delivery desk: the cases that have waited longest for an action, and why. It counts as many
 * cases as the navigation, even if filters of the list hide some of them. A phone begins with the list: its tab
 * shows the same cases.
 */
function NeedsAttention() {
  const headingId = useId();
  const today = useBusinessDate();
  const isPhone = useIsPhone();
  const [search] = useSearchParams();
  const viewAs = search.get('viewAs');
  const { data, error, retry } = useCasesNeedingAttention(viewAs, !isPhone);
  const isFiltered = isNarrowed(search);
  // The list below already shows all of them.
  if (isPhone || (search.get('attention') === 'true' && !isFiltered)) return null;
  if (error && error.kind !== 'not-offered') {
    return (
      <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
        The cases that need attention could not be loaded. {error.message}
      </Banner>
    );
  }
  if (!data && !error) return <Desk aria-busy />;
  if (!data || data.count === 0) return null;
  const all = new URLSearchParams({ ...(viewAs && { viewAs }), attention: 'true' });
  return (
    <Desk aria-labelledby={headingId}>
      <Stack direction="row" gap={4} align="baseline" justify="space-between">
        <h2 id={headingId}>
          {data.count === 1 ? '1 case needs' : `${data.count} cases need`} your attention
        </h2>
        {(data.count > mostShown || isFiltered) && (
          <Link href={`${paths.cases()}?${all}`}>Show all</Link>
        )}
      </Stack>
      {isFiltered && (
        <Text as="p" tone="muted">
          The list below is filtered, so it can show fewer.
        </Text>
      )}
      <Grid as="ul" minColumn="17rem" gap={8}>
        {data.cases.slice(0, mostShown).map((row) => (
          <li key={row.envelopeId}>
            <CaseLink row={row}>{row.primaryInsured}</CaseLink>
            <Text as="div" tone="muted">
              {attentionText(row, today)} · {row.productType}
            </Text>
          </li>
        ))}
      </Grid>
    </Desk>
  );
}

/** /case-management: first the cases that need attention, then all cases [S2]. */
export function CaseManagementPage() {
  return (
    <ListPage list={caseList}>
      <NeedsAttention />
    </ListPage>
  );
}

export { CaseManagementPage as Page };

/** Requests the rows and, for the place above them, the cases that need attention. */
export async function startData(address: Address): Promise<void> {
  const viewAs = address.url.searchParams.get('viewAs');
  const query = viewAs ? { ViewAsAgentId: viewAs } : {};
  await Promise.all([
    startList(caseList, address),
    address.portal.client.prefetch(getCasesNeedingAttention, { query }),
  ]);
}
