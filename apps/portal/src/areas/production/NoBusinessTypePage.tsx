import { MessagePage } from '../../shared/page/MessagePage.tsx';
import { noBusinessType } from '../../shared/noBusinessType.ts';

/** /production-credit for a user who opens the address but has business in neither branch [S2]. */
export function NoBusinessTypePage() {
  return (
    <MessagePage
      title="No production credit"
      message={`${noBusinessType} The help desk can explain why.`}
    />
  );
}

export { NoBusinessTypePage as Page };
