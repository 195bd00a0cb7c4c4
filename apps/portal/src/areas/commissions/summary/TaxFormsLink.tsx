import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';

/** Links to the tax forms of earlier years, if the user may open them. */
export function TaxFormsLink() {
  if (!useMayOpen(accessRules.taxForms, paths.taxForms())) return null;
  return (
    <p>
      <Link href={paths.taxForms()}>Tax forms of earlier years</Link>
    </p>
  );
}
