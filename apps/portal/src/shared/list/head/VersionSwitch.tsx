import { useLocation } from 'react-router-dom';
import { useSession } from '../../../session/SessionContext.ts';
import { listVersion } from '../address/listVersion.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const VersionLinks = styled.nav`
  display: flex;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  overflow: clip;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: calc(${token('control-height')} - 2px);
    padding-inline: ${token('space-12')};
    color: ${token('color-text')};
    text-decoration: none;
  }

  a:hover {
    background: ${token('color-hover')};
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  a[aria-current] {
    background: ${token('color-selected')};
    font-weight: ${token('font-weight-strong')};
  }

  @media print {
    display: none;
  }
`;

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
