import { useMemo } from 'react';
import { useSession } from '../../../session/SessionContext.ts';
import { ListPage, type ListPageProps } from '../../../shared/list/ListPage.tsx';

/** The page of a list of policies. A user with the policies of one agent sees no agents. */
export function V2ListPage<Row extends object, Field extends string, Page>({
  list,
  ...page
}: ListPageProps<Row, Field, Page>) {
  const { seesOneAgent } = useSession().user;
  const shown = useMemo(
    () =>
      seesOneAgent ? { ...list, columns: list.columns.filter(({ id }) => id !== 'agent') } : list,
    [list, seesOneAgent],
  );
  return <ListPage {...page} list={shown} />;
}
