import { ClientLink } from './ClientLink.tsx';

interface Insured {
  readonly primaryInsured: string;
  readonly clientId?: string | undefined;
}

/** A table cell with the primary insured, in lists whose users may not all open clients. */
export const clientCell = ({ primaryInsured, clientId }: Insured) => (
  <ClientLink clientId={clientId} isInTable>
    {primaryInsured}
  </ClientLink>
);
