import { foldNumber } from '@agent-portal/format';
import { type Path, useLocation } from 'react-router-dom';

/**
 * Returns the URL with the carrier's spelling of a number that was typed in another one: in a different case
 * (decisions, 10), with dashes, or with what mail writes around it.
 * @param typed the number in the URL
 * @param own the carrier's spelling; undefined until it has loaded
 * @returns undefined if the URL is already correct
 */
export function useOwnAddress(typed: string, own: string | undefined): Path | undefined {
  const { pathname, search, hash } = useLocation();
  if (own === undefined || own === typed || foldNumber(own) !== foldNumber(typed)) return undefined;
  // The router decodes the number, and leaves the URL encoded.
  const ownPath = pathname
    .split('/')
    .map((part) => (decodeURIComponent(part) === typed ? encodeURIComponent(own) : part))
    .join('/');
  // A redirect to the same URL would leave the page empty.
  return ownPath === pathname ? undefined : { pathname: ownPath, search, hash };
}
