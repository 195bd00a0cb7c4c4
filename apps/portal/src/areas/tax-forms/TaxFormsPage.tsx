import { ListPage } from '../../shared/list/ListPage.tsx';
import { taxFormsList } from './taxFormsList.tsx';
import { startRowsOf } from '../../shared/list/startList.ts';

/** /tax-forms: the user's tax forms of seven years [S2]. */
export function TaxFormsPage() {
  return <ListPage list={taxFormsList} />;
}

export { TaxFormsPage as Page };

export const startData = startRowsOf(taxFormsList);
