import { type Path, useLocation } from 'react-router-dom';

const isOneNumber = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Returns the URL with the carrier's spelling of a number that was typed in a different case
 * (decisions, 10).
 * @param typed the number in the URL
 * @param own the carrier's spelling; undefined until it has loaded
 * @returns undefined if the URL is already correct
 */
export function useOwnAddress(typed: string, own: string | undefined): Path | undefined {
  const { pathname, search, hash } = useLocation();
  if (own === undefined || own === typed || !isOneNumber(own, typed)) return undefined;
  const parts = pathname.split('/').map((part) => (part === typed ? own : part));
  return { pathname: parts.join('/'), search, hash };
}
