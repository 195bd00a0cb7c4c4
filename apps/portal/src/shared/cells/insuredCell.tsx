import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';

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
    <Link href={paths.client(clientId)} title={primaryInsured}>
      {primaryInsured}
    </Link>
  ) : (
    <span title={primaryInsured}>{primaryInsured}</span>
  );
