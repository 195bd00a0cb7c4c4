import { type Answer, type ApiError, useClient } from '@agent-portal/data';
import { getActiveHierarchy } from '@agent-portal/data/hierarchy/contract';
import {
  useAgentInformation,
  useHasDownline,
  useHierarchyViewAs,
} from '@agent-portal/data/hierarchy/hooks';
import type { HierarchyAgent } from '@agent-portal/data/hierarchy/shapes';
import { formatAgent, formatAsOf } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Combobox } from '@agent-portal/ui/Combobox';
import { FilterBar } from '@agent-portal/ui/FilterBar';
import { Pagination } from '@agent-portal/ui/Pagination';
import { TreeTable } from '@agent-portal/ui/TreeTable';
import { token } from '@agent-portal/ui/theme/token';
import { useCallback, useId, useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../paths.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { orderOf } from '../../../shared/list/address/listQuery.ts';
import { ListCommands } from '../../../shared/list/head/ListCommands.tsx';
import { ListTools } from '../../../shared/list/head/ListToolbar.styles.ts';
import { EmptyList, ListKeys, PrintedNote } from '../../../shared/list/lazyParts.ts';
import { ListTitle, type CommandsSlot } from '../../../shared/list/ListSection.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { countOf, rangeOf } from '../../../shared/list/rows/countOf.ts';
import { useList } from '../../../shared/list/useList.ts';
import { nounsOf } from './nounsOf.ts';
import { type AgentPath, isOutside, pathOf } from './pathOf.ts';
import { partSize, treeAddress, treeList } from './treeList.tsx';

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
function FindAgent() {
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

/** The open branches of the tree: those the user opened, and the path to the latest search result. */
function useOpenedPath(path: AgentPath | undefined) {
  const state = useState<ReadonlySet<string>>(() => path?.opened ?? new Set());
  const [opened, setOpened] = state;
  const [led, setLed] = useState(path?.key);
  if (path?.key !== led) {
    setLed(path?.key);
    if (path) setOpened(new Set([...opened, ...path.opened]));
  }
  return state;
}

interface FoundAgentProps {
  readonly agentId: string;
  readonly error: ApiError;
}

/** Explains why the tree does not mark the agent that the user searched for. */
function FoundAgent({ agentId, error }: FoundAgentProps) {
  return error.kind === 'not-found' ? (
    <Banner tone="warning">Agent {agentId} is not in your hierarchy.</Banner>
  ) : (
    <Banner tone="danger">
      Agent {agentId} could not be looked up. {error.message}
    </Banner>
  );
}

const none: readonly HierarchyAgent[] = [];
const keyOf = ({ agentId }: HierarchyAgent) => agentId;
const branchName = ({ agentName }: HierarchyAgent) => `the downline of ${agentName}`;
/** No children when the agent has no downline; otherwise they load on request. */
const childrenOf = ({ downline }: HierarchyAgent) => (downline === 0 ? [] : undefined);
const failureText = (reason: unknown) => (reason instanceof Error ? reason.message : null);

/** The path to the agent in the URL, available when the carrier has returned the agent's upline. */
function useFound(query: URLSearchParams) {
  const agentId = query.get('agent') ?? undefined;
  const viewAs = query.get('viewAs') ?? undefined;
  const answer = useAgentInformation(agentId ? { query: { ViewAsAgentId: agentId } } : null);
  const { data, error } = answer;
  const path = useMemo<AgentPath | undefined>(
    () => (data && data.agentId === agentId ? pathOf(data, viewAs) : undefined),
    [data, agentId, viewAs],
  );
  return {
    agentId,
    path,
    error,
    isInView: data?.agentId !== agentId || !data || !isOutside(data, viewAs),
  };
}

/** The active hierarchy as a tree. A branch loads when it opens; a long branch loads in parts [S7]. */
export function HierarchyTree({ slot }: { readonly slot: CommandsSlot }) {
  const client = useClient();
  const headingId = useId();
  const today = useBusinessDate();
  const shown = useList(treeList);
  const { state, page, query } = shown;
  const nouns = nounsOf(state.filters);
  const { agentId, path, error, ...found } = useFound(query);
  const openedState = useOpenedPath(path);
  const { field, direction } = orderOf(state, treeAddress);

  const agents = page?.rows ?? none;
  // A different path through the tree requests its branches again.
  const rows = useMemo(() => ({ rows: [...agents], path }).rows, [agents, path]);
  const loadChildren = useCallback(
    async ({ agentId: above }: HierarchyAgent, from: number) => {
      const onWay = path?.agentIds.indexOf(above) ?? -1;
      const first = onWay < 0 ? undefined : path?.agentIds[onWay + 1];
      const branch = await client.read(getActiveHierarchy, {
        query: {
          UnderAgentId: above,
          orderBy: { field, direction },
          page: from / partSize + 1,
          pageSize: partSize,
          ...(first !== undefined && { FirstAgentId: first }),
        },
      });
      return { rows: branch.agents, total: branch.totalRecords };
    },
    [client, field, direction, path],
  );

  // Searches and messages offer agents of the whole book: what they offer opens.
  if (!found.isInView) return <Navigate to={paths.hierarchy(agentId)} replace />;
  return (
    <section aria-labelledby={headingId}>
      <ListTitle id={headingId} title={treeList.title} slot={slot}>
        <ListCommands list={treeList} shown={shown} />
      </ListTitle>
      {agentId && error && <FoundAgent agentId={agentId} error={error} />}
      <PrintedNote
        filters={shown.filters}
        chosen={state.filters}
        tab={undefined}
        columns={treeList.columns}
        sort={state.sort}
        range={page && page.totalPages > 1 ? rangeOf(page, partSize, nouns) : undefined}
      />
      <TreeTable
        name={treeList.title}
        columns={treeList.columns}
        rows={rows}
        rowKey={keyOf}
        childrenOf={childrenOf}
        loadChildren={loadChildren}
        branchName={branchName}
        failureText={failureText}
        openedState={openedState}
        marked={path?.key}
        sort={state.sort}
        onSort={shown.setSort}
        status={shown.status}
        skeletonRows={3}
        toolbar={
          <ListTools>
            <FilterBar
              today={today}
              filters={shown.filters}
              values={state.filters}
              onChange={shown.setFilters}
              onRefresh={shown.refreshFilters}
              onReset={shown.reset}
              sorting={{ columns: treeList.columns, sort: state.sort, onSort: shown.setSort }}
              resultText={page ? countOf(page.total, ...nouns) : undefined}
              asOf={page?.asOf ? formatAsOf(page.asOf, today) : undefined}
              isBusy={shown.isBusy}
            />
          </ListTools>
        }
        error={shown.error && <LoadError error={shown.error} onRetry={shown.retry} />}
        empty={
          <EmptyList
            noun={treeList.nouns[1]}
            filters={shown.filters}
            chosen={state.filters}
            onClear={() => shown.setFilters({})}
          />
        }
        footer={
          page &&
          page.totalPages > 1 && (
            <Pagination
              page={page.currentPage}
              totalPages={page.totalPages}
              pageSize={partSize}
              pageSizes={treeAddress.pageSizes}
              total={page.total}
              itemNoun={nouns[1]}
              onPage={shown.goToPage}
              onPageSize={shown.setPageSize}
              onPageIntent={shown.prefetchPage}
            />
          )
        }
      />
      <ListKeys />
      <FindAgent />
    </section>
  );
}
