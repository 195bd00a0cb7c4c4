import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';

interface Insured {
  readonly primaryInsured: string;
  readonly clientId?: string | undefined;
}

/**
 * A table cell with the primary insured and a link to the client, in lists of policies: their users may open
 * clients too.
 */
export const insuredCell = ({ primaryInsured, clientId }: Insured) =>
  clientId ? (
    <Link href={paths.client(clientId)} data-clamps="">
      {primaryInsured}
    </Link>
  ) : (
    <span data-clamps="">{primaryInsured}</span>
  );
