import { useHasDownline, useHierarchyViewAs } from '@agent-portal/data/hierarchy/hooks';
import type { Answer } from '@agent-portal/data';
import { Combobox } from '@agent-portal/ui/Combobox';
import { formatAgent } from '@agent-portal/format';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const Finder = styled.div`
  max-inline-size: 28rem;
  /* As high as the search that it waits for. */
  min-block-size: 4.5rem;
  margin-block: ${token('space-16')};

  @media print {
    display: none;
  }
`;

type Agents = NonNullable<ReturnType<typeof useHierarchyViewAs>['data']>['viewAsFilterValues'];

const statusOf = ({ data, error }: Answer<unknown>) =>
  data ? ('ready' as const) : error ? ('error' as const) : ('loading' as const);

/**
 * Finds an agent anywhere in the hierarchy by name or number. The URL names the agent, and the tree
 * opens the branches down to it. It is below the tree, which it would move when its call returns. The search is hidden when the agent has no downline.
 */
export function FindAgent() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data: hasDownline, error } = useHasDownline({ query: {} });
  const answer = useHierarchyViewAs(hasDownline === true);
  const agents: Agents | undefined = answer.data?.viewAsFilterValues;
  const options = useMemo(
    () => agents?.map((agent) => ({ value: agent.agentId, label: formatAgent(agent) })),
    [agents],
  );
  if (hasDownline === false || error) return null;
  if (!hasDownline) return <Finder />;
  return (
    <Finder>
      <Combobox
        label="Find an agent by name or number"
        value={search.get('agent')}
        onChange={(agentId) =>
          void navigate(paths.hierarchy(agentId ?? undefined), { preventScrollReset: true })
        }
        options={options}
        status={statusOf(answer)}
        onRetry={answer.retry}
      />
    </Finder>
  );
}
