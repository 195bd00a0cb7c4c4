import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shared/page/MessagePage.tsx';
import { noBusinessType } from '../../shared/noBusinessType.ts';

/** /production-credit for a user who opens the address but has business in neither branch [S2]. */
export function NoBusinessTypePage() {
  return (
    <MessagePage
      title="No production credit"
      message={`${noBusinessType} The help desk can explain why.`}
      action={<Link href={paths.home()}>Go to Home</Link>}
    />
  );
}

export { NoBusinessTypePage as Page };
