import type { ImpersonationEntry } from '@agent-portal/data/impersonation/contract';
import { Spinner } from '@agent-portal/ui/Spinner';
import { nameOf } from './useImpersonation.ts';

export interface ImpersonationListProps {
  readonly records: readonly ImpersonationEntry[];
  /** The entry that is being impersonated. */
  readonly pending: ImpersonationEntry | undefined;
  readonly onChoose: (entry: ImpersonationEntry) => void;
}

const idsOf = ({ agents }: ImpersonationEntry) => agents.flatMap(({ agentIds }) => agentIds);

/** Entries to impersonate: name, agent ids, email and username [S2]. */
export function ImpersonationList({ records, pending, onChoose }: ImpersonationListProps) {
  return (
    <ul>
      {records.map((entry) => (
        <li key={idsOf(entry).join()}>
          <button
            type="button"
            data-entry=""
            aria-busy={entry === pending || undefined}
            aria-disabled={pending !== undefined || undefined}
            onClick={() => onChoose(entry)}
          >
            <strong>{nameOf(entry)}</strong>
            <span>{idsOf(entry).join(', ')}</span>
            <span>{entry.email}</span>
            {entry.userName && <span>{entry.userName}</span>}
            {entry === pending && <Spinner label="" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
