import { useLocation } from 'react-router-dom';
import { useSession } from '../../../session/SessionContext.ts';
import { listVersion } from '../address/listVersion.ts';
import { VersionLinks } from './VersionSwitch.styles.ts';

/** The paths of the two versions of a list. */
export interface ListVersions {
  readonly classic: string;
  readonly new: string;
}

const labels = { classic: 'Classic view', new: 'New view' } as const;

/** 'Classic view | New view': opens the same list in the other version and stores the choice. */
export function VersionSwitch({ versions }: { readonly versions: ListVersions }) {
  const { pathname, search } = useLocation();
  const { username } = useSession().user;
  return (
    <VersionLinks aria-label="Versions of this list">
      {(['classic', 'new'] as const).map((version) => (
        <a
          key={version}
          href={versions[version] + search}
          aria-current={versions[version] === pathname ? 'page' : undefined}
          onClick={() => listVersion.choose(username, version)}
        >
          {labels[version]}
        </a>
      ))}
    </VersionLinks>
  );
}
