import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useFeatures } from '../../../session/useFeatures.ts';
import { mayFollow } from '../../../shared/mayFollow.ts';

/** Leads from what a year came to, to the tax forms of those before it, where the reader may open them. */
export function TaxFormsLink() {
  const { user } = useSession();
  const visit = { needs: accessRules.taxForms, user, features: useFeatures() };
  if (!mayFollow(paths.taxForms(), visit)) return null;
  return (
    <p>
      <Link href={paths.taxForms()}>Tax forms of former years</Link>
    </p>
  );
}
