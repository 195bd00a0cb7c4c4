import type { List } from '../../../shared/list/List.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import type { BranchName } from './branches.ts';
import { ProductionHead } from './ProductionHead.tsx';

interface DetailsPageProps<Row extends object, Field extends string, Page> {
  readonly branch: BranchName;
  readonly list: List<Row, Field, Page>;
}

/** The transactions of a branch [S2]. */
export function DetailsPage<Row extends object, Field extends string, Page>({
  branch,
  list,
}: DetailsPageProps<Row, Field, Page>) {
  return (
    <ListPage list={list} trail={<Breadcrumbs />}>
      <ProductionHead branch={branch} />
    </ListPage>
  );
}
