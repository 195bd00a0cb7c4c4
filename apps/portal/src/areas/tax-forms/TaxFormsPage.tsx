import { ListPage } from '../../shared/list/ListPage.tsx';
import { taxFormsList } from './taxFormsList.tsx';

/** /tax-forms: the own tax forms of seven years [S2]. */
export function TaxFormsPage() {
  return <ListPage list={taxFormsList} />;
}
