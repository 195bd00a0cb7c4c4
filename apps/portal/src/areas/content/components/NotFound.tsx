import { Link } from '@agent-portal/ui/Link';
import { TextInput } from '@agent-portal/ui/TextInput';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useListHref } from '../../../shared/list/address/listVersion.ts';
import { MessagePage } from '../../../shared/page/MessagePage.tsx';
import { useVisibleNavigation } from '../../../shared/navigation/NavigationContext.ts';
import { searchNavigation } from '../searchNavigation.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const Results = styled.search`
  display: grid;
  gap: ${token('space-16')};
  max-inline-size: 480px;
  margin: ${token('space-24')} auto 0;

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    padding-block: ${token('space-8')};
    color: ${token('color-text-muted')};
    border-block-end: 1px solid ${token('color-divider')};
  }
`;

export const notFoundTitle = 'Page not found';

/** The words in the last part of the address, as the initial search. */
const wordsOf = (pathname: string) =>
  (pathname.split('/').findLast(Boolean) ?? '').replaceAll(/[-_%]+/g, ' ');

/** The page for an unknown address, with a search of the navigation (decisions, 3). */
export function NotFound() {
  const { pathname } = useLocation();
  const { items = [] } = useVisibleNavigation();
  const listHref = useListHref();
  const [search, setSearch] = useState(() =>
    searchNavigation(items, wordsOf(pathname)).length > 0 ? wordsOf(pathname) : '',
  );
  const found = searchNavigation(items, search);
  return (
    <>
      <MessagePage
        title={notFoundTitle}
        message="No page has this address. Check it for a typing error, search for the page, or start from Home."
      />
      <Results>
        <TextInput
          label="Search the pages"
          type="text"
          value={search}
          onChange={setSearch}
          clearable
        />
        {search.trim() !== '' && found.length === 0 && <p>No pages found.</p>}
        {found.length > 0 && (
          <ul aria-label="Pages found">
            {found.map(({ text, trail, href = '', isLocked, isExternal }) => (
              <li key={`${trail.join()} ${text} ${href}`}>
                <Link
                  href={isLocked ? paths.login(href) : listHref(href)}
                  {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {text}
                </Link>
                {trail.length > 0 && <span> in {trail.join(', ')}</span>}
                {isLocked && <span> (log in required)</span>}
                {isExternal && <span> (opens in new tab)</span>}
              </li>
            ))}
          </ul>
        )}
      </Results>
    </>
  );
}
